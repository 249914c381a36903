<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>AttributeTexts</name>
    <message>
        <source>Preferred cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks x,y,z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A larger cluster that the device may use where it fits: a multiple of the cluster, which divides the grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of an SM&apos;s memory that is shared memory, 0 to 100 %. It outranks the function&apos;s carve-out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the blocks of a cluster are distributed over SMs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load balancing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower runs first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The priority of the launch among those that wait. Every number is accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory synchronization domain: fences in one domain do not wait for writes of the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Early start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programmatic stream serialization: the kernel may start before the kernel ahead of it in the stream has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVLink-centric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schedule blocks for the use of NVLink.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClearButton</name>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CodeLaunch</name>
    <message>
        <source>The kernel stays {current}; {kernel} of the code is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch from code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch of {kernel} from code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch is already that of the code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch is now that of the code, and {keys} takes it back: {change}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CurveText</name>
    <message>
        <source>{count, plural, one {# thread per block} other {# threads per block}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clusters of {count} blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {# block} other {# blocks}}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeviceReport</name>
    <message>
        <source>device value = formula value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first {threads, plural, one {# thread} other {# threads}} reported their IDs; this one is not among them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FactsText</name>
    <message>
        <source>live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live on {device}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded on {device}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldTexts</name>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid {axis}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster {axis}</source>
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
        <source>block {axis}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem {axis}</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>clusters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FocusHelp</name>
    <message>
        <source>The space bar switches it on and off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The space bar or Enter presses it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arrow keys show the tab before and the tab after this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arrow keys choose another entry, and the space bar opens the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arrow keys move in it, and Shift+F10 shows what can be done with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arrow keys scroll it, and Ctrl+C copies what is selected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GridNote</name>
    <message>
        <source>Any grid size works: the kernel has a grid-stride loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quotients} blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{idle} of {threads, plural, one {# thread is} other {# threads are}} idle ({share}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any grid whose blocks all fit on the device at the same time works: the kernel has a grid-stride loop and waits for the whole grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quotients} clusters.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LaunchChange</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device {from} → {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel {from} → {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>function {from} → {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem {from} → {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block {from} → {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster {from} → {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid {from} → {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic shared memory {from} → {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opt-in {from} → {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>non-portable cluster sizes allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>non-portable cluster sizes not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cooperative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not cooperative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stream {from} → {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carve-out opt-in {from} → {to}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LaunchChangeText</name>
    <message>
        <source>no device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonRun</name>
    <message>
        <source>No lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files of the program are missing. A lesson file can be opened here.</source>
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
        <source>A machine needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no executable program “{program}” on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two machines are called “{name}”; give one of them another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Explorer for CUDA launch configurations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme: system, light or dark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window: {codes}; by default the one that was chosen in the window, else the system&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the window, for example 1280x800.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operate the window through one typical session, print each step, and exit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file to which --drive-main-job writes a picture of the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the time from the start of the process until the window is painted, in milliseconds, and exit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all text 50 % larger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session, recording or device file to open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no language “{code}”; the languages are {codes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{argument}” is an extra argument; only one file can be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--screenshot can only be used with --drive-main-job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no theme “{theme}”; the themes are system, light and dark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{size}” is not a size; write it as WIDTHxHEIGHT, for example 1280x800.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{size}” is too large; the largest size is {side}x{side}.</source>
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
        <source>A block of 32 × 64 threads was not refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The refused launch offers no fix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going to block (2, 1, 0), thread (5, 7, 0) failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measurement took more than a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device: {device}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel: {kernel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No worker was ready within a minute: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window has no “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{entry}” cannot be selected in “{list}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selecting “{entry}” in “{list}” failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}” cannot be typed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typing “{typed}” into “{field}” gave “{text}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>typed block 32 × 64 × 1: refused, {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fix “{fix}” did not make the launch valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clicked “{fix}”: accepted, block {extent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>went to block (2, 1, 0), thread (5, 7, 0): ID {id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch cannot be measured: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typing block {extent} instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring failed: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measurement has no samples: {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured ({kind}): predicted {predicted}, device {answer}, median {median} of {count, plural, one {# sample} other {# samples}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screenshot cannot be written to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>screenshot: {file}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll Right</source>
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
    <message>
        <source>Bins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SweepCurveText</name>
    <message>
        <source>★ fastest: {place}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>★ fastest with {work}: {place}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} indistinguishable (~)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} % faster than the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each launch has a problem of its own: none is the fastest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another problem is other work: each is compared on its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>○ this launch: {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>○ this launch is not in the sweep</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SweepHeading</name>
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
        <source>{kernel} of {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planned sweep · {kernel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel} · {device}, measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel} · {device}, recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Sweep to measure {count, plural, one {{launches} launch} other {{launches} launches}}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SweepText</name>
    <message>
        <source>{unit} per item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} per thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fastest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indistinguishable from the fastest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} % slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>★ fastest of the whole sweep: {block}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>★ fastest of these: {block}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>★ fastest: {block}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{threads, plural, one {# thread} other {# threads}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{resident} of {warps, plural, one {# warp} other {# warps}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} % faster than the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by time per thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by time per item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>~ indistinguishable: {blocks} and {more} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>~ indistinguishable: {blocks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} to measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} refused (hatched)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} not recorded (dotted)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} not measured (dotted)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} not recorded (blank)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} not in the sweep (blank)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>★ fastest with this problem in the whole sweep: {block}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{launch}: {time} · {warps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{launch}: refused. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{launch}: {reason} · {warps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{launch}: not measured yet · {warps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{launch}: not in the sweep · {warps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>○ this launch: {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>○ this launch, {block}: not on this map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimingsCsv</name>
    <message>
        <source>There are no timings of this launch to save; measure it first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>&quot;{block}&quot; has an axis of 0, so no grid covers the problem; change --block or add --grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--suggest chooses the block; omit one of the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A launch of this block is accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A launch of this block is refused: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add all results, including refused launches, to a recording; &quot;.gz&quot; at the end compresses it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All values equal their formulas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow clusters larger than the portable size of 8 blocks (cudaFuncAttributeNonPortableClusterSizeAllowed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also print the CUDA C++ source of the kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also show how much dynamic shared memory each block can have with N blocks per SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed: numRegs {registers} on every device; the compiler may use a different number for each architecture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed: where numRegs names another architecture (&quot;of sm_90&quot;), the device uses the same number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed: {assumption}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLOCK[/CLUSTER]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BYTES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block size in threads, such as 256 or 16,16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block size in threads, such as 256, 16,16 or 16x16x1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block sizes in threads, such as 16,16, run one after the other (default: the kernel&apos;s suggestion)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block sizes in threads: a list (8x8,16x16), a range (32..1024 in steps of a warp, 64..512:64 in steps of 64), or {example} for every combination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check a launch against a device&apos;s limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the launch on several devices: &quot;all&quot; for the catalogue, or values of --device, separated by commas; can be repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster size in blocks, as a launch attribute, such as 2 or 2,1,1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster sizes in blocks, such as 1,2,4 or 2x2; 1 means no cluster (default: the kernel&apos;s suggestion)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the model with a GPU of this machine by launching random configurations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute the occupancy: how many blocks are resident on one SM, and what limits them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not convert: {option} = {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demo kernel; {command} lists the names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device: a name from the catalogue, a device file, or &quot;live&quot; or &quot;live:N&quot; for a GPU of this machine (default: live if there is a GPU, else {device})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device: its number or name (default: 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic shared memory per block, such as 1000 or 48KiB (default: 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic shared memory per block, such as 1000 or 48KiB (default: 0; in run and sweep, the kernel&apos;s suggestion)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example for {command}, with the limits of {device} with {change}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example for {command}, with the limits of {device}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit status: 0 accepted (--devices: by every device); 1 refused (--devices: by at least
one); 2 usage error (--batch: a malformed line); 3 no device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit status: 0 at least one launch was timed, and every result is correct; 1 a result is wrong, every
launch was refused, or the sweep was cancelled; 2 usage error; 3 no device, or nothing is recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit status: 0 every launch ran with a correct result; 1 a launch was refused or its result is
wrong; 2 usage error; 3 no device, or the launch is not recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit status: 0 the input ended; 2 usage error; 3 no CUDA or no recording; 10 the input ended during a
job; 11 a launch exceeded its time limit; 12 the output was closed; 13 a cancelled job could not be
stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FRACTION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU number (default: 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU to save: its number or name (default: 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid size in blocks, such as 63, 63,63 or 63x63x1 (default: the grid that covers --problem)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid size in blocks, such as 63,63 (default: the grid that covers the problem, in whole clusters)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LIST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch cooperatively: all blocks must be resident at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch function: {functions} (default: the simplest one that supports the other options; in run and sweep, the kernel&apos;s suggestion)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch once more with a kernel that traces on which SM and when each block ran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List devices, show the properties of one, or save a GPU to a device file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the demo kernels and their attributes on a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the rules that launches are checked against, or explain one rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum measuring time per launch (default: {seconds})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum number of samples per launch, 1 to {limit} (default: {samples})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum threads per block of the kernel (maxThreadsPerBlock; default: from --launch-bounds or the kernel, else 1024)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More about a rule: {command}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No block size fits on an SM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No launch was timed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No live device: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of cluster queries per seed (default: {count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of launches per seed, up to {limit} (default: {count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of occupancy queries per seed (default: {count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of queries for suggested block sizes and available shared memory per seed (default: {count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupancy: no block fits on an SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupancy: {blocks, plural, one {# resident block} other {# resident blocks}} per SM, {warps} of {maxWarps} warps ({percent:.0f} %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Omit advice by rule ID, such as partialWarp,tailWave, or &quot;all&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opt in to this maximum of dynamic shared memory per block, such as 100KiB (cudaFuncAttributeMaxDynamicSharedMemorySize; default: the kernel&apos;s opt-in, else 48 KiB minus its static shared memory)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PATH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PERCENT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict the error codes of this CUDA runtime version, such as 12.4 (default: the version in the device&apos;s recording, else 13.0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print CSV instead of text, one line per launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print JSON instead of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print JSON instead of text (--batch always prints JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the report as JSON instead of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print {file}, the page of all rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem size in elements, such as 1000 or 1000,1000 (default: none; in run and sweep, the kernel&apos;s suggestion)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read one launch per line as JSON and print one verdict per line; &quot;-&quot; reads standard input (format: {schema})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read one {object} per line and print one answer per line; &quot;-&quot; reads standard input (format: {schema})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the kernel&apos;s attributes from a JSON file: an object as in &quot;kernel&quot; of a batch line, or a list of such objects with binaryVersion, one per architecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings to replay: files, or directories of them (implies --replay; default: the program&apos;s own recordings)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused: {error}, reported for {rule}, which the driver checks first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registers per thread (numRegs; default: the kernel&apos;s, else registers do not limit)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay recordings instead of using a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SECONDS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SEED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SM clock {megahertz:.0f} MHz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a GPU of this machine to a device file (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved {device} to {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeds of the random numbers; a seed always gives the same queries (default: 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serve a GPU or recordings to another program over standard input and output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all properties of a device: a name from the catalogue, a device file, or &quot;live&quot; or &quot;live:N&quot; for a GPU of this machine (default: list all devices)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the IDs that the first N threads wrote next to the values of the formulas, and record those of all threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Static shared memory per block, such as 4096 or 4KiB (sharedSizeBytes; default: the kernel&apos;s, else 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop when the 95 % confidence interval of the median is within ± this fraction of the median (default: {fraction}; 0: take all samples)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stream: {streams} (default: {stream}; in run and sweep, the kernel&apos;s suggestion)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest a block size, as cudaOccupancyMaxPotentialBlockSize does, instead of using --block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggested: blocks of {threads, plural, one {# thread} other {# threads}}; a grid of at least {blocks, plural, one {# block} other {# blocks}} fills the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver checks the rules in this order and returns the error of the first violated one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The following argument was not expected: {argument}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The following arguments were not expected: {arguments}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id of a rule, which check prints in brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launches have different numbers of threads and their work is unknown, so the ranking uses the time per thread.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launches process different numbers of items, so the ranking uses the time per item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limits of {devices, plural, one {# device} other {# devices}} are from documents; {command} lists the sources.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The protocol is JSON-RPC 2.0 with one message per line. The log goes to standard error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report lists every launch on which model and device disagree as a line for check --batch, and
every such occupancy query as a line for occupancy --batch.
Exit status: 0 the model agrees with the device; 1 they disagree; 2 usage error; 3 no device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sweep launches every block size with every cluster size. It skips launches that violate a rule
and prints the reason. It shuffles the order, so that a rising or falling clock favours no launch. The
first Ctrl-C stops after the current sample and prints the results so far; the second ends the
program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sweep was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The threads of this kernel do not report their IDs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time limit of one launch; the program ends when a launch exceeds it (default: {seconds})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VERSION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --suggest: dynamic shared memory per thread, in addition to --smem (default: 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --suggest: maximum threads per block (blockSizeLimit; default: 0, no limit)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {blocks, plural, one {# block} other {# blocks}} per SM, each can have up to {bytes} of dynamic shared memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the device&apos;s replies to a file (gzip-compressed JSON lines)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the report, with every disagreement, to a JSON file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>__block_size__ of the kernel in threads, such as 128,1,1, optionally with a cluster in blocks, such as 128,1,1/2,1,1; --grid then counts clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>__cluster_dims__ of the kernel in blocks, such as 2,1,1; &quot;unspecified&quot; for __cluster_dims__()</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>__launch_bounds__ of the kernel: maximum threads per block, minimum blocks per SM and maximum blocks per cluster, such as 256 or 256,1 or 256,1,4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a batch checks one device; use --device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a launch exceeded its time limit; --time-limit sets the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sweep of {launches, plural, one {# launch} other {# launches}} can take at most {samples, plural, one {# sample} other {# samples}} of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advice: it does not change the predicted error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allowed blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an axis is 0, so no grid covers the problem; change --block or add --grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barriers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>binary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks/SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be combined with --batch, where each line sets it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write the answers: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write to standard output: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compute capability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>converged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cudaFuncSetAttribute takes an int, at most {bytes} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cudaOccupancyAvailableDynamicSMemPerBlock returns {bytes}, because it ignores the shared memory reserved per block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>driver error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>driver {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 1 to 3 numbers separated by commas, found &quot;{text}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected BLOCK or BLOCK/CLUSTER, found &quot;{text}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a block of 1 to {threads} threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a fraction of the median from 0 to 1, found &quot;{text}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one of {names}, found &quot;{text}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected seconds above 0, at most {limit}, found &quot;{text}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected up to three axes, such as {example}, found &quot;{text}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fastest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fix: {label} – {consequence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host timeline of one launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indistinguishable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads to {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads to {error} ({note})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limited by {limiters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory clock {megahertz:.0f} MHz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no block given; add --block, such as --block 16,16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no block given; add --block, such as --block 256, or --suggest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no command given; the commands are {commands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numRegs {registers} of {architecture}, recorded on {device}, is assumed for compute capability {capability}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numRegs {registers}, as given, is assumed for compute capability {capability}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number {place} of {rules} in the driver&apos;s order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only valid with --block, such as --block 256; omit --suggest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only valid with --suggest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only valid with --suggest; with --block use --smem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>registers are not given and do not limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runtime error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sharedMemory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>static shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stream {stream}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>synchronisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the SM clock was low during all samples, so the times are too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attributes of {kernel} on {device} are not recorded; give --regs, --static-smem and --max-threads instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the catalogue is empty; give a device file or &quot;live&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the device returned {error}: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the directories named with --recordings contain no recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel was not synchronised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line is longer than the maximum of {bytes} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next cudaGetLastError() returned {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program&apos;s resources contain no recording; name one with --recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the range &quot;{range}&quot; ends before it begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sweep ended before this launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the times include host latency, because launches could not be queued ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value is empty; give a value or omit the option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no command &quot;{command}&quot;; the commands are {commands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no device &quot;{name}&quot;; the devices are none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no device &quot;{name}&quot;; the devices are {devices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no device {number}; this machine has {devices, plural, one {# device} other {# devices}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no kernel &quot;{name}&quot;; the kernels are none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no kernel &quot;{name}&quot;; the kernels are {kernels}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too short for a precise timing: it takes little longer than an empty kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too short for a precise timing: it takes little longer than an empty kernel ({time})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value {value}, limit {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value {value}, limit {limit}, from {attribute} ({provenance})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values written by the threads = values of the formulas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{accepted} of {devices, plural, other {# devices accept}} the launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{accepted} of {devices, plural, other {# devices accept}} the launch; refusals by rule: {rules}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks, plural, one {# block} other {# blocks}} of {blockThreads, plural, one {# thread} other {# threads}}, {threads, plural, one {# thread} other {# threads}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks, plural, one {# block} other {# blocks}} of {threads, plural, one {# thread} other {# threads}} do not fit on an SM, even without dynamic shared memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{block} in clusters of {cluster}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bytes} of dynamic shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bytes} of dynamic shared memory per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {total} launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{elements} checked, all correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{error} ({code}), in the driver API {driverError}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{error}: no binary of the kernel runs on this device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was recorded on {recorded}, but this device is {device}; use another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was recorded with driver {recorded}, but this driver is {driver}; use another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: cannot read beyond line {line}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{function} cannot launch cooperatively; omit --api or use an Ex or cooperative function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{function} cannot set a cluster dimension; use --api cudaLaunchKernelEx or cuLaunchKernelEx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{function} takes the shared memory as an unsigned int, at most {bytes} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kinds, plural, one {# kind of advice silenced} other {# kinds of advice silenced}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: the interquartile range overlaps that of the fastest launch, or one of the two has fewer than {samples} samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{launches, plural, one {# launch is} other {# launches are}} more than the maximum of {limit}; use larger steps or smaller ranges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{launches, plural, one {# launch} other {# launches}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{limit}; set by {origin}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} excludes {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} is required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} requires {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: At Most {limit} required but received {given}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: no value given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem}; see {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{provenance} {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{registers} of {architecture}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{samples, plural, one {# sample was discarded} other {# samples were discarded}}, because the SM clock was low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{values, plural, one {# value differs} other {# values differ}} from the formula (marked ≠).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{violation} and {more} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: {done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wrong} of {elements} wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barriers per block, at most {limit} (numBlockBarriers; default: the kernel&apos;s, else 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine has no usable GPU; these are the kernels that were recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with the replies in a file that --answers wrote, instead of a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>driver&apos;s log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the driver&apos;s log is silent about it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the driver&apos;s log: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch attribute, such as preferredClusterDim=4,1,1 or priority=-1; one of {names}; repeat the option for several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{function} cannot carry launch attributes; use --api cudaLaunchKernelEx or cuLaunchKernelEx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no value; write {name}=VALUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also show how many blocks of this size are resident on one SM, such as 256 or 16,16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only kernels with this text in their name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --block: exit with status 1 if fewer than N blocks of a kernel are resident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --block: the devices, or all; kernels are shown on those that can run them (default: one device of the catalogue for each architecture)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>architecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks per SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limited by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no kernel has &quot;{text}&quot; in its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no kernel is for {architecture}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only valid with --block, such as --block 256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spill loads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spill stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard input is larger than {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel}: no device for {architecture}, so it is not known whether {required} blocks are resident on one SM; add --device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel}: {blocks} blocks on one SM of {device}, fewer than {required}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the barriers, which are not known, can limit them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{min} to {max}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only kernels for this architecture, such as sm_90 or compute_90; where a text has none, it is this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the attributes of the kernel --kernel from a cubin, a fat binary, an object, a library or a program, or from the output of {nvcc}; {command} lists its kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an architecture such as sm_90 or compute_90, found &quot;{text}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>register limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file does not say how many registers and how much shared memory the kernel uses on a device of compute capability {capability}: it is {architecture}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has {count} kernels; name one of them: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel does not run on a device of compute capability {capability}: it is for {versions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{architecture}, before linking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{architecture}, by ptxas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{architecture}, not compiled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {# more part} other {# more parts}} of the file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} kernels have &quot;{text}&quot; in their name; name one of them: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME=NUMBER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read from line {line}: {kernel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the launch from host code: {chevrons}, {functions}, Numba, CuPy, PyCUDA or cuda.core, with the definitions it needs; &quot;-&quot; reads standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TEXT|-</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of a name in the code that it does not define, such as n=1000; repeat the option for several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected NAME=NUMBER, found &quot;{text}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no grid given; add --grid, such as --grid 63,63, --problem or --code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code gives no value to {names}; add {option}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder with headers of a source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A macro of a source, such as NDEBUG or N=4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also compile a template of a source with these arguments, such as softmax&lt;4&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another option of the compiler, such as --use_fast_math or --maxrregcount=32; write it as --compiler-option=--use_fast_math</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumed: registers do not limit, because none are given (--regs, --kernel, --kernel-file, --binary or --source).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA source, a cubin, a fat binary, PTX, an object, a library or a program, or a file with the output of {nvcc}, {ptxas} or {cuobjdump}; &quot;-&quot; reads standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed since the last save:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compile a CUDA source and take the kernel --kernel from it; &quot;-&quot; reads standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compile a source with nvcc, with nvrtc, or with the nvcc or libnvrtc.so at this path (default: nvcc where it is found, else NVRTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compile device code with the library NVRTC, in a process of its own (core/compile)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known which call of the graph returns the error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch half of the configurations as kernel nodes of graphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the kernels of a source, of a binary or of a compiler&apos;s output, and what they use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changed since the last save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a source: print again whenever it or a header in its folders is saved, with what changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of one kernel of a source: registers, spills and resident blocks with each launch bounds and each register limit that matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferred shared memory carve-out in percent of the maximum, 0 to 100, or -1: the driver chooses (cudaFuncAttributePreferredSharedMemoryCarveout; default: -1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop a compiler that takes longer than N seconds for one architecture (default: 120)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language standard of a source: c++11, c++14, c++17 or c++20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the attributes of a demo kernel on the device; {command} lists the names. With --binary and --source: the kernel in the file with this name, or with it as a part of its name. The options below override single attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected {first} or {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected {required}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name one kernel with --kernel: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no launch bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not with --bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nvcc was not found; install the CUDA Toolkit, or name it with --compiler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only one device with --bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only valid with CUDA source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the compiler refuses a cluster in __block_size__ beside __cluster_dims__; remove one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel does not compile without launch bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the numbers above are those of the source before this save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the options of a compiler are for CUDA source, and this is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{architecture}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{call} returns the error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{compiler} does not compile for {architecture}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{compiler} does not compile for {architecture}; it compiles for {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel} on {device}, blocks of {threads}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--kind: there is no kind &quot;{kind}&quot;; the kinds are {kinds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 easy, 2 medium, 3 hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A device that the catalogue does not have: no verdicts; choose one with --device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trace, plain or compressed with gzip: JSON of PyTorch&apos;s profiler or of others in Chrome&apos;s format, SQLite or a CSV table of Nsight Systems, a CSV table of Nsight Compute; or the folder that the TensorBoard plug-in writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the trace:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the answers, with explanations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An argument of your kernel, one option for each: a buffer such as x=float[N]:random(1), k=int[N]:ramp, w=half[N]:file(w.bin) or y=float[N], with const for one that is only read; a scalar such as n=N or a=float:2.5; p=hex:00ff; q=null. N is nx * ny * nz of --problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another trace: which kernels changed in time, launches and configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask these devices, or all of the catalogue, whether the whole program would run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COUNT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check a lesson: its form, and each of its claims against the model and the recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare a buffer of your kernel with a file after the launch, such as y=y.bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compile this CUDA source and launch its kernel --kernel; &quot;-&quot; reads standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exercises of one kind; without it, of all kinds in turn: {kinds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain each launch of a program, from a trace of PyTorch&apos;s profiler or of Nsight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings to leave out, such as tailWave,partialWarp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time {first}, then {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time {time} in {wall}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far floating-point values may differ, as a part of the larger of 1 and the value (default: 1e-2 for half, 5e-2 for bfloat16, 1e-5 for float, 1e-12 for double)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KIND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch a demo kernel or your own, check its result and time it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch once and take no timings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch the kernel --kernel of this cubin, fat binary, program, library or PTX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch your kernel once under compute-sanitizer of the CUDA Toolkit, which finds accesses outside of its buffers, with their lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of the tables (default: 40)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the lessons that come with the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the lessons, or check a lesson file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of exercises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One HTML file that loads nothing, instead of Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print a sheet of exercises as Markdown, with or without answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the configurations as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what a buffer of your kernel holds after the launch, such as y=y.bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device loaded the code, which has no kernel &quot;{kernel}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device to ask, instead of that of the trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same exercises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole program on other devices:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time a demo kernel or your own with many block and cluster sizes, and find the fastest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --source and --binary: the kernel with this name, or with it as a part of its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth a look:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a report of a program&apos;s launches, in Markdown or as one HTML file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compute-sanitizer was not found; install the CUDA Toolkit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>configurations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected NAME=FILE, such as y=out.bin, found &quot;{text}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a fraction from 0 to 1, found &quot;{text}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a demo kernel, or your own with --source or --binary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupancy by time: {percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only with --source or --binary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file could not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than the limit of {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel has {parameters, plural, one {# parameter} other {# parameters}}, and {arguments, plural, one {# argument is} other {# arguments are}} given; for example:{proposed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model predicts {error} and {blocks, plural, one {# resident block} other {# resident blocks}} per SM; the device returned {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program cannot be started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same command with --sanitize says where the kernel reads or writes out of its buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no finding {id}; the findings are {ids}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to {worth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {# more configuration} other {# more configurations}} with less time; --rows shows more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: line {line}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {problem}; {launches, plural, one {# launch was} other {# launches were}} read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {steps, plural, one {# step} other {# steps}}; {model, plural, one {# claim} other {# claims}} about the model and {device} about devices hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{launches, plural, one {# launch} other {# launches}} of {kernels, plural, one {# kernel} other {# kernels}}, {configurations, plural, one {# configuration} other {# configurations}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no buffer that the kernel may write</source>
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
    <message>
        <source>&quot;grid&quot;, &quot;cluster&quot;, &quot;block&quot;, &quot;warp&quot; or &quot;thread&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;initialize&quot; was sent twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;launch&quot;, &quot;occupancy&quot;, &quot;cluster&quot; or &quot;suggestion&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;live&quot;, &quot;recorded&quot; or &quot;specification&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;samplesReached&quot;, &quot;converged&quot;, &quot;budgetSpent&quot;, &quot;cancelled&quot;, &quot;refused&quot; or &quot;interrupted&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{id}&quot; is not a rule; use one of {ids}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{method}&quot; was sent before &quot;initialize&quot;, which must be the first request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, so that {blocks, plural, one {# block} other {# blocks}} of {threads, plural, one {# thread} other {# threads}} {blocks, plural, one {fits} other {fit}} on an SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to {limit} headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to {limit} launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1,000,000 elements in blocks of 256 threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1-D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1000 × 1000 elements in blocks of 16 × 16 threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2-D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3-D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3-D volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32-bit registers per thread of the compiled kernel; a block needs the registers of all its threads at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; the minimum of {blocks, plural, one {# block} other {# blocks}} is more than an SM can hold, and ptxas ignores it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computation that uses many registers, with __launch_bounds__(1024, 1): the effect on registers, spills, occupancy and time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computation that uses many registers, with __launch_bounds__(1024, 2): the effect on registers, spills, occupancy and time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computation that uses many registers, with __launch_bounds__(128): the effect on registers, spills, occupancy and time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computation that uses many registers, with __launch_bounds__(256, 4): the effect on registers, spills, occupancy and time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computation that uses many registers, without launch bounds, for comparison with the bounded versions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A four-byte store to an address that is not a multiple of four: a sticky error, like any other fault of a kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kernel that takes any cluster that the launch sets: each block reads the shared memory of the next block in its cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kernel that waits for a flag that is never set: no call can stop it, so its process is ended at the time limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new worker is starting and will report whether the GPU is back. See nvidia-smi and the system log (Xid) for details. Your input and your measurements are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new worker is starting, because the old process can no longer launch kernels. Your input and your measurements are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new worker is starting. Your input and your measurements are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thread calls __trap(): the kernel is stopped, and the error says only that the launch failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A user, a scheduler, or the system when it ran out of memory ended the process. Its work was removed from the GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worker sends a heartbeat twice a second. This one was stopped (SIGSTOP), hangs in the driver, or lost its connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worker should run until its input ends; this one, or the command that starts it, exited earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Addition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds two matrices by one block, indexed by threadIdx alone; further blocks compute the same elements again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds two matrices with eight loads of each thread in flight, which reaches the bandwidth of a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds two matrices with one thread per element, and a guard for threads outside the matrix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds two matrices with x as the row index, as in A[i][j], so that the accesses of a warp are not coalesced. Compare its bandwidth with that of the matrix addition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds two vectors with a grid-stride loop, so that any grid covers all elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds two vectors with loads of 16 bytes, which keep enough bytes in flight to reach the bandwidth of a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds two vectors with one thread per element, and a guard for threads past the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds two vectors without checking whether a thread is past the end, and reports what the threads past the end write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds up each element of a volume and its six neighbours, with grid and block in three dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All blocks are resident at the same time, so the whole grid can synchronise; the grid must fit on the device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All blocks of a launch, arranged along x, y and z; they run in any order, many at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allows clusters of more than 8 blocks; not every device with clusters can run them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An access of 2, 4, 8 or 16 bytes needs an address that is a multiple of its size; a char pointer that is cast to int or float4 may not be. The error is sticky: the context is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An allocation failed, on the device (cudaErrorMemoryAllocation) or on its host. The error is not sticky: the context is intact, and the memory allocated for this launch was freed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An assert() in the kernel failed (cudaErrorAssert).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An assert() that fails on the device: it prints the block and the thread to the log, and the context is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An instruction for global, shared or local memory got an address in another memory space. The error is sticky: the context is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block (threads)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block cooperation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks as clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks of the same cluster have the same colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks that ran on the same SM have the same colour; needs a trace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks that run at the same time on SMs of one GPC and can access each other&apos;s shared memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks traced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA&apos;s documentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caches and coherency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster (blocks)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster at launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters with one block per SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computes the sum of each block and, after a barrier for the whole grid, the sum of those sums. Needs a cooperative launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooperative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooperative launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the command of this machine under Launch, Machines, and restart the worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts keys in bins with atomic additions to global memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts keys in the shared memory of all blocks of a cluster, which together hold more bins than one block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts keys in the shared memory of each block, where all bins must fit, and then adds up the blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distributed shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each thread has an array of 4 KiB, too large for registers: the memory that the device allocates for it, and the time of the first launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each thread has an array of 64 KiB: even a small launch makes the device allocate memory for all threads that can be resident.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty slots in the tail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error: assert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error: illegal address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error: misaligned address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error: never ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error: trap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every thread writes its IDs at every level of the launch, and the SM that it ran on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Execution configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four ways to launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid (blocks)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid synchronisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram in distributed shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram in distributed shared memory, skewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram in global memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram in global memory, skewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram in shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram in shared memory, skewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ID 0 to {last}, or index up to {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install a driver and restart the worker, or explore recordings in the meantime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install a newer driver and restart the worker, or explore recordings in the meantime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the program and trichevron-cli from the same release on both machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install trichevron-cli next to the program, or set another command under Launch, Machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It exited with the status for incorrect usage: an unknown option, or a file that it cannot read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It still sends heartbeats, but a call to the driver does not return.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its standard output may contain only messages, but a login banner, a shell&apos;s start-up file or another program also writes to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernels overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest start gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last output: {output}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch bounds 1024, 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch bounds 1024, 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch bounds 128</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch bounds 256, 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launched with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches one kernel by &lt;&lt;&lt;&gt;&gt;&gt;, cudaLaunchKernelEx, cuLaunchKernel and cuLaunchKernelEx, and shows how each of them reports an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches the same kernel in two streams, and reports whether the two ran concurrently: not in the default stream, but possibly in created streams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local memory, 4 KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local memory, 64 KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix addition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix addition by one block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix addition, four rows per thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix addition, x counts rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max dynamic shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name what each number is, as in {example}; a block index and a thread index may stand alone, as in 2,1,0 5,7,0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No CUDA call can stop a running kernel: only ending the process removes it from the device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No NVIDIA driver was found on that machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No launch bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No single change adds a block. Changing every limiting resource together would give {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-portable cluster size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One colour for blocks and one for threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One thread writes far outside its array: the launch succeeds, the synchronisation returns the error, and the context is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain loads, correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferred carveout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private memory per thread, stored in global memory, for data that does not fit into registers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem (elements)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quartiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only path, misused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads data through the non-coherent path while the kernel writes it: the read may return the old value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings are shown instead, and labelled as such. Restart the worker when a device is available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce the problem or the grid, or free device memory, and launch again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registers (traced kernel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resident blocks per SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resident on all SMs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resident on one SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resident warps per SM, as a share of the maximum; higher occupancy is not always faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SM not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SM {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SM {sm}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMs used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMs {first}–{last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared memory per block that the kernel declares with a size known to the compiler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared memory per block whose size the launch sets, in addition to what the kernel declares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows which threads are idle because their index lies outside the problem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stencil in a volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum of each block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synchronising</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The CUDA runtime of the worker needs a driver of the same major version or later (cudaErrorInsufficientDriver).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU can no longer be used: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU&apos;s context can no longer be used: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old for this program: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bandwidth of a copy was not measured on this device, so there is no copy line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blocks have no threads: their {axes} is 0; give every axis at least 1 to see them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The call stack of a thread was corrupted (cudaErrorHardwareStackError).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cancelled job did not stop, so its process was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command of this machine names a program that does not exist or is not executable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to the worker&apos;s machine failed or was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demo does not say how many bytes this kernel moves, so its bandwidth is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device itself failed, not the launch: an uncorrectable memory error, a broken link, or a GPU that no longer responds to its driver. Other programs on it fail too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device returned {error} ({code}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device&apos;s warp size is 0, so no warps can be drawn; choose another device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver stopped the kernel because it ran too long (cudaErrorLaunchTimeout).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The elements that the kernel processes; the grid must have a thread for each of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The failure was in the process that uses the GPU: in trichevron-cli, in the driver, or in a library. The GPU itself is intact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid has no blocks: its {axes} is 0; give every axis at least 1 to see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel accessed a misaligned address (cudaErrorMisalignedAddress).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel accessed an invalid address (cudaErrorIllegalAddress).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel exceeded its time limit of {seconds}, so its process was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel exceeded its time limit, so its process was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel executed an illegal instruction (cudaErrorIllegalInstruction).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel failed while it ran (cudaErrorLaunchFailure).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel used an address of the wrong memory space (cudaErrorInvalidAddressSpace).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest block that __launch_bounds__ allows for the compiled kernel; larger blocks are refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch was not timed, so its bandwidth is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit of dynamic shared memory for launches of this kernel; cudaFuncSetAttribute must raise it for more than 48 KiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine has no CUDA device, all of them are in exclusive use, or its worker was built without CUDA.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measurement ended before the first sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program and its worker must use the same version of the protocol.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program counter of the kernel left its code (cudaErrorInvalidPc).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program is connecting again. Your input and your measurements are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program tries again a few times. If the error persists, check the worker command and what it prints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue of the launch: work in one stream runs in order, and different streams can overlap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same kernel with plain loads: after __syncthreads() each thread sees what its block wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same kernel with skewed keys: more than half of them belong to one bin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The threads of a block add up their elements in shared memory, with __syncthreads() between the steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker cannot be started: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker cannot be used: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker crashed ({signal}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker did not reply and was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker did not reply for {seconds} and was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker exited with status {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker is from another release: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker sent data that is not in the protocol: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker sent nothing and was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker sent nothing for {seconds} and was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker was killed ({signal}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no device to launch on: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This device also drives a display (kernelExecTimeoutEnabled), so the driver limits each kernel to a few seconds. The context is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread IDs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads are shaded by the element that they handle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads are shaded by their lane, the rank of a thread in its warp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads are shaded by their thread ID, blocks by their rank in the grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads of the same warp have the same colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads that run on one SM, share its shared memory and can synchronise with each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transpose, dynamic shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transpose, static shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transposes a matrix through the largest tiles that fit into the launch&apos;s dynamic shared memory; more than 48 KB need an opt-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transposes a matrix through tiles of 32 × 32 elements in static shared memory, with padding against bank conflicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two streams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector addition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector addition without a guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector addition, four elements at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector addition, grid-stride loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violated rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With cudaFuncAttributeMaxDynamicSharedMemorySize set to {to} B instead of {from} B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With cudaFuncAttributePreferredSharedMemoryCarveout set to {to} % instead of {from} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {to, plural, one {# barrier} other {# barriers}} per block instead of {from}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {to, plural, one {# register} other {# registers}} per thread instead of {from}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {to, plural, one {# thread} other {# threads}} per block instead of {from}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {to} B of shared memory per block instead of {from} B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>__block_size__((128, 1, 1), (2, 1, 1)): the grid of the launch counts clusters, so twice as many blocks run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>__cluster_dims__() without sizes: a launch that sets no cluster is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>__cluster_dims__(2, 1, 1): pairs of blocks that read each other&apos;s shared memory, with any launch function.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>__launch_bounds__({bounds}) let the compiler use up to {registers, plural, one {# register} other {# registers}} per thread{fitting}{ignored} (seen with ptxas of CUDA 13.0).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>__shared__ variable v of the next block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cancelled job could not be stopped, so the worker process ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a clock in hertz, not negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cluster of {size} blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a device file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fraction from 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a launch exceeded its time limit, so the worker process ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a measurement or a problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a message is longer than {bytes} bytes, the limit for a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a message of the catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name of 1 to {limit} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is too large for 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number, not negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a parenthesis is open; close it, as in (2, 1, 0).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a reason to stop, such as &quot;samplesReached&quot; or &quot;cancelled&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a response has either a result or an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text of at most {limit} levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number is missing; type one as in {number}, or an index as in {index}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of 1 to 3 integers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of 1 to 3 integers, &quot;unspecified&quot; or null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of 2 integers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of 3 integers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of at most 3 names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of at most {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array with more elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an index has at most three axes; give x, x,y or x,y,z.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an integer from {min} to {max}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object of more than {limit} members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an opt-in to {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many values as samplesMicroseconds has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {blocks, plural, one {# block} other {# blocks}} resident on one SM (predicted: {predicted})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {blocks, plural, one {# block} other {# blocks}} resident on one SM, as predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {limit, plural, one {# value} other {# values}}, one for each block that was traced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {limit} columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {limit} events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {limit} names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {limit} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {limit} rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {limit} tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {limit} values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {limit} values in a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barriers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block index in cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block rank in cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block rank {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block {block} of {size} threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block {index} · rank {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block {index} · rank {rank} (of the second kernel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block {index}: {size} threads, {warps, plural, one {# warp} other {# warps}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks are numbered 0 to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks in cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks in grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks of {kernels} kernels ran at the same time for {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks {range}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks, predicted: at most {blocks} at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks, predicted: {blocks} at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by published reports about runtimes before 13.0; since 13.0 {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes in a second, not negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled before it started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be opened: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the directory {directory}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carveout {share} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click to zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster dimension x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster dimension y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster dimension z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster index x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster index y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster index z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster {index} · rank in cluster {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster {index}: {size} blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clusters are numbered 0 to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clusters of {size} do not divide the grid and are not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clusters {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours repeat every {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cooperative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cudaDriverGetVersion returns version 0: libcuda.so.1, which is part of the driver, is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each box stands for {size} blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each box stands for {size} threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>element {element}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements are numbered 0 to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected JSON, found nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected {expected}, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>false, since {api} cannot launch cooperatively (only the Ex and the cooperative functions can)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fastest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fastest at {place} with {warps} of {maxWarps} warps, indistinguishable from {other} with {otherWarps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fastest at {place} with {warps} of {maxWarps} warps; {other} with {otherWarps} takes {share} % longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fastest at {place}, which also has the most warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fastest per item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fastest per thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first blockIdx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first thread ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global index {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global index {index}: idle, outside the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid {grid} and block {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid: {size} blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds block {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds cluster {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle: {threads, plural, one {# thread} other {# threads}} ({percent:.1f} %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index in cluster x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index in cluster y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index in cluster z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index of a thread in the launch, (x, y, z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indistinguishable from the fastest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indistinguishable from the fastest per item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indistinguishable from the fastest per thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>integers in the column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is empty, and should begin with a line of format &quot;{format}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its blocks are numbered 0 to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its threads are numbered 0 to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lane {lane}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last blockIdx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last thread ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last, {wave}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launched with {api}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers of z side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>microseconds, not negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nested deeper than {limit} levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no details are known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no launch of it was recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no more than {limit} values for one job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no problem size is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no thread handles it, because the grid is too small for the problem; enlarge the grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no waves: no block fits on an SM, or no device is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>non-portable cluster sizes allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of the kernels runs on a device of compute capability {capability}: they are for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of the kernels runs on a device of compute capability {capability}: they are for {versions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not JSON: unexpected byte 0x00</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not JSON: unexpected byte {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not JSON: unexpected end of line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not JSON: unexpected {character}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not launched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recorded on {device}: where and when the blocks of this launch ran; only its timings were recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recorded on {device}: {kernel} with {launch}; {closest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not traced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not traced: press Trace to see which SM runs each block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is called {name}; begin with {words} or {lastWord}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null, since the file has no devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null, since {api} cannot carry a cluster dimension (only cudaLaunchKernelEx and cuLaunchKernelEx can)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number 0 to {last}, or index up to {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers are whole and decimal; separate them with commas or spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers that add up to multiProcessorCount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupancy points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a block: select one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a thread in the launch, 0 to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one value per sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opt-in {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partly idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partly idle, {threads, plural, one {# thread} other {# threads}} ({percent:.1f} %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank 0 to {last}, or index up to {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded block shapes for it are {shapes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused, {rules, plural, one {# rule} other {# rules}} violated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runtimes before 13.0: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds, above 0 and at most {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen with CUDA 13.0; not known for runtime {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several SMs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slower per item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slower per thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>specification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ssh exited with status 255, which it uses for its own failures and for a worker that was ended by a signal. A remote worker exits when its input ends, which removes its kernel from the GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stream {stream}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attributes of the kernel for {binary} are taken to hold on a device of compute capability {capability}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster as a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the compressed data ends early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the compressed data is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the compressed file is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the content is too large to compress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the device&apos;s properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty; Trichevron opens {formats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than 256 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file unpacks to more than 256 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the format is unknown; Trichevron opens {formats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the grid of {size} blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the grid of {size} clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the input ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the input ended during a job, which was aborted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel or the launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the maximum number of blocks per SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number does not fit 128 bits, so no launch has it; type a smaller one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the problem has no elements; give every axis at least 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the problem of {size} elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reply is longer than {bytes} bytes, the limit for a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same number of values for each thread column, and at most {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same number of values in each column, and at most one per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text ends in the middle of a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the warp as a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worker ran out of memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the worker&apos;s output was closed or is not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no device &quot;{device}&quot;: the catalogue has {devices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no device &quot;{device}&quot;: the catalogue is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no device {device}: {count, plural, one {# device is} other {# devices are}} recorded here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no kernel &quot;{kernel}&quot; in the recording of {device}: it has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no kernel &quot;{kernel}&quot; in the recording of {device}: its kernels are {kernels}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this block {element}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this kernel does not assign one element to each thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this kernel&apos;s threads do not handle one element each; find a thread instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this launch has no clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this launch has no clusters; give it a cluster of more than one block first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this worker ({worker}) speaks version {version} of the protocol and the program speaks version {clientVersion}; install the same release of both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread ID {id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread {index} · ID {id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread {thread} of block {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads in cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads in grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads {range}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>traced {traced} of {blocks, plural, one {# block} other {# blocks}} on {sms, plural, one {# SM} other {# SMs}}, at most {resident} resident on one (predicted: {predicted}), {time} from the first start to the last end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version {version} of {format}, the only one this program reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warp {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warp {warp} of block {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warp {warp} · lane {lane} · block rank {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wave {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wave {wave}, predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waves {first}–{last}, predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with this block, recorded is {launch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with this block, recorded is {launch}, and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x in rows of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y in rows of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>z {z}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{agreed} of {asked} agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks, plural, one {# block} other {# blocks}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks, plural, one {# resident block} other {# resident blocks}} instead of {blocksNow}, and {warps} of {maxWarps} warps instead of {warpsNow}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks, plural, one {# resident block} other {# resident blocks}} instead of {blocksNow}, and {warps} of {maxWarps} warps instead of {warpsNow}, which is fewer warps in total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks} done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks} not traced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks} running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks} waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{change}, an SM would hold {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{change}, there would be room for any number of blocks, but the SM still holds only {held, plural, one {# resident block} other {# resident blocks}}, limited by {limiters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{change}, there would be room for {allowed, plural, one {# block} other {# blocks}}, but the SM still holds only {held, plural, one {# resident block} other {# resident blocks}}, limited by {limiters}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count}, the number of values in the pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device}: with this device&apos;s limits, the example of {rule} does not violate the rule; use an NVIDIA H200</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry} (selected)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{extent} has more than three axes; give x, x,y or x,y,z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: the import was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{formats} ({patterns})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{index}, the index of the next value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{items} and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{items}/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel} needs compute capability {needed} or above, and this device has {present}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{limiters} and {limiter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{list}, {next}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{median} of {samples, plural, one {# sample} other {# samples}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} has a fraction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} is not decimal; give whole numbers from 0 to {max}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} is too small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{observation} ({blocks, plural, one {# block} other {# blocks}} of them), {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{observation}, {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: &quot;{id}&quot; is not advice; use &quot;all&quot; or some of {ids}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem}; give a whole number from {min} to {max}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem}; give a whole number from {min} up to 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem}; {next}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rate}, {share} % of the copy bandwidth ({copyRate})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ratio:.2f} × the fastest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ratio:.2f} × the fastest per item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ratio:.2f} × the fastest per thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{registers} / thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{requests} requests are already waiting, the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{separate} of {clusters, plural, one {# cluster} other {# clusters}} ran each block on a different SM, and the blocks of one cluster started at most {time} apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} = {count, plural, one {# block} other {# blocks}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} = {count, plural, one {# thread} other {# threads}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} has an unknown unit; give bytes, KiB or MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} of dynamic shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} threads, {warps, plural, one {# warp} other {# warps}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sms, plural, one {# SM} other {# SMs}} ran {blocks, plural, one {# block} other {# blocks}}, {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source}, line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source}: column {column}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source}: line {line} column {column}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{texts, plural, one {# text} other {# texts}}, one for each column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{threads, plural, one {# thread} other {# threads}} idle: outside the problem of {size} elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed} lies outside block {block} of {warps, plural, one {# warp} other {# warps}}; they are numbered 0 to {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed} lies outside the launch of {threads, plural, one {# thread} other {# threads}}; global ranks are 0 to {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed} lies outside the launch; the last global index is {index}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed} lies outside {container}; the last index is {index}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed} lies outside {container}; {numbering}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed}: no block is selected; select one, or type it first, as in {example}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{typed}: type a number instead of an index, as in {example}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{values, plural, one {# value} other {# values}}, as many as blockSm has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{values, plural, one {# value} other {# values}}, as many as the first column has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>µs per million threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>µs per million {items}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{typed}”: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⌈problem / block⌉</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow non-portable cluster, grid {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot list its devices and kernels: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ended in the middle of a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set cudaFuncAttributeNonPortableClusterSizeAllowed to 1 with cudaFuncSetAttribute before launching, and round the grid up to {grid}, a multiple of the cluster size; the kernel needs a bounds check for the added blocks, and not every device can run clusters of more than 8 blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line longer than {limit} bytes, the limit of the protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a point that has no outcome yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a request, which only the program may send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text of at most {limit} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an invalid reply: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {limit} devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: it is a device; give a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: it is a pipe; give a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: it is a socket; give a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: another program has locked its folder for a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: it is a pipe, a socket or a device; name a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: the file is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it rejected a request without a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it rejected a request: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it speaks version {theirs} of the protocol, and this program version {ours}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live or recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more output than the program can read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {limit} objects, arrays, keys and strings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {limit} values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neighbouring clusters differ in colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no point, since the request is not a sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a message: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several waves: {wave}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the compressed data is followed by data that is not compressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than {limit} MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text &quot;{name}&quot; is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads take their elements in a loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why the sweep ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{axis}, in rows of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rows, plural, one {# row} other {# rows}} of messages, as many as there are rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{texts, plural, one {# message} other {# messages}}, one for each text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A call of the operating system failed. The context can no longer be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A call through an invalid function pointer left the code of the kernel. The error is sticky: the context is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A device outside of CUDA, with which the GPU works, failed. The context can no longer be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A link between GPUs (NVLink) had an error that it could not correct. The hardware failed, not the kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A load or store was outside of every allocation, for example because an index was past the end of an array. The error is sticky: the context and all memory in it are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value of the launch is out of its range, for example more shared memory than the kernel may have, or an attribute that the device does not take. No thread ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All blocks of a cooperative launch have to be resident at the same time, and the device does not hold that many. No thread ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All devices are in exclusive use by other processes, or in a mode that forbids compute work (cudaErrorDevicesUnavailable). The launch itself may be right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An assert() in the kernel was false. The device printed it with its block and thread, and stopped the kernel. The error is sticky: the context is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An extent of the launch is zero or above a limit of the device, or the block has more threads than the device takes. No thread ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA does not tell which thread caused the error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA gives no details.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA says: &quot;{message}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check which elements each thread handles. In the window, Find goes to the thread of an element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check with nvidia-smi whether the driver sees the GPU, and whether CUDA_VISIBLE_DEVICES hides it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check with nvidia-smi which devices there are, and whether CUDA_VISIBLE_DEVICES hides some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster size past 32 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compile the kernel again, for the compute capability of the device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compile the kernel for the compute capability of the device, with nvcc -arch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every call returned success, but the values that the kernel wrote are not those that the CPU computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free tensor memory with tcgen05.dealloc on every path on which the kernel ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch again, in a new process. If the error returns, look for an Xid error in the system log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch again, in a new process. In a program of your own, make no CUDA calls after main() has returned, for example in destructors of global objects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for casts of pointers and for offsets that are no multiple of the type&apos;s size. &quot;compute-sanitizer --tool memcheck&quot; names the thread and the address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for the Xid error with nvidia-smi -q and in the system log, and reset the GPU or restart the machine. Replace the board if the error returns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look it up in the documentation of the CUDA runtime, under cudaError.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: CUDA checks no results. This program compared them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: no thread ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise cudaLimitStackSize with cudaDeviceSetLimit(), or make the recursion shallower. &quot;compute-sanitizer --tool memcheck&quot; finds a write past a local array.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the condition and the thread in the worker log, and look at what that thread computes: in the window, Find goes to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the program under &quot;compute-sanitizer --tool memcheck&quot;: it names the thread, the address and the line. Then check the index against the size of the array.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the program under compute-sanitizer, with --tool memcheck and then --tool racecheck. Look for __trap() and for indices into shared memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the program under cuda-gdb, or under compute-sanitizer, which stop at the instruction and name the thread.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SMs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See with nvidia-smi which processes use the GPU. Wait for them, choose another device, or ask for the compute mode &quot;Default&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split the work into shorter kernels, or use a device that drives no display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The CUDA runtime is being unloaded, because the process is ending. No thread ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The call stack of a thread overflowed or was overwritten, for example by a recursion that is too deep (cudaLimitStackSize). The error is sticky: the context is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cluster has more blocks than the device takes, or than the kernel allows. No thread ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code of the kernel cannot be read by this driver. No thread ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The context was destroyed while it was in use, by the program or after an earlier error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device had a memory error and kept it from spreading to other processes. The hardware failed, not the kernel: the context and all memory in it are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device met an instruction that it does not know: code was overwritten, was called through a wrong pointer, or was compiled for another architecture. The error is sticky: the context is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device or the driver does not support what this launch asks for. No thread ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device printed the block and the thread to the log of the process that launched it; this result does not hold them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device reports no details. Possible causes are __trap() and an access to shared memory out of range. The error is sticky: the context is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver reports no details. After such an error, every further CUDA call in the same process may fail too, so none of its results can be trusted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver sees no CUDA device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel ended without freeing the tensor memory that it had allocated. The context can no longer be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch needs more than one SM has: registers, shared memory or threads of one block. No thread ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory of the device had an error of more bits than its ECC can correct. The hardware failed, not the kernel: what is in device memory is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program holds no code of this kernel for the compute capability of the device. No thread ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program holds no code of this kernel for this device, or the function is not a kernel. No thread ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server of the Multi-Process Service ended this process&apos;s connection, often because another process that shares the GPU failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The verdict names the rule that the launch violates and offers fixes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no device with this number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread {thread} of block {block}, which printed: {condition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warps per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong result: {wrong} of {checked} values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an opt-in to {recorded} instead of {asked}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another preferred carveout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block {recorded} instead of {asked}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks of the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks per cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes of dynamic shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster {recorded} instead of {asked}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clusterDim is {value}; the driver counts its blocks in 32 bits, where this product is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements of the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid {recorded} instead of {asked}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no non-portable cluster sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: the last wave is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not cooperative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem {recorded} instead of {asked}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>silent ({seen})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stream {recorded} instead of {asked}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the launch exceeded its time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks, plural, one {# block} other {# blocks}}, {share} full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{function} returned it: the launch was refused before it began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{recorded} instead of {asked}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{recorded} of dynamic shared memory instead of {asked}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{threads, plural, one {# thread} other {# threads}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wait} returned it. {function} had returned success, because a kernel runs asynchronously: the first call that waits for it reports its errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{sentence}” ({seen})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>256 × 256 × 256 elements in blocks of 32 × 4 × 2 threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each axis of the element once, with a whole number, as in {example}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SM {sm}, slot {slot} · round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SM {sm}, slot {slot} · round {round} · cluster {cluster}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blocks of the grid in clusters of 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the first {traced} of {blocks, plural, one {# block} other {# blocks}} were traced, so rounds and tail are not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the first {traced} of {blocks, plural, one {# block} other {# blocks}} were traced, so rounds, tail and overlap are not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first {traced} of {blocks, plural, one {# block} other {# blocks}}: rounds and tail are not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to {rounds, plural, one {# block} other {# blocks}} one after another in a slot (predicted: {predicted, plural, one {# wave} other {# waves}}); the last block started {time} before the end, during which {share} of the block slots were empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>z {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{element}: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rounds, plural, one {# round} other {# rounds}} (predicted: {predicted, plural, one {# wave} other {# waves}}) · tail {time}, {share} empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{waves, plural, one {# wave} other {# waves}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cooperative launch cannot have a preferred cluster dimension; this one has {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A device of compute capability 9.0 checks the preferred cluster {value}, but runs all blocks in clusters of {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slot is the place of one resident block on an SM; its first block belongs to round 0, its second to round 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slot whose blocks end early runs more of them, so there are more rounds than waves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks of the same predicted wave have the same colour; where there is a trace, those of the same round: the position of a block among those that ran in its slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carve-out of the launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster scheduling policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooperative launch fails with this carve-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch without the attribute {attribute}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory synchronization domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVLink-centric scheduling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No preferred cluster in a cooperative launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {attribute}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nonzero preferred cluster axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefer clusters of {size} blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferred cluster divides grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferred cluster is a multiple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferred cluster needs a cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferred cluster not smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferred cluster not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferred cluster size past 32 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferred cluster {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same z in both clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device accepts the launch, which then fails with cudaErrorLaunchFailure: with a carve-out of {percent} % at most {limit} of the {value, plural, one {# block} other {# blocks}} are resident at the same time, and the driver checks the grid with the carve-out of the function.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid {value} is not a multiple of the preferred cluster {limit} on each axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preferred cluster has {value, plural, one {# block} other {# blocks}}, fewer than the cluster, which has {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preferred cluster is {value} in z; it must be {limit}, as the cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks by round, {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the preferred cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clusterSchedulingPolicyPreference is {value}; it must be 0 (default), 1 (spread) or 2 (load balancing).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memSyncDomain is {value}; it must be 0 (default) or 1 (remote).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null, since {api} cannot carry launch attributes (only cudaLaunchKernelEx and cuLaunchKernelEx can)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nvlinkUtilCentricScheduling is {value}; it must be 0 (off) or 1 (on).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other launch attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preferredClusterDim is {value}, but the launch has no cluster dimension that the device may use instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preferredClusterDim is {value}, which is not a multiple of the cluster {limit} on each axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preferredClusterDim is {value}; either each axis must be at least 1, or all three must be 0 for no preference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preferredClusterDim is {value}; the driver counts its blocks in 32 bits, where this product is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preferredSharedMemoryCarveout is {value}; as a launch attribute it is a percentage from 0 to {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove the launch attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds {first}–{last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen on H200, driver 580.159.04, CUDA 13.0: 1,056 blocks with preferred clusters of 4, 8 and 16 blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{limit}, not {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} is not a whole number from {min} to {max}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is larger than {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no kernel in it; expected the output of {nvcc}, {ptxas} or {cuobjdump}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than {limit} kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;binary&quot;, &quot;relocatable&quot;, &quot;ptx&quot; or &quot;ltoIr&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new worker is starting. Your input is kept. If the kernel only takes long, launch it with fewer threads or a smaller problem; if it never ends, correct the condition that ends its loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its code unpacks to more than {limit} GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pasted {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code has more than {limit} MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code in the fat binary is larger than the fat binary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code is compressed with {name} and damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code is no cubin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code unpacks to more than {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cubin has {size} bytes, and the file ends before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cubin is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fat binary has {size} bytes, and the file ends before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file became shorter while it was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program has {size} bytes, and the file ends before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is device code in it, but no kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no CUDA code in it; expected a cubin, a fat binary, PTX, an object, a library or a program with kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no kernel in the PTX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>typed {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, byte {offset}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, read {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{origin}; {architecture}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;&lt;&lt;…&gt;&gt;&gt; takes 2 to 4 arguments: grid, block, shared memory, stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LaunchConfig needs grid= and block=</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code does not create the stream {stream}; the launch takes the default stream.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trichevron does not know the attribute {attribute}; the launch is without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a : is missing behind ?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number does not fit in 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a shift is by 0 to 63 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is missing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an axis is {number}, and holds 0 to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an else is missing behind if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an opt-in is {number}, and holds -1 to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cuda.core counts the grid in clusters when cluster is given; its releases of before August 2025 counted blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numAttrs is {number}; at most {most} attributes are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the &gt;&gt;&gt; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code has {size}; at most {limit} are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the grid has more than 4294967295 blocks on an axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shared memory is {number}, and cannot be negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {count} launches, the second in line {line}; give one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no launch; write one such as kernel&lt;&lt;&lt;63, 256&gt;&gt;&gt;(…)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no value here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this bracket is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this call has another number of arguments than its definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this divides by 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this expression is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this has {count} axes; a launch has 1 to 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no part of an expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this operator is not read here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this operator takes whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{attribute} is {number}, and holds {min} to {max}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{function} takes at least {count} arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{function} takes the shared memory as an unsigned int, at most {bytes} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} is a float, and a launch takes int; use // or math.ceil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;typed&quot;, &quot;pasted&quot;, &quot;file&quot; or &quot;source&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kernel node of a graph cannot have a preferred cluster dimension; this one has {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kernel node of a graph cannot have programmaticStreamSerializationAllowed; this one has {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An SM gives each block {registers, plural, one {# register} other {# registers}}, in units of {registerUnit} per warp, and {bytes} B of shared memory, in units of {memoryUnit} B and with {reserved} B reserved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks are coloured by SM where there is a trace, otherwise by cluster or by wave; threads by warp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, blocks as clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters: between {min} and {max} resident (the number of SMs per GPC of this board is unknown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters: {clusters} resident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic shared memory beside a declared block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each resource alone allows this many blocks per SM: warps {warps}, the limit of blocks {blocks}, registers {registers}, shared memory {memory}, barriers {barriers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No CUDA compiler was found. Install the CUDA Toolkit, or NVRTC with &quot;{command}&quot;, or choose nvcc or libnvrtc.so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No preferred cluster in a graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stream serialization in a graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel declares a __block_size__, so CUDA&apos;s documentation asks for {limit} B of dynamic shared memory and leaves undefined what {value} B do; the driver accepts them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The traced kernel also stores the times of its blocks, so it uses {traced, plural, one {# register} other {# registers}} per thread and the plain kernel {plain}; the predictions here are for the traced kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch is impossible: cudaFuncSetAttribute returns cudaErrorInvalidValue for an opt-in of {value} B, because a block with {static} B of static shared memory can have at most {limit} B of dynamic shared memory; the driver&apos;s log says “Requested dynamic shared memory size is larger than limit”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an integer from 0 to {max}, since cudaFuncSetAttribute returns {error} (1) for a negative one, and the driver&apos;s log says “{sentence}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an integer from {min} to {max}, since cudaFuncSetAttribute returns {error} (1) for any other, and the driver&apos;s log says “{sentence}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot make a temporary folder: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compiled from a text {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a kernel with its template arguments, such as softmax&lt;4&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a name such as NDEBUG, or a name and a value such as N=4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected c++11, c++14, c++17 or c++20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected the path of a folder with headers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null, since the compiler refuses a cluster in __block_size__ beside __cluster_dims__</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remark: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen on {device}, driver {version}, {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several rounds: {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spill loads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spill stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>static shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel is not in the PTX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the largest cluster that fits has between {min} and {max, plural, one {# block} other {# blocks}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the largest cluster that fits has {blocks, plural, one {# block} other {# blocks}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the library cannot be opened: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the library has no function {name}: it is not NVRTC of CUDA 11.2 or later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the machine code could not be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a call of a graph&apos;s launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the source is longer than {limit} MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no kernel {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no source: it has a zero byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not one of the options that are passed to a compiler: {options}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{compiler} crashed with signal {number} for {architecture}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{compiler} did not end within {seconds, plural, one {# second} other {# seconds}} for {architecture} and was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{compiler} failed with exit status {number} for {architecture} and said nothing of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{compiler} for {architecture}: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{compiler} has no such option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{compiler} needs more than {limit} of memory for {architecture}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{compiler} printed without end for {architecture} and was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{compiler} was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{compiler} wrote a file of more than {limit} for {architecture} and was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, compiled {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, line {line}: NVRTC compiles device code only: {error}; nvcc of the CUDA Toolkit compiles whole files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, line {line}: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: no kernel is compiled; a template needs its arguments, such as softmax&lt;4&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: there is no kernel, which is a __global__ function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel}, {architecture}: {change}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{multiprocessors, plural, one {# SM} other {# SMs}} idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be started: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is no CUDA compiler that can be used: expected nvcc of CUDA 11.2 or later, or libnvrtc.so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row} has a number that begins with 0; write 1000 for 1,000, and 8x8 for two axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row} has an axis of {number}; give whole numbers from {min}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row} has more axes than the {axes} that this kernel takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value, plural, one {# block} other {# blocks}} run in {waves, plural, one {# wave} other {# waves}} of up to {limit, plural, one {# block} other {# blocks}}; the last wave has only {tail, plural, one {# block} other {# blocks}}. From {most} full waves on, it is a small part of the time, and this advice is not given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{text}&quot; divides by zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{text}&quot; does not fit in 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>({id} / {x}) modulo {y} is {j}; the whole index is ({i}, {j}, {k}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>({n} + {block} − 1) / {block}, rounded down, is {blocks}. {fewer} blocks would have only {threads} threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to {limit} choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32 bytes of memory with successive addresses: the smallest piece that is transferred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32 threads of a block with successive thread IDs, which execute instructions together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 blocks: the largest cluster that is not refused on a device with clusters unless the device is too small for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A barrier of all threads of a grid, this_grid().sync(), which only a cooperative launch allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block has {x} × {y} threads. How many lanes of its last warp stay empty?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block has {x} × {y} × {z} threads. In which warp of the block is the thread ({i}, {j}, {k})? Warps count from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block has {x} × {y} × {z} threads. What is the thread ID of the thread with threadIdx = ({i}, {j}, {k})?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block has {x} × {y} × {z} threads. What is threadIdx.y of the thread with the ID {id}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block has {x} × {y} × {z} threads. Which lane of its warp is the thread ({i}, {j}, {k})?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block of {warps} warps now takes {now} registers, since each warp gets them in pieces. With {registers} registers per thread {more} blocks fit into {all} registers; with {tooMany} they do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block that an SM holds at the moment, with its registers and its shared memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cache for data that does not change while the kernel runs; it is not kept up to date with writes of the same kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A call in which the host waits for the GPU, such as cudaDeviceSynchronize(); it also returns the errors of kernels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cooperative grid must be resident as a whole. Resident blocks on all SMs: {list}; the grid has {blocks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A function that many threads of a GPU run at the same time; in CUDA C++ it is declared with __global__.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A grid for clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A grid has {grid} blocks along x and 1 along y and z. How many of the portable cluster sizes from 1 to 8 along x may it be launched with?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kernel declared with __block_size__ and a cluster is launched with a number of clusters in place of a number of blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kernel is launched with {what} on an {device}, with CUDA 13. What does the launch return?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kernel uses {registers} registers per thread and {bytes} bytes of shared memory per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kernel with {registers} registers per thread and {bytes} bytes of shared memory per block is launched cooperatively with {blocks} blocks of {block} threads. Which of these devices refuses it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A launch returns to the host before the kernel has run; the host learns of its end by synchronising.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A loop in a kernel in which each thread steps by the size of the grid, so that any grid covers the problem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point that no thread of a group passes before all have reached it; __syncthreads() is that of a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A read that returns an old value, because a cache does not know that the memory was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A read, a change and a write of one address that no other thread can come between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thread outside the problem, which returns at the bounds check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vector has {n} elements, and each thread handles one. How many blocks of {block} threads does the launch need?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A warp is {rows, plural, one {# row} other {# rows}} of {x} threads. {y} divides {height}, so only the last column of blocks can be cut; {width} modulo {x} is {rest}, which gives {warps} warps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An SM has {all} bytes. {more} blocks may have {share} each, of which the system reserves {reserved}, in pieces of 128 or 256: {bytes} bytes are left to the kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An SM of this device has room for {warps, plural, one {# block} other {# blocks}} by warps, {registers} by registers, {smem} by shared memory and {blocks} by its number of blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An array has rows of {width} floats and begins at a sector. Blocks have {x} × {y} threads, and x counts along the rows. How many sectors of 32 bytes does the first warp of a block touch when each thread reads its element?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attribute of a kernel that raises a limit, set by cudaFuncSetAttribute before the launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An environment variable that makes every launch wait for its kernel, for debugging.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An error, such as an illegal address, after which every further call of the process to this GPU fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An {device} has {sms} SMs, and each holds {resident, plural, one {# block} other {# blocks}} of a kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asynchronous launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atomic operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block and thread from the global index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks are independent, so the same grid runs on a GPU with few SMs in many waves, and on one with many SMs in few.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks for n elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks have {size} threads. What is blockIdx.x * blockDim.x + threadIdx.x for thread {thread} of block {block}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks have {size} threads. What is blockIdx.x of the thread with the global index {index}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks have {size} threads. What is threadIdx.x of the thread with the global index {index}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks in the last wave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounds check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA&apos;s type for sizes along x, y and z; a size that is not given is 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA_LAUNCH_BLOCKING</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls that were refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ceiling division</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster sizes that fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters that leave SMs idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coalescing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constant memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooperative node whose blocks do not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Databases of Nsight Systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device: {devices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Division rounded up, (n + b - 1) / b in C++: the smallest number of blocks of b threads that covers n elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Driver API</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty lanes of the last warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exercises on CUDA launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast memory on the SM that the threads of one block share as long as the block runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer blocks than SMs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time {time}, in {wall} from the first launch to the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU traces of Nsight Systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU traces of Nsight Systems as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaps between launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global index from block and thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphics processing cluster: the hardware group of SMs within which all blocks of a cluster run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid-stride loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index from the thread ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this many blocks per SM possible?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its thread ID is {id}; {id} / 32 is warp {warp}, and the remainder {lane} is the lane.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just above a step of the occupancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches two kernels in one stream, of which the second needs the results of the first, and reports by how much they overlap: not at all without programmaticStreamSerializationAllowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {level}, seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limiter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MIG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory that kernels only read, through a cache that is fast when all threads of a warp read the same address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi-instance GPU: a GPU that is divided into smaller ones, each with a part of its SMs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: an SM holds no more warps or blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: there are not enough registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: there is not enough shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupancy by time: {percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupancy in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One run of the kernel function, with registers and an index of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opt-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partial warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partial warps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programmatic dependent launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused: {launches}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registers for one more block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resident block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resident blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runtime API</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scalability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors that a warp touches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared memory for one more block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stale read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sticky error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streaming multiprocessor: the part of a GPU that runs blocks; an H200 has 132 of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synchronisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables of Nsight Compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The architecture that device code is compiled for, such as 900; in host code it is not defined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The barrier of all threads of a cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block size with most resident threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blocks that run at the same time; a grid with more blocks than the GPU holds runs in several waves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition, such as if (i &lt; n), with which a kernel keeps threads without an element from touching memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device reports the rule {rule}: {threads} threads per block, {blocks} blocks, and {resident, plural, one {# resident block} other {# resident blocks}} per SM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver accepts this cooperative node, but at most {limit} of its {value, plural, one {# block} other {# blocks}} are resident at the same time, so the launch of the graph fails with cudaErrorLaunchFailure: the driver compares the grid with what fits without the block and the clusters that the kernel declares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The error of a launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The error that a runtime call of this host thread left behind; cudaGetLastError() returns and clears it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The functions that begin with cu; each returns its error, and kernel parameters are passed as pointers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The functions that begin with cuda; &lt;&lt;&lt;&gt;&gt;&gt; is compiled into calls of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid has {gridX} × {gridY} blocks, so there are {threads} threads for {elements} elements: {idle} are idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index of a block in its grid, along x, y and z, beginning at 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index of a thread in its block, along x, y and z, beginning at 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index of a thread in the whole grid: blockIdx · blockDim + threadIdx on each axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The joining of the accesses of a warp into few transfers, where neighbouring threads access neighbouring addresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last warp of a block whose number of threads is no multiple of 32; its other lanes stay empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last wave where it is not full, so that a part of the SMs has nothing to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory of the GPU, which all threads can access and which keeps its content between launches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of blocks of the grid along each axis, also for a launch with clusters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of threads of a block along each axis, as the kernel reads it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The occupancy in the trace is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place of a thread in its warp, from 0 to 31: its thread ID modulo 32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rank of a thread in its block: x + y·Dx + z·Dx·Dy, so that x counts fastest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request to run a kernel with a grid and a block size, written as kernel&lt;&lt;&lt;grid, block, bytes, stream&gt;&gt;&gt;(arguments) or as a call such as cudaLaunchKernelEx.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The resource that keeps one more block from being resident: warps, blocks, registers, shared memory or barriers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second launch bound: the resident blocks per SM that the compiler makes room for by limiting registers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared memory of all blocks of a cluster, which each of them can read, write and update atomically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third launch bound: the largest cluster with which the kernel will be launched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time after which the system ends a kernel on a GPU that also drives a display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version of a GPU&apos;s architecture, such as 9.0, on which limits and features depend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The warp covers {rows, plural, one {# row} other {# rows}} of {x} floats, {bytes} bytes each: {each, plural, one {# sector} other {# sectors}} a row, {all} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those that divide {grid}: {list}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thousands of tiny launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread ID from the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads per block times resident blocks: {list}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traces as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncating division</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values that do not fit into the registers of a thread and that the compiler keeps in local memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp and lane of a thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warps that a bounds check divides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What / does with integers in C++: it drops the remainder, so 1000 / 16 is 62.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands between &lt;&lt;&lt; and &gt;&gt;&gt;: the grid, the block, the bytes of dynamic shared memory and the stream.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which device refuses a cooperative grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>__CUDA_ARCH__</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a GPU trace of Nsight Systems as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a block has at most {limit} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a block of {threads, plural, one {# thread} other {# threads}} takes {warps, plural, one {# warp} other {# warps}}, in which {idle} of {lanes} lanes have no thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a block of {x} × {y} threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a buffer is filled with zeros, ramp, random(SEED) or file(PATH), not &quot;{text}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cooperative grid of {x} blocks of {block} threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a database of Nsight Systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a grid of {x} blocks of {block} threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a grid of {x} × {y} blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a launch that can be revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lesson begins with its title, as in &quot;# Waves&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lesson has at least one step, which begins with &quot;## &quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lesson has at most {limit} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lesson has at most {limit} steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a report of Nsight Compute; export it with: {command}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a report of Nsight Systems; export it with: {command}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step has one block; a new step begins with &quot;## &quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table of Nsight Compute as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text of 1 to {limit} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a trace as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after its title a lesson has a block with &quot;format&quot;: &quot;{format}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {limit} arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {limit} claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blockDim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blockIdx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks of 1024 threads, {registers} registers each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks/SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buffer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte {place} begins a name that does not end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte {place} begins an event of more than 16 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte {place} does not begin an event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checksum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster.sync()</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clusters of {blocks} blocks do not fit into the GPCs without a rest: {idle} of {sms} SMs have no block; a smaller cluster can leave fewer idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>databases of Nsight Systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dim3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>element {index} is {found} instead of {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected NAME=TYPE[COUNT]:FILL, NAME=TYPE:VALUE, NAME=VALUE, NAME=hex:BYTES or NAME=null, such as x=float[N]:random(1), found &quot;{text}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a trace of a program, found {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected integer arithmetic with N, nx, ny, nz, blocks and threads, found &quot;{text}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gaps between launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gridDim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has {found, plural, one {# value} other {# values}} instead of {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launches are taken to have none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launches that the driver refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line} has no start, duration, grid and block that can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line} has {fields} fields instead of {columns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maxBlocksPerCluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minBlocksPerMultiprocessor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no kernel runs in {percent} of the time from the first launch to the last; the device waits for the host, for copies or for other work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in this trace: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in this trace: {what}; {assumption}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one is assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the first heading is a title; a step begins with &quot;## &quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recordings have no device: a kernel of your own needs a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused: {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>static and dynamic shared memory apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tables of Nsight Compute as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tail wave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the JSON is not valid at byte {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the argument has {bytes} bytes, more than the limit of {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the argument has {size, plural, one {# byte} other {# bytes}}, and parameter {number} of the kernel has {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the barriers of a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the block has no closing ```</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the buffer has {count} elements; it needs at least 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the buffer of {count} elements is larger than any memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the buffers of the arguments need {size}, and the device has {memory}: make the problem smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bytes of {blob} are not those of its id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cluster dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the compressed data is damaged or ends early, after {size} bytes of its content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the compressed data is damaged or ends early, at line {line} of its content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the database cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the database has no launch of a CUDA kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the database has no table CUPTI_ACTIVITY_KIND_KERNEL, and so no launch of a CUDA kernel; trace with `nsys profile --trace=cuda`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the database is damaged; {launches, plural, one {# launch was} other {# launches were}} read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the event at byte {place} is not valid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends early, after {size} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends early, after {size} bytes, in the event that begins at byte {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder has more than 1,000 traces; open one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder has no trace of PyTorch&apos;s profiler (*.pt.trace.json, *.pt.trace.json.gz)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gaps of up to 50 µs that follow them on their stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the graphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the heading has no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel has {parameters, plural, one {# parameter} other {# parameters}}, and {arguments, plural, one {# argument is} other {# arguments are}} given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kernel is not linked, so a device cannot load it; name the program or the library that it is linked into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the launch at line {line} has no grid and block that can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lesson has {steps, plural, one {# step} other {# steps}} in English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a term of the glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opt-ins of cudaFuncSetAttribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parameter has {size, plural, one {# byte} other {# bytes}}; give the argument its type, such as half:2.5, or its bytes, such as hex:00ff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the part of the last wave that is empty, if all blocks take the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pieces of {blob} are not in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the profiler left out the opt-in for more than 48 KiB of shared memory; the device holds {blocks, plural, one {# block} other {# blocks}} per SM: {percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the question has no explanation after its block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reader follows the published schema of Nsight Systems; it was not tried on a real export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the right choice has no claim; where no launch can show it, &quot;notLaunched&quot; says why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the share of SMs that no cluster fits on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the share of SMs without a block, if the work could be divided over all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the share of lanes without a thread, if the kernel is bound by its instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table has no launch of a CUDA kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the time between the first launch and the last in which no kernel runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trace has more than 1,000,000,000 launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trace has {events, plural, one {# event} other {# events}} and no CUDA launch; PyTorch&apos;s profiler needs ProfilerActivity.CUDA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trace is of an AMD GPU; Trichevron reads the launches of CUDA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trace says 0 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wrong choice &quot;{choice}&quot; holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their sum counts as dynamic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a control character in this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no code of the kernel that the device can load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no colouring &quot;{id}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no device &quot;{device}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no kernel &quot;{kernel}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no method &quot;{method}&quot;; the methods are devices, kernels, upload, loadModule, launch, measure, sweep and trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no type &quot;{type}&quot;; the types are int8_t to uint64_t, int, unsigned, half, bfloat16, float, double, and vectors of them such as float4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those that a launch needs are assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threadIdx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tiny launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>traces as JSON, such as those of PyTorch&apos;s profiler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to {worth}: {finding} (estimate: {basis})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when a launch started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{atOnce} blocks run at the same time, so {full, plural, one {# full wave} other {# full waves}} before it took {done}; {rest} of {blocks} are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blob} was not sent with &quot;upload&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks, plural, one {# block leaves} other {# blocks leave}} {idle} of {sms} SMs without work; smaller blocks, or less work in each, would use them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks} blocks run in {waves} waves of {wave}, and the last one has {tail}; {tail} blocks fewer, or blocks that do more work each, would save the last wave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{block} · {blocks} = {threads}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{block} · {size} + {thread} = {index}: the blocks before it have {before} threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bytes} B over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{calls, plural, one {# call} other {# calls}} of {api} returned error {code}; the trace does not say of which kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} configurations with less time are not listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} launches take 5 µs or less, no longer than a launch itself; a CUDA graph, or larger blocks of work, would join them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{covering} blocks cover the elements; the next multiple of {cluster} is {grid}, which is {clusters} clusters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device} refuses {launches, plural, one {this launch} other {these # launches}} with {error}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device} {blocks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device}, {sms} SMs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device}. A grid has {blocks} blocks. How many of them are in the last wave?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device}. In how many waves does a grid of {blocks} blocks run?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fact} is a fact of a launch, and the step has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fact} is {value}, against the claim on {claimed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fact}: the launch has no such fact, or the device did not reply to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{idle} of {lanes} lanes idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{index} = {block} · {size} + {thread}: it is thread {thread} of block {block}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{i} + {j} · {x} + {k} · {x} · {y} = {id}: x counts fastest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel}. An SM of an {device} holds {resident, plural, one {# block} other {# blocks}} of {block} threads. At how many registers per thread, at most, does it hold one more?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel}. An SM of an {device} holds {resident, plural, one {# block} other {# blocks}} of {block} threads. With how many bytes of shared memory per block, at most, does it hold one more?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel}. Can an SM of an {device} hold {count, plural, one {# block} other {# blocks}} of {block} threads? Where several resources are short, choose the first that is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel}. How many blocks of {block} threads does an SM of an {device} hold?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel}. What is the occupancy in percent with blocks of {block} threads on an {device}, whose SMs hold {warps} warps?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel}. Which block size keeps most threads resident on an SM of an {device}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel}: {finding}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{launches, plural, one {# launch} other {# launches}} of {kernels, plural, one {# kernel} other {# kernels}} in {configurations, plural, one {# configuration} other {# configurations}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} to {most} B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{limits}, so it holds {resident}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{limits}. {blocks, plural, one {# block} other {# blocks}} of {each} warps are {active} of {warps} warps: {percent} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{limits}; the smallest of these is {blocks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} elements, blocks of {block} threads, clusters of {cluster} blocks. What is the smallest grid, in blocks, that covers the elements and is accepted?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{registers, plural, one {# register over} other {# registers over}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sms, plural, one {# SM idle} other {# SMs idle}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sms} · {resident} = {atOnce} blocks run at the same time; {blocks} / {atOnce}, rounded up, is {waves}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source}: line {line}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{threads} threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{threads} threads per block are within the limit of {limit}, and each axis of the grid is within its own: the launch is accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{threads} threads take {warps} warps, which have room for {room}: {empty} lanes are empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is no value of {type}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{width} × {height} elements are covered by blocks of {x} × {y} threads. In how many warps do some threads have an element and others none, so that the bounds check divides the warp?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{width} × {height} elements, one thread for each, and the smallest grid of blocks of {x} × {y} threads that covers them. How many threads have no element?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gpu</name>
    <message>
        <source>Additional results are not available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel start and end times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel computed no sums: the launch is not cooperative, so this_grid().sync() would have trapped or hung. Launch with cudaLaunchCooperativeKernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel ended without the error that it should demonstrate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem has no elements, so every thread was idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same execution configuration in four ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same execution configuration in four ways, none of them cooperative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no keys, so all bins are empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allocated by this launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks per SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot carry a cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot carry such a large Ns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>created stream 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>created stream 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>created stream, highest priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>created stream, lowest priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cudaGetLastError() again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earlier launches in this process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end (µs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first launch of this kernel, after a kernel that needed as much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first launch of this kernel, after a kernel that needed less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free after this launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free before this launch (includes other processes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch 1 returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch 2 returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launched by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>legacy default stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local memory (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local memory for all resident threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local memory per thread (localSizeBytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median (µs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: the first launch of these kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per-thread default stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start (µs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stream 1 synchronised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stream 2 synchronised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>synchronisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>synchronised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the call returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this kernel ran before: its memory was already allocated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads that can be resident on all SMs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time of a second, identical launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time of this launch until synchronised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too long to time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A CUDA call failed unexpectedly: {failure}; start a new process.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pipe cannot be created: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A process cannot be started: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {all} threads read the new value after the barrier in this launch, but the read-only path does not guarantee it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {all} threads read the new value after the barrier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No NVIDIA driver was found on this machine: install one, or use a recorded device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other launch bounds, in blocks of {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU cannot be used: {failure}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU hardware failed: {failure}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU is out of memory: {failure}. Free some memory and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU&apos;s context can no longer be used: {failure}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU&apos;s context was lost to {error}: start a new process to continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NVIDIA driver cannot list its devices: cudaGetDeviceCount returned {error} ({code}), {description}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NVIDIA driver finds no CUDA device that this program may use: check that a GPU is installed and that CUDA_VISIBLE_DEVICES does not hide it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it supports CUDA {supported}, and this program needs CUDA {needed}; install a newer driver.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first wrong one is result {result} of kernel {kernel}, with {found} where the CPU computes {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid of {grid} counts clusters: {blocks, plural, one {# block} other {# blocks}} of {threads} threads ran. {verification}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernels ran concurrently for {together} of {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernels ran one after the other: kernel {second} started {time} after kernel {first} ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem has {bins, plural, one {# bin} other {# bins}}, but this kernel takes 1 to {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem has {elements} elements, more than this kernel&apos;s limit of {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem has {elements} elements, more than this kernel&apos;s limit of {limit}: make the grid smaller, or give a problem size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem has {elements} elements, more than this kernel&apos;s limit of {limit}: make the problem smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem is {problem}, but {kernel} takes no problem size: leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem is {problem}, but {kernel} takes one axis, x: set the other axes to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem is {problem}, but {kernel} takes two axes, elements and bins: set z to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem is {problem}, but {kernel} takes two axes, x and y: set z to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The process that queries the GPU ended before it replied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The process that queries the GPU exceeded its time limit and was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sums of all {blocks, plural, one {# block} other {# blocks}} equal those computed on the CPU, and after the barrier each block computed the same total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no demo kernel &quot;{kernel}&quot;: choose one of {kernels}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no device {device}: this machine has {count, plural, one {one} other {#}}, numbered from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bin {bin} contains {found} keys, but the CPU counts {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block rank in the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks in the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks in the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster of thread {thread}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamicSmemBytes is {bytes}: {api} takes at most {limit} bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each of the {blocks} blocks computed the same elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each tile had {edge} × {edge} elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index in the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maxDynamicSharedSizeBytes is {bytes}: cudaFuncSetAttribute takes at most {limit} bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neighbour of block {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no thread covered the last {elements, plural, one {# element} other {# elements}}, because the grid is too small for the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no thread covered the other {elements}, because the grid is too small for the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no thread covered the other {elements}, because the index is threadIdx alone and the block is smaller than the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank in the cluster of thread {thread}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank of block {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of all of block {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of block {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first is element {element}, which was read as {first}, then as {second}, and ended as {end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread {thread} of block {block} wrote nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread {thread} of block {block} wrote {quantity} {found}, but the formula gives {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads in the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads in the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with nothing where the CPU computes {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {found} where no thread should write a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {found} where the CPU computes {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{api} cannot carry a cluster dimension: launch with {otherApi}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bins} bins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bins} bins over clusters of {blocks} blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bins} of {bins} bins contain the counts computed on the CPU from {keys} keys; the fullest bin contains {max} of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks} of the first {blocks} blocks wrote the expected rank in their cluster of {cluster} and the expected number of the next block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks} of {blocks} blocks wrote the expected rank in their cluster of {cluster} and the expected number of the next block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{call} returned {error} ({code}): {description} [{place}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{equal} {overlap}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{equal} {wrong} {overlap}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{equal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{equal}; {note}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{equal}; {untouched}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{equal}; {untouched}; {note}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel} cannot be traced: its kernel has no traced version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel} has space for {limit} threads past the end of the vector, but the launch has {threads}: make the grid smaller, or the problem larger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel} needs dynamic shared memory for a tile of at least one element of 4 bytes, but dynamicSmemBytes is {bytes}: set it to 4,224 bytes for a tile of 32 × 32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel} takes no problem size: leave out the problem {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel} writes one sum for each of at most {limit} blocks, but the grid has {blocks}: make the grid smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel}: {counters} need {needed} bytes of dynamic shared memory in each block, but the launch has {present}: set dynamicSmemBytes and maxDynamicSharedSizeBytes, or use fewer bins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel}: {counters} need {needed} bytes of dynamic shared memory in each block, but the launch has {present}: set dynamicSmemBytes, or use fewer bins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{old} of {all} threads still read the old value after the barrier: the read-only path is not coherent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{result} Only these of {threads} threads had elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of the first {recorded} threads wrote IDs that match the formulas; all {all} threads ran, but only the first were recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of the first {recorded} threads wrote IDs that match the formulas; all {all} threads ran, but only the first were recorded; the first wrong one: {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {all} elements equal the rank computed on the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {all} elements equal the rank in the cluster or of the next block, as computed on the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {all} elements equal the result computed on the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {all} elements equal the sum computed on the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {all} elements equal the sum of the neighbourhood computed on the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {all} elements equal the transpose computed on the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {all} elements equal the value computed on the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {all} results of both kernels equal the values computed on the CPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {all} results of the first threads of both kernels equal the values computed on the CPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {all} sums equal the sum of the block&apos;s elements as computed on the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {recorded} threads wrote IDs that match the formulas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {recorded} threads wrote IDs that match the formulas; the first wrong one: {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} of GPU memory for the kernel&apos;s data could not be allocated: make the problem smaller, or free memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} of pinned host memory for the kernel&apos;s data could not be allocated: make the problem smaller, or free memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{threads, plural, one {# thread} other {# threads}} wrote past the end of the vector, into memory that something else may own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wrong} of {all} elements are wrong: the first is element {index}, {difference}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wrong} of {all} elements are wrong: {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wrong} of {all} sums are wrong: the first is sum {index}, {difference}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wrong} of {bins} bins are wrong: {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{api} cannot carry launch attributes: launch with {otherApi}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resident blocks per SM, as the device says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code has no kernel &quot;{kernel}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code that traces changes the residency: with {traced} registers instead of {plain}, {found, plural, one {# block is} other {# blocks are}} resident per SM instead of {expected}; trace another block size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content of {file} was not sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver does not load the kernel&apos;s code: {error}, {message}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second kernel started {time} after the first ended; both took {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second kernel started {time} before the first ended, and waited for it; both took {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of the wait (µs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{all, plural, one {# value equals} other {# values equal}} what was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has {size}, and the buffer {name} has {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel} cannot be traced: its code has no PTX.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel} cannot be traced: its code was not made for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {all} results of both kernels equal the values computed on the CPU. {overlap}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} of GPU memory for a buffer of the kernel could not be allocated: make the problem smaller, or free memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wrong} of {all} values of {name} differ: {difference}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::AchievedBandwidthPlot</name>
    <message>
        <source>threads per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achieved bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements of the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>billion elements of the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>million elements of the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thousand elements of the problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy: {bandwidth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy: {smallest} to {largest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achieved bandwidth by block size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achieved bandwidth by problem size</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::AttributeEditor</name>
    <message>
        <source>Launch attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::BinsPicture</name>
    <message>
        <source>adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds, then reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bins, plural, one {# bin} other {# bins}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what rank {rank} does</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::BinsView</name>
    <message>
        <source>Bins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bins of the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch counts no bins in distributed shared memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks, plural, one {A cluster of one block} other {The # blocks of a cluster}} together hold {bins} bins: each has {counters} counters in {bytes} of its shared memory. Not ranges but a hash decides which block holds a bin, because frequent bins are often neighbours. Every block adds to the counters of all; after cluster.sync() it reads only its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank {rank}: block {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is counter {counter} of block {owner}, in its own shared memory: rank {rank} adds to it directly, and reads it at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is counter {counter} of block {owner}: rank {rank} adds to it with map_shared_rank(), over distributed shared memory, and never reads it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All blocks of the cluster add to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of the grid&apos;s {clusters} clusters has counters of its own.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::BoundsPlot</name>
    <message>
        <source>no launch bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{choice}: {registers, plural, one {# register} other {# registers}}, {bytes} spilled, {blocks, plural, one {# block} other {# blocks}} per SM, {occupancy} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What launch bounds would do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>registers per thread, compiled with each limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupancy (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes spilled per thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now {point}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupancy by registers, blocks of {threads}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::BoundsView</name>
    <message>
        <source>Launch bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What launch bounds would do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch bounds and register limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks/SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{choice} · now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source is not compiled for this device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiling with each bounds…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled with each launch bounds and each register limit that matters. Select one to copy it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy {bounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it into the source</source>
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
    <name>trichevron::gui::ChoiceButton</name>
    <message>
        <source>the right answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not the answer</source>
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
        <source>No kernel of this device supports this preset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no fixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selects the kernel “{kernel}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect {machine}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your kernels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ClusterSizesDialog</name>
    <message>
        <source>Cluster sizes side by side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ClusterSizesView</name>
    <message>
        <source>Without clusters: each block for itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters of {size}: do not divide this grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters of {size}: {count, plural, one {# cluster} other {# clusters}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}; needs the opt-in for non-portable sizes</source>
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
    <name>trichevron::gui::CodeLaunchView</name>
    <message>
        <source>dynamic shared memory up to {bytes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>non-portable cluster sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carve-out {percent} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}: grid {grid}, block {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}: {kernel}, grid {grid}, block {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
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
        <source>Dynamic shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooperative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opt-ins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{part}: {value}</source>
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
    <name>trichevron::gui::CodePaste</name>
    <message>
        <source>The clipboard has no launch code such as kernel&lt;&lt;&lt;63, 256&gt;&gt;&gt;(…).</source>
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
        <source>No command matches “{typed}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter again to change {change}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes {change}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter again to change it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CompareView</name>
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
        <source>current</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They differ in {rows, plural, one {# row} other {# rows}} (≠).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch on…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare this launch on other devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all pinned launches from the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pinned launches and the current one, field by field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin a launch, then change it, or compare it on other devices: up to six launches stand side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launches are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fastest is “{launch}”, {ratio:.2f} times as fast as the slowest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their times are indistinguishable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six launches are compared, which is the most; remove one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap launch {number} and the current one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove launch {number} from the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a cell of a column to choose another launch.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ComparisonTable</name>
    <message>
        <source>{field}, differs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CompileSettingsDialog</name>
    <message>
        <source>How the source is compiled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nvcc or libnvrtc.so, where it is found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found {compiler}: {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the compiler&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include folders, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macros, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates to compile, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose nvcc or libnvrtc.so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a template of the source…</source>
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
    <name>trichevron::gui::DevicePicker</name>
    <message>
        <source>This launch on other devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filter: A100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices to compare on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{checked} of at most {limit} chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{checked} are chosen, and there is room for {limit}: uncheck some, or remove launches from the comparison.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::DeviceSelection</name>
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
        <source>There is no device, live or recorded, to launch on.</source>
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
    <message>
        <source>A device file cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {# device file} other {# device files}} cannot be read, the first because: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{machine} is not connected; select it in the device list to connect it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device} is known only from a device file, which cannot launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing for you to do: the old process can no longer launch kernels, and a new worker is starting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: this error is recorded. No context was lost here, and the next launch can start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: a new worker has replaced the old process, which can no longer launch kernels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Launch, Restart worker: the worker has ended, and does not start by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kernel of your own is not launched yet: only its numbers are known, not its code and its arguments.</source>
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
    <message>
        <source>Only properties whose name contains what you type are listed.</source>
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
        <source>time ({unit})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median {median} · quartiles {lower} – {upper} · from {shortest} to {longest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{samples} above the axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{from} – {to}: {bar} of {count, plural, one {{samples} sample} other {{samples} samples}} ({share} %)</source>
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
        <source>&amp;Undo {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste launch code…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the launch as code: {lines, plural, one {# line} other {# lines}}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ErrorView</name>
    <message>
        <source>The error of this launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the next launch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ExplorePage</name>
    <message>
        <source>Hierarchy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its boxes have more than 20,000 faces: they are a picture at 4× in it.</source>
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
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ExportMenu</name>
    <message>
        <source>&amp;Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture as S&amp;VG</source>
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
        <source>Save table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.md *.json);;CSV (*.csv);;Markdown (*.md);;JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy and save: {picture}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table as {format}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors as SVG (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors as PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG at {scale}× (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}. {note}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
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
        <source>Several restarts failed. Fix the cause, then press Restart worker. The launch and its results are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fault} ({count, plural, one {# time} other {# times}})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new worker is ready for the next launch. Your input and your measurements are kept.</source>
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
        <source>&amp;Quit</source>
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
        <source>Comma-separated values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::FilteringList</name>
    <message>
        <source>Type to filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: {typed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing matches “{typed}”</source>
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
        <source>Do not show this advice; to show it again, use the line below the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver reports this violation first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the only violation, it causes {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not show this advice: {advice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix: {fix}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::FoldingDocks</name>
    <message>
        <source>Opens the panel “{panel}” over the view</source>
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
        <source>Whole &amp;grid</source>
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
        <source>Command &amp;palette…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
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
        <source>&lt;h3&gt;Trichevron {version}&lt;/h3&gt;&lt;p&gt;Draws the threads of a CUDA launch, checks the launch against the limits of a real device, and measures its time on a connected GPU.&lt;/p&gt;&lt;p&gt;The window is free software under the GNU General Public License, version 3 or later. It uses Qt and QCustomPlot.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::HierarchyCanvas</name>
    <message>
        <source>Hierarchy of the launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::HierarchyView</name>
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
        <source>{count, plural, one {{size} block} other {{size} blocks}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {{size} thread} other {{size} threads}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warp {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks {range}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in view: {range}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads {range}</source>
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
        <source>cancelling…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for the worker…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worker has sent nothing for {seconds:.0f} s, although it should; it is restarted if it stays silent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No launch of this sweep is valid, for example: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sweep has 1 to {limit} launches, and this one has {launches}; choose other blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running for {seconds} s; a launch is ended after {limit} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measuring {done} of {total} for {seconds} s; a launch is ended after {limit} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measuring {done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::KernelBeginning</name>
    <message>
        <source>Your own kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what your kernel needs on each device, how many of its blocks are resident, and which block size keeps the device busy. It takes no GPU, and nothing is run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or drop a file: a cubin, an object, a library, a program, PTX, or what a compiler printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type its numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or drop a CUDA source, or write one: it is compiled for every architecture, again after each save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a source, or what {nvcc} or {cuobjdump} printed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::KernelBlockSizes</name>
    <message>
        <source>Block sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block sizes for this kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the next block needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limited by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known: nothing says how many registers and how much shared memory the kernel uses on a device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: the block does not fit, or no more warps can be resident.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On {device}: no block fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On {device}, by resident warps. ★ is what cudaOccupancyMaxPotentialBlockSize suggests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{threads} now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {threads}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the block of the launch.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::KernelDetails</name>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old numbers: the source no longer compiles, and these are of its last version that did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the last save:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {count, plural, one {# more change} other {# more changes}}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::KernelDevices</name>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel on devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise one device for each architecture that the kernel is compiled for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the kernel needs, and where it fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks/SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>static shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limited by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks of {block}, {bytes} of dynamic shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No known device runs this code: it is for another architecture, is not linked, or is LTO IR.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{architecture}, by ptxas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::KernelFacts</name>
    <message>
        <source>not recorded</source>
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
        <source>{registers} / thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change these numbers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it my own…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the numbers of this kernel on the page Kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the numbers of this demo for a kernel of your own, where they can be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the numbers for {architecture}; code for this device may need others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the numbers of your kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled for {device}; the number of registers may differ on another device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the numbers of the demo, as it was compiled for this device.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::KernelForm</name>
    <message>
        <source>A kernel of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>my kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it uses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registers / thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Static shared / block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local / thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barriers / block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an architecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it declares (0: nothing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks per SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks per cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster z</source>
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
        <source>block z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>static shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barriers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{architecture} is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::KernelList</name>
    <message>
        <source>Filter kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {# kernel} other {# kernels}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No kernel has this in its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} of {count, plural, one {# kernel} other {# kernels}}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::KernelPage</name>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type numbers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registers, shared memory and launch bounds of a kernel, as you know them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send to Explore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {# part} other {# parts}} of the file cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explore shows launches of this kernel: their verdict, picture and occupancy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing says how many registers and how much shared memory the kernel uses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA source, a cubin, a fat binary, PTX, an object, a library or a program, or the output of a compiler. Nothing in the file is run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An editor with a small kernel to begin with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA source, or the output of {nvcc}, {ptxas} or {cuobjdump}, from the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declaration of {kernel} was not found in the text; copy the bounds instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard has no text; copy CUDA source or the output of a compiler first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LaunchCodeDialog</name>
    <message>
        <source>Paste launch code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A launch as host code in C++ or Python, such as {example}, with the definitions it needs; or drop a source file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a &amp;source file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches in the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch that was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no text: it has zero bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a source file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source code ({patterns});;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LaunchEditor</name>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch</source>
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
        <source>{field} is unreadable; {value} is used instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid is the problem divided by the block, rounded up; without this, type a grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On an SM</source>
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
        <source>Mac&amp;hines…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset &amp;gallery…</source>
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
    <message>
        <source>no kernel known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No worker has listed its kernels yet, so registers and shared memory are unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset {preset}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a recorded launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change launch attributes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LearnPage</name>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} · {lesson} · step {step} of {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question of this step, and its explanation after the answer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a lesson file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons: {done} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LessonQuestion</name>
    <message>
        <source>Your answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number, then let the device answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose, then let the device answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LessonRun</name>
    <message>
        <source>Lesson {title}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LessonSide</name>
    <message>
        <source>Prediction and device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document and device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open this launch on Explore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back the lesson&apos;s launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel} on {device}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted by the model: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device is answering…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device was not asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch was changed: the model alone answers, as a prediction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered by a recording of {device}, {date}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered by {device} now:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch {launch}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>synchronisation {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median {time} µs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden until you answer. You can change the launch: the picture follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This question has no launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown with the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document: {document}
The device: {device}
Seen on {seen}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each word leads to its entry in Rules and terms.</source>
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
        <source>{first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limited by: {limiters}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LineLegend</name>
    <message>
        <source>{count} more</source>
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
        <source>… {lines, plural, one {# line} other {# lines}} left out</source>
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
        <source>The worker is starting; its first reply may take up to {seconds} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected: {devices}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected and busy: {devices}.</source>
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
        <source>The whole grid: {count, plural, one {{size} block} other {{size} blocks}}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: {range}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected: {range}.</source>
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
        <source>this launch is beyond this axis: no block can be resident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The compiler sets the registers of a kernel. Compile it with __launch_bounds__ or -maxrregcount to change them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resident warps by block size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warps by block size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by block size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resident warps by registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warps by registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resident warps by shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warps by shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by shared memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {{threads} thread} other {{threads} threads}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{registers, plural, one {# register} other {# registers}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}, log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time ({unit})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{threads, plural, one {# thread} other {# threads}} per block are beyond this axis: no block can be resident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limited by {limiters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size}: {warps, plural, one {# warp} other {# warps}} in {blocks, plural, one {# block} other {# blocks}}, by {limiters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the compiler sets the registers; a launch cannot change them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size}: {blocks, plural, one {# block} other {# blocks}} per SM, {resident} of {warps, plural, one {# warp} other {# warps}}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::Page</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch bounds: {threads} threads per block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {# block} other {# blocks}} per SM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {count, plural, one {# block} other {# blocks}} per cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>register limit {registers}, from launch bounds or an option of the compiler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block size {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clusters of {cluster}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the launch sets the cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {# parameter} other {# parameters}}, {bytes} B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::PageStack</name>
    <message>
        <source>Pages</source>
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
        <source>predicted: wave 0 (the only wave)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{waiting} waiting · {running} running · {done} done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks} not traced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} of {total} µs, {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted: done after {waves, plural, one {# wave} other {# waves}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted: wave {wave} (0 to {last})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::PresentMenu</name>
    <message>
        <source>P&amp;resent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Present full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End the presentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Highlight the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add the launch as a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this step &amp;earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this step &amp;later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::Presentation</name>
    <message>
        <source>Step {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc ends the presentation. Ctrl+L switches the highlight of the pointer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→ and ← show the steps. Esc ends the presentation. Ctrl+L switches the highlight of the pointer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::PresentationSteps</name>
    <message>
        <source>{number}. {kernel}, {grid} blocks of {block} threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number} of the presentation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::PresetGallery</name>
    <message>
        <source>Presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set this launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forms of a launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No kernel of this device supports this preset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No preset matches “{typed}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the launch at hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes {change}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramDetails</name>
    <message>
        <source>Program on devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What other devices do with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a kernel in the table, or a launch below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {# launch} other {# launches}}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid {grid} of blocks {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in this trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster: {cluster}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>registers: {registers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>static shared memory: {bytes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic shared memory: {bytes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>static and dynamic together: {bytes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocks, plural, one {# block} other {# blocks}} per SM, {occupancy}; limited by {limiters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trace says {percent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{finding}: up to {worth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel}: {finding}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate: {basis}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole program elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {# launch refused} other {# launches refused}}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramModel</name>
    <message>
        <source>stream {id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>graph {id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in no range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in no graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {# configuration} other {# configurations}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>findings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramNumbers</name>
    <message>
        <source>GPU time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {wall}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernels, plural, one {# kernel} other {# kernels}}, {configurations, plural, one {# configuration} other {# configurations}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a device that is not in the catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by {devices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean occupancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by time, where it is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the largest up to {worth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in this trace: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reader follows a published schema and was not tried on a real export.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramPage</name>
    <message>
        <source>by configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by NVTX range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or drop a trace of your program: JSON of PyTorch&apos;s profiler, SQLite or a CSV table of Nsight Systems, or a CSV table of Nsight Compute. Each launch in it is explained: whether a device takes it, its occupancy, and what is worth a look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a trace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trace of PyTorch&apos;s profiler, of Nsight Systems or of Nsight Compute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group the launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernels and configurations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches over time, by stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a launch of a program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table lists the kernels with these letters in their name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramTimeline</name>
    <message>
        <source>stream {id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This trace does not say when its launches started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kernel}: {duration}, at {start}</source>
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
        <source>{time} per million {items}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} per million threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{launch}: median {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit}, log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boxes: quartiles, whiskers: shortest and longest, in {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times compared, {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median {median} · quartiles {lower} – {upper}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {{samples} sample} other {{samples} samples}}, from {shortest} to {longest}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ReadingBar</name>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::RecordedLaunches</name>
    <message>
        <source>A near recorded launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filter: block 256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the recorded launches by words and numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recorded launches of this kernel; Enter chooses one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double click or Enter makes the launch the current one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the recorded launch with {differences}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {# recorded launch} other {# recorded launches}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} of {count, plural, one {# recorded launch} other {# recorded launches}}</source>
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
        <source>Launching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Launch to see the results of this launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where and when the blocks ran is recorded on {device} for no launch of this kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No launch of this kernel is recorded on {device}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where and when the blocks of this launch ran is not recorded on {device}. The nearest launches of which it is:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch is not recorded on {device}. The nearest recorded launches:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch returned {error} ({code}). It has no result tables.</source>
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
        <source>Advice: it does not change the predicted error.</source>
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
        <source>Example, on {device}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example, on {device} with {change}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Term: {term}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the rule “{rule}” for its limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number {number} in the order in which the driver checks the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1: the rule “{rule}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this launch as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>driver&apos;s log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See also: {terms}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SessionFileController</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save session</source>
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
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open “{file}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved “{file}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” has changes that are not saved. Save them before closing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} The copy of your session stays in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your session cannot be kept for the case of a crash; save it where there is room. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open lesson</source>
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
    <message>
        <source>Number field: back to the number before typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explore: launch code of the clipboard becomes the launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SilencedAdvice</name>
    <message>
        <source>change silenced advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show all advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>silence “{advice}”</source>
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
</context>
<context>
    <name>trichevron::gui::SourceEditor</name>
    <message>
        <source>CUDA source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SourcePane</name>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PTX of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine code of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiler messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the text to its file. Ctrl+S saves the session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program changed the file. Your edits are dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep my edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiler…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which compiler, language standard, include folders, macros, options and templates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launches that stand in this source: choose one for Explore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pasted source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>watching the file · not UTF-8, so it is not edited here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>watching the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking for a compiler…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no compiler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{compiler} · compiling {done} of {all}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{compiler} · {count, plural, one {# architecture} other {# architectures}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source is not compiled for {architecture}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine code is shown by {first} or {second} of the CUDA Toolkit, and neither was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the machine code…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::StartPage</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is a grid?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A CUDA kernel is a function that many threads run at the same time, each on its own piece of the data. A launch says how many: threads form blocks, blocks form a grid, and the index of a thread in its block and of its block in the grid tells the thread which piece is its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture shows a grid of 4 × 2 blocks of 4 × 4 threads, with one block and one of its threads marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explore the launch at hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open your work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a session…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recording…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect a machine…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a grid and a block: every limit of the device is checked as you type, and each problem has its fix beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a block or a thread to see its index, its warp and the formula behind them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch, measure, sweep and trace on a GPU of this or another computer; without one, recordings of real GPUs answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin a launch and compare it with the next one, or with the same one on another device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+K finds every command, F1 explains what has the focus, and F11 presents the picture full screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No kernel of this device supports this preset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check your own kernel…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check a kernel of your own: open its binary, paste what the compiler printed, or type its numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn with lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain a program&apos;s launches…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::StatusLine</name>
    <message>
        <source>no device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No device: open a device file or a recording from the File menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>driver {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {# SM} other {# SMs}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last: {measurement}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded: {measurement}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device}, recorded on {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device}, from its specification</source>
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
    <name>trichevron::gui::SweepLines</name>
    <message>
        <source>Sweep in lines</source>
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
        <source>{done} of {count, plural, one {{total} launch} other {{total} launches}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep {count, plural, one {{launches} launch} other {{launches} launches}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fastest of the whole sweep: {block}, {launches}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the sweep over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the sweep is drawn over; launches that differ in more are lines of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block x and y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fastest with this problem in the whole sweep: {block}, {launches}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ThreadPanel</name>
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
        <source>none: outside, idle</source>
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
    <message>
        <source>threads {first}–{last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear index</source>
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
        <source>Copy value</source>
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
    <message>
        <source>Formula of the {quantity}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the value of the {quantity}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the CUDA expression of the {quantity}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the cooperative groups expression of the {quantity}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimelineBars</name>
    <message>
        <source>block {block} · cluster {cluster}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block {block} · round {round}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimelineLegend</name>
    <message>
        <source>colours repeat every 8, every second set hatched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimelineMarkLines</name>
    <message>
        <source>tail {time}, {share} % empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {number}</source>
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
        <source>time ({unit})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimelineView</name>
    <message>
        <source>Colour of the bars</source>
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
    <message>
        <source>Traced: {blocks, plural, one {# block} other {# blocks}} on {sms, plural, one {# SM} other {# SMs}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded {date}: {blocks, plural, one {# block} other {# blocks}} on {sms, plural, one {# SM} other {# SMs}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round: the position of a block among those that ran in the same slot, one after the other. Cluster: the cluster of the block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimingPlot</name>
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
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timings</source>
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
        <source>converged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped at the time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted: the worker ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{throughput} ({share} % of copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hot {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch latency {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {{samples} sample} other {{samples} samples}} dropped at a low SM clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured time, {count, plural, one {{samples} sample} other {{samples} samples}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded time, {count, plural, one {{samples} sample} other {{samples} samples}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median {time} of {count, plural, one {{samples} sample} other {{samples} samples}}, noise {noise} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quartiles {lower} – {upper} · noise {noise} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SM clock {clock} MHz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample {number}: {time}</source>
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
        <source>no device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no kernels</source>
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
    <message>
        <source>Compute capability {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not available on this device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches the kernel once and checks its result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches the kernel repeatedly and measures the time of each launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures this kernel with many block sizes to find the fastest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches the kernel once and records when and on which SM each block ran.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device whose limits the launch is checked against, and which runs it or is replayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The function that launches the kernel; some take no cluster and no attributes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::UnknownValues</name>
    <message>
        <source>The code does not say what these are:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of {name}</source>
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
        <source>recorded</source>
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
        <source>The last result belongs to another launch and is not shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✕ Refused · {count, plural, one {# rule} other {# rules}} violated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted {predicted}, recorded {actual}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted {predicted}, device {actual}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{answer} ✕ differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Synchronization: {answer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver&apos;s log is silent about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver&apos;s log: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A field is unreadable</source>
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
        <source>Show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {# kind} other {# kinds}} of advice silenced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {# rule} other {# rules}} satisfied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count, plural, one {# more rule} other {# more rules}} satisfied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::VerdictStrip</name>
    <message>
        <source>{kernel}: {grid} blocks of {block} threads</source>
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
        <source>&amp;Pin this launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Flat hierarchy</source>
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
        <source>&amp;Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster sizes side by side…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;ge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare with the pinned launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;wap with the launch pinned last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unpin all</source>
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
    <message>
        <source>A new worker is being started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you typed is kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
