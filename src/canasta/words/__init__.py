"""Sentences in Swedish, bokmål and English, by message id: one set of Fluent catalogues for page, server and commands.

``Words("sv").text("violation-pile-frozen", have=1, need=2, rank="9")``. The files are ``<lang>/*.ftl``; the page reads
the same ones at build time. The four functions that they may use are those of ``canasta.words.functions``.
"""

from canasta.words.language import DEFAULT_LANGUAGE, LANGUAGES, best_language, languages
from canasta.words.system import system_code
from canasta.words.words import Words, WordsError

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "Words", "WordsError", "best_language", "languages", "system_code"]
