# Ord som allt annat delar.

yes = Ja
no = Nej
cards-count =
    { $n ->
        [one] ett kort
       *[other] { $n } kort
    }
side-us = Vi
side-them = De
seat-you = Du

# Varför systemet vägrar en fil eller en mapp, efter det namn som systemet har på felet.
system-reason =
    { $code ->
        [ENOENT] platsen finns inte
        [EISDIR] det är en mapp
        [ENOTDIR] en del av sökvägen är ingen mapp
        [EEXIST] det finns en fil med det namnet
        [EACCES] du får inte göra det där
        [EPERM] du får inte göra det där
        [EROFS] där får inget skrivas
        [ENOSPC] disken är full
        [SQLITE_NOTADB] filen är ingen databas
        [SQLITE_CANTOPEN] där går det inte att skapa en databas
        [SQLITE_BUSY] ett annat program använder den
        [SQLITE_LOCKED] ett annat program använder den
        [SQLITE_READONLY] där får inget skrivas
        [SQLITE_FULL] disken är full
        [newer] den är skriven av en nyare Canasta
       *[other] systemet säger { $code }
    }
