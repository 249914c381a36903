#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
"""Launches the kernels of tests/data/sources with arguments and compares the device with the model.

usage: launch_sources.py TRICHEVRON_CLI [--launches N] [--seconds S] [--traces] [--report FILE]

Each kernel is launched in accepted, refused and edge configurations through each launch function. The returned code
has to be the predicted one, the driver's log has to give the predicted reason, the device has to name the predicted
number of resident blocks, and the outputs have to equal what Python computes where a source has a reference. Exits with
77 where there is no device or no nvcc.
"""

import argparse
import concurrent.futures
import functools
import json
import math
import os
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCES = os.path.join(os.path.dirname(HERE), "data", "sources")
APIS = ("cudaLaunchKernel", "cudaLaunchKernelEx", "cuLaunchKernel", "cuLaunchKernelEx")
MASK = (1 << 64) - 1
WARPS_PER_SM, BLOCKS_PER_SM = 64, 32  # of compute capability 9.0


def splitmix64(x):
    x = (x + 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def random_floats(seed, count):
    return [(splitmix64((seed << 32) + k) >> 40) * 2.0 ** -24 for k in range(count)]


def random_integers(seed, count, bits):
    return [splitmix64((seed << 32) + k) & ((1 << bits) - 1) for k in range(count)]


def floats(values):
    return struct.pack("<%df" % len(values), *values)


N = 5000


def axpy_reference():
    x = random_floats(1, N)
    return {"y": floats([2 * x[i] + i for i in range(N)])}


def transpose_reference():
    x = random_floats(1, 96 * 50)
    return {"out": floats([x[row * 96 + column] for column in range(96) for row in range(50)])}


def scale_reference():
    return {"x": struct.pack("<%dd" % N, *[1.5 * i for i in range(N)])}


def sum_reference():
    x = random_floats(1, 4 * N)
    single = lambda v: struct.unpack("<f", struct.pack("<f", v))[0]
    return {"out": floats([single(single(single(x[4 * i] + x[4 * i + 1]) + x[4 * i + 2]) + x[4 * i + 3]) for i in range(N)])}


def histogram_reference():
    counts = [0] * 257
    for value in random_integers(1, N, 8):
        counts[value] += 1
    counts[256] = N
    return {"out": struct.pack("<257i", *counts)}


class Kernel:
    """One kernel: its arguments, and the blocks that it may be launched with. `problem` lets the grid follow."""

    def __init__(self, source, name, arguments, blocks=None, problem=None, reference=None, grids=("1", "3", "150"),
                 options=(), smem=None):
        self.source, self.name, self.arguments, self.blocks = source, name, arguments, blocks
        self.problem, self.reference, self.grids, self.options, self.smem = problem, reference, grids, options, smem


WIDE = "blocks * threads + 16384"
CLUSTERED_BLOCKS = 8 # of a launch in clusters, per SM: maxClusteredBlocksPerMultiprocessor


def wide(kind, name="x", fill=":ramp"):
    return "%s=%s[%s]%s" % (name, kind, WIDE, fill)


KERNELS = [
    Kernel("aligned_shared", "lines", ["out=uint8_t[128 * 1024]", "which=1"], grids=("1", "7")),
    Kernel("assertion", "checked", ["x=const int[1024]:ramp", "n=4096"]),
    Kernel("atomics", "atomics", ["i=int[4]", "l=uint64_t[2]", "f=float[1]", "d=double[1]"]),
    Kernel("axpy", "axpy", ["a=2.0", "x=const float[N]:random(1)", "y=float[N]:ramp", "n=N"], problem=str(N),
           reference=axpy_reference),
    Kernel("axpy_with_main", "axpy", ["a=2.0", "x=const float[N]:random(1)", "y=float[N]:ramp", "n=N"],
           problem=str(N), reference=axpy_reference),
    Kernel("barrier_of_all_numbers", "anyBarrier", ["x=int[1024]", "which=3"], blocks=("128",)),
    Kernel("barriers", "threeBarriers", ["x=int[1024]:ramp"], blocks=("128",)),
    Kernel("bfloat16", "converted", ["in=const bfloat16[N]:random(1)", "out=float[1024]", "n=N"], problem=str(N)),
    Kernel("block_reduction", "reduce<128>", ["in=const float[N]:random(1)", "out=float[blocks]", "n=N"],
           blocks=("128",), problem=str(N)),
    Kernel("block_reduction", "reduce<1024>", ["in=const float[N]:random(1)", "out=float[blocks]", "n=N"],
           blocks=("1024",), problem=str(N)),
    Kernel("block_size", "fixedBlock", ["x=float[65536]:ramp"], blocks=("128",)),
    Kernel("cluster_dims", "pairs", ["out=int[%s]" % WIDE], grids=("2", "4", "3", "300")),
    Kernel("cluster_shared", "exchange", ["out=int[%s]" % WIDE], grids=("4", "8", "6", "400"), blocks=("64", "128", "256")),
    Kernel("conditional_code", "perArchitecture", ["x=float[1024]:ramp"]),
    Kernel("constant_memory", "weighted", ["in=const float[1024]:random(1)", "out=float[1024]"]),
    Kernel("cooperative_tiles", "tileSums", ["in=const int[1024]:ramp", "out=int[64]"], blocks=("32", "64", "128", "512", "1024")),
    Kernel("device_functions", "lengths", ["in=const float3[1024]:random(1)", "out=float[1024]"]),
    Kernel("device_variables", "count", ["in=const float[1024]:random(1)"]),
    Kernel("division", "divide", ["a=int64_t[1024]:ramp", "b=const uint64_t[1024]:random(3)", "f=float[1025]:ramp", "d=double[1024]:ramp"]),
    Kernel("double_precision_functions", "functions", ["x=double[1024]:random(1)"]),
    Kernel("dynamic_shared", "reverse", ["x=float[1024]:ramp"], grids=("1",), smem="4096"),
    Kernel("extern_c", "plain", ["x=int[1024]"]),
    Kernel("extern_c", "alsoPlain", ["x=int[1024]", "n=100"]),
    Kernel("function_pointer", "apply", ["x=float[1024]:ramp", "which=1"]),
    Kernel("grid_constant", "reads", ["table=hex:" + "01000000" * 100, "out=int[1024]"]),
    Kernel("grid_stride", "scale", ["x=double[N]:ramp", "factor=1.5", "n=N"], problem=str(N), reference=scale_reference),
    Kernel("grid_stride_unrolled", "sumOfFour", ["in=const float4[N]:random(1)", "out=float[N]", "n=N"], problem=str(N),
           reference=sum_reference),
    Kernel("half_precision", "halves", ["a=const half2[N]:random(1)", "b=const half2[N]:random(2)", "out=half2[N]", "n=N"], problem=str(N)),
    Kernel("lambda", "lambdas", ["x=float[N]:ramp", "n=N", "factor=0.5"], problem=str(N), grids=("1",)),
    Kernel("largest_static_shared", "fill", ["out=float[12288]:ramp"]),
    Kernel("large_parameters", "parameterized", ["settings=hex:" + "00" * 816, "in=const float[2048]:random(1)", "out=float[2048]"]),
    Kernel("launch_bounds", "bounded", ["x=float[8192]:random(1)"]),
    Kernel("launch_bounds_minimum", "packed", ["in=const double[40 * N]:random(1)", "out=double[16384]", "n=N"], problem="1000"),
    Kernel("launch_bounds_of_a_template", "stencil<128, 1>", ["in=const float[N]:random(1)", "out=float[blocks * 128 + 16384]", "n=N"], problem=str(N)),
    Kernel("launch_bounds_of_a_template", "stencil<256, 8>", ["in=const float[N]:random(1)", "out=float[blocks * 256 + 16384]", "n=N"], problem=str(N)),
    Kernel("launch_bounds_spills", "crowded", ["in=const float[45000]:random(1)", "out=float[45000]", "n=3"]),
    Kernel("local_array", "lookup", ["which=const int[1024]:ramp", "out=int[1024]"]),
    Kernel("local_array_and_stack", "nested", ["x=int[1024]:ramp"]),
    Kernel("many_kernels", "plus", ["x=float[1024]:ramp"]),
    Kernel("many_kernels", "minus", ["x=float[1024]:ramp"]),
    Kernel("many_kernels", "times", ["x=float[1024]:ramp"]),
    Kernel("many_kernels", "by(", ["x=float[1024]:ramp"]),
    Kernel("matrix_product_tiled", "product<16>", ["a=const float[4096]:random(1)", "b=const float[4096]:random(2)", "c=float[4096]", "n=64"],
           blocks=("16,16",), problem="64,64"),
    Kernel("matrix_product_tiled", "product<32>", ["a=const float[4096]:random(1)", "b=const float[4096]:random(2)", "c=float[4096]", "n=64"],
           blocks=("32,32",), problem="64,64"),
    Kernel("maxnreg", "limited", ["in=const float[4096]:random(1)", "out=float[4096]"]),
    Kernel("namespaces", "inner::kernel", ["x=int[1024]"]),
    Kernel("namespaces", "v2::kernel", ["x=int[1024]"]),
    Kernel("nbody", "nbody", ["bodies=const float4[1280]:random(1)", "out=float3[1280]", "n=1280"], blocks=("128",), problem="1280"),
    Kernel("overloads", "set(int*)", ["x=int[1]"]),
    Kernel("overloads", "set(float*, float)", ["x=float[1]", "to=2.0"]),
    Kernel("overloads", "set(double*, double*)", ["x=double[1]", "y=double[1]"]),
    Kernel("print", "hello", ["n=0"]),
    Kernel("recursion", "recurse", ["x=int[1024]"]),
    Kernel("softmax", "softmax<4>", ["in=const float[128 * 200]:random(1)", "out=float[128 * 200]", "columns=128"], blocks=("32",)),
    Kernel("softmax", "softmax<32>", ["in=const float[128 * 200]:random(1)", "out=float[128 * 200]", "columns=128"], blocks=("32",)),
    Kernel("static_and_dynamic_shared", "histogram", ["in=const uint8_t[N]:random(1)", "out=int[257]", "n=N"], problem=str(N),
           reference=histogram_reference, smem="1024"),
    Kernel("syncthreads_count", "votes", ["in=const int[1024]:ramp", "out=int[1024]"]),
    Kernel("template_launched", "copy<int, 4>", ["in=const int[4 * (%s)]:ramp" % WIDE, "out=int[4 * (%s)]" % WIDE]),
    Kernel("template_launched", "copy<double, 16>", ["in=const double[16 * (%s)]:ramp" % WIDE, "out=double[16 * (%s)]" % WIDE], grids=("1", "3")),
    Kernel("template_of_types", "dot<float, double>", ["a=const float[N]:random(1)", "b=const float[N]:random(2)", "out=double[1024]", "n=N"], problem="500"),
    Kernel("template_of_types", "dot<int, long long>", ["a=const int[N]:ramp", "b=const int[N]:ramp", "out=int64_t[1024]", "n=N"], problem="500"),
    Kernel("template_of_types", "dot<double, double>", ["a=const double[N]:random(1)", "b=const double[N]:random(2)", "out=double[1024]", "n=N"], problem="500"),
    Kernel("template_specialization", "power<7>", ["x=float[1024]:random(1)"]),
    Kernel("tensor_cores", "products", ["a=const half[256]:random(1)", "b=const half[256]:random(2)", "c=float[256]"], blocks=("32",)),
    Kernel("transpose_tile", "transpose", ["in=const float[N]:random(1)", "out=float[N]", "width=96", "height=50"], blocks=("32,32",), problem="96,50",
           reference=transpose_reference),
    Kernel("unused_parameters_empty", "nothing", []),
    Kernel("unused_parameters_empty", "unused", ["a=1", "b=null", "c=1.0"]),
    Kernel("variadic_template", "sums", ["x=float[1024]:ramp"], blocks=("1", "32")),
    Kernel("virtual_function", "areas", ["out=float[1024]:ramp", "which=1"]),
    Kernel("warp_match", "groups", ["in=const int[1024]:ramp", "out=unsigned[1024]"]),
    Kernel("warp_reduce", "reduced", ["in=const unsigned[1024]:ramp", "out=unsigned[1024]"], blocks=("32", "64", "256", "1024")),
    Kernel("warp_shuffle", "warpSum", ["in=const float[%s]:random(1)" % WIDE, "out=float[%s]" % WIDE], blocks=("32", "64", "256", "1024")),
    Kernel("warp_vote", "compact", ["in=const int[1024]:ramp", "out=int[2048]", "size=int[1]"], blocks=("32", "64", "256", "1024")),
]

REFUSED = ("0", "1025", "2048", "33,32", "1,1,65", "64,64", "8,8,17", "1,1025", "4294967295", "32,32,2", "1024,2", "1,1,0")


def blocks_of(kernel, rng, count):
    """Accepted, refused and edge blocks."""
    if kernel.blocks is not None:
        return [rng.choice(kernel.blocks + REFUSED) if i >= len(kernel.blocks) else kernel.blocks[i]
                for i in range(count)]
    edge = ["1", "31", "32", "33", "1023", "1024"]
    chosen = []
    while len(chosen) < count:
        kind = rng.random()
        if kind < 0.15:
            chosen.append(rng.choice(REFUSED))
        elif kind < 0.35:
            chosen.append(rng.choice(edge))
        else:
            chosen.append(str(rng.randrange(1, 1025)))
    return chosen


class Outcome:
    def __init__(self):
        self.launches = self.accepted = self.refused = self.verified = self.reasons = self.residencies = 0
        self.kernels = 0
        self.problems = []

    def add(self, other):
        for field in ("launches", "accepted", "refused", "verified", "reasons", "residencies", "kernels"):
            setattr(self, field, getattr(self, field) + getattr(other, field))
        self.problems += other.problems


def check(outcome, where, result, has_reference, in_clusters):
    outcome.launches += 1
    launched = result["measurement"]["result"]
    predicted = result["predicted"]
    block = result["launch"]["blockDim"]
    answer = launched["launch"]["name"]
    place = "%s, block %s, grid %s, %s" % (where, block, result["launch"]["gridDim"], result["launch"]["api"])
    if answer != predicted["error"]:
        outcome.problems.append("%s: predicted %s, returned %s" % (place, predicted["error"], answer))
    if predicted["driverAgrees"] is not None:
        outcome.reasons += 1
        if not predicted["driverAgrees"]:
            outcome.problems.append("%s: reason %s, the driver's log: %s" %
                                    (place, predicted["reportedFirst"], launched["launch"].get("driverLog")))
    if launched["launch"]["code"] != 0:
        outcome.refused += 1
        return
    outcome.accepted += 1
    synchronised = launched.get("synchronisation") or {}
    if synchronised.get("code") != 0:
        outcome.problems.append("%s: synchronised with %s" % (place, synchronised.get("name")))
        return
    verification = launched.get("verification")
    # Without a reference, launches are compared with each other, and many of these kernels depend on the block.
    if verification and has_reference:
        outcome.verified += 1
        if verification["mismatches"] != 0:
            outcome.problems.append("%s: %s" % (place, verification["summary"]))
    for table in launched.get("tables", []):
        if len(table["columns"]) == 1:
            outcome.residencies += 1
            cell = table["rows"][0][0]
            blocks = cell if isinstance(cell, str) else cell.get("text", "")
            # The occupancy API knows nothing of clusters, in which an SM holds fewer blocks.
            resident = min(int(str(blocks)), CLUSTERED_BLOCKS) if in_clusters else int(str(blocks))
            if resident != predicted["maxActiveBlocksPerMultiprocessor"]:
                outcome.problems.append("%s: predicted %d resident blocks, the device says %s" %
                                        (place, predicted["maxActiveBlocksPerMultiprocessor"], blocks))


def launch(cli, kernel, per_run, folder, seed, source, cubin):
    outcome = Outcome()
    rng = random.Random(seed)
    where = "%s %s" % (kernel.source, kernel.name)
    command = [cli, "run", "--once", "--json", "--kernel", kernel.name, "--time-limit", "20"]
    command += ["--source", source] if cubin is None else ["--binary", cubin]
    for argument in kernel.arguments:
        command += ["--arg", argument]
    if kernel.reference is not None:
        for name, data in kernel.reference().items():
            path = os.path.join(folder, "%s-%s-%d.bin" % (kernel.source, name, seed))
            with open(path, "wb") as file:
                file.write(data)
            command += ["--expect", "%s=%s" % (name, path)]
    if kernel.smem:
        command += ["--smem", kernel.smem]
    if kernel.problem:
        command += ["--problem", kernel.problem]
    else:
        command += ["--grid", rng.choice(kernel.grids)]
    command += ["--api", rng.choice(APIS), *kernel.options]
    blocks = blocks_of(kernel, rng, per_run)
    if kernel.problem: # no grid covers a problem with a block of 0 threads
        blocks = [block for block in blocks if "0" not in block.split(",")]
    command += ["--block", *blocks]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        results = json.loads(run.stdout)["results"]
    except (ValueError, KeyError):
        outcome.problems.append("%s: %s" % (where, (run.stderr.strip() or run.stdout[:200])[-400:]))
        return outcome
    with open(os.path.join(SOURCES, kernel.source + ".cu"), encoding="utf-8") as file:
        code = file.read()
    in_clusters = "__cluster_dims__" in code or "__block_size__" in code
    for result in results:
        check(outcome, where, result, kernel.reference is not None, in_clusters)
    if len(results) != len(blocks):
        outcome.problems.append("%s: %d of %d launches answered: %s" %
                                (where, len(results), len(blocks), run.stderr.strip()[-200:]))
    outcome.kernels += 1
    return outcome


def trace(cli, kernel, source, block):
    """The observed residency is at most the predicted one, and reaches it where blocks take long enough. Blocks that only the
    warps of an SM limit may be more: warps that leave early make room for others."""
    where = "%s %s" % (kernel.source, kernel.name)
    command = [cli, "run", "--once", "--trace", "--json", "--kernel", kernel.name, "--source", source, "--time-limit", "20",
               "--grid", "12000", "--block", block]
    for argument in kernel.arguments:
        command += ["--arg", argument]
    if kernel.smem:
        command += ["--smem", kernel.smem]
    if kernel.problem:
        command += ["--problem", kernel.problem]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        result = json.loads(run.stdout)["results"][0]
        if "trace" not in result and result["measurement"]["result"]["launch"]["code"] != 0:
            return where, None, None, ""  # the kernel's launch bounds refuse this size
        traced = result["trace"]
    except (ValueError, KeyError, IndexError):
        said = run.stderr.strip()
        if "changes the residency" in said:
            return where, None, None, ""
        return where, None, None, "%s: no trace: %s" % (where, said[-300:] or run.stdout[:200])
    most, predicted = traced["mostResident"], traced["predictedResident"]
    problem = ""
    # Blocks that take a few ticks of the global timer seem to overlap.
    durations = sorted(e - b for b, e in zip(traced["beginNanoseconds"], traced["endNanoseconds"]))
    tick = functools.reduce(math.gcd, traced["beginNanoseconds"])
    if durations[len(durations) // 2] < 20 * tick:
        return where, None, None, ""
    warps = -(-math.prod(int(axis) for axis in block.split(",")) // 32)
    if most > predicted < WARPS_PER_SM // warps or most > BLOCKS_PER_SM or traced["tracedBlocks"] != 12000 or min(traced["endNanoseconds"]) <= 0:
        problem = "%s: %d resident blocks observed, %d predicted, %d blocks traced" % (where, most, predicted, traced["tracedBlocks"])
    return where, most, predicted, problem


def trace_sizes(cli, kernel, source):
    """Of several sizes of a block the first whose residency is the predicted one, else the first; all problems."""
    traces = [trace(cli, kernel, source, block) for block in (kernel.blocks[:1] if kernel.blocks else ("256", "1024", "64"))]
    equal = [one for one in traces if one[1] is not None and one[1] == one[2]]
    where, most, predicted, _ = (equal or [one for one in traces if one[1] is not None] or traces)[0]
    return where, most, predicted, "; ".join(one[3] for one in traces if one[3])


def trace_all(cli, pool):
    # Kernels whose indices do not follow the grid, or whose buffers do.
    chosen = [kernel for kernel in KERNELS if kernel.source not in
              ("block_size", "softmax", "matrix_product_tiled", "nbody", "cluster_dims", "cluster_shared", "template_launched",
               "launch_bounds_of_a_template")]
    chosen = [kernel for kernel in chosen if kernel.grids[0] != "2"]
    results = list(pool.map(lambda kernel: trace_sizes(cli, kernel, os.path.join(SOURCES, kernel.source + ".cu")), chosen))
    traced = [result for result in results if result[1] is not None]
    equal = [result for result in traced if result[1] == result[2]]
    problems = [result[3] for result in results if result[3]]
    above = [result for result in traced if result[1] > result[2]]
    print("%d kernels traced, %d refused since the residency changes or too short for the timer, observed residency equals the predicted one in %d, is "
          "below it in %d and above it in %d, %d problems" %
          (len(traced), len([result for result in results if result[1] is None and not result[3]]), len(equal),
           len(traced) - len(equal) - len(above), len(above), len(problems)))
    print("not equal:", ", ".join("%s %d/%d" % result[:3] for result in traced if result[1] != result[2])[:1500])
    for problem in problems[:15]:
        print(" ", problem[:300])
    return problems


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cli")
    parser.add_argument("--launches", type=int, default=600)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--traces", action="store_true", help="trace the kernels too")
    parser.add_argument("--report")
    parser.add_argument("--workers", type=int, default=min(16, os.cpu_count() or 1))
    options = parser.parse_args()
    nvcc = shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
    if not os.path.exists(nvcc):
        print("skipped: nvcc was not found")
        return 77
    probe = subprocess.run([options.cli, "devices"], capture_output=True, text=True, check=False)
    live = subprocess.run([options.cli, "run", "--once", "--kernel", "threadIds"], capture_output=True, text=True, check=False)
    if live.returncode == 3:
        print("skipped:", (live.stderr or probe.stderr).strip())
        return 77
    begin = time.monotonic()
    total = Outcome()
    with tempfile.TemporaryDirectory() as folder, \
            concurrent.futures.ThreadPoolExecutor(options.workers) as pool:
        # Every sixth kernel once from its source, all others from one cubin of it, which saves compiling.
        capability = subprocess.run(["nvidia-smi", "--query-gpu=compute_cap", "--format=csv,noheader"],
                                    capture_output=True, text=True, check=False).stdout.split()[0].replace(".", "")

        def compiled(name):
            cubin = os.path.join(folder, name + ".cubin")
            subprocess.run([nvcc, "-cubin", "-arch=sm_" + capability, "-o", cubin, os.path.join(SOURCES, name + ".cu")],
                           capture_output=True, check=False)
            return name, cubin

        cubins = dict(pool.map(compiled, sorted({kernel.source for kernel in KERNELS})))
        rounds = max(2, -(-options.launches // (len(KERNELS) * 100)))
        per_run = max(4, min(120, -(-options.launches // (len(KERNELS) * rounds))))
        jobs = []
        for number in range(rounds):
            for index, kernel in enumerate(KERNELS):
                jobs.append(pool.submit(launch, options.cli, kernel, per_run, folder, number * 1000 + index,
                                        os.path.join(SOURCES, kernel.source + ".cu"),
                                        None if number == 0 and index % 6 == 0 else cubins[kernel.source]))
        for job in jobs:
            left = options.seconds - (time.monotonic() - begin)
            try:
                total.add(job.result(timeout=max(0.01, left)))
            except (concurrent.futures.TimeoutError, concurrent.futures.CancelledError):
                job.cancel()
                for other in jobs:
                    other.cancel()
    if options.traces:
        with concurrent.futures.ThreadPoolExecutor(options.workers) as pool:
            total.problems += trace_all(options.cli, pool)
    summary = ("%d launches of %d sources, %d accepted, %d refused, %d outputs verified, %d reasons and %d residencies "
               "compared, %d differences, %.0f s" %
               (total.launches, len({kernel.source for kernel in KERNELS}), total.accepted, total.refused, total.verified,
                total.reasons, total.residencies, len(total.problems), time.monotonic() - begin))
    print(summary)
    for problem in total.problems[:40]:
        print(" ", problem[:300])
    if options.report:
        with open(options.report, "w", encoding="utf-8") as file:
            json.dump({"summary": summary, "problems": total.problems}, file, indent=1)
    return 1 if total.problems or total.launches == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
