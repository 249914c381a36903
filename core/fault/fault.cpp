// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/fault/fault.h"

#include "core/protocol/exit_status.h"

#include <csignal>

namespace trichevron::core {

std::string_view toString(FaultKind kind) {
    switch (kind) {
    case FaultKind::IllegalAddress:
        return "illegalAddress";
    case FaultKind::LaunchTimeout:
        return "launchTimeout";
    case FaultKind::DeviceAssert:
        return "deviceAssert";
    case FaultKind::HardwareStackError:
        return "hardwareStackError";
    case FaultKind::IllegalInstruction:
        return "illegalInstruction";
    case FaultKind::MisalignedAddress:
        return "misalignedAddress";
    case FaultKind::InvalidAddressSpace:
        return "invalidAddressSpace";
    case FaultKind::InvalidPc:
        return "invalidPc";
    case FaultKind::LaunchFailure:
        return "launchFailure";
    case FaultKind::OtherSticky:
        return "otherSticky";
    case FaultKind::DeviceLost:
        return "deviceLost";
    case FaultKind::OutOfMemory:
        return "outOfMemory";
    case FaultKind::NoDevice:
        return "noDevice";
    case FaultKind::NoDriver:
        return "noDriver";
    case FaultKind::DriverTooOld:
        return "driverTooOld";
    case FaultKind::TimeLimit:
        return "timeLimit";
    case FaultKind::Cancelled:
        return "cancelled";
    case FaultKind::WorkerCrashed:
        return "workerCrashed";
    case FaultKind::WorkerKilled:
        return "workerKilled";
    case FaultKind::WorkerEnded:
        return "workerEnded";
    case FaultKind::WorkerSilent:
        return "workerSilent";
    case FaultKind::WorkerStuck:
        return "workerStuck";
    case FaultKind::WorkerProtocolError:
        return "workerBabbled";
    case FaultKind::WorkerMissing:
        return "workerMissing";
    case FaultKind::WorkerUnusable:
        return "workerUnusable";
    case FaultKind::ConnectionLost:
        return "connectionLost";
    case FaultKind::VersionMismatch:
        return "versionMismatch";
    }
    return "";
}

std::optional<FaultKind> faultFromCudaError(int code) {
    switch (code) { // driver_types.h of CUDA 13.0
    case 2:         // cudaErrorMemoryAllocation
        return FaultKind::OutOfMemory;
    case 35: // cudaErrorInsufficientDriver
        return FaultKind::DriverTooOld;
    case 46:  // cudaErrorDevicesUnavailable: in exclusive use
    case 100: // cudaErrorNoDevice
    case 101: // cudaErrorInvalidDevice
        return FaultKind::NoDevice;
    case 214: // cudaErrorECCUncorrectable
    case 220: // cudaErrorNvlinkUncorrectable
    case 226: // cudaErrorContained
        return FaultKind::DeviceLost;
    case 700:
        return FaultKind::IllegalAddress;
    case 702:
        return FaultKind::LaunchTimeout;
    case 710:
        return FaultKind::DeviceAssert;
    case 714:
        return FaultKind::HardwareStackError;
    case 715:
        return FaultKind::IllegalInstruction;
    case 716:
        return FaultKind::MisalignedAddress;
    case 717:
        return FaultKind::InvalidAddressSpace;
    case 718:
        return FaultKind::InvalidPc;
    case 719:
        return FaultKind::LaunchFailure;
    case 304: // cudaErrorOperatingSystem
    case 709: // cudaErrorContextIsDestroyed
    case 721: // cudaErrorTensorMemoryLeak
    case 810: // cudaErrorMpsClientTerminated
    case 911: // cudaErrorExternalDevice
    case 999: // cudaErrorUnknown
        return FaultKind::OtherSticky;
    default:
        return std::nullopt;
    }
}

Fault faultFromSignal(int signal) {
    switch (signal) {
    case SIGKILL:
    case SIGTERM:
    case SIGINT:
    case SIGHUP:
    case SIGQUIT:
        return {FaultKind::WorkerKilled, {}, signal, 0};
    default:
        return {FaultKind::WorkerCrashed, {}, signal, 0};
    }
}

Fault faultFromExitStatus(int status, const std::string& lastLine) {
    constexpr int signalBase = 128; // POSIX shells: 128 + signal
    constexpr int lastSignal = 64;
    constexpr int connectionFailed = 255; // ssh(1)
    constexpr int notExecutable = 126;    // POSIX shells, also through ssh
    constexpr int notFound = 127;
    const Text detail = lastLine.empty() ? Text() : verbatim(lastLine);
    switch (status) {
    case protocol::exitStatus::timeLimit:
        return {FaultKind::TimeLimit, detail, status, 0};
    case protocol::exitStatus::cancelled:
        return {FaultKind::Cancelled, detail, status, 0};
    case protocol::exitStatus::wrongUse:
        return {FaultKind::WorkerUnusable, detail, status, 0};
    case protocol::exitStatus::noDevice:
        return {FaultKind::NoDevice, detail, status, 0};
    case notExecutable:
    case notFound:
        return {FaultKind::WorkerMissing, detail, status, 0};
    case connectionFailed:
        return {FaultKind::ConnectionLost, detail, status, 0};
    default:
        break;
    }
    if (status > signalBase && status <= signalBase + lastSignal) {
        Fault fault = faultFromSignal(status - signalBase);
        fault.detail = detail;
        return fault;
    }
    return {FaultKind::WorkerEnded, detail, status, 0};
}

} // namespace trichevron::core
