# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
# Lists the declarations of the toolkit's driver_types.h, so that the device query misses none:
#   device_attributes.inc  X(enumerator) for each cudaDeviceAttr that is not reserved
#   device_fields.inc      X(field) for each number in cudaDeviceProp that is not read into a field of its own
function(trichevron_write_cuda_tables folder)
  find_file(TRICHEVRON_DRIVER_TYPES driver_types.h
    PATHS ${CUDAToolkit_INCLUDE_DIRS} NO_DEFAULT_PATH REQUIRED)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${TRICHEVRON_DRIVER_TYPES})
  file(READ ${TRICHEVRON_DRIVER_TYPES} header)

  string(REGEX MATCHALL "cudaDevAttr[A-Za-z0-9_]+ *= *[0-9]+" attributes "${header}")
  list(LENGTH attributes count)
  if(count LESS 100)
    message(FATAL_ERROR "${TRICHEVRON_DRIVER_TYPES}: found only ${count} enumerators of cudaDeviceAttr")
  endif()
  set(text "")
  foreach(attribute IN LISTS attributes)
    string(REGEX REPLACE " *=.*" "" attribute "${attribute}")
    if(NOT attribute MATCHES "^cudaDevAttrReserved[0-9]+$")
      string(APPEND text "X(${attribute})\n")
    endif()
  endforeach()
  file(CONFIGURE OUTPUT ${folder}/device_attributes.inc CONTENT "${text}" @ONLY)

  # Not numbers, reserved, or identifying one board.
  set(leftOut name uuid luid luidDeviceNodeMask reserved)
  # Read into fields of their own in device_query.cpp.
  set(typed major minor warpSize maxThreadsPerBlock maxThreadsDim maxGridSize sharedMemPerBlock
    sharedMemPerBlockOptin sharedMemPerMultiprocessor reservedSharedMemPerBlock regsPerBlock
    regsPerMultiprocessor maxThreadsPerMultiProcessor maxBlocksPerMultiProcessor multiProcessorCount
    cooperativeLaunch clusterLaunch totalGlobalMem)
  string(FIND "${header}" "struct __device_builtin__ cudaDeviceProp" begin)
  string(SUBSTRING "${header}" ${begin} -1 body)
  string(FIND "${body}" "};" end)
  string(SUBSTRING "${body}" 0 ${end} body)
  # A field starts its line; the match excludes array brackets and the semicolon.
  string(REGEX MATCHALL "\n *(int|unsigned int|size_t|cudaUUID_t|char) +[A-Za-z0-9_]+" fields "${body}")
  set(text "")
  foreach(field IN LISTS fields)
    string(REGEX REPLACE ".* " "" field "${field}")
    if(field IN_LIST typed)
      list(REMOVE_ITEM typed ${field})
    elseif(NOT field IN_LIST leftOut)
      string(APPEND text "X(${field})\n")
    endif()
  endforeach()
  if(typed)
    message(FATAL_ERROR "${TRICHEVRON_DRIVER_TYPES}: cudaDeviceProp lacks ${typed}")
  endif()
  file(CONFIGURE OUTPUT ${folder}/device_fields.inc CONTENT "${text}" @ONLY)
endfunction()
