# Ord som alt annet deler.

yes = Ja
no = Nei
cards-count =
    { $n ->
        [one] ett kort
       *[other] { $n } kort
    }
side-us = Vi
side-them = De
seat-you = Du

# Hvorfor systemet nekter en fil eller en mappe, etter navnet systemet har på feilen.
system-reason =
    { $code ->
        [ENOENT] stedet finnes ikke
        [EISDIR] det er en mappe
        [ENOTDIR] en del av stien er ingen mappe
        [EEXIST] det finnes en fil med det navnet
        [EACCES] du har ikke lov til det der
        [EPERM] du har ikke lov til det der
        [EROFS] der kan ingenting skrives
        [ENOSPC] disken er full
        [SQLITE_NOTADB] filen er ingen database
        [SQLITE_CANTOPEN] der kan det ikke lages en database
        [SQLITE_BUSY] et annet program bruker den
        [SQLITE_LOCKED] et annet program bruker den
        [SQLITE_READONLY] der kan ingenting skrives
        [SQLITE_FULL] disken er full
        [newer] den er skrevet av en nyere Canasta
       *[other] systemet sier { $code }
    }
