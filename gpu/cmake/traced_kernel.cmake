# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
# Writes the kernel NAME out of SOURCE, where it stands between the two marker lines, to OUTPUT as a struct with a
# device function, for gpu/trace/traced_kernel.cuh. So what is traced is what is shown.
file(READ ${SOURCE} text)
string(FIND "${text}" "__global__ void ${NAME}(" first)
string(FIND "${text}" "// Shown to here\n" last)
if(first EQUAL -1 OR last LESS first)
  message(FATAL_ERROR "${SOURCE}: lacks '__global__ void ${NAME}(' before the line '// Shown to here'")
endif()
math(EXPR length "${last} - ${first}")
string(SUBSTRING "${text}" ${first} ${length} kernel)
string(REPLACE "__global__ void ${NAME}(" "static __device__ __forceinline__ void run(" kernel "${kernel}")
file(WRITE ${OUTPUT} "struct ${NAME}Body {\n${kernel}};\n")
