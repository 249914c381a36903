#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
"""Compares `trichevron-cli inspect` with `cuobjdump --dump-resource-usage` for each kernel and architecture.

usage: compare_with_cuobjdump.py TRICHEVRON_CLI FILE...

Prints one line of JSON for each file. Kernels that cuobjdump does not list are in containers where it does not look.
Needs cuobjdump (CUDA Toolkit) on the PATH; the files are only read.
"""

import collections
import concurrent.futures
import json
import os
import re
import resource
import subprocess
import sys
import time


def listed_by_cuobjdump(path):
    """(architecture, mangled name) -> Counter of (registers, static shared, local)."""
    kernels = collections.defaultdict(collections.Counter)
    dump = subprocess.Popen(["cuobjdump", "--dump-resource-usage", path], stdout=subprocess.PIPE, text=True,
                            errors="replace", stderr=subprocess.DEVNULL)
    architecture, name = "", ""
    for line in dump.stdout:
        if line.startswith("arch = "):
            architecture = line.split()[2]
        elif match := re.match(r" Function (.*):$", line.rstrip("\n")):
            name = match[1]
        elif "REG:" in line and "CONSTANT[0]:" in line:
            values = {key: int(value) if value.isdigit() else value
                      for key, value in re.findall(r"([A-Z]+(?:\[\d+\])?):(\S+)", line)}
            version = int(re.sub(r"\D", "", architecture) or 0)
            shared = values["SHARED"]
            if version >= 90 and shared >= 1024:
                shared -= 1024
            kernels[architecture, name][values["REG"], shared, values["STACK"], values["LOCAL"]] += 1
    dump.wait()
    return kernels


def listed_by_us(cli, path):
    begin = time.monotonic()
    run = subprocess.run([cli, "inspect", path, "--json"], capture_output=True, text=True, check=False)
    seconds = time.monotonic() - begin
    kernels = collections.defaultdict(collections.Counter)
    forms = collections.Counter()
    if run.returncode != 0:
        return kernels, forms, seconds, run.stderr.strip()
    for kernel in json.loads(run.stdout)["kernels"]:
        form = kernel.get("form", "binary")
        forms[form] += 1
        if form in ("binary", "relocatable"):
            kernels[kernel["architecture"], kernel["mangledName"]][
                kernel.get("numRegs"), kernel.get("sharedSizeBytes"), kernel.get("localSizeBytes"), form] += 1
    return kernels, forms, seconds, run.stderr.strip()


def compare(cli, path):
    theirs = listed_by_cuobjdump(path)
    ours, forms, seconds, errors = listed_by_us(cli, path)
    counts = collections.Counter()
    examples = []
    for key, kernels in theirs.items():
        mine = list(ours.get(key, collections.Counter()).elements())
        for registers, shared, stack, local in kernels.elements():
            counts["listed"] += 1
            match = next((k for k in mine if k[0] == registers and k[1] == shared and k[2] == stack + local), None)
            unlinked = next((k for k in mine if k[3] == "relocatable" and k[0] == registers and k[1] is None), None)
            if match is not None:
                counts["equal"] += 1
                mine.remove(match)
            elif unlinked is not None:
                counts["equal, shared memory not known before linking"] += 1
                mine.remove(unlinked)
            else:
                counts["missing" if not mine else "different"] += 1
                if len(examples) < 5:
                    examples.append({"key": key, "cuobjdump": [registers, shared, stack, local], "ours": mine[:2]})
    counts["ours"] = sum(sum(kernels.values()) for kernels in ours.values())
    counts["only ours"] = counts["ours"] - counts["listed"] + counts["missing"]
    return {"file": os.path.basename(path), "bytes": os.path.getsize(path), "seconds": round(seconds, 2), **counts,
            "forms": forms, "examples": examples, "errors": errors[:500]}


def main():
    cli, paths = sys.argv[1], sys.argv[2:]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        for result in pool.map(lambda path: compare(cli, path), paths):
            print(json.dumps(result), flush=True)
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(json.dumps({"largest child, KiB": usage.ru_maxrss}))


if __name__ == "__main__":
    main()
