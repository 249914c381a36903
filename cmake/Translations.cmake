# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
# Translation files of Qt Linguist: as a C++ table for programs without Qt, and as .qm files for the window.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
file(GLOB trichevron_translation_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/translations/trichevron_*.ts)

# Compiles the translations of core, gpu and the command line into a target.
function(trichevron_add_translation_table target)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/${target}_translations.cpp)
  set(script ${PROJECT_SOURCE_DIR}/resources/translations/make_table.py)
  add_custom_command(OUTPUT ${output}
    COMMAND Python3::Interpreter ${script} ${output} ${ARGN}
    DEPENDS ${script} ${ARGN} VERBATIM)
  target_sources(${target} PRIVATE ${output})
  # A test replaces this file, so it must be an object of its own.
  set_source_files_properties(${output} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# Adds the translations as resources of Qt: :/trichevron/translations/trichevron_ko.qm.
function(trichevron_add_window_translations target)
  find_program(LRELEASE lrelease HINTS /usr/lib/qt6/bin NO_DEFAULT_PATH REQUIRED)
  set(outputs)
  foreach(file ${ARGN})
    cmake_path(GET file STEM name)
    set(output ${CMAKE_CURRENT_BINARY_DIR}/translations/${name}.qm)
    add_custom_command(OUTPUT ${output}
      COMMAND ${LRELEASE} -silent -nounfinished ${file} -qm ${output}
      DEPENDS ${file} VERBATIM)
    list(APPEND outputs ${output})
  endforeach()
  qt_add_resources(${target} ${target}_translations
    PREFIX /trichevron/translations BASE ${CMAKE_CURRENT_BINARY_DIR}/translations FILES ${outputs})
endfunction()
