# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
# moc without include paths. With them it reads all that a header includes, which takes half a second for each class,
# and fails in <concepts> of libstdc++ (Qt 6.4). It needs nothing from there as long as no class with
# Q_OBJECT depends on a macro of another header.
#
# trichevron_use_moc(TARGET): runs it for the headers of this target.
set(trichevron_moc ${PROJECT_BINARY_DIR}/moc)
file(GENERATE OUTPUT ${trichevron_moc} CONTENT [=[#!/bin/sh
for argument; do
  shift
  case $argument in
  -I*) ;;
  *) set -- "$@" "$argument" ;;
  esac
done
exec "$<TARGET_FILE:Qt6::moc>" "$@"
]=] FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)

function(trichevron_use_moc target)
  set_target_properties(${target} PROPERTIES AUTOMOC ON AUTOMOC_EXECUTABLE ${trichevron_moc})
endfunction()
