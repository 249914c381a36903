<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>DeviceReport</name>
    <message>
        <source>The first %1 threads reported their IDs; this one is not among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device value = formula value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Machines</name>
    <message>
        <source>This computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double quote in the command is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command names no program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No shell reads the command: a single quote is an ordinary character. Use double quotes to keep words together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no executable program “%1” on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A machine needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two machines are called “%1”; give one of them another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainJob</name>
    <message>
        <source>There is no device: no worker offers one, and the program has no device file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No worker was ready within a minute: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window has no “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be selected in “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selecting “%1” in “%2” failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be typed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typing “%1” into “%2” gave “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block of 32 × 64 threads was not refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>typed block 32 × 64 × 1: refused, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The refused launch offers no fix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fix “%1” did not make the launch valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clicked “%1”: accepted, block %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going to block (2, 1, 0), thread (5, 7, 0) failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>went to block (2, 1, 0), thread (5, 7, 0): ID %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch cannot be measured: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measurement took more than a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Typing block %2 instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measurement has no samples: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured (%1): predicted %2, device %3, median %4 of %5 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screenshot cannot be written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>screenshot: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultPages</name>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SM timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SweepText</name>
    <message>
        <source>%1 per item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, the fastest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, indistinguishable from the fastest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 % slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2%3 · %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: refused. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not measured yet · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not in the sweep · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>★ fastest of the whole sweep: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>★ fastest of these: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>★ fastest: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 % faster than the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · by time per thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · by time per item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>~ indistinguishable: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 refused (hatched)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not recorded (dotted)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not measured (dotted)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not recorded (blank)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not in the sweep (blank)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>, many fewer than now, which changes the result unless the kernel uses a grid-stride loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {count} fewer than now, which changes the result unless the kernel uses a grid-stride loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block of {extent} has {value, plural, one {# thread} other {# threads}}; this device allows at most {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block uses {value} B of shared memory ({static} B static, {dynamic} B dynamic); this device allows at most {limit} B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cluster of {value, plural, one {# block} other {# blocks}} may not fit into any GPC of this device&apos;s {multiprocessors} SMs; at most {limit} such clusters run at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cooperative launch needs all {value, plural, one {# block} other {# blocks}} resident at the same time, and this device holds at most {limit}: {perMultiprocessor} on each of {multiprocessors, plural, one {# SM} other {# SMs}}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cooperative launch needs all {value, plural, one {# block} other {# blocks}} resident at the same time, and this device holds {bound} {limit}: {clusters, plural, one {# cluster} other {# clusters}} of {size, plural, one {# block} other {# blocks}}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow non-portable cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block size per axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, SIMT architecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, technical specifications per compute capability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster dimension required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster divides grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster may not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters need compute capability {limit} or higher; this device has {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters of {size, plural, one {# block} other {# blocks}} leave {value} of {limit, plural, one {# SM} other {# SMs}} idle, because their GPCs have too few SMs, or too few left, for another cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooperative grid size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooperative grid size with clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooperative launch may be refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooperative launch support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared block size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared cluster size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic shared {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid division truncates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid size overflows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid size per axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle SMs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a block of {value, plural, one {# thread} other {# threads}}, the last warp uses only {rest} of {limit} lanes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch a grid of {grid}, {blocks, plural, one {# block} other {# blocks}} in total{fewer}. The values of blockIdx change, so check how the kernel computes its data index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch blocks of {block} in a grid of {grid}: {threads, plural, one {# thread} other {# threads}} in total{fewer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch bounds on clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch clusters of 1 block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch clusters of {size} blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch non-cooperatively; not all blocks are then guaranteed to be resident, so the grid cannot synchronise as a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch with {api}, which accepts a cluster dimension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch without a cluster dimension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum cluster size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nonzero block axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nonzero cluster axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nonzero grid axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not cooperative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the low 32 bits of {value} B of dynamic shared memory reach the driver, so the kernel gets {limit} B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opt in to {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opt-in too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partial last warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portable cluster size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem not covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registers per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request {size} of dynamic shared memory; the kernel must work with that amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round grid up to {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round the grid up to {grid}, a multiple of the cluster size; the kernel needs a bounds check for the added blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMs left idle by clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set cudaFuncAttributeMaxDynamicSharedMemorySize to {bytes} with cudaFuncSetAttribute before launching with {size} of dynamic shared memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set cudaFuncAttributeNonPortableClusterSizeAllowed to 1 with cudaFuncSetAttribute before launching; not every device can run clusters of more than 8 blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared memory per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared memory size truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Static shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tail wave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block has {value, plural, one {# thread} other {# threads}}; the kernel&apos;s __launch_bounds__ allow at most {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster has {value, plural, one {# block} other {# blocks}}; at most {limit} are allowed unless the kernel allows non-portable cluster sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster has {value, plural, one {# block} other {# blocks}}; the kernel&apos;s __launch_bounds__ allow at most {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster has {value, plural, one {# block} other {# blocks}}; this device allows at most {limit}, even with non-portable cluster sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device may refuse the {value, plural, one {# cluster} other {# clusters}} with cudaErrorCooperativeLaunchTooLarge: between {limit} and {most, plural, one {# cluster} other {# clusters}} of {size, plural, one {# block} other {# blocks}} can be resident, depending on the SMs per GPC, which are not known for this device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid has only {value, plural, one {# block} other {# blocks}}, so {idle} of {limit, plural, one {# SM} other {# SMs}} get no block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid leaves {value} of {limit, plural, one {# element} other {# elements}} without a thread, because integer division truncates: {truncated}; rounded up, it is {roundedUp}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid leaves {value} of {limit, plural, one {# element} other {# elements}} without a thread; {grid, plural, one {# block} other {# blocks}} cover them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel declares __cluster_dims__() without sizes, so the launch must specify a cluster dimension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel declares a __block_size__ of {limit, plural, one {# thread} other {# threads}}; a launch must use that block or 1 × 1 × 1, not {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel declares clusters of {limit, plural, one {# block} other {# blocks}}; a launch cannot change this to {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch requests {value} B of dynamic shared memory, but the kernel allows {limit} B; cudaFuncAttributeMaxDynamicSharedMemorySize can raise this to {most} B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This device does not support cooperative launches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch is impossible: cudaFuncSetAttribute returns cudaErrorInvalidValue for an opt-in of {value} B, because a block with {static} B of static shared memory can have at most {limit} B of dynamic shared memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch is impossible: no kernel can have {value} B of static shared memory, because only dynamic shared memory can exceed {limit} B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch is impossible: no kernel can use {value, plural, one {# register} other {# registers}} per thread, because instructions can address only {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {numRegs, plural, one {# register} other {# registers}} per thread, allocated per warp, the {regsPerBlock, plural, one {# register} other {# registers}} of a block are enough for {limit, plural, one {# thread} other {# threads}}, not {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allow non-portable cluster sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arithmetic with the predicted resident blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {limit} resident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between {limit} and {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blockDim.{axis} is 0; each axis of a block must be at least 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blockDim.{axis} is {value}; this device allows at most {limit} on that axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bounds derived from the number of SMs, not verified by a launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the dynamic shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the opt-in to dynamic shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clusterDim is {value}; either each axis must be at least 1, or all three must be 0 for no cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compute capability {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>derived from the SMs per GPC, not verified by a launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documented, not verified by a launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gridDim.{axis} counts clusters: {value} of them are {blocks, plural, one {# block} other {# blocks}}, but the driver counts blocks in 32 bits and launches {left}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gridDim.{axis} is 0; each axis of a grid must be at least 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gridDim.{axis} is {value}, which is not a multiple of the cluster size {limit}: the remainder is {rest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gridDim.{axis} is {value}; this device allows at most {limit} on that axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch non-cooperatively</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round the grid up to whole clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen on H200, driver 580.159.04, CUDA 13.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use an API that accepts a cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{api}, cluster {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{axis} = 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{axis}: {value} / {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{idle} of {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent:.0f} % full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent:.1f} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rest} of {limit} lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule}: satisfied ({figure}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value, plural, one {# block} other {# blocks}} run in {waves, plural, one {# wave} other {# waves}} of up to {limit, plural, one {# block} other {# blocks}}; the last wave has only {tail, plural, one {# block} other {# blocks}}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} / {limit, plural, one {# thread} other {# threads}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} / {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} / {limit} B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} by {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} mod {limit} = {rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} not covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} of {limit, plural, one {# thread} other {# threads}} have no element to work on, so the kernel needs a bounds check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} of {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} → {left, plural, one {# block} other {# blocks}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} → {limit} B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value}, not {limit}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui</name>
    <message>
        <source>Hierarchy: move to a neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows, Page Up, Page Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hierarchy: go in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hierarchy: go up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hierarchy: show the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hierarchy: zoom in, out, to fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+, −, 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hierarchy: rotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hierarchy: pan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep, timeline: move to a point, select it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows, Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot: zoom in, out, to fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot, table, hierarchy: copy and save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+F10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number field: add 1, subtract 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number field: double, halve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Up, Ctrl+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table: copy the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Info bar: dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next, previous part of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::AchievedBandwidthPlot</name>
    <message>
        <source>billion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>million</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thousand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy: %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achieved bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achieved bandwidth by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements of the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 elements of the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::Breadcrumb</name>
    <message>
        <source>Path in the hierarchy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ChoiceMenus</name>
    <message>
        <source>&amp;Presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch f&amp;unction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply &amp;fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No kernel of this device supports this preset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Selects the kernel “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no fixes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CodeLabel</name>
    <message>
        <source>Copy the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CodePage</name>
    <message>
        <source>The launch and the kernel as CUDA C++</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search commands, presets, kernels, devices…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  ✓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command matches “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CompareView</name>
    <message>
        <source>the pinned one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the current one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only the rows in which the launches differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin this launch to compare later ones with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the pinned launch and the current one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pinned launch and the current one, field by field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>current</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin a launch, then change it or select another device: this page compares the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two launches are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They differ in 1 row (≠).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They differ in %1 rows (≠).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Times: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CopyableTable</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::DeviceSelection</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A device file cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 device files cannot be read, the first because: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking for a GPU…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker restarting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no GPU here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No kernel is available to launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not connected; select it in the device list to connect it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no device, live or recorded, to launch on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is known only from a device file, which cannot launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no worker yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recordings ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker restarting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no device and no recording on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no device and no recording</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::DeviceTable</name>
    <message>
        <source>Filter the device&apos;s properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filter by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Properties of the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No device is selected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::DistributionPlot</name>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribution of the times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median %1 · quartiles %2 – %3 · from %4 to %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 above the axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2: %3 of %4 samples (%5 %)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the launch as &amp;code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ExportMenu</name>
    <message>
        <source>CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy and save: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture as S&amp;VG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save picture as PNG or SVG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg);;PNG (*.png);;SVG (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.md *.json);;CSV (*.csv);;Markdown (*.md);;JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::FaultNotice</name>
    <message>
        <source>Show log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several restarts failed. Fix the cause, then press Restart worker. The launch and its results are kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open session…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recording…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;device file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;timings as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy or save a part of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save timings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::FindField</name>
    <message>
        <source>Find a thread, warp, block, cluster or element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>find: block 65, element 37,23</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread 117, block 65, block (2,1,0), warp 3, cluster 4, rank 123456, global (37,23), element 23037, block 65 thread 117, or thread 117 of block 65; Return goes there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readings of the text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::FindingRow</name>
    <message>
        <source>violated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>satisfied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not show this advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> The driver reports this violation first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> As the only violation, it causes %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not show this advice: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not show this advice; to show it again, use the line below the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::GoToMenu</name>
    <message>
        <source>&amp;Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hierarchy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Up one level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole &amp;grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dynamic shared memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::Handlers</name>
    <message>
        <source>Hierarchy of the launch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+/</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Trichevron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Trichevron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Trichevron %1&lt;/h3&gt;&lt;p&gt;Draws the threads of a CUDA launch, checks the launch against the limits of a real device, and measures its time on a connected GPU.&lt;/p&gt;&lt;p&gt;The window is free software under the GNU General Public License, version 3 or later. It uses Qt and QCustomPlot.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::HierarchyView</name>
    <message>
        <source>Cluster %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3-D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the hierarchy in 3-D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the hierarchy from above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the schedule of the blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in view: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::HoverLabel</name>
    <message>
        <source>Box under the pointer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::JobRunner</name>
    <message>
        <source>The worker has sent nothing for %1 s, although it should; it is restarted if it stays silent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device is busy with a sweep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device is busy with this launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device is busy with a launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelling…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for the worker…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No launch of this sweep is valid, for example: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sweep has 1 to %1 launches, and this one has %2; choose other blocks.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LaunchEditor</name>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>non-blocking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid follows the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic shared memory (bytes per block)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opt-ins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared memory opt-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum dynamic shared memory (bytes per block)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max dynamic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-portable cluster size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooperative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Static shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local / thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch as CUDA C++</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is unreadable; %2 is used instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled for %1; the number of registers may differ on another device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any grid size works: the kernel has a grid-stride loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⌈%1/%2⌉</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %1 of %2 thread is idle (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %1 of %2 threads are idle (%3).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LaunchMenu</name>
    <message>
        <source>&amp;Launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restart worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mac&amp;hines…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LaunchSession</name>
    <message>
        <source>Change problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change dynamic shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change block size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change launch function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change shared memory opt-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change cluster opt-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change cooperative launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the grid follow the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply a launch of the sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap with the pinned launch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LimiterBands</name>
    <message>
        <source>warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barriers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limited by: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LogPage</name>
    <message>
        <source>Worker log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker log is empty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LogThrottle</name>
    <message>
        <source>… 1 line left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… %1 lines left out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::MachineForm</name>
    <message>
        <source>Connect when the program starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command that starts its worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worker of this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arguments that are run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds to wait for the first reply of the worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples of commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First reply &amp;within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 waits without limit, for example while a scheduler such as srun queues the job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::MachineWorkers</name>
    <message>
        <source>not connected · select to connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connecting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restarting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no GPU here · select to retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no GPU there · select to retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker failed · select to restart it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker is starting; there is no time limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker is starting; its first reply may take up to %1 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected and busy: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::MachinesDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save and connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::MainWindow</name>
    <message>
        <source>Hierarchy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device and kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::Minimap</name>
    <message>
        <source>Minimap of the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole grid from above; click to show all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole grid: %1 blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Shown: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Selected: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::NumberField</name>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::OccupancyPlot</name>
    <message>
        <source>Resident warps by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warps by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>registers per thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic shared memory per block (KiB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupancy by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quantity on the x axis. Everything else is as in this launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resident warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resident warps of this launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured time (µs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shortest measured time (µs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time (%1%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no device selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the block has no threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 threads per block are beyond this axis: no block can be resident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this launch is beyond this axis: no block can be resident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limited by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 warps in %3 blocks, by %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · the compiler sets the registers; a launch cannot change them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The compiler sets the registers of a kernel. Compile it with __launch_bounds__ or -maxrregcount to change them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::PlayBar</name>
    <message>
        <source>Play (Space in the drawing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back (comma key in the drawing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step forward (period key in the drawing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the schedule of the blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time in the schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted: waves of all blocks that fit on the device at the same time. Trace: when and where the blocks of a launch ran; press Trace to record one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed: at 1× a wave takes 0.7 s, a whole trace 10 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the blocks at this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause (Space in the drawing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no schedule to play: no block fits on an SM, or no device is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 µs, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted: wave 0 (the only wave)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted: wave %1 (0 to %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted: done after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 wave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 waiting · %2 running · %3 done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 not traced</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::QuartilesPlot</name>
    <message>
        <source>Times compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: median %2%3%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boxes: quartiles, whiskers: shortest and longest, in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times compared, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
median %2 · quartiles %3 – %4%5
%6 samples, from %7 to %8</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ResultView</name>
    <message>
        <source>Results of the launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events on the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch has no result tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch was refused, so it has no results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Launch to see the results of this launch.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enlarge the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enlarges the results to most of the window, or restores their size (Ctrl+E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enlarge the results</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::RulesDialog</name>
    <message>
        <source>Example, on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example, on %1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter rules and terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Term: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the rule “%1” for its limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advice: it does not change the predicted error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number %1 in the order in which the driver checks the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1: the rule “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SessionFileController</name>
    <message>
        <source>Trichevron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – Trichevron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>;;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open device file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved. Save them before closing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trichevron ended unexpectedly. Restore your session?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SilencedAdvice</name>
    <message>
        <source>silence “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change silenced advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show all advice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SliceBar</name>
    <message>
        <source>Slice through z: the first visible layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slice through z: cuts away the layers above this one to show the inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>z ≥ %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::StatusLine</name>
    <message>
        <source>CUDA %1.%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measuring %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>driver %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 SMs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GHz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No device: open a device file or a recording from the File menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, recorded on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, recorded on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, from its specification</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SweepBars</name>
    <message>
        <source>block (threads)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep by block size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% of the warps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SweepHeatMap</name>
    <message>
        <source>block x (threads)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep by block x and y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% of the warps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SweepPage</name>
    <message>
        <source>The sizes of the block along this axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as launched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>powers of two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended by a fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes of block x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes of block y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures every block with clusters of 1, 2, 4 and 8 blocks, as far as the device allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visible launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour the blocks by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep 1 launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep %1 launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep these blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancels the sweep. Points that are already measured are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures these launches one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No device is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fastest of the whole sweep: %1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planned sweep · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Sweep to measure %1 launches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ThreadPanel</name>
    <message>
        <source>threadIdx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blockIdx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warp · lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warp mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster · in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster mates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran on SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values that the device reports for this thread, and the formulas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: outside, idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads %1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a thread, point at one or find one to see its indices and ranks and how they are computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ThreadRow</name>
    <message>
        <source>more than 64 bits: no CUDA integer type can hold it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula of the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the value of the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the CUDA expression of the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cg::</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the cooperative groups expression of the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy CUDA expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy cooperative groups expression</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimelineBars</name>
    <message>
        <source>block %1 · wave %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block %1 · cluster %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimelineLegend</name>
    <message>
        <source>wave %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours repeat every 8, every second set hatched</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimelinePlot</name>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SM timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SM</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimelineView</name>
    <message>
        <source>Traced: %1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded %1: %2 on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of the bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wave: the position of a block among those that ran in the same slot, one after the other. Cluster: the cluster of the block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>observed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trace in figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace has no blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch was refused, so no block ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device is busy with another job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not traced: a field is unreadable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch is not in the recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Trace to record when and on which SM each block of this launch runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Trace to show the recorded trace of this launch.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimingPlot</name>
    <message>
        <source> · converged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · stopped at the time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · interrupted: the worker ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measurement has no samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time limit was reached before the first sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled before the first sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch was refused, so it has no times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker ended before the first sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 % of copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low SM clock throughout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times include the launch latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too short for an accurate time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch latency %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples dropped at a low SM clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median %1 of %2 samples, noise %3 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time (µs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quartiles %1 – %2 · noise %3 %%4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · SM clock %1 MHz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured time, %1 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded time, %1 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launching, without a measurement…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device is busy with another job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measurement failed. The verdict says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not measured: a field is unreadable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch is not in the recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Measure to measure this launch on the device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Measure to show the recorded samples of this launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimingsView</name>
    <message>
        <source>no samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison of quartiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achieved bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot of the timings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measurements to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with all measurements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with no other measurement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>current</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured time, %1 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded time, %1 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No measurements yet. Press Measure or Sweep, then compare the results here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check measurements in the list to compare them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TopBar</name>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute capability %1.%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>specification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure: launch repeatedly and measure the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep: measure this kernel with many block sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trace: launch once and record where and when each block ran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · not available on this device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording is replayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs on the device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches the kernel once and checks its result. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches the kernel repeatedly and measures the time of each launch. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures this kernel with many block sizes to find the fastest. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches the kernel once and records when and on which SM each block ran. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancels the sweep. Points that are already measured are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancels the trace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancels the launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancels the measurement.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::VerdictCard</name>
    <message>
        <source>predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No worker offers a device, and no device file or recording is open. Open one with File › Open device file or File › Open recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Accepted · ✕ failed while running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✕ Refused · 1 rule violated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✕ Refused · %1 rules violated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted %1, %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no device to launch on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not launched yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelling…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ✓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ✕ differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last result belongs to another launch and is not shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synchronization: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::VerdictPanel</name>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the silenced advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the satisfied rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 kind of advice silenced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kinds of advice silenced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rules satisfied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 more rule satisfied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more rules satisfied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore &amp;default layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Large text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pin this launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare with the pinned launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;wap with the pinned launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Flat hierarchy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;amera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orbit &amp;left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orbit &amp;right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orbit &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orbit &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pan left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pan right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pan up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pan down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play the schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::WorkerClient</name>
    <message>
        <source>The worker is starting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker was restarted before it replied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker found no device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 A new worker is being started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 What you typed is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker was stopped before it replied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker has no device.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
