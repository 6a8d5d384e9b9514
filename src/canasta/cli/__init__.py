"""The command ``canasta``. Each subcommand is a module of this package, loaded when it is called for."""

from canasta.cli.app import app, main

__all__ = ["app", "main"]
