# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
# Compiles demo kernels, embeds the part of each that is shown to the user, writes the kernel again to be traced, and
# writes the table of them.
set(TRICHEVRON_EMBED_SCRIPT ${CMAKE_CURRENT_LIST_DIR}/embed_source.cmake)
set(TRICHEVRON_TRACE_SCRIPT ${CMAKE_CURRENT_LIST_DIR}/traced_kernel.cmake)

function(trichevron_add_demos target)
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/generated/gpu/demos)
  set(table "")
  foreach(id IN LISTS ARGN)
    string(REGEX REPLACE "([A-Z])" "_\\1" file ${id})
    string(TOLOWER ${file} file)
    set(kernel ${CMAKE_CURRENT_SOURCE_DIR}/demos/${file}.cu)
    # What kernel and CPU share stands in a header of the same name, if there is one.
    set(sources ${kernel})
    if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/demos/${file}.h)
      list(PREPEND sources ${CMAKE_CURRENT_SOURCE_DIR}/demos/${file}.h)
    endif()
    set(embedded ${generated}/${file}.source.inc)
    list(JOIN sources "|" joined)
    add_custom_command(OUTPUT ${embedded}
      COMMAND ${CMAKE_COMMAND} "-DSOURCES=${joined}" -DOUTPUT=${embedded} -P ${TRICHEVRON_EMBED_SCRIPT}
      DEPENDS ${sources} ${TRICHEVRON_EMBED_SCRIPT}
      COMMENT "Embedding the source of ${id}" VERBATIM)
    set(traced ${generated}/${file}.traced.inc)
    add_custom_command(OUTPUT ${traced}
      COMMAND ${CMAKE_COMMAND} -DSOURCE=${kernel} -DNAME=${id} -DOUTPUT=${traced} -P ${TRICHEVRON_TRACE_SCRIPT}
      DEPENDS ${kernel} ${TRICHEVRON_TRACE_SCRIPT}
      COMMENT "Writing ${id} to be traced" VERBATIM)
    target_sources(${target} PRIVATE ${kernel} ${embedded} ${traced})

    string(SUBSTRING ${id} 0 1 first)
    string(SUBSTRING ${id} 1 -1 rest)
    string(TOUPPER ${first} first)
    string(APPEND table "X(make${first}${rest})\n")
  endforeach()
  file(CONFIGURE OUTPUT ${generated}/demo_table.inc CONTENT "${table}" @ONLY)
endfunction()
