"""The options, one module a group."""
