// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What can end a job or a worker, and how the user is told of it: what happened, what that is in CUDA's
/// terms, and what happens next.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron {

enum class FaultKind {
    // A kernel did what ends the context: every further call in that process returns the same error.
    IllegalAddress,      ///< cudaErrorIllegalAddress (700)
    LaunchTimeout,       ///< cudaErrorLaunchTimeout (702): the driver's own limit for displays
    DeviceAssert,        ///< cudaErrorAssert (710)
    HardwareStackError,  ///< cudaErrorHardwareStackError (714)
    IllegalInstruction,  ///< cudaErrorIllegalInstruction (715)
    MisalignedAddress,   ///< cudaErrorMisalignedAddress (716)
    InvalidAddressSpace, ///< cudaErrorInvalidAddressSpace (717)
    InvalidPc,           ///< cudaErrorInvalidPc (718)
    LaunchFailure,       ///< cudaErrorLaunchFailure (719)
    OtherSticky,         ///< any other error that ends the context

    // The device.
    DeviceLost,  ///< memory errors that cannot be corrected, a broken link, a GPU that fell off the bus
    OutOfMemory, ///< memory of the device, or pinned memory of the host, could not be had
    NoDevice,    ///< a driver, but no device that may be used
    NoDriver,
    DriverTooOld,

    // The worker.
    TimeLimit,       ///< a launch outlived the limit that the program set
    Cancelled,       ///< given up by the user where a job cannot be stopped: inside a kernel
    WorkerCrashed,   ///< ended by a signal that is a crash: SIGSEGV, SIGABRT, …
    WorkerKilled,    ///< ended by SIGKILL or SIGTERM: by somebody, or by the system for want of memory
    WorkerEnded,     ///< ended by itself, with an exit status that says nothing more
    WorkerSilent,    ///< runs, but says nothing: stopped, or cut off
    WorkerStuck,     ///< tells that it is alive, but gives no answer
    WorkerBabbled,   ///< says what is not the protocol
    WorkerMissing,   ///< the command cannot be started
    WorkerUnusable,  ///< ended with the status for wrong use
    ConnectionLost,  ///< ssh ended with its own status, 255
    VersionMismatch, ///< another version of the protocol
};
inline constexpr int faultKindCount = static_cast<int>(FaultKind::VersionMismatch) + 1;

struct Fault {
    FaultKind kind = FaultKind::WorkerEnded;
    /// What CUDA, the system or the worker itself said, as it is to be quoted; may be empty.
    std::string detail;
    int number = 0;     ///< the CUDA error, the signal or the exit status, where there is one
    double seconds = 0; ///< TimeLimit, WorkerSilent: for how long

    friend bool operator==(const Fault&, const Fault&) = default;
};

/// Three sentences, each complete in itself.
struct FaultWords {
    std::string what;    ///< what happened
    std::string meaning; ///< what that is, in CUDA's terms or the system's
    std::string next;    ///< what the program does now, and what the user can do
};
FaultWords wordsOf(const Fault& fault);

/// "illegalAddress", as in messages.
std::string_view nameOf(FaultKind kind);

/// The fault that a CUDA error stands for, where it is one that ends the context or means that the device
/// cannot be used. The codes of both APIs are equal for these. None for success and for a launch that was
/// refused.
std::optional<FaultKind> faultOfCudaError(int code);

/// A worker that was ended by a signal: a crash, or somebody's will.
Fault faultOfSignal(int signal);
/// A worker that ended by itself; `lastWords` is the last line of its log. A shell's 128 + N is signal N on
/// the far side, and ssh's own 255 is a lost connection.
Fault faultOfExit(int status, const std::string& lastWords);

} // namespace trichevron
