# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
# Generates a traced version of each kernel between the two marker lines of SOURCE, whose blocks report when and where
# they run (gpu/trace/traced_kernel.cuh). Kernel NAME becomes a struct with a device function, and a kernel with the
# same attributes that calls it; NAMETracedKernel() returns its symbol. The traced code is therefore the shown code.
file(READ ${SOURCE} text)
string(FIND "${text}" "// Shown from here\n" first)
string(FIND "${text}" "// Shown to here\n" last)
if(first EQUAL -1 OR last LESS first)
  message(FATAL_ERROR "${SOURCE}: lacks the lines '// Shown from here' and '// Shown to here'")
endif()
math(EXPR length "${last} - ${first}")
string(SUBSTRING "${text}" ${first} ${length} text)

set(attribute "__[a-z_]+__\\([A-Z0-9_, ()]*\\)[ \n]+") # numbers, or macros defined in the shown part
set(head "__global__ void ((${attribute})*)([A-Za-z][A-Za-z0-9_]*)\\(")
set(output "")
while(text MATCHES "${head}")
  set(whole "${CMAKE_MATCH_0}")
  set(attributes "${CMAKE_MATCH_1}")
  set(name "${CMAKE_MATCH_3}")
  string(FIND "${text}" "${whole}" first)
  string(SUBSTRING "${text}" ${first} -1 text)
  string(FIND "${text}" "\n}\n" last) # the closing brace of a function is alone on its line
  if(last EQUAL -1)
    message(FATAL_ERROR "${SOURCE}: the kernel ${name} does not end with a line '}'")
  endif()
  math(EXPR last "${last} + 3")
  string(SUBSTRING "${text}" 0 ${last} kernel)
  string(SUBSTRING "${text}" ${last} -1 text)
  string(REPLACE "${whole}" "static __device__ __forceinline__ void run(" kernel "${kernel}")
  string(STRIP "${attributes}" attributes)
  string(APPEND output
    "namespace {\n\n"
    "struct ${name}Body {\n${kernel}};\n\n"
    "template <class... Args>\n"
    "__global__ void ${attributes} ${name}Traced(TraceTarget target, Args... args) {\n"
    "    traceBlock<${name}Body>(target, args...);\n"
    "}\n\n"
    "template <class... Args>\n"
    "const void* ${name}TracedSymbol(void (*)(Args...)) {\n"
    "    return reinterpret_cast<const void*>(&${name}Traced<Args...>);\n"
    "}\n\n"
    "const void* ${name}TracedKernel() {\n"
    "    return ${name}TracedSymbol(&${name});\n"
    "}\n\n"
    "} // namespace\n\n")
endwhile()
if(output STREQUAL "")
  message(FATAL_ERROR "${SOURCE}: shows no kernel, as in '__global__ void name('")
endif()
file(WRITE ${OUTPUT} "${output}")
