// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The English messages. {detail}, {number}, {signal} and the seconds come from the fault.
#include "core/fault/fault.h"

#include <fmt/format.h>

#include <cstring>
#include <string_view>

namespace trichevron::core {

namespace {

constexpr const char* afterSticky =
    "A new worker is starting, because the old process can no longer launch kernels. Your input and your "
    "measurements are kept.";
constexpr const char* afterWorker = "A new worker is starting. Your input and your measurements are kept.";

struct Row {
    FaultKind kind;
    const char* what;
    const char* meaning;
    const char* next;
};

constexpr Row table[] = {
    {FaultKind::IllegalAddress, "The kernel accessed an invalid address (cudaErrorIllegalAddress).",
     "A load or store was outside of every allocation, for example because an index was past the end of an "
     "array. The launch itself returned cudaSuccess: a kernel runs asynchronously, so the synchronisation "
     "reported the error. The error is sticky: the context and all memory in it are lost.",
     afterSticky},
    {FaultKind::LaunchTimeout,
     "The driver stopped the kernel because it ran too long (cudaErrorLaunchTimeout).",
     "This device also drives a display (kernelExecTimeoutEnabled), so the driver limits each kernel to a "
     "few "
     "seconds. The context is lost.",
     afterSticky},
    {FaultKind::DeviceAssert, "An assert() in the kernel failed (cudaErrorAssert).",
     "The device printed the assertion with its block and thread to the log and stopped the kernel. The "
     "error "
     "is sticky: the context is lost.",
     afterSticky},
    {FaultKind::HardwareStackError, "The call stack of a thread was corrupted (cudaErrorHardwareStackError).",
     "The stack overflowed or was overwritten, for example by a recursion that is too deep "
     "(cudaLimitStackSize). The error is sticky: the context is lost.",
     afterSticky},
    {FaultKind::IllegalInstruction,
     "The kernel executed an illegal instruction (cudaErrorIllegalInstruction).",
     "The code was overwritten, was called through a wrong pointer, or contains a trap. The error is sticky: "
     "the "
     "context is lost.",
     afterSticky},
    {FaultKind::MisalignedAddress, "The kernel accessed a misaligned address (cudaErrorMisalignedAddress).",
     "An access of 2, 4, 8 or 16 bytes needs an address that is a multiple of its size; a char pointer that "
     "is "
     "cast to int or float4 may not be. The error is sticky: the context is lost.",
     afterSticky},
    {FaultKind::InvalidAddressSpace,
     "The kernel used an address of the wrong memory space (cudaErrorInvalidAddressSpace).",
     "An instruction for global, shared or local memory got an address in another memory space. The error is "
     "sticky: the context is lost.",
     afterSticky},
    {FaultKind::InvalidPc, "The program counter of the kernel left its code (cudaErrorInvalidPc).",
     "A call through an invalid function pointer causes this. The error is sticky: the context is lost.",
     afterSticky},
    {FaultKind::LaunchFailure, "The kernel failed while it ran (cudaErrorLaunchFailure).",
     "The device reports no details. Possible causes are __trap() and an access to shared memory out of "
     "range. "
     "The launch itself returned cudaSuccess. The error is sticky: the context is lost.",
     afterSticky},
    {FaultKind::OtherSticky, "The GPU's context can no longer be used: {detail}",
     "After such an error, every further CUDA call in the same process may fail too, so none of its results "
     "can be trusted.",
     afterSticky},

    {FaultKind::DeviceLost, "The GPU can no longer be used: {detail}",
     "The device itself failed, not the launch: an uncorrectable memory error, a broken link, or a GPU that "
     "no "
     "longer responds to its driver. Other programs on it fail too.",
     "A new worker is starting and will report whether the GPU is back. See nvidia-smi and the system log "
     "(Xid) "
     "for details. Your input and your measurements are kept."},
    {FaultKind::OutOfMemory, "There is not enough memory: {detail}",
     "An allocation failed, on the device (cudaErrorMemoryAllocation) or on its host. The error is not "
     "sticky: "
     "the context is intact, and the memory allocated for this launch was freed.",
     "Reduce the problem or the grid, or free device memory, and launch again."},
    {FaultKind::NoDevice, "There is no device to launch on: {detail}",
     "The machine has no CUDA device, all of them are in exclusive use, or its worker was built without "
     "CUDA.",
     "Recordings are shown instead, and labelled as such. Restart the worker when a device is available."},
    {FaultKind::NoDriver, "No NVIDIA driver was found on that machine.",
     "cudaDriverGetVersion returns version 0: libcuda.so.1, which is part of the driver, is missing.",
     "Install a driver and restart the worker, or explore recordings in the meantime."},
    {FaultKind::DriverTooOld, "The NVIDIA driver is too old for this program: {detail}",
     "The CUDA runtime of the worker needs a driver of the same major version or later "
     "(cudaErrorInsufficientDriver).",
     "Install a newer driver and restart the worker, or explore recordings in the meantime."},

    {FaultKind::TimeLimit, "The kernel exceeded its time limit{of seconds}, so its process was ended.",
     "No CUDA call can stop a running kernel: only ending the process removes it from the device.",
     "A new worker is starting. Your input is kept. Launch with fewer threads or a smaller problem, or raise "
     "the time limit."},
    {FaultKind::Cancelled, "The cancelled job did not stop, so its process was ended.",
     "No CUDA call can stop a running kernel: only ending the process removes it from the device.",
     afterWorker},
    {FaultKind::WorkerCrashed, "The worker crashed ({signal}).{detail}",
     "The failure was in the process that uses the GPU: in trichevron-cli, in the driver, or in a library. "
     "The "
     "GPU itself is intact.",
     afterWorker},
    {FaultKind::WorkerKilled, "The worker was killed ({signal}).{detail}",
     "A user, a scheduler, or the system when it ran out of memory ended the process. Its work was removed "
     "from "
     "the GPU.",
     afterWorker},
    {FaultKind::WorkerEnded, "The worker exited with status {number}.{detail}",
     "A worker should run until its input ends; this one, or the command that starts it, exited earlier.",
     afterWorker},
    {FaultKind::WorkerSilent, "The worker sent nothing{for seconds} and was ended.",
     "A worker sends a heartbeat twice a second. This one was stopped (SIGSTOP), hangs in the driver, or "
     "lost "
     "its connection.",
     afterWorker},
    {FaultKind::WorkerStuck, "The worker did not reply{for seconds} and was ended.",
     "It still sends heartbeats, but a call to the driver does not return.", afterWorker},
    {FaultKind::WorkerProtocolError, "The worker sent data that is not in the protocol: {detail}",
     "Its standard output may contain only messages, but a login banner, a shell's start-up file or another "
     "program also writes to it.",
     "The program tries again a few times. If the error persists, check the worker command and what it "
     "prints."},
    {FaultKind::WorkerMissing, "The worker cannot be started: {detail}",
     "The command of this machine names a program that does not exist or is not executable.",
     "Install trichevron-cli next to the program, or set another command under Launch, Machines."},
    {FaultKind::WorkerUnusable, "The worker cannot be used: {detail}",
     "It exited with the status for incorrect usage: an unknown option, or a file that it cannot read.",
     "Correct the command of this machine under Launch, Machines, and restart the worker."},
    {FaultKind::ConnectionLost, "The connection to the worker's machine failed or was lost.{detail}",
     "ssh exited with status 255, which it uses for its own failures and for a worker that was ended by a "
     "signal. A remote worker exits when its input ends, which removes its kernel from the GPU.",
     "The program is connecting again. Your input and your measurements are kept."},
    {FaultKind::VersionMismatch, "The worker is from another release: {detail}",
     "The program and its worker must use the same version of the protocol.",
     "Install the program and trichevron-cli from the same release on both machines."},
};

const Row& rowOf(FaultKind kind) {
    for (const Row& row : table)
        if (row.kind == kind)
            return row;
    return table[0];
}

/// "SIGSEGV: Segmentation fault"
std::string signalText(int signal) {
    const char* abbreviation = sigabbrev_np(signal);
    const char* description = sigdescr_np(signal);
    if (abbreviation == nullptr || description == nullptr)
        return fmt::format("signal {}", signal);
    return fmt::format("SIG{}: {}", abbreviation, description);
}

/// Cuts the text of other programs, which may have any length.
std::string shortened(const std::string& text) {
    constexpr std::size_t maxBytes = 400;
    if (text.size() <= maxBytes)
        return text;
    std::size_t end = maxBytes;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end; // not in the middle of a UTF-8 character
    return text.substr(0, end) + "…";
}

/// The detail as the end of a sentence.
std::string asSentenceEnd(const std::string& detail) {
    std::string text = shortened(detail);
    if (text.empty())
        return "no details are known.";
    if (text.back() != '.' && text.back() != '!' && text.back() != '?' && !text.ends_with("…"))
        text += '.';
    return text;
}

std::string fillPattern(const char* pattern, const Fault& fault) {
    std::string text = pattern;
    const auto put = [&](std::string_view name, const std::string& value) {
        if (const std::size_t at = text.find(name); at != std::string::npos)
            text.replace(at, name.size(), value);
    };
    put("{number}", std::to_string(fault.number));
    put("{signal}", signalText(fault.number));
    const std::string seconds = fault.seconds > 0 ? fmt::format(" {:.3g} s", fault.seconds) : std::string();
    put("{of seconds}", seconds.empty() ? seconds : " of" + seconds);
    put("{for seconds}", seconds.empty() ? seconds : " for" + seconds);
    // After a complete sentence, the detail is a sentence of its own, and may be missing.
    if (text.ends_with(".{detail}"))
        put("{detail}",
            fault.detail.empty() ? std::string() : " Last output: " + asSentenceEnd(fault.detail));
    else
        put("{detail}", asSentenceEnd(fault.detail));
    return text;
}

} // namespace

FaultMessages faultMessages(const Fault& fault) {
    const Row& row = rowOf(fault.kind);
    return {fillPattern(row.what, fault), row.meaning, row.next};
}

} // namespace trichevron::core
