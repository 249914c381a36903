#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
"""Captures programs on a GPU, and compares the captures with what the programs did.

usage: capture_on_gpu.py TRICHEVRON_CLI [--report FILE] [--only PART,...] [--seconds S] [--keep FOLDER]

The parts are those of PARTS. Each prints one line: ok, DIFFERENT or skipped, with what was seen. Exits with 77 where there is
no device or no nvcc. The programs are in tests/capture/programs.
"""

import argparse
import collections
import concurrent.futures
import gzip
import json
import os
import random
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAMS = os.path.join(HERE, "programs")


class Skipped(Exception):
    pass


def json_lines(text):
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


class Machine:
    """The command, the compiled programs and a folder."""

    def __init__(self, cli, folder, nvcc):
        self.cli, self.folder, self.nvcc = os.path.abspath(cli), folder, nvcc
        self.number = 0

    def path(self, name):
        return os.path.join(self.folder, name)

    def new_file(self):
        self.number += 1
        return self.path("%d.trichevron-capture" % self.number)

    def compile_all(self):
        include = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(self.nvcc))), "extras/CUPTI")
        cupti = ["-I" + include + "/include", "-L" + include + "/lib64", "-lcupti",
                 "-Xlinker", "-rpath=" + include + "/lib64:" + os.path.dirname(include) + "/../lib64"]
        jobs = {name: [name + ".cu", "-lcuda"] for name in ("launches", "refusals", "many", "forked")}
        jobs["ranges"] = ["ranges.cu", "-ldl"]
        jobs["subscriber"] = ["subscriber.cu", *cupti]
        jobs["liblate.so"] = ["late_library.cu", "-shared", "-Xcompiler", "-fPIC"]
        jobs["late"] = ["late.cpp", "-cudart", "none", "-ldl"]
        major = subprocess.run(["nvidia-smi", "--query-gpu=compute_cap", "--format=csv,noheader"], capture_output=True, text=True,
                               check=False).stdout.split()[0].replace(".", "")

        def build(item):
            name, (source, *options) = item
            done = subprocess.run([self.nvcc, "-std=c++17", "-O2", "-arch=sm_" + major, "-o", self.path(name), os.path.join(PROGRAMS, source), *options],
                                  capture_output=True, text=True, check=False)
            return name, "" if done.returncode == 0 else (done.stderr or done.stdout).strip()[-400:]

        with concurrent.futures.ThreadPoolExecutor(len(jobs)) as pool:
            self.errors = {name: error for name, error in pool.map(build, jobs.items()) if error}

    def program(self, name):
        if name in self.errors:
            raise Skipped("%s does not compile: %s" % (name, self.errors[name]))
        return self.path(name)

    def capture(self, command, options=(), file=None, timeout=60, environment=None):
        file = file or self.new_file()
        done = subprocess.run([self.cli, "capture", *options, "-o", file, "--", *command], capture_output=True, text=True, timeout=timeout,
                              check=False, env=environment, cwd=self.folder, errors="replace")
        return file, done

    def read(self, file):
        """What is read; its "problem" is what is wrong with the capture."""
        done = subprocess.run([self.cli, "import", "--json", file], capture_output=True, text=True, timeout=120, check=False)
        if not done.stdout.startswith("{"):
            raise AssertionError("%s cannot be read: %s" % (file, done.stderr.strip()[-300:]))
        return json.loads(done.stdout)


def capture_lines(file):
    with open(file, encoding="utf-8", errors="replace") as stream:
        for line in stream:
            try:
                yield json.loads(line)
            except ValueError:
                pass


def key_of(c):
    cluster = c["clusterDim"]
    return (c["device"], c["kernel"], tuple(c["gridDim"]), tuple(c["blockDim"]), cluster[0] if cluster else 0, c["dynamicSmemBytes"])


CLUSTERED_BLOCKS = 8 # of a launch in clusters, per SM: maxClusteredBlocksPerMultiprocessor


# --- the parts ---

def known_counts(machine):
    """Seven ways, five streams, four threads, a graph, a child process, each device: exact counts and occupancy."""
    file, done = machine.capture([machine.program("launches"), "child"])
    assert done.returncode == 0, done.stderr[-400:]
    launched = json_lines(done.stdout)
    captured = machine.read(file)
    expected = collections.Counter()
    resident = {}
    for line in launched:
        key = (line["device"], line["kernel"], tuple(line["grid"]), tuple(line["block"]), line["cluster"], line["smem"])
        expected[key] += line["count"]
        # The occupancy API knows nothing of clusters, in which an SM holds fewer blocks.
        resident[key] = min(line["residentBlocks"], CLUSTERED_BLOCKS) if line["cluster"] else line["residentBlocks"]
    seen = collections.Counter()
    different = []
    for c in captured["configurations"]:
        seen[key_of(c)] += c["count"]
        if key_of(c) in resident and c["maxActiveBlocksPerMultiprocessor"] != resident[key_of(c)]:
            different.append("%s: %d resident blocks, expected %d" % (key_of(c), c["maxActiveBlocksPerMultiprocessor"], resident[key_of(c)]))
    different += ["%s: %d, expected %d" % (key, seen[key], expected[key]) for key in set(seen) | set(expected) if seen[key] != expected[key]]
    assert not different, "; ".join(map(str, different[:6]))
    devices = {line["device"] for line in launched}
    if captured["unfinishedCount"]:
        raise AssertionError("%d launches have no duration" % captured["unfinishedCount"])
    return {"launches": sum(expected.values()), "configurations": len(expected), "occupanciesEqual": len(resident), "devices": len(devices),
            "processes": len({line["process"] for line in launched}),
            "note": "" if len(devices) > 1 else "one device: two at once are untested"}


def refused_kinds(machine):
    """Some hundred kinds of refused launches: each listed with its code and a reason."""
    file, done = machine.capture([machine.program("refusals")])
    launched = json_lines(done.stdout)
    captured = machine.read(file)

    def keys(api, grid, block, smem, code):
        return api, tuple(grid), tuple(block), smem, code

    expected = collections.Counter(keys(l["api"], l["grid"], l["block"], l["smem"], l["code"]) for l in launched)
    seen = collections.Counter()
    silent = 0
    for c in captured["configurations"]:
        for r in c.get("refused", []):
            seen[keys(r["api"], c["gridDim"], c["blockDim"], c["dynamicSmemBytes"], r["code"])] += r["count"]
            silent += 0 if r["driverSentence"] or c["rule"] else 1
    different = [(key, seen[key], expected[key]) for key in set(seen) | set(expected) if seen[key] != expected[key]]
    assert not different, "%d differ: %s" % (len(different), different[:4])
    return {"refused": sum(expected.values()), "codes": sorted({l["code"] for l in launched}), "withoutReason": silent}


def many(machine, launches, captured, options=()):
    command = [machine.program("many"), str(launches)]
    if not captured:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, cwd=machine.folder)
        return json.loads(done.stdout)
    file, done = machine.capture(command, options=options)
    result = json.loads(done.stdout)
    result["bytes"] = os.path.getsize(file)
    result["summary"] = done.stderr.strip().splitlines()[1:2]
    os.unlink(file)
    return result


def cost(launches, runs):
    def part(machine):
        # Alternating: clocks and neighbours change with time.
        plain, captured = [], []
        for _ in range(runs):
            plain.append(many(machine, launches, False))
            captured.append(many(machine, launches, True))

        def column(rows, name):
            values = [row[name] for row in rows]
            return {"median": statistics.median(values), "least": min(values), "most": max(values)}

        more = [b["launchNs"] - a["launchNs"] for a, b in zip(plain, captured)]
        all_more = [b["totalNs"] - a["totalNs"] for a, b in zip(plain, captured)]
        kb = [b["peakKb"] - a["peakKb"] for a, b in zip(plain, captured)]
        result = {"launches": launches, "runs": runs, "plainNs": column(plain, "launchNs"), "capturedNs": column(captured, "launchNs"),
                  "moreUs": {"median": statistics.median(more) / 1e3, "all": [round(m / 1e3, 2) for m in more]},
                  "moreUsWithSynchronisation": round(statistics.median(all_more) / 1e3, 2),
                  "moreMb": {"median": round(statistics.median(kb) / 1024, 1), "all": [round(k / 1024, 1) for k in kb]},
                  "summary": captured[-1]["summary"]}
        result["within"] = result["moreUs"]["median"] <= 3 and max(kb) / 1024 <= 64
        assert result["within"], json.dumps(result)
        return result
    part.__doc__ = "%d launches: at most 3 us more each and 64 MB (medians of %d alternating runs)" % (launches, runs)
    return part


def killed(machine):
    """kill -9 at random moments, 50 times: each file can be read."""
    machine.program("many")
    rng = random.Random(7)

    def one(index):
        file, mark = machine.path("killed-%d.trichevron-capture" % index), machine.path("killed-%d.pid" % index)
        run = subprocess.Popen([machine.cli, "capture", "-o", file, "--", machine.program("many"), "0", mark], stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
        end = time.monotonic() + 40
        while not os.path.exists(mark) or os.path.getsize(mark) == 0:
            assert time.monotonic() < end and run.poll() is None, "the program did not start"
            time.sleep(0.005)
        time.sleep(rng.random() * 1.5)
        with open(mark, encoding="ascii") as stream:
            os.kill(int(stream.read()), signal.SIGKILL)
        run.wait(timeout=60)
        captured = machine.read(file)
        os.unlink(file)
        return captured["launchCount"], captured["unfinishedCount"], captured["problem"]

    with concurrent.futures.ThreadPoolExecutor(5) as pool:
        results = list(pool.map(one, range(50)))
    assert all(count > 0 and problem is None for count, _, problem in results), results
    return {"readable": len(results), "launches": [min(r[0] for r in results), max(r[0] for r in results)],
            "withoutDuration": [min(r[1] for r in results), max(r[1] for r in results)]}


def slow(machine):
    """A program that launches seldom is killed: launches before the last second have durations."""
    file, mark = machine.new_file(), machine.path("slow.pid")
    run = subprocess.Popen([machine.cli, "capture", "-o", file, "--", machine.program("many"), "0", mark, "50000"], stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL)
    while not os.path.exists(mark) or os.path.getsize(mark) == 0:
        assert run.poll() is None, "the program did not start"
        time.sleep(0.01)
    time.sleep(3.6)
    with open(mark, encoding="ascii") as stream:
        os.kill(int(stream.read()), signal.SIGKILL)
    run.wait(timeout=60)
    captured = machine.read(file)
    assert captured["unfinishedCount"] <= 45, captured["unfinishedCount"]
    return {"launches": captured["launchCount"], "withoutDuration": captured["unfinishedCount"]}


def forked(machine):
    """fork without exec: the program behaves as without the capture; the parent's launches are all there."""
    alone = subprocess.run([machine.program("forked")], capture_output=True, text=True, timeout=60, check=False)
    file, done = machine.capture([machine.program("forked")])
    assert (done.stdout, done.returncode) == (alone.stdout, alone.returncode), (alone.stdout, done.stdout, done.stderr[-300:])
    captured = machine.read(file)
    assert captured["launchCount"] == 20, captured["launchCount"]
    return {"child": json_lines(done.stdout), "problem": captured["problem"], "refused": captured["refusedCount"]}


def late(machine):
    """A library that uses CUDA is loaded with dlopen after the start."""
    file, done = machine.capture([machine.program("late"), machine.program("liblate.so"), "37"])
    assert done.returncode == 0, done.stderr[-300:]
    captured = machine.read(file)
    assert captured["launchCount"] == 37 and captured["unfinishedCount"] == 0, captured["launchCount"]
    return {"launches": 37}


def without_cuda(machine):
    """A program without CUDA, one that is not there, one that may not be run, and paths with blanks."""
    _, none = machine.capture(["sh", "-c", "exit 5"])
    _, missing = machine.capture(["/no/such program"])
    _, forbidden = machine.capture(["/etc/passwd"])
    assert (none.returncode, missing.returncode, forbidden.returncode) == (5, 127, 126)
    folder = machine.path("a folder")
    os.makedirs(folder, exist_ok=True)
    copy = os.path.join(folder, "many programs")
    shutil.copy(machine.program("many"), copy)
    file, done = machine.capture([copy, "50"], file=os.path.join(folder, "the capture.trichevron-capture"))
    assert done.returncode == 0 and machine.read(file)["launchCount"] == 250
    return {"sentences": [run.stderr.strip().splitlines()[-1] for run in (none, missing, forbidden)]}


def full_disk(machine):
    """No room for the part: one sentence, and the program goes on to its end."""
    file, done = machine.capture(["bash", "-c", "ulimit -f 1024; exec '%s' 100000" % machine.program("many")])
    assert done.returncode == 0 and json.loads(done.stdout)["code"] == 0, done.stderr[-300:]
    captured = machine.read(file)
    assert captured["problem"] and "no room" in captured["problem"], captured["problem"]
    result = {"limit": captured["problem"], "launches": captured["launchCount"]}
    small = machine.path("small")
    os.makedirs(small, exist_ok=True)
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", small], capture_output=True, check=False).returncode != 0:
        return {**result, "disk": "no small file system could be mounted"}
    try:
        file, done = machine.capture([machine.program("many"), "100000"], file=os.path.join(small, "full.trichevron-capture"))
        assert done.returncode == 0 and json.loads(done.stdout)["code"] == 0, done.stderr[-300:]
        captured = machine.read(file)
        assert captured["problem"] and "no room" in captured["problem"], captured["problem"]
        return {**result, "disk": captured["problem"], "launchesOnDisk": captured["launchCount"]}
    finally:
        subprocess.run(["umount", small], check=False, capture_output=True)


def subscriber(machine):
    """Another tool is first: it goes on, and the capture names it."""
    alone = subprocess.run([machine.program("subscriber")], capture_output=True, text=True, timeout=60, check=False)
    _, done = machine.capture([machine.program("subscriber")])
    if json_lines(alone.stdout)[0]["subscribed"] != 0:
        raise Skipped("this machine lets no tool subscribe: %s" % alone.stdout)
    first = json_lines(done.stdout)[0]
    sentence = done.stderr.strip().splitlines()[-1]
    # The driver loads our library in its first call, before or after the subscription of the program.
    if first["subscribed"] == 0:
        assert first == json_lines(alone.stdout)[0], (first, alone.stdout)
        assert "another profiler" in sentence, sentence
    return {"alone": json_lines(alone.stdout)[0], "captured": first, "sentence": sentence}


def range_counts(file):
    """Calls by range, over all parts."""
    counts = collections.Counter()
    names = {}
    for line in capture_lines(file):
        if isinstance(line, list) and line[0] == "call":
            counts[names.get(line[4]) if len(line) > 4 else None] += 1
        elif isinstance(line, dict) and "format" in line:
            names = {}
        elif isinstance(line, dict) and "range" in line:
            names[line["range"]["id"]] = line["range"]["text"]
    return counts


def ranges(machine):
    """NVTX ranges: of threads, of the process, of a domain."""
    expected = {None: 8, "outer": 20, "inner": 11, "thread": 17, "process": 19, "registered": 23}
    file, done = machine.capture([machine.program("ranges")], options=["--ranges"])
    assert done.returncode == 0, done.stderr[-300:]
    seen = dict(range_counts(file))
    assert seen == expected, seen
    file, _ = machine.capture([machine.program("ranges"), "before"], options=["--ranges"])
    before = dict(range_counts(file))
    file, _ = machine.capture([machine.program("ranges"), "wide"], options=["--ranges"])
    wide = dict(range_counts(file))
    return {"counts": {str(k): v for k, v in seen.items()},
            "rangeBeforeTheFirstCallOfCuda": "equal" if before == expected else {str(k): v for k, v in before.items()},
            "wideName": wide.get("thread ä", 0)}


# Runs `work()` in a range, or under the profiler of PyTorch.
MEASURED_WITH_TORCH = """\
steps = int(sys.argv[2])
if len(sys.argv) > 3:
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU, torch.profiler.ProfilerActivity.CUDA]) as profiler:
        for _ in range(steps): work()
        torch.cuda.synchronize()
    profiler.export_chrome_trace(sys.argv[3])
else:
    torch.cuda.nvtx.range_push("measured")
    for _ in range(steps): work()
    torch.cuda.nvtx.range_pop()
    torch.cuda.synchronize()
"""

TRAINING = """
import sys, torch
torch.manual_seed(1)
torch.backends.cudnn.benchmark = False
model = torch.nn.Sequential(torch.nn.Linear(256, 512), torch.nn.ReLU(), torch.nn.LayerNorm(512), torch.nn.Linear(512, 64)).cuda()
optimizer = torch.optim.Adam(model.parameters())
x = torch.randn(128, 256, device="cuda"); y = torch.randn(128, 64, device="cuda")
def train():
    optimizer.zero_grad(); loss = torch.nn.functional.mse_loss(model(x), y); loss.backward(); optimizer.step()
def infer():
    with torch.no_grad(): torch.softmax(model(x), -1)
work = train if sys.argv[1] == "train" else infer
for _ in range(3): work()
torch.cuda.synchronize()
""" + MEASURED_WITH_TORCH

TRITON = """
import sys, torch, triton, triton.language as tl
@triton.jit
def scaled(x, y, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y + i, 2 * tl.load(x + i, mask=i < n), mask=i < n)
x = torch.randn(100000, device="cuda"); y = torch.empty_like(x)
def work():
    for block in (128, 256, 1024): scaled[(triton.cdiv(x.numel(), block),)](x, y, x.numel(), BLOCK=block)
for _ in range(2): work()
torch.cuda.synchronize()
""" + MEASURED_WITH_TORCH

JAX = """
import sys, jax, jax.numpy as jnp
@jax.jit
def work(a): return jax.nn.softmax(jnp.tanh(a @ a.T) * 2, axis=-1).sum(0)
a = jax.random.normal(jax.random.key(1), (512, 256))
work(a).block_until_ready(); work(a).block_until_ready()
steps = int(sys.argv[2])
if len(sys.argv) > 3:
    with jax.profiler.trace(sys.argv[3], create_perfetto_trace=True):
        for _ in range(steps): work(a).block_until_ready()
else:
    for _ in range(steps): work(a).block_until_ready()
"""


def needs(module):
    done = subprocess.run([sys.executable, "-c", "import " + module], capture_output=True, text=True, timeout=120, check=False)
    if done.returncode != 0:
        raise Skipped("Python cannot import %s: %s" % (module, done.stderr.strip().splitlines()[-1:]))


def shape(c):
    return c["kernel"], tuple(c["gridDim"]), tuple(c["blockDim"]), c["numRegs"], c["sharedMemoryBytes"]


def per_step(machine, script, word):
    """The launches of one step by configuration: of two captures whose steps differ, so that the set-up cancels out."""
    counts = []
    files = []
    for steps in (2, 7):
        file, done = machine.capture([sys.executable, script, word, str(steps)], options=["--ranges"], timeout=150)
        assert done.returncode == 0, done.stderr[-600:]
        count = collections.Counter()
        for c in machine.read(file)["configurations"]:
            count[shape(c)] += c["count"]
        counts.append(count)
        files.append(file)
    step = {}
    for key in set(counts[0]) | set(counts[1]):
        more = counts[1][key] - counts[0][key]
        assert more % 5 == 0, (key, more)
        if more:
            step[key] = more // 5
    return step, files


def against_torch_profiler(source, word):
    def part(machine):
        needs("torch" if source is TRAINING else "triton, torch")
        script = machine.path("program_for_%s.py" % word) # not the name of a module
        with open(script, "w", encoding="utf-8") as stream:
            stream.write(source)
        step, files = per_step(machine, script, word)
        trace = machine.path("%s.pt.trace.json" % word)
        done = subprocess.run([sys.executable, script, word, "5", trace], capture_output=True, text=True, timeout=150, check=False)
        assert done.returncode == 0, done.stderr[-600:]
        profiled = collections.Counter()
        for c in machine.read(trace)["configurations"]:
            profiled[shape(c)] += c["count"]
        expected = {key: count / 5 for key, count in profiled.items()}
        different = [(key, step.get(key), expected.get(key)) for key in set(step) | set(expected) if step.get(key) != expected.get(key)]
        assert not different, "%d differ: %s" % (len(different), different[:3])
        in_range = range_counts(files[0]).get("measured", 0)
        # Those of other threads, such as that of backward(), are not in the range of this one.
        return {"launchesPerStep": sum(step.values()), "configurations": len(step), "callsOfTwoStepsInTheRange": in_range}
    part.__doc__ = "%s: launches per step, grid, block, registers and shared memory equal torch.profiler's in a run of its own" % word
    return part


def against_jax_profiler(machine):
    """JAX: kernels per step equal its own profiler's in a run of its own."""
    needs("jax")
    script = machine.path("jax_program.py")
    with open(script, "w", encoding="utf-8") as stream:
        stream.write(JAX)
    probe = subprocess.run([sys.executable, "-c", "import jax; assert jax.default_backend() == 'gpu'"], capture_output=True, text=True, timeout=120,
                           check=False)
    if probe.returncode != 0:
        raise Skipped("JAX has no GPU backend here")
    step, _ = per_step(machine, script, "jax")
    folder = machine.path("jax-trace")
    done = subprocess.run([sys.executable, script, "jax", "5", folder], capture_output=True, text=True, timeout=150, check=False)
    assert done.returncode == 0, done.stderr[-600:]
    traces = [os.path.join(root, name) for root, _, names in os.walk(folder) for name in names if name.startswith("perfetto_trace")]
    if not traces:
        raise Skipped("JAX wrote no trace")
    with gzip.open(traces[0], "rt", encoding="utf-8") as stream:
        events = json.load(stream)
    events = events.get("traceEvents", events) if isinstance(events, dict) else events
    kernels = collections.Counter()
    for event in events:
        details = event.get("args", {}).get("kernel_details")
        if details:
            kernels[event["name"]] += 1
    count = sum(kernels.values()) / 5
    assert count == sum(step.values()), "%s a step, the profiler has %s: %s" % (sum(step.values()), count, dict(kernels))
    return {"launchesPerStep": count, "kernels": len(kernels)}


def two_devices(machine):
    """Two GPUs at once."""
    names = subprocess.run(["nvidia-smi", "-L"], capture_output=True, text=True, check=False).stdout.strip().splitlines()
    if len(names) < 2:
        raise Skipped("this machine has one GPU: untested")
    file, done = machine.capture([machine.program("launches")])
    assert done.returncode == 0, done.stderr[-300:]
    counts = collections.Counter()
    for c in machine.read(file)["configurations"]:
        counts[c["device"]] += c["count"]
    assert len(counts) == 2 and len(set(counts.values())) == 1, counts
    return {"launchesPerDevice": dict(counts)}


PARTS = {
    "counts": known_counts,
    "refused": refused_kinds,
    "cost200k": cost(200_000, 5),
    "cost2m": cost(2_000_000, 2),
    "killed": killed,
    "slow": slow,
    "forked": forked,
    "late": late,
    "without": without_cuda,
    "full": full_disk,
    "subscriber": subscriber,
    "ranges": ranges,
    "training": against_torch_profiler(TRAINING, "train"),
    "inference": against_torch_profiler(TRAINING, "infer"),
    "triton": against_torch_profiler(TRITON, "triton"),
    "jax": against_jax_profiler,
    "devices": two_devices,
}


def run_part(name, machine):
    begin = time.monotonic()
    result = {"what": PARTS[name].__doc__}
    try:
        result["seen"] = PARTS[name](machine)
        result["state"] = "ok"
    except Skipped as reason:
        result.update(state="skipped", why=str(reason))
    except (AssertionError, subprocess.TimeoutExpired, OSError, ValueError, LookupError) as error:
        result.update(state="DIFFERENT", why=str(error) or traceback.format_exc(limit=2))
    result["seconds"] = round(time.monotonic() - begin, 1)
    print("%-10s %-9s %5.1f s  %s" % (name, result["state"], result["seconds"], json.dumps(result.get("seen", result.get("why")))), flush=True)
    return result


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cli")
    parser.add_argument("--report")
    parser.add_argument("--only", default=",".join(PARTS))
    parser.add_argument("--seconds", type=float, default=200, help="no part begins after this time")
    options = parser.parse_args()
    nvcc = shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
    if not os.path.exists(nvcc) or shutil.which("nvidia-smi") is None:
        print("skipped: there is no nvcc, or no device")
        return 77
    begin = time.monotonic()
    report = {"device": subprocess.run(["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"], capture_output=True, text=True,
                                       check=False).stdout.strip()}
    with tempfile.TemporaryDirectory() as folder:
        machine = Machine(options.cli, folder, nvcc)
        machine.compile_all()
        report["compileSeconds"] = round(time.monotonic() - begin, 1)
        for name in options.only.split(","):
            if time.monotonic() - begin > options.seconds:
                report[name] = {"state": "skipped", "why": "no time was left"}
                print("%-10s skipped: no time was left" % name)
            else:
                report[name] = run_part(name, machine)
            if options.report: # whatever comes after
                with open(options.report, "w", encoding="utf-8") as file:
                    json.dump(report, file, indent=1)
    states = collections.Counter(part["state"] for part in report.values() if isinstance(part, dict))
    print("%s, %.0f s" % (", ".join("%d %s" % (count, state) for state, count in states.items()), time.monotonic() - begin))
    return 1 if states["DIFFERENT"] else 0


if __name__ == "__main__":
    sys.exit(main())
