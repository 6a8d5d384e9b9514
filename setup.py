"""What pyproject.toml cannot say: compile the core, build the page, keep all that is made in .build/."""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import build_core  # noqa: E402  (needs the path above)
import build_page  # noqa: E402

MADE = ROOT / ".build"
# Other commands (metadata, source archive, an editable install) get no extensions: a compiled file beside its source
# would hide later edits, and translating the core takes seconds.
BUILDING = bool({"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv))


class BuildPython(build_py):
    """Builds the page first, and starts from an empty folder, so that a file once deleted is not shipped."""

    def run(self) -> None:
        if BUILDING:
            build_page.build()
            for path in Path(self.build_lib).rglob("*"):
                if path.is_file() and path.suffix not in (".so", ".pyd"):
                    path.unlink()
        super().run()


class BuildCore(build_ext):
    """Compiles the core, whole or not at all."""

    def run(self) -> None:
        wanted = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        for path in [*Path(self.build_lib).rglob("*.so"), *Path(self.build_lib).rglob("*.pyd")]:
            if path not in wanted:
                path.unlink()
        super().run()
        if not all(path.is_file() for path in wanted):
            for path in wanted:
                path.unlink(missing_ok=True)
            print("canasta: the core could not be compiled here; the engine will run interpreted", file=sys.stderr)


class SourceArchive(sdist):
    """A source archive carries the built page, so that installing from it takes no node."""

    def run(self) -> None:
        build_page.build()
        super().run()


(MADE / "metadata").mkdir(parents=True, exist_ok=True)
setup(
    ext_modules=build_core.extensions(MADE / "core") if BUILDING and build_core.wanted() else [],
    cmdclass={"build_py": BuildPython, "build_ext": BuildCore, "sdist": SourceArchive},
    options={
        "build": {"build_base": str(MADE / "wheel")},
        "egg_info": {"egg_base": str(MADE / "metadata")},
        "bdist_wheel": {"bdist_dir": str(MADE / "unpacked")},
    },
)
