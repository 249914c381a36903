# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
# An interface target with the warnings and sanitizers for all C++ targets of the project.
add_library(trichevron_flags INTERFACE)
target_compile_options(trichevron_flags INTERFACE
  $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual>)
# In a unity build a local name may shadow a name in another file of the batch, which is harmless.
set(shadow -Wshadow)
if(CMAKE_UNITY_BUILD)
  set(shadow $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local>)
endif()
target_compile_options(trichevron_flags INTERFACE $<$<COMPILE_LANGUAGE:CXX>:${shadow}>)
# GCC 12 gives false warnings for std::string's operator+ (GCC bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(trichevron_flags INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wno-restrict>)
endif()
# clang asks for braces that C++ allows to leave out; GCC does so only for C.
target_compile_options(trichevron_flags INTERFACE $<$<COMPILE_LANG_AND_ID:CXX,Clang>:-Wno-missing-braces>)
if(TRICHEVRON_WARNINGS_AS_ERRORS)
  target_compile_options(trichevron_flags INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Werror> $<$<COMPILE_LANGUAGE:CUDA>:-Werror=all-warnings>)
endif()
if(TRICHEVRON_SANITIZE)
  # With sanitizers GCC 12 gives false warnings of uninitialised state in std::regex.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(trichevron_flags INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wno-maybe-uninitialized>)
  elseif(TRICHEVRON_SANITIZE MATCHES address)
    target_compile_definitions(trichevron_flags INTERFACE __SANITIZE_ADDRESS__) # as GCC defines it
  endif()
  target_compile_options(trichevron_flags INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-fsanitize=${TRICHEVRON_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all>)
  target_link_options(trichevron_flags INTERFACE -fsanitize=${TRICHEVRON_SANITIZE})
endif()
