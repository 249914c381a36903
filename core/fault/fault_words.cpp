// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The sentences, in English. {detail}, {number}, {signal} and seconds are the fault's own.
#include "core/fault/fault.h"

#include <fmt/format.h>

#include <cstring>
#include <string_view>

namespace trichevron {

namespace {

/// What follows every error that ends a context.
constexpr const char* afterSticky = "A new worker is being started, since the process that met the error can "
                                    "launch nothing any more. What you typed and "
                                    "measured is kept.";
constexpr const char* afterWorker = "A new worker is being started. What you typed and measured is kept.";

struct Row {
    FaultKind kind;
    const char* what;
    const char* meaning;
    const char* next;
};

constexpr Row table[] = {
    {FaultKind::IllegalAddress, "The kernel used an address that is not its own (cudaErrorIllegalAddress).",
     "A load or store went outside of any allocation, as by an index past the end of an array. The launch "
     "itself returned "
     "cudaSuccess: a kernel runs asynchronously, so the error came with the synchronisation. It is sticky: "
     "the context is lost "
     "with all memory in it.",
     afterSticky},
    {FaultKind::LaunchTimeout, "The driver stopped the kernel for running too long (cudaErrorLaunchTimeout).",
     "This device also drives a display (kernelExecTimeoutEnabled), and the driver lets no kernel run on it "
     "for more than a few "
     "seconds. The context is lost.",
     afterSticky},
    {FaultKind::DeviceAssert, "An assert() in the kernel failed (cudaErrorAssert).",
     "The device printed which one, with block and thread, into the log, and stopped the kernel. The error "
     "is sticky: the "
     "context is lost.",
     afterSticky},
    {FaultKind::HardwareStackError, "The device found its call stack broken (cudaErrorHardwareStackError).",
     "The stack of a thread overflowed or was overwritten, as by recursion that is too deep "
     "(cudaLimitStackSize). The error is "
     "sticky: the context is lost.",
     afterSticky},
    {FaultKind::IllegalInstruction,
     "The device met an instruction that it cannot execute (cudaErrorIllegalInstruction).",
     "Code was overwritten, jumped to by a wrong pointer, or trapped. The error is sticky: the context is "
     "lost.",
     afterSticky},
    {FaultKind::MisalignedAddress,
     "The kernel used an address that is not aligned (cudaErrorMisalignedAddress).",
     "An access of 2, 4, 8 or 16 bytes needs an address that its size divides, as after casting a char "
     "pointer to int or float4 "
     "it may not be. The error is sticky: the context is lost.",
     afterSticky},
    {FaultKind::InvalidAddressSpace,
     "The kernel used an address of the wrong memory space (cudaErrorInvalidAddressSpace).",
     "An instruction that works on global, shared or local memory only was given an address in another. The "
     "error is sticky: the "
     "context is lost.",
     afterSticky},
    {FaultKind::InvalidPc, "The kernel's program counter left its code (cudaErrorInvalidPc).",
     "A call through a function pointer that is not one does this. The error is sticky: the context is lost.",
     afterSticky},
    {FaultKind::LaunchFailure, "The kernel failed while it ran (cudaErrorLaunchFailure).",
     "The device reports no more than that: __trap(), or an access to shared memory out of range, end so. "
     "The launch itself "
     "returned cudaSuccess. The error is sticky: the context is lost.",
     afterSticky},
    {FaultKind::OtherSticky, "The GPU's context cannot be used any more: {detail}",
     "After such an error every further CUDA call in that process may fail the same, so that nothing it "
     "answers can be trusted.",
     afterSticky},

    {FaultKind::DeviceLost, "The GPU cannot be used any more: {detail}",
     "The device itself failed, not the launch: memory that cannot be corrected, a broken link, or a GPU "
     "that no longer answers "
     "its driver. Other programs on it fail too.",
     "A new worker is being started, and will say whether the GPU is back; nvidia-smi and the system's log "
     "(Xid) tell more. What "
     "you typed and measured is kept."},
    {FaultKind::OutOfMemory, "There is not enough memory: {detail}",
     "An allocation was refused, on the device (cudaErrorMemoryAllocation) or on its host. That is not "
     "sticky: the context is as good as before, and what was allocated for this launch was given back.",
     "Make the problem or the grid smaller, or free memory of the device, and launch again."},
    {FaultKind::NoDevice, "There is no device to launch on: {detail}",
     "No CUDA device answers on that machine, all are in exclusive use, or its worker was built without "
     "CUDA.",
     "Recordings answer instead, and are labelled so. Restart the worker when a device is there."},
    {FaultKind::NoDriver, "No NVIDIA driver was found on that machine.",
     "cudaDriverGetVersion tells version 0: libcuda.so.1, which comes with the driver, is not there.",
     "Install a driver and restart the worker, or explore recordings meanwhile."},
    {FaultKind::DriverTooOld, "The NVIDIA driver is too old for this program: {detail}",
     "The CUDA runtime that the worker is built with needs a driver of its own major version or later "
     "(cudaErrorInsufficientDriver).",
     "Install a newer driver and restart the worker, or explore recordings meanwhile."},

    {FaultKind::TimeLimit, "The kernel outlived its time limit{of seconds}, so its process was ended.",
     "A running kernel cannot be stopped by any CUDA call: only the end of the process takes it off the "
     "device.",
     "A new worker is being started. What you typed is kept; launch with fewer threads or a smaller problem, "
     "or allow more time."},
    {FaultKind::Cancelled, "Cancelled; the job could not be stopped, so its process was ended.",
     "No CUDA call stops a kernel that runs: only the end of the process takes it off the device.",
     afterWorker},
    {FaultKind::WorkerCrashed, "The worker crashed ({signal}).{detail}",
     "The fault was in the process that talks to the GPU: in trichevron-cli, in the driver, or in a library. "
     "The GPU itself is "
     "as good as before.",
     afterWorker},
    {FaultKind::WorkerKilled, "The worker was ended from outside ({signal}).{detail}",
     "Somebody, a scheduler, or the system for want of memory ended the process. What ran on the GPU for it "
     "was taken off.",
     afterWorker},
    {FaultKind::WorkerEnded, "The worker ended by itself with exit status {number}.{detail}",
     "A worker runs until its input ends; this one, or the command that was to start it, stopped before.",
     afterWorker},
    {FaultKind::WorkerSilent, "The worker has said nothing{for seconds} and was given up.",
     "A working one tells that it is alive twice a second. It was stopped (SIGSTOP), hangs in the driver, or "
     "the connection to it "
     "is cut.",
     afterWorker},
    {FaultKind::WorkerStuck, "The worker gave no answer{for seconds} and was given up.",
     "It tells that it is alive, but a call to the driver does not return.", afterWorker},
    {FaultKind::WorkerBabbled, "The worker said what is not the protocol: {detail}",
     "Only messages may come through its standard output. A login banner, a shell's start-up file or another "
     "program writes "
     "there.",
     "It is tried again a few times. If it stays so, look at the worker command and at what it prints."},
    {FaultKind::WorkerMissing, "The worker cannot be started: {detail}",
     "The command of this machine names a program that is not there or may not be run.",
     "Install trichevron-cli beside the program, or set another command under Launch, Machines."},
    {FaultKind::WorkerUnusable, "The worker cannot be used: {detail}",
     "It ended with the status for wrong use: an option that it does not know, or a file that it cannot "
     "read.",
     "Correct the command of this machine under Launch, Machines, and restart it."},
    {FaultKind::ConnectionLost, "The connection to the worker's machine failed or was lost.{detail}",
     "ssh ended with status 255, which it gives for its own failures and for a worker that a signal ended. A "
     "worker on the far side ends with its input, and takes its kernel off the GPU.",
     "A new connection is being made. What you typed and measured is kept."},
    {FaultKind::VersionMismatch, "The worker is of another release: {detail}",
     "Program and worker have to speak the same version of the protocol, or they would misunderstand each "
     "other.",
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

/// What others said may be of any length, and is to be read at a glance.
std::string shortened(const std::string& text) {
    constexpr std::size_t most = 400;
    if (text.size() <= most)
        return text;
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end; // not in the middle of a character
    return text.substr(0, end) + "…";
}

/// Puts what was said to the end of a sentence, which is then complete.
std::string ended(const std::string& said) {
    std::string text = shortened(said);
    if (text.empty())
        return "nothing more is known.";
    if (text.back() != '.' && text.back() != '!' && text.back() != '?' && !text.ends_with("…"))
        text += '.';
    return text;
}

std::string filled(const char* pattern, const Fault& fault) {
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
    // After a complete sentence, what was said is a sentence of its own, and may be missing.
    if (text.ends_with(".{detail}"))
        put("{detail}", fault.detail.empty() ? std::string() : " Its last words: " + ended(fault.detail));
    else
        put("{detail}", ended(fault.detail));
    return text;
}

} // namespace

FaultWords wordsOf(const Fault& fault) {
    const Row& row = rowOf(fault.kind);
    return {filled(row.what, fault), row.meaning, row.next};
}

} // namespace trichevron
