#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
"""Compares `trichevron-cli inspect SOURCE --bounds` with separate compilations by nvcc.

usage: compare_bounds.py TRICHEVRON_CLI [--all [CSV]]

For launch bounds, nvcc compiles the source with these bounds written into it; for a register limit, it compiles the
source as it is with --maxrregcount and --ptxas-options=--override-directive-values. Registers and spills are compared.
Without --all it takes 2 kernels, others on
each day. Exits with 77 where there is no nvcc.
"""

import collections
import concurrent.futures
import datetime
import json
import os
import re
import subprocess
import sys
import tempfile

import toolkit

# source, the kernel in its name, the text of its declaration, threads of a block
KERNELS = (("crowded", "launch_bounds_spills", 1024), ("bounded", "launch_bounds", 256),
           ("packed", "launch_bounds_minimum", 512), ("limited", "maxnreg", 256), ("axpy", "axpy", 256),
           ("nbody", "nbody", 128), ("lookup", "local_array", 256), ("functions", "double_precision_functions", 256),
           ("lengths", "device_functions", 256), ("sumOfFour", "grid_stride_unrolled", 256),
           ("products", "tensor_cores", 128), ("divide", "division", 512), ("transpose", "transpose_tile", 1024),
           ("nested", "local_array_and_stack", 256))
FIELDS = ("numRegs", "spillStoreBytes", "spillLoadBytes")


def with_bounds(text, kernel, bounds):
    """The source with these launch bounds of the kernel, or with none."""
    declaration = re.search(r"__global__ void ((__\w+__\([^)]*\) )*)" + kernel + r"\(", text)
    kept = re.sub(r"__(launch_bounds|maxnreg)__\([^)]*\) ", "", declaration[1])
    written = f"__launch_bounds__({', '.join(map(str, bounds))}) " if bounds else ""
    return text[:declaration.start(1)] + written + kept + text[declaration.end(1):]


def compiled(nvcc, text, kernel, architecture, options):
    with tempfile.TemporaryDirectory() as folder:
        with open(folder + "/source.cu", "w", encoding="utf-8") as file:
            file.write(text)
        log = toolkit.output_of([nvcc, "-cubin", "-arch=" + architecture, "-Xptxas", "-v", *options, "-o",
                                 folder + "/x.cubin", folder + "/source.cu"])
    found = [r for name, r in toolkit.kernels_in_log(log).items() if kernel in name]
    return tuple(found[0][field] for field in FIELDS)


def compare(cli, nvcc, case, architecture):
    kernel, source, threads = case
    path = toolkit.SOURCES + "/" + source + ".cu"
    run = subprocess.run([cli, "inspect", path, "--compiler", nvcc, "--kernel", kernel, "--arch", architecture,
                          "--block", str(threads), "--bounds", "--json"],
                         capture_output=True, text=True, check=False)
    if run.returncode != 0:
        return kernel, collections.Counter(), [f"{kernel}, {architecture}: {run.stderr.strip()}"]
    with open(path, encoding="utf-8") as file:
        text = file.read()
    counts = collections.Counter(choices=0)
    problems = []
    for choice in json.loads(run.stdout)["choices"]:
        if choice["maxrregcount"] is None:
            source_text = text if choice["isPresent"] else with_bounds(text, kernel, choice["launchBounds"])
            options = []
        else:
            source_text = text
            options = [f"--maxrregcount={choice['maxrregcount']}", "--ptxas-options=--override-directive-values"]
        expected = compiled(nvcc, source_text, kernel, architecture, options)
        ours = tuple(choice[field] for field in FIELDS)
        counts["choices"] += 1
        if ours == expected:
            counts["equal"] += 1
        else:
            problems.append(f"{kernel}, {architecture}, "
                            f"{choice['launchBounds'] or choice['maxrregcount']}: {ours}, expected {expected}")
    return kernel, counts, problems


def main():
    cli = os.path.abspath(sys.argv[1])
    nvcc = toolkit.require_nvcc()
    kernels = list(KERNELS)
    architectures = ["sm_90"]
    if "--all" not in sys.argv:
        day = datetime.date.today().toordinal()
        kernels = [kernels[(day * 2 + i) % len(kernels)] for i in range(2)]
        architectures = [["sm_80", "sm_90", "sm_120"][day % 3]]
    cases = [(k, a) for k in kernels for a in architectures]
    totals = {}
    failed = False
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = pool.map(lambda case: compare(cli, nvcc, *case), cases)
        for (kernel, architecture), (_, counts, problems) in zip(cases, results):
            totals[kernel[0], architecture] = counts
            for problem in problems:
                print(problem, flush=True)
                failed = True
    total = sum(totals.values(), collections.Counter())
    print(f"{len(kernels)} kernels: {dict(total)}")
    failed |= not total
    if sys.argv[2:3] == ["--all"] and len(sys.argv) > 3:
        with open(sys.argv[3], "w", encoding="utf-8") as file:
            file.write("# `trichevron-cli inspect --bounds` against separate compilations by nvcc "
                       f"{toolkit.version_of(nvcc)} (tests/compile/compare_bounds.py --all), {datetime.date.today()}.\n"
                       "# A choice is equal where registers, spill stores and spill loads are.\n"
                       "kernel,architecture,choices,equal\n")
            for (kernel, architecture), counts in totals.items():
                file.write(f"{kernel},{architecture},{counts['choices']},{counts['equal']}\n")
            file.write(f"all,all,{total['choices']},{total['equal']}\n")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
