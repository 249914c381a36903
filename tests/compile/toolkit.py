# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
"""The CUDA Toolkit, as the comparisons of this folder use it: without any of our code."""

import glob
import os
import re
import shutil
import subprocess
import sys

SKIPPED = 77  # the exit status of a test that did not run
SOURCES = os.path.join(os.path.dirname(__file__), "..", "data", "sources")


def require_nvcc():
    """The path of nvcc, or an end of the program that says why there is no test."""
    nvcc = os.environ.get("TRICHEVRON_NVCC") or shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
    if not os.access(nvcc, os.X_OK):
        print("skipped: no nvcc on the PATH or in /usr/local/cuda")
        sys.exit(SKIPPED)
    return nvcc


def nvrtc_beside(nvcc):
    """The library of the same toolkit; None where there is none."""
    toolkit = os.path.dirname(os.path.dirname(os.path.realpath(nvcc)))
    found = sorted(glob.glob(toolkit + "/lib*/libnvrtc.so*") + glob.glob(toolkit + "/targets/*/lib/libnvrtc.so*"))
    return found[0] if found else None


def version_of(nvcc):
    return re.search(r"release (\S+), (\S+)", output_of([nvcc, "--version"]))[2]


def output_of(command, **more):
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                         check=False, **more)
    if run.returncode != 0:
        raise RuntimeError(" ".join(command) + "\n" + run.stdout)
    return run.stdout


def without_module(name):
    """nvcc names a namespace without a name after the path of the file."""
    return re.sub(r"\d+_GLOBAL__N__[0-9a-f]{8}_\d+_\w+?_cu_", "_GLOBAL__N_", name)


def kernels_in_log(log):
    """mangled name -> what ptxas -v prints: registers, shared, stack, barriers, spill stores, spill loads."""
    kernels = {}
    properties = {}
    entry = function = None
    for line in log.splitlines():
        if match := re.search(r"Compiling entry function '([^']+)' for", line):
            entry = match[1]
        elif match := re.search(r"Function properties for (\S+)", line):
            function = match[1]
        elif match := re.search(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads", line):
            properties[function] = tuple(int(n) for n in match.groups())
        elif match := re.search(r"Used (\d+) registers", line):
            def number(pattern):
                found = re.search(pattern, line)
                return int(found[1]) if found else 0
            stack, stores, loads = properties.pop(entry)
            # Of a kernel that calls functions ptxas also prints the stack of all calls, where it is known.
            stack = max(stack, number(r"(\d+) bytes cumulative stack size")) + number(r"(\d+) bytes lmem")
            kernels[without_module(entry)] = {"numRegs": int(match[1]), "sharedSizeBytes": number(r"(\d+) bytes smem"),
                              "localSizeBytes": stack, "numBlockBarriers": number(r"used (\d+) barriers"),
                              "spillStoreBytes": stores, "spillLoadBytes": loads}
    return kernels


def sources():
    """name -> path, whether it has host code, and the first architecture that compiles it"""
    found = {}
    for path in sorted(glob.glob(SOURCES + "/*.cu")):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        first = re.search(r"^// from sm_(\d+)$", text, re.MULTILINE)
        found[os.path.basename(path)[:-3]] = (path, "// host code\n" in text, int(first[1]) if first else 0)
    return found
