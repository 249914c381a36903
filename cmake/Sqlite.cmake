# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
# trichevron_sqlite: SQLite, which reads the databases of Nsight Systems. The static library where the system has
# it, so that trichevron-cli runs on a server without SQLite.
find_package(SQLite3 REQUIRED)
find_library(SQLITE3_ARCHIVE libsqlite3.a)
mark_as_advanced(SQLITE3_ARCHIVE)
add_library(trichevron_sqlite INTERFACE)
target_include_directories(trichevron_sqlite SYSTEM INTERFACE ${SQLite3_INCLUDE_DIRS})
if(SQLITE3_ARCHIVE)
  find_package(Threads REQUIRED)
  target_link_libraries(trichevron_sqlite INTERFACE ${SQLITE3_ARCHIVE} Threads::Threads ${CMAKE_DL_LIBS} m)
else()
  target_link_libraries(trichevron_sqlite INTERFACE SQLite::SQLite3)
endif()
