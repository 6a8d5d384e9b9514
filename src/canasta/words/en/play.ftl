# The command canasta play.

cmd-play-ready = Canasta is running at { $url }
cmd-play-port = There is no port { $port }: a number from 0 to { $most } was expected.
cmd-play-port-taken = Port { $port } cannot be used. Give a free one with --port.
cmd-play-database-scheme = The database { $url } cannot be used: sqlite:///PATH was expected.
cmd-play-database-place = The database { $path } cannot be opened: { system-reason }.
cmd-play-ended = The table is closed. The games are kept.
