#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
"""Compares `trichevron-cli inspect SOURCE` with what nvcc and NVRTC print without Trichevron.

usage: compare_sources.py TRICHEVRON_CLI [--all [CSV]]

For each source of tests/data/sources and each architecture, what `inspect` finds with nvcc and with NVRTC (from the
cubin's sections, and spills from the log) is compared with the log of `nvcc -cubin -arch=… -Xptxas -v` and with the log
of NVRTC. Without --all it takes 7 sources and 2 architectures, others on each day. Exits with 77 where there is no nvcc.
"""

import collections
import concurrent.futures
import datetime
import json
import os
import subprocess
import sys
import tempfile

import toolkit

FIELDS = ("numRegs", "sharedSizeBytes", "localSizeBytes", "numBlockBarriers", "spillStoreBytes", "spillLoadBytes")


def inspected(cli, path, compiler, architecture):
    run = subprocess.run([cli, "inspect", path, "--compiler", compiler, "--arch", architecture, "--json"],
                         capture_output=True, text=True, check=False)
    if run.returncode != 0:
        return None, run.stderr.strip()
    return {toolkit.without_module(kernel["mangledName"]): {field: kernel.get(field) for field in FIELDS}
            for kernel in json.loads(run.stdout)["kernels"]}, ""


def printed_by_nvcc(nvcc, path, architecture):
    with tempfile.TemporaryDirectory() as folder:
        return toolkit.kernels_in_log(toolkit.output_of(
            [nvcc, "-cubin", "-arch=" + architecture, "-Xptxas", "-v", "-o", folder + "/x.cubin", path]))


def printed_by_nvrtc(cli, library, path, architecture):
    headers = os.path.join(os.path.dirname(os.path.dirname(library)), "include")
    with tempfile.TemporaryDirectory() as folder:
        os.symlink(os.path.abspath(path), folder + "/source.cu")
        return toolkit.kernels_in_log(toolkit.output_of(
            [cli, "nvrtc", library, folder, "--", "--gpu-architecture=" + architecture, "--ptxas-options=-v",
             "--include-path=" + headers, "--include-path=" + headers + "/cccl"]))


def compare(cli, nvcc, library, source, architecture):
    """Counts, and a line for each difference."""
    name, (path, has_host_code, _) = source
    counts = collections.Counter(compilations=1)
    problems = []

    def check(what, ours, theirs):
        for kernel, expected in theirs.items():
            counts[what] += 1
            if ours.get(kernel) == expected:
                counts[what + ", equal"] += 1
            else:
                problems.append(f"{name}, {architecture}, {what}: {kernel}: {ours.get(kernel)}, expected {expected}")
        problems.extend(f"{name}, {architecture}, {what}: {kernel} is not printed" for kernel in ours.keys() - theirs)

    try:
        ours, error = inspected(cli, path, nvcc, architecture)
        plain = printed_by_nvcc(nvcc, path, architecture)
        if ours is None:
            raise RuntimeError(error)
        check("nvcc", ours, plain)
        if library and not has_host_code:
            ours, error = inspected(cli, path, library, architecture)
            if ours is None:
                raise RuntimeError(error)
            log = printed_by_nvrtc(cli, library, path, architecture)
            check("NVRTC", ours, log)
            for kernel, resources in log.items():
                counts["NVRTC as nvcc"] += plain.get(kernel) == resources
    except RuntimeError as error:
        problems.append(f"{name}, {architecture}: {error}")
    return name, architecture, counts, problems


def main():
    cli = os.path.abspath(sys.argv[1])
    nvcc = toolkit.require_nvcc()
    library = toolkit.nvrtc_beside(nvcc)
    known = toolkit.output_of([nvcc, "--list-gpu-code"]).split()
    catalogue = json.loads(toolkit.output_of([cli, "devices", "--json"]))["catalogue"]
    ours = {"sm_{major}{minor}".format(**d) for d in catalogue}
    architectures = [a for a in known if a in ours]
    sources = list(toolkit.sources().items())
    if "--all" not in sys.argv:
        day = datetime.date.today().toordinal()
        sources = [sources[(day * 7 + i) % len(sources)] for i in range(7)]
        architectures = [architectures[(day + i * len(architectures) // 2) % len(architectures)] for i in range(2)]
    pairs = [(s, a) for s in sources for a in architectures if int(a[3:]) >= s[1][2]]
    total = collections.Counter()
    per_architecture = collections.defaultdict(collections.Counter)
    failed = False
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for name, architecture, counts, problems in pool.map(
                lambda pair: compare(cli, nvcc, library, *pair), pairs):
            total += counts
            per_architecture[architecture] += counts
            for problem in problems:
                print(problem, flush=True)
                failed = True
    print(f"{len(sources)} sources: {dict(total)}")
    if not pairs:
        print("nothing to compare")
        failed = True
    if sys.argv[2:3] == ["--all"] and len(sys.argv) > 3:
        columns = ("compilations", "nvcc", "nvcc, equal", "NVRTC", "NVRTC, equal", "NVRTC as nvcc")
        with open(sys.argv[3], "w", encoding="utf-8") as file:
            file.write(f"# `trichevron-cli inspect` of {len(sources)} sources (tests/data/sources) against "
                       f"`nvcc -cubin -Xptxas -v` and the log of NVRTC, {toolkit.version_of(nvcc)} "
                       f"(tests/compile/compare_sources.py --all), {datetime.date.today()}.\n"
                       "# Kernels with nvcc and with NVRTC; equal: registers, static shared memory, stack, barriers, "
                       "spill stores and spill loads.\n"
                       "# NVRTC as nvcc: kernels of which NVRTC's log has the numbers of nvcc's log.\n"
                       "architecture," + ",".join(c.replace(",", "") for c in columns) + "\n")
            for architecture in architectures:
                file.write(",".join([architecture] + [str(per_architecture[architecture][c]) for c in columns]) + "\n")
            file.write(",".join(["all"] + [str(total[c]) for c in columns]) + "\n")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
