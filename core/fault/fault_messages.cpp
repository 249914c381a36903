// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// {detail}, {number}, {signal} and {seconds} come from the fault.
#include "core/fault/fault.h"

#include "core/catalogue/message_literal.h"
#include "core/fault/cuda_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace trichevron::core {

namespace {

constexpr Message afterSticky =
    "A new worker is starting, because the old process can no longer launch kernels. Your input and your "
    "measurements are kept."_msg;
constexpr Message afterWorker = "A new worker is starting. Your input and your measurements are kept."_msg;

struct Row {
    FaultKind kind;
    Message what;
    Message meaning; ///< empty for an error of a kernel: that of its CudaErrorRecord
    Message next;
};

constexpr Row table[] = {
    {FaultKind::IllegalAddress,
     "The kernel accessed an invalid address (cudaErrorIllegalAddress)."_msg,
     {},
     afterSticky},
    {FaultKind::LaunchTimeout,
     "The driver stopped the kernel because it ran too long (cudaErrorLaunchTimeout)."_msg,
     {},
     afterSticky},
    {FaultKind::DeviceAssert, "An assert() in the kernel failed (cudaErrorAssert)."_msg, {}, afterSticky},
    {FaultKind::HardwareStackError,
     "The call stack of a thread was corrupted (cudaErrorHardwareStackError)."_msg,
     {},
     afterSticky},
    {FaultKind::IllegalInstruction,
     "The kernel executed an illegal instruction (cudaErrorIllegalInstruction)."_msg,
     {},
     afterSticky},
    {FaultKind::MisalignedAddress,
     "The kernel accessed a misaligned address (cudaErrorMisalignedAddress)."_msg,
     {},
     afterSticky},
    {FaultKind::InvalidAddressSpace,
     "The kernel used an address of the wrong memory space (cudaErrorInvalidAddressSpace)."_msg,
     {},
     afterSticky},
    {FaultKind::InvalidPc,
     "The program counter of the kernel left its code (cudaErrorInvalidPc)."_msg,
     {},
     afterSticky},
    {FaultKind::LaunchFailure,
     "The kernel failed while it ran (cudaErrorLaunchFailure)."_msg,
     {},
     afterSticky},
    {FaultKind::OtherSticky, "The GPU's context can no longer be used: {detail}"_msg, {}, afterSticky},

    {FaultKind::DeviceLost, "The GPU can no longer be used: {detail}"_msg,
     "The device itself failed, not the launch: an uncorrectable memory error, a broken link, or a GPU "
     "that no longer responds to its driver. Other programs on it fail too."_msg,
     "A new worker is starting and will report whether the GPU is back. See nvidia-smi and the system "
     "log (Xid) for details. Your input and your measurements are kept."_msg},
    {FaultKind::OutOfMemory, "There is not enough memory: {detail}"_msg,
     "An allocation failed, on the device (cudaErrorMemoryAllocation) or on its host. The error is not "
     "sticky: the context is intact, and the memory allocated for this launch was freed."_msg,
     "Reduce the problem or the grid, or free device memory, and launch again."_msg},
    {FaultKind::NoDevice, "There is no device to launch on: {detail}"_msg,
     "The machine has no CUDA device, all of them are in exclusive use, or its worker was built without "
     "CUDA."_msg,
     "Recordings are shown instead, and labelled as such. Restart the worker when a device is "
     "available."_msg},
    {FaultKind::NoDriver, "No NVIDIA driver was found on that machine."_msg,
     "cudaDriverGetVersion returns version 0: libcuda.so.1, which is part of the driver, is missing."_msg,
     "Install a driver and restart the worker, or explore recordings in the meantime."_msg},
    {FaultKind::DriverTooOld, "The NVIDIA driver is too old for this program: {detail}"_msg,
     "The CUDA runtime of the worker needs a driver of the same major version or later "
     "(cudaErrorInsufficientDriver)."_msg,
     "Install a newer driver and restart the worker, or explore recordings in the meantime."_msg},

    {FaultKind::TimeLimit, "The kernel exceeded its time limit of {seconds}, so its process was ended."_msg,
     "No CUDA call can stop a running kernel: only ending the process removes it from the device."_msg,
     "A new worker is starting. Your input is kept. If the kernel only takes long, launch it with fewer "
     "threads or a smaller problem; if it never ends, correct the condition that ends its loop."_msg},
    {FaultKind::Cancelled, "The cancelled job did not stop, so its process was ended."_msg,
     "No CUDA call can stop a running kernel: only ending the process removes it from the device."_msg,
     afterWorker},
    {FaultKind::WorkerCrashed, "The worker crashed ({signal})."_msg,
     "The failure was in the process that uses the GPU: in trichevron-cli, in the driver, or in a "
     "library. The GPU itself is intact."_msg,
     afterWorker},
    {FaultKind::WorkerKilled, "The worker was killed ({signal})."_msg,
     "A user, a scheduler, or the system when it ran out of memory ended the process. Its work was "
     "removed from the GPU."_msg,
     afterWorker},
    {FaultKind::WorkerEnded, "The worker exited with status {number}."_msg,
     "A worker should run until its input ends; this one, or the command that starts it, exited "
     "earlier."_msg,
     afterWorker},
    {FaultKind::WorkerSilent, "The worker sent nothing for {seconds} and was ended."_msg,
     "A worker sends a heartbeat twice a second. This one was stopped (SIGSTOP), hangs in the driver, lost "
     "its connection, or got no time on a machine that is too busy."_msg,
     afterWorker},
    {FaultKind::WorkerStuck, "The worker did not reply for {seconds} and was ended."_msg,
     "It still sends heartbeats, but a call to the driver does not return."_msg, afterWorker},
    {FaultKind::WorkerProtocolError, "The worker sent data that is not in the protocol: {detail}"_msg,
     "Its standard output may contain only messages, but a login banner, a shell's start-up file or "
     "another program also writes to it."_msg,
     "The program tries again a few times. If the error persists, check the worker command and what it "
     "prints."_msg},
    {FaultKind::WorkerMissing, "The worker cannot be started: {detail}"_msg,
     "The command of this machine names a program that does not exist or is not executable."_msg,
     "Install trichevron-cli next to the program, or set another command under Launch, Machines."_msg},
    {FaultKind::WorkerUnusable, "The worker cannot be used: {detail}"_msg,
     "It exited with the status for incorrect usage: an unknown option, or a file that it cannot read."_msg,
     "Correct the command of this machine under Launch, Machines, and restart the worker."_msg},
    {FaultKind::ConnectionLost, "The connection to the worker's machine failed or was lost."_msg,
     "ssh exited with status 255, which it uses for its own failures and for a worker that was ended by "
     "a signal. A remote worker exits when its input ends, which removes its kernel from the GPU."_msg,
     "The program is connecting again. Your input and your measurements are kept."_msg},
    {FaultKind::VersionMismatch, "The worker is from another release: {detail}"_msg,
     "The program and its worker must use the same version of the protocol."_msg,
     "Install the program and trichevron-cli from the same release on both machines."_msg},
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
        return "signal {number}"_msg("number"_a = std::to_string(signal));
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
std::string asSentenceEnd(const Text& detail) {
    std::string text = shortened(detail.text());
    if (text.empty())
        return "no details are known."_msg();
    if (text.back() != '.' && text.back() != '!' && text.back() != '?' && !text.ends_with("…"))
        text += '.';
    return text;
}

/// The message where it is not known how long it took.
Message withoutSeconds(FaultKind kind) {
    switch (kind) {
    case FaultKind::TimeLimit:
        return "The kernel exceeded its time limit, so its process was ended."_msg;
    case FaultKind::WorkerSilent:
        return "The worker sent nothing and was ended."_msg;
    case FaultKind::WorkerStuck:
        return "The worker did not reply and was ended."_msg;
    default:
        return {};
    }
}

/// True where the message has no place for the detail: it is then a sentence of its own.
bool endsWithLastOutput(FaultKind kind) {
    switch (kind) {
    case FaultKind::WorkerCrashed:
    case FaultKind::WorkerKilled:
    case FaultKind::WorkerEnded:
    case FaultKind::ConnectionLost:
        return true;
    default:
        return false;
    }
}

std::string whatText(const Fault& fault) {
    Message message = withoutSeconds(fault.kind);
    if (message.isEmpty() || fault.seconds > 0)
        message = rowOf(fault.kind).what;
    std::string text = message.fill(std::array{Argument{"number", std::to_string(fault.number)},
                                               Argument{"signal", signalText(fault.number)},
                                               Argument{"seconds", fmt::format("{:.3g} s", fault.seconds)},
                                               Argument{"detail", asSentenceEnd(fault.detail)}});
    if (!endsWithLastOutput(fault.kind) || fault.detail.isEmpty())
        return text;
    return text + ' ' + "Last output: {output}"_msg("output"_a = asSentenceEnd(fault.detail));
}

/// The error that the kernel ended with: the fault's own, or the one that its kind stands for.
const CudaErrorRecord* errorOf(const Fault& fault) {
    if (faultFromCudaError(fault.number) == fault.kind)
        return findCudaError(fault.number);
    const std::span<const CudaErrorRecord> errors = allCudaErrors();
    // The last of a kind is the most general: 999 of those that end the context.
    const auto found = std::find_if(errors.rbegin(), errors.rend(), [&](const CudaErrorRecord& error) {
        return faultFromCudaError(error.code) == fault.kind;
    });
    return found == errors.rend() ? nullptr : &*found;
}

} // namespace

FaultMessages faultMessages(const Fault& fault) {
    const Row& row = rowOf(fault.kind);
    const CudaErrorRecord* error = row.meaning.isEmpty() ? errorOf(fault) : nullptr;
    if (error == nullptr)
        return {whatText(fault), row.meaning.text(), row.next.text()};
    return {whatText(fault), error->meaning.text(), row.next.text() + ' ' + error->next.text()};
}

} // namespace trichevron::core
