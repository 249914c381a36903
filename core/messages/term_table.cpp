// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The rows of the glossary.
#include "core/messages/term_table.h"

#include "core/catalogue/message_literal.h"

namespace trichevron::core {
namespace {

constexpr std::array<TermRow, termCount> makeTermRows() {
    using enum Term;
    // A title, a sentence and other names for each term.
    // clang-format off
    return {{
        {Kernel, "kernel", "Kernel"_msg, std::nullopt, {Launch, Thread},
         "A function that many threads of a GPU run at the same time; in CUDA C++ it is declared with "
         "__global__."_msg,
         "__global__ function"_msg},
        {GlobalQualifier, "globalQualifier", "__global__"_msg, std::nullopt, {Kernel, Host, Device},
         "The word before a C++ function that makes it a kernel: the host launches it, and the device runs "
         "it."_msg,
         "__device__, __host__, execution space"_msg},
        {KernelParameter, "kernelParameter", "Kernel parameter"_msg, std::nullopt, {Kernel, DriverApi},
         "A value that a launch passes to the kernel; its bytes are copied to the device with the launch."_msg,
         "kernel argument, void** arguments, plain data"_msg},
        {Host, "host", "Host"_msg, std::nullopt, {Device, Kernel},
         "The CPU with its memory, on which the program runs that launches kernels."_msg,
         "CPU, host code, host memory"_msg},
        {Device, "device", "Device"_msg, std::nullopt, {Host, Sm},
         "The GPU with its memory, on which kernels run."_msg,
         "GPU, graphics processing unit, device code"_msg},
        {Recording, "recording", "Recording"_msg, std::nullopt, {Device, Prediction},
         "A file of what a named device answered at a stated time; Trichevron answers from it where there is "
         "no GPU."_msg,
         "recorded, replay"_msg},
        {Prediction, "prediction", "Prediction"_msg, std::nullopt, {Verdict, Recording},
         "What the model, which is a computation without a GPU, says of a launch."_msg,
         "predicted, model, evaluation"_msg},
        {Verdict, "verdict", "Verdict"_msg, std::nullopt, {Prediction, Advice},
         "Whether a device accepts a launch, with each rule that the launch breaks."_msg,
         "accepted, refused, finding, rule"_msg},
        {Advice, "advice", "Advice"_msg, RuleId::TailWave, {Verdict, IdleThread},
         "A hint on a launch that is accepted, such as one that leaves SMs idle."_msg,
         "hint, remark"_msg},
        {Launch, "launch", "Launch"_msg, std::nullopt, {Kernel, ExecutionConfiguration},
         "The request to run a kernel with a grid and a block size, written as kernel<<<grid, block, "
         "bytes, stream>>>(arguments) or as a call such as cudaLaunchKernelEx."_msg,
         "kernel launch, kernel call, triple chevron, <<< >>>, cudaLaunchKernel"_msg},
        {LaunchAttribute, "launchAttribute", "Launch attribute"_msg, std::nullopt, {Launch, Cluster},
         "A setting of one launch besides its sizes, such as the cluster, in a call such as "
         "cudaLaunchKernelEx."_msg,
         "cudaLaunchAttribute, cudaLaunchConfig_t, attrs, numAttrs"_msg},
        {ExecutionConfiguration, "executionConfiguration", "Execution configuration"_msg, std::nullopt, {Grid, Block, DynamicSharedMemory, Stream},
         "What stands between <<< and >>>: the grid, the block, the bytes of dynamic shared memory and the "
         "stream."_msg,
         "launch configuration, launch parameters"_msg},
        {Thread, "thread", "Thread"_msg, std::nullopt, {ThreadIdx, Warp},
         "One run of the kernel function, with registers and an index of its own."_msg},
        {Lane, "lane", "Lane"_msg, std::nullopt, {Warp, ThreadId},
         "The place of a thread in its warp, from 0 to 31: its thread ID modulo 32."_msg,
         "laneid"_msg},
        {Warp, "warp", "Warp"_msg, RuleId::PartialWarp, {Lane, PartialWarp},
         "32 threads of a block with successive thread IDs, which execute instructions together."_msg,
         "SIMT, warp size"_msg},
        {PartialWarp, "partialWarp", "Partial warp"_msg, RuleId::PartialWarp, {Warp, Block},
         "The last warp of a block whose number of threads is no multiple of 32; its other lanes stay "
         "empty."_msg,
         "incomplete warp"_msg},
        {Block, "block", "Block"_msg, RuleId::ThreadsPerBlock, {Grid, Thread, Barrier},
         "Threads that run on one SM, share its shared memory and can synchronise with each other."_msg,
         "thread block, CTA, cooperative thread array"_msg},
        {Cluster, "cluster", "Cluster"_msg, RuleId::ClusterDividesGrid, {Gpc, DistributedSharedMemory},
         "Blocks that run at the same time on SMs of one GPC and can access each other's shared memory."_msg,
         "thread block cluster, CGA, __cluster_dims__, clusterDim"_msg},
        {Grid, "grid", "Grid"_msg, RuleId::GridDimTooLarge, {Block, Wave},
         "All blocks of a launch, arranged along x, y and z; they run in any order, many at the same time."_msg,
         "grid of blocks"_msg},
        {Problem, "problem", "Problem"_msg, RuleId::ProblemNotCovered, {Grid, BoundsCheck},
         "The elements that the kernel processes; the grid must have a thread for each of them."_msg,
         "problem size, data, elements, N"_msg},
        {Dim3, "dim3", "dim3"_msg, std::nullopt, {Grid, Block},
         "CUDA's type for sizes along x, y and z; a size that is not given is 1."_msg,
         "uint3"_msg},
        {ThreadIdx, "threadIdx", "threadIdx"_msg, std::nullopt, {ThreadId, GlobalIndex},
         "The index of a thread in its block, along x, y and z, beginning at 0."_msg,
         "thread index"_msg},
        {BlockIdx, "blockIdx", "blockIdx"_msg, std::nullopt, {GlobalIndex, Grid},
         "The index of a block in its grid, along x, y and z, beginning at 0."_msg,
         "block index"_msg},
        {BlockDim, "blockDim", "blockDim"_msg, std::nullopt, {Block, GlobalIndex},
         "The number of threads of a block along each axis, as the kernel reads it."_msg,
         "block size, block dimensions"_msg},
        {GridDim, "gridDim", "gridDim"_msg, RuleId::GridDimTooLarge, {Grid, BlocksAsClusters},
         "The number of blocks of the grid along each axis, also for a launch with clusters."_msg,
         "grid size, grid dimensions"_msg},
        {ThreadId, "threadId", "Thread ID"_msg, std::nullopt, {ThreadIdx, Warp},
         "The rank of a thread in its block: x + y·Dx + z·Dx·Dy, so that x counts fastest."_msg,
         "thread rank, linear index"_msg},
        {GlobalIndex, "globalIndex", "Global index"_msg, std::nullopt, {ThreadIdx, BlockIdx, Problem},
         "The index of a thread in the whole grid: blockIdx · blockDim + threadIdx on each axis."_msg,
         "global thread index, i"_msg},
        {CeilingDivision, "ceilingDivision", "Ceiling division"_msg, RuleId::ProblemNotCovered, {Truncation, IdleThread},
         "Division rounded up, (n + b - 1) / b in C++: the smallest number of blocks of b threads that "
         "covers n elements."_msg,
         "rounding up, ceil_div, cuda::ceil_div"_msg},
        {Truncation, "truncation", "Truncating division"_msg, RuleId::TruncatedGrid, {CeilingDivision},
         "What / does with integers in C++: it drops the remainder, so 1000 / 16 is 62."_msg,
         "integer division, remainder"_msg},
        {BoundsCheck, "boundsCheck", "Bounds check"_msg, std::nullopt, {IdleThread, Problem},
         "The condition, such as if (i < n), with which a kernel keeps threads without an element from "
         "touching memory."_msg,
         "guard, if (i < n)"_msg},
        {IdleThread, "idleThread", "Idle thread"_msg, RuleId::IdleThreads, {BoundsCheck, CeilingDivision},
         "A thread outside the problem, which returns at the bounds check."_msg,
         "excess thread, partly idle"_msg},
        {GridStrideLoop, "gridStrideLoop", "Grid-stride loop"_msg, std::nullopt, {Problem, GlobalIndex},
         "A loop in a kernel in which each thread steps by the size of the grid, so that any grid covers "
         "the problem."_msg,
         "grid stride"_msg},
        {Sm, "sm", "SM"_msg, std::nullopt, {Block, ResidentBlock, Gpc},
         "Streaming multiprocessor: the part of a GPU that runs blocks; an H200 has 132 of them."_msg,
         "streaming multiprocessor, multiprocessor"_msg},
        {SubPartition, "subPartition", "SM sub-partition"_msg, std::nullopt, {Sm, Registers},
         "One of the four parts of an SM, with a scheduler and registers of its own; a warp stays in one "
         "part."_msg,
         "partition, scheduler, processing block"_msg},
        {Gpc, "gpc", "GPC"_msg, RuleId::ClusterLargestSize, {Cluster, Sm},
         "Graphics processing cluster: the hardware group of SMs within which all blocks of a cluster run."_msg,
         "graphics processing cluster, SMs per GPC"_msg},
        {ResidentBlock, "residentBlock", "Resident block"_msg, std::nullopt, {Occupancy, Limiter},
         "A block that an SM holds at the moment, with its registers and its shared memory."_msg,
         "active block, resident blocks per SM"_msg},
        {Limiter, "limiter", "Limiter"_msg, std::nullopt, {ResidentBlock, Occupancy},
         "The resource that keeps one more block from being resident: warps, blocks, registers, shared "
         "memory or barriers."_msg,
         "limiting resource, bottleneck"_msg},
        {Occupancy, "occupancy", "Occupancy"_msg, std::nullopt, {Limiter, ResidentBlock},
         "Resident warps per SM, as a share of the maximum; higher occupancy is not always faster."_msg,
         "active warps"_msg},
        {OccupancyApi, "occupancyApi", "Occupancy API"_msg, std::nullopt, {Occupancy, ResidentBlock},
         "Functions of CUDA that say how many blocks or clusters fit on the device, without a launch."_msg,
         "cudaOccupancyMaxActiveBlocksPerMultiprocessor, cudaOccupancyMaxActiveClusters, cudaOccupancyMaxPotentialClusterSize"_msg},
        {Wave, "wave", "Wave"_msg, std::nullopt, {TailWave, ResidentBlock},
         "The blocks that run at the same time; a grid with more blocks than the GPU holds runs in several "
         "waves."_msg,
         "wave of blocks, full wave"_msg},
        {TailWave, "tailWave", "Tail wave"_msg, RuleId::TailWave, {Wave},
         "The last wave where it is not full, so that a part of the SMs has nothing to do."_msg,
         "tail, tail effect, wave quantization"_msg},
        {Round, "round", "Round of blocks"_msg, std::nullopt, {Wave, Trace},
         "In a trace, the blocks that were the first in their places on the SMs, then the second ones, and so "
         "on; waves are their prediction."_msg,
         "rounds, slot"_msg},
        {Trace, "trace", "Trace"_msg, std::nullopt, {Sm, Wave},
         "A record of one launch: on which SM each block ran, and when."_msg,
         "SM timeline, placement, profile"_msg},
        {Median, "median", "Median"_msg, std::nullopt, {Trace, Sweep},
         "The middle one of many measured times, which a few slow launches do not change."_msg,
         "measurement, sample, time, timing"_msg},
        {Sweep, "sweep", "Sweep"_msg, std::nullopt, {Median, Block},
         "The measurement of one kernel with many launches, such as many block sizes, to find the fastest."_msg,
         "tuning, autotuning, benchmark"_msg},
        {Scalability, "scalability", "Scalability"_msg, std::nullopt, {Wave, Sm},
         "Blocks are independent, so the same grid runs on a GPU with few SMs in many waves, and on one "
         "with many SMs in few."_msg,
         "automatic scalability"_msg},
        {Registers, "registers", "Registers"_msg, RuleId::RegistersPerBlock, {Spill, LaunchBounds},
         "32-bit registers per thread of the compiled kernel; a block needs the registers of all its "
         "threads at the same time."_msg,
         "register file, registers per thread, numRegs"_msg},
        {Spill, "spill", "Spill"_msg, RuleId::RegistersPerThread, {Registers, LocalMemory},
         "Values that do not fit into the registers of a thread and that the compiler keeps in local "
         "memory."_msg,
         "register spilling, spill stores, spill loads"_msg},
        {LaunchBounds, "launchBounds", "Launch bounds"_msg, RuleId::LaunchBoundsThreads, {Registers, MinBlocks},
         "The largest block that __launch_bounds__ allows for the compiled kernel; larger blocks are "
         "refused."_msg,
         "__launch_bounds__, maxThreadsPerBlock, .maxntid"_msg},
        {MinBlocks, "minBlocks", "minBlocksPerMultiprocessor"_msg, std::nullopt, {LaunchBounds, Spill},
         "The second launch bound: the resident blocks per SM that the compiler makes room for by limiting "
         "registers."_msg,
         "min blocks per SM, .minnctapersm"_msg},
        {MaxBlocksPerCluster, "maxBlocksPerCluster", "maxBlocksPerCluster"_msg, RuleId::ClusterBound, {LaunchBounds, Cluster},
         "The third launch bound: the largest cluster with which the kernel will be launched."_msg,
         ".maxclusterrank"_msg},
        {CudaArch, "cudaArch", "__CUDA_ARCH__"_msg, std::nullopt, {LaunchBounds, ComputeCapability},
         "The architecture that device code is compiled for, such as 900; in host code it is not defined."_msg,
         "architecture macro"_msg},
        {Architecture, "architecture", "Architecture"_msg, std::nullopt, {ComputeCapability, CudaArch, Sass},
         "The design of a generation of GPUs, such as Hopper, for which a kernel is compiled."_msg,
         "GPU architecture, sm_90, Hopper, Ampere, Blackwell"_msg},
        {Nvcc, "nvcc", "nvcc"_msg, std::nullopt, {Ptx, Cubin, CudaToolkit},
         "The compiler of the CUDA Toolkit for CUDA C++: it compiles a source once for the host and once for "
         "each architecture."_msg,
         "CUDA compiler, NVRTC, ptxas, --ptxas-options=-v"_msg},
        {Ptx, "ptx", "PTX"_msg, std::nullopt, {Sass, Nvcc, LaunchBounds},
         "The intermediate language of CUDA compilers, which ptxas or the driver compiles for an "
         "architecture."_msg,
         "parallel thread execution, virtual assembly, JIT, .maxntid, .minnctapersm, .maxclusterrank"_msg},
        {Sass, "sass", "SASS"_msg, std::nullopt, {Ptx, Cubin},
         "The machine code of one architecture."_msg,
         "machine code, assembly, nvdisasm"_msg},
        {Cubin, "cubin", "Cubin"_msg, std::nullopt, {Sass, FatBinary, KernelAttributes},
         "A file with the machine code of kernels for one architecture, and what each of them needs."_msg,
         "CUDA binary, ELF"_msg},
        {FatBinary, "fatBinary", "Fat binary"_msg, std::nullopt, {Cubin, Architecture},
         "The part of a program with its kernels for several architectures, of which the driver loads the "
         "right one."_msg,
         "fatbin, fatbinary"_msg},
        {KernelAttributes, "kernelAttributes", "Kernel attributes"_msg, std::nullopt, {Registers, OptIn},
         "What cudaFuncGetAttributes says of a compiled kernel: registers, shared and local memory, largest "
         "block."_msg,
         "cudaFuncAttributes, cudaFuncGetAttributes, numRegs"_msg},
        {CudaToolkit, "cudaToolkit", "CUDA Toolkit"_msg, std::nullopt, {Nvcc, Driver, ComputeSanitizer},
         "The compilers, libraries and tools with which CUDA programs are made."_msg,
         "toolkit, CUDA version"_msg},
        {Driver, "driver", "Driver"_msg, std::nullopt, {DriverApi, CudaToolkit},
         "The software of NVIDIA between programs and the GPU; it checks and starts each launch."_msg,
         "NVIDIA driver, libcuda"_msg},
        {GlobalMemory, "globalMemory", "Global memory"_msg, std::nullopt, {Coalescing, Sector},
         "The memory of the GPU, which all threads can access and which keeps its content between "
         "launches."_msg,
         "device memory, DRAM, HBM, cudaMalloc"_msg},
        {MemoryCopy, "memoryCopy", "cudaMemcpy"_msg, std::nullopt, {GlobalMemory, Host, Synchronisation},
         "The call that copies between the memory of the host and that of the device, after the kernels "
         "before it have ended."_msg,
         "copy, transfer, cudaMemcpyAsync, HtoD, DtoH"_msg},
        {L1Cache, "l1Cache", "L1 cache"_msg, std::nullopt, {L2Cache, SharedMemory},
         "The cache of one SM for global and local memory, in the same storage as shared memory."_msg,
         "L1, L1/TEX, level 1 cache"_msg},
        {L2Cache, "l2Cache", "L2 cache"_msg, std::nullopt, {L1Cache, GlobalMemory},
         "The cache of the whole GPU, which all SMs share; atomic operations on global memory are made in it."_msg,
         "L2, level 2 cache"_msg},
        {SharedMemory, "sharedMemory", "Shared memory"_msg, RuleId::SharedMemoryPerBlock, {Barrier, DynamicSharedMemory},
         "Fast memory on the SM that the threads of one block share as long as the block runs."_msg,
         "__shared__, smem"_msg},
        {Tile, "tile", "Tile"_msg, std::nullopt, {SharedMemory, Block},
         "A part of the data, such as 32 × 32 elements, that a block keeps in shared memory while it works on "
         "it."_msg,
         "tiling, blocking"_msg},
        {StaticSharedMemory, "staticSharedMemory", "Static shared memory"_msg, RuleId::SharedMemoryPerBlock, {SharedMemory},
         "Shared memory per block that the kernel declares with a size known to the compiler."_msg,
         "sharedSizeBytes"_msg},
        {DynamicSharedMemory, "dynamicSharedMemory", "Dynamic shared memory"_msg, RuleId::SharedMemoryOptIn, {SharedMemory, MaxDynamicSharedMemory},
         "Shared memory per block whose size the launch sets, in addition to what the kernel declares."_msg,
         "extern __shared__, dynamicSmemBytes, sharedMemBytes"_msg},
        {MaxDynamicSharedMemory, "maxDynamicSharedMemory", "Max dynamic shared memory"_msg, RuleId::SharedMemoryOptIn, {DynamicSharedMemory, OptIn},
         "The limit of dynamic shared memory for launches of this kernel; cudaFuncSetAttribute must raise "
         "it for more than 48 KiB."_msg,
         "maxDynamicSharedSizeBytes, cudaFuncAttributeMaxDynamicSharedMemorySize"_msg},
        {OptIn, "optIn", "Opt-in"_msg, RuleId::SharedMemoryOptIn, {MaxDynamicSharedMemory, NonPortableCluster},
         "An attribute of a kernel that raises a limit, set by cudaFuncSetAttribute before the launch."_msg,
         "cudaFuncSetAttribute, function attribute"_msg},
        {DistributedSharedMemory, "distributedSharedMemory", "Distributed shared memory"_msg, std::nullopt, {Cluster, SharedMemory},
         "The shared memory of all blocks of a cluster, which each of them can read, write and update "
         "atomically."_msg,
         "DSMEM, map_shared_rank"_msg},
        {LocalMemory, "localMemory", "Local memory"_msg, RuleId::RegistersPerThread, {Spill, Registers},
         "Private memory per thread, stored in global memory, for data that does not fit into registers."_msg,
         "lmem, stack, cudaDeviceLmemResizeToMax"_msg},
        {ConstantMemory, "constantMemory", "Constant memory"_msg, std::nullopt, {ReadOnlyCache},
         "Memory that kernels only read, through a cache that is fast when all threads of a warp read the "
         "same address."_msg,
         "__constant__, constant cache"_msg},
        {ReadOnlyCache, "readOnlyCache", "Read-only cache"_msg, std::nullopt, {StaleRead, ConstantMemory},
         "A cache for data that does not change while the kernel runs; it is not kept up to date with "
         "writes of the same kernel."_msg,
         "__ldg, const __restrict__"_msg},
        {TextureMemory, "textureMemory", "Texture memory"_msg, std::nullopt, {ReadOnlyCache, ConstantMemory},
         "Memory that kernels only read, by coordinates, through a cache that reduces traffic where "
         "neighbours are read."_msg,
         "texture, texture cache, texture object, tex2D"_msg},
        {StaleRead, "staleRead", "Stale read"_msg, std::nullopt, {ReadOnlyCache},
         "A read that returns an old value, because a cache does not know that the memory was written."_msg,
         "incoherent read, coherence"_msg},
        {Coalescing, "coalescing", "Coalescing"_msg, std::nullopt, {Sector, Warp},
         "The joining of the accesses of a warp into few transfers, where neighbouring threads access "
         "neighbouring addresses."_msg,
         "coalesced access, memory access pattern"_msg},
        {Sector, "sector", "Sector"_msg, std::nullopt, {Coalescing},
         "32 bytes of memory with successive addresses: the smallest piece that is transferred."_msg,
         "memory transaction, 32 bytes"_msg},
        {Barrier, "barrier", "Barrier"_msg, std::nullopt, {Block, ClusterSync, GridSync},
         "A point that no thread of a group passes before all have reached it; __syncthreads() is that of "
         "a block."_msg,
         "__syncthreads(), syncthreads, block synchronisation"_msg},
        {CooperativeGroups, "cooperativeGroups", "Cooperative groups"_msg, std::nullopt, {Barrier, ClusterSync, GridSync},
         "A library of CUDA with groups of threads, from a part of a warp to the grid, each with its ranks "
         "and its barrier."_msg,
         "cooperative_groups, cg, tiled_partition, this_thread_block, this_cluster, this_grid"_msg},
        {Stream, "stream", "Stream"_msg, std::nullopt, {AsynchronousLaunch, GreenContext},
         "The queue of the launch: work in one stream runs in order, and different streams can overlap."_msg,
         "cudaStream_t, queue, stream order"_msg},
        {GreenContext, "greenContext", "Green context"_msg, RuleId::GreenContextCluster, {Stream, Context, Sm, Gpc},
         "A context that owns some of a device's SMs: launches in its streams run on these only, and waves, "
         "cooperative grids and clusters follow."_msg,
         "cuGreenCtxCreate, cuGreenCtxStreamCreate, cuDevSmResourceSplitByCount, SM partition"_msg},
        {DefaultStream, "defaultStream", "Default stream"_msg, std::nullopt, {Stream, AsynchronousLaunch},
         "The stream of a launch that names none."_msg,
         "null stream, stream 0, legacy stream, per-thread stream"_msg},
        {Event, "event", "Event"_msg, std::nullopt, {Stream, Synchronisation},
         "A mark in a stream, for which the host or another stream can wait, and which can tell the time."_msg,
         "cudaEvent_t, cudaEventRecord, cudaStreamWaitEvent, timing"_msg},
        {AsynchronousLaunch, "asynchronousLaunch", "Asynchronous launch"_msg, std::nullopt, {Synchronisation, Stream},
         "A launch returns to the host before the kernel has run; the host learns of its end by "
         "synchronising."_msg,
         "asynchronous, concurrency, overlap"_msg},
        {Synchronisation, "synchronisation", "Synchronisation"_msg, std::nullopt, {AsynchronousLaunch, StickyError},
         "A call in which the host waits for the GPU, such as cudaDeviceSynchronize(); it also returns the "
         "errors of kernels."_msg,
         "synchronize, synchronise, synchronization, synchronous, cudaDeviceSynchronize, cudaStreamSynchronize"_msg},
        {ErrorCode, "errorCode", "Error code"_msg, std::nullopt, {LastError, StickyError},
         "The result of a CUDA call, such as cudaErrorInvalidValue; cudaSuccess says that there was no error."_msg,
         "error, cudaError_t, CUresult, cudaSuccess, return value"_msg},
        {LastError, "lastError", "Last error"_msg, std::nullopt, {StickyError, RuntimeApi},
         "The error that a runtime call of this host thread left behind; cudaGetLastError() returns and "
         "clears it."_msg,
         "cudaGetLastError, cudaPeekAtLastError"_msg},
        {Fault, "fault", "Fault"_msg, std::nullopt, {StickyError, Context},
         "An error while a kernel runs, such as an access to an illegal address, which ends the kernel."_msg,
         "illegal address, exception, crash, trap, cudaErrorLaunchFailure"_msg},
        {StickyError, "stickyError", "Sticky error"_msg, std::nullopt, {LastError, Synchronisation},
         "An error, such as an illegal address, after which every further call of the process to this GPU "
         "fails."_msg,
         "corrupted context, cudaErrorIllegalAddress"_msg},
        {Context, "context", "Context"_msg, std::nullopt, {StickyError, Worker},
         "All that a process has on a GPU: its memory, its streams and the code of its kernels."_msg,
         "CUDA context, primary context, cudaDeviceReset"_msg},
        {Worker, "worker", "Worker"_msg, std::nullopt, {Context, Fault},
         "The process in which Trichevron launches, so that a fault does not end the program."_msg,
         "worker process, machine"_msg},
        {RuntimeApi, "runtimeApi", "Runtime API"_msg, std::nullopt, {DriverApi},
         "The functions that begin with cuda; <<<>>> is compiled into calls of them."_msg,
         "cudart, CUDA runtime"_msg},
        {DriverApi, "driverApi", "Driver API"_msg, std::nullopt, {RuntimeApi},
         "The functions that begin with cu; each returns its error, and kernel parameters are passed as "
         "pointers."_msg,
         "libcuda, cuLaunchKernel, CUDA driver API"_msg},
        {LaunchBlocking, "launchBlocking", "CUDA_LAUNCH_BLOCKING"_msg, std::nullopt, {AsynchronousLaunch},
         "An environment variable that makes every launch wait for its kernel, for debugging."_msg,
         "synchronous launch, environment variable"_msg},
        {ComputeSanitizer, "computeSanitizer", "compute-sanitizer"_msg, std::nullopt, {Fault, BoundsCheck},
         "A tool of the CUDA Toolkit that runs a program and names each wrong access to memory, with its "
         "thread."_msg,
         "memcheck, racecheck, sanitizer, cuda-memcheck"_msg},
        {TimeLimit, "timeLimit", "Kernel time limit"_msg, std::nullopt, {StickyError},
         "The time after which the system ends a kernel on a GPU that also drives a display."_msg,
         "watchdog, TDR, timeout detection and recovery, cudaErrorLaunchTimeout"_msg},
        {ComputeCapability, "computeCapability", "Compute capability"_msg, std::nullopt, {CudaArch},
         "The version of a GPU's architecture, such as 9.0, on which limits and features depend."_msg,
         "version of the architecture, sm_90, CC"_msg},
        {PortableClusterSize, "portableClusterSize", "Portable cluster size"_msg, RuleId::ClusterPortableSize, {NonPortableCluster, Cluster},
         "8 blocks: the largest cluster that is not refused on a device with clusters unless the device is "
         "too small for it."_msg,
         "maximum cluster size, cudaOccupancyMaxPotentialClusterSize"_msg},
        {NonPortableCluster, "nonPortableCluster", "Non-portable cluster size"_msg, RuleId::ClusterPortableSize, {PortableClusterSize, OptIn},
         "Allows clusters of more than 8 blocks; not every device with clusters can run them."_msg,
         "nonPortableClusterSizeAllowed"_msg},
        {ClusterSync, "clusterSync", "cluster.sync()"_msg, std::nullopt, {Cluster, Barrier},
         "The barrier of all threads of a cluster."_msg,
         "cluster barrier"_msg},
        {BlocksAsClusters, "blocksAsClusters", "Blocks as clusters"_msg, std::nullopt, {GridDim, Cluster},
         "A kernel declared with __block_size__ and a cluster is launched with a number of clusters in "
         "place of a number of blocks."_msg,
         "__block_size__"_msg},
        {Cooperative, "cooperative", "Cooperative"_msg, RuleId::CooperativeTooLarge, {GridSync, ResidentBlock},
         "All blocks are resident at the same time, so the whole grid can synchronise; the grid must fit "
         "on the device."_msg,
         "cooperative launch, cudaLaunchCooperativeKernel"_msg},
        {GridSync, "gridSync", "Grid synchronisation"_msg, RuleId::CooperativeTooLarge, {Cooperative, Barrier},
         "A barrier of all threads of a grid, this_grid().sync(), which only a cooperative launch allows."_msg,
         "this_grid().sync(), grid barrier"_msg},
        {AtomicOperation, "atomicOperation", "Atomic operation"_msg, std::nullopt, {DistributedSharedMemory, GlobalMemory},
         "A read, a change and a write of one address that no other thread can come between."_msg,
         "atomicAdd, atomics"_msg},
        {Bin, "bin", "Bin"_msg, std::nullopt, {AtomicOperation, DistributedSharedMemory},
         "A counter of a histogram: how many keys of one value there are."_msg,
         "histogram, counter"_msg},
        {Mig, "mig", "MIG"_msg, std::nullopt, {PortableClusterSize},
         "Multi-instance GPU: a GPU that is divided into smaller ones, each with a part of its SMs."_msg,
         "multi-instance GPU, GPU slice"_msg},
    }};
    // clang-format on
}

constexpr std::array<TermRow, termCount> rows = makeTermRows();

constexpr bool areInOrder() {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows.at(i).term != static_cast<Term>(i))
            return false;
    return true;
}
static_assert(areInOrder(), "a row for each term, in the order of Term");

} // namespace

std::span<const TermRow, termCount> termRows() {
    return rows;
}

} // namespace trichevron::core
