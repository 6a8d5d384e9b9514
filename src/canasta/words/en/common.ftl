# Words that all else shares.

yes = Yes
no = No
cards-count =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
side-us = We
side-them = They
seat-you = You

# Why the system refuses a file or a folder, by the name that the system has for it.
system-reason =
    { $code ->
        [ENOENT] there is no such place
        [EISDIR] it is a folder
        [ENOTDIR] a part of the path is no folder
        [EEXIST] there is a file of that name
        [EACCES] you may not do that there
        [EPERM] you may not do that there
        [EROFS] nothing may be written there
        [ENOSPC] the disk is full
        [SQLITE_NOTADB] the file is not a database
        [SQLITE_CANTOPEN] no database can be made there
        [SQLITE_BUSY] another program is using it
        [SQLITE_LOCKED] another program is using it
        [SQLITE_READONLY] nothing may be written there
        [SQLITE_FULL] the disk is full
        [newer] it was written by a newer Canasta
       *[other] the system says { $code }
    }
