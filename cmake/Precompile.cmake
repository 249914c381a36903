# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
# Precompiles what nearly every source includes, for the builds under sanitizers. The others go without, so that a header
# that a source forgot to include is found there, so that clang-tidy can read their commands, and since GCC 12 at -O3 then
# takes code of the standard library for accesses out of bounds.
option(TRICHEVRON_PRECOMPILE "Precompile the headers of libraries" OFF)

function(trichevron_precompile)
  set(standard <algorithm> <array> <chrono> <functional> <map> <memory> <mutex> <optional> <span> <string> <string_view>
    <variant> <vector>)
  set(headers_of_trichevron_core <nlohmann/json.hpp> <fmt/format.h>)
  set(headers_of_trichevron_cli <nlohmann/json.hpp> <fmt/format.h> <CLI/CLI.hpp>)
  set(headers_of_trichevron_hierarchy <QtWidgets>)
  set(headers_of_trichevron_gui <nlohmann/json.hpp> <QtWidgets>)
  foreach(tests core cli protocol)
    set(headers_of_trichevron_${tests}_tests <nlohmann/json.hpp> <gtest/gtest.h>)
  endforeach()
  set(headers_of_trichevron_gui_tests <nlohmann/json.hpp> <gtest/gtest.h> <QtWidgets> <QtTest>)
  set(headers_of_trichevron_fault_injection <nlohmann/json.hpp> <QtWidgets>)
  get_cmake_property(variables VARIABLES)
  foreach(variable IN LISTS variables)
    if(variable MATCHES "^headers_of_(.*)$" AND TARGET ${CMAKE_MATCH_1})
      target_precompile_headers(${CMAKE_MATCH_1} PRIVATE ${standard} ${${variable}})
    endif()
  endforeach()
endfunction()

if(TRICHEVRON_PRECOMPILE)
  cmake_language(DEFER DIRECTORY ${PROJECT_SOURCE_DIR} CALL trichevron_precompile)
endif()
