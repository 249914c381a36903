# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
# Finds the demos, demos/kernels/*.cu and demos/kernels/from_90/*.cu, each with a function add<Name>(DemoList&) named
# after its file. Compiles them, embeds the part that is shown to the user, generates the traced version of each kernel,
# and writes the table of demos.
set(TRICHEVRON_EMBED_SCRIPT ${CMAKE_CURRENT_LIST_DIR}/embed_source.cmake)
set(TRICHEVRON_TRACE_SCRIPT ${CMAKE_CURRENT_LIST_DIR}/traced_kernel.cmake)

# The architectures that have clusters. "native" is what CMake detected on this machine; "all" and "all-major" include
# older architectures, so these kernels are compiled for 9.0 instead, as PTX too.
function(trichevron_architectures_from_90 result)
  set(kept "")
  set(architectures ${CMAKE_CUDA_ARCHITECTURES})
  list(TRANSFORM architectures REPLACE "^native$" "${CMAKE_CUDA_ARCHITECTURES_NATIVE}")
  list(TRANSFORM architectures REPLACE "^all(-major)?$" "90")
  foreach(architecture IN LISTS architectures)
    string(REGEX MATCH "^[0-9]+" number "${architecture}")
    if(number GREATER_EQUAL 90)
      list(APPEND kept ${architecture})
    endif()
  endforeach()
  set(${result} ${kept} PARENT_SCOPE)
endfunction()

function(trichevron_add_demo target kernel)
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/generated/gpu/demos)
  get_filename_component(file ${kernel} NAME_WE)
  # A header that the kernel includes with the comment "shown too" holds definitions shared with the CPU; it is shown
  # before the kernel.
  set(sources ${kernel})
  file(STRINGS ${kernel} shared REGEX "^#include \"gpu/demos/[a-z0-9_]+\\.h\" // shown too$")
  if(shared)
    string(REGEX REPLACE "^#include \"(.*)\".*" "${PROJECT_SOURCE_DIR}/\\1" shared "${shared}")
    list(PREPEND sources ${shared})
  endif()
  list(JOIN sources "|" joined)
  add_custom_command(OUTPUT ${generated}/${file}.source.inc
    COMMAND ${CMAKE_COMMAND} "-DSOURCES=${joined}" -DOUTPUT=${generated}/${file}.source.inc -P ${TRICHEVRON_EMBED_SCRIPT}
    DEPENDS ${sources} ${TRICHEVRON_EMBED_SCRIPT}
    COMMENT "Embedding the source of ${file}" VERBATIM)
  add_custom_command(OUTPUT ${generated}/${file}.traced.inc
    COMMAND ${CMAKE_COMMAND} -DSOURCE=${kernel} -DOUTPUT=${generated}/${file}.traced.inc -P ${TRICHEVRON_TRACE_SCRIPT}
    DEPENDS ${kernel} ${TRICHEVRON_TRACE_SCRIPT}
    COMMENT "Generating the traced version of ${file}" VERBATIM)
  target_sources(${target} PRIVATE ${generated}/${file}.source.inc ${generated}/${file}.traced.inc)
endfunction()

function(trichevron_add_demos target)
  file(GLOB kernels CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/demos/kernels/*.cu)
  file(GLOB kernels90 CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/demos/kernels/from_90/*.cu)
  foreach(kernel IN LISTS kernels)
    trichevron_add_demo(${target} ${kernel})
  endforeach()
  trichevron_add_cuda_sources(${target} ${kernels})

  trichevron_architectures_from_90(architectures)
  if(architectures AND kernels90)
    add_library(trichevron_demos_from_90 OBJECT)
    set_target_properties(trichevron_demos_from_90 PROPERTIES CUDA_ARCHITECTURES "${architectures}")
    target_include_directories(trichevron_demos_from_90 PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/generated)
    target_link_libraries(trichevron_demos_from_90 PRIVATE
      trichevron_core trichevron_flags CUDA::cudart_static fmt::fmt-header-only)
    foreach(kernel IN LISTS kernels90)
      trichevron_add_demo(trichevron_demos_from_90 ${kernel})
    endforeach()
    trichevron_add_cuda_sources(trichevron_demos_from_90 ${kernels90})
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:trichevron_demos_from_90>)
  else()
    set(kernels90 "") # none of these architectures supports them
  endif()

  set(names "")
  foreach(kernel IN LISTS kernels kernels90)
    get_filename_component(file ${kernel} NAME_WE)
    list(APPEND names ${file})
  endforeach()
  list(SORT names)
  set(table "")
  foreach(file IN LISTS names)
    set(name "")
    string(REPLACE "_" ";" words ${file})
    foreach(word IN LISTS words)
      string(SUBSTRING ${word} 0 1 first)
      string(SUBSTRING ${word} 1 -1 rest)
      string(TOUPPER ${first} first)
      string(APPEND name ${first}${rest})
    endforeach()
    string(APPEND table "X(add${name})\n")
  endforeach()
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/generated/gpu/demos/demo_table.inc CONTENT "${table}" @ONLY)
endfunction()
