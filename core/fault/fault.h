// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What can go wrong with a kernel, a device or a worker, and the messages about it: what happened, what it
/// means in CUDA's terms, and what happens next.
#pragma once

#include "core/catalogue/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

enum class FaultKind {
    // Sticky errors of a kernel: every further CUDA call in the process returns the same error.
    IllegalAddress,      ///< cudaErrorIllegalAddress (700)
    LaunchTimeout,       ///< cudaErrorLaunchTimeout (702): the driver's limit on devices with a display
    DeviceAssert,        ///< cudaErrorAssert (710)
    HardwareStackError,  ///< cudaErrorHardwareStackError (714)
    IllegalInstruction,  ///< cudaErrorIllegalInstruction (715)
    MisalignedAddress,   ///< cudaErrorMisalignedAddress (716)
    InvalidAddressSpace, ///< cudaErrorInvalidAddressSpace (717)
    InvalidPc,           ///< cudaErrorInvalidPc (718)
    LaunchFailure,       ///< cudaErrorLaunchFailure (719)
    OtherSticky,         ///< any other error that ends the context

    // The device.
    DeviceLost,  ///< uncorrectable memory errors, a broken link, a GPU that fell off the bus
    OutOfMemory, ///< device memory or pinned host memory
    NoDevice,    ///< there is a driver, but no usable device
    NoDriver,
    DriverTooOld,

    // The worker.
    TimeLimit,           ///< a launch exceeded the program's limit
    Cancelled,           ///< the user cancelled a job that cannot be stopped: a kernel was running
    WorkerCrashed,       ///< ended by a crash signal: SIGSEGV, SIGABRT, …
    WorkerKilled,        ///< ended by SIGKILL or SIGTERM: by a user, or by the system out of memory
    WorkerEnded,         ///< exited with a status of no special meaning
    WorkerSilent,        ///< runs, but sends nothing: stopped or disconnected
    WorkerStuck,         ///< sends heartbeats, but no reply
    WorkerProtocolError, ///< sends data that is not in the protocol
    WorkerMissing,       ///< the command cannot be started
    WorkerUnusable,      ///< exited with the status for incorrect usage
    ConnectionLost,      ///< ssh exited with its own status, 255
    VersionMismatch,     ///< another version of the protocol
};
inline constexpr int faultKindCount = static_cast<int>(FaultKind::VersionMismatch) + 1;

struct Fault {
    FaultKind kind = FaultKind::WorkerEnded;
    /// The message of CUDA, the system or the worker; may be empty.
    Text detail;
    int number = 0;     ///< the CUDA error, the signal or the exit status, if any
    double seconds = 0; ///< TimeLimit: the limit; WorkerSilent, WorkerStuck: how long

    friend bool operator==(const Fault&, const Fault&) = default;
};

/// The three parts of a fault's message, each in complete sentences.
struct FaultMessages {
    std::string what;    ///< what happened
    std::string meaning; ///< what that means, in terms of CUDA or the system
    std::string next;    ///< what the program does next, and what the user can do
};
FaultMessages faultMessages(const Fault& fault);

/// "illegalAddress", as in the protocol.
std::string_view toString(FaultKind kind);

/// The fault of a CUDA error that is sticky or means that the device cannot be used. The codes of both APIs
/// are equal for these. None for success and for a refused launch.
std::optional<FaultKind> faultFromCudaError(int code);

/// The fault of a worker that a signal ended: a crash, or killed.
Fault faultFromSignal(int signal);
/// The fault of a worker that exited; `lastLine` is the last line of its log. A shell's 128 + N means signal
/// N on the remote machine, and ssh's 255 means a lost connection.
Fault faultFromExitStatus(int status, const std::string& lastLine);

} // namespace trichevron::core
