// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/fault/cuda_error.h"

#include "core/catalogue/message_literal.h"

#include <algorithm>

namespace trichevron::core {
namespace {

constexpr Message useMemcheck =
    "Run the program under \"compute-sanitizer --tool memcheck\": it names the thread, the address and the "
    "line. Then check the index against the size of the array."_msg;
constexpr Message useDebugger =
    "Run the program under cuda-gdb, or under compute-sanitizer, which stop at the instruction and name the "
    "thread."_msg;
constexpr Message followTheVerdict =
    "The verdict names the rule that the launch violates and offers fixes."_msg;
constexpr Message lookAtTheDevice =
    "Look for the Xid error with nvidia-smi -q and in the system log, and reset the GPU or restart the "
    "machine. Replace the board if the error returns."_msg;
constexpr Message startAgain =
    "Launch again, in a new process. If the error returns, look for an Xid error in the system log."_msg;

constexpr CudaErrorRecord cudaErrors[] = {
    {1,
     "A value of the launch is out of its range: an extent of the grid, a cluster or a block, the shared "
     "memory, or an attribute that the device does not take. No thread ran."_msg,
     followTheVerdict},
    {2,
     "An allocation failed, on the device (cudaErrorMemoryAllocation) or on its host. The error is not "
     "sticky: the context is intact, and the memory allocated for this launch was freed."_msg,
     "Reduce the problem or the grid, or free device memory, and launch again."_msg},
    {4, "The CUDA runtime is being unloaded, because the process is ending. No thread ran."_msg,
     "Launch again, in a new process. In a program of your own, make no CUDA calls after main() has "
     "returned, for example in destructors of global objects."_msg},
    {9,
     "An extent of the launch is zero or above a limit of the device, or the block has more threads than "
     "the device takes. No thread ran."_msg,
     followTheVerdict},
    {35,
     "The CUDA runtime of the worker needs a driver of the same major version or later "
     "(cudaErrorInsufficientDriver)."_msg,
     "Install a newer driver and restart the worker, or explore recordings in the meantime."_msg},
    {46,
     "All devices are in exclusive use by other processes, or in a mode that forbids compute work "
     "(cudaErrorDevicesUnavailable). The launch itself may be right."_msg,
     "See with nvidia-smi which processes use the GPU. Wait for them, choose another device, or ask for the "
     "compute mode \"Default\"."_msg},
    {98,
     "The program holds no code of this kernel for this device, or the function is not a kernel. No thread "
     "ran."_msg,
     "Compile the kernel for the compute capability of the device, with nvcc -arch."_msg},
    {100, "The driver sees no CUDA device."_msg,
     "Check with nvidia-smi whether the driver sees the GPU, and whether CUDA_VISIBLE_DEVICES hides it."_msg},
    {101, "There is no device with this number."_msg,
     "Check with nvidia-smi which devices there are, and whether CUDA_VISIBLE_DEVICES hides some."_msg},
    {200, "The code of the kernel cannot be read by this driver. No thread ran."_msg,
     "Compile the kernel again, for the compute capability of the device."_msg},
    {209,
     "The program holds no code of this kernel for the compute capability of the device. No thread ran."_msg,
     "Compile the kernel for the compute capability of the device, with nvcc -arch."_msg},
    {214,
     "The memory of the device had an error of more bits than its ECC can correct. The hardware failed, not "
     "the kernel: what is in device memory is lost."_msg,
     lookAtTheDevice},
    {220,
     "A link between GPUs (NVLink) had an error that it could not correct. The hardware failed, not the kernel."_msg,
     lookAtTheDevice},
    {226,
     "The device had a memory error and kept it from spreading to other processes. The hardware failed, not "
     "the kernel: the context and all memory in it are lost."_msg,
     lookAtTheDevice},
    {304, "A call of the operating system failed. The context can no longer be used."_msg, startAgain},
    {700,
     "A load or store was outside of every allocation, for example because an index was past the end of an "
     "array. The error is sticky: the context and all memory in it are lost."_msg,
     useMemcheck},
    {701,
     "The launch needs more than one SM has: registers, shared memory or threads of one block. No thread "
     "ran."_msg,
     followTheVerdict},
    {702,
     "This device also drives a display (kernelExecTimeoutEnabled), so the driver limits each kernel to a "
     "few seconds. The context is lost."_msg,
     "Split the work into shorter kernels, or use a device that drives no display."_msg},
    {709, "The context was destroyed while it was in use, by the program or after an earlier error."_msg,
     startAgain},
    {710,
     "An assert() in the kernel was false. The device printed it with its block and thread, and stopped the "
     "kernel. The error is sticky: the context is lost."_msg,
     "Read the condition and the thread in the worker log, and look at what that thread computes: in the "
     "window, Find goes to it."_msg},
    {714,
     "The call stack of a thread overflowed or was overwritten, for example by a recursion that is too deep "
     "(cudaLimitStackSize). The error is sticky: the context is lost."_msg,
     "Raise cudaLimitStackSize with cudaDeviceSetLimit(), or make the recursion shallower. "
     "\"compute-sanitizer --tool memcheck\" finds a write past a local array."_msg},
    {715,
     "The device met an instruction that it does not know: code was overwritten, was called through a wrong "
     "pointer, or was compiled for another architecture. The error is sticky: the context is lost."_msg,
     useDebugger},
    {716,
     "An access of 2, 4, 8 or 16 bytes needs an address that is a multiple of its size; a char pointer that "
     "is cast to int or float4 may not be. The error is sticky: the context is lost."_msg,
     "Look for casts of pointers and for offsets that are no multiple of the type's size. "
     "\"compute-sanitizer --tool memcheck\" names the thread and the address."_msg},
    {717,
     "An instruction for global, shared or local memory got an address in another memory space. The error "
     "is sticky: the context is lost."_msg,
     useDebugger},
    {718,
     "A call through an invalid function pointer left the code of the kernel. The error is sticky: the "
     "context is lost."_msg,
     useDebugger},
    {719,
     "The device reports no details. Possible causes are __trap() and an access to shared memory out of "
     "range. The error is sticky: the context is lost."_msg,
     "Run the program under compute-sanitizer, with --tool memcheck and then --tool racecheck. Look for "
     "__trap() and for indices into shared memory."_msg},
    {720,
     "All blocks of a cooperative launch have to be resident at the same time, and the device does not hold "
     "that many. No thread ran."_msg,
     followTheVerdict},
    {721,
     "The kernel ended without freeing the tensor memory that it had allocated. The context can no longer be used."_msg,
     "Free tensor memory with tcgen05.dealloc on every path on which the kernel ends."_msg},
    {801, "The device or the driver does not support what this launch asks for. No thread ran."_msg,
     followTheVerdict},
    {810,
     "The server of the Multi-Process Service ended this process's connection, often because another process that shares the GPU failed."_msg,
     startAgain},
    {911,
     "A device outside of CUDA, with which the GPU works, failed. The context can no longer be used."_msg,
     startAgain},
    {912, "The cluster has more blocks than the device takes, or than the kernel allows. No thread ran."_msg,
     followTheVerdict},
    {999,
     "The driver reports no details. After such an error, every further CUDA call in the same process may "
     "fail too, so none of its results can be trusted."_msg,
     startAgain},
};

} // namespace

std::span<const CudaErrorRecord> allCudaErrors() {
    return cudaErrors;
}

const CudaErrorRecord* findCudaError(int code) {
    const auto found = std::find_if(std::begin(cudaErrors), std::end(cudaErrors),
                                    [code](const CudaErrorRecord& record) { return record.code == code; });
    return found == std::end(cudaErrors) ? nullptr : &*found;
}

} // namespace trichevron::core
