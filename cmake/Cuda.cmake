# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
# Finds the CUDA Toolkit. Sets TRICHEVRON_HAVE_CUDA; without a toolkit one line says what is left out.
set(TRICHEVRON_HAVE_CUDA OFF)
if(TRICHEVRON_CUDA)
  if(NOT CMAKE_CUDA_COMPILER AND NOT DEFINED ENV{CUDACXX} AND EXISTS /usr/local/cuda/bin/nvcc)
    set(CMAKE_CUDA_COMPILER /usr/local/cuda/bin/nvcc)
  endif()
  # The toolkit is looked at before its compiler is: an older nvcc does not know the architectures below, and CMake
  # would stop at that instead of going on without.
  find_package(CUDAToolkit 13.0 QUIET)
  if(CUDAToolkit_FOUND)
    include(CheckLanguage)
    check_language(CUDA)
  endif()
  if(CUDAToolkit_FOUND AND CMAKE_CUDA_COMPILER)
    set(TRICHEVRON_HAVE_CUDA ON)
    # Machine code for one part of each architecture family from 7.5 to 12.x (a binary runs on later parts of
    # its own major number, but 11.0 is a family of its own), and PTX of the newest for what comes after.
    if(NOT DEFINED CMAKE_CUDA_ARCHITECTURES)
      set(CMAKE_CUDA_ARCHITECTURES 75-real 80-real 90-real 100-real 110-real 120)
    endif()
    enable_language(CUDA)
    # CMake 3.25 does not know C++20 for nvcc.
    if(NOT CMAKE_CUDA20_STANDARD_COMPILE_OPTION)
      set(CMAKE_CUDA20_STANDARD_COMPILE_OPTION "-std=c++20")
      set(CMAKE_CUDA20_EXTENSION_COMPILE_OPTION "-std=c++20")
    endif()
    set(CMAKE_CUDA_STANDARD 20)
    set(CMAKE_CUDA_STANDARD_REQUIRED ON)
    set(CMAKE_CUDA_RUNTIME_LIBRARY Static)
  endif()
endif()
if(TRICHEVRON_HAVE_CUDA)
  message(STATUS "CUDA: toolkit ${CUDAToolkit_VERSION}, architectures ${CMAKE_CUDA_ARCHITECTURES}")
elseif(NOT TRICHEVRON_CUDA)
  message(STATUS "CUDA: left out, as TRICHEVRON_CUDA=OFF asks; recordings and checks work, live launches do not")
else()
  message(STATUS "CUDA: left out, since no toolkit of version 13 or later was found; recordings and checks work, live launches do not")
endif()
