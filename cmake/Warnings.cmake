# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
# An interface target with the warnings and sanitizers that every C++ target of the project uses.
add_library(trichevron_flags INTERFACE)
target_compile_options(trichevron_flags INTERFACE
  $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual>)
# Where files are compiled together, a local name may be one of another file's, which hides nothing that is meant.
set(shadow -Wshadow)
if(CMAKE_UNITY_BUILD)
  set(shadow $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local>)
endif()
target_compile_options(trichevron_flags INTERFACE $<$<COMPILE_LANGUAGE:CXX>:${shadow}>)
# GCC 12 warns falsely of std::string's own operator+ (its bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(trichevron_flags INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wno-restrict>)
endif()
if(TRICHEVRON_WARNINGS_AS_ERRORS)
  target_compile_options(trichevron_flags INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Werror> $<$<COMPILE_LANGUAGE:CUDA>:-Werror=all-warnings>)
endif()
if(TRICHEVRON_SANITIZE)
  # Under sanitizers GCC 12 takes std::regex's own state for uninitialised.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(trichevron_flags INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wno-maybe-uninitialized>)
  endif()
  target_compile_options(trichevron_flags INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-fsanitize=${TRICHEVRON_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all>)
  target_link_options(trichevron_flags INTERFACE -fsanitize=${TRICHEVRON_SANITIZE})
endif()
if(TRICHEVRON_FUZZ)
  target_compile_options(trichevron_flags INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fsanitize=fuzzer-no-link>)
endif()
