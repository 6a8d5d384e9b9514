"""The server: HTTP, web sockets and storage around ``canasta.table``."""
