<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>AttributeTexts</name>
    <message>
        <source>Preferred cluster</source>
        <translation>선호 클러스터</translation>
    </message>
    <message>
        <source>blocks x,y,z</source>
        <translation>블록 수 x,y,z</translation>
    </message>
    <message>
        <source>A larger cluster that the device may use where it fits: a multiple of the cluster, which divides the grid.</source>
        <translation>자리가 있는 곳에서 디바이스가 대신 사용할 수 있는 더 큰 클러스터입니다. 클러스터 크기의 배수이고 그리드가 이 크기로 나누어떨어져야 합니다.</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>카브아웃</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>백분율</translation>
    </message>
    <message>
        <source>The share of an SM&apos;s memory that is shared memory, 0 to 100 %. It outranks the function&apos;s carve-out.</source>
        <translation>SM의 메모리 중 공유 메모리로 쓰는 비율(0~100%)입니다. 함수의 카브아웃보다 우선합니다.</translation>
    </message>
    <message>
        <source>Cluster policy</source>
        <translation>클러스터 정책</translation>
    </message>
    <message>
        <source>How the blocks of a cluster are distributed over SMs.</source>
        <translation>클러스터의 블록을 SM에 배치하는 방법입니다.</translation>
    </message>
    <message>
        <source>default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>분산 배치</translation>
    </message>
    <message>
        <source>load balancing</source>
        <translation>부하 분산</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>우선순위</translation>
    </message>
    <message>
        <source>lower runs first</source>
        <translation>낮을수록 먼저 실행</translation>
    </message>
    <message>
        <source>The priority of the launch among those that wait. Every number is accepted.</source>
        <translation>대기 중인 실행들 사이에서 이 실행의 우선순위입니다. 어떤 숫자든 수락됩니다.</translation>
    </message>
    <message>
        <source>Memory domain</source>
        <translation>메모리 도메인</translation>
    </message>
    <message>
        <source>The memory synchronization domain: fences in one domain do not wait for writes of the other.</source>
        <translation>메모리 동기화 도메인입니다. 한 도메인의 펜스는 다른 도메인의 쓰기를 기다리지 않습니다.</translation>
    </message>
    <message>
        <source>remote</source>
        <translation>원격</translation>
    </message>
    <message>
        <source>Early start</source>
        <translation>조기 시작</translation>
    </message>
    <message>
        <source>Programmatic stream serialization: the kernel may start before the kernel ahead of it in the stream has ended.</source>
        <translation>프로그램적 스트림 직렬화: 스트림에서 앞선 커널이 끝나기 전에 이 커널이 시작될 수 있습니다.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>허용</translation>
    </message>
    <message>
        <source>NVLink-centric</source>
        <translation>NVLink 중심</translation>
    </message>
    <message>
        <source>Schedule blocks for the use of NVLink.</source>
        <translation>NVLink 사용에 맞추어 블록을 스케줄링합니다.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>Completion event</source>
        <translation>완료 이벤트</translation>
    </message>
    <message>
        <source>Programmatic event</source>
        <translation>프로그래밍 방식 이벤트</translation>
    </message>
    <message>
        <source>An event that is recorded once all blocks of the launch have begun.</source>
        <translation>실행의 모든 블록이 시작되면 기록되는 이벤트입니다.</translation>
    </message>
    <message>
        <source>An event that is recorded once all blocks of the launch have triggered it, or ended.</source>
        <translation>실행의 모든 블록이 트리거하거나 끝나면 기록되는 이벤트입니다.</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>이벤트 없음</translation>
    </message>
    <message>
        <source>Device-updatable</source>
        <translation>디바이스에서 변경</translation>
    </message>
    <message>
        <source>Kernels on the device may change this node of a graph. Other ways to launch refuse it.</source>
        <translation>디바이스의 커널이 그래프의 이 노드를 변경할 수 있습니다. 다른 실행 방법에서는 거부됩니다.</translation>
    </message>
    <message>
        <source>Domain map</source>
        <translation>도메인 맵</translation>
    </message>
    <message>
        <source>default,remote</source>
        <translation>기본,원격</translation>
    </message>
    <message>
        <source>The device&apos;s domains that stand for the default and the remote memory synchronization domain.</source>
        <translation>기본 및 원격 메모리 동기화 도메인에 해당하는 디바이스의 도메인입니다.</translation>
    </message>
    <message>
        <source>L2 window</source>
        <translation>L2 창</translation>
    </message>
    <message>
        <source>bytes,ratio,hit,miss</source>
        <translation>바이트,비율,적중,실패</translation>
    </message>
    <message>
        <source>The access policy window: how many bytes from the kernel&apos;s first buffer on, which share of the accesses is a hit, and what hits and misses are: 0 normal, 1 streaming, 2 persisting (hits only).</source>
        <translation>접근 정책 창입니다. 커널의 첫 버퍼부터 몇 바이트인지, 접근 중 적중으로 처리할 비율, 적중과 실패의 속성(0 일반, 1 스트리밍, 2 지속(적중만))을 지정합니다.</translation>
    </message>
    <message>
        <source>no timing</source>
        <translation>시간 측정 없음</translation>
    </message>
    <message>
        <source>timing</source>
        <translation>시간 측정</translation>
    </message>
    <message>
        <source>at start</source>
        <translation>시작 시</translation>
    </message>
</context>
<context>
    <name>BinsText</name>
    <message>
        <source>Use more blocks in a cluster, fewer bins, or more dynamic shared memory.</source>
        <translation>클러스터의 블록 수를 늘리거나, 빈 수를 줄이거나, 동적 공유 메모리를 늘리세요.</translation>
    </message>
    <message>
        <source>Use more blocks in a cluster, or fewer bins.</source>
        <translation>클러스터의 블록 수를 늘리거나 빈 수를 줄이세요.</translation>
    </message>
    <message>
        <source>Use fewer bins, or more dynamic shared memory.</source>
        <translation>빈 수를 줄이거나 동적 공유 메모리를 늘리세요.</translation>
    </message>
    <message>
        <source>Use fewer bins.</source>
        <translation>빈 수를 줄이세요.</translation>
    </message>
    <message>
        <source>Each block needs {needed} of dynamic shared memory for its counters and has {given}: the kernel would write past it, so Trichevron does not run it.</source>
        <translation>각 블록의 카운터에는 동적 공유 메모리 {needed}이(가) 필요하지만 {given}뿐입니다. 커널이 그 끝을 넘어 쓰게 되므로 Trichevron에서 실행하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>CaptureCommand</name>
    <message>
        <source>Type a program.</source>
        <translation>프로그램을 입력하세요.</translation>
    </message>
    <message>
        <source>A quote in the arguments is not closed.</source>
        <translation>인자의 따옴표가 닫히지 않았습니다.</translation>
    </message>
    <message>
        <source>{folder} is no folder.</source>
        <translation>{folder} 폴더가 없습니다.</translation>
    </message>
</context>
<context>
    <name>CaptureMachines</name>
    <message>
        <source>The command of {machine} runs no “trichevron-cli worker”, so it is not known how to capture there.</source>
        <translation>{machine}의 명령에 “trichevron-cli worker”가 없어 그 컴퓨터에서 캡처하는 방법을 알 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
</context>
<context>
    <name>CodeLaunch</name>
    <message>
        <source>The kernel stays {current}; {kernel} of the code is not known here.</source>
        <translation>커널은 {current} 그대로입니다. 코드에 있는 {kernel} 커널은 이 프로그램에 없습니다.</translation>
    </message>
    <message>
        <source>Launch from code</source>
        <translation>코드에서 가져온 실행</translation>
    </message>
    <message>
        <source>Launch of {kernel} from code</source>
        <translation>코드에서 가져온 {kernel} 실행</translation>
    </message>
    <message>
        <source>The launch is already that of the code.</source>
        <translation>실행이 이미 코드의 실행과 같습니다.</translation>
    </message>
    <message>
        <source>The launch is now that of the code, and {keys} takes it back: {change}.</source>
        <translation>이제 코드의 실행으로 바뀌었습니다({change}). {keys} 키로 되돌릴 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>DeviceReport</name>
    <message>
        <source>device value = formula value</source>
        <translation>디바이스 값 = 수식 값</translation>
    </message>
    <message>
        <source>The first {threads, plural, one {# thread} other {# threads}} reported their IDs; this one is not among them.</source>
        <translation>처음 {threads, plural, other {스레드 #개}}만 ID를 보고했으며, 이 스레드는 그중에 없습니다.</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set; start it in a desktop session, use trichevron-cli, or set QT_QPA_PLATFORM=offscreen to run it without a visible window.</source>
        <translation>디스플레이가 없습니다: DISPLAY도 WAYLAND_DISPLAY도 설정되어 있지 않습니다. 데스크톱 세션에서 시작하거나, trichevron-cli를 사용하거나, 보이는 창 없이 실행하려면 QT_QPA_PLATFORM=offscreen을 설정하세요.</translation>
    </message>
    <message>
        <source>no window can be opened: {reason}; check DISPLAY and WAYLAND_DISPLAY, use trichevron-cli, or set QT_QPA_PLATFORM=offscreen to run it without a visible window.</source>
        <translation>디스플레이에 창을 열 수 없습니다: {reason}. DISPLAY와 WAYLAND_DISPLAY를 확인하거나, trichevron-cli를 사용하거나, 보이는 창 없이 실행하려면 QT_QPA_PLATFORM=offscreen을 설정하세요.</translation>
    </message>
</context>
<context>
    <name>FactsText</name>
    <message>
        <source>live</source>
        <translation>실제 디바이스</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>기록됨</translation>
    </message>
    <message>
        <source>live on {device}</source>
        <translation>실제 {device}</translation>
    </message>
    <message>
        <source>recorded on {device}</source>
        <translation>{device}의 기록</translation>
    </message>
    <message>
        <source>{kernel}, {source}</source>
        <translation>{kernel}, {source}</translation>
    </message>
</context>
<context>
    <name>FieldTexts</name>
    <message>
        <source>Grid</source>
        <translation>그리드</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>블록 수</translation>
    </message>
    <message>
        <source>grid {axis}</source>
        <translation>그리드 {axis}</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>cluster {axis}</source>
        <translation>클러스터 {axis}</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>스레드 수</translation>
    </message>
    <message>
        <source>block {axis}</source>
        <translation>블록 {axis}</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>문제 크기</translation>
    </message>
    <message>
        <source>problem {axis}</source>
        <translation>문제 크기 {axis}</translation>
    </message>
    <message>
        <source>default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>per thread</source>
        <translation>스레드별</translation>
    </message>
    <message>
        <source>non-blocking</source>
        <translation>논블로킹</translation>
    </message>
    <message>
        <source>high priority</source>
        <translation>높은 우선순위</translation>
    </message>
    <message>
        <source>clusters</source>
        <translation>클러스터 수</translation>
    </message>
</context>
<context>
    <name>FileEndings</name>
    <message>
        <source>“{file}” was not saved, since this is not written as .{ending}; end its name in .{endings}.</source>
        <translation>“{file}” 파일을 저장하지 않았어요. .{ending} 형식으로는 쓸 수 없으니 이름을 .{endings} 중 하나로 끝내세요.</translation>
    </message>
</context>
<context>
    <name>FocusHelp</name>
    <message>
        <source>The space bar switches it on and off.</source>
        <translation>스페이스바로 켜고 끕니다.</translation>
    </message>
    <message>
        <source>The space bar or Enter presses it.</source>
        <translation>스페이스바나 Enter 키로 누릅니다.</translation>
    </message>
    <message>
        <source>The arrow keys show the tab before and the tab after this one.</source>
        <translation>화살표 키로 이 탭의 앞뒤 탭을 표시합니다.</translation>
    </message>
    <message>
        <source>The arrow keys choose another entry, and the space bar opens the list.</source>
        <translation>화살표 키로 다른 항목을 선택하고, 스페이스바로 목록을 엽니다.</translation>
    </message>
    <message>
        <source>The arrow keys move in it, and Shift+F10 shows what can be done with it.</source>
        <translation>화살표 키로 안에서 이동하고, Shift+F10으로 할 수 있는 작업을 표시합니다.</translation>
    </message>
    <message>
        <source>The arrow keys scroll it, and Ctrl+C copies what is selected.</source>
        <translation>화살표 키로 스크롤하고, Ctrl+C로 선택한 내용을 복사합니다.</translation>
    </message>
</context>
<context>
    <name>FunctionChoice</name>
    <message>
        <source>Cluster</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>Cooperative</source>
        <translation>협력 실행</translation>
    </message>
    <message>
        <source>Green context</source>
        <translation>그린 컨텍스트</translation>
    </message>
    <message>
        <source>Taken off, because {function} does not take it: {what}. It comes back with a function that takes it.</source>
        <translation>{function}에는 쓸 수 없어 뺐습니다: {what}. 쓸 수 있는 함수를 선택하면 다시 설정됩니다.</translation>
    </message>
    <message>
        <source>Back again, because {function} takes it: {what}.</source>
        <translation>{function}에 쓸 수 있어 다시 설정했습니다: {what}.</translation>
    </message>
</context>
<context>
    <name>GridNote</name>
    <message>
        <source>Any grid size works: the kernel has a grid-stride loop.</source>
        <translation>커널에 그리드 스트라이드 루프가 있으므로 어떤 그리드 크기든 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>{quotients} blocks.</source>
        <translation>블록 {quotients}개.</translation>
    </message>
    <message>
        <source>{idle} of {threads, plural, one {# thread is} other {# threads are}} idle ({share}).</source>
        <translation>{threads, plural, other {스레드 #개}} 중 {idle}개가 유휴 상태입니다({share}).</translation>
    </message>
    <message>
        <source>Any grid whose blocks all fit on the device at the same time works: the kernel has a grid-stride loop and waits for the whole grid.</source>
        <translation>커널에 그리드 스트라이드 루프가 있고 커널이 그리드 전체를 기다리므로, 모든 블록이 디바이스에 동시에 들어가는 그리드라면 어떤 크기든 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>{quotients} clusters.</source>
        <translation>클러스터 {quotients}개.</translation>
    </message>
    <message>
        <source>The launch attribute asks for clusters of one block, of which an SM holds at most {limit}; another cluster and then 1 again removes it.</source>
        <translation>실행 속성이 블록 하나짜리 클러스터를 지정합니다. SM 하나에는 이런 클러스터가 최대 {limit}개 상주합니다. 클러스터를 다른 값으로 바꿨다가 다시 1로 하면 이 속성이 없어집니다.</translation>
    </message>
    <message>
        <source>{share} of the threads are idle.</source>
        <translation>스레드의 {share}가 유휴 상태입니다.</translation>
    </message>
</context>
<context>
    <name>HierarchyCanvas</name>
    <message>
        <source>+{count} more</source>
        <translation>외 {count}개</translation>
    </message>
</context>
<context>
    <name>KeptSession</name>
    <message>
        <source>{count, plural, one {# older session is} other {# older sessions are}} offered after it.</source>
        <translation>그다음에는 이전 세션 {count, plural, other {#}}개를 복원할 수 있습니다.</translation>
    </message>
    <message>
        <source>“{kernel}” {launch}</source>
        <translation>“{kernel}” {launch}</translation>
    </message>
    <message>
        <source>a source that is in no file and {launch}</source>
        <translation>파일에 없는 소스와 {launch}</translation>
    </message>
    <message>
        <source>edits of “{file}” and {launch}</source>
        <translation>“{file}”의 편집 내용과 {launch}</translation>
    </message>
    <message>
        <source>Trichevron ended unexpectedly. Your last change was saved on {date} at {time}. Restore the session with {launch}?</source>
        <translation>Trichevron이 예기치 않게 종료되었습니다. 마지막 변경은 {date} {time}에 저장되었습니다. {launch}의 세션을 복원할까요?</translation>
    </message>
    <message>
        <source>Trichevron ended unexpectedly. Your last change was saved on {date} at {time}. Restore the session?</source>
        <translation>Trichevron이 예기치 않게 종료되었습니다. 마지막 변경은 {date} {time}에 저장되었습니다. 세션을 복원할까요?</translation>
    </message>
    <message>
        <source>the trace “{file}” and {launch}</source>
        <translation>트레이스 “{file}”, {launch}</translation>
    </message>
</context>
<context>
    <name>LaunchChangeText</name>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>device {from} → {to}</source>
        <translation>디바이스 {from} → {to}</translation>
    </message>
    <message>
        <source>kernel {from} → {to}</source>
        <translation>커널 {from} → {to}</translation>
    </message>
    <message>
        <source>function {from} → {to}</source>
        <translation>함수 {from} → {to}</translation>
    </message>
    <message>
        <source>problem {from} → {to}</source>
        <translation>문제 크기 {from} → {to}</translation>
    </message>
    <message>
        <source>block {from} → {to}</source>
        <translation>블록 {from} → {to}</translation>
    </message>
    <message>
        <source>cluster {from} → {to}</source>
        <translation>클러스터 {from} → {to}</translation>
    </message>
    <message>
        <source>grid {from} → {to}</source>
        <translation>그리드 {from} → {to}</translation>
    </message>
    <message>
        <source>dynamic shared memory {from} → {to}</source>
        <translation>동적 공유 메모리 {from} → {to}</translation>
    </message>
    <message>
        <source>opt-in {from} → {to}</source>
        <translation>옵트인 {from} → {to}</translation>
    </message>
    <message>
        <source>non-portable cluster sizes allowed</source>
        <translation>이식성 없는 클러스터 크기 허용</translation>
    </message>
    <message>
        <source>non-portable cluster sizes not allowed</source>
        <translation>이식성 없는 클러스터 크기 허용 안 함</translation>
    </message>
    <message>
        <source>cooperative</source>
        <translation>협력 실행</translation>
    </message>
    <message>
        <source>not cooperative</source>
        <translation>협력 실행 아님</translation>
    </message>
    <message>
        <source>stream {from} → {to}</source>
        <translation>스트림 {from} → {to}</translation>
    </message>
    <message>
        <source>carve-out opt-in {from} → {to}</source>
        <translation>카브아웃 옵트인 {from} → {to}</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>디바이스 없음</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>설정 안 됨</translation>
    </message>
    <message>
        <source>all</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>green context {from} → {to} SMs</source>
        <translation>그린 컨텍스트 SM {from} → {to}</translation>
    </message>
</context>
<context>
    <name>LessonRun</name>
    <message>
        <source>No lessons</source>
        <translation>강의 없음</translation>
    </message>
    <message>
        <source>The files of the program are missing. A lesson file can be opened here.</source>
        <translation>프로그램의 파일이 없습니다. 여기에서 강의 파일을 열 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Machines</name>
    <message>
        <source>This computer</source>
        <translation>이 컴퓨터</translation>
    </message>
    <message>
        <source>A double quote in the command is not closed.</source>
        <translation>명령에서 큰따옴표가 닫히지 않았습니다.</translation>
    </message>
    <message>
        <source>The command names no program.</source>
        <translation>명령에 프로그램 이름이 없습니다.</translation>
    </message>
    <message>
        <source>No shell reads the command: a single quote is an ordinary character. Use double quotes to keep words together.</source>
        <translation>명령은 셸을 거치지 않으므로 작은따옴표는 일반 문자입니다. 단어를 하나로 묶으려면 큰따옴표를 사용하세요.</translation>
    </message>
    <message>
        <source>A machine needs a name.</source>
        <translation>컴퓨터에 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>Machine {number}</source>
        <translation>컴퓨터 {number}</translation>
    </message>
    <message>
        <source>There is no executable program “{program}” on this computer.</source>
        <translation>이 컴퓨터에 실행 가능한 프로그램 “{program}”{program, ending, vowel {가} other {이}} 없습니다.</translation>
    </message>
    <message>
        <source>Two machines are called “{name}”; give one of them another name.</source>
        <translation>이름이 “{name}”인 컴퓨터가 두 대 있습니다. 그중 하나의 이름을 바꾸세요.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Explorer for CUDA launch configurations</source>
        <translation>CUDA 실행 구성 탐색기</translation>
    </message>
    <message>
        <source>Theme: system, light or dark.</source>
        <translation>테마: system, light 또는 dark.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Language of the window: {codes}; by default the one that was chosen in the window, else the system&apos;s.</source>
        <translation>창의 언어: {codes}. 기본값은 창에서 선택한 언어이며, 선택하지 않았으면 시스템 언어입니다.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>Size of the window, for example 1280x800.</source>
        <translation>창의 크기(예: 1280x800).</translation>
    </message>
    <message>
        <source>Operate the window through one typical session, print each step, and exit.</source>
        <translation>전형적인 세션 하나를 따라 창을 조작하고, 각 단계를 출력한 뒤 종료합니다.</translation>
    </message>
    <message>
        <source>The file to which --drive-main-job writes a picture of the window.</source>
        <translation>--drive-main-job이 창의 그림을 저장할 파일입니다.</translation>
    </message>
    <message>
        <source>Print the time from the start of the process until the window is painted, in milliseconds, and exit.</source>
        <translation>프로세스가 시작되어 창이 그려질 때까지의 시간을 밀리초로 출력하고 종료합니다.</translation>
    </message>
    <message>
        <source>Show all text 50 % larger.</source>
        <translation>모든 글자를 50% 더 크게 표시합니다.</translation>
    </message>
    <message>
        <source>The session, recording or device file to open.</source>
        <translation>열 세션 파일, 기록 또는 디바이스 파일입니다.</translation>
    </message>
    <message>
        <source>there is no language “{code}”; the languages are {codes}.</source>
        <translation>언어 “{code}”{code, ending, vowel {는} other {은}} 없습니다. 사용할 수 있는 언어: {codes}.</translation>
    </message>
    <message>
        <source>“{argument}” is an extra argument; only one file can be opened.</source>
        <translation>“{argument}” 인자는 더 받을 수 없습니다. 파일은 하나만 열 수 있습니다.</translation>
    </message>
    <message>
        <source>--screenshot can only be used with --drive-main-job.</source>
        <translation>--screenshot은 --drive-main-job과 함께 사용할 때만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>there is no theme “{theme}”; the themes are system, light and dark.</source>
        <translation>테마 “{theme}”{theme, ending, vowel {는} other {은}} 없습니다. 사용할 수 있는 테마는 system, light, dark입니다.</translation>
    </message>
    <message>
        <source>“{size}” is not a size; write it as WIDTHxHEIGHT, for example 1280x800.</source>
        <translation>“{size}”{size, ending, vowel {는} other {은}} 크기가 아닙니다. 1280x800처럼 WIDTHxHEIGHT 형식으로 쓰십시오.</translation>
    </message>
    <message>
        <source>“{size}” is too large; the largest size is {side}x{side}.</source>
        <translation>“{size}”{size, ending, vowel {는} other {은}} 너무 큽니다. 최대 크기는 {side}x{side}입니다.</translation>
    </message>
</context>
<context>
    <name>MainJob</name>
    <message>
        <source>There is no device: no worker offers one, and the program has no device file.</source>
        <translation>디바이스가 없습니다. 디바이스를 제공하는 워커가 없고, 프로그램에 디바이스 파일도 없습니다.</translation>
    </message>
    <message>
        <source>A block of 32 × 64 threads was not refused.</source>
        <translation>스레드 32 × 64개짜리 블록이 거부되지 않았습니다.</translation>
    </message>
    <message>
        <source>The refused launch offers no fix.</source>
        <translation>거부된 실행에 제시된 해결 방법이 없습니다.</translation>
    </message>
    <message>
        <source>Going to block (2, 1, 0), thread (5, 7, 0) failed.</source>
        <translation>블록 (2, 1, 0), 스레드 (5, 7, 0)으로 이동하지 못했습니다.</translation>
    </message>
    <message>
        <source>The measurement took more than a minute.</source>
        <translation>측정에 1분이 넘게 걸렸습니다.</translation>
    </message>
    <message>
        <source>device: {device}</source>
        <translation>디바이스: {device}</translation>
    </message>
    <message>
        <source>kernel: {kernel}</source>
        <translation>커널: {kernel}</translation>
    </message>
    <message>
        <source>No worker was ready within a minute: {reason}</source>
        <translation>1분 안에 준비된 워커가 없습니다: {reason}</translation>
    </message>
    <message>
        <source>The window has no “{name}”.</source>
        <translation>창에 “{name}”{name, ending, vowel {가} other {이}} 없습니다.</translation>
    </message>
    <message>
        <source>“{entry}” cannot be selected in “{list}”.</source>
        <translation>“{list}”에서 “{entry}” 항목을 선택할 수 없습니다.</translation>
    </message>
    <message>
        <source>Selecting “{entry}” in “{list}” failed.</source>
        <translation>“{list}”에서 “{entry}” 항목을 선택하지 못했습니다.</translation>
    </message>
    <message>
        <source>“{field}” cannot be typed in.</source>
        <translation>“{field}”에는 입력할 수 없습니다.</translation>
    </message>
    <message>
        <source>Typing “{typed}” into “{field}” gave “{text}”.</source>
        <translation>“{field}”에 “{typed}” 값을 입력했더니 “{text}” 값이 되었습니다.</translation>
    </message>
    <message>
        <source>typed block 32 × 64 × 1: refused, {reason}</source>
        <translation>블록 32 × 64 × 1 입력: 거부됨, {reason}</translation>
    </message>
    <message>
        <source>The fix “{fix}” did not make the launch valid.</source>
        <translation>해결 방법 “{fix}” 적용 후에도 실행이 유효하지 않습니다.</translation>
    </message>
    <message>
        <source>clicked “{fix}”: accepted, block {extent}</source>
        <translation>“{fix}” 클릭: 수락됨, 블록 {extent}</translation>
    </message>
    <message>
        <source>went to block (2, 1, 0), thread (5, 7, 0): ID {id}</source>
        <translation>블록 (2, 1, 0), 스레드 (5, 7, 0)으로 이동: ID {id}</translation>
    </message>
    <message>
        <source>The launch cannot be measured: {reason}</source>
        <translation>실행을 측정할 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>Typing block {extent} instead.</source>
        <translation>대신 {extent} 블록을 입력합니다.</translation>
    </message>
    <message>
        <source>Measuring failed: {reason}</source>
        <translation>측정하지 못했습니다: {reason}</translation>
    </message>
    <message>
        <source>The measurement has no samples: {answer}</source>
        <translation>측정에 표본이 없습니다: {answer}</translation>
    </message>
    <message>
        <source>measured ({kind}): predicted {predicted}, device {answer}, median {median} of {count, plural, one {# sample} other {# samples}}</source>
        <translation>측정({kind}): 예측 {predicted}, 디바이스 {answer}, {count, plural, other {표본 #개}}의 중앙값 {median}</translation>
    </message>
    <message>
        <source>The screenshot cannot be written to {file}.</source>
        <translation>스크린샷을 {file}에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>screenshot: {file}</source>
        <translation>스크린샷: {file}</translation>
    </message>
</context>
<context>
    <name>OutputSaving</name>
    <message>
        <source>{file} was not written: the launch left no output.</source>
        <translation>실행이 출력을 남기지 않아 {file}에 아무것도 쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>{bytes, plural, one {# byte} other {# bytes}} saved to {file}</source>
        <translation>{bytes, plural, other {#바이트}}를 {file}에 저장했습니다.</translation>
    </message>
</context>
<context>
    <name>OwnLaunchText</name>
    <message>
        <source>Only the numbers of {kernel} are known, not its code: open its source or its binary on the page Kernel.</source>
        <translation>{kernel} 커널은 수치만 알려져 있고 코드는 알 수 없습니다. 커널 페이지에서 소스나 바이너리를 여세요.</translation>
    </message>
    <message>
        <source>The code of {kernel} is not here any more: {file}</source>
        <translation>{kernel}의 코드가 더 이상 없습니다: {file}</translation>
    </message>
    <message>
        <source>The source is being compiled.</source>
        <translation>소스를 컴파일하고 있습니다.</translation>
    </message>
    <message>
        <source>The source of {kernel} is not open: open it on the page Kernel.</source>
        <translation>{kernel}의 소스가 열려 있지 않습니다. 커널 페이지에서 여세요.</translation>
    </message>
    <message>
        <source>The source does not compile for {architecture}.</source>
        <translation>소스가 {architecture}용으로 컴파일되지 않습니다.</translation>
    </message>
    <message>
        <source>The code of {kernel} is not known: open it on the page Kernel.</source>
        <translation>{kernel}의 코드를 알 수 없습니다. 커널 페이지에서 여세요.</translation>
    </message>
    <message>
        <source>The arguments of {kernel} are not known: open its source or its binary on the page Kernel, and send it to Explore from there.</source>
        <translation>{kernel}의 인자를 알 수 없습니다. 커널 페이지에서 소스나 바이너리를 열어 탐색으로 보내세요.</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>왼쪽으로 스크롤</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>오른쪽으로 스크롤</translation>
    </message>
</context>
<context>
    <name>ResultPages</name>
    <message>
        <source>Overview</source>
        <translation>개요</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Timings</source>
        <translation>측정 시간</translation>
    </message>
    <message>
        <source>SM timeline</source>
        <translation>SM 타임라인</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>디바이스</translation>
    </message>
    <message>
        <source>Worker log</source>
        <translation>워커 로그</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>bin</translation>
    </message>
    <message>
        <source>Coalescing</source>
        <translation>병합(coalescing)</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>공유 메모리</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>인자</translation>
    </message>
</context>
<context>
    <name>SaveQuestion</name>
    <message>
        <source>Do not save</source>
        <translation>저장 안 함</translation>
    </message>
</context>
<context>
    <name>SweepCurveText</name>
    <message>
        <source>{count, plural, one {# thread per block} other {# threads per block}}</source>
        <translation>{count, plural, other {블록당 스레드 #개}}</translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation>클러스터 없음</translation>
    </message>
    <message>
        <source>clusters of {count} blocks</source>
        <translation>블록 {count}개짜리 클러스터</translation>
    </message>
    <message>
        <source>{count} {things}</source>
        <translation>{things} {count}</translation>
    </message>
    <message>
        <source>{count, plural, one {# block} other {# blocks}}</source>
        <translation>{count, plural, other {블록 #개}}</translation>
    </message>
    <message>
        <source>★ fastest: {place}, {time}</source>
        <translation>★ 가장 빠름: {place}, {time}</translation>
    </message>
    <message>
        <source>★ fastest with {work}: {place}, {time}</source>
        <translation>★ {work}일 때 가장 빠름: {place}, {time}</translation>
    </message>
    <message>
        <source>{count} indistinguishable (~)</source>
        <translation>구별되지 않는 실행 {count}회(~)</translation>
    </message>
    <message>
        <source>{share} % faster than the next</source>
        <translation>다음보다 {share}% 빠름</translation>
    </message>
    <message>
        <source>Each launch has a problem of its own: none is the fastest.</source>
        <translation>실행마다 문제 크기가 다르므로 가장 빠른 것을 정하지 않습니다.</translation>
    </message>
    <message>
        <source>Another problem is other work: each is compared on its own.</source>
        <translation>문제 크기가 다르면 작업량도 다르므로 문제 크기별로 비교합니다.</translation>
    </message>
    <message>
        <source>○ this launch: {cell}</source>
        <translation>○ 이 실행: {cell}</translation>
    </message>
    <message>
        <source>○ this launch is not in the sweep</source>
        <translation>○ 이 실행은 스윕에 없음</translation>
    </message>
    <message>
        <source>★ the fastest with {count, plural, one {# further problem} other {# further problems}}</source>
        <translation>★ 그 밖의 문제 {count, plural, other {#개}}에서도 각각 가장 빠른 실행</translation>
    </message>
    <message>
        <source>○ this launch is on no line</source>
        <translation>○ 이 실행은 어느 선에도 없음</translation>
    </message>
    <message>
        <source>★ fastest on the lines with {work}: {place}, {time}</source>
        <translation>★ {work}일 때 선 위에서 가장 빠름: {place}, {time}</translation>
    </message>
    <message>
        <source>★ fastest on the lines: {place}, {time}</source>
        <translation>★ 선 위에서 가장 빠름: {place}, {time}</translation>
    </message>
    <message>
        <source>★ {work}: {place}, {time}</source>
        <translation>★ {work}: {place}, {time}</translation>
    </message>
</context>
<context>
    <name>SweepHeading</name>
    <message>
        <source>running</source>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>취소됨</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>중단됨</translation>
    </message>
    <message>
        <source>ended by a fault</source>
        <translation>오류(fault)로 끝남</translation>
    </message>
    <message>
        <source>{kernel} of {problem}</source>
        <translation>{kernel}, 문제 크기 {problem}</translation>
    </message>
    <message>
        <source>Planned sweep · {kernel}</source>
        <translation>계획된 스윕 · {kernel}</translation>
    </message>
    <message>
        <source>{kernel} · {device}, measured</source>
        <translation>{kernel} · {device}, 측정됨</translation>
    </message>
    <message>
        <source>{kernel} · {device}, recorded</source>
        <translation>{kernel} · {device}, 기록됨</translation>
    </message>
    <message>
        <source>Press Sweep to measure {count, plural, one {{launches} launch} other {{launches} launches}}.</source>
        <translation>[스윕]을 누르면 {count, plural, other {실행 {launches}회}}를 측정합니다.</translation>
    </message>
    <message>
        <source>{shown} of {all} launches are on the lines: {counts}</source>
        <translation>실행 {all}개 중 {shown}개가 선 위에 있음: {counts}</translation>
    </message>
</context>
<context>
    <name>SweepText</name>
    <message>
        <source>{unit} per item</source>
        <translation>{unit}/항목</translation>
    </message>
    <message>
        <source>{unit} per thread</source>
        <translation>{unit}/스레드</translation>
    </message>
    <message>
        <source>the fastest</source>
        <translation>가장 빠름</translation>
    </message>
    <message>
        <source>indistinguishable from the fastest</source>
        <translation>가장 빠른 것과 구별 안 됨</translation>
    </message>
    <message>
        <source>{share} % slower</source>
        <translation>{share}% 느림</translation>
    </message>
    <message>
        <source>★ fastest of the whole sweep: {block}, {time}</source>
        <translation>★ 전체 스윕에서 가장 빠름: {block}, {time}</translation>
    </message>
    <message>
        <source>★ fastest of these: {block}, {time}</source>
        <translation>★ 이 중에서 가장 빠름: {block}, {time}</translation>
    </message>
    <message>
        <source>★ fastest: {block}, {time}</source>
        <translation>★ 가장 빠름: {block}, {time}</translation>
    </message>
    <message>
        <source>{threads, plural, one {# thread} other {# threads}}</source>
        <translation>{threads, plural, other {스레드 #개}}</translation>
    </message>
    <message>
        <source>{resident} of {warps, plural, one {# warp} other {# warps}}</source>
        <translation>{warps, plural, other {워프 #개}} 중 {resident}개</translation>
    </message>
    <message>
        <source>{share} % faster than the next</source>
        <translation>다음보다 {share}% 빠름</translation>
    </message>
    <message>
        <source>by time per thread</source>
        <translation>스레드당 시간 기준</translation>
    </message>
    <message>
        <source>by time per item</source>
        <translation>항목당 시간 기준</translation>
    </message>
    <message>
        <source>~ indistinguishable: {blocks} and {more} more</source>
        <translation>~ 구별 안 됨: {blocks} 외 {more}개</translation>
    </message>
    <message>
        <source>~ indistinguishable: {blocks}</source>
        <translation>~ 구별 안 됨: {blocks}</translation>
    </message>
    <message>
        <source>{count} measured</source>
        <translation>측정한 실행 {count}회</translation>
    </message>
    <message>
        <source>{count} of {launches} measured</source>
        <translation>실행 {launches}회 중 {count}회 측정</translation>
    </message>
    <message>
        <source>{count} to measure</source>
        <translation>측정할 실행 {count}회</translation>
    </message>
    <message>
        <source>{count} refused (hatched)</source>
        <translation>거부된 실행 {count}회(빗금)</translation>
    </message>
    <message>
        <source>{count} not recorded (dotted)</source>
        <translation>기록 없는 실행 {count}회(점무늬)</translation>
    </message>
    <message>
        <source>{count} not measured (dotted)</source>
        <translation>측정하지 않은 실행 {count}회(점무늬)</translation>
    </message>
    <message>
        <source>{count} not recorded (blank)</source>
        <translation>기록 없는 실행 {count}회(빈칸)</translation>
    </message>
    <message>
        <source>{count} not in the sweep (blank)</source>
        <translation>스윕에 없는 실행 {count}회(빈칸)</translation>
    </message>
    <message>
        <source>★ fastest with this problem in the whole sweep: {block}, {time}</source>
        <translation>★ 이 문제 크기에서 전체 스윕 중 가장 빠름: {block}, {time}</translation>
    </message>
    <message>
        <source>{launch}: {time} · {warps}</source>
        <translation>{launch}: {time} · {warps}</translation>
    </message>
    <message>
        <source>{launch}: refused. {reason}</source>
        <translation>{launch}: 거부됨. {reason}</translation>
    </message>
    <message>
        <source>{launch}: {reason} · {warps}</source>
        <translation>{launch}: {reason} · {warps}</translation>
    </message>
    <message>
        <source>{launch}: not measured yet · {warps}</source>
        <translation>{launch}: 아직 측정 안 됨 · {warps}</translation>
    </message>
    <message>
        <source>{launch}: not in the sweep · {warps}</source>
        <translation>{launch}: 스윕에 없음 · {warps}</translation>
    </message>
    <message>
        <source>○ this launch: {cell}</source>
        <translation>○ 이 실행: {cell}</translation>
    </message>
    <message>
        <source>○ this launch, {block}: not on this map</source>
        <translation>○ 이 실행, {block}: 이 맵에 없음</translation>
    </message>
    <message>
        <source>{launch}: wrong result, not ranked. {reason}</source>
        <translation>{launch}: 결과가 틀려 순위에서 제외. {reason}</translation>
    </message>
    <message>
        <source>{count} with a wrong result (crossed)</source>
        <translation>결과가 틀린 실행 {count}회(교차 무늬)</translation>
    </message>
    <message>
        <source>{launch}: not compared. {reason}</source>
        <translation>{launch}: 비교하지 않습니다. {reason}</translation>
    </message>
    <message>
        <source>{count} leaving elements out (crossed)</source>
        <translation>원소를 빠뜨리는 실행 {count}회(교차 무늬)</translation>
    </message>
    <message>
        <source>{count} refused (crossed)</source>
        <translation>거부된 실행 {count}회(×)</translation>
    </message>
    <message>
        <source>{count} not recorded (crossed)</source>
        <translation>기록 없는 실행 {count}회(×)</translation>
    </message>
    <message>
        <source>{count} not measured (crossed)</source>
        <translation>측정하지 않은 실행 {count}회(×)</translation>
    </message>
    <message>
        <source>{unit}, logarithmic</source>
        <translation>{unit}, 로그 눈금</translation>
    </message>
    <message>
        <source>{count} alike (~)</source>
        <translation>비슷한 것 {count}개(~)</translation>
    </message>
    <message>
        <source>○ this launch: {time}</source>
        <translation>○ 이 실행: {time}</translation>
    </message>
    <message>
        <source>○ this launch, {block}: not on this map, whose launch has grid {grid}</source>
        <translation>○ 이 실행, {block}: 이 맵에 없음. 맵에 있는 실행의 그리드는 {grid}</translation>
    </message>
    <message>
        <source>last wave {percent} % full</source>
        <translation>마지막 웨이브 {percent}% 참</translation>
    </message>
</context>
<context>
    <name>TermMenu</name>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Glossary: {term}</source>
        <translation>용어집: {term}</translation>
    </message>
</context>
<context>
    <name>TermPage</name>
    <message>
        <source>Lessons that explain it</source>
        <translation>설명하는 강의</translation>
    </message>
    <message>
        <source>Its rule, with a launch that breaks it</source>
        <translation>관련 규칙과 이를 어기는 실행</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>창에서 쓰는 곳</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>함께 보기</translation>
    </message>
    <message>
        <source>Other names and related words</source>
        <translation>다른 이름과 관련된 말</translation>
    </message>
    <message>
        <source>Lessons that show it in a launch</source>
        <translation>실행으로 보여 주는 강의</translation>
    </message>
</context>
<context>
    <name>TimingsCsv</name>
    <message>
        <source>There are no timings of this launch to save; measure it first.</source>
        <translation>이 실행에는 저장할 측정 시간이 없습니다. 먼저 측정하세요.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>&quot;{block}&quot; has an axis of 0, so no grid covers the problem; change --block or add --grid</source>
        <translation>&quot;{block}&quot;의 한 축이 0이어서 모든 원소를 처리하는 그리드가 없습니다. --block을 바꾸거나 --grid를 추가하십시오</translation>
    </message>
    <message>
        <source>--suggest chooses the block; omit one of the two</source>
        <translation>--suggest가 블록을 선택합니다. 둘 중 하나를 생략하십시오</translation>
    </message>
    <message>
        <source>A launch of this block is accepted.</source>
        <translation>이 블록의 실행은 수락됩니다.</translation>
    </message>
    <message>
        <source>A launch of this block is refused: {error}</source>
        <translation>이 블록의 실행은 거부됩니다: {error}</translation>
    </message>
    <message>
        <source>Accepted: {error}</source>
        <translation>수락됨: {error}</translation>
    </message>
    <message>
        <source>Add all results, including refused launches, to a recording; &quot;.gz&quot; at the end compresses it</source>
        <translation>거부된 실행을 포함한 모든 결과를 기록 파일에 추가. 파일 이름이 &quot;.gz&quot;로 끝나면 압축</translation>
    </message>
    <message>
        <source>All values equal their formulas.</source>
        <translation>모든 값이 수식과 같습니다.</translation>
    </message>
    <message>
        <source>Allow clusters larger than the portable size of 8 blocks (cudaFuncAttributeNonPortableClusterSizeAllowed)</source>
        <translation>이식 가능한 크기인 블록 8개보다 큰 클러스터 허용(cudaFuncAttributeNonPortableClusterSizeAllowed)</translation>
    </message>
    <message>
        <source>Also print the CUDA C++ source of the kernels</source>
        <translation>커널의 CUDA C++ 소스도 출력</translation>
    </message>
    <message>
        <source>Also show how much dynamic shared memory each block can have with N blocks per SM</source>
        <translation>SM당 블록이 N개일 때 각 블록이 쓸 수 있는 동적 공유 메모리 크기도 표시</translation>
    </message>
    <message>
        <source>Assumed: numRegs {registers} on every device; the compiler may use a different number for each architecture.</source>
        <translation>가정: 모든 디바이스에서 numRegs는 {registers}입니다. 컴파일러는 아키텍처마다 다른 수를 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Assumed: where numRegs names another architecture (&quot;of sm_90&quot;), the device uses the same number.</source>
        <translation>가정: numRegs에 다른 아키텍처가 표시되면(예: &quot;(sm_90)&quot;) 디바이스도 같은 수를 사용합니다.</translation>
    </message>
    <message>
        <source>Assumed: {assumption}</source>
        <translation>가정: {assumption}</translation>
    </message>
    <message>
        <source>BLOCK[/CLUSTER]</source>
        <translation>블록[/클러스터]</translation>
    </message>
    <message>
        <source>BYTES</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>Block size in threads, such as 256 or 16,16</source>
        <translation>스레드 단위의 블록 크기(예: 256 또는 16,16)</translation>
    </message>
    <message>
        <source>Block size in threads, such as 256, 16,16 or 16x16x1</source>
        <translation>스레드 단위의 블록 크기(예: 256, 16,16 또는 16x16x1)</translation>
    </message>
    <message>
        <source>Block sizes in threads, such as 16,16, run one after the other (default: the kernel&apos;s suggestion)</source>
        <translation>스레드 단위의 블록 크기(예: 16,16). 차례로 하나씩 실행(기본값: 커널의 제안)</translation>
    </message>
    <message>
        <source>Block sizes in threads: a list (8x8,16x16), a range (32..1024 in steps of a warp, 64..512:64 in steps of 64), or {example} for every combination</source>
        <translation>스레드 단위의 블록 크기: 목록(8x8,16x16), 범위(32..1024는 워프 단위로, 64..512:64는 64 간격으로) 또는 모든 조합을 뜻하는 {example}</translation>
    </message>
    <message>
        <source>Check a launch against a device&apos;s limits</source>
        <translation>디바이스의 한도를 기준으로 실행을 검사</translation>
    </message>
    <message>
        <source>Check the launch on several devices: &quot;all&quot; for the catalogue, or values of --device, separated by commas; can be repeated</source>
        <translation>여러 디바이스에서 실행을 검사: 카탈로그 전체는 &quot;all&quot;, 또는 --device의 값을 쉼표로 구분하여 지정. 여러 번 쓸 수 있음</translation>
    </message>
    <message>
        <source>Cluster sizes in blocks, such as 1,2,4 or 2x2; 1 means no cluster (default: the kernel&apos;s suggestion)</source>
        <translation>블록 단위의 클러스터 크기(예: 1,2,4 또는 2x2). 1은 클러스터 없음(기본값: 커널의 제안)</translation>
    </message>
    <message>
        <source>Compare the model with a GPU of this machine by launching random configurations</source>
        <translation>무작위 구성을 실행하여 모델을 이 컴퓨터의 GPU와 비교</translation>
    </message>
    <message>
        <source>Compute the occupancy: how many blocks are resident on one SM, and what limits them</source>
        <translation>점유율 계산: SM 하나에 상주하는 블록 수와 그 제한 요인</translation>
    </message>
    <message>
        <source>Could not convert: {option} = {value}</source>
        <translation>변환할 수 없음: {option} = {value}</translation>
    </message>
    <message>
        <source>Device: a name from the catalogue, a device file, or &quot;live&quot; or &quot;live:N&quot; for a GPU of this machine (default: live if there is a GPU, else {device})</source>
        <translation>디바이스: 카탈로그의 이름, 디바이스 파일, 또는 이 컴퓨터의 GPU를 뜻하는 &quot;live&quot;나 &quot;live:N&quot;(기본값: GPU가 있으면 live, 없으면 {device})</translation>
    </message>
    <message>
        <source>Device: its number or name (default: 0)</source>
        <translation>디바이스: 번호 또는 이름(기본값: 0)</translation>
    </message>
    <message>
        <source>Dynamic shared memory per block, such as 1000 or 48KiB (default: 0)</source>
        <translation>블록당 동적 공유 메모리(예: 1000 또는 48KiB, 기본값: 0)</translation>
    </message>
    <message>
        <source>Dynamic shared memory per block, such as 1000 or 48KiB (default: 0; in run and sweep, the kernel&apos;s suggestion)</source>
        <translation>블록당 동적 공유 메모리(예: 1000 또는 48KiB, 기본값: 0, run과 sweep에서는 커널의 제안)</translation>
    </message>
    <message>
        <source>Example for {command}, with the limits of {device} with {change}:</source>
        <translation>{device}의 한도에 {change}{change, ending, vowel {를} other {을}} 적용한 {command} 예:</translation>
    </message>
    <message>
        <source>Example for {command}, with the limits of {device}:</source>
        <translation>{device}의 한도를 적용한 {command} 예:</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>예:</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>함께 사용 불가</translation>
    </message>
    <message>
        <source>Exit status: 0 accepted (--devices: by every device); 1 refused (--devices: by at least
one); 2 usage error (--batch: a malformed line); 3 no device.</source>
        <translation>종료 상태: 0 수락됨(--devices: 모든 디바이스에서), 1 거부됨(--devices: 하나 이상의
디바이스에서), 2 사용법 오류(--batch: 형식이 잘못된 줄), 3 디바이스 없음.</translation>
    </message>
    <message>
        <source>Exit status: 0 at least one launch was timed, and every result is correct; 1 a result is wrong, every
launch was refused, or the sweep was cancelled; 2 usage error; 3 no device, or nothing is recorded.</source>
        <translation>종료 상태: 0 하나 이상의 실행 시간을 측정했고 모든 결과가 올바름, 1 결과가 틀렸거나
모든 실행이 거부되었거나 스윕이 취소됨, 2 사용법 오류, 3 디바이스가 없거나 기록된 것이 없음.</translation>
    </message>
    <message>
        <source>Exit status: 0 every launch ran with a correct result; 1 a launch was refused or its result is
wrong; 2 usage error; 3 no device, or the launch is not recorded.</source>
        <translation>종료 상태: 0 모든 실행의 결과가 올바름, 1 실행이 거부되었거나 결과가 틀림,
2 사용법 오류, 3 디바이스가 없거나 실행이 기록되어 있지 않음.</translation>
    </message>
    <message>
        <source>Exit status: 0 the input ended; 2 usage error; 3 no CUDA or no recording; 10 the input ended during a
job; 11 a launch exceeded its time limit; 12 the output was closed; 13 a cancelled job could not be
stopped.</source>
        <translation>종료 상태: 0 입력이 끝남, 2 사용법 오류, 3 CUDA나 기록이 없음,
10 작업 중에 입력이 끝남, 11 실행이 시간 제한을 넘김, 12 출력이 닫힘,
13 취소된 작업을 멈출 수 없음.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>FRACTION</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>GPU number (default: 0)</source>
        <translation>GPU 번호(기본값: 0)</translation>
    </message>
    <message>
        <source>GPU to save: its number or name (default: 0)</source>
        <translation>저장할 GPU: 번호 또는 이름(기본값: 0)</translation>
    </message>
    <message>
        <source>Grid size in blocks, such as 63, 63,63 or 63x63x1 (default: the grid that covers --problem)</source>
        <translation>블록 단위의 그리드 크기(예: 63, 63,63 또는 63x63x1, 기본값: --problem의 모든 원소를 처리하는 그리드)</translation>
    </message>
    <message>
        <source>Grid size in blocks, such as 63,63 (default: the grid that covers the problem, in whole clusters)</source>
        <translation>블록 단위의 그리드 크기(예: 63,63, 기본값: 모든 원소를 처리하는 그리드, 클러스터 단위로 올림)</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>LIST</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>Launch cooperatively: all blocks must be resident at the same time</source>
        <translation>협력 실행: 모든 블록이 동시에 상주해야 함</translation>
    </message>
    <message>
        <source>Launch function: {functions} (default: the simplest one that supports the other options; in run and sweep, the kernel&apos;s suggestion)</source>
        <translation>실행 함수: {functions}(기본값: 다른 옵션을 지원하는 가장 단순한 함수, run과 sweep에서는 커널의 제안)</translation>
    </message>
    <message>
        <source>Launch once more with a kernel that traces on which SM and when each block ran</source>
        <translation>각 블록이 어느 SM에서 언제 수행되었는지 추적하는 커널로 한 번 더 실행</translation>
    </message>
    <message>
        <source>List devices, show the properties of one, or save a GPU to a device file</source>
        <translation>디바이스 나열, 디바이스 하나의 속성 표시, 또는 GPU를 디바이스 파일로 저장</translation>
    </message>
    <message>
        <source>List the demo kernels and their attributes on a device</source>
        <translation>데모 커널과 디바이스에서의 커널 속성 나열</translation>
    </message>
    <message>
        <source>List the rules that launches are checked against, or explain one rule</source>
        <translation>실행을 검사하는 규칙 나열, 또는 규칙 하나 설명</translation>
    </message>
    <message>
        <source>Maximum measuring time per launch (default: {seconds})</source>
        <translation>실행당 최대 측정 시간(기본값: {seconds})</translation>
    </message>
    <message>
        <source>Maximum number of samples per launch, 1 to {limit} (default: {samples})</source>
        <translation>실행당 최대 표본 수, 1~{limit}(기본값: {samples})</translation>
    </message>
    <message>
        <source>Maximum threads per block of the kernel (maxThreadsPerBlock; default: from --launch-bounds or the kernel, else 1024)</source>
        <translation>커널의 블록당 최대 스레드 수(maxThreadsPerBlock, 기본값: --launch-bounds 또는 커널의 값, 없으면 1024)</translation>
    </message>
    <message>
        <source>More about a rule: {command}</source>
        <translation>규칙 자세히 보기: {command}</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>함께 필요</translation>
    </message>
    <message>
        <source>Next steps</source>
        <translation>다음 단계</translation>
    </message>
    <message>
        <source>No block size fits on an SM.</source>
        <translation>SM에 들어가는 블록 크기가 없습니다.</translation>
    </message>
    <message>
        <source>No launch was timed.</source>
        <translation>시간을 측정한 실행이 없습니다.</translation>
    </message>
    <message>
        <source>No live device: {problem}</source>
        <translation>실제 디바이스 없음: {problem}</translation>
    </message>
    <message>
        <source>Number of cluster queries per seed (default: {count})</source>
        <translation>시드당 클러스터 질의 수(기본값: {count})</translation>
    </message>
    <message>
        <source>Number of launches per seed, up to {limit} (default: {count})</source>
        <translation>시드당 실행 수, 최대 {limit}(기본값: {count})</translation>
    </message>
    <message>
        <source>Number of occupancy queries per seed (default: {count})</source>
        <translation>시드당 점유율 질의 수(기본값: {count})</translation>
    </message>
    <message>
        <source>Number of queries for suggested block sizes and available shared memory per seed (default: {count})</source>
        <translation>시드당 제안 블록 크기 및 사용 가능한 공유 메모리 질의 수(기본값: {count})</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Occupancy: no block fits on an SM</source>
        <translation>점유율: SM에 들어가는 블록이 없음</translation>
    </message>
    <message>
        <source>Omit advice by rule ID, such as partialWarp,tailWave, or &quot;all&quot;</source>
        <translation>규칙 ID로 지정한 조언 생략(예: partialWarp,tailWave 또는 &quot;all&quot;)</translation>
    </message>
    <message>
        <source>Opt in to this maximum of dynamic shared memory per block, such as 100KiB (cudaFuncAttributeMaxDynamicSharedMemorySize; default: the kernel&apos;s opt-in, else 48 KiB minus its static shared memory)</source>
        <translation>블록당 동적 공유 메모리의 최댓값을 이 크기까지 옵트인(예: 100KiB, cudaFuncAttributeMaxDynamicSharedMemorySize, 기본값: 커널의 옵트인, 없으면 48 KiB에서 정적 공유 메모리를 뺀 값)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>PATH</source>
        <translation>경로</translation>
    </message>
    <message>
        <source>PERCENT</source>
        <translation>백분율</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>위치 인자</translation>
    </message>
    <message>
        <source>Predict the error codes of this CUDA runtime version, such as 12.4 (default: the version in the device&apos;s recording, else 13.0)</source>
        <translation>이 CUDA 런타임 버전의 오류 코드를 예측(예: 12.4, 기본값: 디바이스 기록의 버전, 없으면 13.0)</translation>
    </message>
    <message>
        <source>Print CSV instead of text, one line per launch</source>
        <translation>텍스트 대신 실행당 한 줄의 CSV 출력</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON 출력</translation>
    </message>
    <message>
        <source>Print JSON instead of text</source>
        <translation>텍스트 대신 JSON 출력</translation>
    </message>
    <message>
        <source>Print JSON instead of text (--batch always prints JSON)</source>
        <translation>텍스트 대신 JSON 출력(--batch는 항상 JSON을 출력)</translation>
    </message>
    <message>
        <source>Print the report as JSON instead of text</source>
        <translation>보고서를 텍스트 대신 JSON으로 출력</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>이 도움말을 출력하고 종료</translation>
    </message>
    <message>
        <source>Problem size in elements, such as 1000 or 1000,1000 (default: none; in run and sweep, the kernel&apos;s suggestion)</source>
        <translation>원소 단위의 문제 크기(예: 1000 또는 1000,1000, 기본값: 없음, run과 sweep에서는 커널의 제안)</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>필수</translation>
    </message>
    <message>
        <source>Read one launch per line as JSON and print one verdict per line; &quot;-&quot; reads standard input (format: {schema})</source>
        <translation>한 줄에 하나씩 JSON으로 된 실행을 읽고 판정을 한 줄씩 출력. &quot;-&quot;는 표준 입력을 읽음(형식: {schema})</translation>
    </message>
    <message>
        <source>Read one {object} per line and print one answer per line; &quot;-&quot; reads standard input (format: {schema})</source>
        <translation>한 줄에 {object} 하나씩 읽고 답을 한 줄씩 출력. &quot;-&quot;는 표준 입력을 읽음(형식: {schema})</translation>
    </message>
    <message>
        <source>Read the kernel&apos;s attributes from a JSON file: an object as in &quot;kernel&quot; of a batch line, or a list of such objects with binaryVersion, one per architecture</source>
        <translation>JSON 파일에서 커널 속성 읽기: 배치 줄의 &quot;kernel&quot;과 같은 객체, 또는 binaryVersion을 포함한 객체를 아키텍처마다 하나씩 담은 목록</translation>
    </message>
    <message>
        <source>Recordings to replay: files, or directories of them (implies --replay; default: the program&apos;s own recordings)</source>
        <translation>재생할 기록: 파일 또는 파일이 있는 디렉터리(--replay를 포함, 기본값: 프로그램에 들어 있는 기록)</translation>
    </message>
    <message>
        <source>Refused: {error}</source>
        <translation>거부됨: {error}</translation>
    </message>
    <message>
        <source>Refused: {error}, reported for {rule}, which the driver checks first</source>
        <translation>거부됨: {error}, 드라이버가 먼저 검사하는 {rule} 때문에 보고됨</translation>
    </message>
    <message>
        <source>Registers per thread (numRegs; default: the kernel&apos;s, else registers do not limit)</source>
        <translation>스레드당 레지스터 수(numRegs, 기본값: 커널의 값, 없으면 레지스터는 제한 요인이 아님)</translation>
    </message>
    <message>
        <source>Replay recordings instead of using a GPU</source>
        <translation>GPU를 사용하는 대신 기록을 재생</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <translation>초</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM 클럭</translation>
    </message>
    <message>
        <source>SM clock {megahertz:.0f} MHz</source>
        <translation>SM 클럭 {megahertz:.0f} MHz</translation>
    </message>
    <message>
        <source>SMs</source>
        <translation>SM</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>하위명령</translation>
    </message>
    <message>
        <source>Save a GPU of this machine to a device file (JSON)</source>
        <translation>이 컴퓨터의 GPU를 디바이스 파일(JSON)로 저장</translation>
    </message>
    <message>
        <source>Saved {device} to {file}</source>
        <translation>{device}의 정보를 {file}에 저장했습니다</translation>
    </message>
    <message>
        <source>Seeds of the random numbers; a seed always gives the same queries (default: 1)</source>
        <translation>난수의 시드. 같은 시드는 항상 같은 질의를 만듦(기본값: 1)</translation>
    </message>
    <message>
        <source>Serve a GPU or recordings to another program over standard input and output</source>
        <translation>표준 입출력을 통해 GPU 또는 기록을 다른 프로그램에 제공</translation>
    </message>
    <message>
        <source>Show all properties of a device: a name from the catalogue, a device file, or &quot;live&quot; or &quot;live:N&quot; for a GPU of this machine (default: list all devices)</source>
        <translation>디바이스 하나의 모든 속성 표시: 카탈로그의 이름, 디바이스 파일, 또는 이 컴퓨터의 GPU를 뜻하는 &quot;live&quot;나 &quot;live:N&quot;(기본값: 모든 디바이스 나열)</translation>
    </message>
    <message>
        <source>Show the IDs that the first N threads wrote next to the values of the formulas, and record those of all threads</source>
        <translation>처음 N개 스레드가 쓴 ID를 수식의 값과 나란히 표시하고, 모든 스레드의 ID를 기록</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>출처: {source}</translation>
    </message>
    <message>
        <source>Static shared memory per block, such as 4096 or 4KiB (sharedSizeBytes; default: the kernel&apos;s, else 0)</source>
        <translation>블록당 정적 공유 메모리(예: 4096 또는 4KiB, sharedSizeBytes, 기본값: 커널의 값, 없으면 0)</translation>
    </message>
    <message>
        <source>Stop when the 95 % confidence interval of the median is within ± this fraction of the median (default: {fraction}; 0: take all samples)</source>
        <translation>중앙값의 95% 신뢰 구간이 중앙값의 ± 이 비율 안에 들면 중지(기본값: {fraction}, 0: 표본을 모두 측정)</translation>
    </message>
    <message>
        <source>Stream: {streams} (default: {stream}; in run and sweep, the kernel&apos;s suggestion)</source>
        <translation>스트림: {streams}(기본값: {stream}, run과 sweep에서는 커널의 제안)</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>하위 명령</translation>
    </message>
    <message>
        <source>Suggest a block size, as cudaOccupancyMaxPotentialBlockSize does, instead of using --block</source>
        <translation>--block을 쓰는 대신 cudaOccupancyMaxPotentialBlockSize처럼 블록 크기를 제안</translation>
    </message>
    <message>
        <source>Suggested: blocks of {threads, plural, one {# thread} other {# threads}}; a grid of at least {blocks, plural, one {# block} other {# blocks}} fills the device</source>
        <translation>제안: {threads, plural, other {스레드 #개}}짜리 블록, 디바이스를 채우려면 {blocks, plural, other {블록 #개}} 이상의 그리드</translation>
    </message>
    <message>
        <source>The driver checks the rules in this order and returns the error of the first violated one.</source>
        <translation>드라이버는 이 순서로 규칙을 검사하고, 처음 위반된 규칙의 오류를 반환합니다.</translation>
    </message>
    <message>
        <source>The following argument was not expected: {argument}</source>
        <translation>예상하지 못한 인자: {argument}</translation>
    </message>
    <message>
        <source>The following arguments were not expected: {arguments}</source>
        <translation>예상하지 못한 인자: {arguments}</translation>
    </message>
    <message>
        <source>The id of a rule, which check prints in brackets</source>
        <translation>check가 대괄호 안에 출력하는 규칙의 ID</translation>
    </message>
    <message>
        <source>The launches have different numbers of threads and their work is unknown, so the ranking uses the time per thread.</source>
        <translation>실행마다 스레드 수가 다르고 작업량을 알 수 없으므로, 스레드당 시간으로 순위를 매깁니다.</translation>
    </message>
    <message>
        <source>The launches process different numbers of items, so the ranking uses the time per item.</source>
        <translation>실행마다 처리하는 항목 수가 다르므로, 항목당 시간으로 순위를 매깁니다.</translation>
    </message>
    <message>
        <source>The limits of {devices, plural, one {# device} other {# devices}} are from documents; {command} lists the sources.</source>
        <translation>{devices, plural, other {디바이스 #개}}의 한도는 문서에서 가져온 값입니다. {command} 명령으로 출처를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>The protocol is JSON-RPC 2.0 with one message per line. The log goes to standard error.</source>
        <translation>프로토콜은 한 줄에 메시지 하나인 JSON-RPC 2.0입니다. 로그는 표준 오류로 출력됩니다.</translation>
    </message>
    <message>
        <source>The report lists every launch on which model and device disagree as a line for check --batch, and
every such occupancy query as a line for occupancy --batch.
Exit status: 0 the model agrees with the device; 1 they disagree; 2 usage error; 3 no device.</source>
        <translation>보고서에는 모델과 디바이스의 결과가 다른 모든 실행이 check --batch에 쓸 수 있는 줄로, 그러한 모든
점유율 질의가 occupancy --batch에 쓸 수 있는 줄로 들어갑니다.
종료 상태: 0 모델이 디바이스와 일치, 1 불일치, 2 사용법 오류, 3 디바이스 없음.</translation>
    </message>
    <message>
        <source>The sweep launches every block size with every cluster size. It skips launches that violate a rule
and prints the reason. It shuffles the order, so that a rising or falling clock favours no launch. The
first Ctrl-C stops after the current sample and prints the results so far; the second ends the
program.</source>
        <translation>스윕은 모든 블록 크기를 모든 클러스터 크기와 조합하여 실행합니다. 규칙을 위반하는 실행은 건너뛰고
그 이유를 출력합니다. 클럭이 오르내려도 특정 실행에 유리하지 않도록 순서를 섞습니다.
Ctrl-C를 처음 누르면 현재 표본을 마친 뒤 멈추고 그때까지의 결과를 출력합니다.
두 번째로 누르면 프로그램을 끝냅니다.</translation>
    </message>
    <message>
        <source>The sweep was cancelled.</source>
        <translation>스윕이 취소되었습니다.</translation>
    </message>
    <message>
        <source>The threads of this kernel do not report their IDs.</source>
        <translation>이 커널의 스레드는 ID를 보고하지 않습니다.</translation>
    </message>
    <message>
        <source>Time limit of one launch; the program ends when a launch exceeds it (default: {seconds})</source>
        <translation>실행 한 번의 시간 제한. 실행이 이를 넘기면 프로그램이 종료됨(기본값: {seconds})</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>사용법</translation>
    </message>
    <message>
        <source>VERSION</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>With --suggest: dynamic shared memory per thread, in addition to --smem (default: 0)</source>
        <translation>--suggest와 함께: --smem에 더하는 스레드당 동적 공유 메모리(기본값: 0)</translation>
    </message>
    <message>
        <source>With --suggest: maximum threads per block (blockSizeLimit; default: 0, no limit)</source>
        <translation>--suggest와 함께: 블록당 최대 스레드 수(blockSizeLimit, 기본값: 0, 제한 없음)</translation>
    </message>
    <message>
        <source>With {blocks, plural, one {# block} other {# blocks}} per SM, each can have up to {bytes} of dynamic shared memory.</source>
        <translation>SM당 {blocks, plural, other {블록 #개}}일 때 각 블록은 동적 공유 메모리를 최대 {bytes}까지 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Write the device&apos;s replies to a file (gzip-compressed JSON lines)</source>
        <translation>디바이스의 응답을 파일에 쓰기(gzip으로 압축한 JSON 줄)</translation>
    </message>
    <message>
        <source>Write the report, with every disagreement, to a JSON file</source>
        <translation>모든 불일치를 담은 보고서를 JSON 파일에 쓰기</translation>
    </message>
    <message>
        <source>__block_size__ of the kernel in threads, such as 128,1,1, optionally with a cluster in blocks, such as 128,1,1/2,1,1; --grid then counts clusters</source>
        <translation>커널의 __block_size__(스레드 단위, 예: 128,1,1). 블록 단위의 클러스터를 덧붙일 수 있으며(예: 128,1,1/2,1,1), 그러면 --grid는 클러스터를 셈</translation>
    </message>
    <message>
        <source>__cluster_dims__ of the kernel in blocks, such as 2,1,1; &quot;unspecified&quot; for __cluster_dims__()</source>
        <translation>커널의 __cluster_dims__(블록 단위, 예: 2,1,1). __cluster_dims__()이면 &quot;unspecified&quot;</translation>
    </message>
    <message>
        <source>__launch_bounds__ of the kernel: maximum threads per block, minimum blocks per SM and maximum blocks per cluster, such as 256 or 256,1 or 256,1,4</source>
        <translation>커널의 __launch_bounds__: 블록당 최대 스레드 수, SM당 최소 블록 수, 클러스터당 최대 블록 수(예: 256, 256,1 또는 256,1,4)</translation>
    </message>
    <message>
        <source>a batch checks one device; use --device</source>
        <translation>배치는 디바이스 하나만 검사합니다. --device를 사용하십시오</translation>
    </message>
    <message>
        <source>a launch exceeded its time limit; --time-limit sets the limit</source>
        <translation>실행이 시간 제한을 넘겼습니다. --time-limit으로 제한을 설정할 수 있습니다</translation>
    </message>
    <message>
        <source>a sweep of {launches, plural, one {# launch} other {# launches}} can take at most {samples, plural, one {# sample} other {# samples}} of each</source>
        <translation>{launches, plural, other {실행 #회}}의 스윕에서는 실행마다 {samples, plural, other {표본 #개}}까지만 측정할 수 있습니다</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>수락됨</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>조언</translation>
    </message>
    <message>
        <source>advice: it does not change the predicted error</source>
        <translation>조언: 예측된 오류를 바꾸지 않음</translation>
    </message>
    <message>
        <source>after {rule}</source>
        <translation>{rule} 다음</translation>
    </message>
    <message>
        <source>all taken</source>
        <translation>모두 측정함</translation>
    </message>
    <message>
        <source>allowed blocks</source>
        <translation>허용 블록</translation>
    </message>
    <message>
        <source>an axis is 0, so no grid covers the problem; change --block or add --grid</source>
        <translation>한 축이 0이어서 모든 원소를 처리하는 그리드가 없습니다. --block을 바꾸거나 --grid를 추가하십시오</translation>
    </message>
    <message>
        <source>any</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>배리어</translation>
    </message>
    <message>
        <source>before {rule}</source>
        <translation>{rule} 이전</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>바이너리</translation>
    </message>
    <message>
        <source>block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>block {size}</source>
        <translation>블록 {size}</translation>
    </message>
    <message>
        <source>blocks/SM</source>
        <translation>블록/SM</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>취소됨</translation>
    </message>
    <message>
        <source>cannot be combined with --batch, where each line sets it</source>
        <translation>--batch와 함께 쓸 수 없습니다. 이 값은 각 줄에서 설정합니다</translation>
    </message>
    <message>
        <source>cannot write the answers: {problem}</source>
        <translation>답을 쓸 수 없습니다: {problem}</translation>
    </message>
    <message>
        <source>cannot write to standard output: {problem}</source>
        <translation>표준 출력에 쓸 수 없습니다: {problem}</translation>
    </message>
    <message>
        <source>catalogue</source>
        <translation>카탈로그</translation>
    </message>
    <message>
        <source>cc</source>
        <translation>CC</translation>
    </message>
    <message>
        <source>chapter</source>
        <translation>장</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>cluster {size}</source>
        <translation>클러스터 {size}</translation>
    </message>
    <message>
        <source>compute capability</source>
        <translation>compute capability</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>상수</translation>
    </message>
    <message>
        <source>converged</source>
        <translation>수렴함</translation>
    </message>
    <message>
        <source>cudaFuncSetAttribute takes an int, at most {bytes} bytes</source>
        <translation>cudaFuncSetAttribute는 int를 받으므로 최대 {bytes}바이트입니다</translation>
    </message>
    <message>
        <source>cudaOccupancyAvailableDynamicSMemPerBlock returns {bytes}, because it ignores the shared memory reserved per block.</source>
        <translation>cudaOccupancyAvailableDynamicSMemPerBlock은 블록마다 예약되는 공유 메모리를 무시하므로 {bytes}{bytes, ending, vowel {를} other {을}} 반환합니다.</translation>
    </message>
    <message>
        <source>description</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>device</source>
        <translation>디바이스</translation>
    </message>
    <message>
        <source>driver error</source>
        <translation>드라이버 오류</translation>
    </message>
    <message>
        <source>driver {version}</source>
        <translation>드라이버 {version}</translation>
    </message>
    <message>
        <source>error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>event</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>expected 1 to 3 numbers separated by commas, found &quot;{text}&quot;</source>
        <translation>쉼표로 구분한 숫자 1~3개가 필요합니다(입력: &quot;{text}&quot;)</translation>
    </message>
    <message>
        <source>expected BLOCK or BLOCK/CLUSTER, found &quot;{text}&quot;</source>
        <translation>블록 또는 블록/클러스터 형식이 필요합니다(입력: &quot;{text}&quot;)</translation>
    </message>
    <message>
        <source>expected a block of 1 to {threads} threads</source>
        <translation>스레드 1~{threads}개짜리 블록이 필요합니다</translation>
    </message>
    <message>
        <source>expected a fraction of the median from 0 to 1, found &quot;{text}&quot;</source>
        <translation>중앙값에 대한 0~1 사이의 비율이 필요합니다(입력: &quot;{text}&quot;)</translation>
    </message>
    <message>
        <source>expected one of {names}, found &quot;{text}&quot;</source>
        <translation>{names} 중 하나가 필요합니다(입력: &quot;{text}&quot;)</translation>
    </message>
    <message>
        <source>expected seconds above 0, at most {limit}, found &quot;{text}&quot;</source>
        <translation>0보다 크고 {limit} 이하인 초 단위 값이 필요합니다(입력: &quot;{text}&quot;)</translation>
    </message>
    <message>
        <source>expected up to three axes, such as {example}, found &quot;{text}&quot;</source>
        <translation>최대 3개의 축이 필요합니다(예: {example}, 입력: &quot;{text}&quot;)</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>가장 빠름</translation>
    </message>
    <message>
        <source>fix</source>
        <translation>해결 방법</translation>
    </message>
    <message>
        <source>fix: {label} – {consequence}</source>
        <translation>해결 방법: {label} – {consequence}</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>그리드</translation>
    </message>
    <message>
        <source>grid {size}</source>
        <translation>그리드 {size}</translation>
    </message>
    <message>
        <source>host timeline of one launch</source>
        <translation>실행 한 번의 호스트 타임라인</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>연속 실행</translation>
    </message>
    <message>
        <source>indistinguishable</source>
        <translation>구별 안 됨</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>중단됨</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>known</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>known from</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>launch latency</source>
        <translation>실행 지연 시간</translation>
    </message>
    <message>
        <source>leads to {error}</source>
        <translation>{error} 발생</translation>
    </message>
    <message>
        <source>leads to {error} ({note})</source>
        <translation>{error} 발생({note})</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>한도</translation>
    </message>
    <message>
        <source>limited by {limiters}</source>
        <translation>제한 요인: {limiters}</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>제한 요인</translation>
    </message>
    <message>
        <source>local</source>
        <translation>로컬</translation>
    </message>
    <message>
        <source>max threads</source>
        <translation>최대 스레드</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>측정됨</translation>
    </message>
    <message>
        <source>median</source>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>memory clock {megahertz:.0f} MHz</source>
        <translation>메모리 클럭 {megahertz:.0f} MHz</translation>
    </message>
    <message>
        <source>name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>no block given; add --block, such as --block 16,16</source>
        <translation>블록이 지정되지 않았습니다. --block 16,16처럼 --block을 추가하십시오</translation>
    </message>
    <message>
        <source>no block given; add --block, such as --block 256, or --suggest</source>
        <translation>블록이 지정되지 않았습니다. --block 256처럼 --block을 추가하거나 --suggest를 사용하십시오</translation>
    </message>
    <message>
        <source>no command given; the commands are {commands}</source>
        <translation>명령이 지정되지 않았습니다. 사용할 수 있는 명령: {commands}</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>잡음</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>검사 안 함</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>도달 못함</translation>
    </message>
    <message>
        <source>numRegs {registers} of {architecture}, recorded on {device}, is assumed for compute capability {capability}</source>
        <translation>{device}에서 기록된 {architecture}의 numRegs {registers}{registers, ending, vowel {를} other {을}} compute capability {capability}에도 적용</translation>
    </message>
    <message>
        <source>numRegs {registers}, as given, is assumed for compute capability {capability}</source>
        <translation>지정된 numRegs {registers}{registers, ending, vowel {를} other {을}} compute capability {capability}에도 적용</translation>
    </message>
    <message>
        <source>number {place} of {rules} in the driver&apos;s order</source>
        <translation>드라이버 순서의 {rules}개 중 {place}번째</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>of copy</source>
        <translation>복사 대비</translation>
    </message>
    <message>
        <source>only valid with --block, such as --block 256; omit --suggest</source>
        <translation>--block 256처럼 --block과 함께 쓸 때만 유효합니다. --suggest를 생략하십시오</translation>
    </message>
    <message>
        <source>only valid with --suggest</source>
        <translation>--suggest와 함께 쓸 때만 유효합니다</translation>
    </message>
    <message>
        <source>only valid with --suggest; with --block use --smem</source>
        <translation>--suggest와 함께 쓸 때만 유효합니다. --block과 함께라면 --smem을 사용하십시오</translation>
    </message>
    <message>
        <source>order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>메모리 부족</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>시간 소진</translation>
    </message>
    <message>
        <source>problem {size}</source>
        <translation>문제 크기 {size}</translation>
    </message>
    <message>
        <source>property</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>사분위수</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>registers are not given and do not limit</source>
        <translation>레지스터가 지정되지 않아 제한 요인이 아님</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>리소스</translation>
    </message>
    <message>
        <source>result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>runtime error</source>
        <translation>런타임 오류</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>표본</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>건너뜀</translation>
    </message>
    <message>
        <source>skipped: {problem}</source>
        <translation>건너뜀: {problem}</translation>
    </message>
    <message>
        <source>source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>static shared</source>
        <translation>정적 공유 메모리</translation>
    </message>
    <message>
        <source>status</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>stream {stream}</source>
        <translation>스트림 {stream}</translation>
    </message>
    <message>
        <source>synchronisation</source>
        <translation>동기화</translation>
    </message>
    <message>
        <source>the SM clock was low during all samples, so the times are too long</source>
        <translation>모든 표본에서 SM 클럭이 낮아 시간이 너무 길게 측정되었습니다</translation>
    </message>
    <message>
        <source>the attributes of {kernel} on {device} are not recorded; give --regs, --static-smem and --max-threads instead</source>
        <translation>{device}에서의 {kernel} 속성이 기록되어 있지 않습니다. 대신 --regs, --static-smem, --max-threads를 지정하십시오</translation>
    </message>
    <message>
        <source>the catalogue is empty; give a device file or &quot;live&quot;</source>
        <translation>카탈로그가 비어 있습니다. 디바이스 파일이나 &quot;live&quot;를 지정하십시오</translation>
    </message>
    <message>
        <source>the device returned {error}: {message}</source>
        <translation>디바이스가 {error} 반환: {message}</translation>
    </message>
    <message>
        <source>the directories named with --recordings contain no recording</source>
        <translation>--recordings로 지정한 디렉터리에 기록이 없습니다</translation>
    </message>
    <message>
        <source>the kernel was not synchronised</source>
        <translation>커널이 동기화되지 않았습니다</translation>
    </message>
    <message>
        <source>the line is longer than the maximum of {bytes} bytes</source>
        <translation>줄이 최대 길이 {bytes}바이트보다 깁니다</translation>
    </message>
    <message>
        <source>the next cudaGetLastError() returned {error}</source>
        <translation>다음 cudaGetLastError()가 {error} 반환</translation>
    </message>
    <message>
        <source>the program&apos;s resources contain no recording; name one with --recordings</source>
        <translation>프로그램의 리소스에 기록이 없습니다. --recordings로 지정하십시오</translation>
    </message>
    <message>
        <source>the range &quot;{range}&quot; ends before it begins</source>
        <translation>범위 &quot;{range}&quot;의 끝이 시작보다 작습니다</translation>
    </message>
    <message>
        <source>the sweep ended before this launch</source>
        <translation>이 실행 전에 스윕이 끝났습니다</translation>
    </message>
    <message>
        <source>the times include host latency, because launches could not be queued ahead</source>
        <translation>실행을 미리 대기열에 넣을 수 없어 시간에 호스트 지연 시간이 포함됩니다</translation>
    </message>
    <message>
        <source>the value is empty; give a value or omit the option</source>
        <translation>값이 비어 있습니다. 값을 지정하거나 옵션을 생략하십시오</translation>
    </message>
    <message>
        <source>there is no command &quot;{command}&quot;; the commands are {commands}</source>
        <translation>명령 &quot;{command}&quot;{command, ending, vowel {가} other {이}} 없습니다. 사용할 수 있는 명령: {commands}</translation>
    </message>
    <message>
        <source>there is no device &quot;{name}&quot;; the devices are none</source>
        <translation>디바이스 &quot;{name}&quot;{name, ending, vowel {가} other {이}} 없습니다. 사용할 수 있는 디바이스: 없음</translation>
    </message>
    <message>
        <source>there is no device &quot;{name}&quot;; the devices are {devices}</source>
        <translation>디바이스 &quot;{name}&quot;{name, ending, vowel {가} other {이}} 없습니다. 사용할 수 있는 디바이스: {devices}</translation>
    </message>
    <message>
        <source>there is no device {number}; this machine has {devices, plural, one {# device} other {# devices}}</source>
        <translation>{number}번 디바이스가 없습니다. 이 컴퓨터의 디바이스: {devices, plural, other {#개}}</translation>
    </message>
    <message>
        <source>there is no kernel &quot;{name}&quot;; the kernels are none</source>
        <translation>커널 &quot;{name}&quot;{name, ending, vowel {가} other {이}} 없습니다. 사용할 수 있는 커널: 없음</translation>
    </message>
    <message>
        <source>there is no kernel &quot;{name}&quot;; the kernels are {kernels}</source>
        <translation>커널 &quot;{name}&quot;{name, ending, vowel {가} other {이}} 없습니다. 사용할 수 있는 커널: {kernels}</translation>
    </message>
    <message>
        <source>thread {rank}</source>
        <translation>스레드 {rank}</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>처리량</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>too short for a precise timing: it takes little longer than an empty kernel</source>
        <translation>정밀하게 측정하기에는 너무 짧음: 빈 커널과 걸리는 시간이 거의 같음</translation>
    </message>
    <message>
        <source>too short for a precise timing: it takes little longer than an empty kernel ({time})</source>
        <translation>정밀하게 측정하기에는 너무 짧음: 빈 커널({time})과 걸리는 시간이 거의 같음</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>value {value}, limit {limit}</source>
        <translation>값 {value}, 한도 {limit}</translation>
    </message>
    <message>
        <source>value {value}, limit {limit}, from {attribute} ({provenance})</source>
        <translation>값 {value}, 한도 {limit}, {attribute}에서 가져옴({provenance})</translation>
    </message>
    <message>
        <source>values written by the threads = values of the formulas</source>
        <translation>스레드가 쓴 값 = 수식의 값</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>틀림</translation>
    </message>
    <message>
        <source>{accepted} of {devices, plural, other {# devices accept}} the launch.</source>
        <translation>{devices, plural, other {디바이스 #개}} 중 {accepted}개가 실행을 수락합니다.</translation>
    </message>
    <message>
        <source>{accepted} of {devices, plural, other {# devices accept}} the launch; refusals by rule: {rules}.</source>
        <translation>{devices, plural, other {디바이스 #개}} 중 {accepted}개가 실행을 수락합니다. 규칙별 거부: {rules}.</translation>
    </message>
    <message>
        <source>{blocks, plural, one {# block} other {# blocks}} of {blockThreads, plural, one {# thread} other {# threads}}, {threads, plural, one {# thread} other {# threads}}</source>
        <translation>{blocks, plural, other {블록 #개}}(블록당 {blockThreads, plural, other {스레드 #개}}), 총 {threads, plural, other {스레드 #개}}</translation>
    </message>
    <message>
        <source>{blocks, plural, one {# block} other {# blocks}} of {threads, plural, one {# thread} other {# threads}} do not fit on an SM, even without dynamic shared memory.</source>
        <translation>{threads, plural, other {스레드 #개}}짜리 블록은 동적 공유 메모리가 없어도 SM 하나에 {blocks, plural, other {#개}}가 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>{block} in clusters of {cluster}</source>
        <translation>{block}, 클러스터 {cluster}</translation>
    </message>
    <message>
        <source>{bytes} of dynamic shared memory</source>
        <translation>동적 공유 메모리 {bytes}</translation>
    </message>
    <message>
        <source>{bytes} of dynamic shared memory per block</source>
        <translation>블록당 동적 공유 메모리 {bytes}</translation>
    </message>
    <message>
        <source>{elements} checked, all correct</source>
        <translation>{elements}개 검사, 모두 올바름</translation>
    </message>
    <message>
        <source>{error} ({code}), in the driver API {driverError}</source>
        <translation>{error}({code}), 드라이버 API에서는 {driverError}</translation>
    </message>
    <message>
        <source>{error}: no binary of the kernel runs on this device</source>
        <translation>{error}: 이 디바이스에서 돌릴 수 있는 커널 바이너리가 없음</translation>
    </message>
    <message>
        <source>{file} was recorded on {recorded}, but this device is {device}; use another file</source>
        <translation>{file} 파일은 {recorded}에서 기록되었지만 이 디바이스는 {device}입니다. 다른 파일을 사용하십시오</translation>
    </message>
    <message>
        <source>{file} was recorded with driver {recorded}, but this driver is {driver}; use another file</source>
        <translation>{file} 파일은 드라이버 {recorded}에서 기록되었지만 이 드라이버는 {driver}입니다. 다른 파일을 사용하십시오</translation>
    </message>
    <message>
        <source>{file}: cannot read beyond line {line}: {problem}</source>
        <translation>{file}: {line}행 다음부터 읽을 수 없습니다: {problem}</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>{function} cannot launch cooperatively; omit --api or use an Ex or cooperative function</source>
        <translation>{function} 함수는 협력 실행을 지원하지 않습니다. --api를 생략하거나 Ex 또는 Cooperative 함수를 사용하십시오</translation>
    </message>
    <message>
        <source>{function} cannot set a cluster dimension; use --api cudaLaunchKernelEx or cuLaunchKernelEx</source>
        <translation>{function} 함수로는 클러스터 차원을 설정할 수 없습니다. --api cudaLaunchKernelEx 또는 cuLaunchKernelEx를 사용하십시오</translation>
    </message>
    <message>
        <source>{function} takes the shared memory as an unsigned int, at most {bytes} bytes</source>
        <translation>{function} 함수는 공유 메모리를 unsigned int로 받으므로 최대 {bytes}바이트입니다</translation>
    </message>
    <message>
        <source>{kinds, plural, one {# kind of advice silenced} other {# kinds of advice silenced}}</source>
        <translation>{kinds, plural, other {조언 #종류}} 숨김</translation>
    </message>
    <message>
        <source>{label}: the interquartile range overlaps that of the fastest launch, or one of the two has fewer than {samples} samples.</source>
        <translation>{label}: 사분위 범위가 가장 빠른 실행의 범위와 겹치거나, 둘 중 하나의 표본이 {samples}개보다 적습니다.</translation>
    </message>
    <message>
        <source>{launches, plural, one {# launch is} other {# launches are}} more than the maximum of {limit}; use larger steps or smaller ranges</source>
        <translation>{launches, plural, other {실행 #회}}는 최대 {limit}회를 넘습니다. 간격을 늘리거나 범위를 줄이십시오</translation>
    </message>
    <message>
        <source>{launches, plural, one {# launch} other {# launches}}</source>
        <translation>{launches, plural, other {실행 #회}}</translation>
    </message>
    <message>
        <source>{limit}; set by {origin}</source>
        <translation>{limit}, 한도를 정하는 곳: {origin}</translation>
    </message>
    <message>
        <source>{option} excludes {other}</source>
        <translation>{option}: {other}{other, ending, vowel {와} other {과}} 함께 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>{option} is required</source>
        <translation>{option} 옵션이 필요합니다</translation>
    </message>
    <message>
        <source>{option} requires {other}</source>
        <translation>{option}: {other} 옵션이 필요합니다</translation>
    </message>
    <message>
        <source>{option}: At Most {limit} required but received {given}</source>
        <translation>{option}: 최대 {limit}개까지 쓸 수 있지만 {given}개가 지정되었습니다</translation>
    </message>
    <message>
        <source>{option}: no value given</source>
        <translation>{option}: 값이 지정되지 않았습니다</translation>
    </message>
    <message>
        <source>{option}: {problem}</source>
        <translation>{option}: {problem}</translation>
    </message>
    <message>
        <source>{problem}; see {help}</source>
        <translation>{problem} ({help} 참조)</translation>
    </message>
    <message>
        <source>{provenance} {date}</source>
        <translation>{provenance} {date}</translation>
    </message>
    <message>
        <source>{registers} of {architecture}</source>
        <translation>{registers} ({architecture})</translation>
    </message>
    <message>
        <source>{samples, plural, one {# sample was discarded} other {# samples were discarded}}, because the SM clock was low</source>
        <translation>SM 클럭이 낮아 {samples, plural, other {표본 #개}}를 버렸습니다</translation>
    </message>
    <message>
        <source>{values, plural, one {# value differs} other {# values differ}} from the formula (marked ≠).</source>
        <translation>{values, plural, other {값 #개}}가 수식과 다릅니다(≠ 표시).</translation>
    </message>
    <message>
        <source>{violation} and {more} more</source>
        <translation>{violation} 외 {more}건</translation>
    </message>
    <message>
        <source>{what}: {done} of {total}</source>
        <translation>{what}: {total} 중 {done}</translation>
    </message>
    <message>
        <source>{wrong} of {elements} wrong</source>
        <translation>{elements}개 중 {wrong}개 틀림</translation>
    </message>
    <message>
        <source>Barriers per block, at most {limit} (numBlockBarriers; default: the kernel&apos;s, else 1)</source>
        <translation>블록당 배리어 수, 최대 {limit}(numBlockBarriers, 기본값: 커널의 값, 없으면 1)</translation>
    </message>
    <message>
        <source>This machine has no usable GPU; these are the kernels that were recorded.</source>
        <translation>이 컴퓨터에 사용할 수 있는 GPU가 없습니다. 아래는 기록된 커널입니다.</translation>
    </message>
    <message>
        <source>Compare with the replies in a file that --answers wrote, instead of a GPU</source>
        <translation>GPU 대신 --answers가 쓴 파일의 응답과 비교</translation>
    </message>
    <message>
        <source>driver&apos;s log</source>
        <translation>드라이버 로그</translation>
    </message>
    <message>
        <source>the driver&apos;s log is silent about it</source>
        <translation>드라이버 로그에 이에 대한 내용 없음</translation>
    </message>
    <message>
        <source>the driver&apos;s log: {sentence}</source>
        <translation>드라이버 로그: {sentence}</translation>
    </message>
    <message>
        <source>Launch attribute, such as preferredClusterDim=4,1,1 or priority=-1; one of {names}; repeat the option for several</source>
        <translation>실행 속성(예: preferredClusterDim=4,1,1 또는 priority=-1). {names} 중 하나. 여러 개를 지정하려면 옵션을 반복</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <translation>이름=값</translation>
    </message>
    <message>
        <source>{function} cannot carry launch attributes; use --api cudaLaunchKernelEx or cuLaunchKernelEx</source>
        <translation>{function} 함수에는 실행 속성을 지정할 수 없습니다. --api cudaLaunchKernelEx 또는 cuLaunchKernelEx를 사용하십시오</translation>
    </message>
    <message>
        <source>{name} has no value; write {name}=VALUE</source>
        <translation>{name} 속성에 값이 없습니다. {name}=값 형식으로 쓰십시오</translation>
    </message>
    <message>
        <source>Also show how many blocks of this size are resident on one SM, such as 256 or 16,16</source>
        <translation>이 크기의 블록이 SM 하나에 몇 개 상주하는지도 표시(예: 256 또는 16,16)</translation>
    </message>
    <message>
        <source>Only kernels with this text in their name</source>
        <translation>이름에 이 텍스트가 들어 있는 커널만</translation>
    </message>
    <message>
        <source>With --block: exit with status 1 if fewer than N blocks of a kernel are resident</source>
        <translation>--block과 함께: 커널의 상주 블록이 N개보다 적으면 상태 1로 종료</translation>
    </message>
    <message>
        <source>With --block: the devices, or all; kernels are shown on those that can run them (default: one device of the catalogue for each architecture)</source>
        <translation>--block과 함께: 디바이스 목록 또는 all. 커널은 실행할 수 있는 디바이스에 대해 표시됨(기본값: 아키텍처마다 카탈로그의 디바이스 하나)</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation>아키텍처</translation>
    </message>
    <message>
        <source>blocks per SM</source>
        <translation>SM당 블록</translation>
    </message>
    <message>
        <source>limited by</source>
        <translation>제한 요인</translation>
    </message>
    <message>
        <source>no kernel has &quot;{text}&quot; in its name</source>
        <translation>이름에 &quot;{text}&quot; 텍스트가 들어 있는 커널이 없습니다</translation>
    </message>
    <message>
        <source>no kernel is for {architecture}</source>
        <translation>{architecture}용 커널이 없습니다</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>only valid with --block, such as --block 256</source>
        <translation>--block 256처럼 --block과 함께 쓸 때만 유효합니다</translation>
    </message>
    <message>
        <source>refused: {error}</source>
        <translation>거부됨: {error}</translation>
    </message>
    <message>
        <source>spill loads</source>
        <translation>스필 로드</translation>
    </message>
    <message>
        <source>spill stores</source>
        <translation>스필 저장</translation>
    </message>
    <message>
        <source>standard input is larger than {limit}</source>
        <translation>표준 입력이 {limit}보다 큽니다</translation>
    </message>
    <message>
        <source>the barriers, which are not known, can limit them</source>
        <translation>배리어(알려지지 않음)가 제한 요인일 수 있음</translation>
    </message>
    <message>
        <source>{min} to {max}</source>
        <translation>{min}~{max}</translation>
    </message>
    <message>
        <source>Only kernels for this architecture, such as sm_90 or compute_90; where a text has none, it is this one</source>
        <translation>이 아키텍처용 커널만(예: sm_90 또는 compute_90). 텍스트에 아키텍처가 없으면 이 아키텍처로 간주</translation>
    </message>
    <message>
        <source>Read the attributes of the kernel --kernel from a cubin, a fat binary, an object, a library or a program, or from the output of {nvcc}; {command} lists its kernels</source>
        <translation>cubin, 팻 바이너리, 오브젝트, 라이브러리나 프로그램, 또는 {nvcc}의 출력에서 --kernel 커널의 속성 읽기. {command} 명령으로 파일의 커널을 볼 수 있음</translation>
    </message>
    <message>
        <source>at launch</source>
        <translation>실행 시 지정</translation>
    </message>
    <message>
        <source>block size</source>
        <translation>블록 크기</translation>
    </message>
    <message>
        <source>expected an architecture such as sm_90 or compute_90, found &quot;{text}&quot;</source>
        <translation>sm_90 또는 compute_90 같은 아키텍처가 필요합니다(입력: &quot;{text}&quot;)</translation>
    </message>
    <message>
        <source>launch bounds</source>
        <translation>launch bounds</translation>
    </message>
    <message>
        <source>register limit</source>
        <translation>레지스터 한도</translation>
    </message>
    <message>
        <source>the file does not say how many registers and how much shared memory the kernel uses on a device of compute capability {capability}: it is {architecture}</source>
        <translation>compute capability {capability} 디바이스에서 커널이 레지스터와 공유 메모리를 얼마나 사용하는지 파일에 나와 있지 않습니다. 파일의 코드: {architecture}</translation>
    </message>
    <message>
        <source>the file has {count} kernels; name one of them: {names}</source>
        <translation>파일에 커널이 {count}개 있습니다. 그중 하나를 지정하십시오: {names}</translation>
    </message>
    <message>
        <source>the kernel does not run on a device of compute capability {capability}: it is for {versions}</source>
        <translation>커널이 compute capability {capability} 디바이스에서 돌지 않습니다. 대상: {versions}</translation>
    </message>
    <message>
        <source>{architecture}, before linking</source>
        <translation>{architecture}, 링크 전</translation>
    </message>
    <message>
        <source>{architecture}, by ptxas</source>
        <translation>{architecture}, ptxas로 컴파일</translation>
    </message>
    <message>
        <source>{architecture}, not compiled</source>
        <translation>{architecture}, 컴파일 안 됨</translation>
    </message>
    <message>
        <source>{count, plural, one {# more part} other {# more parts}} of the file cannot be read</source>
        <translation>파일에 읽을 수 없는 {count, plural, other {부분이 #개}} 더 있음</translation>
    </message>
    <message>
        <source>{count} kernels have &quot;{text}&quot; in their name; name one of them: {names}</source>
        <translation>이름에 &quot;{text}&quot; 텍스트가 들어 있는 커널이 {count}개 있습니다. 그중 하나를 지정하십시오: {names}</translation>
    </message>
    <message>
        <source>NAME=NUMBER</source>
        <translation>이름=숫자</translation>
    </message>
    <message>
        <source>Read from line {line}: {kernel}</source>
        <translation>{line}행에서 읽음: {kernel}</translation>
    </message>
    <message>
        <source>TEXT|-</source>
        <translation>텍스트|-</translation>
    </message>
    <message>
        <source>The value of a name in the code that it does not define, such as n=1000; repeat the option for several</source>
        <translation>코드에 정의되지 않은 이름의 값(예: n=1000). 여러 개를 지정하려면 옵션을 반복</translation>
    </message>
    <message>
        <source>expected NAME=NUMBER, found &quot;{text}&quot;</source>
        <translation>이름=숫자 형식이 필요합니다(입력: &quot;{text}&quot;)</translation>
    </message>
    <message>
        <source>no grid given; add --grid, such as --grid 63,63, --problem or --code</source>
        <translation>그리드가 지정되지 않았습니다. --grid 63,63처럼 --grid를 추가하거나 --problem 또는 --code를 추가하십시오</translation>
    </message>
    <message>
        <source>the code gives no value to {names}; add {option}</source>
        <translation>코드에 {names}의 값이 없습니다. {option} 옵션을 추가하십시오</translation>
    </message>
    <message>
        <source>A folder with headers of a source</source>
        <translation>소스의 헤더가 있는 폴더</translation>
    </message>
    <message>
        <source>A macro of a source, such as NDEBUG or N=4</source>
        <translation>소스의 매크로(예: NDEBUG 또는 N=4)</translation>
    </message>
    <message>
        <source>Also compile a template of a source with these arguments, such as softmax&lt;4&gt;</source>
        <translation>소스의 템플릿을 이 인자로도 컴파일(예: softmax&lt;4&gt;)</translation>
    </message>
    <message>
        <source>Another option of the compiler, such as --use_fast_math or --maxrregcount=32; write it as --compiler-option=--use_fast_math</source>
        <translation>컴파일러의 다른 옵션(예: --use_fast_math 또는 --maxrregcount=32). --compiler-option=--use_fast_math 형식으로 쓰기</translation>
    </message>
    <message>
        <source>Assumed: registers do not limit, because none are given (--regs, --kernel, --kernel-file, --binary or --source).</source>
        <translation>가정: 레지스터가 지정되지 않았으므로(--regs, --kernel, --kernel-file, --binary 또는 --source) 제한 요인이 아닙니다.</translation>
    </message>
    <message>
        <source>CUDA source, a cubin, a fat binary, PTX, an object, a library or a program, or a file with the output of {nvcc}, {ptxas} or {cuobjdump}; &quot;-&quot; reads standard input</source>
        <translation>CUDA 소스, cubin, 팻 바이너리, PTX, 오브젝트, 라이브러리나 프로그램, 또는 {nvcc}, {ptxas}, {cuobjdump}의 출력이 담긴 파일. &quot;-&quot;는 표준 입력을 읽음</translation>
    </message>
    <message>
        <source>Changed since the last save:</source>
        <translation>마지막 저장 이후 변경:</translation>
    </message>
    <message>
        <source>Compile a CUDA source and take the kernel --kernel from it; &quot;-&quot; reads standard input</source>
        <translation>CUDA 소스를 컴파일하여 --kernel 커널 사용. &quot;-&quot;는 표준 입력을 읽음</translation>
    </message>
    <message>
        <source>Compile a source with nvcc, with nvrtc, or with the nvcc or libnvrtc.so at this path (default: nvcc where it is found, else NVRTC)</source>
        <translation>nvcc나 NVRTC로, 또는 이 경로의 nvcc나 libnvrtc.so로 소스 컴파일(기본값: nvcc가 있으면 nvcc, 없으면 NVRTC)</translation>
    </message>
    <message>
        <source>Compile device code with the library NVRTC, in a process of its own (core/compile)</source>
        <translation>별도의 프로세스(core/compile)에서 NVRTC 라이브러리로 디바이스 코드 컴파일</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>It is not known which call of the graph returns the error.</source>
        <translation>그래프의 어느 호출이 오류를 반환하는지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Launch half of the configurations as kernel nodes of graphs</source>
        <translation>구성의 절반을 그래프의 커널 노드로 실행</translation>
    </message>
    <message>
        <source>List the kernels of a source, of a binary or of a compiler&apos;s output, and what they use</source>
        <translation>소스, 바이너리 또는 컴파일러 출력의 커널과 각 커널의 리소스 사용량 나열</translation>
    </message>
    <message>
        <source>Nothing changed since the last save.</source>
        <translation>마지막 저장 이후 변경된 것이 없습니다.</translation>
    </message>
    <message>
        <source>Of a source: print again whenever it or a header in its folders is saved, with what changed</source>
        <translation>소스: 소스나 그 폴더의 헤더가 저장될 때마다 변경된 내용과 함께 다시 출력</translation>
    </message>
    <message>
        <source>Of one kernel of a source: registers, spills and resident blocks with each launch bounds and each register limit that matter</source>
        <translation>소스의 커널 하나: 의미 있는 launch bounds와 레지스터 한도마다 레지스터, 스필, 상주 블록 표시</translation>
    </message>
    <message>
        <source>Preferred shared memory carve-out in percent of the maximum, 0 to 100, or -1: the driver chooses (cudaFuncAttributePreferredSharedMemoryCarveout; default: -1)</source>
        <translation>최댓값에 대한 백분율로 나타낸 선호 공유 메모리 카브아웃, 0~100, 또는 드라이버가 선택하도록 -1(cudaFuncAttributePreferredSharedMemoryCarveout, 기본값: -1)</translation>
    </message>
    <message>
        <source>Stop a compiler that takes longer than N seconds for one architecture (default: 120)</source>
        <translation>한 아키텍처에 N초보다 오래 걸리는 컴파일러 중지(기본값: 120)</translation>
    </message>
    <message>
        <source>The language standard of a source: c++11, c++14, c++17 or c++20</source>
        <translation>소스의 언어 표준: c++11, c++14, c++17 또는 c++20</translation>
    </message>
    <message>
        <source>Use the attributes of a demo kernel on the device; {command} lists the names. With --binary and --source: the kernel in the file with this name, or with it as a part of its name. The options below override single attributes</source>
        <translation>디바이스에서 데모 커널의 속성 사용. {command} 명령으로 이름 목록을 볼 수 있음. --binary와 --source를 쓰면 파일에서 이름이 이것이거나 이름에 이것이 들어 있는 커널. 아래 옵션으로 개별 속성을 바꿀 수 있음</translation>
    </message>
    <message>
        <source>as it is declared</source>
        <translation>선언된 그대로</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>launch bounds</translation>
    </message>
    <message>
        <source>expected {first} or {second}</source>
        <translation>필요한 값: {first} 또는 {second}</translation>
    </message>
    <message>
        <source>expected {required}</source>
        <translation>필요한 값: {required}</translation>
    </message>
    <message>
        <source>name one kernel with --kernel: {names}</source>
        <translation>--kernel로 커널 하나를 지정하십시오: {names}</translation>
    </message>
    <message>
        <source>no launch bounds</source>
        <translation>launch bounds 없음</translation>
    </message>
    <message>
        <source>not with --bounds</source>
        <translation>--bounds와 함께 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>nvcc was not found; install the CUDA Toolkit, or name it with --compiler</source>
        <translation>nvcc를 찾을 수 없습니다. CUDA Toolkit을 설치하거나 --compiler로 지정하십시오</translation>
    </message>
    <message>
        <source>only one device with --bounds</source>
        <translation>--bounds에는 디바이스를 하나만 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>only valid with CUDA source</source>
        <translation>CUDA 소스에만 유효합니다</translation>
    </message>
    <message>
        <source>the compiler refuses a cluster in __block_size__ beside __cluster_dims__; remove one</source>
        <translation>컴파일러는 __cluster_dims__와 함께 쓴 __block_size__의 클러스터를 거부합니다. 하나를 제거하십시오</translation>
    </message>
    <message>
        <source>the kernel does not compile without launch bounds</source>
        <translation>커널이 launch bounds 없이는 컴파일되지 않습니다</translation>
    </message>
    <message>
        <source>the numbers above are those of the source before this save</source>
        <translation>위의 숫자는 이번 저장 전 소스의 값입니다</translation>
    </message>
    <message>
        <source>the options of a compiler are for CUDA source, and this is none</source>
        <translation>컴파일러 옵션은 CUDA 소스에만 쓸 수 있는데 이 파일은 CUDA 소스가 아닙니다</translation>
    </message>
    <message>
        <source>{architecture}: {problem}</source>
        <translation>{architecture}: {problem}</translation>
    </message>
    <message>
        <source>{call} returns the error.</source>
        <translation>{call}에서 오류를 반환합니다.</translation>
    </message>
    <message>
        <source>{compiler} does not compile for {architecture}</source>
        <translation>{compiler}에서는 {architecture}용으로 컴파일할 수 없습니다</translation>
    </message>
    <message>
        <source>{compiler} does not compile for {architecture}; it compiles for {all}</source>
        <translation>{compiler}에서는 {architecture}용으로 컴파일할 수 없습니다. 가능한 아키텍처: {all}</translation>
    </message>
    <message>
        <source>{kernel} on {device}, blocks of {threads}</source>
        <translation>{device}의 {kernel}, 스레드 {threads}개짜리 블록</translation>
    </message>
    <message>
        <source>--kind: there is no kind &quot;{kind}&quot;; the kinds are {kinds}</source>
        <translation>--kind: 종류 &quot;{kind}&quot;{kind, ending, vowel {가} other {이}} 없습니다. 사용할 수 있는 종류: {kinds}</translation>
    </message>
    <message>
        <source>1 easy, 2 medium, 3 hard</source>
        <translation>1 쉬움, 2 보통, 3 어려움</translation>
    </message>
    <message>
        <source>A device that the catalogue does not have: no verdicts; choose one with --device.</source>
        <translation>카탈로그에 없는 디바이스이므로 판정이 없습니다. --device로 디바이스를 선택하세요.</translation>
    </message>
    <message>
        <source>A trace, plain or compressed with gzip: JSON of PyTorch&apos;s profiler or of others in Chrome&apos;s format, SQLite or a CSV table of Nsight Systems, a CSV table of Nsight Compute; or the folder that the TensorBoard plug-in writes</source>
        <translation>압축하지 않았거나 gzip으로 압축한 트레이스: PyTorch의 프로파일러나 다른 도구의 Chrome 형식 JSON, Nsight Systems의 SQLite 또는 CSV 표, Nsight Compute의 CSV 표, 또는 TensorBoard 플러그인이 쓰는 폴더</translation>
    </message>
    <message>
        <source>About the trace:</source>
        <translation>트레이스 정보:</translation>
    </message>
    <message>
        <source>Add the answers, with explanations</source>
        <translation>설명이 있는 정답도 추가</translation>
    </message>
    <message>
        <source>An argument of your kernel, one option for each: a buffer such as x=float[N]:random(1), k=int[N]:ramp, w=half[N]:file(w.bin) or y=float[N], with const for one that is only read; a scalar such as n=N or a=float:2.5; p=hex:00ff; q=null. N is nx * ny * nz of --problem</source>
        <translation>사용자 커널의 인자, 인자마다 옵션 하나: x=float[N]:random(1), k=int[N]:ramp, w=half[N]:file(w.bin), y=float[N] 같은 버퍼(읽기만 하면 const를 붙임), n=N이나 a=float:2.5 같은 스칼라, p=hex:00ff, q=null. N은 --problem의 nx * ny * nz</translation>
    </message>
    <message>
        <source>Another trace: which kernels changed in time, launches and configuration</source>
        <translation>다른 트레이스: 시간, 실행 횟수, 구성이 바뀐 커널 표시</translation>
    </message>
    <message>
        <source>COUNT</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>Check a lesson: its form, and each of its claims against the model and the recordings</source>
        <translation>강의 검사: 강의의 형식과, 모델 및 기록에 비추어 본 각 주장</translation>
    </message>
    <message>
        <source>Compare a buffer of your kernel with a file after the launch, such as y=y.bin</source>
        <translation>실행 후 사용자 커널의 버퍼를 파일과 비교(예: y=y.bin)</translation>
    </message>
    <message>
        <source>Compile this CUDA source and launch its kernel --kernel; &quot;-&quot; reads standard input</source>
        <translation>이 CUDA 소스를 컴파일하여 --kernel 커널 실행. &quot;-&quot;는 표준 입력을 읽음</translation>
    </message>
    <message>
        <source>Explain each launch of a program, from a trace of PyTorch&apos;s profiler or of Nsight</source>
        <translation>PyTorch의 프로파일러나 Nsight의 트레이스를 바탕으로 프로그램의 각 실행 설명</translation>
    </message>
    <message>
        <source>Findings to leave out, such as tailWave,partialWarp</source>
        <translation>제외할 발견 사항(예: tailWave,partialWarp)</translation>
    </message>
    <message>
        <source>GPU time</source>
        <translation>GPU 시간</translation>
    </message>
    <message>
        <source>GPU time {first}, then {second}</source>
        <translation>GPU 시간: 첫 번째 {first}, 두 번째 {second}</translation>
    </message>
    <message>
        <source>GPU time {time}</source>
        <translation>GPU 시간 {time}</translation>
    </message>
    <message>
        <source>GPU time {time} in {wall}</source>
        <translation>전체 {wall} 중 GPU 시간 {time}</translation>
    </message>
    <message>
        <source>How far floating-point values may differ, as a part of the larger of 1 and the value (default: 1e-2 for half, 5e-2 for bfloat16, 1e-5 for float, 1e-12 for double)</source>
        <translation>부동소수점 값의 허용 차이, 1과 값 중 큰 쪽에 대한 비율(기본값: half 1e-2, bfloat16 5e-2, float 1e-5, double 1e-12)</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>Launch a demo kernel or your own, check its result and time it</source>
        <translation>데모 커널 또는 사용자 커널을 실행하여 결과를 검사하고 시간을 측정</translation>
    </message>
    <message>
        <source>Launch once and take no timings</source>
        <translation>시간을 측정하지 않고 한 번만 실행</translation>
    </message>
    <message>
        <source>Launch the kernel --kernel of this cubin, fat binary, program, library or PTX</source>
        <translation>이 cubin, 팻 바이너리, 프로그램, 라이브러리 또는 PTX의 --kernel 커널 실행</translation>
    </message>
    <message>
        <source>Launch your kernel once under compute-sanitizer of the CUDA Toolkit, which finds accesses outside of its buffers, with their lines</source>
        <translation>CUDA Toolkit의 compute-sanitizer로 사용자 커널을 한 번 실행하여 버퍼를 벗어난 접근과 그 줄을 찾기</translation>
    </message>
    <message>
        <source>Lesson files</source>
        <translation>강의 파일</translation>
    </message>
    <message>
        <source>Lines of the tables (default: 40)</source>
        <translation>표의 줄 수(기본값: 40)</translation>
    </message>
    <message>
        <source>List the lessons that come with the program</source>
        <translation>프로그램에 들어 있는 강의 나열</translation>
    </message>
    <message>
        <source>List the lessons, or check a lesson file</source>
        <translation>강의 나열 또는 강의 파일 검사</translation>
    </message>
    <message>
        <source>One HTML file that loads nothing, instead of Markdown</source>
        <translation>Markdown 대신, 아무것도 불러오지 않는 HTML 파일 하나</translation>
    </message>
    <message>
        <source>Print a sheet of exercises as Markdown, with or without answers</source>
        <translation>연습 문제지를 Markdown으로 출력(정답 포함 여부 선택)</translation>
    </message>
    <message>
        <source>Print the configurations as CSV</source>
        <translation>구성을 CSV로 출력</translation>
    </message>
    <message>
        <source>Save what a buffer of your kernel holds after the launch, such as y=y.bin</source>
        <translation>실행 후 사용자 커널의 버퍼 내용 저장(예: y=y.bin)</translation>
    </message>
    <message>
        <source>The device loaded the code, which has no kernel &quot;{kernel}&quot;.</source>
        <translation>디바이스가 코드를 불러왔지만 코드에 &quot;{kernel}&quot; 커널이 없습니다.</translation>
    </message>
    <message>
        <source>The device to ask, instead of that of the trace</source>
        <translation>트레이스의 디바이스 대신 확인할 디바이스</translation>
    </message>
    <message>
        <source>The same seed gives the same exercises</source>
        <translation>같은 시드는 같은 연습 문제를 만듦</translation>
    </message>
    <message>
        <source>The whole program on other devices:</source>
        <translation>다른 디바이스에서 본 프로그램 전체:</translation>
    </message>
    <message>
        <source>Time a demo kernel or your own with many block and cluster sizes, and find the fastest</source>
        <translation>여러 블록 및 클러스터 크기로 데모 커널 또는 사용자 커널의 시간을 측정하여 가장 빠른 것을 찾기</translation>
    </message>
    <message>
        <source>Worth a look:</source>
        <translation>살펴볼 점:</translation>
    </message>
    <message>
        <source>Write a report of a program&apos;s launches, in Markdown or as one HTML file</source>
        <translation>프로그램의 실행에 대한 보고서를 Markdown 또는 HTML 파일 하나로 쓰기</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>변경됨</translation>
    </message>
    <message>
        <source>compute-sanitizer was not found; install the CUDA Toolkit</source>
        <translation>compute-sanitizer를 찾을 수 없습니다. CUDA Toolkit을 설치하십시오</translation>
    </message>
    <message>
        <source>configurations</source>
        <translation>구성</translation>
    </message>
    <message>
        <source>expected NAME=FILE, such as y=out.bin, found &quot;{text}&quot;</source>
        <translation>y=out.bin처럼 이름=파일 형식이 필요합니다(입력: &quot;{text}&quot;)</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>발견 사항</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>실행 횟수</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>name a demo kernel, or your own with --source or --binary</source>
        <translation>데모 커널의 이름을 지정하거나, --source 또는 --binary로 사용자 커널을 지정하십시오</translation>
    </message>
    <message>
        <source>occupancy by time: {percent}</source>
        <translation>시간 가중 점유율: {percent}</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>첫 번째에만 있음</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>두 번째에만 있음</translation>
    </message>
    <message>
        <source>only with --source or --binary</source>
        <translation>--source 또는 --binary와 함께 쓸 때만 유효합니다</translation>
    </message>
    <message>
        <source>refused by</source>
        <translation>거부한 규칙</translation>
    </message>
    <message>
        <source>refused launches</source>
        <translation>거부된 실행</translation>
    </message>
    <message>
        <source>refused: {count}</source>
        <translation>거부됨: {count}</translation>
    </message>
    <message>
        <source>regs</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>공유 메모리</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>the file could not be written</source>
        <translation>파일을 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>the kernel has {parameters, plural, one {# parameter} other {# parameters}}, and {arguments, plural, one {# argument is} other {# arguments are}} given; for example:{proposed}</source>
        <translation>커널의 매개변수는 {parameters, plural, other {#개}}인데 {arguments, plural, other {인자 #개}}가 지정되었습니다. 예:{proposed}</translation>
    </message>
    <message>
        <source>the model predicts {error} and {blocks, plural, one {# resident block} other {# resident blocks}} per SM; the device returned {answer}</source>
        <translation>모델은 {error} 및 SM당 {blocks, plural, other {상주 블록 #개}}를 예측하지만 디바이스의 반환값은 {answer}</translation>
    </message>
    <message>
        <source>the program cannot be started</source>
        <translation>프로그램을 시작할 수 없습니다</translation>
    </message>
    <message>
        <source>the same command with --sanitize says where the kernel reads or writes out of its buffers</source>
        <translation>같은 명령에 --sanitize를 추가하면 커널이 버퍼를 벗어나 읽거나 쓰는 위치를 알 수 있습니다</translation>
    </message>
    <message>
        <source>then</source>
        <translation>두 번째</translation>
    </message>
    <message>
        <source>there is no finding {id}; the findings are {ids}</source>
        <translation>발견 사항 {id}{id, ending, vowel {가} other {이}} 없습니다. 사용할 수 있는 발견 사항: {ids}</translation>
    </message>
    <message>
        <source>up to {worth}</source>
        <translation>최대 {worth}</translation>
    </message>
    <message>
        <source>{count, plural, one {# more configuration} other {# more configurations}} with less time; --rows shows more</source>
        <translation>시간이 더 적게 든 {count, plural, other {구성이 #개}} 더 있음. --rows로 더 볼 수 있음</translation>
    </message>
    <message>
        <source>{file}: line {line}: {problem}</source>
        <translation>{file}: {line}행: {problem}</translation>
    </message>
    <message>
        <source>{file}: {steps, plural, one {# step} other {# steps}}; {model, plural, one {# claim} other {# claims}} about the model and {device} about devices hold</source>
        <translation>{file}: {steps, plural, other {단계 #개}}. 모델에 관한 {model, plural, other {주장 #개}}와 디바이스에 관한 주장 {device}개가 성립함</translation>
    </message>
    <message>
        <source>{launches, plural, one {# launch} other {# launches}} of {kernels, plural, one {# kernel} other {# kernels}}, {configurations, plural, one {# configuration} other {# configurations}}</source>
        <translation>{kernels, plural, other {커널 #개}}의 {launches, plural, other {실행 #회}}, {configurations, plural, other {구성 #개}}</translation>
    </message>
    <message>
        <source>{name} is no buffer that the kernel may write</source>
        <translation>{name}: 커널이 쓸 수 있는 버퍼가 아닙니다</translation>
    </message>
    <message>
        <source>List this many launches; those above are counted (default: 2,000,000)</source>
        <translation>실행을 이만큼 나열. 그보다 많은 실행은 개수만 셈(기본값: 2,000,000)</translation>
    </message>
    <message>
        <source>Record from which function of the program each launch comes</source>
        <translation>프로그램에서 각 실행을 호출한 함수도 기록</translation>
    </message>
    <message>
        <source>Run a program, and record each launch of a kernel in it: no recompiling, no root</source>
        <translation>프로그램을 돌리면서 그 안의 모든 커널 실행을 기록. 재컴파일도 root 권한도 필요 없음</translation>
    </message>
    <message>
        <source>The capture (default: the program&apos;s name with .trichevron-capture)</source>
        <translation>캡처 파일(기본값: 프로그램 이름에 .trichevron-capture를 붙인 것)</translation>
    </message>
    <message>
        <source>The program and its arguments, after &quot;--&quot;</source>
        <translation>&quot;--&quot; 뒤에 프로그램과 그 인자</translation>
    </message>
    <message>
        <source>capturing into {file}; a profiler inside the program, such as torch.profiler, records nothing meanwhile</source>
        <translation>{file}에 캡처합니다. 그동안 torch.profiler 같은 프로그램 안의 프로파일러는 아무것도 기록하지 않습니다</translation>
    </message>
    <message>
        <source>{count, plural, one {# more refusal} other {# more refusals}}; `trichevron-cli import` shows all</source>
        <translation>거부 {count, plural, other {#건}} 더 있음. `trichevron-cli import`로 모두 볼 수 있습니다</translation>
    </message>
    <message>
        <source>{program}: cannot be started: {reason}</source>
        <translation>{program}: 시작할 수 없음: {reason}</translation>
    </message>
    <message>
        <source>Record nothing more into this file, which another call of this command writes; its program goes on</source>
        <translation>이 명령의 다른 호출이 쓰고 있는 이 파일에 더 이상 기록하지 않음. 그 프로그램은 계속됨</translation>
    </message>
    <message>
        <source>no program is given; it and its arguments stand after &quot;--&quot;</source>
        <translation>프로그램이 없습니다. 프로그램과 그 인자는 &quot;--&quot; 뒤에 씁니다</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>프로그램 버전을 출력하고 종료</translation>
    </message>
    <message>
        <source>Exit status: 0 success; 1 the launch is invalid, the device refused it, or a lesson is wrong;
2 usage error, unreadable input, or output that cannot be written; 3 no GPU or no CUDA where
one is needed, or the launch is not recorded.
For the options of a command: trichevron-cli COMMAND --help</source>
        <translation>종료 상태: 0 성공, 1 실행이 유효하지 않거나, 디바이스가 거부했거나, 강의가 틀림,
2 사용법 오류, 읽을 수 없는 입력 또는 쓸 수 없는 출력, 3 GPU나 CUDA가 필요한데 없거나
실행이 기록되어 있지 않음.
명령의 옵션 보기: trichevron-cli 명령 --help</translation>
    </message>
    <message>
        <source>Explore CUDA launch configurations: check, explain and run them</source>
        <translation>CUDA 실행 구성 탐색: 검사, 설명, 실행</translation>
    </message>
    <message>
        <source>this trichevron-cli was built without CUDA, so it cannot use a GPU; use --replay to replay recordings</source>
        <translation>이 trichevron-cli는 CUDA 없이 빌드되어 GPU를 사용할 수 없습니다. --replay로 기록을 재생하십시오</translation>
    </message>
    <message>
        <source>this trichevron-cli was built without CUDA, so there is no GPU to compare the model with</source>
        <translation>이 trichevron-cli는 CUDA 없이 빌드되어 모델과 비교할 GPU가 없습니다</translation>
    </message>
    <message>
        <source>Number of exercises, 1 to {limit} (default: {count})</source>
        <translation>연습 문제 수, 1~{limit}(기본값: {count})</translation>
    </message>
    <message>
        <source>not compared: the grid leaves elements of the problem without a thread</source>
        <translation>비교하지 않음: 그리드가 문제의 일부 원소에 스레드를 주지 않습니다</translation>
    </message>
    <message>
        <source>Record in which NVTX range each launch is</source>
        <translation>각 실행이 속한 NVTX 범위도 기록</translation>
    </message>
    <message>
        <source>Run the program on another machine, which this command reaches; trichevron-cli is there too</source>
        <translation>이 명령으로 연결되는 다른 컴퓨터에서 프로그램을 돌림. 그 컴퓨터에도 trichevron-cli가 있어야 함</translation>
    </message>
    <message>
        <source>the file has PTX of the kernel, which does not say how many registers it uses; install ptxas of the CUDA Toolkit, which compiles it, or give a cubin</source>
        <translation>파일에 커널의 PTX만 있어 레지스터를 몇 개 쓰는지 알 수 없습니다. 이를 컴파일하는 CUDA Toolkit의 ptxas를 설치하거나 cubin을 지정하세요</translation>
    </message>
    <message>
        <source>The folder of the other machine in which the program begins</source>
        <translation>다른 컴퓨터에서 프로그램을 시작할 폴더</translation>
    </message>
    <message>
        <source>SMS</source>
        <translation>SM_수</translation>
    </message>
    <message>
        <source>SMs of a green context whose stream the launch takes, such as 64 (default: none, which is all SMs)</source>
        <translation>실행이 사용할 스트림이 속한 그린 컨텍스트의 SM 수, 예: 64(기본값: 없음, 즉 모든 SM)</translation>
    </message>
    <message>
        <source>a kernel node of a graph runs in the context in which it was added, whatever the stream; use another --api</source>
        <translation>그래프의 커널 노드는 스트림과 관계없이 노드가 추가된 컨텍스트에서 수행됩니다. 다른 --api를 사용하세요</translation>
    </message>
    <message>
        <source>a stream of a green context is nonBlocking or highPriority</source>
        <translation>그린 컨텍스트의 스트림은 nonBlocking 또는 highPriority여야 합니다</translation>
    </message>
    <message>
        <source>stream {stream} of a green context of {sms} SMs</source>
        <translation>SM {sms}개 그린 컨텍스트의 스트림 {stream}</translation>
    </message>
    <message>
        <source>Exercises of one kind, or of several by commas; without it, of the kinds of the level in turn: {kinds}</source>
        <translation>한 종류의 연습 문제, 또는 쉼표로 구분한 여러 종류. 지정하지 않으면 난이도에 맞는 종류를 차례로: {kinds}</translation>
    </message>
    <message>
        <source>PTX does not say what its kernels use; where ptxas of the CUDA Toolkit is installed, a PTX file is compiled to learn it.</source>
        <translation>PTX에는 커널이 무엇을 얼마나 쓰는지 나와 있지 않습니다. CUDA Toolkit의 ptxas가 설치되어 있으면 PTX 파일을 컴파일하여 알아냅니다.</translation>
    </message>
    <message>
        <source>Exit status: that of the program; 3 nothing could be captured, as without a driver; 126 or 127
the program does not start; 255 the connection of --on was lost; 2 usage error.</source>
        <translation>종료 상태: 프로그램의 종료 상태. 3: 드라이버가 없는 등 캡처할 수 없음. 126 또는 127: 프로그램을
시작할 수 없음. 255: --on의 연결이 끊어짐. 2: 사용법 오류.</translation>
    </message>
    <message>
        <source>{problem} With --replay, recordings are replayed instead.</source>
        <translation>{problem} --replay를 지정하면 대신 기록을 재생합니다.</translation>
    </message>
    <message>
        <source>Demo kernel; {command} lists the names. With --source and --binary: the kernel with this name, or with it as a part of its name</source>
        <translation>데모 커널. {command} 명령으로 이름 목록을 볼 수 있음. --source와 --binary를 쓸 때: 이름이 이것이거나 이름에 이것이 들어 있는 커널</translation>
    </message>
    <message>
        <source>Print the page of all rules, as Markdown</source>
        <translation>모든 규칙을 담은 페이지를 Markdown으로 출력</translation>
    </message>
    <message>
        <source>the clusters</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>{file}: {sentence}</source>
        <translation>{file}: {sentence}</translation>
    </message>
    <message>
        <source>Ask several devices whether the whole program would run: &quot;all&quot; for the catalogue, or values of --device, separated by commas; can be repeated</source>
        <translation>프로그램 전체가 실행될지 여러 디바이스에 확인: 카탈로그 전체는 &quot;all&quot;, 또는 --device의 값을 쉼표로 구분하여 지정하며, 여러 번 쓸 수 있음</translation>
    </message>
    <message>
        <source>Cluster size in blocks, as a launch attribute, such as 2 or 2,1,1; with 1 the launch has clusters of one block, and without the option it has none (the window and sweep take 1 as none)</source>
        <translation>실행 속성으로 지정하는 블록 단위의 클러스터 크기(예: 2 또는 2,1,1). 1이면 블록 하나짜리 클러스터이고, 이 옵션이 없으면 클러스터가 없음(창과 sweep에서는 1이 클러스터 없음을 뜻함)</translation>
    </message>
    <message>
        <source>In clusters, an SM holds at most {limit} blocks, so that {blocks} are never resident on one: ask for {limit} or fewer, or take a kernel without clusters.</source>
        <translation>클러스터에서는 SM 하나에 블록이 최대 {limit}개 상주하므로 {blocks}개가 함께 상주할 수 없습니다. {limit}개 이하를 지정하거나 클러스터가 없는 커널을 쓰십시오.</translation>
    </message>
    <message>
        <source>Occupancy: {blocks, plural, one {# resident block} other {# resident blocks}} per SM, {warps} of {maxWarps} warps ({occupancy})</source>
        <translation>점유율: SM당 {blocks, plural, other {상주 블록 #개}}, 워프 {maxWarps}개 중 {warps}개({occupancy})</translation>
    </message>
    <message>
        <source>a number of blocks that is not known</source>
        <translation>알 수 없는 개수의 블록</translation>
    </message>
    <message>
        <source>{blocks, plural, one {# block} other {# blocks}}</source>
        <translation>{blocks, plural, other {블록 #개}}</translation>
    </message>
    <message>
        <source>{done} of {total, plural, one {# launch} other {# launches}}</source>
        <translation>실행 {total, plural, other {#회}} 중 {done}회</translation>
    </message>
    <message>
        <source>{kernel}: no device for {architecture}, so it is not known whether {required, plural, one {# block is} other {# blocks are}} resident on one SM; add --device</source>
        <translation>{kernel}: {architecture}용 디바이스가 없어 SM 하나에 블록 {required, plural, other {#개}}가 상주하는지 알 수 없습니다. --device를 추가하십시오</translation>
    </message>
    <message>
        <source>{kernel}: {blocks} on one SM of {device}, fewer than {required}</source>
        <translation>{kernel}: {device}의 SM 하나에 {blocks}, 필요한 {required}개보다 적음</translation>
    </message>
    <message>
        <source>{min} to {max, plural, one {# block} other {# blocks}}</source>
        <translation>블록 {min}~{max, plural, other {#개}}</translation>
    </message>
    <message>
        <source>Exit status: 0 success; 1 a kernel does not reach --require-blocks-per-sm; 2 usage error, or
input of which not all could be read: what was read is printed, and what was not is named. A
source that some architectures refuse exits with 2 where --arch or --device asks for one of them.</source>
        <translation>종료 상태: 0 성공; 1 커널이 --require-blocks-per-sm에 미치지 못함; 2 사용법 오류 또는
입력을 모두 읽지는 못함: 읽은 것은 출력하고 읽지 못한 것은 알림. 일부 아키텍처에서 거부되는
소스는 --arch나 --device로 그중 하나를 지정하면 2로 끝남.</translation>
    </message>
    <message>
        <source>Exit status: 0 success; 1 a launch of the block is refused; 2 usage error (--batch: a malformed
line); 3 no device.</source>
        <translation>종료 상태: 0 성공; 1 이 블록의 실행이 거부됨; 2 사용법 오류(--batch: 잘못된
줄); 3 디바이스 없음.</translation>
    </message>
    <message>
        <source>Exit status: 0 the trace was read, whatever it says of the launches; 2 usage error, a trace
that cannot be read, or one that is cut or damaged; 3 no device.</source>
        <translation>종료 상태: 0 실행의 내용과 상관없이 트레이스를 읽음; 2 사용법 오류, 읽을 수 없는 트레이스,
또는 잘리거나 손상된 트레이스; 3 디바이스 없음.</translation>
    </message>
    <message>
        <source>Read the launch from host code: {chevrons}, {functions}, Numba, CuPy, PyCUDA, Triton or cuda.core, with the definitions it needs; &quot;-&quot; reads standard input</source>
        <translation>{chevrons}, {functions}, Numba, CuPy, PyCUDA, Triton 또는 cuda.core의 호스트 코드에서 필요한 정의와 함께 실행 구성 읽기. &quot;-&quot;는 표준 입력을 읽음</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>, many fewer than now, which changes the result unless the kernel uses a grid-stride loop</source>
        <translation>, 지금보다 훨씬 적으며 커널이 그리드 스트라이드 루프를 사용하지 않으면 결과가 달라짐</translation>
    </message>
    <message>
        <source>, {count} fewer than now, which changes the result unless the kernel uses a grid-stride loop</source>
        <translation>, 지금보다 {count}개 적으며 커널이 그리드 스트라이드 루프를 사용하지 않으면 결과가 달라짐</translation>
    </message>
    <message>
        <source>A block of {extent} has {value, plural, one {# thread} other {# threads}}; this device allows at most {limit}.</source>
        <translation>{extent} 블록의 스레드는 {value, plural, other {#개}}입니다. 이 디바이스는 최대 {limit}개까지 허용합니다.</translation>
    </message>
    <message>
        <source>A block uses {value} B of shared memory ({static} B static, {dynamic} B dynamic); this device allows at most {limit} B.</source>
        <translation>블록이 공유 메모리 {value}바이트를 사용합니다(정적 {static}바이트, 동적 {dynamic}바이트). 이 디바이스는 최대 {limit}바이트까지 허용합니다.</translation>
    </message>
    <message>
        <source>A cluster of {value, plural, one {# block} other {# blocks}} may not fit into any GPC of this device&apos;s {multiprocessors} SMs; at most {limit} such clusters run at the same time.</source>
        <translation>{value, plural, other {블록 #개}}짜리 클러스터는 SM이 {multiprocessors}개인 이 디바이스의 어느 GPC에도 들어가지 않을 수 있습니다. 이러한 클러스터는 최대 {limit}개까지 동시에 수행됩니다.</translation>
    </message>
    <message>
        <source>A cooperative launch needs all {value, plural, one {# block} other {# blocks}} resident at the same time, and this device holds at most {limit}: {perMultiprocessor} on each of {multiprocessors, plural, one {# SM} other {# SMs}}.</source>
        <translation>협력 실행에서는 {value, plural, other {블록 #개}}가 모두 동시에 상주해야 하지만, 이 디바이스에는 최대 {limit}개까지 상주할 수 있습니다({multiprocessors, plural, other {SM #개}}에 각각 {perMultiprocessor}개).</translation>
    </message>
    <message>
        <source>A cooperative launch needs all {value, plural, one {# block} other {# blocks}} resident at the same time, and this device holds {bound} {limit}: {clusters, plural, one {# cluster} other {# clusters}} of {size, plural, one {# block} other {# blocks}}.</source>
        <translation>협력 실행에서는 {value, plural, other {블록 #개}}가 모두 동시에 상주해야 하지만, 이 디바이스에는 {bound} {limit}개가 상주할 수 있습니다({size, plural, other {블록 #개}}짜리 {clusters, plural, other {클러스터 #개}}).</translation>
    </message>
    <message>
        <source>Allow non-portable cluster</source>
        <translation>이식성 없는 클러스터 허용</translation>
    </message>
    <message>
        <source>Block size per axis</source>
        <translation>축별 블록 크기</translation>
    </message>
    <message>
        <source>Block {size}</source>
        <translation>블록 {size}</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, SIMT architecture</source>
        <translation>CUDA C++ Programming Guide, SIMT 아키텍처</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, shared memory</source>
        <translation>CUDA C++ Programming Guide, 공유 메모리</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, technical specifications per compute capability</source>
        <translation>CUDA C++ Programming Guide, compute capability별 기술 사양</translation>
    </message>
    <message>
        <source>Cluster dimension required</source>
        <translation>클러스터 차원 필요</translation>
    </message>
    <message>
        <source>Cluster divides grid</source>
        <translation>클러스터로 나누어떨어지는 그리드</translation>
    </message>
    <message>
        <source>Cluster may not fit</source>
        <translation>들어가지 않을 수 있는 클러스터</translation>
    </message>
    <message>
        <source>Cluster support</source>
        <translation>클러스터 지원</translation>
    </message>
    <message>
        <source>Cluster {size}</source>
        <translation>클러스터 {size}</translation>
    </message>
    <message>
        <source>Clusters need compute capability {limit} or higher; this device has {value}.</source>
        <translation>클러스터에는 compute capability {limit} 이상이 필요하지만 이 디바이스는 {value}입니다.</translation>
    </message>
    <message>
        <source>Cooperative grid size</source>
        <translation>협력 그리드 크기</translation>
    </message>
    <message>
        <source>Cooperative grid size with clusters</source>
        <translation>클러스터를 사용하는 협력 그리드 크기</translation>
    </message>
    <message>
        <source>Cooperative launch may be refused</source>
        <translation>거부될 수 있는 협력 실행</translation>
    </message>
    <message>
        <source>Cooperative launch support</source>
        <translation>협력 실행 지원</translation>
    </message>
    <message>
        <source>Declared block size</source>
        <translation>선언된 블록 크기</translation>
    </message>
    <message>
        <source>Declared cluster size</source>
        <translation>선언된 클러스터 크기</translation>
    </message>
    <message>
        <source>Dynamic shared memory</source>
        <translation>동적 공유 메모리</translation>
    </message>
    <message>
        <source>Dynamic shared {size}</source>
        <translation>동적 공유 메모리 {size}</translation>
    </message>
    <message>
        <source>Grid division truncates</source>
        <translation>그리드를 버림 나눗셈으로 계산</translation>
    </message>
    <message>
        <source>Grid size overflows</source>
        <translation>그리드 크기 오버플로</translation>
    </message>
    <message>
        <source>Grid size per axis</source>
        <translation>축별 그리드 크기</translation>
    </message>
    <message>
        <source>Grid {size}</source>
        <translation>그리드 {size}</translation>
    </message>
    <message>
        <source>Idle SMs</source>
        <translation>유휴 SM</translation>
    </message>
    <message>
        <source>Idle threads</source>
        <translation>유휴 스레드</translation>
    </message>
    <message>
        <source>In a block of {value, plural, one {# thread} other {# threads}}, the last warp uses only {rest} of {limit} lanes.</source>
        <translation>{value, plural, other {스레드 #개}}짜리 블록에서 마지막 워프는 {limit}개 레인 중 {rest}개만 사용합니다.</translation>
    </message>
    <message>
        <source>Launch a grid of {grid}, {blocks, plural, one {# block} other {# blocks}} in total{fewer}. The values of blockIdx change, so check how the kernel computes its data index.</source>
        <translation>{grid} 그리드로 실행하세요(총 {blocks, plural, other {블록 #개}}{fewer}). blockIdx 값이 바뀌므로 커널이 데이터 인덱스를 계산하는 방법을 확인하세요.</translation>
    </message>
    <message>
        <source>Launch blocks of {block} in a grid of {grid}: {threads, plural, one {# thread} other {# threads}} in total{fewer}.</source>
        <translation>{block} 블록을 {grid} 그리드로 실행하세요(총 {threads, plural, other {스레드 #개}}{fewer}).</translation>
    </message>
    <message>
        <source>Launch bounds</source>
        <translation>Launch bounds</translation>
    </message>
    <message>
        <source>Launch bounds on clusters</source>
        <translation>클러스터의 launch bounds</translation>
    </message>
    <message>
        <source>Launch clusters of 1 block.</source>
        <translation>블록 1개짜리 클러스터로 실행하세요.</translation>
    </message>
    <message>
        <source>Launch clusters of {size} blocks.</source>
        <translation>블록 {size}개짜리 클러스터로 실행하세요.</translation>
    </message>
    <message>
        <source>Launch non-cooperatively; not all blocks are then guaranteed to be resident, so the grid cannot synchronise as a whole.</source>
        <translation>협력 실행이 아닌 방식으로 실행하세요. 그러면 모든 블록의 상주가 보장되지 않으므로 그리드 전체를 동기화할 수 없습니다.</translation>
    </message>
    <message>
        <source>Launch with {api}, which accepts a cluster dimension.</source>
        <translation>클러스터 차원을 받는 {api}{api, ending, vowel {로} rieul {로} other {으로}} 실행하세요.</translation>
    </message>
    <message>
        <source>Launch without a cluster dimension.</source>
        <translation>클러스터 차원 없이 실행하세요.</translation>
    </message>
    <message>
        <source>Maximum cluster size</source>
        <translation>최대 클러스터 크기</translation>
    </message>
    <message>
        <source>No cluster</source>
        <translation>클러스터 없음</translation>
    </message>
    <message>
        <source>Nonzero block axes</source>
        <translation>0이 아닌 블록 축</translation>
    </message>
    <message>
        <source>Nonzero cluster axes</source>
        <translation>0이 아닌 클러스터 축</translation>
    </message>
    <message>
        <source>Nonzero grid axes</source>
        <translation>0이 아닌 그리드 축</translation>
    </message>
    <message>
        <source>Not cooperative</source>
        <translation>협력 실행 해제</translation>
    </message>
    <message>
        <source>Only the low 32 bits of {value} B of dynamic shared memory reach the driver, so the kernel gets {limit} B.</source>
        <translation>동적 공유 메모리 {value}바이트 중 하위 32비트만 드라이버에 전달되므로, 커널은 {limit}바이트만 받습니다.</translation>
    </message>
    <message>
        <source>Opt in to {size}</source>
        <translation>{size}까지 늘리기(옵트인)</translation>
    </message>
    <message>
        <source>Opt-in too large</source>
        <translation>너무 큰 옵트인</translation>
    </message>
    <message>
        <source>Partial last warp</source>
        <translation>마지막 부분 워프</translation>
    </message>
    <message>
        <source>Portable cluster size</source>
        <translation>이식 가능한 클러스터 크기</translation>
    </message>
    <message>
        <source>Problem not covered</source>
        <translation>처리되지 않는 원소</translation>
    </message>
    <message>
        <source>Registers per block</source>
        <translation>블록당 레지스터</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation>스레드당 레지스터</translation>
    </message>
    <message>
        <source>Request {size} of dynamic shared memory; the kernel must work with that amount.</source>
        <translation>동적 공유 메모리 {size}{size, ending, vowel {를} other {을}} 요청하세요. 커널이 그 크기로 동작해야 합니다.</translation>
    </message>
    <message>
        <source>Round grid up to {size}</source>
        <translation>그리드를 {size}{size, ending, vowel {로} rieul {로} other {으로}} 올림</translation>
    </message>
    <message>
        <source>Round the grid up to {grid}, a multiple of the cluster size; the kernel needs a bounds check for the added blocks.</source>
        <translation>그리드를 클러스터 크기의 배수인 {grid}{grid, ending, vowel {로} rieul {로} other {으로}} 올리세요. 추가된 블록 때문에 커널에 범위 검사가 필요합니다.</translation>
    </message>
    <message>
        <source>SMs left idle by clusters</source>
        <translation>클러스터로 인한 유휴 SM</translation>
    </message>
    <message>
        <source>Set cudaFuncAttributeMaxDynamicSharedMemorySize to {bytes} with cudaFuncSetAttribute before launching with {size} of dynamic shared memory.</source>
        <translation>동적 공유 메모리 {size}{size, ending, vowel {로} rieul {로} other {으로}} 실행하기 전에 cudaFuncSetAttribute로 cudaFuncAttributeMaxDynamicSharedMemorySize를 {bytes}{bytes, ending, vowel {로} rieul {로} other {으로}} 설정하세요.</translation>
    </message>
    <message>
        <source>Set cudaFuncAttributeNonPortableClusterSizeAllowed to 1 with cudaFuncSetAttribute before launching; not every device can run clusters of more than 8 blocks.</source>
        <translation>실행하기 전에 cudaFuncSetAttribute로 cudaFuncAttributeNonPortableClusterSizeAllowed를 1로 설정하세요. 블록이 8개를 넘는 클러스터를 실행할 수 없는 디바이스도 있습니다.</translation>
    </message>
    <message>
        <source>Shared memory per block</source>
        <translation>블록당 공유 메모리</translation>
    </message>
    <message>
        <source>Shared memory size truncated</source>
        <translation>공유 메모리 크기 잘림</translation>
    </message>
    <message>
        <source>Static shared memory</source>
        <translation>정적 공유 메모리</translation>
    </message>
    <message>
        <source>Tail wave</source>
        <translation>꼬리 웨이브</translation>
    </message>
    <message>
        <source>The block has {value, plural, one {# thread} other {# threads}}; the kernel&apos;s __launch_bounds__ allow at most {limit}.</source>
        <translation>블록이 {value, plural, other {스레드 #개}}인데, 커널의 __launch_bounds__는 최대 {limit}개까지 허용합니다.</translation>
    </message>
    <message>
        <source>The cluster has {value, plural, one {# block} other {# blocks}}; at most {limit} are allowed unless the kernel allows non-portable cluster sizes.</source>
        <translation>클러스터가 {value, plural, other {블록 #개}}인데, 커널이 이식성 없는(non-portable) 클러스터 크기를 허용하지 않으면 최대 {limit}개까지 허용됩니다.</translation>
    </message>
    <message>
        <source>The cluster has {value, plural, one {# block} other {# blocks}}; the kernel&apos;s __launch_bounds__ allow at most {limit}.</source>
        <translation>클러스터가 {value, plural, other {블록 #개}}인데, 커널의 __launch_bounds__는 최대 {limit}개까지 허용합니다.</translation>
    </message>
    <message>
        <source>The cluster has {value, plural, one {# block} other {# blocks}}; this device allows at most {limit}, even with non-portable cluster sizes.</source>
        <translation>클러스터가 {value, plural, other {블록 #개}}인데, 이 디바이스는 이식성 없는 클러스터 크기를 허용해도 최대 {limit}개까지만 허용합니다.</translation>
    </message>
    <message>
        <source>The device may refuse the {value, plural, one {# cluster} other {# clusters}} with cudaErrorCooperativeLaunchTooLarge: between {limit} and {most, plural, one {# cluster} other {# clusters}} of {size, plural, one {# block} other {# blocks}} can be resident, depending on the SMs per GPC, which are not known for this device.</source>
        <translation>디바이스가 {value, plural, other {클러스터 #개}}를 cudaErrorCooperativeLaunchTooLarge로 거부할 수 있습니다. 상주할 수 있는 {size, plural, other {블록 #개}}짜리 클러스터 수는 {limit}~{most, plural, other {#개}}이며, 이 디바이스에 대해 알려지지 않은 GPC당 SM 수에 따라 달라집니다.</translation>
    </message>
    <message>
        <source>The grid has only {value, plural, one {# block} other {# blocks}}, so {idle} of {limit, plural, one {# SM} other {# SMs}} get no block.</source>
        <translation>그리드가 {value, plural, other {블록 #개}}뿐이므로, {limit, plural, other {SM #개}} 중 {idle}개는 블록을 받지 못합니다.</translation>
    </message>
    <message>
        <source>The grid leaves {value} of {limit, plural, one {# element} other {# elements}} without a thread, because integer division truncates: {truncated}; rounded up, it is {roundedUp}.</source>
        <translation>그리드에서 {limit, plural, other {원소 #개}} 중 {value}개에 스레드가 배정되지 않습니다. 정수 나눗셈은 나머지를 버리기 때문입니다({truncated}). 올림하면 {roundedUp}입니다.</translation>
    </message>
    <message>
        <source>The grid leaves {value} of {limit, plural, one {# element} other {# elements}} without a thread; {grid, plural, one {# block} other {# blocks}} cover them all.</source>
        <translation>그리드에서 {limit, plural, other {원소 #개}} 중 {value}개에 스레드가 배정되지 않습니다. {grid, plural, other {블록 #개}}면 원소를 모두 처리합니다.</translation>
    </message>
    <message>
        <source>The kernel declares __cluster_dims__() without sizes, so the launch must specify a cluster dimension.</source>
        <translation>커널이 크기 없이 __cluster_dims__()를 선언했으므로, 실행할 때 클러스터 차원을 지정해야 합니다.</translation>
    </message>
    <message>
        <source>The kernel declares a __block_size__ of {limit, plural, one {# thread} other {# threads}}; a launch must use that block or 1 × 1 × 1, not {value}.</source>
        <translation>커널이 __block_size__로 블록 크기를 {limit, plural, other {스레드 #개}}로 선언했습니다. 실행할 때 블록은 그 크기이거나 1 × 1 × 1이어야 하며, {value}{value, ending, vowel {는} other {은}} 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The kernel declares clusters of {limit, plural, one {# block} other {# blocks}}; a launch cannot change this to {value}.</source>
        <translation>커널이 {limit, plural, other {블록 #개}}짜리 클러스터를 선언했습니다. 실행할 때 이를 {value}{value, ending, vowel {로} rieul {로} other {으로}} 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>The launch requests {value} B of dynamic shared memory, but the kernel allows {limit} B; cudaFuncAttributeMaxDynamicSharedMemorySize can raise this to {most} B.</source>
        <translation>실행이 동적 공유 메모리 {value}바이트를 요청하지만 커널은 {limit}바이트까지 허용합니다. cudaFuncAttributeMaxDynamicSharedMemorySize로 이를 {most}바이트까지 늘릴 수 있습니다.</translation>
    </message>
    <message>
        <source>This device does not support cooperative launches.</source>
        <translation>이 디바이스는 협력 실행을 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>This launch is impossible: no kernel can have {value} B of static shared memory, because only dynamic shared memory can exceed {limit} B.</source>
        <translation>이 실행은 불가능합니다. {limit}바이트를 넘을 수 있는 것은 동적 공유 메모리뿐이므로, 정적 공유 메모리가 {value}바이트인 커널은 있을 수 없습니다.</translation>
    </message>
    <message>
        <source>This launch is impossible: no kernel can use {value, plural, one {# register} other {# registers}} per thread, because instructions can address only {limit}.</source>
        <translation>이 실행은 불가능합니다. 명령어가 지정할 수 있는 레지스터는 {limit}개뿐이므로, 스레드당 {value, plural, other {레지스터 #개}}를 사용하는 커널은 있을 수 없습니다.</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <translation>블록당 스레드</translation>
    </message>
    <message>
        <source>With {numRegs, plural, one {# register} other {# registers}} per thread, allocated per warp, the {regsPerBlock, plural, one {# register} other {# registers}} of a block are enough for {limit, plural, one {# thread} other {# threads}}, not {value}.</source>
        <translation>스레드당 {numRegs, plural, other {레지스터 #개}}를 워프 단위로 할당하면, 블록의 {regsPerBlock, plural, other {레지스터 #개}}는 {limit, plural, other {스레드 #개}}까지만 충분하고 {value}개에는 모자랍니다.</translation>
    </message>
    <message>
        <source>allow non-portable cluster sizes</source>
        <translation>이식성 없는 클러스터 크기 허용</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>산술 계산</translation>
    </message>
    <message>
        <source>arithmetic with the predicted resident blocks</source>
        <translation>예측된 상주 블록 수를 사용한 산술 계산</translation>
    </message>
    <message>
        <source>at most {limit} resident</source>
        <translation>최대 {limit}개 상주</translation>
    </message>
    <message>
        <source>between {limit} and {most}</source>
        <translation>{limit}~{most}개</translation>
    </message>
    <message>
        <source>blockDim.{axis} is 0; each axis of a block must be at least 1.</source>
        <translation>blockDim.{axis} 값이 0입니다. 블록의 각 축은 1 이상이어야 합니다.</translation>
    </message>
    <message>
        <source>blockDim.{axis} is {value}; this device allows at most {limit} on that axis.</source>
        <translation>blockDim.{axis} 값이 {value}입니다. 이 디바이스는 그 축에서 최대 {limit}까지 허용합니다.</translation>
    </message>
    <message>
        <source>bounds derived from the number of SMs, not verified by a launch</source>
        <translation>SM 수에서 도출한 범위, 실행으로 확인하지 않음</translation>
    </message>
    <message>
        <source>change the block</source>
        <translation>블록 변경</translation>
    </message>
    <message>
        <source>change the cluster</source>
        <translation>클러스터 변경</translation>
    </message>
    <message>
        <source>change the dynamic shared memory</source>
        <translation>동적 공유 메모리 변경</translation>
    </message>
    <message>
        <source>change the grid</source>
        <translation>그리드 변경</translation>
    </message>
    <message>
        <source>change the opt-in to dynamic shared memory</source>
        <translation>동적 공유 메모리 옵트인 변경</translation>
    </message>
    <message>
        <source>clusterDim is {value}; either each axis must be at least 1, or all three must be 0 for no cluster.</source>
        <translation>clusterDim 값이 {value}입니다. 각 축이 1 이상이거나, 클러스터를 쓰지 않으려면 세 축이 모두 0이어야 합니다.</translation>
    </message>
    <message>
        <source>compute capability {value}</source>
        <translation>compute capability {value}</translation>
    </message>
    <message>
        <source>derived from the SMs per GPC, not verified by a launch</source>
        <translation>GPC당 SM 수에서 도출, 실행으로 확인하지 않음</translation>
    </message>
    <message>
        <source>documented, not verified by a launch</source>
        <translation>문서에 명시됨, 실행으로 확인하지 않음</translation>
    </message>
    <message>
        <source>gridDim.{axis} counts clusters: {value} of them are {blocks, plural, one {# block} other {# blocks}}, but the driver counts blocks in 32 bits and launches {left}.</source>
        <translation>gridDim.{axis} 값은 클러스터 수입니다. 클러스터 {value}개는 {blocks, plural, other {블록 #개}}이지만, 드라이버는 블록을 32비트로 세어 {left}개를 실행합니다.</translation>
    </message>
    <message>
        <source>gridDim.{axis} is 0; each axis of a grid must be at least 1.</source>
        <translation>gridDim.{axis} 값이 0입니다. 그리드의 각 축은 1 이상이어야 합니다.</translation>
    </message>
    <message>
        <source>gridDim.{axis} is {value}, which is not a multiple of the cluster size {limit}: the remainder is {rest}.</source>
        <translation>gridDim.{axis} 값 {value}{value, ending, vowel {는} other {은}} 클러스터 크기 {limit}의 배수가 아닙니다. 나머지는 {rest}입니다.</translation>
    </message>
    <message>
        <source>gridDim.{axis} is {value}; this device allows at most {limit} on that axis.</source>
        <translation>gridDim.{axis} 값이 {value}입니다. 이 디바이스는 그 축에서 최대 {limit}까지 허용합니다.</translation>
    </message>
    <message>
        <source>launch non-cooperatively</source>
        <translation>협력 실행 해제</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>지원 안 됨</translation>
    </message>
    <message>
        <source>remove the cluster</source>
        <translation>클러스터 제거</translation>
    </message>
    <message>
        <source>round the grid up to whole clusters</source>
        <translation>그리드를 클러스터 단위로 올림</translation>
    </message>
    <message>
        <source>seen on H200, driver 580.159.04, CUDA 13.0</source>
        <translation>H200, 드라이버 580.159.04, CUDA 13.0에서 관찰</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>지원됨</translation>
    </message>
    <message>
        <source>use an API that accepts a cluster</source>
        <translation>클러스터를 받는 API 사용</translation>
    </message>
    <message>
        <source>{api}, cluster {size}</source>
        <translation>{api}, 클러스터 {size}</translation>
    </message>
    <message>
        <source>{axis} = 0</source>
        <translation>{axis} = 0</translation>
    </message>
    <message>
        <source>{axis}: {value} / {limit}</source>
        <translation>{axis}: {value} / {limit}</translation>
    </message>
    <message>
        <source>{idle} of {limit}</source>
        <translation>{limit}개 중 {idle}개</translation>
    </message>
    <message>
        <source>{percent:.0f} % full</source>
        <translation>자리 {percent:.0f}% 사용</translation>
    </message>
    <message>
        <source>{percent:.1f} %</source>
        <translation>{percent:.1f}%</translation>
    </message>
    <message>
        <source>{rest} of {limit} lanes</source>
        <translation>레인 {limit}개 중 {rest}개</translation>
    </message>
    <message>
        <source>{rule}: satisfied ({figure}).</source>
        <translation>{rule}: 충족됨({figure}).</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{value} / {limit, plural, one {# thread} other {# threads}}</source>
        <translation>스레드 {value}개 / {limit, plural, other {#개}}</translation>
    </message>
    <message>
        <source>{value} / {limit}</source>
        <translation>{value} / {limit}</translation>
    </message>
    <message>
        <source>{value} / {limit} B</source>
        <translation>{value} / {limit} B</translation>
    </message>
    <message>
        <source>{value} by {limit}</source>
        <translation>{value} ÷ {limit}</translation>
    </message>
    <message>
        <source>{value} mod {limit} = {rest}</source>
        <translation>{value} mod {limit} = {rest}</translation>
    </message>
    <message>
        <source>{value} not covered</source>
        <translation>{value}개</translation>
    </message>
    <message>
        <source>{value} of {limit, plural, one {# thread} other {# threads}} have no element to work on, so the kernel needs a bounds check.</source>
        <translation>{limit, plural, other {스레드 #개}} 중 {value}개는 처리할 원소가 없으므로, 커널에 범위 검사가 필요합니다.</translation>
    </message>
    <message>
        <source>{value} of {limit}</source>
        <translation>{limit}개 중 {value}개</translation>
    </message>
    <message>
        <source>{value} → {left, plural, one {# block} other {# blocks}}</source>
        <translation>{value} → {left, plural, other {블록 #개}}</translation>
    </message>
    <message>
        <source>{value} → {limit} B</source>
        <translation>{value} → {limit} B</translation>
    </message>
    <message>
        <source>{value}, not {limit}</source>
        <translation>{value}, {limit} 아님</translation>
    </message>
    <message>
        <source>&quot;grid&quot;, &quot;cluster&quot;, &quot;block&quot;, &quot;warp&quot; or &quot;thread&quot;</source>
        <translation>&quot;grid&quot;, &quot;cluster&quot;, &quot;block&quot;, &quot;warp&quot; 또는 &quot;thread&quot;</translation>
    </message>
    <message>
        <source>&quot;initialize&quot; was sent twice</source>
        <translation>&quot;initialize&quot;가 두 번 전송되었습니다</translation>
    </message>
    <message>
        <source>&quot;launch&quot;, &quot;occupancy&quot;, &quot;cluster&quot; or &quot;suggestion&quot;</source>
        <translation>&quot;launch&quot;, &quot;occupancy&quot;, &quot;cluster&quot; 또는 &quot;suggestion&quot;</translation>
    </message>
    <message>
        <source>&quot;live&quot;, &quot;recorded&quot; or &quot;specification&quot;</source>
        <translation>&quot;live&quot;, &quot;recorded&quot; 또는 &quot;specification&quot;</translation>
    </message>
    <message>
        <source>&quot;samplesReached&quot;, &quot;converged&quot;, &quot;budgetSpent&quot;, &quot;cancelled&quot;, &quot;refused&quot; or &quot;interrupted&quot;</source>
        <translation>&quot;samplesReached&quot;, &quot;converged&quot;, &quot;budgetSpent&quot;, &quot;cancelled&quot;, &quot;refused&quot; 또는 &quot;interrupted&quot;</translation>
    </message>
    <message>
        <source>&quot;{id}&quot; is not a rule; use one of {ids}</source>
        <translation>&quot;{id}&quot;{id, ending, vowel {는} other {은}} 규칙이 아닙니다. 다음 중 하나를 사용하십시오: {ids}</translation>
    </message>
    <message>
        <source>&quot;{method}&quot; was sent before &quot;initialize&quot;, which must be the first request</source>
        <translation>첫 요청이어야 하는 &quot;initialize&quot;보다 먼저 &quot;{method}&quot; 요청이 전송되었습니다</translation>
    </message>
    <message>
        <source>, so that {blocks, plural, one {# block} other {# blocks}} of {threads, plural, one {# thread} other {# threads}} {blocks, plural, one {fits} other {fit}} on an SM</source>
        <translation>, 따라서 SM 하나에 {threads, plural, other {스레드 #개}}의 {blocks, plural, other {블록 #개}}가 들어갑니다</translation>
    </message>
    <message>
        <source>0 to {last}</source>
        <translation>0~{last}</translation>
    </message>
    <message>
        <source>1 to {limit} headings</source>
        <translation>머리글 1~{limit}개</translation>
    </message>
    <message>
        <source>1 to {limit} launches</source>
        <translation>실행 1~{limit}회</translation>
    </message>
    <message>
        <source>1,000,000 elements in blocks of 256 threads.</source>
        <translation>원소 1,000,000개를 스레드 256개짜리 블록으로 처리합니다.</translation>
    </message>
    <message>
        <source>1-D</source>
        <translation>1차원</translation>
    </message>
    <message>
        <source>1,000 × 1,000 elements in blocks of 16 × 16 threads.</source>
        <translation>원소 1,000 × 1,000개를 스레드 16 × 16개짜리 블록으로 처리합니다.</translation>
    </message>
    <message>
        <source>2-D</source>
        <translation>2차원</translation>
    </message>
    <message>
        <source>3-D</source>
        <translation>3차원</translation>
    </message>
    <message>
        <source>3-D volume</source>
        <translation>3차원 볼륨</translation>
    </message>
    <message>
        <source>32-bit registers per thread of the compiled kernel; a block needs the registers of all its threads at the same time.</source>
        <translation>컴파일된 커널이 스레드마다 사용하는 32비트 레지스터 수입니다. 블록은 모든 스레드의 레지스터를 동시에 필요로 합니다.</translation>
    </message>
    <message>
        <source>; the minimum of {blocks, plural, one {# block} other {# blocks}} is more than an SM can hold, and ptxas ignores it</source>
        <translation>. 지정한 최소 {blocks, plural, other {블록 #개}}는 SM이 수용할 수 있는 수보다 많아 ptxas가 무시합니다</translation>
    </message>
    <message>
        <source>A computation that uses many registers, with __launch_bounds__(1024, 1): the effect on registers, spills, occupancy and time.</source>
        <translation>레지스터를 많이 쓰는 계산에 __launch_bounds__(1024, 1)을 적용합니다. 레지스터, 스필, 점유율, 시간에 미치는 영향을 보여 줍니다.</translation>
    </message>
    <message>
        <source>A computation that uses many registers, with __launch_bounds__(1024, 2): the effect on registers, spills, occupancy and time.</source>
        <translation>레지스터를 많이 쓰는 계산에 __launch_bounds__(1024, 2)를 적용합니다. 레지스터, 스필, 점유율, 시간에 미치는 영향을 보여 줍니다.</translation>
    </message>
    <message>
        <source>A computation that uses many registers, with __launch_bounds__(128): the effect on registers, spills, occupancy and time.</source>
        <translation>레지스터를 많이 쓰는 계산에 __launch_bounds__(128)을 적용합니다. 레지스터, 스필, 점유율, 시간에 미치는 영향을 보여 줍니다.</translation>
    </message>
    <message>
        <source>A computation that uses many registers, with __launch_bounds__(256, 4): the effect on registers, spills, occupancy and time.</source>
        <translation>레지스터를 많이 쓰는 계산에 __launch_bounds__(256, 4)를 적용합니다. 레지스터, 스필, 점유율, 시간에 미치는 영향을 보여 줍니다.</translation>
    </message>
    <message>
        <source>A computation that uses many registers, without launch bounds, for comparison with the bounded versions.</source>
        <translation>레지스터를 많이 쓰는 계산을 launch bounds 없이 실행하여, launch bounds를 지정한 커널들과 비교합니다.</translation>
    </message>
    <message>
        <source>A four-byte store to an address that is not a multiple of four: a sticky error, like any other fault of a kernel.</source>
        <translation>4의 배수가 아닌 주소에 4바이트를 저장합니다. 커널의 다른 오류(fault)와 마찬가지로 지속(sticky) 오류입니다.</translation>
    </message>
    <message>
        <source>A kernel that takes any cluster that the launch sets: each block reads the shared memory of the next block in its cluster.</source>
        <translation>실행에서 지정하는 어떤 클러스터에서도 동작하는 커널입니다. 각 블록이 클러스터 안에 있는 다음 블록의 공유 메모리를 읽습니다.</translation>
    </message>
    <message>
        <source>A kernel that waits for a flag that is never set: no call can stop it, so its process is ended at the time limit.</source>
        <translation>절대 설정되지 않는 플래그를 기다리는 커널입니다. 어떤 호출로도 멈출 수 없으므로 시간 제한에 도달하면 프로세스가 종료됩니다.</translation>
    </message>
    <message>
        <source>A new worker is starting and will report whether the GPU is back. See nvidia-smi and the system log (Xid) for details. Your input and your measurements are kept.</source>
        <translation>새 워커가 시작되고 있으며, GPU를 다시 쓸 수 있는지 곧 보고합니다. 자세한 내용은 nvidia-smi와 시스템 로그(Xid)를 확인하세요. 입력과 측정값은 유지됩니다.</translation>
    </message>
    <message>
        <source>A new worker is starting, because the old process can no longer launch kernels. Your input and your measurements are kept.</source>
        <translation>이전 프로세스가 더 이상 커널을 실행할 수 없어 새 워커가 시작되고 있습니다. 입력과 측정값은 유지됩니다.</translation>
    </message>
    <message>
        <source>A new worker is starting. Your input and your measurements are kept.</source>
        <translation>새 워커가 시작되고 있습니다. 입력과 측정값은 유지됩니다.</translation>
    </message>
    <message>
        <source>A thread calls __trap(): the kernel is stopped, and the error says only that the launch failed.</source>
        <translation>스레드가 __trap()을 호출하면 커널이 중단되지만, 오류는 실행이 실패했다는 사실만 알려 줍니다.</translation>
    </message>
    <message>
        <source>A user, a scheduler, or the system when it ran out of memory ended the process. Its work was removed from the GPU.</source>
        <translation>사용자나 스케줄러, 또는 메모리가 부족해진 시스템이 프로세스를 종료했습니다. 이 프로세스의 작업은 GPU에서 제거되었습니다.</translation>
    </message>
    <message>
        <source>A worker should run until its input ends; this one, or the command that starts it, exited earlier.</source>
        <translation>워커는 입력이 끝날 때까지 돌고 있어야 하지만, 이 워커 또는 워커를 시작하는 명령이 먼저 종료되었습니다.</translation>
    </message>
    <message>
        <source>Addition</source>
        <translation>덧셈</translation>
    </message>
    <message>
        <source>Adds two matrices by one block, indexed by threadIdx alone; further blocks compute the same elements again.</source>
        <translation>threadIdx만 인덱스로 사용하여 블록 하나로 두 행렬을 더합니다. 블록을 더 추가하면 같은 원소를 다시 계산합니다.</translation>
    </message>
    <message>
        <source>Adds two matrices with eight loads of each thread in flight, which reaches the bandwidth of a copy.</source>
        <translation>각 스레드가 로드 8개를 동시에 진행하며 두 행렬을 더해, 복사에 맞먹는 대역폭에 도달합니다.</translation>
    </message>
    <message>
        <source>Adds two matrices with one thread per element, and a guard for threads outside the matrix.</source>
        <translation>원소마다 스레드 하나를 써서 두 행렬을 더하며, 행렬 밖의 스레드는 범위 검사로 걸러 냅니다.</translation>
    </message>
    <message>
        <source>Adds two matrices with x as the row index, as in A[i][j], so that the accesses of a warp are not coalesced. Compare its bandwidth with that of the matrix addition.</source>
        <translation>A[i][j]처럼 x를 행 인덱스로 사용하여 두 행렬을 더하므로 워프의 접근이 병합되지 않습니다. 행렬 덧셈의 대역폭과 비교해 보세요.</translation>
    </message>
    <message>
        <source>Adds two vectors with a grid-stride loop, so that any grid covers all elements.</source>
        <translation>그리드 스트라이드 루프로 두 벡터를 더하므로, 그리드 크기와 관계없이 모든 원소를 처리합니다.</translation>
    </message>
    <message>
        <source>Adds two vectors with loads of 16 bytes, which keep enough bytes in flight to reach the bandwidth of a copy.</source>
        <translation>16바이트 단위 로드로 두 벡터를 더해, 복사에 맞먹는 대역폭에 도달할 만큼 많은 바이트를 동시에 전송합니다.</translation>
    </message>
    <message>
        <source>Adds two vectors with one thread per element, and a guard for threads past the end.</source>
        <translation>원소마다 스레드 하나를 써서 두 벡터를 더하며, 끝을 넘는 스레드는 범위 검사로 걸러 냅니다.</translation>
    </message>
    <message>
        <source>Adds two vectors without checking whether a thread is past the end, and reports what the threads past the end write.</source>
        <translation>스레드가 끝을 넘는지 검사하지 않고 두 벡터를 더하고, 끝을 넘은 스레드가 무엇을 쓰는지 보고합니다.</translation>
    </message>
    <message>
        <source>Adds up each element of a volume and its six neighbours, with grid and block in three dimensions.</source>
        <translation>3차원 그리드와 블록으로 볼륨의 각 원소와 이웃한 여섯 원소를 더합니다.</translation>
    </message>
    <message>
        <source>All blocks are resident at the same time, so the whole grid can synchronise; the grid must fit on the device.</source>
        <translation>모든 블록이 동시에 상주하므로 그리드 전체가 동기화할 수 있습니다. 그리드가 디바이스에 들어가는 크기여야 합니다.</translation>
    </message>
    <message>
        <source>All blocks of a launch, arranged along x, y and z; they run in any order, many at the same time.</source>
        <translation>실행에 포함된 모든 블록으로, x, y, z 방향으로 배열됩니다. 블록은 임의의 순서로, 여러 개가 동시에 수행됩니다.</translation>
    </message>
    <message>
        <source>Allows clusters of more than 8 blocks; not every device with clusters can run them.</source>
        <translation>블록이 8개를 넘는 클러스터를 허용합니다. 클러스터를 지원하는 디바이스라도 모두 실행할 수 있는 것은 아닙니다.</translation>
    </message>
    <message>
        <source>An access of 2, 4, 8 or 16 bytes needs an address that is a multiple of its size; a char pointer that is cast to int or float4 may not be. The error is sticky: the context is lost.</source>
        <translation>2, 4, 8, 16바이트 접근에는 그 크기의 배수인 주소가 필요합니다. char 포인터를 int나 float4로 캐스팅하면 그렇지 않을 수 있습니다. 이 오류는 지속(sticky) 오류이며 컨텍스트를 더는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>An allocation failed, on the device (cudaErrorMemoryAllocation) or on its host. The error is not sticky: the context is intact, and the memory allocated for this launch was freed.</source>
        <translation>디바이스(cudaErrorMemoryAllocation) 또는 호스트에서 메모리 할당이 실패했습니다. 지속(sticky) 오류가 아니므로 컨텍스트는 온전하며, 이 실행을 위해 할당한 메모리는 해제되었습니다.</translation>
    </message>
    <message>
        <source>An assert() in the kernel failed (cudaErrorAssert).</source>
        <translation>커널의 assert()가 실패했습니다(cudaErrorAssert).</translation>
    </message>
    <message>
        <source>An assert() that fails on the device: it prints the block and the thread to the log, and the context is lost.</source>
        <translation>디바이스에서 실패하는 assert()입니다. 블록과 스레드가 로그에 출력되고, 컨텍스트를 더는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>An instruction for global, shared or local memory got an address in another memory space. The error is sticky: the context is lost.</source>
        <translation>전역 메모리, 공유 메모리 또는 로컬 메모리용 명령어에 다른 메모리 공간의 주소가 전달되었습니다. 이 오류는 지속(sticky) 오류이며 컨텍스트를 더는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Block (threads)</source>
        <translation>블록(스레드)</translation>
    </message>
    <message>
        <source>Block cooperation</source>
        <translation>블록 협력</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Blocks as clusters</source>
        <translation>클러스터 단위 그리드</translation>
    </message>
    <message>
        <source>Blocks of the same cluster have the same colour.</source>
        <translation>같은 클러스터의 블록은 색상이 같습니다.</translation>
    </message>
    <message>
        <source>Blocks that ran on the same SM have the same colour; needs a trace.</source>
        <translation>같은 SM에서 수행된 블록은 색상이 같습니다. 트레이스가 필요합니다.</translation>
    </message>
    <message>
        <source>Blocks that run at the same time on SMs of one GPC and can access each other&apos;s shared memory.</source>
        <translation>한 GPC의 SM들에서 동시에 수행되며 서로의 공유 메모리에 접근할 수 있는 블록들입니다.</translation>
    </message>
    <message>
        <source>Blocks traced</source>
        <translation>트레이스한 블록</translation>
    </message>
    <message>
        <source>CUDA&apos;s documentation</source>
        <translation>CUDA 문서</translation>
    </message>
    <message>
        <source>Caches and coherency</source>
        <translation>캐시와 일관성</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>Cluster (blocks)</source>
        <translation>클러스터(블록)</translation>
    </message>
    <message>
        <source>Cluster at launch</source>
        <translation>실행 시 클러스터</translation>
    </message>
    <message>
        <source>Cluster required</source>
        <translation>클러스터 필수</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>Clusters with one block per SM</source>
        <translation>블록마다 SM이 다른 클러스터</translation>
    </message>
    <message>
        <source>Computes the sum of each block and, after a barrier for the whole grid, the sum of those sums. Needs a cooperative launch.</source>
        <translation>블록마다 합을 구하고, 그리드 전체의 배리어를 지난 뒤 그 합들을 더합니다. 협력 실행이 필요합니다.</translation>
    </message>
    <message>
        <source>Cooperative</source>
        <translation>협력 실행</translation>
    </message>
    <message>
        <source>Cooperative launches</source>
        <translation>협력 실행</translation>
    </message>
    <message>
        <source>Correct the command of this machine under Launch, Machines, and restart the worker.</source>
        <translation>“실행 › 컴퓨터 연결”에서 이 컴퓨터의 명령을 고치고 워커를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>Counts keys in bins with atomic additions to global memory.</source>
        <translation>전역 메모리에서 원자적 덧셈으로 키를 bin별로 셉니다.</translation>
    </message>
    <message>
        <source>Counts keys in the shared memory of all blocks of a cluster, which together hold more bins than one block.</source>
        <translation>클러스터의 모든 블록이 가진 공유 메모리에서 키를 셉니다. 함께 쓰면 블록 하나보다 더 많은 bin을 담을 수 있습니다.</translation>
    </message>
    <message>
        <source>Counts keys in the shared memory of each block, where all bins must fit, and then adds up the blocks.</source>
        <translation>각 블록의 공유 메모리에서 키를 센 다음 블록들의 결과를 더합니다. 모든 bin이 공유 메모리에 들어가야 합니다.</translation>
    </message>
    <message>
        <source>Declared cluster</source>
        <translation>선언된 클러스터</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>디바이스</translation>
    </message>
    <message>
        <source>Device files</source>
        <translation>디바이스 파일</translation>
    </message>
    <message>
        <source>Distributed shared memory</source>
        <translation>분산 공유 메모리</translation>
    </message>
    <message>
        <source>Each thread has an array of 4 KiB, too large for registers: the memory that the device allocates for it, and the time of the first launch.</source>
        <translation>스레드마다 레지스터에 담기에는 너무 큰 4 KiB 배열이 있습니다. 이를 위해 디바이스가 할당하는 메모리와 첫 실행의 시간을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Each thread has an array of 64 KiB: even a small launch makes the device allocate memory for all threads that can be resident.</source>
        <translation>스레드마다 64 KiB 배열이 있습니다. 작은 실행이라도 디바이스는 상주할 수 있는 모든 스레드만큼의 메모리를 할당합니다.</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>원소</translation>
    </message>
    <message>
        <source>Empty slots after it</source>
        <translation>그 후 빈 슬롯 시간</translation>
    </message>
    <message>
        <source>Error: assert</source>
        <translation>오류: assert</translation>
    </message>
    <message>
        <source>Error: illegal address</source>
        <translation>오류: 잘못된 주소</translation>
    </message>
    <message>
        <source>Error: misaligned address</source>
        <translation>오류: 정렬되지 않은 주소</translation>
    </message>
    <message>
        <source>Error: never ends</source>
        <translation>오류: 끝나지 않음</translation>
    </message>
    <message>
        <source>Error: trap</source>
        <translation>오류: trap</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>평가</translation>
    </message>
    <message>
        <source>Every thread writes its IDs at every level of the launch, and the SM that it ran on.</source>
        <translation>모든 스레드가 실행의 각 계층에서 자신의 ID와 자신이 수행된 SM을 기록합니다.</translation>
    </message>
    <message>
        <source>Execution configuration</source>
        <translation>실행 구성</translation>
    </message>
    <message>
        <source>Four ways to launch</source>
        <translation>네 가지 실행 방법</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>그리드</translation>
    </message>
    <message>
        <source>Grid (blocks)</source>
        <translation>그리드(블록)</translation>
    </message>
    <message>
        <source>Grid synchronisation</source>
        <translation>그리드 동기화</translation>
    </message>
    <message>
        <source>Histogram in distributed shared memory</source>
        <translation>분산 공유 메모리 히스토그램</translation>
    </message>
    <message>
        <source>Histogram in distributed shared memory, skewed</source>
        <translation>분산 공유 메모리 히스토그램, 편향된 키</translation>
    </message>
    <message>
        <source>Histogram in global memory</source>
        <translation>전역 메모리 히스토그램</translation>
    </message>
    <message>
        <source>Histogram in global memory, skewed</source>
        <translation>전역 메모리 히스토그램, 편향된 키</translation>
    </message>
    <message>
        <source>Histogram in shared memory</source>
        <translation>공유 메모리 히스토그램</translation>
    </message>
    <message>
        <source>Histogram in shared memory, skewed</source>
        <translation>공유 메모리 히스토그램, 편향된 키</translation>
    </message>
    <message>
        <source>ID 0 to {last}, or index up to {index}</source>
        <translation>ID 0~{last}, 또는 {index}까지의 인덱스</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>유휴</translation>
    </message>
    <message>
        <source>Install a driver and restart the worker, or explore recordings in the meantime.</source>
        <translation>드라이버를 설치하고 워커를 다시 시작하세요. 그동안에는 기록을 살펴볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Install a newer driver and restart the worker, or explore recordings in the meantime.</source>
        <translation>더 최신 드라이버를 설치하고 워커를 다시 시작하세요. 그동안에는 기록을 살펴볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Install the program and trichevron-cli from the same release on both machines.</source>
        <translation>두 컴퓨터에 같은 릴리스의 프로그램과 trichevron-cli를 설치하세요.</translation>
    </message>
    <message>
        <source>Install trichevron-cli next to the program, or set another command under Launch, Machines.</source>
        <translation>trichevron-cli를 프로그램 옆에 설치하거나 “실행 › 컴퓨터 연결”에서 다른 명령을 설정하세요.</translation>
    </message>
    <message>
        <source>It exited with the status for incorrect usage: an unknown option, or a file that it cannot read.</source>
        <translation>잘못된 사용법을 나타내는 종료 상태로 끝났습니다. 알 수 없는 옵션이 있거나 읽을 수 없는 파일이 있습니다.</translation>
    </message>
    <message>
        <source>It still sends heartbeats, but a call to the driver does not return.</source>
        <translation>하트비트는 계속 보내지만, 드라이버 호출이 반환되지 않습니다.</translation>
    </message>
    <message>
        <source>Its standard output may contain only messages, but a login banner, a shell&apos;s start-up file or another program also writes to it.</source>
        <translation>표준 출력에는 메시지만 있어야 하지만, 로그인 배너, 셸 시작 파일 또는 다른 프로그램도 여기에 출력합니다.</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Kernels overlap</source>
        <translation>커널 겹침</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>Largest start gap</source>
        <translation>최대 시작 간격</translation>
    </message>
    <message>
        <source>Last output: {output}</source>
        <translation>마지막 출력: {output}</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Launch bounds 1024, 1</source>
        <translation>Launch bounds 1024, 1</translation>
    </message>
    <message>
        <source>Launch bounds 1024, 2</source>
        <translation>Launch bounds 1024, 2</translation>
    </message>
    <message>
        <source>Launch bounds 128</source>
        <translation>Launch bounds 128</translation>
    </message>
    <message>
        <source>Launch bounds 256, 4</source>
        <translation>Launch bounds 256, 4</translation>
    </message>
    <message>
        <source>Launched with</source>
        <translation>실행 방법</translation>
    </message>
    <message>
        <source>Launches one kernel by &lt;&lt;&lt;&gt;&gt;&gt;, cudaLaunchKernelEx, cuLaunchKernel and cuLaunchKernelEx, and shows how each of them reports an error.</source>
        <translation>커널 하나를 &lt;&lt;&lt;&gt;&gt;&gt;, cudaLaunchKernelEx, cuLaunchKernel, cuLaunchKernelEx로 실행하고, 각 방법이 오류를 어떻게 보고하는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Launching</source>
        <translation>실행 호출</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>계층</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>로컬 메모리</translation>
    </message>
    <message>
        <source>Local memory, 4 KiB</source>
        <translation>로컬 메모리, 4 KiB</translation>
    </message>
    <message>
        <source>Local memory, 64 KiB</source>
        <translation>로컬 메모리, 64 KiB</translation>
    </message>
    <message>
        <source>Matrix addition</source>
        <translation>행렬 덧셈</translation>
    </message>
    <message>
        <source>Matrix addition by one block</source>
        <translation>블록 하나로 행렬 덧셈</translation>
    </message>
    <message>
        <source>Matrix addition, four rows per thread</source>
        <translation>행렬 덧셈, 스레드당 네 행</translation>
    </message>
    <message>
        <source>Matrix addition, x counts rows</source>
        <translation>행렬 덧셈, x가 행 번호</translation>
    </message>
    <message>
        <source>Max dynamic shared memory</source>
        <translation>최대 동적 공유 메모리</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>Name what each number is, as in {example}; a block index and a thread index may stand alone, as in 2,1,0 5,7,0.</source>
        <translation>{example}처럼 각 숫자가 무엇인지 밝혀 주세요. 블록 인덱스와 스레드 인덱스는 2,1,0 5,7,0처럼 이름 없이 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>No CUDA call can stop a running kernel: only ending the process removes it from the device.</source>
        <translation>어떤 CUDA 호출로도 실행 중인 커널을 멈출 수 없습니다. 프로세스를 종료해야만 커널이 디바이스에서 제거됩니다.</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found on that machine.</source>
        <translation>이 컴퓨터에서 NVIDIA 드라이버를 찾을 수 없습니다.</translation>
    </message>
    <message>
        <source>No launch bounds</source>
        <translation>Launch bounds 없음</translation>
    </message>
    <message>
        <source>No single change adds a block. Changing every limiting resource together would give {result}.</source>
        <translation>한 가지만 바꿔서는 블록이 늘지 않습니다. 제한하는 자원을 모두 함께 바꾸면 SM 하나에 {result}{result, ending, vowel {가} other {이}} 상주합니다.</translation>
    </message>
    <message>
        <source>Non-portable cluster size</source>
        <translation>이식성 없는 클러스터 크기</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>One colour for blocks and one for threads.</source>
        <translation>블록과 스레드를 각각 한 가지 색상으로 표시합니다.</translation>
    </message>
    <message>
        <source>One thread writes far outside its array: the launch succeeds, the synchronisation returns the error, and the context is lost.</source>
        <translation>스레드 하나가 배열 범위를 크게 벗어나 씁니다. 실행은 성공하지만 동기화가 오류를 반환하고 컨텍스트를 더는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Plain loads, correct</source>
        <translation>일반 로드, 올바른 예</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>예측</translation>
    </message>
    <message>
        <source>Preferred carveout</source>
        <translation>선호 카브아웃</translation>
    </message>
    <message>
        <source>Private memory per thread, stored in global memory, for data that does not fit into registers.</source>
        <translation>레지스터에 들어가지 않는 데이터를 위해 전역 메모리에 마련되는 스레드별 전용 메모리입니다.</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>문제 크기</translation>
    </message>
    <message>
        <source>Problem (elements)</source>
        <translation>문제 크기(원소)</translation>
    </message>
    <message>
        <source>Quartiles</source>
        <translation>사분위수</translation>
    </message>
    <message>
        <source>Read-only path, misused</source>
        <translation>읽기 전용 경로, 잘못된 예</translation>
    </message>
    <message>
        <source>Reads data through the non-coherent path while the kernel writes it: the read may return the old value.</source>
        <translation>커널이 데이터를 쓰는 동안 비일관(non-coherent) 경로로 그 데이터를 읽습니다. 이전 값이 읽힐 수 있습니다.</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>Recordings are shown instead, and labelled as such. Restart the worker when a device is available.</source>
        <translation>대신 기록을 표시하며, 기록임을 명시합니다. 디바이스를 사용할 수 있게 되면 워커를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>Reduce the problem or the grid, or free device memory, and launch again.</source>
        <translation>문제 크기나 그리드를 줄이거나 디바이스 메모리를 확보한 다음 다시 실행하세요.</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>Registers (traced kernel)</source>
        <translation>레지스터(트레이스용 커널)</translation>
    </message>
    <message>
        <source>Resident blocks per SM</source>
        <translation>SM당 상주 블록</translation>
    </message>
    <message>
        <source>Resident on all SMs</source>
        <translation>모든 SM의 상주 블록</translation>
    </message>
    <message>
        <source>Resident on one SM</source>
        <translation>SM 하나의 상주 블록</translation>
    </message>
    <message>
        <source>Resident warps per SM, as a share of the maximum; higher occupancy is not always faster.</source>
        <translation>SM에 상주하는 워프 수를 최댓값에 대한 비율로 나타낸 것입니다. 점유율이 높다고 항상 더 빠른 것은 아닙니다.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>SM</source>
        <translation>SM</translation>
    </message>
    <message>
        <source>SM not recorded</source>
        <translation>SM 기록 없음</translation>
    </message>
    <message>
        <source>SM {rank}</source>
        <translation>SM {rank}</translation>
    </message>
    <message>
        <source>SM {sm}</source>
        <translation>SM {sm}</translation>
    </message>
    <message>
        <source>SMs used</source>
        <translation>사용된 SM</translation>
    </message>
    <message>
        <source>SMs {first}–{last}</source>
        <translation>SM {first}~{last}</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>세션</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>공유 메모리</translation>
    </message>
    <message>
        <source>Shared memory per block that the kernel declares with a size known to the compiler.</source>
        <translation>커널이 선언하며 컴파일러가 크기를 아는 블록당 공유 메모리입니다.</translation>
    </message>
    <message>
        <source>Shared memory per block whose size the launch sets, in addition to what the kernel declares.</source>
        <translation>커널이 선언하는 것에 더해, 실행에서 크기를 정하는 블록당 공유 메모리입니다.</translation>
    </message>
    <message>
        <source>Shows which threads are idle because their index lies outside the problem.</source>
        <translation>인덱스가 문제 크기를 벗어나 유휴 상태인 스레드를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Stencil in a volume</source>
        <translation>볼륨 스텐실</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>스트림</translation>
    </message>
    <message>
        <source>Streams</source>
        <translation>스트림</translation>
    </message>
    <message>
        <source>Sum of each block</source>
        <translation>블록별 합</translation>
    </message>
    <message>
        <source>Synchronising</source>
        <translation>동기화</translation>
    </message>
    <message>
        <source>After the last start</source>
        <translation>마지막 시작 후</translation>
    </message>
    <message>
        <source>The CUDA runtime of the worker needs a driver of the same major version or later (cudaErrorInsufficientDriver).</source>
        <translation>워커의 CUDA 런타임에는 메이저 버전이 같거나 더 높은 드라이버가 필요합니다(cudaErrorInsufficientDriver).</translation>
    </message>
    <message>
        <source>The GPU can no longer be used: {detail}</source>
        <translation>GPU를 더 이상 사용할 수 없습니다: {detail}</translation>
    </message>
    <message>
        <source>The GPU&apos;s context can no longer be used: {detail}</source>
        <translation>GPU의 컨텍스트를 더 이상 사용할 수 없습니다: {detail}</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old for this program: {detail}</source>
        <translation>NVIDIA 드라이버가 이 프로그램을 사용하기에는 너무 오래되었습니다: {detail}</translation>
    </message>
    <message>
        <source>The bandwidth of a copy was not measured on this device, so there is no copy line.</source>
        <translation>이 디바이스에서 복사의 대역폭을 측정하지 않았으므로 복사 기준선이 없습니다.</translation>
    </message>
    <message>
        <source>The blocks have no threads: their {axes} is 0; give every axis at least 1 to see them.</source>
        <translation>블록에 스레드가 없습니다. {axes} 축이 0입니다. 스레드를 보려면 모든 축을 1 이상으로 지정하세요.</translation>
    </message>
    <message>
        <source>The call stack of a thread was corrupted (cudaErrorHardwareStackError).</source>
        <translation>스레드의 호출 스택이 손상되었습니다(cudaErrorHardwareStackError).</translation>
    </message>
    <message>
        <source>The cancelled job did not stop, so its process was ended.</source>
        <translation>취소한 작업이 멈추지 않아 프로세스를 종료했습니다.</translation>
    </message>
    <message>
        <source>The command of this machine names a program that does not exist or is not executable.</source>
        <translation>이 컴퓨터의 명령이 가리키는 프로그램이 없거나 실행 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>The connection to the worker&apos;s machine failed or was lost.</source>
        <translation>워커가 있는 컴퓨터에 연결하지 못했거나 연결이 끊겼습니다.</translation>
    </message>
    <message>
        <source>The demo does not say how many bytes this kernel moves, so its bandwidth is unknown.</source>
        <translation>이 커널이 몇 바이트를 옮기는지 데모에 나와 있지 않아 대역폭을 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The device itself failed, not the launch: an uncorrectable memory error, a broken link, or a GPU that no longer responds to its driver. Other programs on it fail too.</source>
        <translation>실행이 아니라 디바이스 자체에 장애가 발생했습니다. 정정할 수 없는 메모리 오류, 끊어진 링크, 또는 드라이버에 더 이상 응답하지 않는 GPU가 원인입니다. 이 디바이스를 쓰는 다른 프로그램도 실패합니다.</translation>
    </message>
    <message>
        <source>The device returned {error} ({code}).</source>
        <translation>디바이스가 {error}({code}){error, ending, vowel {를} other {을}} 반환했습니다.</translation>
    </message>
    <message>
        <source>The device&apos;s warp size is 0, so no warps can be drawn; choose another device.</source>
        <translation>디바이스의 워프 크기가 0이어서 워프를 그릴 수 없습니다. 다른 디바이스를 선택하세요.</translation>
    </message>
    <message>
        <source>The driver stopped the kernel because it ran too long (cudaErrorLaunchTimeout).</source>
        <translation>커널이 너무 오래 수행되어 드라이버가 중단했습니다(cudaErrorLaunchTimeout).</translation>
    </message>
    <message>
        <source>The elements that the kernel processes; the grid must have a thread for each of them.</source>
        <translation>커널이 처리하는 원소들입니다. 그리드에는 원소마다 스레드가 있어야 합니다.</translation>
    </message>
    <message>
        <source>The failure was in the process that uses the GPU: in trichevron-cli, in the driver, or in a library. The GPU itself is intact.</source>
        <translation>GPU를 사용하는 프로세스, 즉 trichevron-cli, 드라이버 또는 라이브러리에서 오류가 발생했습니다. GPU 자체는 온전합니다.</translation>
    </message>
    <message>
        <source>The grid has no blocks: its {axes} is 0; give every axis at least 1 to see it.</source>
        <translation>그리드에 블록이 없습니다. {axes} 축이 0입니다. 그리드를 보려면 모든 축을 1 이상으로 지정하세요.</translation>
    </message>
    <message>
        <source>The kernel accessed a misaligned address (cudaErrorMisalignedAddress).</source>
        <translation>커널이 정렬되지 않은 주소에 접근했습니다(cudaErrorMisalignedAddress).</translation>
    </message>
    <message>
        <source>The kernel accessed an invalid address (cudaErrorIllegalAddress).</source>
        <translation>커널이 잘못된 주소에 접근했습니다(cudaErrorIllegalAddress).</translation>
    </message>
    <message>
        <source>The kernel exceeded its time limit of {seconds}, so its process was ended.</source>
        <translation>커널이 시간 제한({seconds})을 초과하여 프로세스를 종료했습니다.</translation>
    </message>
    <message>
        <source>The kernel exceeded its time limit, so its process was ended.</source>
        <translation>커널이 시간 제한을 초과하여 프로세스를 종료했습니다.</translation>
    </message>
    <message>
        <source>The kernel executed an illegal instruction (cudaErrorIllegalInstruction).</source>
        <translation>커널이 잘못된 명령어를 실행했습니다(cudaErrorIllegalInstruction).</translation>
    </message>
    <message>
        <source>The kernel failed while it ran (cudaErrorLaunchFailure).</source>
        <translation>커널이 실행 도중 실패했습니다(cudaErrorLaunchFailure).</translation>
    </message>
    <message>
        <source>The kernel used an address of the wrong memory space (cudaErrorInvalidAddressSpace).</source>
        <translation>커널이 잘못된 메모리 공간의 주소를 사용했습니다(cudaErrorInvalidAddressSpace).</translation>
    </message>
    <message>
        <source>The largest block that __launch_bounds__ allows for the compiled kernel; larger blocks are refused.</source>
        <translation>컴파일된 커널에 대해 __launch_bounds__가 허용하는 최대 블록입니다. 이보다 큰 블록은 거부됩니다.</translation>
    </message>
    <message>
        <source>The launch was not timed, so its bandwidth is unknown.</source>
        <translation>실행 시간을 측정하지 않아 대역폭을 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The limit of dynamic shared memory for launches of this kernel; cudaFuncSetAttribute must raise it for more than 48 KiB.</source>
        <translation>이 커널을 실행할 때 적용되는 동적 공유 메모리 한도입니다. 48 KiB를 넘으려면 cudaFuncSetAttribute로 높여야 합니다.</translation>
    </message>
    <message>
        <source>The machine has no CUDA device, all of them are in exclusive use, or its worker was built without CUDA.</source>
        <translation>컴퓨터에 CUDA 디바이스가 없거나, 모든 디바이스를 다른 프로세스가 독점 사용하고 있거나, 워커가 CUDA 없이 빌드되었습니다.</translation>
    </message>
    <message>
        <source>The measurement ended before the first sample.</source>
        <translation>첫 표본을 얻기 전에 측정이 끝났습니다.</translation>
    </message>
    <message>
        <source>The program and its worker must use the same version of the protocol.</source>
        <translation>프로그램과 워커는 같은 버전의 프로토콜을 사용해야 합니다.</translation>
    </message>
    <message>
        <source>The program counter of the kernel left its code (cudaErrorInvalidPc).</source>
        <translation>커널의 프로그램 카운터가 코드를 벗어났습니다(cudaErrorInvalidPc).</translation>
    </message>
    <message>
        <source>The program is connecting again. Your input and your measurements are kept.</source>
        <translation>프로그램이 다시 연결하고 있습니다. 입력과 측정값은 유지됩니다.</translation>
    </message>
    <message>
        <source>The program tries again a few times. If the error persists, check the worker command and what it prints.</source>
        <translation>프로그램이 몇 번 더 시도합니다. 오류가 계속되면 워커 명령과 그 출력을 확인하세요.</translation>
    </message>
    <message>
        <source>The queue of the launch: work in one stream runs in order, and different streams can overlap.</source>
        <translation>실행이 들어가는 대기열입니다. 한 스트림의 작업은 순서대로 수행되고, 서로 다른 스트림은 겹칠 수 있습니다.</translation>
    </message>
    <message>
        <source>The same kernel with plain loads: after __syncthreads() each thread sees what its block wrote.</source>
        <translation>같은 커널을 일반 로드로 실행합니다. __syncthreads() 이후에는 각 스레드가 자기 블록이 쓴 값을 봅니다.</translation>
    </message>
    <message>
        <source>The same kernel with skewed keys: more than half of them belong to one bin.</source>
        <translation>같은 커널에 편향된 키를 사용합니다. 키의 절반 이상이 한 bin에 속합니다.</translation>
    </message>
    <message>
        <source>The threads of a block add up their elements in shared memory, with __syncthreads() between the steps.</source>
        <translation>블록의 스레드들이 공유 메모리에서 각자의 원소를 더하며, 단계 사이마다 __syncthreads()로 동기화합니다.</translation>
    </message>
    <message>
        <source>The worker cannot be started: {detail}</source>
        <translation>워커를 시작할 수 없습니다: {detail}</translation>
    </message>
    <message>
        <source>The worker cannot be used: {detail}</source>
        <translation>워커를 사용할 수 없습니다: {detail}</translation>
    </message>
    <message>
        <source>The worker crashed ({signal}).</source>
        <translation>워커가 비정상 종료되었습니다({signal}).</translation>
    </message>
    <message>
        <source>The worker did not reply and was ended.</source>
        <translation>워커가 응답하지 않아 종료했습니다.</translation>
    </message>
    <message>
        <source>The worker did not reply for {seconds} and was ended.</source>
        <translation>워커가 {seconds} 동안 응답하지 않아 종료했습니다.</translation>
    </message>
    <message>
        <source>The worker exited with status {number}.</source>
        <translation>워커가 종료 상태 {number}{number, ending, vowel {로} rieul {로} other {으로}} 끝났습니다.</translation>
    </message>
    <message>
        <source>The worker is from another release: {detail}</source>
        <translation>워커의 릴리스가 다릅니다: {detail}</translation>
    </message>
    <message>
        <source>The worker sent data that is not in the protocol: {detail}</source>
        <translation>워커가 프로토콜에 없는 데이터를 보냈습니다: {detail}</translation>
    </message>
    <message>
        <source>The worker sent nothing and was ended.</source>
        <translation>워커가 아무것도 보내지 않아 종료했습니다.</translation>
    </message>
    <message>
        <source>The worker sent nothing for {seconds} and was ended.</source>
        <translation>워커가 {seconds} 동안 아무것도 보내지 않아 종료했습니다.</translation>
    </message>
    <message>
        <source>The worker was killed ({signal}).</source>
        <translation>워커가 강제 종료되었습니다({signal}).</translation>
    </message>
    <message>
        <source>There is no device to launch on: {detail}</source>
        <translation>실행할 디바이스가 없습니다: {detail}</translation>
    </message>
    <message>
        <source>There is not enough memory: {detail}</source>
        <translation>메모리가 부족합니다: {detail}</translation>
    </message>
    <message>
        <source>This device also drives a display (kernelExecTimeoutEnabled), so the driver limits each kernel to a few seconds. The context is lost.</source>
        <translation>이 디바이스는 디스플레이도 구동하므로(kernelExecTimeoutEnabled), 드라이버가 각 커널을 몇 초로 제한합니다. 컨텍스트를 더는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Thread ID</source>
        <translation>스레드 ID</translation>
    </message>
    <message>
        <source>Thread IDs</source>
        <translation>스레드 ID</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>스레드</translation>
    </message>
    <message>
        <source>Threads are shaded by the element that they handle.</source>
        <translation>처리하는 원소에 따라 스레드의 음영이 달라집니다.</translation>
    </message>
    <message>
        <source>Threads are shaded by their lane, the rank of a thread in its warp.</source>
        <translation>레인, 즉 워프 안에서의 랭크에 따라 스레드의 음영이 달라집니다.</translation>
    </message>
    <message>
        <source>Threads are shaded by their thread ID, blocks by their rank in the grid.</source>
        <translation>스레드는 스레드 ID에 따라, 블록은 그리드 안에서의 랭크에 따라 음영이 달라집니다.</translation>
    </message>
    <message>
        <source>Threads of the same warp have the same colour.</source>
        <translation>같은 워프의 스레드는 색상이 같습니다.</translation>
    </message>
    <message>
        <source>Threads that run on one SM, share its shared memory and can synchronise with each other.</source>
        <translation>한 SM에서 수행되고 그 공유 메모리를 함께 쓰며 서로 동기화할 수 있는 스레드들입니다.</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>처리량</translation>
    </message>
    <message>
        <source>Total time</source>
        <translation>전체 시간</translation>
    </message>
    <message>
        <source>Transpose, dynamic shared memory</source>
        <translation>전치, 동적 공유 메모리</translation>
    </message>
    <message>
        <source>Transpose, static shared memory</source>
        <translation>전치, 정적 공유 메모리</translation>
    </message>
    <message>
        <source>Transposes a matrix through the largest tiles that fit into the launch&apos;s dynamic shared memory; more than 48 KB need an opt-in.</source>
        <translation>실행의 동적 공유 메모리에 들어가는 가장 큰 타일로 행렬을 전치합니다. 48 KiB를 넘으려면 옵트인이 필요합니다.</translation>
    </message>
    <message>
        <source>Transposes a matrix through tiles of 32 × 32 elements in static shared memory, with padding against bank conflicts.</source>
        <translation>뱅크 충돌을 막는 패딩을 넣은 정적 공유 메모리의 32 × 32 원소 타일로 행렬을 전치합니다.</translation>
    </message>
    <message>
        <source>Two streams</source>
        <translation>두 스트림</translation>
    </message>
    <message>
        <source>Vector addition</source>
        <translation>벡터 덧셈</translation>
    </message>
    <message>
        <source>Vector addition without a guard</source>
        <translation>범위 검사 없는 벡터 덧셈</translation>
    </message>
    <message>
        <source>Vector addition, four elements at a time</source>
        <translation>벡터 덧셈, 원소 네 개씩</translation>
    </message>
    <message>
        <source>Vector addition, grid-stride loop</source>
        <translation>벡터 덧셈, 그리드 스트라이드 루프</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Violated rules</source>
        <translation>위반한 규칙</translation>
    </message>
    <message>
        <source>Warp</source>
        <translation>워프</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>웨이브</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>웨이브</translation>
    </message>
    <message>
        <source>With cudaFuncAttributeMaxDynamicSharedMemorySize set to {to} B instead of {from} B</source>
        <translation>cudaFuncAttributeMaxDynamicSharedMemorySize를 {from}바이트 대신 {to}바이트로 설정하면</translation>
    </message>
    <message>
        <source>With cudaFuncAttributePreferredSharedMemoryCarveout set to {to} % instead of {from} %</source>
        <translation>cudaFuncAttributePreferredSharedMemoryCarveout을 {from}% 대신 {to}%로 설정하면</translation>
    </message>
    <message>
        <source>With {to, plural, one {# barrier} other {# barriers}} per block instead of {from}</source>
        <translation>블록당 배리어가 {from}개 대신 {to, plural, other {#개}}이면</translation>
    </message>
    <message>
        <source>With {to, plural, one {# register} other {# registers}} per thread instead of {from}</source>
        <translation>스레드당 레지스터가 {from}개 대신 {to, plural, other {#개}}이면</translation>
    </message>
    <message>
        <source>With {to, plural, one {# thread} other {# threads}} per block instead of {from}</source>
        <translation>블록당 스레드가 {from}개 대신 {to, plural, other {#개}}이면</translation>
    </message>
    <message>
        <source>With {to} B of shared memory per block instead of {from} B</source>
        <translation>블록당 공유 메모리가 {from}바이트 대신 {to}바이트이면</translation>
    </message>
    <message>
        <source>__block_size__((128, 1, 1), (2, 1, 1)): the grid of the launch counts clusters, so twice as many blocks run.</source>
        <translation>__block_size__((128, 1, 1), (2, 1, 1)): 실행할 때 그리드를 클러스터 단위로 세므로 블록 수가 두 배가 됩니다.</translation>
    </message>
    <message>
        <source>__cluster_dims__() without sizes: a launch that sets no cluster is refused.</source>
        <translation>크기 없는 __cluster_dims__(): 클러스터를 지정하지 않은 실행은 거부됩니다.</translation>
    </message>
    <message>
        <source>__cluster_dims__(2, 1, 1): pairs of blocks that read each other&apos;s shared memory, with any launch function.</source>
        <translation>__cluster_dims__(2, 1, 1): 어떤 실행 함수를 쓰더라도, 두 블록이 짝을 이루어 서로의 공유 메모리를 읽습니다.</translation>
    </message>
    <message>
        <source>__launch_bounds__({bounds}) let the compiler use up to {registers, plural, one {# register} other {# registers}} per thread{fitting}{ignored} (seen with ptxas of CUDA 13.0).</source>
        <translation>__launch_bounds__({bounds})에서 컴파일러는 스레드당 {registers, plural, other {레지스터 #개}}까지 사용할 수 있습니다{fitting}{ignored}(CUDA 13.0의 ptxas에서 확인).</translation>
    </message>
    <message>
        <source>__shared__ variable v of the next block</source>
        <translation>다음 블록의 __shared__ 변수 v</translation>
    </message>
    <message>
        <source>a cancelled job could not be stopped, so the worker process ended</source>
        <translation>취소한 작업을 멈출 수 없어 워커 프로세스가 종료됨</translation>
    </message>
    <message>
        <source>a clock in hertz, not negative</source>
        <translation>음수가 아닌 헤르츠 단위 클럭</translation>
    </message>
    <message>
        <source>a cluster of {size} blocks</source>
        <translation>블록 {size}개짜리 클러스터</translation>
    </message>
    <message>
        <source>a device file</source>
        <translation>디바이스 파일</translation>
    </message>
    <message>
        <source>a fraction from 0 to 1</source>
        <translation>0에서 1 사이의 비율</translation>
    </message>
    <message>
        <source>a launch exceeded its time limit, so the worker process ended</source>
        <translation>실행이 시간 제한을 초과하여 워커 프로세스가 종료됨</translation>
    </message>
    <message>
        <source>a measurement or a problem</source>
        <translation>측정 또는 오류</translation>
    </message>
    <message>
        <source>a message is longer than {bytes} bytes, the limit for a line</source>
        <translation>메시지가 한 줄의 한도인 {bytes}바이트보다 김</translation>
    </message>
    <message>
        <source>a message of the catalogue</source>
        <translation>카탈로그에 있는 메시지</translation>
    </message>
    <message>
        <source>a name of 1 to {limit} bytes</source>
        <translation>1~{limit}바이트의 이름</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>a number is too large for 64 bits</source>
        <translation>숫자가 64비트를 초과함</translation>
    </message>
    <message>
        <source>a number, not negative</source>
        <translation>음수가 아닌 숫자</translation>
    </message>
    <message>
        <source>a parenthesis is open; close it, as in (2, 1, 0).</source>
        <translation>괄호가 닫히지 않았습니다. (2, 1, 0)처럼 닫아 주세요.</translation>
    </message>
    <message>
        <source>a reason to stop, such as &quot;samplesReached&quot; or &quot;cancelled&quot;</source>
        <translation>&quot;samplesReached&quot;나 &quot;cancelled&quot; 같은 중지 이유</translation>
    </message>
    <message>
        <source>a recording</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>a response has either a result or an error</source>
        <translation>응답에는 결과나 오류 중 하나가 있어야 함</translation>
    </message>
    <message>
        <source>a session</source>
        <translation>세션</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>문자열</translation>
    </message>
    <message>
        <source>a text of at most {limit} levels</source>
        <translation>최대 {limit}단계의 텍스트</translation>
    </message>
    <message>
        <source>a whole number is missing; type one as in {number}, or an index as in {index}.</source>
        <translation>정수가 없습니다. {number}처럼 정수를 입력하거나 {index}처럼 인덱스를 입력하세요.</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>수락됨</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>배열</translation>
    </message>
    <message>
        <source>an array of 1 to 3 integers</source>
        <translation>정수 1~3개의 배열</translation>
    </message>
    <message>
        <source>an array of 1 to 3 integers, &quot;unspecified&quot; or null</source>
        <translation>정수 1~3개의 배열, &quot;unspecified&quot; 또는 null</translation>
    </message>
    <message>
        <source>an array of 2 integers</source>
        <translation>정수 2개의 배열</translation>
    </message>
    <message>
        <source>an array of 3 integers</source>
        <translation>정수 3개의 배열</translation>
    </message>
    <message>
        <source>an array of at most 3 names</source>
        <translation>이름이 3개 이하인 배열</translation>
    </message>
    <message>
        <source>an array of at most {limit}</source>
        <translation>항목이 {limit}개 이하인 배열</translation>
    </message>
    <message>
        <source>an array of {size}</source>
        <translation>항목이 {size}개인 배열</translation>
    </message>
    <message>
        <source>an array with more elements</source>
        <translation>항목이 더 많은 배열</translation>
    </message>
    <message>
        <source>an index has at most three axes; give x, x,y or x,y,z.</source>
        <translation>인덱스의 축은 세 개까지입니다. x, x,y 또는 x,y,z로 지정하세요.</translation>
    </message>
    <message>
        <source>an integer from {min} to {max}</source>
        <translation>{min}부터 {max}까지의 정수</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>an object of more than {limit} members</source>
        <translation>멤버가 {limit}개를 넘는 객체</translation>
    </message>
    <message>
        <source>an opt-in to {size}</source>
        <translation>옵트인 {size}</translation>
    </message>
    <message>
        <source>as many values as samplesMicroseconds has</source>
        <translation>samplesMicroseconds와 같은 개수의 값</translation>
    </message>
    <message>
        <source>at least one kernel</source>
        <translation>커널 하나 이상</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>at most {blocks, plural, one {# block} other {# blocks}} resident on one SM, as predicted</source>
        <translation>SM 하나에 최대 {blocks, plural, other {블록 #개}} 상주, 예측과 같음</translation>
    </message>
    <message>
        <source>at most {limit, plural, one {# value} other {# values}}, one for each block that was traced</source>
        <translation>트레이스한 블록마다 하나씩, 최대 {limit, plural, other {값 #개}}</translation>
    </message>
    <message>
        <source>at most {limit} columns</source>
        <translation>최대 {limit}개의 열</translation>
    </message>
    <message>
        <source>at most {limit} events</source>
        <translation>최대 {limit}개의 이벤트</translation>
    </message>
    <message>
        <source>at most {limit} names</source>
        <translation>최대 {limit}개의 이름</translation>
    </message>
    <message>
        <source>at most {limit} points</source>
        <translation>최대 {limit}개의 점</translation>
    </message>
    <message>
        <source>at most {limit} rows</source>
        <translation>최대 {limit}개의 행</translation>
    </message>
    <message>
        <source>at most {limit} tables</source>
        <translation>최대 {limit}개의 표</translation>
    </message>
    <message>
        <source>at most {limit} values</source>
        <translation>최대 {limit}개의 값</translation>
    </message>
    <message>
        <source>at most {limit} values in a piece</source>
        <translation>한 조각에 최대 {limit}개의 값</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>배리어</translation>
    </message>
    <message>
        <source>bins</source>
        <translation>bin</translation>
    </message>
    <message>
        <source>block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>block index in cluster</source>
        <translation>클러스터 내 블록 인덱스</translation>
    </message>
    <message>
        <source>block rank</source>
        <translation>블록 랭크</translation>
    </message>
    <message>
        <source>block rank in cluster</source>
        <translation>클러스터 내 블록 랭크</translation>
    </message>
    <message>
        <source>block rank {rank}</source>
        <translation>블록 랭크 {rank}</translation>
    </message>
    <message>
        <source>block {block} of {size} threads</source>
        <translation>스레드 {size}개인 블록 {block}</translation>
    </message>
    <message>
        <source>block {index}</source>
        <translation>블록 {index}</translation>
    </message>
    <message>
        <source>block {index} · rank {rank}</source>
        <translation>블록 {index} · 랭크 {rank}</translation>
    </message>
    <message>
        <source>block {index} · rank {rank} (of the second kernel)</source>
        <translation>블록 {index} · 랭크 {rank}(두 번째 커널)</translation>
    </message>
    <message>
        <source>block {index}: {size} threads, {warps, plural, one {# warp} other {# warps}}</source>
        <translation>블록 {index}: 스레드 {size}개, {warps, plural, other {워프 #개}}</translation>
    </message>
    <message>
        <source>block {size}</source>
        <translation>블록 {size}</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>blocks are numbered 0 to {last}</source>
        <translation>블록 번호는 0부터 {last}까지입니다</translation>
    </message>
    <message>
        <source>blocks in cluster</source>
        <translation>클러스터의 블록</translation>
    </message>
    <message>
        <source>blocks in grid</source>
        <translation>그리드의 블록</translation>
    </message>
    <message>
        <source>blocks of {kernels} kernels ran at the same time for {time}</source>
        <translation>커널 {kernels}개의 블록이 {time} 동안 동시에 수행됨</translation>
    </message>
    <message>
        <source>blocks {range}</source>
        <translation>블록 {range}</translation>
    </message>
    <message>
        <source>blocks, predicted: at most {blocks} at once</source>
        <translation>블록 수, 예측: 한 번에 최대 {blocks}개</translation>
    </message>
    <message>
        <source>blocks, predicted: {blocks} at once</source>
        <translation>블록 수, 예측: 한 번에 {blocks}개</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>작업 중</translation>
    </message>
    <message>
        <source>by published reports about runtimes before 13.0; since 13.0 {error}</source>
        <translation>13.0 이전 런타임에 관한 공개 보고에 따름, 13.0부터는 {error}</translation>
    </message>
    <message>
        <source>bytes in a second, not negative</source>
        <translation>음수가 아닌 초당 바이트 수</translation>
    </message>
    <message>
        <source>cancelled before it started</source>
        <translation>시작하기 전에 취소됨</translation>
    </message>
    <message>
        <source>cannot be opened: {reason}</source>
        <translation>열 수 없음: {reason}</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>읽을 수 없음: {reason}</translation>
    </message>
    <message>
        <source>cannot be written: {reason}</source>
        <translation>쓸 수 없음: {reason}</translation>
    </message>
    <message>
        <source>cannot read the directory {directory}: {reason}</source>
        <translation>{directory} 디렉터리를 읽을 수 없음: {reason}</translation>
    </message>
    <message>
        <source>carveout {share} %</source>
        <translation>카브아웃 {share}%</translation>
    </message>
    <message>
        <source>click to zoom in</source>
        <translation>클릭하여 확대</translation>
    </message>
    <message>
        <source>cluster dimension x</source>
        <translation>클러스터 차원 x</translation>
    </message>
    <message>
        <source>cluster dimension y</source>
        <translation>클러스터 차원 y</translation>
    </message>
    <message>
        <source>cluster dimension z</source>
        <translation>클러스터 차원 z</translation>
    </message>
    <message>
        <source>cluster index</source>
        <translation>클러스터 인덱스</translation>
    </message>
    <message>
        <source>cluster index x</source>
        <translation>클러스터 인덱스 x</translation>
    </message>
    <message>
        <source>cluster index y</source>
        <translation>클러스터 인덱스 y</translation>
    </message>
    <message>
        <source>cluster index z</source>
        <translation>클러스터 인덱스 z</translation>
    </message>
    <message>
        <source>cluster queries</source>
        <translation>클러스터 질의</translation>
    </message>
    <message>
        <source>cluster rank</source>
        <translation>클러스터 랭크</translation>
    </message>
    <message>
        <source>cluster {index}</source>
        <translation>클러스터 {index}</translation>
    </message>
    <message>
        <source>cluster {index} · rank in cluster {rank}</source>
        <translation>클러스터 {index} · 클러스터 내 랭크 {rank}</translation>
    </message>
    <message>
        <source>cluster {index}: {size} blocks</source>
        <translation>클러스터 {index}: 블록 {size}개</translation>
    </message>
    <message>
        <source>cluster {rank}</source>
        <translation>클러스터 {rank}</translation>
    </message>
    <message>
        <source>cluster {size}</source>
        <translation>클러스터 {size}</translation>
    </message>
    <message>
        <source>clusters are numbered 0 to {last}</source>
        <translation>클러스터 번호는 0부터 {last}까지입니다</translation>
    </message>
    <message>
        <source>clusters of {size} do not divide the grid and are not drawn</source>
        <translation>그리드가 클러스터 크기 {size}의 배수가 아니어서 클러스터를 그리지 않음</translation>
    </message>
    <message>
        <source>clusters {size}</source>
        <translation>클러스터 {size}</translation>
    </message>
    <message>
        <source>colours repeat every {count}</source>
        <translation>색상 {count}가지가 반복됨</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>열</translation>
    </message>
    <message>
        <source>cooperative</source>
        <translation>협력 실행</translation>
    </message>
    <message>
        <source>cudaDriverGetVersion returns version 0: libcuda.so.1, which is part of the driver, is missing.</source>
        <translation>cudaDriverGetVersion이 버전 0을 반환합니다. 드라이버의 일부인 libcuda.so.1이 없습니다.</translation>
    </message>
    <message>
        <source>default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>깊이</translation>
    </message>
    <message>
        <source>device files</source>
        <translation>디바이스 파일</translation>
    </message>
    <message>
        <source>each box stands for {size} blocks</source>
        <translation>상자 하나는 블록 {size}개</translation>
    </message>
    <message>
        <source>each box stands for {size} threads</source>
        <translation>상자 하나는 스레드 {size}개</translation>
    </message>
    <message>
        <source>element</source>
        <translation>원소</translation>
    </message>
    <message>
        <source>element {element}</source>
        <translation>원소 {element}</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>원소</translation>
    </message>
    <message>
        <source>elements are numbered 0 to {last}</source>
        <translation>원소 번호는 0부터 {last}까지입니다</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>정확히</translation>
    </message>
    <message>
        <source>expected JSON, found nothing</source>
        <translation>예상: JSON, 실제: 없음</translation>
    </message>
    <message>
        <source>expected {expected}, found {found}</source>
        <translation>예상: {expected}, 실제: {found}</translation>
    </message>
    <message>
        <source>false, since {api} cannot launch cooperatively (only the Ex and the cooperative functions can)</source>
        <translation>false({api}에서는 협력 실행 불가, Ex 함수와 협력 함수만 가능)</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>가장 빠름</translation>
    </message>
    <message>
        <source>fastest at {place} with {warps} of {maxWarps} warps, indistinguishable from {other} with {otherWarps}</source>
        <translation>{place}에서 가장 빠름(최대 {maxWarps}개 중 워프 {warps}개), 워프가 {otherWarps}개인 {other}{other, ending, vowel {와} other {과}} 구별 안 됨</translation>
    </message>
    <message>
        <source>fastest at {place} with {warps} of {maxWarps} warps; {other} with {otherWarps} takes {share} % longer</source>
        <translation>{place}에서 가장 빠름(최대 {maxWarps}개 중 워프 {warps}개), 워프가 {otherWarps}개인 {other}{other, ending, vowel {는} other {은}} {share}% 더 걸림</translation>
    </message>
    <message>
        <source>fastest at {place}, which also has the most warps</source>
        <translation>{place}에서 가장 빠르며 워프도 가장 많음</translation>
    </message>
    <message>
        <source>fastest per item</source>
        <translation>항목당 가장 빠름</translation>
    </message>
    <message>
        <source>fastest per thread</source>
        <translation>스레드당 가장 빠름</translation>
    </message>
    <message>
        <source>first blockIdx</source>
        <translation>첫 blockIdx</translation>
    </message>
    <message>
        <source>first thread ID</source>
        <translation>첫 스레드 ID</translation>
    </message>
    <message>
        <source>given</source>
        <translation>지정됨</translation>
    </message>
    <message>
        <source>global index</source>
        <translation>전역 인덱스</translation>
    </message>
    <message>
        <source>global index {index}</source>
        <translation>전역 인덱스 {index}</translation>
    </message>
    <message>
        <source>global index {index}: idle, outside the problem</source>
        <translation>전역 인덱스 {index}: 유휴, 문제 크기 밖</translation>
    </message>
    <message>
        <source>global rank</source>
        <translation>전역 랭크</translation>
    </message>
    <message>
        <source>grid {grid} and block {block}</source>
        <translation>그리드 {grid}, 블록 {block}</translation>
    </message>
    <message>
        <source>grid {size}</source>
        <translation>그리드 {size}</translation>
    </message>
    <message>
        <source>grid: {size} blocks</source>
        <translation>그리드: 블록 {size}개</translation>
    </message>
    <message>
        <source>height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>holds block {index}</source>
        <translation>블록 {index} 포함</translation>
    </message>
    <message>
        <source>holds cluster {index}</source>
        <translation>클러스터 {index} 포함</translation>
    </message>
    <message>
        <source>idle: {threads, plural, one {# thread} other {# threads}} ({percent:.1f} %)</source>
        <translation>유휴: {threads, plural, other {스레드 #개}}({percent:.1f}%)</translation>
    </message>
    <message>
        <source>index in cluster x</source>
        <translation>클러스터 내 인덱스 x</translation>
    </message>
    <message>
        <source>index in cluster y</source>
        <translation>클러스터 내 인덱스 y</translation>
    </message>
    <message>
        <source>index in cluster z</source>
        <translation>클러스터 내 인덱스 z</translation>
    </message>
    <message>
        <source>index of a thread in the launch, (x, y, z)</source>
        <translation>실행 내 스레드의 인덱스, (x, y, z)</translation>
    </message>
    <message>
        <source>indistinguishable from the fastest</source>
        <translation>가장 빠른 것과 구별 안 됨</translation>
    </message>
    <message>
        <source>indistinguishable from the fastest per item</source>
        <translation>항목당 가장 빠른 것과 구별 안 됨</translation>
    </message>
    <message>
        <source>indistinguishable from the fastest per thread</source>
        <translation>스레드당 가장 빠른 것과 구별 안 됨</translation>
    </message>
    <message>
        <source>integers in the column {column}</source>
        <translation>{column} 열의 정수</translation>
    </message>
    <message>
        <source>is empty, and should begin with a line of format &quot;{format}&quot;</source>
        <translation>비어 있습니다. 형식이 &quot;{format}&quot;인 줄로 시작해야 합니다</translation>
    </message>
    <message>
        <source>its blocks are numbered 0 to {last}</source>
        <translation>그 블록의 번호는 0부터 {last}까지입니다</translation>
    </message>
    <message>
        <source>its threads are numbered 0 to {last}</source>
        <translation>그 스레드의 번호는 0부터 {last}까지입니다</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>lane</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>lane {lane}</source>
        <translation>레인 {lane}</translation>
    </message>
    <message>
        <source>last blockIdx</source>
        <translation>마지막 blockIdx</translation>
    </message>
    <message>
        <source>last thread ID</source>
        <translation>마지막 스레드 ID</translation>
    </message>
    <message>
        <source>last, {wave}</source>
        <translation>마지막, {wave}</translation>
    </message>
    <message>
        <source>launched with {api}</source>
        <translation>{api}{api, ending, vowel {로} rieul {로} other {으로}} 실행</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>layers of z side by side</source>
        <translation>z층을 나란히 배치</translation>
    </message>
    <message>
        <source>live</source>
        <translation>실제 디바이스</translation>
    </message>
    <message>
        <source>microseconds, not negative</source>
        <translation>음수가 아닌 마이크로초</translation>
    </message>
    <message>
        <source>nested deeper than {limit} levels</source>
        <translation>{limit}단계보다 깊게 중첩됨</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation>클러스터 없음</translation>
    </message>
    <message>
        <source>no details are known.</source>
        <translation>자세한 정보가 없습니다.</translation>
    </message>
    <message>
        <source>no launch of it was recorded</source>
        <translation>이 커널의 실행은 기록되지 않음</translation>
    </message>
    <message>
        <source>no more than {limit} values for one job</source>
        <translation>작업 하나에 최대 {limit}개의 값</translation>
    </message>
    <message>
        <source>no problem</source>
        <translation>문제 크기 없음</translation>
    </message>
    <message>
        <source>no problem size is given</source>
        <translation>문제 크기가 지정되지 않음</translation>
    </message>
    <message>
        <source>no thread handles it, because the grid is too small for the problem; enlarge the grid.</source>
        <translation>그리드가 문제 크기보다 작아 이 원소를 처리하는 스레드가 없습니다. 그리드를 늘리세요.</translation>
    </message>
    <message>
        <source>non-portable cluster sizes allowed</source>
        <translation>이식성 없는 클러스터 크기 허용</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>none of the kernels runs on a device of compute capability {capability}: they are for nothing</source>
        <translation>compute capability {capability} 디바이스에서 실행할 수 있는 커널이 없음: 대상 디바이스가 없는 커널들임</translation>
    </message>
    <message>
        <source>none of the kernels runs on a device of compute capability {capability}: they are for {versions}</source>
        <translation>compute capability {capability} 디바이스에서 실행할 수 있는 커널이 없음: {versions}용 커널들임</translation>
    </message>
    <message>
        <source>not JSON: unexpected byte 0x00</source>
        <translation>JSON이 아님: 예기치 않은 바이트 0x00</translation>
    </message>
    <message>
        <source>not JSON: unexpected byte {value}</source>
        <translation>JSON이 아님: 예기치 않은 바이트 {value}</translation>
    </message>
    <message>
        <source>not JSON: unexpected end of line</source>
        <translation>JSON이 아님: 예기치 않은 줄 끝</translation>
    </message>
    <message>
        <source>not JSON: unexpected {character}</source>
        <translation>JSON이 아님: 예기치 않은 {character}</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>not launched</source>
        <translation>실행 안 됨</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>측정 안 됨</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>기록 없음</translation>
    </message>
    <message>
        <source>not recorded on {device}: where and when the blocks of this launch ran; only its timings were recorded</source>
        <translation>{device}에 트레이스 기록 없음: 이 실행은 시간만 기록됨</translation>
    </message>
    <message>
        <source>not recorded on {device}: {kernel} with {launch}; {closest}</source>
        <translation>{device}에 기록 없음: {kernel}, {launch}; {closest}</translation>
    </message>
    <message>
        <source>not traced</source>
        <translation>트레이스 안 됨</translation>
    </message>
    <message>
        <source>not traced: press Trace to see which SM runs each block</source>
        <translation>트레이스 안 됨: [트레이스]를 누르면 각 블록을 수행하는 SM을 볼 수 있습니다</translation>
    </message>
    <message>
        <source>nothing is called {name}; begin with {words} or {lastWord}.</source>
        <translation>{name}{name, ending, vowel {로는} rieul {로는} other {으로는}} 찾을 수 없습니다. {words} 또는 {lastWord}{lastWord, ending, vowel {로} rieul {로} other {으로}} 시작하세요.</translation>
    </message>
    <message>
        <source>null, since the file has no devices</source>
        <translation>null(파일에 디바이스가 없음)</translation>
    </message>
    <message>
        <source>null, since {api} cannot carry a cluster dimension (only cudaLaunchKernelEx and cuLaunchKernelEx can)</source>
        <translation>null({api}에는 클러스터 차원을 전달할 수 없음, cudaLaunchKernelEx와 cuLaunchKernelEx만 가능)</translation>
    </message>
    <message>
        <source>number 0 to {last}, or index up to {index}</source>
        <translation>번호 0~{last}, 또는 {index}까지의 인덱스</translation>
    </message>
    <message>
        <source>numbers are whole and decimal; separate them with commas or spaces.</source>
        <translation>숫자는 10진 정수여야 합니다. 쉼표나 공백으로 구분하세요.</translation>
    </message>
    <message>
        <source>numbers that add up to multiProcessorCount</source>
        <translation>합이 multiProcessorCount인 숫자들</translation>
    </message>
    <message>
        <source>occupancy points</source>
        <translation>점유율 지점</translation>
    </message>
    <message>
        <source>of a block: select one first</source>
        <translation>블록 내 번호: 먼저 블록을 선택하세요</translation>
    </message>
    <message>
        <source>of a thread in the launch, 0 to {last}</source>
        <translation>실행 내 스레드의 랭크, 0~{last}</translation>
    </message>
    <message>
        <source>of {problem}</source>
        <translation>문제 크기 {problem}</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>{names} 중 하나</translation>
    </message>
    <message>
        <source>one value per sample</source>
        <translation>표본마다 값 하나</translation>
    </message>
    <message>
        <source>opt-in {size}</source>
        <translation>옵트인 {size}</translation>
    </message>
    <message>
        <source>partly idle</source>
        <translation>일부 유휴</translation>
    </message>
    <message>
        <source>partly idle, {threads, plural, one {# thread} other {# threads}} ({percent:.1f} %)</source>
        <translation>일부 유휴, {threads, plural, other {스레드 #개}}({percent:.1f}%)</translation>
    </message>
    <message>
        <source>problem size</source>
        <translation>문제 크기</translation>
    </message>
    <message>
        <source>problem {size}</source>
        <translation>문제 크기 {size}</translation>
    </message>
    <message>
        <source>rank 0 to {last}, or index up to {index}</source>
        <translation>랭크 0~{last}, 또는 {index}까지의 인덱스</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>기록됨</translation>
    </message>
    <message>
        <source>recorded block shapes for it are {shapes}</source>
        <translation>이 커널에 대해 기록된 블록 모양은 {shapes}</translation>
    </message>
    <message>
        <source>recordings</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>refused, {rules, plural, one {# rule} other {# rules}} violated</source>
        <translation>거부됨, {rules, plural, other {규칙 #개}} 위반</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>행</translation>
    </message>
    <message>
        <source>runtimes before 13.0: {error}</source>
        <translation>13.0 이전 런타임: {error}</translation>
    </message>
    <message>
        <source>seconds, above 0 and at most {limit}</source>
        <translation>0보다 크고 {limit} 이하인 초</translation>
    </message>
    <message>
        <source>seen with CUDA 13.0; not known for runtime {version}</source>
        <translation>CUDA 13.0에서 확인, 런타임 {version}에서는 알 수 없음</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>세션</translation>
    </message>
    <message>
        <source>several SMs</source>
        <translation>여러 SM</translation>
    </message>
    <message>
        <source>several clusters</source>
        <translation>여러 클러스터</translation>
    </message>
    <message>
        <source>several waves</source>
        <translation>여러 웨이브</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>공유 메모리</translation>
    </message>
    <message>
        <source>signal {number}</source>
        <translation>시그널 {number}</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>더 느림</translation>
    </message>
    <message>
        <source>slower per item</source>
        <translation>항목당 더 느림</translation>
    </message>
    <message>
        <source>slower per thread</source>
        <translation>스레드당 더 느림</translation>
    </message>
    <message>
        <source>some running</source>
        <translation>일부 실행 중</translation>
    </message>
    <message>
        <source>specification</source>
        <translation>사양</translation>
    </message>
    <message>
        <source>ssh exited with status 255, which it uses for its own failures and for a worker that was ended by a signal. A remote worker exits when its input ends, which removes its kernel from the GPU.</source>
        <translation>ssh가 종료 상태 255로 끝났습니다. ssh는 자체 오류가 있거나 워커가 시그널로 종료되었을 때 이 값을 사용합니다. 원격 워커는 입력이 끝나면 종료되며, 이때 커널도 GPU에서 제거됩니다.</translation>
    </message>
    <message>
        <source>stream {stream}</source>
        <translation>스트림 {stream}</translation>
    </message>
    <message>
        <source>suggestions</source>
        <translation>제안</translation>
    </message>
    <message>
        <source>the attributes of the kernel for {binary} are taken to hold on a device of compute capability {capability}</source>
        <translation>{binary}용 커널의 속성이 compute capability {capability} 디바이스에서도 성립한다고 가정함</translation>
    </message>
    <message>
        <source>the cluster as a group</source>
        <translation>클러스터 그룹</translation>
    </message>
    <message>
        <source>the compressed data ends early</source>
        <translation>압축된 데이터가 중간에 끝남</translation>
    </message>
    <message>
        <source>the compressed data is damaged</source>
        <translation>압축된 데이터가 손상됨</translation>
    </message>
    <message>
        <source>the compressed file is too large</source>
        <translation>압축된 파일이 너무 큼</translation>
    </message>
    <message>
        <source>the content is too large to compress</source>
        <translation>내용이 너무 커서 압축할 수 없음</translation>
    </message>
    <message>
        <source>the device&apos;s properties</source>
        <translation>디바이스의 속성</translation>
    </message>
    <message>
        <source>the file is larger than 256 MiB</source>
        <translation>파일이 256 MiB보다 큼</translation>
    </message>
    <message>
        <source>the file unpacks to more than 256 MiB</source>
        <translation>압축을 풀면 파일이 256 MiB보다 큼</translation>
    </message>
    <message>
        <source>the grid of {size} blocks</source>
        <translation>그리드(블록 {size}개)</translation>
    </message>
    <message>
        <source>the grid of {size} clusters</source>
        <translation>그리드(클러스터 {size}개)</translation>
    </message>
    <message>
        <source>the input ended</source>
        <translation>입력이 끝남</translation>
    </message>
    <message>
        <source>the input ended during a job, which was aborted</source>
        <translation>작업 도중 입력이 끝나 작업이 중단됨</translation>
    </message>
    <message>
        <source>the kernel or the launch</source>
        <translation>커널 또는 실행</translation>
    </message>
    <message>
        <source>the maximum number of blocks per SM</source>
        <translation>SM당 최대 블록 수</translation>
    </message>
    <message>
        <source>the number does not fit 128 bits, so no launch has it; type a smaller one.</source>
        <translation>숫자가 128비트를 넘으므로 이 숫자가 있는 실행은 없습니다. 더 작은 숫자를 입력하세요.</translation>
    </message>
    <message>
        <source>the problem has no elements; give every axis at least 1.</source>
        <translation>원소가 없습니다. 문제 크기의 모든 축을 1 이상으로 지정하세요.</translation>
    </message>
    <message>
        <source>the problem of {size} elements</source>
        <translation>문제 크기(원소 {size}개)</translation>
    </message>
    <message>
        <source>the reply is longer than {bytes} bytes, the limit for a line</source>
        <translation>응답이 한 줄의 한도인 {bytes}바이트보다 김</translation>
    </message>
    <message>
        <source>the same number of values for each thread column, and at most {limit}</source>
        <translation>스레드 열마다 같은 개수의 값, 최대 {limit}개</translation>
    </message>
    <message>
        <source>the same number of values in each column, and at most one per block</source>
        <translation>열마다 같은 개수의 값, 블록마다 최대 하나</translation>
    </message>
    <message>
        <source>the text ends in the middle of a value</source>
        <translation>텍스트가 값 중간에 끝남</translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation>텍스트가 UTF-8이 아님</translation>
    </message>
    <message>
        <source>the warp as a group</source>
        <translation>워프 그룹</translation>
    </message>
    <message>
        <source>the worker ran out of memory</source>
        <translation>워커의 메모리가 부족함</translation>
    </message>
    <message>
        <source>the worker&apos;s output was closed or is not read</source>
        <translation>워커의 출력이 닫혔거나 읽히지 않음</translation>
    </message>
    <message>
        <source>there is no device &quot;{device}&quot;: the catalogue has {devices}</source>
        <translation>&quot;{device}&quot; 디바이스가 없음. 카탈로그의 디바이스: {devices}</translation>
    </message>
    <message>
        <source>there is no device &quot;{device}&quot;: the catalogue is empty</source>
        <translation>&quot;{device}&quot; 디바이스가 없음: 카탈로그가 비어 있음</translation>
    </message>
    <message>
        <source>there is no device {device}: {count, plural, one {# device is} other {# devices are}} recorded here</source>
        <translation>디바이스 {device}{device, ending, vowel {가} other {이}} 없음: 여기에는 {count, plural, other {디바이스 #개}}가 기록되어 있음</translation>
    </message>
    <message>
        <source>there is no kernel &quot;{kernel}&quot; in the recording of {device}: it has none</source>
        <translation>{device} 기록에 &quot;{kernel}&quot; 커널이 없음: 기록에 커널이 없음</translation>
    </message>
    <message>
        <source>there is no kernel &quot;{kernel}&quot; in the recording of {device}: its kernels are {kernels}</source>
        <translation>{device} 기록에 &quot;{kernel}&quot; 커널이 없음: 기록된 커널은 {kernels}</translation>
    </message>
    <message>
        <source>there is no number</source>
        <translation>숫자가 없습니다</translation>
    </message>
    <message>
        <source>this block {element}</source>
        <translation>이 블록 {element}</translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation>이 필드가 없음</translation>
    </message>
    <message>
        <source>this kernel does not assign one element to each thread</source>
        <translation>이 커널은 스레드마다 원소를 하나씩 할당하지 않음</translation>
    </message>
    <message>
        <source>this kernel&apos;s threads do not handle one element each; find a thread instead.</source>
        <translation>이 커널의 스레드는 원소를 하나씩 처리하지 않습니다. 대신 스레드를 찾으세요.</translation>
    </message>
    <message>
        <source>this launch has no clusters</source>
        <translation>이 실행에는 클러스터가 없음</translation>
    </message>
    <message>
        <source>this launch has no clusters; give it a cluster of more than one block first.</source>
        <translation>이 실행에는 클러스터가 없습니다. 먼저 블록이 둘 이상인 클러스터를 지정하세요.</translation>
    </message>
    <message>
        <source>this worker ({worker}) speaks version {version} of the protocol and the program speaks version {clientVersion}; install the same release of both</source>
        <translation>이 워커({worker})는 프로토콜 버전 {version}, 프로그램은 버전 {clientVersion}{clientVersion, ending, vowel {를} other {을}} 사용합니다. 둘 다 같은 릴리스로 설치하세요</translation>
    </message>
    <message>
        <source>thread ID</source>
        <translation>스레드 ID</translation>
    </message>
    <message>
        <source>thread ID {id}</source>
        <translation>스레드 ID {id}</translation>
    </message>
    <message>
        <source>thread {index} · ID {id}</source>
        <translation>스레드 {index} · ID {id}</translation>
    </message>
    <message>
        <source>thread {thread} of block {block}</source>
        <translation>블록 {block}의 스레드 {thread}</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>스레드</translation>
    </message>
    <message>
        <source>threads in cluster</source>
        <translation>클러스터의 스레드</translation>
    </message>
    <message>
        <source>threads in grid</source>
        <translation>그리드의 스레드</translation>
    </message>
    <message>
        <source>threads {range}</source>
        <translation>스레드 {range}</translation>
    </message>
    <message>
        <source>top level</source>
        <translation>최상위</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 또는 false</translation>
    </message>
    <message>
        <source>version {version} of {format}, the only one this program reads</source>
        <translation>이 프로그램이 읽을 수 있는 유일한 버전인 {format} 버전 {version}</translation>
    </message>
    <message>
        <source>warp</source>
        <translation>워프</translation>
    </message>
    <message>
        <source>warp {rank}</source>
        <translation>워프 {rank}</translation>
    </message>
    <message>
        <source>warp {warp} of block {block}</source>
        <translation>블록 {block}의 워프 {warp}</translation>
    </message>
    <message>
        <source>warp {warp} · lane {lane} · block rank {rank}</source>
        <translation>워프 {warp} · 레인 {lane} · 블록 랭크 {rank}</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>워프</translation>
    </message>
    <message>
        <source>wave {rank}</source>
        <translation>웨이브 {rank}</translation>
    </message>
    <message>
        <source>wave {wave}, predicted</source>
        <translation>웨이브 {wave}, 예측</translation>
    </message>
    <message>
        <source>waves {first}–{last}, predicted</source>
        <translation>웨이브 {first}~{last}, 예측</translation>
    </message>
    <message>
        <source>width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>with this block, recorded is {launch}</source>
        <translation>이 블록에 대한 기록은 {launch}</translation>
    </message>
    <message>
        <source>with this block, recorded is {launch}, and {count} more</source>
        <translation>이 블록에 대한 기록은 {launch} 외 {count}건</translation>
    </message>
    <message>
        <source>x in rows of {count}</source>
        <translation>x를 {count}개씩 여러 행으로 배치</translation>
    </message>
    <message>
        <source>y in rows of {count}</source>
        <translation>y를 {count}개씩 여러 행으로 배치</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>z {z}</source>
        <translation>z {z}</translation>
    </message>
    <message>
        <source>{agreed} of {asked} agree</source>
        <translation>{asked}건 중 {agreed}건 일치</translation>
    </message>
    <message>
        <source>{blocks, plural, one {# block} other {# blocks}}</source>
        <translation>{blocks, plural, other {블록 #개}}</translation>
    </message>
    <message>
        <source>{blocks, plural, one {# resident block} other {# resident blocks}} instead of {blocksNow}, and {warps} of {maxWarps} warps instead of {warpsNow}</source>
        <translation>{blocks, plural, other {블록 #개}}(현재 {blocksNow}개)와 최대 {maxWarps}개 중 워프 {warps}개(현재 {warpsNow}개)</translation>
    </message>
    <message>
        <source>{blocks} done</source>
        <translation>완료 {blocks}</translation>
    </message>
    <message>
        <source>{blocks} not traced</source>
        <translation>트레이스 안 됨 {blocks}</translation>
    </message>
    <message>
        <source>{blocks} running</source>
        <translation>실행 중 {blocks}</translation>
    </message>
    <message>
        <source>{blocks} waiting</source>
        <translation>대기 중 {blocks}</translation>
    </message>
    <message>
        <source>{change}, an SM would hold {result}.</source>
        <translation>{change} SM 하나에 {result}{result, ending, vowel {가} other {이}} 상주합니다.</translation>
    </message>
    <message>
        <source>{change}, there would be room for any number of blocks, but the SM still holds only {held, plural, one {# resident block} other {# resident blocks}}, limited by {limiters}.</source>
        <translation>{change} 블록이 몇 개든 들어갈 수 있지만, {limiters} 제한 때문에 SM에는 여전히 {held, plural, other {블록 #개}}만 상주합니다.</translation>
    </message>
    <message>
        <source>{change}, there would be room for {allowed, plural, one {# block} other {# blocks}}, but the SM still holds only {held, plural, one {# resident block} other {# resident blocks}}, limited by {limiters}.</source>
        <translation>{change} {allowed, plural, other {블록 #개}}가 들어갈 수 있지만, {limiters} 제한 때문에 SM에는 여전히 {held, plural, other {블록 #개}}만 상주합니다.</translation>
    </message>
    <message>
        <source>{count}, the number of values in the pieces</source>
        <translation>조각에 있는 값의 개수 {count}</translation>
    </message>
    <message>
        <source>{device}: with this device&apos;s limits, the example of {rule} does not violate the rule; use an NVIDIA H200</source>
        <translation>{device}: 이 디바이스의 한도에서는 {rule} 예제가 규칙을 위반하지 않음. NVIDIA H200을 사용하세요</translation>
    </message>
    <message>
        <source>{entry} (selected)</source>
        <translation>{entry}(선택됨)</translation>
    </message>
    <message>
        <source>{extent} has more than three axes; give x, x,y or x,y,z</source>
        <translation>{extent}의 축이 세 개를 넘습니다. x, x,y 또는 x,y,z로 지정하세요</translation>
    </message>
    <message>
        <source>{file}: the import was cancelled</source>
        <translation>{file}: 가져오기가 취소됨</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}~{last}</translation>
    </message>
    <message>
        <source>{formats} ({patterns})</source>
        <translation>{formats} ({patterns})</translation>
    </message>
    <message>
        <source>{index}, the index of the next value</source>
        <translation>다음 값의 인덱스 {index}</translation>
    </message>
    <message>
        <source>{items} and {count} more</source>
        <translation>{items} 외 {count}개</translation>
    </message>
    <message>
        <source>{items}/s</source>
        <translation>{items}/s</translation>
    </message>
    <message>
        <source>{kernel} needs compute capability {needed} or above, and this device has {present}.</source>
        <translation>{kernel}에는 compute capability {needed} 이상이 필요하지만, 이 디바이스는 {present}입니다.</translation>
    </message>
    <message>
        <source>{limiters} and {limiter}</source>
        <translation>{limiters}{limiters, ending, vowel {와} other {과}} {limiter}</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation>{list} 및 {last}</translation>
    </message>
    <message>
        <source>{list}, {next}</source>
        <translation>{list}, {next}</translation>
    </message>
    <message>
        <source>{median} of {samples, plural, one {# sample} other {# samples}}</source>
        <translation>{median}({samples, plural, other {표본 #개}})</translation>
    </message>
    <message>
        <source>{number} has a fraction</source>
        <translation>{number}에 소수부가 있습니다</translation>
    </message>
    <message>
        <source>{number} is negative</source>
        <translation>{number}{number, ending, vowel {는} other {은}} 음수입니다</translation>
    </message>
    <message>
        <source>{number} is not a number</source>
        <translation>{number}{number, ending, vowel {는} other {은}} 숫자가 아닙니다</translation>
    </message>
    <message>
        <source>{number} is not decimal; give whole numbers from 0 to {max}</source>
        <translation>{number}{number, ending, vowel {는} other {은}} 10진수가 아닙니다. 0부터 {max}까지의 정수를 지정하세요</translation>
    </message>
    <message>
        <source>{number} is too large</source>
        <translation>{number}{number, ending, vowel {는} other {은}} 너무 큽니다</translation>
    </message>
    <message>
        <source>{number} is too small</source>
        <translation>{number}{number, ending, vowel {는} other {은}} 너무 작습니다</translation>
    </message>
    <message>
        <source>{observation} ({blocks, plural, one {# block} other {# blocks}} of them), {source}</source>
        <translation>{observation}(그중 {blocks, plural, other {블록 #개}}), {source}</translation>
    </message>
    <message>
        <source>{observation}, {source}</source>
        <translation>{observation}, {source}</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{whole}개 중 {part}개</translation>
    </message>
    <message>
        <source>{place}: &quot;{id}&quot; is not advice; use &quot;all&quot; or some of {ids}</source>
        <translation>{place}: &quot;{id}&quot;{id, ending, vowel {는} other {은}} 조언이 아님. &quot;all&quot; 또는 {ids} 중에서 사용하세요</translation>
    </message>
    <message>
        <source>{place}: {problem}</source>
        <translation>{place}: {problem}</translation>
    </message>
    <message>
        <source>{problem}; give a whole number from {min} to {max}</source>
        <translation>{problem}. {min}부터 {max}까지의 정수를 지정하세요.</translation>
    </message>
    <message>
        <source>{problem}; give a whole number from {min} up to 64 bits</source>
        <translation>{problem}. {min}부터 64비트까지의 정수를 지정하세요.</translation>
    </message>
    <message>
        <source>{problem}; {next}</source>
        <translation>{problem}; {next}</translation>
    </message>
    <message>
        <source>{rate}, {share} % of the copy bandwidth ({copyRate})</source>
        <translation>{rate}, 복사 대역폭({copyRate})의 {share}%</translation>
    </message>
    <message>
        <source>{ratio:.2f} × the fastest</source>
        <translation>가장 빠른 것의 {ratio:.2f}배</translation>
    </message>
    <message>
        <source>{ratio:.2f} × the fastest per item</source>
        <translation>항목당 가장 빠른 것의 {ratio:.2f}배</translation>
    </message>
    <message>
        <source>{ratio:.2f} × the fastest per thread</source>
        <translation>스레드당 가장 빠른 것의 {ratio:.2f}배</translation>
    </message>
    <message>
        <source>{registers} / thread</source>
        <translation>스레드당 {registers}개</translation>
    </message>
    <message>
        <source>{requests} requests are already waiting, the limit</source>
        <translation>이미 한도인 요청 {requests}개가 대기 중</translation>
    </message>
    <message>
        <source>{separate} of {clusters, plural, one {# cluster} other {# clusters}} ran each block on a different SM, and the blocks of one cluster started at most {time} apart</source>
        <translation>{clusters, plural, other {클러스터 #개}} 중 {separate}개는 각 블록이 서로 다른 SM에서 수행되었고, 한 클러스터 안 블록들의 시작 시점 차이는 최대 {time}</translation>
    </message>
    <message>
        <source>{size} = {count, plural, one {# block} other {# blocks}}</source>
        <translation>{size} = {count, plural, other {블록 #개}}</translation>
    </message>
    <message>
        <source>{size} = {count, plural, one {# thread} other {# threads}}</source>
        <translation>{size} = {count, plural, other {스레드 #개}}</translation>
    </message>
    <message>
        <source>{size} blocks</source>
        <translation>블록 {size}개</translation>
    </message>
    <message>
        <source>{size} has an unknown unit; give bytes, KiB or MiB</source>
        <translation>{size}의 단위를 알 수 없습니다. bytes, KiB 또는 MiB로 지정하세요</translation>
    </message>
    <message>
        <source>{size} of dynamic shared memory</source>
        <translation>동적 공유 메모리 {size}</translation>
    </message>
    <message>
        <source>{size} shared</source>
        <translation>공유 메모리 {size}</translation>
    </message>
    <message>
        <source>{size} threads, {warps, plural, one {# warp} other {# warps}}</source>
        <translation>스레드 {size}개, {warps, plural, other {워프 #개}}</translation>
    </message>
    <message>
        <source>{sms, plural, one {# SM} other {# SMs}} ran {blocks, plural, one {# block} other {# blocks}}, {source}</source>
        <translation>{sms, plural, other {SM #개}}에서 {blocks, plural, other {블록 #개}} 수행됨, {source}</translation>
    </message>
    <message>
        <source>{source}, line {line}</source>
        <translation>{source}, {line}행</translation>
    </message>
    <message>
        <source>{source}: column {column}: {problem}</source>
        <translation>{source}: {column}열: {problem}</translation>
    </message>
    <message>
        <source>{source}: line {line} column {column}: {problem}</source>
        <translation>{source}: {line}행 {column}열: {problem}</translation>
    </message>
    <message>
        <source>{texts, plural, one {# text} other {# texts}}, one for each column</source>
        <translation>열마다 하나씩, {texts, plural, other {텍스트 #개}}</translation>
    </message>
    <message>
        <source>{threads, plural, one {# thread} other {# threads}} idle: outside the problem of {size} elements</source>
        <translation>{threads, plural, other {스레드 #개}} 유휴: 문제 크기(원소 {size}개) 밖</translation>
    </message>
    <message>
        <source>{typed} lies outside block {block} of {warps, plural, one {# warp} other {# warps}}; they are numbered 0 to {last}.</source>
        <translation>{typed}{typed, ending, vowel {는} other {은}} {warps, plural, other {워프 #개}}인 블록 {block} 밖에 있습니다. 워프 번호는 0부터 {last}까지입니다.</translation>
    </message>
    <message>
        <source>{typed} lies outside the launch of {threads, plural, one {# thread} other {# threads}}; global ranks are 0 to {last}.</source>
        <translation>{typed}{typed, ending, vowel {는} other {은}} {threads, plural, other {스레드 #개}}인 실행 밖에 있습니다. 전역 랭크는 0부터 {last}까지입니다.</translation>
    </message>
    <message>
        <source>{typed} lies outside the launch; the last global index is {index}.</source>
        <translation>{typed}{typed, ending, vowel {는} other {은}} 실행 밖에 있습니다. 마지막 전역 인덱스는 {index}입니다.</translation>
    </message>
    <message>
        <source>{typed} lies outside {container}; the last index is {index}.</source>
        <translation>{typed}{typed, ending, vowel {는} other {은}} {container} 밖에 있습니다. 마지막 인덱스는 {index}입니다.</translation>
    </message>
    <message>
        <source>{typed} lies outside {container}; {numbering}.</source>
        <translation>{typed}{typed, ending, vowel {는} other {은}} {container} 밖에 있습니다. {numbering}.</translation>
    </message>
    <message>
        <source>{typed}: no block is selected; select one, or type it first, as in {example}.</source>
        <translation>{typed}: 선택된 블록이 없습니다. 블록을 선택하거나 {example}처럼 먼저 입력하세요.</translation>
    </message>
    <message>
        <source>{typed}: type a number instead of an index, as in {example}.</source>
        <translation>{typed}: {example}처럼 인덱스 대신 숫자를 입력하세요.</translation>
    </message>
    <message>
        <source>{values, plural, one {# value} other {# values}}, as many as blockSm has</source>
        <translation>blockSm과 같은 개수인 {values, plural, other {값 #개}}</translation>
    </message>
    <message>
        <source>{values, plural, one {# value} other {# values}}, as many as the first column has</source>
        <translation>첫 열과 같은 개수인 {values, plural, other {값 #개}}</translation>
    </message>
    <message>
        <source>µs per million threads</source>
        <translation>µs/스레드 100만 개</translation>
    </message>
    <message>
        <source>µs per million {items}</source>
        <translation>µs/{items} 100만 개</translation>
    </message>
    <message>
        <source>“{typed}”: {problem}</source>
        <translation>“{typed}”: {problem}</translation>
    </message>
    <message>
        <source>⌈problem / block⌉</source>
        <translation>⌈문제 크기 / 블록⌉</translation>
    </message>
    <message>
        <source>Allow non-portable cluster, grid {size}</source>
        <translation>이식성 없는 클러스터 허용, 그리드 {size}</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>It cannot list its devices and kernels: {reason}</source>
        <translation>디바이스와 커널의 목록을 제공하지 못합니다: {reason}</translation>
    </message>
    <message>
        <source>It ended in the middle of a line</source>
        <translation>출력이 줄 중간에서 끝났습니다</translation>
    </message>
    <message>
        <source>Set cudaFuncAttributeNonPortableClusterSizeAllowed to 1 with cudaFuncSetAttribute before launching, and round the grid up to {grid}, a multiple of the cluster size; the kernel needs a bounds check for the added blocks, and not every device can run clusters of more than 8 blocks.</source>
        <translation>실행하기 전에 cudaFuncSetAttribute로 cudaFuncAttributeNonPortableClusterSizeAllowed를 1로 설정하고, 그리드를 클러스터 크기의 배수인 {grid}{grid, ending, vowel {로} rieul {로} other {으로}} 올림하세요. 추가된 블록 때문에 커널에 범위 검사가 필요하며, 블록이 8개를 넘는 클러스터를 모든 디바이스가 실행할 수 있는 것은 아닙니다.</translation>
    </message>
    <message>
        <source>a line longer than {limit} bytes, the limit of the protocol</source>
        <translation>프로토콜의 한도인 {limit}바이트보다 긴 줄</translation>
    </message>
    <message>
        <source>a point that has no outcome yet</source>
        <translation>아직 결과가 없는 점</translation>
    </message>
    <message>
        <source>a request, which only the program may send</source>
        <translation>프로그램만 보낼 수 있는 요청</translation>
    </message>
    <message>
        <source>a text of at most {limit} bytes</source>
        <translation>최대 {limit}바이트의 텍스트</translation>
    </message>
    <message>
        <source>an invalid reply: {reason}</source>
        <translation>잘못된 응답: {reason}</translation>
    </message>
    <message>
        <source>at most {limit} devices</source>
        <translation>최대 {limit}개의 디바이스</translation>
    </message>
    <message>
        <source>cannot be read: it is a device; give a regular file</source>
        <translation>읽을 수 없음: 장치 파일입니다. 일반 파일을 지정하세요</translation>
    </message>
    <message>
        <source>cannot be read: it is a pipe; give a regular file</source>
        <translation>읽을 수 없음: 파이프입니다. 일반 파일을 지정하세요</translation>
    </message>
    <message>
        <source>cannot be read: it is a socket; give a regular file</source>
        <translation>읽을 수 없음: 소켓입니다. 일반 파일을 지정하세요</translation>
    </message>
    <message>
        <source>cannot be written: another program has locked its folder for a minute</source>
        <translation>쓸 수 없음: 다른 프로그램이 이 폴더를 1분 동안 잠그고 있음</translation>
    </message>
    <message>
        <source>cannot be written: it is a pipe, a socket or a device; name a regular file</source>
        <translation>쓸 수 없음: 파이프, 소켓 또는 장치입니다. 일반 파일을 지정하세요</translation>
    </message>
    <message>
        <source>cannot be written: the file is read-only</source>
        <translation>쓸 수 없음: 읽기 전용 파일</translation>
    </message>
    <message>
        <source>elements {first} to {last}</source>
        <translation>원소 {first}~{last}</translation>
    </message>
    <message>
        <source>it rejected a request without a reason</source>
        <translation>이유 없이 요청을 거절함</translation>
    </message>
    <message>
        <source>it rejected a request: {reason}</source>
        <translation>요청을 거절함: {reason}</translation>
    </message>
    <message>
        <source>it speaks version {theirs} of the protocol, and this program version {ours}</source>
        <translation>워커의 프로토콜 버전은 {theirs}, 이 프로그램의 프로토콜 버전은 {ours}</translation>
    </message>
    <message>
        <source>live or recorded</source>
        <translation>live 또는 recorded</translation>
    </message>
    <message>
        <source>more output than the program can read</source>
        <translation>프로그램이 읽을 수 있는 것보다 많은 출력</translation>
    </message>
    <message>
        <source>more than {limit} objects, arrays, keys and strings</source>
        <translation>{limit}개를 넘는 객체, 배열, 키, 문자열</translation>
    </message>
    <message>
        <source>more than {limit} values</source>
        <translation>{limit}개를 넘는 값</translation>
    </message>
    <message>
        <source>neighbouring clusters differ in colour</source>
        <translation>이웃한 클러스터는 색상이 다름</translation>
    </message>
    <message>
        <source>no point, since the request is not a sweep</source>
        <translation>점 없음(스윕 요청이 아님)</translation>
    </message>
    <message>
        <source>not a message: {reason}</source>
        <translation>메시지가 아님: {reason}</translation>
    </message>
    <message>
        <source>several waves: {wave}</source>
        <translation>여러 웨이브: {wave}</translation>
    </message>
    <message>
        <source>the compressed data is followed by data that is not compressed</source>
        <translation>압축된 데이터 뒤에 압축되지 않은 데이터가 이어짐</translation>
    </message>
    <message>
        <source>the file is larger than {limit}</source>
        <translation>파일이 {limit}보다 큼</translation>
    </message>
    <message>
        <source>the text &quot;{name}&quot; is too long</source>
        <translation>&quot;{name}&quot; 텍스트가 너무 김</translation>
    </message>
    <message>
        <source>threads take their elements in a loop</source>
        <translation>스레드가 루프에서 원소를 처리함</translation>
    </message>
    <message>
        <source>why the sweep ended</source>
        <translation>스윕이 끝난 이유</translation>
    </message>
    <message>
        <source>{axis}, in rows of {count}</source>
        <translation>{axis}, {count}개씩 여러 행으로 배치</translation>
    </message>
    <message>
        <source>{first}–{last} of {size}</source>
        <translation>{size} 중 {first}–{last}</translation>
    </message>
    <message>
        <source>{rows, plural, one {# row} other {# rows}} of messages, as many as there are rows</source>
        <translation>행 수와 같은 {rows, plural, other {메시지 행 #개}}</translation>
    </message>
    <message>
        <source>{texts, plural, one {# message} other {# messages}}, one for each text</source>
        <translation>텍스트마다 하나씩, {texts, plural, other {메시지 #개}}</translation>
    </message>
    <message>
        <source>A call of the operating system failed. The context can no longer be used.</source>
        <translation>운영 체제 호출이 실패했습니다. 컨텍스트를 더 이상 사용할 수 없습니다.</translation>
    </message>
    <message>
        <source>A call through an invalid function pointer left the code of the kernel. The error is sticky: the context is lost.</source>
        <translation>잘못된 함수 포인터를 통한 호출이 커널의 코드를 벗어났습니다. 이 오류는 지속(sticky) 오류이며 컨텍스트를 더는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>A device outside of CUDA, with which the GPU works, failed. The context can no longer be used.</source>
        <translation>GPU와 함께 작동하는 CUDA 외부의 디바이스에 장애가 발생했습니다. 컨텍스트를 더 이상 사용할 수 없습니다.</translation>
    </message>
    <message>
        <source>A link between GPUs (NVLink) had an error that it could not correct. The hardware failed, not the kernel.</source>
        <translation>GPU 사이의 링크(NVLink)에서 정정할 수 없는 오류가 발생했습니다. 커널이 아니라 하드웨어의 장애입니다.</translation>
    </message>
    <message>
        <source>A load or store was outside of every allocation, for example because an index was past the end of an array. The error is sticky: the context and all memory in it are lost.</source>
        <translation>배열의 끝을 넘는 인덱스 등으로 할당되지 않은 주소를 읽거나 썼습니다. 이 오류는 지속(sticky) 오류이며 컨텍스트와 그 안의 모든 메모리를 더는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>All blocks of a cooperative launch have to be resident at the same time, and the device does not hold that many. No thread ran.</source>
        <translation>협력 실행의 모든 블록은 동시에 상주해야 하지만, 디바이스가 그만큼 수용하지 못합니다. 수행된 스레드는 없습니다.</translation>
    </message>
    <message>
        <source>All devices are in exclusive use by other processes, or in a mode that forbids compute work (cudaErrorDevicesUnavailable). The launch itself may be right.</source>
        <translation>모든 디바이스를 다른 프로세스가 독점 사용하고 있거나, 디바이스가 계산 작업을 금지하는 모드에 있습니다(cudaErrorDevicesUnavailable). 실행 자체는 올바를 수 있습니다.</translation>
    </message>
    <message>
        <source>An assert() in the kernel was false. The device printed it with its block and thread, and stopped the kernel. The error is sticky: the context is lost.</source>
        <translation>커널에 있는 assert()의 조건이 거짓이었습니다. 디바이스가 조건을 블록, 스레드와 함께 출력하고 커널을 중단했습니다. 이 오류는 지속(sticky) 오류이며 컨텍스트를 더는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>An extent of the launch is zero or above a limit of the device, or the block has more threads than the device takes. No thread ran.</source>
        <translation>실행의 크기 중 하나가 0이거나 디바이스의 한도를 넘거나, 블록의 스레드가 디바이스의 허용치보다 많습니다. 수행된 스레드는 없습니다.</translation>
    </message>
    <message>
        <source>CUDA does not tell which thread caused the error.</source>
        <translation>CUDA는 어느 스레드가 오류를 일으켰는지 알려 주지 않습니다.</translation>
    </message>
    <message>
        <source>CUDA gives no details.</source>
        <translation>CUDA가 자세한 정보를 제공하지 않습니다.</translation>
    </message>
    <message>
        <source>CUDA says: &quot;{message}&quot;.</source>
        <translation>CUDA 메시지: &quot;{message}&quot;.</translation>
    </message>
    <message>
        <source>Check which elements each thread handles. In the window, Find goes to the thread of an element.</source>
        <translation>각 스레드가 어떤 원소를 처리하는지 확인하세요. 창에서 찾기를 사용하면 원소를 처리하는 스레드로 이동합니다.</translation>
    </message>
    <message>
        <source>Check with nvidia-smi whether the driver sees the GPU, and whether CUDA_VISIBLE_DEVICES hides it.</source>
        <translation>드라이버가 GPU를 인식하는지, CUDA_VISIBLE_DEVICES가 GPU를 숨기고 있지 않은지 nvidia-smi로 확인하세요.</translation>
    </message>
    <message>
        <source>Check with nvidia-smi which devices there are, and whether CUDA_VISIBLE_DEVICES hides some.</source>
        <translation>어떤 디바이스가 있는지, CUDA_VISIBLE_DEVICES가 일부를 숨기고 있지 않은지 nvidia-smi로 확인하세요.</translation>
    </message>
    <message>
        <source>Cluster size past 32 bits</source>
        <translation>32비트를 넘는 클러스터 크기</translation>
    </message>
    <message>
        <source>Compile the kernel again, for the compute capability of the device.</source>
        <translation>디바이스의 compute capability에 맞게 커널을 다시 컴파일하세요.</translation>
    </message>
    <message>
        <source>Compile the kernel for the compute capability of the device, with nvcc -arch.</source>
        <translation>nvcc -arch로 디바이스의 compute capability에 맞게 커널을 컴파일하세요.</translation>
    </message>
    <message>
        <source>Every call returned success, but the values that the kernel wrote are not those that the CPU computed.</source>
        <translation>모든 호출이 성공을 반환했지만, 커널이 쓴 값이 CPU에서 계산한 값과 다릅니다.</translation>
    </message>
    <message>
        <source>Free tensor memory with tcgen05.dealloc on every path on which the kernel ends.</source>
        <translation>커널이 끝나는 모든 경로에서 tcgen05.dealloc으로 텐서 메모리를 해제하세요.</translation>
    </message>
    <message>
        <source>Launch again, in a new process. If the error returns, look for an Xid error in the system log.</source>
        <translation>새 프로세스에서 다시 실행하세요. 오류가 다시 발생하면 시스템 로그에서 Xid 오류를 찾아보세요.</translation>
    </message>
    <message>
        <source>Launch again, in a new process. In a program of your own, make no CUDA calls after main() has returned, for example in destructors of global objects.</source>
        <translation>새 프로세스에서 다시 실행하세요. 직접 작성한 프로그램에서는 전역 객체의 소멸자 등에서 main()이 반환된 뒤에 CUDA를 호출하지 마세요.</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>제한 요인</translation>
    </message>
    <message>
        <source>Look for casts of pointers and for offsets that are no multiple of the type&apos;s size. &quot;compute-sanitizer --tool memcheck&quot; names the thread and the address.</source>
        <translation>포인터 캐스팅과 타입 크기의 배수가 아닌 오프셋을 찾아보세요. &quot;compute-sanitizer --tool memcheck&quot;가 스레드와 주소를 알려 줍니다.</translation>
    </message>
    <message>
        <source>Look for the Xid error with nvidia-smi -q and in the system log, and reset the GPU or restart the machine. Replace the board if the error returns.</source>
        <translation>nvidia-smi -q와 시스템 로그에서 Xid 오류를 찾아보고, GPU를 재설정하거나 컴퓨터를 다시 시작하세요. 오류가 다시 발생하면 보드를 교체하세요.</translation>
    </message>
    <message>
        <source>Look it up in the documentation of the CUDA runtime, under cudaError.</source>
        <translation>CUDA 런타임 문서의 cudaError 항목에서 찾아보세요.</translation>
    </message>
    <message>
        <source>None: CUDA checks no results. This program compared them.</source>
        <translation>없음: CUDA는 결과를 검사하지 않습니다. 이 프로그램이 결과를 비교했습니다.</translation>
    </message>
    <message>
        <source>None: no thread ran.</source>
        <translation>없음: 수행된 스레드가 없습니다.</translation>
    </message>
    <message>
        <source>Raise cudaLimitStackSize with cudaDeviceSetLimit(), or make the recursion shallower. &quot;compute-sanitizer --tool memcheck&quot; finds a write past a local array.</source>
        <translation>cudaDeviceSetLimit()로 cudaLimitStackSize를 늘리거나 재귀의 깊이를 줄이세요. &quot;compute-sanitizer --tool memcheck&quot;로 로컬 배열을 넘는 쓰기를 찾을 수 있습니다.</translation>
    </message>
    <message>
        <source>Read the condition and the thread in the worker log, and look at what that thread computes: in the window, Find goes to it.</source>
        <translation>워커 로그에서 조건과 스레드를 확인하고, 그 스레드가 무엇을 계산하는지 살펴보세요. 창에서 찾기를 사용하면 그 스레드로 이동합니다.</translation>
    </message>
    <message>
        <source>Run the program under &quot;compute-sanitizer --tool memcheck&quot;: it names the thread, the address and the line. Then check the index against the size of the array.</source>
        <translation>프로그램을 &quot;compute-sanitizer --tool memcheck&quot;로 돌리면 스레드, 주소, 소스 줄을 알려 줍니다. 그런 다음 인덱스를 배열 크기와 비교하여 확인하세요.</translation>
    </message>
    <message>
        <source>Run the program under compute-sanitizer, with --tool memcheck and then --tool racecheck. Look for __trap() and for indices into shared memory.</source>
        <translation>프로그램을 compute-sanitizer로 돌리되, 먼저 --tool memcheck, 다음에 --tool racecheck를 쓰세요. __trap()과 공유 메모리 인덱스를 살펴보세요.</translation>
    </message>
    <message>
        <source>Run the program under cuda-gdb, or under compute-sanitizer, which stop at the instruction and name the thread.</source>
        <translation>프로그램을 cuda-gdb나 compute-sanitizer로 돌리세요. 오류를 낸 명령어에서 멈추고 스레드를 알려 줍니다.</translation>
    </message>
    <message>
        <source>SMs</source>
        <translation>SM</translation>
    </message>
    <message>
        <source>See with nvidia-smi which processes use the GPU. Wait for them, choose another device, or ask for the compute mode &quot;Default&quot;.</source>
        <translation>nvidia-smi로 어떤 프로세스가 GPU를 사용하는지 확인하세요. 그 프로세스가 끝나기를 기다리거나, 다른 디바이스를 선택하거나, 컴퓨트 모드를 &quot;Default&quot;로 바꿔 달라고 요청하세요.</translation>
    </message>
    <message>
        <source>Split the work into shorter kernels, or use a device that drives no display.</source>
        <translation>작업을 더 짧은 커널로 나누거나, 디스플레이를 구동하지 않는 디바이스를 사용하세요.</translation>
    </message>
    <message>
        <source>The CUDA runtime is being unloaded, because the process is ending. No thread ran.</source>
        <translation>프로세스가 끝나는 중이어서 CUDA 런타임이 언로드되고 있습니다. 수행된 스레드는 없습니다.</translation>
    </message>
    <message>
        <source>The call stack of a thread overflowed or was overwritten, for example by a recursion that is too deep (cudaLimitStackSize). The error is sticky: the context is lost.</source>
        <translation>너무 깊은 재귀(cudaLimitStackSize) 등으로 스레드의 호출 스택이 넘쳤거나 덮어쓰였습니다. 이 오류는 지속(sticky) 오류이며 컨텍스트를 더는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The cluster has more blocks than the device takes, or than the kernel allows. No thread ran.</source>
        <translation>클러스터의 블록이 디바이스나 커널이 허용하는 것보다 많습니다. 수행된 스레드는 없습니다.</translation>
    </message>
    <message>
        <source>The code of the kernel cannot be read by this driver. No thread ran.</source>
        <translation>이 드라이버는 커널의 코드를 읽을 수 없습니다. 수행된 스레드는 없습니다.</translation>
    </message>
    <message>
        <source>The context was destroyed while it was in use, by the program or after an earlier error.</source>
        <translation>컨텍스트를 사용하는 중에 프로그램이 컨텍스트를 파괴했거나, 앞선 오류 때문에 컨텍스트가 파괴되었습니다.</translation>
    </message>
    <message>
        <source>The device had a memory error and kept it from spreading to other processes. The hardware failed, not the kernel: the context and all memory in it are lost.</source>
        <translation>디바이스에서 메모리 오류가 발생했지만 다른 프로세스로 번지지 않게 막았습니다. 커널이 아니라 하드웨어의 장애이며, 컨텍스트와 그 안의 모든 메모리를 더는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The device met an instruction that it does not know: code was overwritten, was called through a wrong pointer, or was compiled for another architecture. The error is sticky: the context is lost.</source>
        <translation>디바이스가 알 수 없는 명령어를 만났습니다. 코드가 덮어쓰였거나, 잘못된 포인터로 호출되었거나, 다른 아키텍처용으로 컴파일되었습니다. 이 오류는 지속(sticky) 오류이며 컨텍스트를 더는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The device or the driver does not support what this launch asks for. No thread ran.</source>
        <translation>디바이스나 드라이버가 이 실행에서 요구하는 것을 지원하지 않습니다. 수행된 스레드는 없습니다.</translation>
    </message>
    <message>
        <source>The device printed the block and the thread to the log of the process that launched it; this result does not hold them.</source>
        <translation>디바이스가 커널을 실행한 프로세스의 로그에 블록과 스레드를 출력했습니다. 이 결과에는 포함되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The device reports no details. Possible causes are __trap() and an access to shared memory out of range. The error is sticky: the context is lost.</source>
        <translation>디바이스가 자세한 정보를 보고하지 않습니다. __trap()이나 범위를 벗어난 공유 메모리 접근이 원인일 수 있습니다. 이 오류는 지속(sticky) 오류이며 컨텍스트를 더는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The driver reports no details. After such an error, every further CUDA call in the same process may fail too, so none of its results can be trusted.</source>
        <translation>드라이버가 자세한 정보를 보고하지 않습니다. 이런 오류가 나면 같은 프로세스의 이후 모든 CUDA 호출도 실패할 수 있으므로, 그 결과는 어느 것도 신뢰할 수 없습니다.</translation>
    </message>
    <message>
        <source>The driver sees no CUDA device.</source>
        <translation>드라이버가 CUDA 디바이스를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>The kernel ended without freeing the tensor memory that it had allocated. The context can no longer be used.</source>
        <translation>커널이 할당했던 텐서 메모리를 해제하지 않고 끝났습니다. 컨텍스트를 더 이상 사용할 수 없습니다.</translation>
    </message>
    <message>
        <source>The launch needs more than one SM has: registers, shared memory or threads of one block. No thread ran.</source>
        <translation>실행에 SM 하나가 가진 것보다 많은 자원이 필요합니다. 블록 하나의 레지스터, 공유 메모리 또는 스레드가 너무 많습니다. 수행된 스레드는 없습니다.</translation>
    </message>
    <message>
        <source>The memory of the device had an error of more bits than its ECC can correct. The hardware failed, not the kernel: what is in device memory is lost.</source>
        <translation>디바이스의 메모리에서 ECC로 정정할 수 있는 것보다 많은 비트의 오류가 발생했습니다. 커널이 아니라 하드웨어의 장애이며, 디바이스 메모리의 내용이 손실됩니다.</translation>
    </message>
    <message>
        <source>The program holds no code of this kernel for the compute capability of the device. No thread ran.</source>
        <translation>프로그램에 디바이스의 compute capability에 맞는 이 커널의 코드가 없습니다. 수행된 스레드는 없습니다.</translation>
    </message>
    <message>
        <source>The program holds no code of this kernel for this device, or the function is not a kernel. No thread ran.</source>
        <translation>프로그램에 이 디바이스용 커널 코드가 없거나, 이 함수가 커널이 아닙니다. 수행된 스레드는 없습니다.</translation>
    </message>
    <message>
        <source>The server of the Multi-Process Service ended this process&apos;s connection, often because another process that shares the GPU failed.</source>
        <translation>Multi-Process Service 서버가 이 프로세스의 연결을 끊었습니다. GPU를 공유하는 다른 프로세스의 실패가 원인인 경우가 많습니다.</translation>
    </message>
    <message>
        <source>The verdict names the rule that the launch violates and offers fixes.</source>
        <translation>판정에서 실행이 위반한 규칙과 해결 방법을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no device with this number.</source>
        <translation>이 번호의 디바이스가 없습니다.</translation>
    </message>
    <message>
        <source>Thread {thread} of block {block}, which printed: {condition}</source>
        <translation>블록 {block}의 스레드 {thread}, 출력된 조건: {condition}</translation>
    </message>
    <message>
        <source>Warps per block</source>
        <translation>블록당 워프</translation>
    </message>
    <message>
        <source>an opt-in to {recorded} instead of {asked}</source>
        <translation>옵트인 {asked} 대신 {recorded}</translation>
    </message>
    <message>
        <source>carve-out {recorded} instead of {asked}</source>
        <translation>카브아웃 {asked} 대신 {recorded}</translation>
    </message>
    <message>
        <source>at least 0</source>
        <translation>0 이상</translation>
    </message>
    <message>
        <source>block {recorded} instead of {asked}</source>
        <translation>블록 {asked} 대신 {recorded}</translation>
    </message>
    <message>
        <source>blocks of the grid</source>
        <translation>그리드의 블록 수</translation>
    </message>
    <message>
        <source>blocks per cluster</source>
        <translation>클러스터당 블록 수</translation>
    </message>
    <message>
        <source>bytes of dynamic shared memory</source>
        <translation>동적 공유 메모리 바이트 수</translation>
    </message>
    <message>
        <source>cluster {recorded} instead of {asked}</source>
        <translation>클러스터 {asked} 대신 {recorded}</translation>
    </message>
    <message>
        <source>clusterDim is {value}; the driver counts its blocks in 32 bits, where this product is 0.</source>
        <translation>clusterDim은 {value}입니다. 드라이버는 클러스터의 블록 수를 32비트로 세며, 이 곱은 32비트에서 0이 됩니다.</translation>
    </message>
    <message>
        <source>elements of the problem</source>
        <translation>문제 크기(원소 수)</translation>
    </message>
    <message>
        <source>grid {recorded} instead of {asked}</source>
        <translation>그리드 {asked} 대신 {recorded}</translation>
    </message>
    <message>
        <source>linear index</source>
        <translation>선형 인덱스</translation>
    </message>
    <message>
        <source>no non-portable cluster sizes</source>
        <translation>이식성 없는 클러스터 크기 허용 안 함</translation>
    </message>
    <message>
        <source>none: the last wave is full</source>
        <translation>없음: 마지막 웨이브가 가득 참</translation>
    </message>
    <message>
        <source>not cooperative</source>
        <translation>협력 실행 아님</translation>
    </message>
    <message>
        <source>problem {recorded} instead of {asked}</source>
        <translation>문제 크기 {asked} 대신 {recorded}</translation>
    </message>
    <message>
        <source>reasons</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>silent ({seen})</source>
        <translation>메시지 없음({seen})</translation>
    </message>
    <message>
        <source>stream {recorded} instead of {asked}</source>
        <translation>스트림 {asked} 대신 {recorded}</translation>
    </message>
    <message>
        <source>the launch exceeded its time limit</source>
        <translation>실행이 시간 제한을 초과함</translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation>블록당 스레드 수</translation>
    </message>
    <message>
        <source>{blocks, plural, one {# block} other {# blocks}}, {share} full</source>
        <translation>{blocks, plural, other {블록 #개}}, 자리 {share} 사용</translation>
    </message>
    <message>
        <source>{count} {things}</source>
        <translation>{things} {count}</translation>
    </message>
    <message>
        <source>{function} returned it: the launch was refused before it began.</source>
        <translation>{function}{function, ending, vowel {가} other {이}} 이 오류를 반환했습니다. 실행이 시작되기 전에 거부되었습니다.</translation>
    </message>
    <message>
        <source>{recorded} instead of {asked}</source>
        <translation>{asked} 대신 {recorded}</translation>
    </message>
    <message>
        <source>{recorded} of dynamic shared memory instead of {asked}</source>
        <translation>동적 공유 메모리 {asked} 대신 {recorded}</translation>
    </message>
    <message>
        <source>{threads, plural, one {# thread} other {# threads}}</source>
        <translation>{threads, plural, other {스레드 #개}}</translation>
    </message>
    <message>
        <source>{wait} returned it. {function} had returned success, because a kernel runs asynchronously: the first call that waits for it reports its errors.</source>
        <translation>{wait}{wait, ending, vowel {가} other {이}} 이 오류를 반환했습니다. 커널은 비동기로 수행되므로 {function}{function, ending, vowel {는} other {은}} 이미 성공을 반환했으며, 커널을 기다리는 첫 호출이 커널의 오류를 보고합니다.</translation>
    </message>
    <message>
        <source>“{sentence}” ({seen})</source>
        <translation>“{sentence}”({seen})</translation>
    </message>
    <message>
        <source>256 × 256 × 256 elements in blocks of 32 × 4 × 2 threads.</source>
        <translation>원소 256 × 256 × 256개를 스레드 32 × 4 × 2개짜리 블록으로 처리합니다.</translation>
    </message>
    <message>
        <source>Give each axis of the element once, with a whole number, as in {example}.</source>
        <translation>{example}처럼 원소의 각 축을 정수로 한 번씩 지정하세요.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>SM {sm}, slot {slot} · round {round}</source>
        <translation>SM {sm}, 슬롯 {slot} · 라운드 {round}</translation>
    </message>
    <message>
        <source>SM {sm}, slot {slot} · round {round} · cluster {cluster}</source>
        <translation>SM {sm}, 슬롯 {slot} · 라운드 {round} · 클러스터 {cluster}</translation>
    </message>
    <message>
        <source>column {index}</source>
        <translation>열 {index}</translation>
    </message>
    <message>
        <source>only the first {traced} of {blocks, plural, one {# block} other {# blocks}} were traced, so rounds and the time after the last start are not known</source>
        <translation>{blocks, plural, other {블록 #개}} 중 처음 {traced}개만 트레이스되어 라운드와 마지막 시작 후 시간을 알 수 없음</translation>
    </message>
    <message>
        <source>only the first {traced} of {blocks, plural, one {# block} other {# blocks}} were traced, so rounds, the time after the last start and overlap are not known</source>
        <translation>{blocks, plural, other {블록 #개}} 중 처음 {traced}개만 트레이스되어 라운드, 마지막 시작 후 시간, 겹침을 알 수 없음</translation>
    </message>
    <message>
        <source>row {index}</source>
        <translation>행 {index}</translation>
    </message>
    <message>
        <source>the first {traced} of {blocks, plural, one {# block} other {# blocks}}: rounds and the time after the last start are not known</source>
        <translation>{blocks, plural, other {블록 #개}} 중 처음 {traced}개: 라운드와 마지막 시작 후 시간을 알 수 없음</translation>
    </message>
    <message>
        <source>up to {rounds, plural, one {# block} other {# blocks}} one after another in a slot (predicted: {predicted, plural, one {# wave} other {# waves}}); the last block started {time} before the end, during which {share} of the block slots were empty</source>
        <translation>한 슬롯에서 최대 {rounds, plural, other {블록 #개}}가 차례로 수행됨(예측: {predicted, plural, other {웨이브 #개}}), 마지막 블록은 끝나기 {time} 전에 시작되었으며 그동안 블록 슬롯의 {share}{share, ending, vowel {가} other {이}} 비어 있었음</translation>
    </message>
    <message>
        <source>x {index}</source>
        <translation>x {index}</translation>
    </message>
    <message>
        <source>y {index}</source>
        <translation>y {index}</translation>
    </message>
    <message>
        <source>z {index}</source>
        <translation>z {index}</translation>
    </message>
    <message>
        <source>{element}: {place}</source>
        <translation>{element}: {place}</translation>
    </message>
    <message>
        <source>{rounds, plural, one {# round} other {# rounds}} (predicted: {predicted, plural, one {# wave} other {# waves}}) · after the last start: {time}, {share} empty</source>
        <translation>{rounds, plural, other {라운드 #개}}(예측: {predicted, plural, other {웨이브 #개}}) · 마지막 시작 후: {time}, 빈 슬롯 시간 {share}</translation>
    </message>
    <message>
        <source>{waves, plural, one {# wave} other {# waves}}</source>
        <translation>{waves, plural, other {웨이브 #개}}</translation>
    </message>
    <message>
        <source>A cooperative launch cannot have a preferred cluster dimension; this one has {value}.</source>
        <translation>협력 실행에는 선호 클러스터 차원을 지정할 수 없습니다. 이 실행의 선호 클러스터 차원은 {value}입니다.</translation>
    </message>
    <message>
        <source>A device of compute capability 9.0 checks the preferred cluster {value}, but runs all blocks in clusters of {limit}.</source>
        <translation>compute capability 9.0 디바이스는 선호 클러스터 {value}{value, ending, vowel {를} other {을}} 검사하지만, 모든 블록을 {limit} 클러스터로 실행합니다.</translation>
    </message>
    <message>
        <source>A slot is the place of one resident block on an SM; its first block belongs to round 0, its second to round 1.</source>
        <translation>슬롯은 상주 블록 하나가 SM에서 차지하는 자리입니다. 슬롯의 첫 블록은 라운드 0, 두 번째 블록은 라운드 1에 속합니다.</translation>
    </message>
    <message>
        <source>A slot whose blocks end early runs more of them, so there are more rounds than waves.</source>
        <translation>블록이 일찍 끝나는 슬롯은 더 많은 블록을 수행하므로, 라운드가 웨이브보다 많습니다.</translation>
    </message>
    <message>
        <source>Carve-out of the launch</source>
        <translation>실행의 카브아웃</translation>
    </message>
    <message>
        <source>Cluster scheduling policy</source>
        <translation>클러스터 스케줄링 정책</translation>
    </message>
    <message>
        <source>Cooperative launch fails with this carve-out</source>
        <translation>이 카브아웃에서는 협력 실행 실패</translation>
    </message>
    <message>
        <source>Launch attributes</source>
        <translation>실행 속성</translation>
    </message>
    <message>
        <source>Launch without the attribute {attribute}.</source>
        <translation>{attribute} 속성 없이 실행하세요.</translation>
    </message>
    <message>
        <source>Memory synchronization domain</source>
        <translation>메모리 동기화 도메인</translation>
    </message>
    <message>
        <source>NVLink-centric scheduling</source>
        <translation>NVLink 중심 스케줄링</translation>
    </message>
    <message>
        <source>No preferred cluster in a cooperative launch</source>
        <translation>협력 실행에 선호 클러스터 지정 불가</translation>
    </message>
    <message>
        <source>No {attribute}</source>
        <translation>{attribute} 제거</translation>
    </message>
    <message>
        <source>Nonzero preferred cluster axes</source>
        <translation>선호 클러스터의 축은 0이 아님</translation>
    </message>
    <message>
        <source>Prefer clusters of {size} blocks.</source>
        <translation>블록 {size}개짜리 클러스터를 선호하도록 설정하세요.</translation>
    </message>
    <message>
        <source>Preferred cluster divides grid</source>
        <translation>그리드가 선호 클러스터의 배수</translation>
    </message>
    <message>
        <source>Preferred cluster is a multiple</source>
        <translation>선호 클러스터가 클러스터의 배수</translation>
    </message>
    <message>
        <source>Preferred cluster needs a cluster</source>
        <translation>선호 클러스터에는 클러스터 필요</translation>
    </message>
    <message>
        <source>Preferred cluster not smaller</source>
        <translation>선호 클러스터가 클러스터보다 작지 않음</translation>
    </message>
    <message>
        <source>Preferred cluster not used</source>
        <translation>선호 클러스터 사용 안 됨</translation>
    </message>
    <message>
        <source>Preferred cluster size past 32 bits</source>
        <translation>32비트를 넘는 선호 클러스터 크기</translation>
    </message>
    <message>
        <source>Preferred cluster {size}</source>
        <translation>선호 클러스터 {size}</translation>
    </message>
    <message>
        <source>Same z in both clusters</source>
        <translation>두 클러스터의 z가 같음</translation>
    </message>
    <message>
        <source>The device accepts the launch, which then fails with cudaErrorLaunchFailure: with a carve-out of {percent} % at most {limit} of the {value, plural, one {# block} other {# blocks}} are resident at the same time, and the driver checks the grid with the carve-out of the function.</source>
        <translation>디바이스가 실행을 수락하지만 그 뒤에 cudaErrorLaunchFailure로 실패합니다. 카브아웃이 {percent}%이면 {value, plural, other {블록 #개}} 중 최대 {limit}개만 동시에 상주하는데, 드라이버는 함수의 카브아웃으로 그리드를 검사하기 때문입니다.</translation>
    </message>
    <message>
        <source>The grid {value} is not a multiple of the preferred cluster {limit} on each axis.</source>
        <translation>그리드 {value}의 축 중 선호 클러스터 크기 {limit}의 배수가 아닌 것이 있습니다.</translation>
    </message>
    <message>
        <source>The preferred cluster has {value, plural, one {# block} other {# blocks}}, fewer than the cluster, which has {limit}.</source>
        <translation>선호 클러스터의 {value, plural, other {블록 #개}}는 클러스터의 {limit}개보다 적습니다.</translation>
    </message>
    <message>
        <source>The preferred cluster is {value} in z; it must be {limit}, as the cluster.</source>
        <translation>선호 클러스터의 z가 {value}입니다. 클러스터와 같은 {limit}이어야 합니다.</translation>
    </message>
    <message>
        <source>blocks by round, {source}</source>
        <translation>라운드별 블록 수, {source}</translation>
    </message>
    <message>
        <source>change the preferred cluster</source>
        <translation>선호 클러스터 변경</translation>
    </message>
    <message>
        <source>clusterSchedulingPolicyPreference is {value}; it must be 0 (default), 1 (spread) or 2 (load balancing).</source>
        <translation>clusterSchedulingPolicyPreference가 {value}입니다. 0(기본값), 1(분산), 2(부하 분산) 중 하나여야 합니다.</translation>
    </message>
    <message>
        <source>memSyncDomain is {value}; it must be 0 (default) or 1 (remote).</source>
        <translation>memSyncDomain이 {value}입니다. 0(기본값) 또는 1(원격)이어야 합니다.</translation>
    </message>
    <message>
        <source>null, since {api} cannot carry launch attributes (only cudaLaunchKernelEx and cuLaunchKernelEx can)</source>
        <translation>null({api}에는 실행 속성을 전달할 수 없음, cudaLaunchKernelEx와 cuLaunchKernelEx만 가능)</translation>
    </message>
    <message>
        <source>nvlinkUtilCentricScheduling is {value}; it must be 0 (off) or 1 (on).</source>
        <translation>nvlinkUtilCentricScheduling이 {value}입니다. 0(끔) 또는 1(켬)이어야 합니다.</translation>
    </message>
    <message>
        <source>without {attribute}</source>
        <translation>{attribute} 없음</translation>
    </message>
    <message>
        <source>the driver&apos;s choice</source>
        <translation>드라이버 선택</translation>
    </message>
    <message>
        <source>preferredClusterDim is {value}, but the launch has no cluster dimension that the device may use instead.</source>
        <translation>preferredClusterDim이 {value}이지만, 디바이스가 그 대신 사용할 수 있는 클러스터 차원이 실행에 없습니다.</translation>
    </message>
    <message>
        <source>preferredClusterDim is {value}, which is not a multiple of the cluster {limit} on each axis.</source>
        <translation>preferredClusterDim이 {value}이며, 클러스터 크기 {limit}의 배수가 아닌 축이 있습니다.</translation>
    </message>
    <message>
        <source>preferredClusterDim is {value}; either each axis must be at least 1, or all three must be 0 for no preference.</source>
        <translation>preferredClusterDim이 {value}입니다. 각 축이 1 이상이거나, 선호하는 클러스터가 없으면 세 축이 모두 0이어야 합니다.</translation>
    </message>
    <message>
        <source>preferredClusterDim is {value}; the driver counts its blocks in 32 bits, where this product is 0.</source>
        <translation>preferredClusterDim이 {value}입니다. 드라이버는 그 블록 수를 32비트로 세는데, 그러면 곱이 0이 됩니다.</translation>
    </message>
    <message>
        <source>preferredSharedMemoryCarveout is {value}; as a launch attribute it is a percentage from 0 to {limit}.</source>
        <translation>preferredSharedMemoryCarveout이 {value}입니다. 실행 속성에서 이 값은 0부터 {limit}까지의 백분율입니다.</translation>
    </message>
    <message>
        <source>remove the launch attribute</source>
        <translation>실행 속성 제거</translation>
    </message>
    <message>
        <source>round {rank}</source>
        <translation>라운드 {rank}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>라운드 {round}</translation>
    </message>
    <message>
        <source>rounds {first}–{last}</source>
        <translation>라운드 {first}~{last}</translation>
    </message>
    <message>
        <source>seen on H200, driver 580.159.04, CUDA 13.0: 1,056 blocks with preferred clusters of 4, 8 and 16 blocks</source>
        <translation>H200, 드라이버 580.159.04, CUDA 13.0에서 관찰: 블록 1,056개, 선호 클러스터는 블록 4개, 8개, 16개</translation>
    </message>
    <message>
        <source>{limit}, not {value}</source>
        <translation>{value} 대신 {limit}</translation>
    </message>
    <message>
        <source>{number} is not a whole number from {min} to {max}</source>
        <translation>{number}{number, ending, vowel {는} other {은}} {min}부터 {max}까지의 정수가 아닙니다</translation>
    </message>
    <message>
        <source>a number is larger than {limit}</source>
        <translation>{limit}보다 큰 수가 있습니다</translation>
    </message>
    <message>
        <source>there is no kernel in it; expected the output of {nvcc}, {ptxas} or {cuobjdump}</source>
        <translation>커널이 없습니다. {nvcc}, {ptxas} 또는 {cuobjdump}의 출력이 필요합니다</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, {line}행</translation>
    </message>
    <message>
        <source>there are more than {limit} kernels</source>
        <translation>커널이 {limit}개를 넘습니다</translation>
    </message>
    <message>
        <source>&quot;binary&quot;, &quot;relocatable&quot;, &quot;ptx&quot; or &quot;ltoIr&quot;</source>
        <translation>&quot;binary&quot;, &quot;relocatable&quot;, &quot;ptx&quot; 또는 &quot;ltoIr&quot;</translation>
    </message>
    <message>
        <source>A new worker is starting. Your input is kept. If the kernel only takes long, launch it with fewer threads or a smaller problem; if it never ends, correct the condition that ends its loop.</source>
        <translation>새 워커를 시작하는 중입니다. 입력한 내용은 유지됩니다. 커널이 오래 걸릴 뿐이라면 스레드 수나 문제 크기를 줄여 실행하세요. 커널이 끝나지 않는다면 루프의 종료 조건을 바로잡으세요.</translation>
    </message>
    <message>
        <source>at least one version</source>
        <translation>하나 이상의 버전</translation>
    </message>
    <message>
        <source>at most {limit}</source>
        <translation>최대 {limit}</translation>
    </message>
    <message>
        <source>its code unpacks to more than {limit} GiB</source>
        <translation>압축을 푼 코드가 {limit} GiB를 넘습니다</translation>
    </message>
    <message>
        <source>pasted {date}</source>
        <translation>{date} 붙여넣음</translation>
    </message>
    <message>
        <source>the code has more than {limit} MiB</source>
        <translation>코드가 {limit} MiB를 넘습니다</translation>
    </message>
    <message>
        <source>the code in the fat binary is larger than the fat binary</source>
        <translation>팻 바이너리 안의 코드가 팻 바이너리보다 큽니다</translation>
    </message>
    <message>
        <source>the code is compressed with {name} and damaged</source>
        <translation>{name}{name, ending, vowel {로} rieul {로} other {으로}} 압축된 코드가 손상되었습니다</translation>
    </message>
    <message>
        <source>the code is no cubin</source>
        <translation>코드가 cubin이 아닙니다</translation>
    </message>
    <message>
        <source>the code unpacks to more than {limit}</source>
        <translation>압축을 푼 코드가 {limit}{limit, ending, vowel {를} other {을}} 넘습니다</translation>
    </message>
    <message>
        <source>the cubin has {size} bytes, and the file ends before</source>
        <translation>cubin은 {size}바이트인데 파일이 그 전에 끝납니다</translation>
    </message>
    <message>
        <source>the cubin is damaged</source>
        <translation>cubin이 손상되었습니다</translation>
    </message>
    <message>
        <source>the fat binary has {size} bytes, and the file ends before</source>
        <translation>팻 바이너리는 {size}바이트인데 파일이 그 전에 끝납니다</translation>
    </message>
    <message>
        <source>the file became shorter while it was read</source>
        <translation>읽는 동안 파일이 짧아졌습니다</translation>
    </message>
    <message>
        <source>the program has {size} bytes, and the file ends before</source>
        <translation>프로그램은 {size}바이트인데 파일이 그 전에 끝납니다</translation>
    </message>
    <message>
        <source>there is device code in it, but no kernel</source>
        <translation>디바이스 코드는 있지만 커널이 없습니다</translation>
    </message>
    <message>
        <source>there is no CUDA code in it; expected a cubin, a fat binary, PTX, an object, a library or a program with kernels</source>
        <translation>CUDA 코드가 없습니다. cubin, 팻 바이너리, PTX, 오브젝트 파일, 라이브러리 또는 커널이 든 프로그램이 필요합니다</translation>
    </message>
    <message>
        <source>there is no kernel in the PTX</source>
        <translation>PTX에 커널이 없습니다</translation>
    </message>
    <message>
        <source>typed {date}</source>
        <translation>{date} 입력</translation>
    </message>
    <message>
        <source>{file}, byte {offset}</source>
        <translation>{file}, 바이트 {offset}</translation>
    </message>
    <message>
        <source>{file}, read {date}</source>
        <translation>{file}, {date} 읽음</translation>
    </message>
    <message>
        <source>{origin}; {architecture}</source>
        <translation>{origin}; {architecture}</translation>
    </message>
    <message>
        <source>&lt;&lt;&lt;…&gt;&gt;&gt; takes 2 to 4 arguments: grid, block, shared memory, stream</source>
        <translation>&lt;&lt;&lt;…&gt;&gt;&gt;의 인자는 2~4개입니다(그리드, 블록, 공유 메모리, 스트림)</translation>
    </message>
    <message>
        <source>LaunchConfig needs grid= and block=</source>
        <translation>LaunchConfig에는 grid= 및 block= 인자가 필요합니다</translation>
    </message>
    <message>
        <source>The code does not create the stream {stream}; the launch takes the default stream.</source>
        <translation>코드에서 스트림 {stream}{stream, ending, vowel {를} other {을}} 만들지 않으므로 기본 스트림에서 실행합니다.</translation>
    </message>
    <message>
        <source>Trichevron does not know the attribute {attribute}; the launch is without it.</source>
        <translation>Trichevron이 모르는 속성 {attribute}{attribute, ending, vowel {는} other {은}} 실행에서 제외됩니다.</translation>
    </message>
    <message>
        <source>a : is missing behind ?</source>
        <translation>?에 대응하는 : 기호가 없습니다</translation>
    </message>
    <message>
        <source>a number does not fit in 64 bits</source>
        <translation>64비트 범위를 벗어나는 수가 있습니다</translation>
    </message>
    <message>
        <source>a shift is by 0 to 63 bits</source>
        <translation>시프트는 0~63비트만 가능합니다</translation>
    </message>
    <message>
        <source>a value is missing here</source>
        <translation>여기에 값이 없습니다</translation>
    </message>
    <message>
        <source>an axis is {number}, and holds 0 to {most}</source>
        <translation>축의 값이 {number}입니다(허용 범위 0~{most})</translation>
    </message>
    <message>
        <source>an else is missing behind if</source>
        <translation>if에 대응하는 else가 없습니다</translation>
    </message>
    <message>
        <source>an opt-in is {number}, and holds -1 to {most}</source>
        <translation>옵트인 값이 {number}입니다(허용 범위 -1~{most})</translation>
    </message>
    <message>
        <source>cuda.core counts the grid in clusters when cluster is given; its releases of before August 2025 counted blocks.</source>
        <translation>cluster를 지정하면 cuda.core는 그리드를 클러스터 단위로 셉니다. 2025년 8월 이전 릴리스는 블록 단위로 셌습니다.</translation>
    </message>
    <message>
        <source>line {line}, column {column}: {problem}</source>
        <translation>{line}행 {column}열: {problem}</translation>
    </message>
    <message>
        <source>numAttrs is {number}; at most {most} attributes are read</source>
        <translation>numAttrs가 {number}입니다. 속성은 최대 {most}개까지 읽습니다</translation>
    </message>
    <message>
        <source>the &gt;&gt;&gt; is missing</source>
        <translation>&gt;&gt;&gt; 기호가 없습니다</translation>
    </message>
    <message>
        <source>the code has {size}; at most {limit} are read</source>
        <translation>코드 크기가 {size}입니다. 최대 {limit}까지 읽습니다</translation>
    </message>
    <message>
        <source>the grid has more than 4294967295 blocks on an axis</source>
        <translation>그리드의 한 축에 블록이 4294967295개보다 많습니다</translation>
    </message>
    <message>
        <source>the shared memory is {number}, and cannot be negative</source>
        <translation>공유 메모리가 {number}입니다. 음수일 수 없습니다</translation>
    </message>
    <message>
        <source>there are {count} launches, the second in line {line}; give one</source>
        <translation>실행이 {count}개 있습니다(두 번째는 {line}행). 하나만 입력하세요</translation>
    </message>
    <message>
        <source>there is no launch; write one such as kernel&lt;&lt;&lt;63, 256&gt;&gt;&gt;(…)</source>
        <translation>커널을 실행하는 코드가 없습니다. 예: kernel&lt;&lt;&lt;63, 256&gt;&gt;&gt;(…)</translation>
    </message>
    <message>
        <source>there is no such element</source>
        <translation>해당하는 원소가 없습니다</translation>
    </message>
    <message>
        <source>there is no value here</source>
        <translation>여기에는 값이 없습니다</translation>
    </message>
    <message>
        <source>this bracket is not closed</source>
        <translation>이 괄호가 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>this call has another number of arguments than its definition</source>
        <translation>이 호출의 인자 수가 정의와 다릅니다</translation>
    </message>
    <message>
        <source>this divides by 0</source>
        <translation>0으로 나누는 식입니다</translation>
    </message>
    <message>
        <source>this expression is too long</source>
        <translation>식이 너무 깁니다</translation>
    </message>
    <message>
        <source>this has {count} axes; a launch has 1 to 3</source>
        <translation>축이 {count}개입니다. 실행의 축은 1~3개입니다</translation>
    </message>
    <message>
        <source>this is no part of an expression</source>
        <translation>식에 쓸 수 없는 부분입니다</translation>
    </message>
    <message>
        <source>this is not a number</source>
        <translation>수가 아닙니다</translation>
    </message>
    <message>
        <source>this operator is not read here</source>
        <translation>여기서는 쓸 수 없는 연산자입니다</translation>
    </message>
    <message>
        <source>this operator takes whole numbers</source>
        <translation>이 연산자에는 정수만 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>{attribute} is {number}, and holds {min} to {max}</source>
        <translation>{attribute}의 값이 {number}입니다(허용 범위 {min}~{max})</translation>
    </message>
    <message>
        <source>{function} takes at least {count} arguments</source>
        <translation>{function}에는 인자가 {count}개 이상 필요합니다</translation>
    </message>
    <message>
        <source>{function} takes the shared memory as an unsigned int, at most {bytes} bytes</source>
        <translation>{function} 함수는 공유 메모리를 unsigned int로 받으므로 최대 {bytes}바이트입니다</translation>
    </message>
    <message>
        <source>{number} is a float, and a launch takes int; use // or math.ceil</source>
        <translation>{number}{number, ending, vowel {는} other {은}} float인데 실행은 int를 받습니다. // 또는 math.ceil을 쓰세요</translation>
    </message>
    <message>
        <source>&quot;typed&quot;, &quot;pasted&quot;, &quot;file&quot; or &quot;source&quot;</source>
        <translation>&quot;typed&quot;, &quot;pasted&quot;, &quot;file&quot; 또는 &quot;source&quot;</translation>
    </message>
    <message>
        <source>A kernel node of a graph cannot have a preferred cluster dimension; this one has {value}.</source>
        <translation>그래프의 커널 노드에는 선호 클러스터 차원을 지정할 수 없는데, 이 노드에는 {value}{value, ending, vowel {가} other {이}} 지정되어 있습니다.</translation>
    </message>
    <message>
        <source>A kernel node of a graph cannot have programmaticStreamSerializationAllowed; this one has {value}.</source>
        <translation>그래프의 커널 노드에는 programmaticStreamSerializationAllowed를 지정할 수 없는데, 이 노드에는 {value}{value, ending, vowel {가} other {이}} 지정되어 있습니다.</translation>
    </message>
    <message>
        <source>An SM gives each block {registers, plural, one {# register} other {# registers}}, in units of {registerUnit} per warp, and {bytes} B of shared memory, in units of {memoryUnit} B and with {reserved} B reserved.</source>
        <translation>SM은 블록마다 레지스터 {registers, plural, other {#개}}(워프당 {registerUnit}개 단위)와 공유 메모리 {bytes}바이트({memoryUnit}바이트 단위, 예약된 {reserved}바이트 포함)를 할당합니다.</translation>
    </message>
    <message>
        <source>CUDA C++ Programming Guide, blocks as clusters</source>
        <translation>CUDA C++ Programming Guide, 클러스터 단위 그리드(Blocks as Clusters)</translation>
    </message>
    <message>
        <source>Clusters: between {min} and {max} resident (the number of SMs per GPC of this board is unknown)</source>
        <translation>클러스터: {min}~{max}개 상주(이 디바이스의 GPC당 SM 수는 알 수 없음)</translation>
    </message>
    <message>
        <source>Clusters: {clusters} resident</source>
        <translation>클러스터: {clusters}개 상주</translation>
    </message>
    <message>
        <source>Dynamic shared memory beside a declared block</source>
        <translation>블록 크기를 선언한 커널의 동적 공유 메모리</translation>
    </message>
    <message>
        <source>Each resource alone allows this many blocks per SM: warps {warps}, the limit of blocks {blocks}, registers {registers}, shared memory {memory}, barriers {barriers}.</source>
        <translation>자원별로 따로 볼 때 SM당 허용되는 블록 수: 워프 {warps}, 블록 수 한도 {blocks}, 레지스터 {registers}, 공유 메모리 {memory}, 배리어 {barriers}.</translation>
    </message>
    <message>
        <source>No CUDA compiler was found. Install the CUDA Toolkit, or NVRTC with &quot;{command}&quot;, or choose nvcc or libnvrtc.so</source>
        <translation>CUDA 컴파일러를 찾을 수 없습니다. CUDA Toolkit을 설치하거나, &quot;{command}&quot; 명령으로 NVRTC를 설치하거나, nvcc 또는 libnvrtc.so를 선택하세요</translation>
    </message>
    <message>
        <source>No preferred cluster in a graph</source>
        <translation>그래프에서 선호 클러스터 사용 불가</translation>
    </message>
    <message>
        <source>No stream serialization in a graph</source>
        <translation>그래프에서 스트림 직렬화 사용 불가</translation>
    </message>
    <message>
        <source>The kernel declares a __block_size__, so CUDA&apos;s documentation asks for {limit} B of dynamic shared memory and leaves undefined what {value} B do; the driver accepts them.</source>
        <translation>커널이 __block_size__를 선언하므로 CUDA 문서에 따르면 동적 공유 메모리는 {limit}바이트여야 하며, {value}바이트일 때의 동작은 정의되어 있지 않습니다. 드라이버는 이 값을 수락합니다.</translation>
    </message>
    <message>
        <source>The traced kernel also stores the times of its blocks, so it uses {traced, plural, one {# register} other {# registers}} per thread and the plain kernel {plain}; the predictions here are for the traced kernel.</source>
        <translation>트레이스용 커널은 블록의 시각도 저장하므로 스레드당 레지스터를 {traced, plural, other {#개}} 사용하고, 원래 커널은 {plain}개를 사용합니다. 여기에 나온 예측은 트레이스용 커널의 예측입니다.</translation>
    </message>
    <message>
        <source>an integer from 0 to {max}, since cudaFuncSetAttribute returns {error} (1) for a negative one, and the driver&apos;s log says “{sentence}”</source>
        <translation>0부터 {max}까지의 정수(음수이면 cudaFuncSetAttribute가 {error} (1) 오류를 반환하고, 드라이버 로그에 “{sentence}” 문장이 남음)</translation>
    </message>
    <message>
        <source>an integer from {min} to {max}, since cudaFuncSetAttribute returns {error} (1) for any other, and the driver&apos;s log says “{sentence}”</source>
        <translation>{min}부터 {max}까지의 정수(다른 값이면 cudaFuncSetAttribute가 {error} (1) 오류를 반환하고, 드라이버 로그에 “{sentence}” 문장이 남음)</translation>
    </message>
    <message>
        <source>any</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>cannot make a temporary folder: {reason}</source>
        <translation>임시 폴더를 만들 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>compiled from a text {date}</source>
        <translation>텍스트에서 컴파일, {date}</translation>
    </message>
    <message>
        <source>error: {text}</source>
        <translation>오류: {text}</translation>
    </message>
    <message>
        <source>expected a kernel with its template arguments, such as softmax&lt;4&gt;</source>
        <translation>softmax&lt;4&gt;처럼 템플릿 인자를 갖춘 커널이 필요합니다</translation>
    </message>
    <message>
        <source>expected a name such as NDEBUG, or a name and a value such as N=4</source>
        <translation>NDEBUG 같은 이름이나 N=4 같은 이름과 값이 필요합니다</translation>
    </message>
    <message>
        <source>expected c++11, c++14, c++17 or c++20</source>
        <translation>c++11, c++14, c++17 또는 c++20이어야 합니다</translation>
    </message>
    <message>
        <source>expected the path of a folder with headers</source>
        <translation>헤더가 있는 폴더의 경로가 필요합니다</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>없어짐</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>로컬 메모리</translation>
    </message>
    <message>
        <source>new</source>
        <translation>추가됨</translation>
    </message>
    <message>
        <source>null, since the compiler refuses a cluster in __block_size__ beside __cluster_dims__</source>
        <translation>null(컴파일러가 __cluster_dims__와 함께 쓰인 __block_size__의 클러스터를 거부하므로)</translation>
    </message>
    <message>
        <source>remark: {text}</source>
        <translation>비고: {text}</translation>
    </message>
    <message>
        <source>seen on {device}, driver {version}, {date}</source>
        <translation>{device}, 드라이버 {version}에서 관찰, {date}</translation>
    </message>
    <message>
        <source>several rounds: {round}</source>
        <translation>여러 라운드: {round}</translation>
    </message>
    <message>
        <source>spill loads</source>
        <translation>스필 로드</translation>
    </message>
    <message>
        <source>spill stores</source>
        <translation>스필 저장</translation>
    </message>
    <message>
        <source>static shared memory</source>
        <translation>정적 공유 메모리</translation>
    </message>
    <message>
        <source>the kernel is not in the PTX</source>
        <translation>PTX에 이 커널이 없습니다</translation>
    </message>
    <message>
        <source>the largest cluster that fits has between {min} and {max, plural, one {# block} other {# blocks}}</source>
        <translation>들어갈 수 있는 가장 큰 클러스터의 블록은 {min}~{max, plural, other {#개}}입니다</translation>
    </message>
    <message>
        <source>the largest cluster that fits has {blocks, plural, one {# block} other {# blocks}}</source>
        <translation>들어갈 수 있는 가장 큰 클러스터의 블록은 {blocks, plural, other {#개}}입니다</translation>
    </message>
    <message>
        <source>the library cannot be opened: {reason}</source>
        <translation>라이브러리를 열 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>the library has no function {name}: it is not NVRTC of CUDA 11.2 or later</source>
        <translation>라이브러리에 {name} 함수가 없습니다. CUDA 11.2 이상의 NVRTC가 아닙니다</translation>
    </message>
    <message>
        <source>the machine code could not be shown</source>
        <translation>기계어 코드를 표시할 수 없습니다</translation>
    </message>
    <message>
        <source>the name of a call of a graph&apos;s launch</source>
        <translation>그래프를 실행하는 호출의 이름</translation>
    </message>
    <message>
        <source>the source is empty</source>
        <translation>소스가 비어 있습니다</translation>
    </message>
    <message>
        <source>the source is longer than {limit} MiB</source>
        <translation>소스가 {limit} MiB를 넘습니다</translation>
    </message>
    <message>
        <source>there is no kernel {name}</source>
        <translation>{name} 커널이 없습니다</translation>
    </message>
    <message>
        <source>this is no source: it has a zero byte</source>
        <translation>소스가 아닙니다. 값이 0인 바이트가 있습니다</translation>
    </message>
    <message>
        <source>this is not one of the options that are passed to a compiler: {options}</source>
        <translation>컴파일러에 전달하는 옵션이 아닙니다. 전달하는 옵션: {options}</translation>
    </message>
    <message>
        <source>threads:</source>
        <translation>스레드:</translation>
    </message>
    <message>
        <source>warning: {text}</source>
        <translation>경고: {text}</translation>
    </message>
    <message>
        <source>{compiler} crashed with signal {number} for {architecture}</source>
        <translation>{compiler}: {architecture}용으로 컴파일하던 중 시그널 {number}{number, ending, vowel {로} rieul {로} other {으로}} 비정상 종료되었습니다</translation>
    </message>
    <message>
        <source>{compiler} did not end within {seconds, plural, one {# second} other {# seconds}} for {architecture} and was stopped</source>
        <translation>{compiler}: {architecture}용 컴파일이 {seconds, plural, other {#초}} 안에 끝나지 않아 중지되었습니다</translation>
    </message>
    <message>
        <source>{compiler} failed with exit status {number} for {architecture} and said nothing of the source</source>
        <translation>{compiler}: {architecture}용 컴파일이 실패했습니다(종료 상태 {number}). 컴파일러가 소스의 어느 곳이 잘못되었는지 알려 주지 않았습니다</translation>
    </message>
    <message>
        <source>{compiler} for {architecture}: {error}</source>
        <translation>{compiler}({architecture}용): {error}</translation>
    </message>
    <message>
        <source>{compiler} has no such option</source>
        <translation>{compiler}에는 이런 옵션이 없습니다</translation>
    </message>
    <message>
        <source>{compiler} needs more than {limit} of memory for {architecture}</source>
        <translation>{compiler}: {architecture}용 컴파일에 {limit}{limit, ending, vowel {를} other {을}} 넘는 메모리가 필요합니다</translation>
    </message>
    <message>
        <source>{compiler} printed without end for {architecture} and was stopped</source>
        <translation>{compiler}: {architecture}용 컴파일에서 출력이 끝없이 이어져 중지되었습니다</translation>
    </message>
    <message>
        <source>{compiler} was cancelled</source>
        <translation>{compiler}: 취소되었습니다</translation>
    </message>
    <message>
        <source>{compiler} wrote a file of more than {limit} for {architecture} and was stopped</source>
        <translation>{compiler}: {architecture}용 컴파일이 {limit}{limit, ending, vowel {를} other {을}} 넘는 파일을 써서 중지되었습니다</translation>
    </message>
    <message>
        <source>{file}, compiled {date}</source>
        <translation>{file}, {date} 컴파일</translation>
    </message>
    <message>
        <source>{file}, line {line}: NVRTC compiles device code only: {error}; nvcc of the CUDA Toolkit compiles whole files</source>
        <translation>{file}, {line}행: NVRTC는 디바이스 코드만 컴파일합니다: {error}. CUDA Toolkit의 nvcc는 파일 전체를 컴파일합니다</translation>
    </message>
    <message>
        <source>{file}, line {line}: {error}</source>
        <translation>{file}, {line}행: {error}</translation>
    </message>
    <message>
        <source>{file}: no kernel is compiled; a template needs its arguments, such as softmax&lt;4&gt;</source>
        <translation>{file}: 컴파일된 커널이 없습니다. 템플릿에는 softmax&lt;4&gt;처럼 인자가 필요합니다</translation>
    </message>
    <message>
        <source>{file}: there is no kernel, which is a __global__ function</source>
        <translation>{file}: __global__ 함수인 커널이 없습니다</translation>
    </message>
    <message>
        <source>{file}: {error}</source>
        <translation>{file}: {error}</translation>
    </message>
    <message>
        <source>{kernel}, {architecture}: {change}</source>
        <translation>{kernel}, {architecture}: {change}</translation>
    </message>
    <message>
        <source>{multiprocessors, plural, one {# SM} other {# SMs}} idle</source>
        <translation>{multiprocessors, plural, other {유휴 SM #개}}</translation>
    </message>
    <message>
        <source>{path} cannot be started: {reason}</source>
        <translation>{path}{path, ending, vowel {를} other {을}} 시작할 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>{path} is no CUDA compiler that can be used: expected nvcc of CUDA 11.2 or later, or libnvrtc.so</source>
        <translation>{path}{path, ending, vowel {는} other {은}} 사용할 수 있는 CUDA 컴파일러가 아닙니다. CUDA 11.2 이상의 nvcc 또는 libnvrtc.so가 필요합니다</translation>
    </message>
    <message>
        <source>{row} has a number that begins with 0; write 1000 for 1,000, and 8x8 for two axes</source>
        <translation>{row}에 0으로 시작하는 수가 있습니다. 1,000은 1000으로, 두 축은 8x8로 쓰세요</translation>
    </message>
    <message>
        <source>{row} has an axis of {number}; give whole numbers from {min}</source>
        <translation>{row}에 값이 {number}인 축이 있습니다. {min} 이상의 정수를 쓰세요</translation>
    </message>
    <message>
        <source>{row} has more axes than the {axes} that this kernel takes</source>
        <translation>{row}의 축 수가 이 커널이 받는 {axes}개보다 많습니다</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; divides by zero</source>
        <translation>&quot;{text}&quot;에서 0으로 나눕니다</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; does not fit in 64 bits</source>
        <translation>&quot;{text}&quot;의 값이 64비트 범위를 벗어납니다</translation>
    </message>
    <message>
        <source>({n} + {block} − 1) / {block}, rounded down, is {blocks}. {fewer} blocks would have only {threads} threads.</source>
        <translation>({n} + {block} − 1) / {block}의 소수점 아래를 버리면 {blocks}입니다. 블록이 {fewer}개라면 스레드는 {threads}개뿐입니다.</translation>
    </message>
    <message>
        <source>2 to {limit} choices</source>
        <translation>선택지 2~{limit}개</translation>
    </message>
    <message>
        <source>32 bytes of memory with successive addresses: the smallest piece that is transferred.</source>
        <translation>연속된 주소의 메모리 32바이트로, 한 번에 전송되는 가장 작은 단위입니다.</translation>
    </message>
    <message>
        <source>32 threads of a block with successive thread IDs, which execute instructions together.</source>
        <translation>스레드 ID가 연속된 한 블록의 스레드 32개로, 명령어를 함께 수행합니다.</translation>
    </message>
    <message>
        <source>8 blocks: the largest cluster that is not refused on a device with clusters unless the device is too small for it.</source>
        <translation>블록 8개로, 클러스터를 지원하는 디바이스라면 아주 작지 않은 한 언제나 받아들이는 가장 큰 클러스터 크기입니다.</translation>
    </message>
    <message>
        <source>A barrier of all threads of a grid, this_grid().sync(), which only a cooperative launch allows.</source>
        <translation>그리드의 모든 스레드가 모이는 배리어 this_grid().sync()이며, 협력 실행에서만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>A block has {x} × {y} threads. How many lanes of its last warp stay empty?</source>
        <translation>블록에 스레드가 {x} × {y}개 있습니다. 마지막 워프에서 비어 있는 레인은 몇 개일까요?</translation>
    </message>
    <message>
        <source>A block has {x} × {y} × {z} threads. In which warp of the block is the thread ({i}, {j}, {k})? Warps count from 0.</source>
        <translation>블록에 스레드가 {x} × {y} × {z}개 있습니다. 스레드 ({i}, {j}, {k}){k, ending, vowel {는} other {은}} 블록의 몇 번 워프에 있을까요? 워프는 0부터 셉니다.</translation>
    </message>
    <message>
        <source>A block has {x} × {y} × {z} threads. What is the thread ID of the thread with threadIdx = ({i}, {j}, {k})?</source>
        <translation>블록에 스레드가 {x} × {y} × {z}개 있습니다. threadIdx = ({i}, {j}, {k})인 스레드의 스레드 ID는 얼마일까요?</translation>
    </message>
    <message>
        <source>A block has {x} × {y} × {z} threads. What is threadIdx.y of the thread with the ID {id}?</source>
        <translation>블록에 스레드가 {x} × {y} × {z}개 있습니다. ID가 {id}인 스레드의 threadIdx.y는 얼마일까요?</translation>
    </message>
    <message>
        <source>A block has {x} × {y} × {z} threads. Which lane of its warp is the thread ({i}, {j}, {k})?</source>
        <translation>블록에 스레드가 {x} × {y} × {z}개 있습니다. 스레드 ({i}, {j}, {k}){k, ending, vowel {는} other {은}} 워프의 몇 번 레인일까요?</translation>
    </message>
    <message>
        <source>A block that an SM holds at the moment, with its registers and its shared memory.</source>
        <translation>현재 SM에서 레지스터와 공유 메모리를 할당받아 올라가 있는 블록입니다.</translation>
    </message>
    <message>
        <source>A cache for data that does not change while the kernel runs; it is not kept up to date with writes of the same kernel.</source>
        <translation>커널이 수행되는 동안 바뀌지 않는 데이터를 위한 캐시로, 같은 커널이 쓴 내용이 반영되지 않습니다.</translation>
    </message>
    <message>
        <source>A call in which the host waits for the GPU, such as cudaDeviceSynchronize(); it also returns the errors of kernels.</source>
        <translation>cudaDeviceSynchronize()처럼 호스트가 GPU를 기다리는 호출로, 커널의 오류도 반환합니다.</translation>
    </message>
    <message>
        <source>A cooperative grid must be resident as a whole. Resident blocks on all SMs: {list}; the grid has {blocks}.</source>
        <translation>협력 그리드는 전체가 상주해야 합니다. 모든 SM에 상주하는 블록 수: {list}. 그리드의 블록은 {blocks}개입니다.</translation>
    </message>
    <message>
        <source>A function that many threads of a GPU run at the same time; in CUDA C++ it is declared with __global__.</source>
        <translation>GPU의 많은 스레드가 동시에 수행하는 함수로, CUDA C++에서는 __global__로 선언합니다.</translation>
    </message>
    <message>
        <source>A grid for clusters</source>
        <translation>클러스터에 맞는 그리드</translation>
    </message>
    <message>
        <source>A grid has {grid} blocks along x and 1 along y and z. How many of the portable cluster sizes from 1 to 8 along x may it be launched with?</source>
        <translation>그리드의 블록이 x축으로 {grid}개, y축과 z축으로 1개씩입니다. x축 방향의 이식 가능한 클러스터 크기 1~8 중 몇 가지로 실행할 수 있을까요?</translation>
    </message>
    <message>
        <source>A kernel declared with __block_size__ and a cluster is launched with a number of clusters in place of a number of blocks.</source>
        <translation>__block_size__와 클러스터를 함께 선언한 커널은 블록 수가 아니라 클러스터 수로 실행합니다.</translation>
    </message>
    <message>
        <source>A kernel uses {registers} registers per thread and {bytes} bytes of shared memory per block</source>
        <translation>커널이 스레드당 레지스터 {registers}개와 블록당 공유 메모리 {bytes}바이트를 사용합니다</translation>
    </message>
    <message>
        <source>A launch returns to the host before the kernel has run; the host learns of its end by synchronising.</source>
        <translation>실행 호출은 커널이 끝나기 전에 호스트로 돌아오며, 호스트는 동기화해야 커널이 끝났음을 알 수 있습니다.</translation>
    </message>
    <message>
        <source>A loop in a kernel in which each thread steps by the size of the grid, so that any grid covers the problem.</source>
        <translation>커널 안에서 각 스레드가 그리드 크기만큼 건너뛰며 도는 루프로, 그리드 크기와 관계없이 모든 원소를 처리합니다.</translation>
    </message>
    <message>
        <source>A point that no thread of a group passes before all have reached it; __syncthreads() is that of a block.</source>
        <translation>그룹의 모든 스레드가 도달할 때까지 어떤 스레드도 지나가지 못하는 지점입니다. 블록의 배리어는 __syncthreads()입니다.</translation>
    </message>
    <message>
        <source>A read that returns an old value, because a cache does not know that the memory was written.</source>
        <translation>메모리가 쓰인 것을 캐시가 알지 못해 이전 값을 돌려주는 읽기입니다.</translation>
    </message>
    <message>
        <source>A read, a change and a write of one address that no other thread can come between.</source>
        <translation>한 주소를 읽고 바꾸고 쓰는 동안 다른 스레드가 끼어들 수 없는 연산입니다.</translation>
    </message>
    <message>
        <source>A thread outside the problem, which returns at the bounds check.</source>
        <translation>문제 크기를 벗어나 범위 검사에서 바로 반환하는 스레드입니다.</translation>
    </message>
    <message>
        <source>A vector has {n} elements, and each thread handles one. How many blocks of {block} threads does the launch need?</source>
        <translation>벡터의 원소는 {n}개이고 스레드마다 하나씩 처리합니다. 실행에는 스레드 {block}개짜리 블록이 몇 개 필요할까요?</translation>
    </message>
    <message>
        <source>A warp is {rows, plural, one {# row} other {# rows}} of {x} threads. {y} divides {height}, so only the last column of blocks can be cut; {width} modulo {x} is {rest}, which gives {warps} warps.</source>
        <translation>워프 하나는 스레드 {x}개짜리 행 {rows, plural, other {#개}}입니다. {height}{height, ending, vowel {는} other {은}} {y}의 배수이므로 마지막 블록 열만 잘릴 수 있습니다. {width}{width, ending, vowel {를} other {을}} {x}{x, ending, vowel {로} rieul {로} other {으로}} 나눈 나머지가 {rest}이므로 해당하는 워프는 {warps}개입니다.</translation>
    </message>
    <message>
        <source>About the trace</source>
        <translation>트레이스 정보</translation>
    </message>
    <message>
        <source>An SM of this device has room for {warps, plural, one {# block} other {# blocks}} by warps, {registers} by registers, {smem} by shared memory and {blocks} by its number of blocks</source>
        <translation>이 디바이스의 SM 하나에 들어가는 블록은 워프 기준 {warps, plural, other {#개}}, 레지스터 기준 {registers}개, 공유 메모리 기준 {smem}개, 블록 수 한도 기준 {blocks}개입니다</translation>
    </message>
    <message>
        <source>An array has rows of {width} floats and begins at a sector. Blocks have {x} × {y} threads, and x counts along the rows. How many sectors of 32 bytes does the first warp of a block touch when each thread reads its element?</source>
        <translation>배열의 한 행은 float {width}개이고, 배열은 섹터 경계에 정렬되어 있습니다. 블록은 스레드 {x} × {y}개이고 x는 행 방향입니다. 각 스레드가 자기 원소를 읽을 때 블록의 첫 워프는 32바이트 섹터 몇 개에 접근할까요?</translation>
    </message>
    <message>
        <source>An attribute of a kernel that raises a limit, set by cudaFuncSetAttribute before the launch.</source>
        <translation>한도를 높이는 커널의 속성으로, 실행 전에 cudaFuncSetAttribute로 설정합니다.</translation>
    </message>
    <message>
        <source>An environment variable that makes every launch wait for its kernel, for debugging.</source>
        <translation>디버깅을 위해 모든 실행이 커널의 종료를 기다리게 하는 환경 변수입니다.</translation>
    </message>
    <message>
        <source>An error, such as an illegal address, after which every further call of the process to this GPU fails.</source>
        <translation>잘못된 주소처럼, 발생한 뒤에는 이 GPU에 대한 프로세스의 모든 호출이 실패하는 오류입니다.</translation>
    </message>
    <message>
        <source>An {device} has {sms} SMs, and each holds {resident, plural, one {# block} other {# blocks}} of a kernel</source>
        <translation>{device}에는 SM이 {sms}개 있고, 각 SM은 커널의 블록을 {resident, plural, other {#개}} 수용합니다</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>Asynchronous launch</source>
        <translation>비동기 실행</translation>
    </message>
    <message>
        <source>Atomic operation</source>
        <translation>원자적 연산</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>배리어</translation>
    </message>
    <message>
        <source>Block and thread from the global index</source>
        <translation>전역 인덱스로 스레드 찾기</translation>
    </message>
    <message>
        <source>Blocks are independent, so the same grid runs on a GPU with few SMs in many waves, and on one with many SMs in few.</source>
        <translation>블록은 서로 독립적이므로, 같은 그리드가 SM이 적은 GPU에서는 많은 웨이브로, SM이 많은 GPU에서는 적은 웨이브로 처리됩니다.</translation>
    </message>
    <message>
        <source>Blocks for n elements</source>
        <translation>원소 n개에 필요한 블록 수</translation>
    </message>
    <message>
        <source>Blocks have {size} threads. What is blockIdx.x * blockDim.x + threadIdx.x for thread {thread} of block {block}?</source>
        <translation>블록은 스레드 {size}개입니다. 블록 {block}의 스레드 {thread}에서 blockIdx.x * blockDim.x + threadIdx.x는 얼마일까요?</translation>
    </message>
    <message>
        <source>Blocks have {size} threads. What is blockIdx.x of the thread with the global index {index}?</source>
        <translation>블록은 스레드 {size}개입니다. 전역 인덱스가 {index}인 스레드의 blockIdx.x는 얼마일까요?</translation>
    </message>
    <message>
        <source>Blocks have {size} threads. What is threadIdx.x of the thread with the global index {index}?</source>
        <translation>블록은 스레드 {size}개입니다. 전역 인덱스가 {index}인 스레드의 threadIdx.x는 얼마일까요?</translation>
    </message>
    <message>
        <source>Blocks in the last wave</source>
        <translation>마지막 웨이브의 블록 수</translation>
    </message>
    <message>
        <source>Bounds check</source>
        <translation>범위 검사</translation>
    </message>
    <message>
        <source>CUDA&apos;s type for sizes along x, y and z; a size that is not given is 1.</source>
        <translation>x, y, z 방향의 크기를 나타내는 CUDA 타입으로, 지정하지 않은 크기는 1입니다.</translation>
    </message>
    <message>
        <source>CUDA_LAUNCH_BLOCKING</source>
        <translation>CUDA_LAUNCH_BLOCKING</translation>
    </message>
    <message>
        <source>Calls that were refused</source>
        <translation>거부된 호출</translation>
    </message>
    <message>
        <source>Ceiling division</source>
        <translation>올림 나눗셈</translation>
    </message>
    <message>
        <source>Cluster sizes that fit</source>
        <translation>가능한 클러스터 크기</translation>
    </message>
    <message>
        <source>Clusters that leave SMs idle</source>
        <translation>SM을 유휴 상태로 두는 클러스터</translation>
    </message>
    <message>
        <source>Coalescing</source>
        <translation>병합(coalescing)</translation>
    </message>
    <message>
        <source>Compute capability</source>
        <translation>Compute capability</translation>
    </message>
    <message>
        <source>Constant memory</source>
        <translation>상수 메모리</translation>
    </message>
    <message>
        <source>Cooperative node whose blocks do not fit</source>
        <translation>블록이 다 들어가지 않는 협력 노드</translation>
    </message>
    <message>
        <source>Databases of Nsight Systems</source>
        <translation>Nsight Systems 데이터베이스</translation>
    </message>
    <message>
        <source>Device: {devices}</source>
        <translation>디바이스: {devices}</translation>
    </message>
    <message>
        <source>Division rounded up, (n + b - 1) / b in C++: the smallest number of blocks of b threads that covers n elements.</source>
        <translation>올림한 나눗셈으로, C++에서는 (n + b - 1) / b입니다. 원소 n개를 다루는 데 필요한, 스레드 b개짜리 블록의 최소 개수입니다.</translation>
    </message>
    <message>
        <source>Driver API</source>
        <translation>드라이버 API</translation>
    </message>
    <message>
        <source>Empty lanes of the last warp</source>
        <translation>마지막 워프의 빈 레인</translation>
    </message>
    <message>
        <source>Exercises on CUDA launches</source>
        <translation>CUDA 실행 연습 문제</translation>
    </message>
    <message>
        <source>Fast memory on the SM that the threads of one block share as long as the block runs.</source>
        <translation>SM에 있는 빠른 메모리로, 한 블록의 스레드가 블록이 수행되는 동안 함께 사용합니다.</translation>
    </message>
    <message>
        <source>Fewer blocks than SMs</source>
        <translation>SM 수보다 적은 블록</translation>
    </message>
    <message>
        <source>GPC</source>
        <translation>GPC</translation>
    </message>
    <message>
        <source>GPU time</source>
        <translation>GPU 시간</translation>
    </message>
    <message>
        <source>GPU time {time}</source>
        <translation>GPU 시간 {time}</translation>
    </message>
    <message>
        <source>GPU time {time}, in {wall} from the first launch to the last</source>
        <translation>GPU 시간 {time}(첫 실행부터 마지막 실행까지 {wall})</translation>
    </message>
    <message>
        <source>GPU traces of Nsight Systems</source>
        <translation>Nsight Systems GPU 트레이스</translation>
    </message>
    <message>
        <source>GPU traces of Nsight Systems as CSV</source>
        <translation>Nsight Systems GPU 트레이스(CSV)</translation>
    </message>
    <message>
        <source>Gaps between launches</source>
        <translation>실행 사이의 공백</translation>
    </message>
    <message>
        <source>Global index</source>
        <translation>전역 인덱스</translation>
    </message>
    <message>
        <source>Global index from block and thread</source>
        <translation>전역 인덱스 구하기</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation>전역 메모리</translation>
    </message>
    <message>
        <source>Graphics processing cluster: the hardware group of SMs within which all blocks of a cluster run.</source>
        <translation>GPC(graphics processing cluster)는 SM을 묶은 하드웨어 단위로, 한 클러스터의 모든 블록이 그 안에서 수행됩니다.</translation>
    </message>
    <message>
        <source>Grid-stride loop</source>
        <translation>그리드 스트라이드 루프</translation>
    </message>
    <message>
        <source>Idle thread</source>
        <translation>유휴 스레드</translation>
    </message>
    <message>
        <source>Index from the thread ID</source>
        <translation>스레드 ID로 인덱스 구하기</translation>
    </message>
    <message>
        <source>Is this many blocks per SM possible?</source>
        <translation>가능한 SM당 블록 수</translation>
    </message>
    <message>
        <source>Its thread ID is {id}; {id} / 32 is warp {warp}, and the remainder {lane} is the lane.</source>
        <translation>스레드 ID는 {id}입니다. {id} / 32에서 몫이 워프 {warp}, 나머지가 레인 {lane}입니다.</translation>
    </message>
    <message>
        <source>Just above a step of the occupancy</source>
        <translation>점유율 단계를 살짝 넘음</translation>
    </message>
    <message>
        <source>Kernel time limit</source>
        <translation>커널 시간 제한</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Last error</source>
        <translation>마지막 오류</translation>
    </message>
    <message>
        <source>Launches two kernels in one stream, of which the second needs the results of the first, and reports by how much they overlap: not at all without programmaticStreamSerializationAllowed.</source>
        <translation>한 스트림에서 커널 두 개를 실행합니다. 두 번째 커널은 첫 번째 커널의 결과가 필요하며, 두 커널이 얼마나 겹치는지 보고합니다. programmaticStreamSerializationAllowed가 없으면 전혀 겹치지 않습니다.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>Level {level}, seed {seed}</source>
        <translation>난이도 {level}, 시드 {seed}</translation>
    </message>
    <message>
        <source>Limiter</source>
        <translation>제한 요인</translation>
    </message>
    <message>
        <source>MIG</source>
        <translation>MIG</translation>
    </message>
    <message>
        <source>Memory that kernels only read, through a cache that is fast when all threads of a warp read the same address.</source>
        <translation>커널이 읽기만 하는 메모리로, 워프의 모든 스레드가 같은 주소를 읽을 때 빠른 캐시를 거칩니다.</translation>
    </message>
    <message>
        <source>Multi-instance GPU: a GPU that is divided into smaller ones, each with a part of its SMs.</source>
        <translation>MIG(multi-instance GPU)는 GPU 하나의 SM을 나누어 작은 GPU 여러 개로 쓰는 기능입니다.</translation>
    </message>
    <message>
        <source>No: an SM holds no more warps or blocks</source>
        <translation>아니요: SM에 워프나 블록이 더 들어가지 않습니다</translation>
    </message>
    <message>
        <source>No: there are not enough registers</source>
        <translation>아니요: 레지스터가 부족합니다</translation>
    </message>
    <message>
        <source>No: there is not enough shared memory</source>
        <translation>아니요: 공유 메모리가 부족합니다</translation>
    </message>
    <message>
        <source>Number of waves</source>
        <translation>웨이브 수</translation>
    </message>
    <message>
        <source>Occupancy by time: {percent}</source>
        <translation>시간 가중 점유율: {percent}</translation>
    </message>
    <message>
        <source>Occupancy in percent</source>
        <translation>점유율(백분율)</translation>
    </message>
    <message>
        <source>One run of the kernel function, with registers and an index of its own.</source>
        <translation>커널 함수를 한 번 수행하는 단위로, 자신만의 레지스터와 인덱스를 가집니다.</translation>
    </message>
    <message>
        <source>Opt-in</source>
        <translation>옵트인</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>Partial warp</source>
        <translation>부분 워프</translation>
    </message>
    <message>
        <source>Partial warps</source>
        <translation>부분 워프</translation>
    </message>
    <message>
        <source>Programmatic dependent launch</source>
        <translation>프로그램적 종속 실행</translation>
    </message>
    <message>
        <source>Read-only cache</source>
        <translation>읽기 전용 캐시</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>Refused: {launches}</source>
        <translation>거부됨: {launches}</translation>
    </message>
    <message>
        <source>Registers for one more block</source>
        <translation>블록 하나 더: 레지스터</translation>
    </message>
    <message>
        <source>Resident block</source>
        <translation>상주 블록</translation>
    </message>
    <message>
        <source>Resident blocks</source>
        <translation>상주 블록</translation>
    </message>
    <message>
        <source>Runtime API</source>
        <translation>런타임 API</translation>
    </message>
    <message>
        <source>Scalability</source>
        <translation>확장성</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>섹터</translation>
    </message>
    <message>
        <source>Sectors that a warp touches</source>
        <translation>워프가 접근하는 섹터</translation>
    </message>
    <message>
        <source>Shared memory for one more block</source>
        <translation>블록 하나 더: 공유 메모리</translation>
    </message>
    <message>
        <source>Spill</source>
        <translation>스필</translation>
    </message>
    <message>
        <source>Stale read</source>
        <translation>오래된 값 읽기</translation>
    </message>
    <message>
        <source>Sticky error</source>
        <translation>지속(sticky) 오류</translation>
    </message>
    <message>
        <source>Streaming multiprocessor: the part of a GPU that runs blocks; an H200 has 132 of them.</source>
        <translation>SM(streaming multiprocessor)은 GPU에서 블록을 수행하는 부분으로, H200에는 132개가 있습니다.</translation>
    </message>
    <message>
        <source>Synchronisation</source>
        <translation>동기화</translation>
    </message>
    <message>
        <source>Tables of Nsight Compute</source>
        <translation>Nsight Compute 표</translation>
    </message>
    <message>
        <source>The architecture that device code is compiled for, such as 900; in host code it is not defined.</source>
        <translation>디바이스 코드를 컴파일하는 대상 아키텍처로, 예를 들면 900입니다. 호스트 코드에서는 정의되지 않습니다.</translation>
    </message>
    <message>
        <source>The barrier of all threads of a cluster.</source>
        <translation>클러스터의 모든 스레드가 모이는 배리어입니다.</translation>
    </message>
    <message>
        <source>The block size with most resident threads</source>
        <translation>상주 스레드가 가장 많은 블록 크기</translation>
    </message>
    <message>
        <source>The blocks that run at the same time; a grid with more blocks than the GPU holds runs in several waves.</source>
        <translation>동시에 수행되는 블록들입니다. GPU가 수용할 수 있는 것보다 블록이 많은 그리드는 여러 웨이브로 나뉘어 수행됩니다.</translation>
    </message>
    <message>
        <source>The condition, such as if (i &lt; n), with which a kernel keeps threads without an element from touching memory.</source>
        <translation>if (i &lt; n)처럼, 원소가 없는 스레드가 메모리에 접근하지 않도록 커널이 두는 조건입니다.</translation>
    </message>
    <message>
        <source>The driver accepts this cooperative node, but at most {limit} of its {value, plural, one {# block} other {# blocks}} are resident at the same time, so the launch of the graph fails with cudaErrorLaunchFailure: the driver compares the grid with what fits without the block and the clusters that the kernel declares.</source>
        <translation>드라이버는 이 협력 노드를 수락하지만 {value, plural, other {블록 #개}} 중 동시에 상주하는 것은 최대 {limit}개이므로, 그래프 실행이 cudaErrorLaunchFailure로 실패합니다. 드라이버는 커널이 선언한 블록과 클러스터를 고려하지 않고 계산한 수용량과 그리드를 비교하기 때문입니다.</translation>
    </message>
    <message>
        <source>The error of a launch</source>
        <translation>실행 오류</translation>
    </message>
    <message>
        <source>The error that a runtime call of this host thread left behind; cudaGetLastError() returns and clears it.</source>
        <translation>이 호스트 스레드의 런타임 호출이 남긴 오류로, cudaGetLastError()가 반환하고 지웁니다.</translation>
    </message>
    <message>
        <source>The functions that begin with cu; each returns its error, and kernel parameters are passed as pointers.</source>
        <translation>cu로 시작하는 함수들입니다. 각 함수가 자신의 오류를 반환하며, 커널 매개변수는 포인터로 전달합니다.</translation>
    </message>
    <message>
        <source>The functions that begin with cuda; &lt;&lt;&lt;&gt;&gt;&gt; is compiled into calls of them.</source>
        <translation>cuda로 시작하는 함수들로, &lt;&lt;&lt;&gt;&gt;&gt;는 이 함수들의 호출로 컴파일됩니다.</translation>
    </message>
    <message>
        <source>The grid has {gridX} × {gridY} blocks, so there are {threads} threads for {elements} elements: {idle} are idle.</source>
        <translation>그리드의 블록은 {gridX} × {gridY}개이므로 원소 {elements}개에 스레드가 {threads}개 있고, 그중 {idle}개는 유휴 상태입니다.</translation>
    </message>
    <message>
        <source>The index of a block in its grid, along x, y and z, beginning at 0.</source>
        <translation>그리드 안에서 블록의 x, y, z 방향 인덱스로, 0부터 시작합니다.</translation>
    </message>
    <message>
        <source>The index of a thread in its block, along x, y and z, beginning at 0.</source>
        <translation>블록 안에서 스레드의 x, y, z 방향 인덱스로, 0부터 시작합니다.</translation>
    </message>
    <message>
        <source>The index of a thread in the whole grid: blockIdx · blockDim + threadIdx on each axis.</source>
        <translation>그리드 전체에서 스레드의 인덱스로, 각 축에서 blockIdx · blockDim + threadIdx입니다.</translation>
    </message>
    <message>
        <source>The joining of the accesses of a warp into few transfers, where neighbouring threads access neighbouring addresses.</source>
        <translation>이웃한 스레드가 이웃한 주소에 접근할 때 워프의 접근을 적은 수의 전송으로 합치는 것입니다.</translation>
    </message>
    <message>
        <source>The last warp of a block whose number of threads is no multiple of 32; its other lanes stay empty.</source>
        <translation>스레드 수가 32의 배수가 아닌 블록의 마지막 워프로, 나머지 레인은 비어 있습니다.</translation>
    </message>
    <message>
        <source>The last wave where it is not full, so that a part of the SMs has nothing to do.</source>
        <translation>꽉 차지 않은 마지막 웨이브로, 그동안 일부 SM은 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>The memory of the GPU, which all threads can access and which keeps its content between launches.</source>
        <translation>GPU의 메모리로, 모든 스레드가 접근할 수 있고 실행이 끝난 뒤에도 내용이 유지됩니다.</translation>
    </message>
    <message>
        <source>The number of blocks of the grid along each axis, also for a launch with clusters.</source>
        <translation>각 축 방향의 그리드 블록 수로, 클러스터를 쓰는 실행에서도 블록 수입니다.</translation>
    </message>
    <message>
        <source>The number of threads of a block along each axis, as the kernel reads it.</source>
        <translation>각 축 방향의 블록 스레드 수로, 커널이 읽는 값입니다.</translation>
    </message>
    <message>
        <source>The occupancy in the trace is wrong</source>
        <translation>트레이스의 점유율이 틀림</translation>
    </message>
    <message>
        <source>The place of a thread in its warp, from 0 to 31: its thread ID modulo 32.</source>
        <translation>워프 안에서 스레드의 위치로, 0~31입니다. 스레드 ID를 32로 나눈 나머지입니다.</translation>
    </message>
    <message>
        <source>The rank of a thread in its block: x + y·Dx + z·Dx·Dy, so that x counts fastest.</source>
        <translation>블록 안에서 스레드의 랭크(rank)로, x + y·Dx + z·Dx·Dy입니다. 따라서 x가 가장 빠르게 변합니다.</translation>
    </message>
    <message>
        <source>The request to run a kernel with a grid and a block size, written as kernel&lt;&lt;&lt;grid, block, bytes, stream&gt;&gt;&gt;(arguments) or as a call such as cudaLaunchKernelEx.</source>
        <translation>그리드와 블록 크기를 정해 커널을 시작하라는 요청으로, kernel&lt;&lt;&lt;grid, block, bytes, stream&gt;&gt;&gt;(arguments) 또는 cudaLaunchKernelEx 같은 호출로 작성합니다.</translation>
    </message>
    <message>
        <source>The resource that keeps one more block from being resident: warps, blocks, registers, shared memory or barriers.</source>
        <translation>블록이 하나 더 상주하지 못하게 하는 자원으로, 워프, 블록, 레지스터, 공유 메모리, 배리어 중 하나입니다.</translation>
    </message>
    <message>
        <source>The second launch bound: the resident blocks per SM that the compiler makes room for by limiting registers.</source>
        <translation>launch bounds의 두 번째 값으로, 컴파일러가 레지스터를 제한해 자리를 마련하는 SM당 상주 블록 수입니다.</translation>
    </message>
    <message>
        <source>The shared memory of all blocks of a cluster, which each of them can read, write and update atomically.</source>
        <translation>한 클러스터에 있는 모든 블록의 공유 메모리로, 각 블록이 읽고 쓰고 원자적으로 갱신할 수 있습니다.</translation>
    </message>
    <message>
        <source>The third launch bound: the largest cluster with which the kernel will be launched.</source>
        <translation>launch bounds의 세 번째 값으로, 커널을 실행할 때 쓸 가장 큰 클러스터입니다.</translation>
    </message>
    <message>
        <source>The time after which the system ends a kernel on a GPU that also drives a display.</source>
        <translation>디스플레이도 구동하는 GPU에서 시스템이 커널을 강제로 종료하기까지의 시간입니다.</translation>
    </message>
    <message>
        <source>The version of a GPU&apos;s architecture, such as 9.0, on which limits and features depend.</source>
        <translation>9.0과 같은 GPU 아키텍처의 버전으로, 한도와 기능이 이에 따라 달라집니다.</translation>
    </message>
    <message>
        <source>The warp covers {rows, plural, one {# row} other {# rows}} of {x} floats, {bytes} bytes each: {each, plural, one {# sector} other {# sectors}} a row, {all} in all.</source>
        <translation>워프는 float {x}개짜리 행 {rows, plural, other {#개}}를 다루며 한 행은 {bytes}바이트입니다. 섹터는 행마다 {each, plural, other {#개}}, 모두 {all}개입니다.</translation>
    </message>
    <message>
        <source>Those that divide {grid}: {list}.</source>
        <translation>{grid}의 약수인 크기: {list}.</translation>
    </message>
    <message>
        <source>Thousands of tiny launches</source>
        <translation>수천 번의 아주 짧은 실행</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>스레드</translation>
    </message>
    <message>
        <source>Thread ID from the index</source>
        <translation>인덱스로 스레드 ID 구하기</translation>
    </message>
    <message>
        <source>Threads per block times resident blocks: {list}.</source>
        <translation>블록당 스레드 수와 상주 블록 수의 곱: {list}.</translation>
    </message>
    <message>
        <source>Traces as JSON</source>
        <translation>JSON 트레이스</translation>
    </message>
    <message>
        <source>Truncating division</source>
        <translation>버림 나눗셈</translation>
    </message>
    <message>
        <source>Values that do not fit into the registers of a thread and that the compiler keeps in local memory.</source>
        <translation>스레드의 레지스터에 다 들어가지 않아 컴파일러가 로컬 메모리에 두는 값입니다.</translation>
    </message>
    <message>
        <source>Warp and lane of a thread</source>
        <translation>스레드의 워프와 레인</translation>
    </message>
    <message>
        <source>Warps that a bounds check divides</source>
        <translation>범위 검사로 갈라지는 워프</translation>
    </message>
    <message>
        <source>What / does with integers in C++: it drops the remainder, so 1000 / 16 is 62.</source>
        <translation>C++에서 정수에 대한 / 연산으로, 나머지를 버리므로 1000 / 16은 62입니다.</translation>
    </message>
    <message>
        <source>What stands between &lt;&lt;&lt; and &gt;&gt;&gt;: the grid, the block, the bytes of dynamic shared memory and the stream.</source>
        <translation>&lt;&lt;&lt;와 &gt;&gt;&gt; 사이에 쓰는 것으로, 그리드, 블록, 동적 공유 메모리의 바이트 수, 스트림입니다.</translation>
    </message>
    <message>
        <source>Which device refuses a cooperative grid</source>
        <translation>협력 그리드와 디바이스</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>살펴볼 점</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>__CUDA_ARCH__</source>
        <translation>__CUDA_ARCH__</translation>
    </message>
    <message>
        <source>a GPU trace of Nsight Systems as CSV</source>
        <translation>Nsight Systems GPU 트레이스(CSV)</translation>
    </message>
    <message>
        <source>a block has at most {limit} bytes</source>
        <translation>코드 블록은 최대 {limit}바이트입니다</translation>
    </message>
    <message>
        <source>a block of {threads, plural, one {# thread} other {# threads}} takes {warps, plural, one {# warp} other {# warps}}, in which {idle} of {lanes} lanes have no thread</source>
        <translation>{threads, plural, other {스레드 #개}}짜리 블록은 {warps, plural, other {워프 #개}}를 차지하며, 레인 {lanes}개 중 {idle}개에는 스레드가 없습니다.</translation>
    </message>
    <message>
        <source>a block of {x} × {y} threads</source>
        <translation>스레드 {x} × {y}개짜리 블록</translation>
    </message>
    <message>
        <source>a buffer is filled with zeros, ramp, random(SEED) or file(PATH), not &quot;{text}&quot;</source>
        <translation>버퍼를 채우는 값은 zeros, ramp, random(SEED), file(PATH) 중 하나여야 하는데 &quot;{text}&quot;입니다</translation>
    </message>
    <message>
        <source>a cooperative grid of {x} blocks of {block} threads</source>
        <translation>스레드 {block}개짜리 블록 {x}개의 협력 그리드</translation>
    </message>
    <message>
        <source>a database of Nsight Systems</source>
        <translation>Nsight Systems 데이터베이스</translation>
    </message>
    <message>
        <source>a grid of {x} blocks of {block} threads</source>
        <translation>스레드 {block}개짜리 블록 {x}개의 그리드</translation>
    </message>
    <message>
        <source>a grid of {x} × {y} blocks</source>
        <translation>블록 {x} × {y}개의 그리드</translation>
    </message>
    <message>
        <source>a launch that can be revealed</source>
        <translation>답을 보여 줄 수 있는 실행</translation>
    </message>
    <message>
        <source>a lesson</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>a lesson begins with its title, as in &quot;# Waves&quot;</source>
        <translation>강의는 &quot;# Waves&quot;처럼 제목으로 시작합니다</translation>
    </message>
    <message>
        <source>a lesson has at least one step, which begins with &quot;## &quot;</source>
        <translation>강의에는 &quot;## &quot;로 시작하는 단계가 하나 이상 있어야 합니다</translation>
    </message>
    <message>
        <source>a lesson has at most {limit} bytes</source>
        <translation>강의는 최대 {limit}바이트입니다</translation>
    </message>
    <message>
        <source>a lesson has at most {limit} steps</source>
        <translation>강의의 단계는 최대 {limit}개입니다</translation>
    </message>
    <message>
        <source>a report of Nsight Compute; export it with: {command}</source>
        <translation>Nsight Compute 보고서입니다. 다음 명령으로 내보내세요: {command}</translation>
    </message>
    <message>
        <source>a report of Nsight Systems; export it with: {command}</source>
        <translation>Nsight Systems 보고서입니다. 다음 명령으로 내보내세요: {command}</translation>
    </message>
    <message>
        <source>a step has one block; a new step begins with &quot;## &quot;</source>
        <translation>단계에는 코드 블록이 하나만 있습니다. 새 단계는 &quot;## &quot;로 시작합니다</translation>
    </message>
    <message>
        <source>a table of Nsight Compute as CSV</source>
        <translation>Nsight Compute 표(CSV)</translation>
    </message>
    <message>
        <source>a text of 1 to {limit} bytes</source>
        <translation>1~{limit}바이트의 텍스트</translation>
    </message>
    <message>
        <source>a trace as JSON</source>
        <translation>JSON 트레이스</translation>
    </message>
    <message>
        <source>after its title a lesson has a block with &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>강의의 제목 다음에는 &quot;format&quot;: &quot;{format}&quot;이 든 코드 블록이 있어야 합니다</translation>
    </message>
    <message>
        <source>at most {limit} arguments</source>
        <translation>인자 최대 {limit}개</translation>
    </message>
    <message>
        <source>at most {limit} claims</source>
        <translation>주장 최대 {limit}개</translation>
    </message>
    <message>
        <source>base64</source>
        <translation>base64</translation>
    </message>
    <message>
        <source>blockDim</source>
        <translation>blockDim</translation>
    </message>
    <message>
        <source>blockIdx</source>
        <translation>blockIdx</translation>
    </message>
    <message>
        <source>blocks/SM</source>
        <translation>블록/SM</translation>
    </message>
    <message>
        <source>buffer</source>
        <translation>버퍼</translation>
    </message>
    <message>
        <source>byte {place} begins a name that does not end</source>
        <translation>바이트 {place}에서 시작하는 이름이 끝나지 않습니다</translation>
    </message>
    <message>
        <source>byte {place} begins an event of more than 16 MiB</source>
        <translation>바이트 {place}에서 시작하는 이벤트가 16 MiB를 넘습니다</translation>
    </message>
    <message>
        <source>byte {place} does not begin an event</source>
        <translation>바이트 {place}에서 이벤트가 시작되지 않습니다</translation>
    </message>
    <message>
        <source>checksum</source>
        <translation>체크섬</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>cluster.sync()</source>
        <translation>cluster.sync()</translation>
    </message>
    <message>
        <source>clusters of {blocks} blocks do not fit into the GPCs without a rest: {idle} of {sms} SMs have no block; a smaller cluster can leave fewer idle</source>
        <translation>블록 {blocks}개짜리 클러스터가 GPC에 남김없이 들어맞지 않아 SM {sms}개 중 {idle}개에 블록이 없습니다. 클러스터를 줄이면 유휴 SM이 줄어들 수 있습니다.</translation>
    </message>
    <message>
        <source>databases of Nsight Systems</source>
        <translation>Nsight Systems 데이터베이스</translation>
    </message>
    <message>
        <source>dim3</source>
        <translation>dim3</translation>
    </message>
    <message>
        <source>element {index} is {found} instead of {expected}</source>
        <translation>원소 {index}의 값이 {expected}이어야 하는데 {found}입니다</translation>
    </message>
    <message>
        <source>expected NAME=TYPE[COUNT]:FILL, NAME=TYPE:VALUE, NAME=VALUE, NAME=hex:BYTES or NAME=null, such as x=float[N]:random(1), found &quot;{text}&quot;</source>
        <translation>NAME=TYPE[COUNT]:FILL, NAME=TYPE:VALUE, NAME=VALUE, NAME=hex:BYTES 또는 NAME=null 형식(예: x=float[N]:random(1))이어야 하는데 &quot;{text}&quot;입니다</translation>
    </message>
    <message>
        <source>expected a trace of a program, found {found}</source>
        <translation>프로그램의 트레이스가 필요한데 {found}입니다</translation>
    </message>
    <message>
        <source>first values</source>
        <translation>처음 값</translation>
    </message>
    <message>
        <source>gaps between launches</source>
        <translation>실행 사이의 공백</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>그리드</translation>
    </message>
    <message>
        <source>gridDim</source>
        <translation>gridDim</translation>
    </message>
    <message>
        <source>it has {found, plural, one {# value} other {# values}} instead of {expected}</source>
        <translation>값이 {expected}개여야 하는데 {found, plural, other {#개}}입니다</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>launches are taken to have none</source>
        <translation>클러스터가 없는 것으로 봄</translation>
    </message>
    <message>
        <source>launches that the driver refused</source>
        <translation>드라이버가 거부한 실행</translation>
    </message>
    <message>
        <source>lessons</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>line {line} has no start, duration, grid and block that can be read</source>
        <translation>{line}행에서 시작, 지속 시간, 그리드, 블록을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>line {line} has {fields, plural, one {# field} other {# fields}} instead of {columns}</source>
        <translation>{line}행의 필드가 {columns}개여야 하는데 {fields, plural, other {#}}개입니다</translation>
    </message>
    <message>
        <source>maxBlocksPerCluster</source>
        <translation>maxBlocksPerCluster</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>최댓값</translation>
    </message>
    <message>
        <source>minBlocksPerMultiprocessor</source>
        <translation>minBlocksPerMultiprocessor</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>최솟값</translation>
    </message>
    <message>
        <source>no kernel runs in {percent} of the time from the first launch to the last; the device waits for the host, for copies or for other work</source>
        <translation>첫 실행부터 마지막 실행까지의 시간 중 {percent} 동안 커널이 수행되지 않습니다. 디바이스가 호스트나 복사, 다른 작업을 기다립니다.</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <translation>카탈로그에 없음</translation>
    </message>
    <message>
        <source>not in this trace: {what}</source>
        <translation>이 트레이스에 없음: {what}</translation>
    </message>
    <message>
        <source>not in this trace: {what}; {assumption}</source>
        <translation>이 트레이스에 없음: {what}({assumption})</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>one is assumed</source>
        <translation>하나로 가정</translation>
    </message>
    <message>
        <source>only the first heading is a title; a step begins with &quot;## &quot;</source>
        <translation>첫 번째 제목만 강의의 제목입니다. 단계는 &quot;## &quot;로 시작합니다</translation>
    </message>
    <message>
        <source>recordings have no device: a kernel of your own needs a GPU</source>
        <translation>기록에는 디바이스가 없습니다. 내 커널에는 GPU가 필요합니다</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>refused calls</source>
        <translation>거부된 호출</translation>
    </message>
    <message>
        <source>refused: {rule}</source>
        <translation>거부됨: {rule}</translation>
    </message>
    <message>
        <source>share</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>static and dynamic shared memory apart</source>
        <translation>정적 공유 메모리와 동적 공유 메모리의 구분</translation>
    </message>
    <message>
        <source>tables of Nsight Compute as CSV</source>
        <translation>Nsight Compute 표(CSV)</translation>
    </message>
    <message>
        <source>tail wave</source>
        <translation>꼬리 웨이브</translation>
    </message>
    <message>
        <source>the JSON is not valid at byte {place}</source>
        <translation>JSON이 바이트 {place}에서 올바르지 않습니다</translation>
    </message>
    <message>
        <source>the argument has {bytes} bytes, more than the limit of {limit}</source>
        <translation>인자가 {bytes}바이트로 한도 {limit}바이트를 넘습니다</translation>
    </message>
    <message>
        <source>the argument has {size, plural, one {# byte} other {# bytes}}, and parameter {number} of the kernel has {expected}</source>
        <translation>인자는 {size, plural, other {#바이트}}인데 커널의 매개변수 {number}{number, ending, vowel {는} other {은}} {expected}바이트입니다</translation>
    </message>
    <message>
        <source>the barriers of a block</source>
        <translation>블록의 배리어</translation>
    </message>
    <message>
        <source>the block has no closing ```</source>
        <translation>코드 블록을 닫는 ```가 없습니다</translation>
    </message>
    <message>
        <source>the buffer has {count} elements; it needs at least 0</source>
        <translation>버퍼의 원소가 {count}개입니다. 0개 이상이어야 합니다</translation>
    </message>
    <message>
        <source>the buffer of {count} elements is larger than any memory</source>
        <translation>원소 {count}개의 버퍼는 어떤 메모리보다도 큽니다</translation>
    </message>
    <message>
        <source>the buffers of the arguments need {size}, and the device has {memory}: make the problem smaller</source>
        <translation>인자의 버퍼에 {size}{size, ending, vowel {가} other {이}} 필요한데 디바이스의 메모리는 {memory}입니다. 문제 크기를 줄이세요</translation>
    </message>
    <message>
        <source>the bytes of {blob} are not those of its id</source>
        <translation>{blob}의 바이트가 그 ID와 맞지 않습니다</translation>
    </message>
    <message>
        <source>the cluster dimension</source>
        <translation>클러스터 차원</translation>
    </message>
    <message>
        <source>the compressed data is damaged or ends early, after {size} bytes of its content</source>
        <translation>압축된 데이터가 손상되었거나 내용의 {size}바이트 뒤에서 일찍 끝납니다</translation>
    </message>
    <message>
        <source>the compressed data is damaged or ends early, at line {line} of its content</source>
        <translation>압축된 데이터가 손상되었거나 내용의 {line}행에서 일찍 끝납니다</translation>
    </message>
    <message>
        <source>the database cannot be read: {reason}</source>
        <translation>데이터베이스를 읽을 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>the database has no launch of a CUDA kernel</source>
        <translation>데이터베이스에 CUDA 커널 실행이 없습니다</translation>
    </message>
    <message>
        <source>the database has no table CUPTI_ACTIVITY_KIND_KERNEL, and so no launch of a CUDA kernel; trace with `nsys profile --trace=cuda`</source>
        <translation>데이터베이스에 CUPTI_ACTIVITY_KIND_KERNEL 테이블이 없으므로 CUDA 커널 실행도 없습니다. `nsys profile --trace=cuda`로 트레이스하세요</translation>
    </message>
    <message>
        <source>the event at byte {place} is not valid JSON</source>
        <translation>바이트 {place}의 이벤트가 올바른 JSON이 아닙니다</translation>
    </message>
    <message>
        <source>the file ends early, after {size} bytes</source>
        <translation>파일이 {size}바이트 뒤에서 일찍 끝납니다</translation>
    </message>
    <message>
        <source>the file ends early, after {size} bytes, in the event that begins at byte {place}</source>
        <translation>파일이 {size}바이트 뒤, 바이트 {place}에서 시작하는 이벤트 안에서 일찍 끝납니다</translation>
    </message>
    <message>
        <source>the folder has more than 1,000 traces; open one of them</source>
        <translation>폴더에 트레이스가 1,000개를 넘습니다. 그중 하나를 여세요</translation>
    </message>
    <message>
        <source>the folder has no trace of PyTorch&apos;s profiler (*.pt.trace.json, *.pt.trace.json.gz)</source>
        <translation>폴더에 PyTorch 프로파일러의 트레이스(*.pt.trace.json, *.pt.trace.json.gz)가 없습니다</translation>
    </message>
    <message>
        <source>the gaps of up to 50 µs that follow them on their stream</source>
        <translation>같은 스트림에서 그 뒤에 이어지는 50 µs 이하의 공백</translation>
    </message>
    <message>
        <source>the graphs</source>
        <translation>그래프</translation>
    </message>
    <message>
        <source>the heading has no text</source>
        <translation>제목에 텍스트가 없습니다</translation>
    </message>
    <message>
        <source>the kernel has {parameters, plural, one {# parameter} other {# parameters}}, and {arguments, plural, one {# argument is} other {# arguments are}} given</source>
        <translation>커널의 매개변수는 {parameters, plural, other {#개}}인데 인자가 {arguments, plural, other {#개}} 주어졌습니다</translation>
    </message>
    <message>
        <source>the kernel is not linked, so a device cannot load it; name the program or the library that it is linked into</source>
        <translation>커널이 링크되지 않아 디바이스가 로드할 수 없습니다. 커널을 링크한 프로그램이나 라이브러리를 지정하세요</translation>
    </message>
    <message>
        <source>the launch at line {line} has no grid and block that can be read</source>
        <translation>{line}행의 실행에서 그리드와 블록을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>the lesson has {steps, plural, one {# step} other {# steps}} in English</source>
        <translation>영어 강의의 단계는 {steps, plural, other {#개}}입니다</translation>
    </message>
    <message>
        <source>the name of a term of the glossary</source>
        <translation>용어집에 있는 용어의 이름</translation>
    </message>
    <message>
        <source>the opt-ins of cudaFuncSetAttribute</source>
        <translation>cudaFuncSetAttribute의 옵트인</translation>
    </message>
    <message>
        <source>the parameter has {size, plural, one {# byte} other {# bytes}}; give the argument its type, such as half:2.5, or its bytes, such as hex:00ff</source>
        <translation>매개변수는 {size, plural, other {#바이트}}입니다. half:2.5처럼 인자에 타입을 지정하거나 hex:00ff처럼 바이트를 지정하세요</translation>
    </message>
    <message>
        <source>the part of the last wave that is empty, if all blocks take the same time</source>
        <translation>모든 블록의 시간이 같다고 할 때 마지막 웨이브에서 비어 있는 부분</translation>
    </message>
    <message>
        <source>the pieces of {blob} are not in order</source>
        <translation>{blob}의 조각이 순서대로 오지 않았습니다</translation>
    </message>
    <message>
        <source>the profiler left out the opt-in for more than 48 KiB of shared memory; the device holds {blocks, plural, one {# block} other {# blocks}} per SM: {percent}</source>
        <translation>프로파일러가 48 KiB를 넘는 공유 메모리의 옵트인을 고려하지 않았습니다. 디바이스는 SM당 {blocks, plural, other {블록 #개}}를 수용하므로 점유율은 {percent}입니다.</translation>
    </message>
    <message>
        <source>the question has no explanation after its block</source>
        <translation>질문의 코드 블록 뒤에 설명이 없습니다</translation>
    </message>
    <message>
        <source>the reader follows the published schema of Nsight Systems; it was not tried on a real export</source>
        <translation>공개된 Nsight Systems 스키마에 따라 읽으며, 실제로 내보낸 파일로 시험하지는 않았습니다</translation>
    </message>
    <message>
        <source>the right choice has no claim; where no launch can show it, &quot;notLaunched&quot; says why</source>
        <translation>정답 선택지에 주장이 없습니다. 실행으로 보일 수 없으면 &quot;notLaunched&quot;에 이유를 적으세요</translation>
    </message>
    <message>
        <source>the share of SMs that no cluster fits on</source>
        <translation>클러스터가 들어가지 못하는 SM의 비율</translation>
    </message>
    <message>
        <source>the share of SMs without a block, if the work could be divided over all of them</source>
        <translation>작업을 모든 SM에 나눌 수 있다고 할 때 블록이 없는 SM의 비율</translation>
    </message>
    <message>
        <source>the share of lanes without a thread, if the kernel is bound by its instructions</source>
        <translation>커널의 제한 요인이 명령어 실행이라고 할 때 스레드가 없는 레인의 비율</translation>
    </message>
    <message>
        <source>the table has no launch of a CUDA kernel</source>
        <translation>표에 CUDA 커널 실행이 없습니다</translation>
    </message>
    <message>
        <source>the time between the first launch and the last in which no kernel runs</source>
        <translation>첫 실행과 마지막 실행 사이에 커널이 수행되지 않는 시간</translation>
    </message>
    <message>
        <source>the trace has more than 1,000,000,000 launches</source>
        <translation>트레이스의 실행이 1,000,000,000회를 넘습니다</translation>
    </message>
    <message>
        <source>the trace has {events, plural, one {# event} other {# events}} and no CUDA launch; PyTorch&apos;s profiler needs ProfilerActivity.CUDA</source>
        <translation>트레이스에 {events, plural, other {이벤트 #개}}가 있지만 CUDA 실행은 없습니다. PyTorch 프로파일러에는 ProfilerActivity.CUDA가 필요합니다</translation>
    </message>
    <message>
        <source>the trace is of an AMD GPU; Trichevron reads the launches of CUDA</source>
        <translation>AMD GPU의 트레이스입니다. Trichevron은 CUDA 실행을 읽습니다</translation>
    </message>
    <message>
        <source>the wrong choice &quot;{choice}&quot; holds</source>
        <translation>오답 &quot;{choice}&quot;의 주장이 참입니다</translation>
    </message>
    <message>
        <source>their sum counts as dynamic</source>
        <translation>둘의 합을 동적 공유 메모리로 봄</translation>
    </message>
    <message>
        <source>there is a control character in this line</source>
        <translation>이 줄에 제어 문자가 있습니다</translation>
    </message>
    <message>
        <source>there is no code of the kernel that the device can load</source>
        <translation>디바이스가 로드할 수 있는 커널 코드가 없습니다</translation>
    </message>
    <message>
        <source>there is no colouring &quot;{id}&quot;</source>
        <translation>&quot;{id}&quot;라는 색상 기준이 없습니다</translation>
    </message>
    <message>
        <source>there is no device &quot;{device}&quot;</source>
        <translation>&quot;{device}&quot; 디바이스가 없습니다</translation>
    </message>
    <message>
        <source>there is no kernel &quot;{kernel}&quot;</source>
        <translation>&quot;{kernel}&quot; 커널이 없습니다</translation>
    </message>
    <message>
        <source>there is no method &quot;{method}&quot;; the methods are devices, kernels, upload, loadModule, launch, measure, sweep and trace</source>
        <translation>&quot;{method}&quot; 메서드가 없습니다. 메서드는 devices, kernels, upload, loadModule, launch, measure, sweep, trace입니다</translation>
    </message>
    <message>
        <source>there is no type &quot;{type}&quot;; the types are int8_t to uint64_t, int, unsigned, half, bfloat16, float, double, and vectors of them such as float4</source>
        <translation>&quot;{type}&quot; 타입이 없습니다. 쓸 수 있는 타입은 int8_t~uint64_t, int, unsigned, half, bfloat16, float, double과 float4 같은 그 벡터입니다</translation>
    </message>
    <message>
        <source>those that a launch needs are assumed</source>
        <translation>실행에 필요한 만큼 설정한 것으로 가정</translation>
    </message>
    <message>
        <source>threadIdx</source>
        <translation>threadIdx</translation>
    </message>
    <message>
        <source>tiny launches</source>
        <translation>아주 짧은 실행</translation>
    </message>
    <message>
        <source>traces as JSON, such as those of PyTorch&apos;s profiler</source>
        <translation>PyTorch 프로파일러 등의 JSON 트레이스</translation>
    </message>
    <message>
        <source>type</source>
        <translation>타입</translation>
    </message>
    <message>
        <source>up to {worth}: {finding} (estimate: {basis})</source>
        <translation>최대 {worth}: {finding} (추정 근거: {basis})</translation>
    </message>
    <message>
        <source>when a launch started</source>
        <translation>실행의 시작 시각</translation>
    </message>
    <message>
        <source>{atOnce} blocks run at the same time, so {full, plural, one {# full wave} other {# full waves}} before it took {done}; {rest} of {blocks} are left.</source>
        <translation>블록 {atOnce}개가 동시에 수행되므로 앞선 {full, plural, other {꽉 찬 웨이브 #개}}에서 블록 {done}개가 처리되고, {blocks}개 중 {rest}개가 남습니다.</translation>
    </message>
    <message>
        <source>{blob} was not sent with &quot;upload&quot;</source>
        <translation>{blob}{blob, ending, vowel {는} other {은}} &quot;upload&quot;로 보낸 적이 없습니다</translation>
    </message>
    <message>
        <source>{block} · {blocks} = {threads}</source>
        <translation>{block} · {blocks} = {threads}</translation>
    </message>
    <message>
        <source>{block} · {size} + {thread} = {index}: the blocks before it have {before} threads.</source>
        <translation>{block} · {size} + {thread} = {index}: 앞의 블록들에 스레드가 {before}개 있습니다.</translation>
    </message>
    <message>
        <source>{bytes} B over</source>
        <translation>{bytes} B 초과</translation>
    </message>
    <message>
        <source>{calls, plural, one {# call} other {# calls}} of {api} returned error {code}; the trace does not say of which kernel</source>
        <translation>{api} {calls, plural, other {호출 #회}}가 오류 {code}{code, ending, vowel {를} other {을}} 반환했습니다. 어느 커널의 호출인지는 트레이스에 나오지 않습니다.</translation>
    </message>
    <message>
        <source>{count} configurations with less time are not listed</source>
        <translation>시간이 더 짧은 구성 {count}개는 표시하지 않았습니다</translation>
    </message>
    <message>
        <source>{count} launches take 5 µs or less, no longer than a launch itself; a CUDA graph, or larger blocks of work, would join them</source>
        <translation>실행 {count}회의 시간이 5 µs 이하로, 실행 호출 자체보다 길지 않습니다. CUDA 그래프를 쓰거나 작업 단위를 키우면 이를 합칠 수 있습니다.</translation>
    </message>
    <message>
        <source>{count} texts</source>
        <translation>텍스트 {count}개</translation>
    </message>
    <message>
        <source>{device} refuses {launches, plural, one {this launch} other {these # launches}} with {error}: {reason}</source>
        <translation>{device}{device, ending, vowel {는} other {은}} {launches, plural, =1 {이 실행을} other {이 실행 #회를}} {error} 오류로 거부합니다: {reason}</translation>
    </message>
    <message>
        <source>{device} {blocks}</source>
        <translation>{device} {blocks}개</translation>
    </message>
    <message>
        <source>{device}. A grid has {blocks} blocks. How many of them are in the last wave?</source>
        <translation>{device}. 그리드의 블록은 {blocks}개입니다. 마지막 웨이브의 블록은 몇 개일까요?</translation>
    </message>
    <message>
        <source>{device}. In how many waves does a grid of {blocks} blocks run?</source>
        <translation>{device}. 블록 {blocks}개의 그리드는 웨이브 몇 개로 나뉘어 수행될까요?</translation>
    </message>
    <message>
        <source>{fact} is a fact of a launch, and the step has none</source>
        <translation>{fact}{fact, ending, vowel {는} other {은}} 실행에 관한 사실인데 이 단계에는 실행이 없습니다</translation>
    </message>
    <message>
        <source>{fact} is {value}, against the claim on {claimed}</source>
        <translation>{fact}의 값이 {value}{value, ending, vowel {여서} other {이어서}} 주장한 {claimed}{claimed, ending, vowel {와} other {과}} 맞지 않습니다</translation>
    </message>
    <message>
        <source>{fact}: the launch has no such fact, or the device did not reply to it</source>
        <translation>{fact}: 실행에 이런 사실이 없거나 디바이스가 이에 응답하지 않았습니다</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>{idle} of {lanes} lanes idle</source>
        <translation>레인 {lanes}개 중 {idle}개 유휴</translation>
    </message>
    <message>
        <source>{index} = {block} · {size} + {thread}: it is thread {thread} of block {block}.</source>
        <translation>{index} = {block} · {size} + {thread}: 블록 {block}의 스레드 {thread}입니다.</translation>
    </message>
    <message>
        <source>{i} + {j} · {x} + {k} · {x} · {y} = {id}: x counts fastest.</source>
        <translation>{i} + {j} · {x} + {k} · {x} · {y} = {id}: x가 가장 빠르게 변합니다.</translation>
    </message>
    <message>
        <source>{kernel}: {finding}</source>
        <translation>{kernel}: {finding}</translation>
    </message>
    <message>
        <source>{launches, plural, one {# launch} other {# launches}} of {kernels, plural, one {# kernel} other {# kernels}} in {configurations, plural, one {# configuration} other {# configurations}}</source>
        <translation>{launches, plural, other {실행 #회}}({kernels, plural, other {커널 #개}}, {configurations, plural, other {구성 #개}})</translation>
    </message>
    <message>
        <source>{least} to {most} B</source>
        <translation>{least}~{most} B</translation>
    </message>
    <message>
        <source>{limits}, so it holds {resident}.</source>
        <translation>{limits}. 따라서 {resident}개를 수용합니다.</translation>
    </message>
    <message>
        <source>{limits}. {blocks, plural, one {# block} other {# blocks}} of {each} warps are {active} of {warps} warps: {percent} %.</source>
        <translation>{limits}. 워프 {each}개짜리 {blocks, plural, other {블록 #개}}는 워프 {warps}개 중 {active}개를 차지하므로 점유율은 {percent}%입니다.</translation>
    </message>
    <message>
        <source>{limits}; the smallest of these is {blocks}.</source>
        <translation>{limits}. 이 중 가장 작은 것은 {blocks}개입니다.</translation>
    </message>
    <message>
        <source>{n} elements, blocks of {block} threads, clusters of {cluster} blocks. What is the smallest grid, in blocks, that covers the elements and is accepted?</source>
        <translation>원소는 {n}개, 블록은 스레드 {block}개, 클러스터는 블록 {cluster}개입니다. 모든 원소를 처리하면서 수락되는 가장 작은 그리드는 블록 몇 개일까요?</translation>
    </message>
    <message>
        <source>{registers, plural, one {# register over} other {# registers over}}</source>
        <translation>{registers, plural, other {레지스터 #개 초과}}</translation>
    </message>
    <message>
        <source>{size}</source>
        <translation>{size}</translation>
    </message>
    <message>
        <source>{sms, plural, one {# SM idle} other {# SMs idle}}</source>
        <translation>{sms, plural, other {유휴 SM #개}}</translation>
    </message>
    <message>
        <source>{sms} · {resident} = {atOnce} blocks run at the same time; {blocks} / {atOnce}, rounded up, is {waves}.</source>
        <translation>{sms} · {resident} = {atOnce}이므로 블록 {atOnce}개가 동시에 수행됩니다. {blocks} / {atOnce}{atOnce, ending, vowel {를} other {을}} 올림하면 {waves}입니다.</translation>
    </message>
    <message>
        <source>{source}: line {line}: {problem}</source>
        <translation>{source}: {line}행: {problem}</translation>
    </message>
    <message>
        <source>{threads} threads</source>
        <translation>스레드 {threads}개</translation>
    </message>
    <message>
        <source>{threads} threads per block are within the limit of {limit}, and each axis of the grid is within its own: the launch is accepted.</source>
        <translation>블록당 스레드 {threads}개는 한도 {limit}개 이내이고, 그리드의 각 축도 한도 이내이므로 실행이 수락됩니다.</translation>
    </message>
    <message>
        <source>{threads} threads take {warps} warps, which have room for {room}: {empty} lanes are empty.</source>
        <translation>스레드 {threads}개는 워프 {warps}개를 차지합니다. 레인은 모두 {room}개이므로 {empty, plural, =0 {비어 있는 레인은 없습니다} other {레인 #개가 비어 있습니다}}.</translation>
    </message>
    <message>
        <source>{value} is no value of {type}</source>
        <translation>{value}{value, ending, vowel {는} other {은}} {type}의 값이 아닙니다</translation>
    </message>
    <message>
        <source>{width} × {height} elements, one thread for each, and the smallest grid of blocks of {x} × {y} threads that covers them. How many threads have no element?</source>
        <translation>원소 {width} × {height}개에 스레드를 하나씩 두고, 스레드 {x} × {y}개짜리 블록으로 모두 처리하는 가장 작은 그리드를 씁니다. 원소가 없는 스레드는 몇 개일까요?</translation>
    </message>
    <message>
        <source>CUPTI dropped the records of {count, plural, one {# launch} other {# launches}}</source>
        <translation>CUPTI가 실행 {count, plural, other {#회}}의 기록을 버렸습니다</translation>
    </message>
    <message>
        <source>Captures of programs</source>
        <translation>프로그램 캡처</translation>
    </message>
    <message>
        <source>Launches that the driver refused</source>
        <translation>드라이버가 거부한 실행</translation>
    </message>
    <message>
        <source>a capture of a program</source>
        <translation>프로그램 캡처</translation>
    </message>
    <message>
        <source>an array of 3 numbers</source>
        <translation>숫자 3개의 배열</translation>
    </message>
    <message>
        <source>another profiler was in the program before the capture, which recorded nothing</source>
        <translation>캡처보다 먼저 다른 프로파일러가 프로그램에 있어서 캡처가 아무것도 기록하지 못했습니다</translation>
    </message>
    <message>
        <source>another profiler was in the program before the capture, which recorded nothing: {name}</source>
        <translation>캡처보다 먼저 다른 프로파일러가 프로그램에 있어서 캡처가 아무것도 기록하지 못했습니다: {name}</translation>
    </message>
    <message>
        <source>captures of programs</source>
        <translation>프로그램 캡처</translation>
    </message>
    <message>
        <source>error {code}</source>
        <translation>오류 {code}</translation>
    </message>
    <message>
        <source>line {line} is longer than {limit} bytes</source>
        <translation>{line}행이 {limit}바이트보다 깁니다</translation>
    </message>
    <message>
        <source>line {line}: {problem}</source>
        <translation>{line}행: {problem}</translation>
    </message>
    <message>
        <source>refused: {error}</source>
        <translation>거부됨: {error}</translation>
    </message>
    <message>
        <source>the capture has no launch of a CUDA kernel</source>
        <translation>캡처에 CUDA 커널 실행이 없습니다</translation>
    </message>
    <message>
        <source>the capture recorded nothing: {reason}</source>
        <translation>캡처가 아무것도 기록하지 못했습니다: {reason}</translation>
    </message>
    <message>
        <source>the driver gave no reason</source>
        <translation>드라이버가 이유를 밝히지 않았습니다</translation>
    </message>
    <message>
        <source>{api} returned {error} for {launches, plural, one {# launch} other {# launches}}: {reason}</source>
        <translation>{api}{api, ending, vowel {가} other {이}} 실행 {launches, plural, other {#회}}에 {error}{error, ending, vowel {를} other {을}} 반환했습니다: {reason}</translation>
    </message>
    <message>
        <source>{launches, plural, one {# launch has} other {# launches have}} no duration: the program ended before the next flush</source>
        <translation>실행 {launches, plural, other {#회}}에 실행 시간이 없습니다. 다음 플러시 전에 프로그램이 끝났습니다</translation>
    </message>
    <message>
        <source>{launches, plural, one {# launch is} other {# launches are}} counted and not listed, because the capture had reached its limit</source>
        <translation>캡처가 한도에 도달하여 실행 {launches, plural, other {#회}}는 나열하지 않고 개수만 세었습니다</translation>
    </message>
    <message>
        <source>an earlier capture left this folder; open what is in it with `trichevron-cli import`, then remove it</source>
        <translation>이전 캡처가 남긴 폴더입니다. 안에 있는 것을 `trichevron-cli import`로 연 뒤 지우세요</translation>
    </message>
    <message>
        <source>another tool is to be injected into the program, {tool}; unset the variable to capture</source>
        <translation>프로그램에 주입하도록 지정된 다른 도구가 있습니다({tool}). 캡처하려면 이 변수를 해제하세요</translation>
    </message>
    <message>
        <source>no capture is being written into this file</source>
        <translation>이 파일에 쓰고 있는 캡처가 없습니다</translation>
    </message>
    <message>
        <source>the capture recorded nothing: {reason}; install CUPTI, the package cuda-cupti of your CUDA version</source>
        <translation>캡처가 아무것도 기록하지 못했습니다: {reason}. CUPTI(사용하는 CUDA 버전의 cuda-cupti 패키지)를 설치하세요</translation>
    </message>
    <message>
        <source>the capture was stopped while the program ran: later launches are not in it</source>
        <translation>프로그램이 끝나기 전에 캡처를 중지했습니다. 그 뒤의 커널 실행은 들어 있지 않습니다</translation>
    </message>
    <message>
        <source>the program did not use CUDA: nothing was captured</source>
        <translation>프로그램이 CUDA를 사용하지 않아 캡처한 것이 없습니다</translation>
    </message>
    <message>
        <source>there is no capture library beside this program: build Trichevron with the CUDA Toolkit and its CUPTI</source>
        <translation>이 프로그램 옆에 캡처 라이브러리가 없습니다. CUDA Toolkit과 그 CUPTI로 Trichevron을 빌드하세요</translation>
    </message>
    <message>
        <source>{launches, plural, one {# launch} other {# launches}} of {kernels, plural, one {# kernel} other {# kernels}}, GPU time {time}, refused: {refused}; the capture is in {file}</source>
        <translation>커널 {kernels, plural, other {#개}}의 실행 {launches, plural, other {#회}}, GPU 시간 {time}, 거부: {refused}. 캡처 파일: {file}</translation>
    </message>
    <message>
        <source>A block may have {limit} threads, and this one has {threads}.</source>
        <translation>블록의 스레드는 {limit}개까지 허용되는데, 이 블록은 {threads}개입니다.</translation>
    </message>
    <message>
        <source>{more} blocks have {needed, plural, one {# warp} other {# warps}}. With {registers} registers per thread a warp takes {perWarp}, and the parts have room for {room, plural, one {# warp} other {# warps}}; with {tooMany} it takes {perWarpThen}, and they have room for {roomThen}.</source>
        <translation>블록 {more}개는 워프 {needed}개입니다. 스레드당 레지스터가 {registers}개이면 워프 하나가 레지스터 {perWarp}개를 차지하여 모든 부분에 워프 {room}개가 들어가고, {tooMany}개이면 {perWarpThen}개를 차지하여 워프 {roomThen}개가 들어갑니다.</translation>
    </message>
    <message>
        <source>A cooperative grid must be resident as a whole. {resident, plural, one {# block} other {# blocks}} per SM on {sms} SMs are {atOnce} blocks, and the grid has {blocks}.</source>
        <translation>협력 그리드는 전체가 동시에 상주해야 합니다. SM {sms}개에 SM당 블록 {resident, plural, other {#개}}이면 블록 {atOnce}개인데, 그리드는 {blocks}개입니다.</translation>
    </message>
    <message>
        <source>A grid may have {limit} blocks along y, and this one has {y}.</source>
        <translation>그리드의 y 방향 블록은 {limit}개까지 허용되는데, 이 그리드는 {y}개입니다.</translation>
    </message>
    <message>
        <source>A kernel is launched cooperatively with {blocks} blocks. Which of these devices refuses it?</source>
        <translation>커널을 블록 {blocks}개로 협력 실행합니다. 이 실행을 거부하는 디바이스는 어느 것일까요?</translation>
    </message>
    <message>
        <source>A kernel with {registers} registers per thread is launched with {what} on an {device}, with CUDA 13. There a block may have {threads} threads, a grid {gridY} blocks along y and z, and each of the {sms} SMs has room for {resident} threads and {all} registers. What does the launch return?</source>
        <translation>CUDA 13을 쓰는 {device}에서 스레드당 레지스터가 {registers}개인 커널을 {what}{what, ending, vowel {로} rieul {로} other {으로}} 실행합니다. 이 디바이스에서 블록은 스레드 {threads}개까지, 그리드는 y와 z 방향으로 블록 {gridY}개까지 허용되고, SM {sms}개는 저마다 스레드 {resident}개와 레지스터 {all}개를 수용합니다. 이 실행은 무엇을 반환할까요?</translation>
    </message>
    <message>
        <source>An SM has {all} bytes. {more} blocks may have {share} each, of which the system reserves {reserved}, in pieces of {unit}: {bytes} bytes are left to the kernel.</source>
        <translation>SM에는 {all}바이트가 있습니다. 블록이 {more}개이면 하나당 {share}바이트까지 쓸 수 있고, {reserved, plural, =0 {} other {그중 #바이트는 시스템이 예약하며, }}할당은 {unit}바이트 단위입니다. 커널에 남는 것은 {bytes}바이트입니다.</translation>
    </message>
    <message>
        <source>An SM of an {device} has room for {warps} warps and {blocks} blocks; {parts} parts with {registers} registers each, where a warp gets its own from one part, in pieces of {registerUnit}; and {bytes} bytes of shared memory, which blocks get in pieces of {memoryUnit}, each with {reserved} more that the system reserves</source>
        <translation>{device}의 SM은 워프 {warps}개와 블록 {blocks}개를 수용합니다. 레지스터는 {parts}개 구획에 {registers}개씩 있고, 워프는 그중 한 구획에서 {registerUnit}개 단위로 할당받습니다. 공유 메모리는 {bytes}바이트이며, 블록은 {memoryUnit}바이트 단위로 할당받{reserved, plural, =0 {습니다} other {고 블록마다 시스템이 #바이트를 더 예약합니다}}</translation>
    </message>
    <message>
        <source>a block that has this warp or thread</source>
        <translation>이 워프나 스레드가 있는 블록</translation>
    </message>
    <message>
        <source>blocks of {block} threads</source>
        <translation>스레드 {block}개짜리 블록</translation>
    </message>
    <message>
        <source>expected a fraction from 0 to 1, found &quot;{text}&quot;</source>
        <translation>0~1 사이의 비율이 필요합니다(입력: &quot;{text}&quot;)</translation>
    </message>
    <message>
        <source>the view names a block, a warp or a thread that the launch does not have</source>
        <translation>보기에 적힌 블록, 워프 또는 스레드가 실행에 없습니다</translation>
    </message>
    <message>
        <source>{covering} blocks cover the elements; the smallest multiple of {cluster} that is not below is {grid}, which is {clusters} clusters.</source>
        <translation>블록 {covering}개로 모든 원소를 처리할 수 있습니다. 그 이상인 {cluster}의 배수 중 가장 작은 수는 {grid}이며, 클러스터 {clusters}개입니다.</translation>
    </message>
    <message>
        <source>{device}: {sms} SMs, and each holds {resident, plural, one {# block} other {# blocks}}</source>
        <translation>{device}: SM {sms}개, SM마다 블록 {resident, plural, other {#개}}</translation>
    </message>
    <message>
        <source>{kernel}. {limits}. Can it hold {count, plural, one {# block} other {# blocks}} of {block} threads? Where several resources are short, choose the first that is.</source>
        <translation>{kernel}. {limits}. 스레드 {block}개짜리 블록을 {count, plural, other {#개}} 수용할 수 있을까요? 여러 자원이 부족하면 먼저 나오는 것을 고르세요.</translation>
    </message>
    <message>
        <source>{kernel}. {limits}. How many blocks of {block} threads does it hold?</source>
        <translation>{kernel}. {limits}. 스레드 {block}개짜리 블록을 몇 개 수용할까요?</translation>
    </message>
    <message>
        <source>{kernel}. {limits}. It holds {resident, plural, one {# block} other {# blocks}} of {block} threads. At how many registers per thread, at most, does it hold one more?</source>
        <translation>{kernel}. {limits}. 스레드 {block}개짜리 블록을 {resident, plural, other {#개}} 수용합니다. 하나를 더 수용하려면 스레드당 레지스터를 최대 몇 개까지 쓸 수 있을까요?</translation>
    </message>
    <message>
        <source>{kernel}. {limits}. It holds {resident, plural, one {# block} other {# blocks}} of {block} threads. With how many bytes of shared memory per block, at most, does it hold one more?</source>
        <translation>{kernel}. {limits}. 스레드 {block}개짜리 블록을 {resident, plural, other {#개}} 수용합니다. 하나를 더 수용하려면 블록당 공유 메모리를 최대 몇 바이트까지 쓸 수 있을까요?</translation>
    </message>
    <message>
        <source>{kernel}. {limits}. What is the occupancy in percent with blocks of {block} threads?</source>
        <translation>{kernel}. {limits}. 블록이 스레드 {block}개이면 점유율은 몇 %일까요?</translation>
    </message>
    <message>
        <source>{kernel}. {limits}. Which block size keeps most threads resident on it?</source>
        <translation>{kernel}. {limits}. 스레드가 가장 많이 상주하는 블록 크기는 어느 것일까요?</translation>
    </message>
    <message>
        <source>{threads} · {registers} registers are more than the {all} of an SM: not one block fits.</source>
        <translation>레지스터 {threads} · {registers}개는 SM의 {all}개보다 많아 블록이 하나도 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>{width} × {height} elements are covered by blocks of {x} × {y} threads. A warp is 32 threads of a block with successive IDs. In how many warps do some threads have an element and others none, so that the bounds check divides the warp?</source>
        <translation>원소 {width} × {height}개를 스레드 {x} × {y}개짜리 블록으로 처리합니다. 워프는 한 블록에서 ID가 연속된 스레드 32개입니다. 원소가 있는 스레드와 없는 스레드가 섞여 범위 검사로 갈라지는 워프는 몇 개일까요?</translation>
    </message>
    <message>
        <source>If the kernel only takes long, launch it with fewer threads or a smaller problem; if it never ends, correct the condition that ends its loop.</source>
        <translation>커널이 오래 걸릴 뿐이라면 스레드를 줄이거나 문제 크기를 줄여 실행하고, 끝나지 않는 커널이라면 반복문을 끝내는 조건을 고치세요.</translation>
    </message>
    <message>
        <source>None returned an error: {function} had returned success, because a kernel runs asynchronously, and {wait} still waited for it.</source>
        <translation>오류를 반환한 호출은 없습니다. 커널은 비동기로 수행되므로 {function}{function, ending, vowel {는} other {은}} 이미 성공을 반환했고, {wait}{wait, ending, vowel {는} other {은}} 아직 커널을 기다리고 있었습니다.</translation>
    </message>
    <message>
        <source>{percent} of {count, plural, one {# launch} other {# launches}}</source>
        <translation>실행 {count}개의 {percent}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>cannot be searched for headers: {reason}</source>
        <translation>헤더를 찾을 수 없음: {reason}</translation>
    </message>
    <message>
        <source>there is no such folder; name the folder of the headers</source>
        <translation>이런 폴더가 없습니다. 헤더가 있는 폴더를 지정하세요</translation>
    </message>
    <message>
        <source>this is no folder; name the folder of the headers</source>
        <translation>폴더가 아닙니다. 헤더가 있는 폴더를 지정하세요</translation>
    </message>
    <message>
        <source>.maxclusterrank</source>
        <translation>.maxclusterrank</translation>
    </message>
    <message>
        <source>A counter of a histogram: how many keys of one value there are.</source>
        <translation>히스토그램에서 한 값의 키가 몇 개인지 세는 칸입니다.</translation>
    </message>
    <message>
        <source>A file of what a named device answered at a stated time; Trichevron answers from it where there is no GPU.</source>
        <translation>이름이 밝혀진 디바이스가 밝혀진 시각에 답한 내용을 담은 파일이며, GPU가 없으면 Trichevron은 기록으로 답합니다.</translation>
    </message>
    <message>
        <source>A file with the machine code of kernels for one architecture, and what each of them needs.</source>
        <translation>한 아키텍처용 커널들의 기계어와 각 커널에 필요한 것을 담은 파일입니다.</translation>
    </message>
    <message>
        <source>A hint on a launch that is accepted, such as one that leaves SMs idle.</source>
        <translation>SM을 놀게 하는 실행처럼, 받아들여지는 실행에 대한 도움말입니다.</translation>
    </message>
    <message>
        <source>A library of CUDA with groups of threads, from a part of a warp to the grid, each with its ranks and its barrier.</source>
        <translation>워프의 일부부터 그리드까지 스레드를 그룹으로 다루는 CUDA 라이브러리이며, 그룹마다 랭크와 배리어가 있습니다.</translation>
    </message>
    <message>
        <source>A mark in a stream, for which the host or another stream can wait, and which can tell the time.</source>
        <translation>스트림에 두는 표시이며, 호스트나 다른 스트림이 기다릴 수 있고 시간을 잴 수 있습니다.</translation>
    </message>
    <message>
        <source>A part of the data, such as 32 × 32 elements, that a block keeps in shared memory while it works on it.</source>
        <translation>원소 32 × 32개처럼, 블록이 작업하는 동안 공유 메모리에 두는 데이터의 한 부분입니다.</translation>
    </message>
    <message>
        <source>A record of one launch: on which SM each block ran, and when.</source>
        <translation>실행 한 번에서 각 블록이 어느 SM에서 언제 돌았는지에 대한 기록입니다.</translation>
    </message>
    <message>
        <source>A setting of one launch besides its sizes, such as the cluster, in a call such as cudaLaunchKernelEx.</source>
        <translation>클러스터처럼 크기 말고도 실행 하나에 정하는 설정이며, cudaLaunchKernelEx 같은 호출에 넣습니다.</translation>
    </message>
    <message>
        <source>A tool of the CUDA Toolkit that runs a program and names each wrong access to memory, with its thread.</source>
        <translation>프로그램을 돌리면서 잘못된 메모리 접근과 그 스레드를 하나하나 알려 주는 CUDA Toolkit의 도구입니다.</translation>
    </message>
    <message>
        <source>A value that a launch passes to the kernel; its bytes are copied to the device with the launch.</source>
        <translation>실행이 커널에 넘기는 값이며, 그 바이트는 실행과 함께 디바이스로 복사됩니다.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>조언</translation>
    </message>
    <message>
        <source>All that a process has on a GPU: its memory, its streams and the code of its kernels.</source>
        <translation>프로세스가 GPU에 가진 모든 것, 곧 메모리와 스트림과 커널의 코드입니다.</translation>
    </message>
    <message>
        <source>An error while a kernel runs, such as an access to an illegal address, which ends the kernel.</source>
        <translation>잘못된 주소에 접근하는 것처럼 커널이 도는 동안 일어나 커널을 끝내는 오류입니다.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>아키텍처</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>bin</translation>
    </message>
    <message>
        <source>CPU, host code, host memory</source>
        <translation>CPU, 호스트 코드, 호스트 메모리</translation>
    </message>
    <message>
        <source>CUDA Toolkit</source>
        <translation>CUDA Toolkit</translation>
    </message>
    <message>
        <source>CUDA binary, ELF</source>
        <translation>CUDA 바이너리, ELF</translation>
    </message>
    <message>
        <source>CUDA compiler, NVRTC, ptxas, --ptxas-options=-v</source>
        <translation>CUDA 컴파일러, NVRTC, ptxas, --ptxas-options=-v</translation>
    </message>
    <message>
        <source>CUDA context, primary context, cudaDeviceReset</source>
        <translation>CUDA 컨텍스트, 기본 컨텍스트, cudaDeviceReset</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>컨텍스트</translation>
    </message>
    <message>
        <source>Cooperative groups</source>
        <translation>협력 그룹</translation>
    </message>
    <message>
        <source>Cubin</source>
        <translation>cubin</translation>
    </message>
    <message>
        <source>DSMEM, map_shared_rank</source>
        <translation>DSMEM, map_shared_rank</translation>
    </message>
    <message>
        <source>Default stream</source>
        <translation>기본 스트림</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>드라이버</translation>
    </message>
    <message>
        <source>Error code</source>
        <translation>오류 코드</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>Fat binary</source>
        <translation>팻 바이너리</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>커널 오류(fault)</translation>
    </message>
    <message>
        <source>Functions of CUDA that say how many blocks or clusters fit on the device, without a launch.</source>
        <translation>실행하지 않고도 디바이스에 블록이나 클러스터가 몇 개 들어가는지 알려 주는 CUDA 함수입니다.</translation>
    </message>
    <message>
        <source>GPU architecture, sm_90, Hopper, Ampere, Blackwell</source>
        <translation>GPU 아키텍처, sm_90, Hopper, Ampere, Blackwell</translation>
    </message>
    <message>
        <source>GPU, graphics processing unit, device code</source>
        <translation>GPU, 그래픽 처리 장치, 디바이스 코드</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>호스트</translation>
    </message>
    <message>
        <source>Kernel attributes</source>
        <translation>커널 속성</translation>
    </message>
    <message>
        <source>Kernel parameter</source>
        <translation>커널 매개변수</translation>
    </message>
    <message>
        <source>L1 cache</source>
        <translation>L1 캐시</translation>
    </message>
    <message>
        <source>L1, L1/TEX, level 1 cache</source>
        <translation>L1, L1/TEX, 1차 캐시</translation>
    </message>
    <message>
        <source>L2 cache</source>
        <translation>L2 캐시</translation>
    </message>
    <message>
        <source>L2, level 2 cache</source>
        <translation>L2, 2차 캐시</translation>
    </message>
    <message>
        <source>Launch attribute</source>
        <translation>실행 속성</translation>
    </message>
    <message>
        <source>Memory that kernels only read, by coordinates, through a cache that reduces traffic where neighbours are read.</source>
        <translation>커널이 좌표로 읽기만 하는 메모리이며, 이웃한 값을 읽을 때 캐시가 메모리 전송을 줄입니다.</translation>
    </message>
    <message>
        <source>NVIDIA driver, libcuda</source>
        <translation>NVIDIA 드라이버, libcuda</translation>
    </message>
    <message>
        <source>Occupancy API</source>
        <translation>점유율 API</translation>
    </message>
    <message>
        <source>One of the four parts of an SM, with a scheduler and registers of its own; a warp stays in one part.</source>
        <translation>SM을 이루는 네 부분 중 하나이며 자체 스케줄러와 레지스터가 있고, 워프는 한 부분에만 머무릅니다.</translation>
    </message>
    <message>
        <source>PTX</source>
        <translation>PTX</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>예측</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>SASS</source>
        <translation>SASS</translation>
    </message>
    <message>
        <source>SIMT, warp size</source>
        <translation>SIMT, 워프 크기</translation>
    </message>
    <message>
        <source>SM sub-partition</source>
        <translation>SM 서브파티션</translation>
    </message>
    <message>
        <source>SM timeline, placement, profile</source>
        <translation>SM 타임라인, 배치, 프로파일</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>Texture memory</source>
        <translation>텍스처 메모리</translation>
    </message>
    <message>
        <source>The CPU with its memory, on which the program runs that launches kernels.</source>
        <translation>커널을 실행하는 프로그램이 도는 CPU와 그 메모리입니다.</translation>
    </message>
    <message>
        <source>The GPU with its memory, on which kernels run.</source>
        <translation>커널이 도는 GPU와 그 메모리입니다.</translation>
    </message>
    <message>
        <source>The cache of one SM for global and local memory, in the same storage as shared memory.</source>
        <translation>전역 메모리와 로컬 메모리를 위한 SM 하나의 캐시이며, 공유 메모리와 같은 저장 공간에 있습니다.</translation>
    </message>
    <message>
        <source>The cache of the whole GPU, which all SMs share; atomic operations on global memory are made in it.</source>
        <translation>모든 SM이 함께 쓰는 GPU 전체의 캐시이며, 전역 메모리에 대한 원자적 연산이 여기에서 이루어집니다.</translation>
    </message>
    <message>
        <source>The call that copies between the memory of the host and that of the device, after the kernels before it have ended.</source>
        <translation>앞선 커널이 끝난 뒤에 호스트의 메모리와 디바이스의 메모리 사이에서 복사하는 호출입니다.</translation>
    </message>
    <message>
        <source>The compiler of the CUDA Toolkit for CUDA C++: it compiles a source once for the host and once for each architecture.</source>
        <translation>CUDA Toolkit의 CUDA C++ 컴파일러이며, 소스를 호스트용으로 한 번, 아키텍처마다 한 번씩 컴파일합니다.</translation>
    </message>
    <message>
        <source>The compilers, libraries and tools with which CUDA programs are made.</source>
        <translation>CUDA 프로그램을 만드는 컴파일러와 라이브러리, 도구입니다.</translation>
    </message>
    <message>
        <source>The design of a generation of GPUs, such as Hopper, for which a kernel is compiled.</source>
        <translation>Hopper처럼 한 세대 GPU의 설계이며, 커널은 아키텍처마다 컴파일됩니다.</translation>
    </message>
    <message>
        <source>The intermediate language of CUDA compilers, which ptxas or the driver compiles for an architecture.</source>
        <translation>CUDA 컴파일러의 중간 언어이며, ptxas나 드라이버가 아키텍처에 맞게 컴파일합니다.</translation>
    </message>
    <message>
        <source>The machine code of one architecture.</source>
        <translation>한 아키텍처의 기계어입니다.</translation>
    </message>
    <message>
        <source>The measurement of one kernel with many launches, such as many block sizes, to find the fastest.</source>
        <translation>가장 빠른 실행을 찾으려고 블록 크기 등을 바꾸며 한 커널을 여러 실행으로 측정하는 일입니다.</translation>
    </message>
    <message>
        <source>The middle one of many measured times, which a few slow launches do not change.</source>
        <translation>여러 번 측정한 시간 중 가운데 값이며, 느린 실행 몇 번으로는 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>The part of a program with its kernels for several architectures, of which the driver loads the right one.</source>
        <translation>여러 아키텍처용 커널이 들어 있는 프로그램의 부분이며, 드라이버가 그중 알맞은 것을 불러옵니다.</translation>
    </message>
    <message>
        <source>The process in which Trichevron launches, so that a fault does not end the program.</source>
        <translation>오류(fault)가 나도 프로그램이 끝나지 않도록 Trichevron이 실행을 맡기는 프로세스입니다.</translation>
    </message>
    <message>
        <source>The result of a CUDA call, such as cudaErrorInvalidValue; cudaSuccess says that there was no error.</source>
        <translation>cudaErrorInvalidValue처럼 CUDA 호출이 돌려주는 결과이며, cudaSuccess는 오류가 없었다는 뜻입니다.</translation>
    </message>
    <message>
        <source>The software of NVIDIA between programs and the GPU; it checks and starts each launch.</source>
        <translation>프로그램과 GPU 사이에 있는 NVIDIA의 소프트웨어이며, 모든 실행을 검사하고 시작합니다.</translation>
    </message>
    <message>
        <source>The stream of a launch that names none.</source>
        <translation>스트림을 지정하지 않은 실행이 들어가는 스트림입니다.</translation>
    </message>
    <message>
        <source>The word before a C++ function that makes it a kernel: the host launches it, and the device runs it.</source>
        <translation>C++ 함수 앞에 붙여 커널로 만드는 단어이며, 호스트가 실행을 시작하고 디바이스에서 실행됩니다.</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>타일</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>트레이스</translation>
    </message>
    <message>
        <source>What cudaFuncGetAttributes says of a compiled kernel: registers, shared and local memory, largest block.</source>
        <translation>레지스터, 공유 메모리와 로컬 메모리, 가장 큰 블록 등 cudaFuncGetAttributes가 컴파일된 커널에 대해 알려 주는 값입니다.</translation>
    </message>
    <message>
        <source>What the model, which is a computation without a GPU, says of a launch.</source>
        <translation>GPU 없이 계산하는 모델이 실행에 대해 말하는 내용입니다.</translation>
    </message>
    <message>
        <source>Whether a device accepts a launch, with each rule that the launch breaks.</source>
        <translation>디바이스가 실행을 받아들이는지와, 실행이 어기는 모든 규칙입니다.</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>워커</translation>
    </message>
    <message>
        <source>__block_size__</source>
        <translation>__block_size__</translation>
    </message>
    <message>
        <source>__constant__, constant cache</source>
        <translation>__constant__, 상수 캐시</translation>
    </message>
    <message>
        <source>__device__, __host__, execution space</source>
        <translation>__device__, __host__, 실행 공간</translation>
    </message>
    <message>
        <source>__global__</source>
        <translation>__global__</translation>
    </message>
    <message>
        <source>__launch_bounds__, maxThreadsPerBlock, .maxntid</source>
        <translation>__launch_bounds__, maxThreadsPerBlock, .maxntid</translation>
    </message>
    <message>
        <source>__ldg, const __restrict__</source>
        <translation>__ldg, const __restrict__</translation>
    </message>
    <message>
        <source>__shared__, smem</source>
        <translation>__shared__, smem</translation>
    </message>
    <message>
        <source>__syncthreads(), syncthreads, block synchronisation</source>
        <translation>__syncthreads(), syncthreads, 블록 동기화</translation>
    </message>
    <message>
        <source>accepted, refused, finding, rule</source>
        <translation>받아들여짐, 거부됨, 규칙</translation>
    </message>
    <message>
        <source>active block, resident blocks per SM</source>
        <translation>활성 블록, SM당 상주 블록</translation>
    </message>
    <message>
        <source>active warps</source>
        <translation>활성 워프</translation>
    </message>
    <message>
        <source>architecture macro</source>
        <translation>아키텍처 매크로</translation>
    </message>
    <message>
        <source>asynchronous, concurrency, overlap</source>
        <translation>비동기, 동시성, 겹침</translation>
    </message>
    <message>
        <source>atomicAdd, atomics</source>
        <translation>atomicAdd, 원자적</translation>
    </message>
    <message>
        <source>automatic scalability</source>
        <translation>자동 확장성</translation>
    </message>
    <message>
        <source>block index</source>
        <translation>블록 인덱스</translation>
    </message>
    <message>
        <source>block size, block dimensions</source>
        <translation>블록 크기</translation>
    </message>
    <message>
        <source>block {index}: {size} threads</source>
        <translation>블록 {index}: 스레드 {size}개</translation>
    </message>
    <message>
        <source>cluster barrier</source>
        <translation>클러스터 배리어</translation>
    </message>
    <message>
        <source>coalesced access, memory access pattern</source>
        <translation>병합된 접근, 메모리 접근 패턴</translation>
    </message>
    <message>
        <source>compute-sanitizer</source>
        <translation>compute-sanitizer</translation>
    </message>
    <message>
        <source>cooperative launch, cudaLaunchCooperativeKernel</source>
        <translation>협력 실행, cooperative launch, cudaLaunchCooperativeKernel</translation>
    </message>
    <message>
        <source>cooperative_groups, cg, tiled_partition, this_thread_block, this_cluster, this_grid</source>
        <translation>cooperative groups, cooperative_groups, cg, tiled_partition, this_thread_block, this_cluster, this_grid</translation>
    </message>
    <message>
        <source>copy, transfer, cudaMemcpyAsync, HtoD, DtoH</source>
        <translation>복사, 전송, cudaMemcpyAsync, HtoD, DtoH</translation>
    </message>
    <message>
        <source>corrupted context, cudaErrorIllegalAddress</source>
        <translation>손상된 컨텍스트, cudaErrorIllegalAddress</translation>
    </message>
    <message>
        <source>cudaEvent_t, cudaEventRecord, cudaStreamWaitEvent, timing</source>
        <translation>cudaEvent_t, cudaEventRecord, cudaStreamWaitEvent, 시간 측정</translation>
    </message>
    <message>
        <source>cudaFuncAttributes, cudaFuncGetAttributes, numRegs</source>
        <translation>cudaFuncAttributes, cudaFuncGetAttributes, numRegs</translation>
    </message>
    <message>
        <source>cudaFuncSetAttribute, function attribute</source>
        <translation>cudaFuncSetAttribute, 함수 속성</translation>
    </message>
    <message>
        <source>cudaGetLastError, cudaPeekAtLastError</source>
        <translation>cudaGetLastError, cudaPeekAtLastError</translation>
    </message>
    <message>
        <source>cudaLaunchAttribute, cudaLaunchConfig_t, attrs, numAttrs</source>
        <translation>cudaLaunchAttribute, cudaLaunchConfig_t, attrs, numAttrs</translation>
    </message>
    <message>
        <source>cudaMemcpy</source>
        <translation>cudaMemcpy</translation>
    </message>
    <message>
        <source>cudaOccupancyMaxActiveBlocksPerMultiprocessor, cudaOccupancyMaxActiveClusters, cudaOccupancyMaxPotentialClusterSize</source>
        <translation>cudaOccupancyMaxActiveBlocksPerMultiprocessor, cudaOccupancyMaxActiveClusters, cudaOccupancyMaxPotentialClusterSize</translation>
    </message>
    <message>
        <source>cudaStream_t, queue, stream order</source>
        <translation>cudaStream_t, 큐, 스트림 순서</translation>
    </message>
    <message>
        <source>cudart, CUDA runtime</source>
        <translation>cudart, CUDA 런타임</translation>
    </message>
    <message>
        <source>device memory, DRAM, HBM, cudaMalloc</source>
        <translation>디바이스 메모리, DRAM, HBM, cudaMalloc</translation>
    </message>
    <message>
        <source>error, cudaError_t, CUresult, cudaSuccess, return value</source>
        <translation>오류, cudaError_t, CUresult, cudaSuccess, 반환값</translation>
    </message>
    <message>
        <source>excess thread, partly idle</source>
        <translation>남는 스레드, 일부 유휴</translation>
    </message>
    <message>
        <source>extern __shared__, dynamicSmemBytes, sharedMemBytes</source>
        <translation>extern __shared__, dynamicSmemBytes, sharedMemBytes</translation>
    </message>
    <message>
        <source>fatbin, fatbinary</source>
        <translation>fat binary, fatbin</translation>
    </message>
    <message>
        <source>global thread index, i</source>
        <translation>전역 스레드 인덱스, i</translation>
    </message>
    <message>
        <source>graphics processing cluster, SMs per GPC</source>
        <translation>그래픽 처리 클러스터, GPC당 SM</translation>
    </message>
    <message>
        <source>grid of blocks</source>
        <translation>블록의 그리드</translation>
    </message>
    <message>
        <source>grid size, grid dimensions</source>
        <translation>그리드 크기</translation>
    </message>
    <message>
        <source>grid stride</source>
        <translation>그리드 스트라이드</translation>
    </message>
    <message>
        <source>guard, if (i &lt; n)</source>
        <translation>가드, if (i &lt; n)</translation>
    </message>
    <message>
        <source>hint, remark</source>
        <translation>힌트, 도움말</translation>
    </message>
    <message>
        <source>histogram, counter</source>
        <translation>히스토그램, 카운터</translation>
    </message>
    <message>
        <source>illegal address, exception, crash, trap, cudaErrorLaunchFailure</source>
        <translation>잘못된 주소, 예외, 트랩, cudaErrorLaunchFailure</translation>
    </message>
    <message>
        <source>incoherent read, coherence</source>
        <translation>일관성 없는 읽기, 일관성</translation>
    </message>
    <message>
        <source>incomplete warp</source>
        <translation>불완전한 워프</translation>
    </message>
    <message>
        <source>integer division, remainder</source>
        <translation>정수 나눗셈, 나머지</translation>
    </message>
    <message>
        <source>kernel argument, void** arguments, plain data</source>
        <translation>커널 인자, void** 인자, 단순한 데이터</translation>
    </message>
    <message>
        <source>kernel launch, kernel call, triple chevron, &lt;&lt;&lt; &gt;&gt;&gt;, cudaLaunchKernel</source>
        <translation>커널 실행, 커널 호출, 삼중 꺾쇠, &lt;&lt;&lt; &gt;&gt;&gt;, cudaLaunchKernel</translation>
    </message>
    <message>
        <source>laneid</source>
        <translation>laneid</translation>
    </message>
    <message>
        <source>launch configuration, launch parameters</source>
        <translation>실행 구성, launch configuration, 실행 매개변수</translation>
    </message>
    <message>
        <source>libcuda, cuLaunchKernel, CUDA driver API</source>
        <translation>libcuda, cuLaunchKernel, CUDA 드라이버 API</translation>
    </message>
    <message>
        <source>limiting resource, bottleneck</source>
        <translation>제한하는 자원, 병목</translation>
    </message>
    <message>
        <source>lmem, stack, cudaDeviceLmemResizeToMax</source>
        <translation>lmem, 스택, cudaDeviceLmemResizeToMax</translation>
    </message>
    <message>
        <source>machine code, assembly, nvdisasm</source>
        <translation>기계어, 어셈블리, nvdisasm</translation>
    </message>
    <message>
        <source>maxDynamicSharedSizeBytes, cudaFuncAttributeMaxDynamicSharedMemorySize</source>
        <translation>maxDynamicSharedSizeBytes, cudaFuncAttributeMaxDynamicSharedMemorySize</translation>
    </message>
    <message>
        <source>maximum cluster size, cudaOccupancyMaxPotentialClusterSize</source>
        <translation>최대 클러스터 크기, cudaOccupancyMaxPotentialClusterSize</translation>
    </message>
    <message>
        <source>measurement, sample, time, timing</source>
        <translation>측정, 표본, 시간</translation>
    </message>
    <message>
        <source>memcheck, racecheck, sanitizer, cuda-memcheck</source>
        <translation>memcheck, racecheck, cuda-memcheck</translation>
    </message>
    <message>
        <source>memory transaction, 32 bytes</source>
        <translation>메모리 트랜잭션, 32바이트</translation>
    </message>
    <message>
        <source>min blocks per SM, .minnctapersm</source>
        <translation>SM당 최소 블록, .minnctapersm</translation>
    </message>
    <message>
        <source>multi-instance GPU, GPU slice</source>
        <translation>multi-instance GPU, GPU 조각</translation>
    </message>
    <message>
        <source>nonPortableClusterSizeAllowed</source>
        <translation>nonPortableClusterSizeAllowed</translation>
    </message>
    <message>
        <source>null stream, stream 0, legacy stream, per-thread stream</source>
        <translation>널 스트림, 스트림 0, 레거시 스트림, 스레드별 스트림</translation>
    </message>
    <message>
        <source>nvcc</source>
        <translation>nvcc</translation>
    </message>
    <message>
        <source>parallel thread execution, virtual assembly, JIT, .maxntid, .minnctapersm, .maxclusterrank</source>
        <translation>parallel thread execution, 가상 어셈블리, JIT, .maxntid, .minnctapersm, .maxclusterrank</translation>
    </message>
    <message>
        <source>partition, scheduler, processing block</source>
        <translation>파티션, 스케줄러, 처리 블록</translation>
    </message>
    <message>
        <source>predicted, model, evaluation</source>
        <translation>예측됨, 모델, 평가</translation>
    </message>
    <message>
        <source>problem size, data, elements, N</source>
        <translation>문제 크기, 데이터, 원소, N</translation>
    </message>
    <message>
        <source>recorded, replay</source>
        <translation>기록됨, 재생</translation>
    </message>
    <message>
        <source>register file, registers per thread, numRegs</source>
        <translation>레지스터 파일, 스레드당 레지스터, numRegs</translation>
    </message>
    <message>
        <source>register spilling, spill stores, spill loads</source>
        <translation>레지스터 스필, 스필 저장, 스필 로드</translation>
    </message>
    <message>
        <source>rounding up, ceil_div, cuda::ceil_div</source>
        <translation>올림, ceil_div, cuda::ceil_div</translation>
    </message>
    <message>
        <source>sharedSizeBytes</source>
        <translation>sharedSizeBytes</translation>
    </message>
    <message>
        <source>streaming multiprocessor, multiprocessor</source>
        <translation>스트리밍 멀티프로세서, 멀티프로세서, streaming multiprocessor</translation>
    </message>
    <message>
        <source>synchronize, synchronise, synchronization, synchronous, cudaDeviceSynchronize, cudaStreamSynchronize</source>
        <translation>동기화, synchronize, 동기, cudaDeviceSynchronize, cudaStreamSynchronize</translation>
    </message>
    <message>
        <source>synchronous launch, environment variable</source>
        <translation>동기 실행, 환경 변수</translation>
    </message>
    <message>
        <source>tail, tail effect, wave quantization</source>
        <translation>꼬리, 꼬리 효과, 웨이브 양자화</translation>
    </message>
    <message>
        <source>texture, texture cache, texture object, tex2D</source>
        <translation>텍스처, 텍스처 캐시, 텍스처 객체, tex2D</translation>
    </message>
    <message>
        <source>this_grid().sync(), grid barrier</source>
        <translation>this_grid().sync(), 그리드 배리어</translation>
    </message>
    <message>
        <source>thread block cluster, CGA, __cluster_dims__, clusterDim</source>
        <translation>스레드 블록 클러스터, CGA, __cluster_dims__, clusterDim</translation>
    </message>
    <message>
        <source>thread block, CTA, cooperative thread array</source>
        <translation>스레드 블록, CTA, cooperative thread array</translation>
    </message>
    <message>
        <source>thread index</source>
        <translation>스레드 인덱스</translation>
    </message>
    <message>
        <source>thread rank, linear index</source>
        <translation>스레드 랭크, 선형 인덱스</translation>
    </message>
    <message>
        <source>thread {index}</source>
        <translation>스레드 {index}</translation>
    </message>
    <message>
        <source>tiling, blocking</source>
        <translation>타일링, 블로킹</translation>
    </message>
    <message>
        <source>toolkit, CUDA version</source>
        <translation>툴킷, CUDA 버전</translation>
    </message>
    <message>
        <source>tuning, autotuning, benchmark</source>
        <translation>튜닝, 자동 튜닝, 벤치마크</translation>
    </message>
    <message>
        <source>uint3</source>
        <translation>uint3</translation>
    </message>
    <message>
        <source>version of the architecture, sm_90, CC</source>
        <translation>아키텍처 버전, sm_90, CC</translation>
    </message>
    <message>
        <source>watchdog, TDR, timeout detection and recovery, cudaErrorLaunchTimeout</source>
        <translation>watchdog, TDR, timeout detection and recovery, cudaErrorLaunchTimeout</translation>
    </message>
    <message>
        <source>wave of blocks, full wave</source>
        <translation>블록의 웨이브, 가득 찬 웨이브</translation>
    </message>
    <message>
        <source>worker process, machine</source>
        <translation>워커 프로세스, 컴퓨터</translation>
    </message>
    <message>
        <source>Its grid leaves elements of the problem without a thread.</source>
        <translation>그리드가 문제의 일부 원소에 스레드를 주지 않습니다.</translation>
    </message>
    <message>
        <source>with clusters, an SM holds at most {blocks} blocks</source>
        <translation>클러스터로 실행하면 SM 하나에 블록이 최대 {blocks}개 상주합니다</translation>
    </message>
    <message>
        <source>{blocks, plural, one {# block leaves} other {# blocks leave}} {idle} of {sms} SMs without work; more blocks, with less work in each, would use them</source>
        <translation>{blocks, plural, other {블록이 #개}}뿐이어서 SM {sms}개 중 {idle}개에 할 일이 없습니다. 블록마다 처리하는 양을 줄이고 블록을 늘리면 이 SM들도 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>A value of the launch is out of its range: an extent of the grid, a cluster or a block, the shared memory, or an attribute that the device does not take. No thread ran.</source>
        <translation>실행에 지정한 값이 범위를 벗어났습니다. 그리드, 클러스터, 블록의 크기나 공유 메모리, 또는 디바이스가 받지 않는 속성 때문입니다. 수행된 스레드는 없습니다.</translation>
    </message>
    <message>
        <source>expected a number, or integer arithmetic with N, nx, ny, nz, blocks and threads, found &quot;{text}&quot;</source>
        <translation>숫자이거나 N, nx, ny, nz, blocks, threads를 쓰는 정수 식이어야 하는데 &quot;{text}&quot;입니다</translation>
    </message>
    <message>
        <source>this is JSON that is damaged or incomplete, and its beginning is of no known format</source>
        <translation>손상되었거나 끝까지 없는 JSON이며, 앞부분이 알려진 형식이 아닙니다</translation>
    </message>
    <message>
        <source>this is source code; page Kernel and trichevron-cli inspect read it</source>
        <translation>소스 코드입니다. 커널 페이지나 trichevron-cli inspect로 읽을 수 있습니다</translation>
    </message>
    <message>
        <source>More blocks than predicted were resident. The prediction counts whole blocks; where warps leave a block early, the device may give their place to another block.</source>
        <translation>예측보다 많은 블록이 상주했습니다. 예측은 블록 전체를 기준으로 하며, 워프가 블록을 일찍 떠나면 디바이스가 그 자리를 다른 블록에 줄 수 있습니다.</translation>
    </message>
    <message>
        <source>a child that was forked without exec called CUDA, which does not work there once its parent has used it</source>
        <translation>exec 없이 fork된 자식 프로세스가 CUDA를 호출했습니다. 부모가 CUDA를 쓴 뒤에는 그런 자식에서 CUDA가 동작하지 않습니다</translation>
    </message>
    <message>
        <source>addNode, setAttribute, instantiate or launch</source>
        <translation>addNode, setAttribute, instantiate 또는 launch</translation>
    </message>
    <message>
        <source>it is no command: {text}</source>
        <translation>명령이 아님: {text}</translation>
    </message>
    <message>
        <source>more blocks than predicted were resident, as where warps leave their blocks early</source>
        <translation>워프가 블록을 일찍 떠날 때처럼 예측보다 많은 블록이 상주</translation>
    </message>
    <message>
        <source>nothing was captured: there was no room for it</source>
        <translation>기록할 공간이 없어서 아무것도 캡처하지 못했습니다</translation>
    </message>
    <message>
        <source>there was no room for more: launches after that are not in the capture ({reason})</source>
        <translation>더 기록할 공간이 없었습니다. 그 뒤의 실행은 캡처에 없습니다({reason})</translation>
    </message>
    <message>
        <source>__global__ function</source>
        <translation>__global__ 함수</translation>
    </message>
    <message>
        <source>cannot be started: {reason}</source>
        <translation>시작할 수 없음: {reason}</translation>
    </message>
    <message>
        <source>nothing was captured: the program could not write into {folder}: {reason}</source>
        <translation>프로그램이 {folder}에 쓸 수 없어 캡처한 것이 없습니다: {reason}</translation>
    </message>
    <message>
        <source>the connection ended before the program did</source>
        <translation>프로그램이 끝나기 전에 연결이 끊어졌습니다</translation>
    </message>
    <message>
        <source>the connection ended before trichevron-cli answered there</source>
        <translation>그 컴퓨터의 trichevron-cli가 응답하기 전에 연결이 끊어졌습니다</translation>
    </message>
    <message>
        <source>the connection is a terminal, which changes what is sent: leave out the option that asks for one, such as -t or --pty</source>
        <translation>연결이 터미널이어서 전송하는 내용이 바뀝니다. -t나 --pty처럼 터미널을 요청하는 옵션을 빼세요</translation>
    </message>
    <message>
        <source>the program cannot begin in this folder: {reason}</source>
        <translation>이 폴더에서 프로그램을 시작할 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>trichevron-cli does not answer there: more than 64 KiB of something else came instead</source>
        <translation>그 컴퓨터의 trichevron-cli가 응답하지 않습니다. 대신 다른 내용이 64 KiB 넘게 왔습니다</translation>
    </message>
    <message>
        <source>trichevron-cli there has version {there} of a capture&apos;s stream, this program version {here}: use the same Trichevron on both machines</source>
        <translation>그 컴퓨터의 trichevron-cli는 캡처 스트림 버전 {there}, 이 프로그램은 버전 {here}을(를) 사용합니다. 두 컴퓨터에 같은 Trichevron을 사용하세요</translation>
    </message>
    <message>
        <source>what arrives is not the stream of a capture</source>
        <translation>도착한 내용이 캡처 스트림이 아닙니다</translation>
    </message>
    <message>
        <source>A context that owns some of a device&apos;s SMs: launches in its streams run on these only, and waves, cooperative grids and clusters follow.</source>
        <translation>디바이스의 SM 일부를 소유하는 컨텍스트입니다. 그 스트림에서의 실행은 이 SM에서만 수행되며, 웨이브, 협력 그리드, 클러스터도 이에 따릅니다.</translation>
    </message>
    <message>
        <source>A green context of {value} SMs cannot be created: the device has {limit}, and cuDevSmResourceSplitByCount refuses more.</source>
        <translation>SM {value}개의 그린 컨텍스트는 만들 수 없습니다. 디바이스의 SM은 {limit}개이고, cuDevSmResourceSplitByCount는 그보다 많은 수를 거부합니다.</translation>
    </message>
    <message>
        <source>A kernel node of a graph cannot have a launchCompletionEvent.</source>
        <translation>그래프의 커널 노드에는 launchCompletionEvent를 지정할 수 없습니다.</translation>
    </message>
    <message>
        <source>A kernel node of a graph cannot have a programmaticEvent.</source>
        <translation>그래프의 커널 노드에는 programmaticEvent를 지정할 수 없습니다.</translation>
    </message>
    <message>
        <source>Cluster in a green context</source>
        <translation>그린 컨텍스트의 클러스터</translation>
    </message>
    <message>
        <source>Device-updatable node</source>
        <translation>디바이스에서 변경할 수 있는 노드</translation>
    </message>
    <message>
        <source>Device-updatable node outside of a graph</source>
        <translation>그래프 밖의 디바이스 변경 가능 노드</translation>
    </message>
    <message>
        <source>Green context</source>
        <translation>그린 컨텍스트</translation>
    </message>
    <message>
        <source>Green context (SMs)</source>
        <translation>그린 컨텍스트(SM)</translation>
    </message>
    <message>
        <source>Green context of {sms} SMs</source>
        <translation>SM {sms}개 그린 컨텍스트</translation>
    </message>
    <message>
        <source>Hit ratio of the access policy window</source>
        <translation>접근 정책 창의 적중 비율</translation>
    </message>
    <message>
        <source>Launch in a stream of a green context of {sms} SMs.</source>
        <translation>SM {sms}개 그린 컨텍스트의 스트림에서 실행하세요.</translation>
    </message>
    <message>
        <source>Launch with the attribute {attribute}={value}.</source>
        <translation>{attribute}={value} 속성으로 실행하세요.</translation>
    </message>
    <message>
        <source>Launches the same kernel in two streams, and reports whether the two ran concurrently: not in the default stream, but possibly in created streams. Streams of green contexts have SMs of their own. A launch completion event lets the second begin once all blocks of the first have begun.</source>
        <translation>같은 커널을 두 스트림에서 실행하고, 둘이 동시에 수행되었는지 보고합니다. 기본 스트림에서는 동시에 수행되지 않지만, 생성한 스트림에서는 가능할 수 있습니다. 그린 컨텍스트의 스트림에는 각자의 SM이 있습니다. 실행 완료 이벤트를 쓰면 첫 커널의 모든 블록이 시작된 뒤 두 번째 커널이 시작됩니다.</translation>
    </message>
    <message>
        <source>Memory synchronization domain map</source>
        <translation>메모리 동기화 도메인 맵</translation>
    </message>
    <message>
        <source>Misses of the access policy window</source>
        <translation>접근 정책 창의 실패 속성</translation>
    </message>
    <message>
        <source>Rounded green context</source>
        <translation>올림된 그린 컨텍스트</translation>
    </message>
    <message>
        <source>Size of the access policy window</source>
        <translation>접근 정책 창의 크기</translation>
    </message>
    <message>
        <source>The cluster has {value, plural, one {# block} other {# blocks}}; the green context of {sms} SMs allows at most {limit}, since it has no more SMs of one GPC.</source>
        <translation>클러스터가 {value, plural, other {블록 #개}}인데, SM {sms}개 그린 컨텍스트에는 한 GPC의 SM이 그보다 적어 최대 {limit}개까지 허용됩니다.</translation>
    </message>
    <message>
        <source>The event of launchCompletionEvent is created with the flags {value}, among them cudaEventBlockingSync (1); it can have cudaEventDisableTiming (2) only.</source>
        <translation>launchCompletionEvent의 이벤트가 플래그 {value}로 생성되는데, 여기에 cudaEventBlockingSync(1)가 포함됩니다. cudaEventDisableTiming(2)만 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>The event of launchCompletionEvent is created with the flags {value}, and so takes times; it needs cudaEventDisableTiming (2).</source>
        <translation>launchCompletionEvent의 이벤트가 플래그 {value}로 생성되어 시간을 측정합니다. cudaEventDisableTiming(2)이 필요합니다.</translation>
    </message>
    <message>
        <source>The event of launchCompletionEvent is null.</source>
        <translation>launchCompletionEvent의 이벤트가 null입니다.</translation>
    </message>
    <message>
        <source>The event of programmaticEvent is created with the flags {value}, and so takes times; it needs cudaEventDisableTiming (2).</source>
        <translation>programmaticEvent의 이벤트가 플래그 {value}로 생성되어 시간을 측정합니다. cudaEventDisableTiming(2)이 필요합니다.</translation>
    </message>
    <message>
        <source>The event of programmaticEvent is null.</source>
        <translation>programmaticEvent의 이벤트가 null입니다.</translation>
    </message>
    <message>
        <source>The flags of launchCompletionEvent are 1 (external), which only a stream under capture takes.</source>
        <translation>launchCompletionEvent의 플래그가 1(external)인데, 이 값은 캡처 중인 스트림에서만 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>The flags of launchCompletionEvent are {value}; outside of a capture they must be 0.</source>
        <translation>launchCompletionEvent의 플래그가 {value}입니다. 캡처 밖에서는 0이어야 합니다.</translation>
    </message>
    <message>
        <source>The flags of programmaticEvent are 1 (external), which only a stream under capture takes.</source>
        <translation>programmaticEvent의 플래그가 1(external)인데, 이 값은 캡처 중인 스트림에서만 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>The flags of programmaticEvent are {value}; outside of a capture they must be 0.</source>
        <translation>programmaticEvent의 플래그가 {value}입니다. 캡처 밖에서는 0이어야 합니다.</translation>
    </message>
    <message>
        <source>The green context gets {sms} SMs instead of {value}: its size is rounded up to a multiple of {step}, or to all SMs.</source>
        <translation>그린 컨텍스트는 SM {value}개 대신 {sms}개를 받습니다. 크기는 {step}의 배수 또는 전체 SM 수로 올림됩니다.</translation>
    </message>
    <message>
        <source>a green context of {sms} SMs</source>
        <translation>SM {sms}개 그린 컨텍스트</translation>
    </message>
    <message>
        <source>a number from {min} to {max}</source>
        <translation>{min}부터 {max}까지의 수</translation>
    </message>
    <message>
        <source>a number that the member holds</source>
        <translation>멤버에 담을 수 있는 수</translation>
    </message>
    <message>
        <source>cuGreenCtxCreate, cuGreenCtxStreamCreate, cuDevSmResourceSplitByCount, SM partition</source>
        <translation>cuGreenCtxCreate, cuGreenCtxStreamCreate, cuDevSmResourceSplitByCount, SM 분할</translation>
    </message>
    <message>
        <source>deviceUpdatableKernelNode is {value}; it must be 0 or 1.</source>
        <translation>deviceUpdatableKernelNode가 {value}입니다. 0 또는 1이어야 합니다.</translation>
    </message>
    <message>
        <source>deviceUpdatableKernelNode is {value}; only a kernel node of a graph has this attribute, and {api} launches none.</source>
        <translation>deviceUpdatableKernelNode가 {value}입니다. 이 속성은 그래프의 커널 노드에만 있는데, {api}의 실행은 노드가 아닙니다.</translation>
    </message>
    <message>
        <source>hitRatio of accessPolicyWindow is {value}; it must be from 0 to 1.</source>
        <translation>accessPolicyWindow의 hitRatio가 {value}입니다. 0부터 1까지여야 합니다.</translation>
    </message>
    <message>
        <source>memSyncDomainMap maps {member} to domain {value}; the device&apos;s domains end at {limit}.</source>
        <translation>memSyncDomainMap의 {member}에 도메인 {value}번이 지정되었는데, 디바이스의 도메인은 {limit}번까지입니다.</translation>
    </message>
    <message>
        <source>missProp of accessPolicyWindow is {value} (persisting); it can be 0 (normal) or 1 (streaming).</source>
        <translation>accessPolicyWindow의 missProp이 {value}(지속)입니다. 0(일반) 또는 1(스트리밍)이어야 합니다.</translation>
    </message>
    <message>
        <source>null, since a kernel node of a graph runs in the context in which it was added, whatever the stream</source>
        <translation>null(그래프의 커널 노드는 스트림과 관계없이 노드가 추가된 컨텍스트에서 수행됨)</translation>
    </message>
    <message>
        <source>null, since only a stream that is nonBlocking or highPriority can be one of a green context</source>
        <translation>null(nonBlocking 또는 highPriority 스트림만 그린 컨텍스트의 스트림이 될 수 있음)</translation>
    </message>
    <message>
        <source>num_bytes of accessPolicyWindow is {value}; the device&apos;s largest window has {limit} bytes.</source>
        <translation>accessPolicyWindow의 num_bytes가 {value}입니다. 디바이스의 가장 큰 창은 {limit}바이트입니다.</translation>
    </message>
    <message>
        <source>this takes {count} numbers: {names}</source>
        <translation>숫자 {count}개가 필요합니다: {names}</translation>
    </message>
    <message>
        <source>{attribute} {value}</source>
        <translation>{attribute} {value}</translation>
    </message>
    <message>
        <source>{sms} / {limit}</source>
        <translation>{sms} / {limit}</translation>
    </message>
    <message>
        <source>{text} is not a number from {min} to {max}</source>
        <translation>{text}: {min}부터 {max}까지의 수가 아닙니다</translation>
    </message>
    <message>
        <source>{value} → {sms}</source>
        <translation>{value} → {sms}</translation>
    </message>
    <message>
        <source>A kernel uses {registers} registers per thread and no shared memory</source>
        <translation>커널이 스레드당 레지스터 {registers}개를 사용하고 공유 메모리는 사용하지 않습니다</translation>
    </message>
    <message>
        <source>An SM of an {device} has room for {warps} warps, {blocks} blocks and {registers} registers</source>
        <translation>{device}의 SM은 워프 {warps}개, 블록 {blocks}개, 레지스터 {registers}개를 수용합니다</translation>
    </message>
    <message>
        <source>An SM of this device has room for {warps, plural, one {# block} other {# blocks}} by warps, {registers} by registers and {blocks} by its number of blocks</source>
        <translation>이 디바이스의 SM 하나에 들어가는 블록은 워프 기준 {warps, plural, other {#개}}, 레지스터 기준 {registers}개, 블록 수 한도 기준 {blocks}개입니다</translation>
    </message>
    <message>
        <source>In a trace, the blocks that were the first in their places on the SMs, then the second ones, and so on; waves are their prediction.</source>
        <translation>트레이스에서 SM의 각 자리에 첫 번째로 들어간 블록들, 두 번째로 들어간 블록들 등의 순서이며, 웨이브는 이를 예측한 것입니다.</translation>
    </message>
    <message>
        <source>Round of blocks</source>
        <translation>블록 라운드</translation>
    </message>
    <message>
        <source>rounds, slot</source>
        <translation>라운드, 슬롯</translation>
    </message>
    <message>
        <source>the file ends early, in quotes that begin in line {line}</source>
        <translation>파일이 {line}행에서 시작하는 따옴표 안에서 끝납니다</translation>
    </message>
    <message>
        <source>0 to {last}: the block that holds it</source>
        <translation>0~{last}: 그 bin을 가진 블록</translation>
    </message>
    <message>
        <source>Flags of the launch completion event</source>
        <translation>실행 완료 이벤트의 플래그</translation>
    </message>
    <message>
        <source>Flags of the programmatic event</source>
        <translation>프로그래밍 방식 이벤트의 플래그</translation>
    </message>
    <message>
        <source>Handle of the launch completion event</source>
        <translation>실행 완료 이벤트의 핸들</translation>
    </message>
    <message>
        <source>Handle of the programmatic event</source>
        <translation>프로그래밍 방식 이벤트의 핸들</translation>
    </message>
    <message>
        <source>Launch completion event outside of a capture</source>
        <translation>캡처 밖의 실행 완료 이벤트</translation>
    </message>
    <message>
        <source>Launch completion event without blocking sync</source>
        <translation>블로킹 동기화 없는 실행 완료 이벤트</translation>
    </message>
    <message>
        <source>Launch completion event without timing</source>
        <translation>시간 측정 없는 실행 완료 이벤트</translation>
    </message>
    <message>
        <source>No launch completion event in a graph</source>
        <translation>그래프에서 실행 완료 이벤트 사용 불가</translation>
    </message>
    <message>
        <source>No programmatic event in a graph</source>
        <translation>그래프에서 프로그래밍 방식 이벤트 사용 불가</translation>
    </message>
    <message>
        <source>Programmatic event outside of a capture</source>
        <translation>캡처 밖의 프로그래밍 방식 이벤트</translation>
    </message>
    <message>
        <source>Programmatic event without timing</source>
        <translation>시간 측정 없는 프로그래밍 방식 이벤트</translation>
    </message>
    <message>
        <source>counter {counter} of block {block}</source>
        <translation>블록 {block}의 카운터 {counter}</translation>
    </message>
    <message>
        <source>this launch counts no bins in the shared memory of a cluster&apos;s blocks; find a thread, a block or an element instead.</source>
        <translation>이 실행은 클러스터 블록들의 공유 메모리에서 bin을 세지 않습니다. 대신 스레드, 블록 또는 원소를 찾으세요.</translation>
    </message>
    <message>
        <source>thread, warp, block, cluster, rank, global, element, bin, index, row, column, &apos;s</source>
        <translation>스레드, 워프, 블록, 클러스터, 랭크, 전역, 원소, bin, 인덱스, 행, 열, 의</translation>
    </message>
    <message>
        <source>{typed} lies outside the histogram of {bins, plural, one {# bin} other {# bins}}; they are numbered 0 to {last}.</source>
        <translation>{typed}{typed, ending, vowel {는} other {은}} {bins, plural, other {bin #개}}인 히스토그램 밖에 있습니다. bin 번호는 0부터 {last}까지입니다.</translation>
    </message>
    <message>
        <source>assertion, abort</source>
        <translation>assertion, abort, 단언</translation>
    </message>
    <message>
        <source>cudaFuncSetAttribute returns cudaErrorInvalidValue for an opt-in of {value} B and leaves the default of {default} B, because a block with {static} B of static shared memory can have at most {limit} B of dynamic shared memory; the driver&apos;s log says “Requested dynamic shared memory size is larger than limit”. The verdict is that of a launch after it.</source>
        <translation>정적 공유 메모리가 {static} B인 블록은 동적 공유 메모리를 최대 {limit} B까지 가질 수 있으므로, 옵트인 {value} B에 대해 cudaFuncSetAttribute는 cudaErrorInvalidValue를 반환하고 기본값 {default} B를 그대로 둡니다. 드라이버 로그에는 “Requested dynamic shared memory size is larger than limit”라고 남습니다. 판정은 그 뒤의 실행에 대한 것입니다.</translation>
    </message>
    <message>
        <source>endless, infinite loop, hang, deadlock, timeout</source>
        <translation>endless, infinite loop, hang, deadlock, timeout, 무한 루프, 멈춤, 교착 상태</translation>
    </message>
    <message>
        <source>segmentation fault, out of bounds, invalid pointer, crash</source>
        <translation>segmentation fault, out of bounds, invalid pointer, crash, 세그먼테이션 오류, 범위 밖, 잘못된 포인터</translation>
    </message>
    <message>
        <source>perhaps refused, since the trace rounds the shared memory: {reason}</source>
        <translation>거부될 수 있음(트레이스의 공유 메모리가 반올림된 값): {reason}</translation>
    </message>
    <message>
        <source>the file is empty; Trichevron opens {formats}, and on page Kernel CUDA sources, cubins, PTX and the output of a compiler</source>
        <translation>빈 파일. Trichevron에서 열 수 있는 파일: {formats}, 그리고 커널 페이지에서 CUDA 소스, cubin, PTX, 컴파일러 출력</translation>
    </message>
    <message>
        <source>the file is empty; Trichevron reads launches from {formats}</source>
        <translation>빈 파일. Trichevron에서 실행을 읽을 수 있는 파일: {formats}</translation>
    </message>
    <message>
        <source>the format is unknown; Trichevron opens {formats}, and on page Kernel CUDA sources, cubins, PTX and the output of a compiler</source>
        <translation>알 수 없는 형식. Trichevron에서 열 수 있는 파일: {formats}, 그리고 커널 페이지에서 CUDA 소스, cubin, PTX, 컴파일러 출력</translation>
    </message>
    <message>
        <source>the format is unknown; Trichevron reads launches from {formats}</source>
        <translation>알 수 없는 형식. Trichevron에서 실행을 읽을 수 있는 파일: {formats}</translation>
    </message>
    <message>
        <source>there is no CUDA driver on this machine, so nothing was captured</source>
        <translation>이 컴퓨터에 CUDA 드라이버가 없어 캡처한 것이 없습니다</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}~{most}</translation>
    </message>
    <message>
        <source>change the launch attribute</source>
        <translation>실행 속성 변경</translation>
    </message>
    <message>
        <source>change the size of the green context</source>
        <translation>그린 컨텍스트의 크기 변경</translation>
    </message>
    <message>
        <source>there is no CUDA driver on the other machine, so nothing was captured</source>
        <translation>다른 컴퓨터에 CUDA 드라이버가 없어 캡처한 것이 없습니다</translation>
    </message>
    <message>
        <source>Blocks at once</source>
        <translation>동시에 수행되는 블록</translation>
    </message>
    <message>
        <source>at most {blocks}</source>
        <translation>최대 {blocks}</translation>
    </message>
    <message>
        <source>this is {first} (0), {second} (1) or {third} (2)</source>
        <translation>{first}(0), {second}(1) 또는 {third}(2)여야 합니다</translation>
    </message>
    <message>
        <source>&quot;{id}&quot; is not a rule; these have it in their ids: {ids}</source>
        <translation>&quot;{id}&quot;{id, ending, vowel {는} other {은}} 규칙이 아닙니다. id에 이것이 들어 있는 규칙: {ids}</translation>
    </message>
    <message>
        <source>Blocks per SM in clusters</source>
        <translation>클러스터일 때 SM당 블록</translation>
    </message>
    <message>
        <source>Clusters of {size, plural, one {# block} other {# blocks}} leave {value} of {limit, plural, one {# SM} other {# SMs}} idle, because their GPCs have too few SMs, or too few left, for another cluster: {blocks} blocks can run at the same time; without clusters {withoutClusters} can, {onIdle} more on the idle SMs{onOthers, plural, =0 {} other {, {onOthers} more on SMs that whole clusters do not fill}}{pastLimit, plural, =0 {} other {, {pastLimit} more past the {most} blocks of an SM in clusters}}.</source>
        <translation>{size, plural, other {블록 #개}}짜리 클러스터를 사용하면 {limit, plural, other {SM #개}} 중 {value}개가 유휴 상태로 남습니다. GPC의 SM이 너무 적거나, 남은 SM이 너무 적어 클러스터를 하나 더 넣을 수 없기 때문입니다. 동시에 수행될 수 있는 블록은 {blocks}개이며, 클러스터가 없으면 {withoutClusters}개입니다. 유휴 상태인 SM에서 {onIdle}개{onOthers, plural, =0 {} other {, 온전한 클러스터로는 다 채울 수 없는 SM에서 {onOthers}개}}{pastLimit, plural, =0 {} other {, 클러스터일 때의 SM당 {most}개를 넘어 {pastLimit}개}}가 더 수행될 수 있습니다.</translation>
    </message>
    <message>
        <source>In clusters, also of one block, an SM holds at most {limit} blocks: {warps} of {maxWarps} warps. Without clusters it holds {value} of these blocks, and {warpsWithout} warps.</source>
        <translation>클러스터로 실행하면 블록 하나짜리 클러스터라도 SM 하나에 블록이 최대 {limit}개까지만 상주합니다. 워프로는 {maxWarps}개 중 {warps}개입니다. 클러스터가 없으면 이 블록이 {value}개, 워프로는 {warpsWithout}개 상주합니다.</translation>
    </message>
    <message>
        <source>It covers {part} of {limit, plural, one {# element} other {# elements}}.</source>
        <translation>{limit, plural, other {원소 #개}} 중 {part}개를 처리합니다.</translation>
    </message>
    <message>
        <source>The machine code was compiled for up to {registers, plural, one {# register} other {# registers}} per thread{fitting}: that is what its launch bounds or an option of the compiler allowed.</source>
        <translation>이 기계어 코드는 스레드당 {registers, plural, other {레지스터 #개}}까지 쓰도록 컴파일되었습니다{fitting}. launch bounds나 컴파일러 옵션이 그만큼 허용했기 때문입니다.</translation>
    </message>
    <message>
        <source>line {line} has a zero byte, so that it is no text</source>
        <translation>{line}번째 줄에 0 바이트가 있어 텍스트가 아닙니다</translation>
    </message>
    <message>
        <source>more than 16 MiB of blanks end at byte {place}</source>
        <translation>16 MiB가 넘는 공백이 바이트 {place}에서 끝납니다</translation>
    </message>
    <message>
        <source>{grid}, {percent} covered</source>
        <translation>{grid}, {percent} 처리</translation>
    </message>
    <message>
        <source>{limit} of {value}</source>
        <translation>{value}개 중 {limit}개</translation>
    </message>
    <message>
        <source>the clusters</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>{limiters}, {limiter}</source>
        <translation>{limiters}, {limiter}</translation>
    </message>
    <message>
        <source>The capture is not whole: {problem}; {launches, plural, one {# launch was} other {# launches were}} read; capture the program again to have all.</source>
        <translation>캡처가 온전하지 않아요: {problem}. 실행 {launches}개를 읽었으니, 모두 보려면 프로그램을 다시 캡처하세요.</translation>
    </message>
    <message>
        <source>The trace is not whole: {problem}; {launches, plural, one {# launch was} other {# launches were}} read; export it again to have all.</source>
        <translation>트레이스가 온전하지 않아요: {problem}. 실행 {launches}개를 읽었으니, 모두 보려면 다시 내보내세요.</translation>
    </message>
    <message>
        <source>the database is damaged</source>
        <translation>데이터베이스가 손상되었어요</translation>
    </message>
    <message>
        <source>at least {waves}</source>
        <translation>최소 {waves}</translation>
    </message>
    <message>
        <source>&quot;{field}&quot; of {kernel} at byte {byte} is {value}</source>
        <translation>{byte}바이트 위치에 있는 {kernel}의 &quot;{field}&quot;: {value}</translation>
    </message>
    <message>
        <source>1,024 × 1,024 elements in blocks of 16 × 16 threads, and these in clusters of 2.</source>
        <translation>원소 1,024 × 1,024개를 스레드 16 × 16개짜리 블록으로 나누고, 블록을 2개씩 클러스터로 묶습니다.</translation>
    </message>
    <message>
        <source>SMs idle: fewer blocks than SMs</source>
        <translation>유휴 SM: 블록이 SM보다 적음</translation>
    </message>
    <message>
        <source>SMs idle: no room for another cluster</source>
        <translation>유휴 SM: 클러스터가 더 들어갈 자리 없음</translation>
    </message>
    <message>
        <source>Wrong result: {wrong} of {checked, plural, one {# value} other {# values}}</source>
        <translation>잘못된 결과: 값 {checked, plural, other {#개}} 중 {wrong}개</translation>
    </message>
    <message>
        <source>clusters of one block</source>
        <translation>블록 하나짜리 클러스터</translation>
    </message>
    <message>
        <source>linear, lane</source>
        <translation>선형, 레인</translation>
    </message>
    <message>
        <source>no waves</source>
        <translation>웨이브 없음</translation>
    </message>
    <message>
        <source>no waves: no block fits on an SM</source>
        <translation>웨이브 없음: SM에 들어가는 블록이 없음</translation>
    </message>
    <message>
        <source>no waves: no device is chosen</source>
        <translation>웨이브 없음: 디바이스를 선택하지 않음</translation>
    </message>
    <message>
        <source>no waves: the launch is refused by the rule “{rule}”</source>
        <translation>웨이브 없음: 규칙 “{rule}”에 따라 실행이 거부됨</translation>
    </message>
    <message>
        <source>of an element, 0 to {last}</source>
        <translation>원소의 인덱스, 0~{last}</translation>
    </message>
    <message>
        <source>ptxas refuses the PTX: {message}</source>
        <translation>ptxas가 PTX를 거부합니다: {message}</translation>
    </message>
    <message>
        <source>the PTX ends within kernel {kernel}, which begins on line {first}: it was cut off; make or copy it again, in full</source>
        <translation>PTX가 {first}행에서 시작하는 커널 {kernel} 안에서 끝납니다. 중간에 잘린 것이므로 전체를 다시 만들거나 복사하십시오</translation>
    </message>
    <message>
        <source>the PTX ends within what begins on line {first}: it was cut off; make or copy it again, in full</source>
        <translation>PTX가 {first}행에서 시작하는 부분 안에서 끝납니다. 중간에 잘린 것이므로 전체를 다시 만들거나 복사하십시오</translation>
    </message>
    <message>
        <source>{blocks} blocks, {wave} at once: {perSm} waves/SM, so {waves} waves, and the last one has {tail, plural, one {# block} other {# blocks}}: it has room for {room} more; smaller blocks, or more of them with less work each, can fill it</source>
        <translation>블록 {blocks}개, 한 번에 {wave}개: SM당 웨이브 {perSm}이므로 웨이브는 {waves}개이고, 마지막 웨이브의 블록은 {tail, plural, other {#개}}입니다. {room}개가 더 들어갈 자리가 있으므로, 블록을 작게 하거나 블록마다 처리하는 양을 줄이고 수를 늘리면 채울 수 있습니다</translation>
    </message>
    <message>
        <source>{blocks} blocks, {wave} at once: {perSm} waves/SM, so {waves} waves, and the last one has {tail, plural, one {# block} other {# blocks}}; {tail, plural, one {# block} other {# blocks}} fewer, or blocks that do more work each, would save the last wave</source>
        <translation>블록 {blocks}개, 한 번에 {wave}개: SM당 웨이브 {perSm}이므로 웨이브는 {waves}개이고, 마지막 웨이브의 블록은 {tail, plural, other {#개}}입니다. 블록을 {tail, plural, other {#개}} 줄이거나 블록마다 처리하는 양을 늘리면 마지막 웨이브를 없앨 수 있습니다</translation>
    </message>
    <message>
        <source>{count, plural, other {# more}}</source>
        <translation>{count, plural, other {외 #개}}</translation>
    </message>
    <message>
        <source>{first}; {next}</source>
        <translation>{first}; {next}</translation>
    </message>
    <message>
        <source>{launches, plural, one {# launch is} other {# launches are}} left out: a dimension or a time in the trace cannot be read ({which})</source>
        <translation>실행 {launches, plural, other {#개}} 제외: 트레이스에서 차원이나 시간을 읽을 수 없음({which})</translation>
    </message>
    <message>
        <source>{launches, plural, one {# launch} other {# launches}} in the trace, and a dimension or a time of each is no number ({which})</source>
        <translation>트레이스에 실행이 {launches, plural, other {#개}} 있지만, 어느 것도 차원이나 시간이 숫자가 아님({which})</translation>
    </message>
    <message>
        <source>{lines, plural, one {# line} other {# lines}} cannot be read ({which})</source>
        <translation>{lines, plural, other {#개}} 줄을 읽을 수 없음({which})</translation>
    </message>
    <message>
        <source>{typed} lies outside warp {warp} of {threads, plural, one {# thread} other {# threads}}; lanes are numbered 0 to {last}.</source>
        <translation>{typed}: 스레드 {threads, plural, other {#개}}인 워프 {warp}의 밖에 있습니다. 레인 번호는 0~{last}입니다.</translation>
    </message>
    <message>
        <source>{typed}: no warp is selected; select one, or type it first, as in {example}.</source>
        <translation>{typed}: 선택한 워프가 없습니다. 워프를 선택하거나 {example}처럼 먼저 입력하세요.</translation>
    </message>
    <message>
        <source>{value} / {limit} registers per thread</source>
        <translation>스레드당 레지스터 {value} / {limit}</translation>
    </message>
    <message>
        <source>{whole}: {problem}</source>
        <translation>{whole}: {problem}</translation>
    </message>
    <message>
        <source>{kernel} at byte {byte} has no &quot;{field}&quot;</source>
        <translation>{byte}바이트 위치에 있는 {kernel}에 &quot;{field}&quot;가 없음</translation>
    </message>
    <message>
        <source>67,108,864 elements in 1,024 blocks of 320 threads: on 132 SMs the tail wave has 232 of 792 blocks.</source>
        <translation>원소 67,108,864개를 스레드 320개인 블록 1,024개로: SM 132개에서 꼬리 웨이브의 블록은 792개 중 232개입니다.</translation>
    </message>
    <message>
        <source>Blocks are coloured by SM or, where they are many, by round where there is a trace, otherwise by cluster or by wave; threads by warp. Pinned launches are all coloured by the same.</source>
        <translation>블록은 트레이스가 있으면 SM별로(블록이 많으면 라운드별로), 없으면 클러스터나 웨이브별로 색을 구분하고, 스레드는 워프별로 색을 구분합니다. 고정한 실행은 모두 같은 기준으로 색을 정합니다.</translation>
    </message>
    <message>
        <source>Full tail wave</source>
        <translation>가득 찬 꼬리 웨이브</translation>
    </message>
    <message>
        <source>No dynamic shared memory</source>
        <translation>동적 공유 메모리 없음</translation>
    </message>
    <message>
        <source>PyTorch chooses the launches of its functions itself, so that the code does not show them; import a trace of the program, or write one such as kernel&lt;&lt;&lt;63, 256&gt;&gt;&gt;(…)</source>
        <translation>PyTorch는 함수의 실행 구성을 스스로 정하므로 코드에 나타나지 않습니다. 프로그램의 트레이스를 가져오거나 kernel&lt;&lt;&lt;63, 256&gt;&gt;&gt;(…)처럼 쓰세요</translation>
    </message>
    <message>
        <source>Short tail wave</source>
        <translation>짧은 꼬리 웨이브</translation>
    </message>
    <message>
        <source>The kernel uses dynamic shared memory (extern __shared__), and the launch gives it none; the driver accepts the launch.</source>
        <translation>커널은 동적 공유 메모리(extern __shared__)를 사용하지만 실행에서 주지 않습니다. 드라이버는 이 실행을 받아들입니다.</translation>
    </message>
    <message>
        <source>The launch started two kernels of {blocks, plural, one {# block} other {# blocks}} each. What was observed is of both; the predictions, and the verdict, are for one of them alone.</source>
        <translation>이 실행은 블록 {blocks, plural, other {#개}}인 커널 두 개를 시작했습니다. 관측값은 둘을 합한 것이고, 예측과 판정은 그중 하나만 있을 때의 것입니다.</translation>
    </message>
    <message>
        <source>The same work in 1,024 blocks of 480 threads, with as many warps per SM: on 132 SMs the tail wave has 496 of 528 blocks.</source>
        <translation>같은 작업을 스레드 480개인 블록 1,024개로, SM당 워프 수는 같게: SM 132개에서 꼬리 웨이브의 블록은 528개 중 496개입니다.</translation>
    </message>
    <message>
        <source>Triton launches blocks of num_warps × 32 threads, and chooses their shared memory when it compiles the kernel; the launch is without it.</source>
        <translation>Triton은 스레드가 num_warps × 32개인 블록을 실행하고, 공유 메모리는 커널을 컴파일할 때 정합니다. 이 실행에는 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Type what to find, as in {block}, {index}, {thread} or {rank}.</source>
        <translation>찾을 것을 입력하세요. 예: {block}, {index}, {thread}, {rank}.</translation>
    </message>
    <message>
        <source>a launch of Triton with num_ctas is not read; give it as one with a cluster, such as LaunchConfig(grid=63, cluster=2, block=256)</source>
        <translation>num_ctas가 있는 Triton 실행은 읽지 않습니다. LaunchConfig(grid=63, cluster=2, block=256)처럼 클러스터가 있는 실행으로 쓰세요</translation>
    </message>
    <message>
        <source>at most {blocks, plural, one {# block} other {# blocks}} resident on one SM (predicted: at most {predicted})</source>
        <translation>SM 하나에 상주한 블록은 최대 {blocks, plural, other {#개}}(예측: 최대 {predicted}개)</translation>
    </message>
    <message>
        <source>block {index} · rank {rank} (of the first kernel)</source>
        <translation>블록 {index} · 랭크 {rank}(첫 번째 커널)</translation>
    </message>
    <message>
        <source>each box stands for {size} blocks, {clusters, plural, one {# cluster} other {# clusters}}</source>
        <translation>상자 하나는 블록 {size}개, 클러스터 {clusters, plural, other {#개}}</translation>
    </message>
    <message>
        <source>expected two hexadecimal digits for each byte, found &quot;{text}&quot;</source>
        <translation>바이트마다 16진수 두 자리가 필요한데 &quot;{text}&quot;입니다</translation>
    </message>
    <message>
        <source>first kernel</source>
        <translation>첫 번째 커널</translation>
    </message>
    <message>
        <source>hipLaunchKernel and hipLaunchKernelGGL are launches of HIP, which are not read; write kernel&lt;&lt;&lt;grid, block, shared memory, stream&gt;&gt;&gt;(…)</source>
        <translation>hipLaunchKernel과 hipLaunchKernelGGL은 HIP의 실행이므로 읽지 않습니다. kernel&lt;&lt;&lt;grid, block, shared memory, stream&gt;&gt;&gt;(…)처럼 쓰세요</translation>
    </message>
    <message>
        <source>second kernel</source>
        <translation>두 번째 커널</translation>
    </message>
    <message>
        <source>the blocks are those of two kernels; the predictions are for one of them alone</source>
        <translation>블록은 커널 두 개의 것이고, 예측은 그중 하나만 있을 때의 것입니다</translation>
    </message>
    <message>
        <source>the file is larger than the limit of {limit}</source>
        <translation>파일이 한도 {limit}보다 큽니다</translation>
    </message>
    <message>
        <source>traced {traced} of {blocks, plural, one {# block} other {# blocks}} on {sms, plural, one {# SM} other {# SMs}}, at most {resident} resident on one (predicted: at most {predicted}), {time} from the first start to the last end</source>
        <translation>블록 {blocks, plural, other {#개}} 중 {traced}개를 SM {sms, plural, other {#개}}에서 추적, 하나에 최대 {resident}개 상주(예측: 최대 {predicted}개), 첫 시작부터 마지막 끝까지 {time}</translation>
    </message>
    <message>
        <source>{clusters, plural, one {# cluster} other {# clusters}}</source>
        <translation>클러스터 {clusters, plural, other {#개}}</translation>
    </message>
    <message>
        <source>{number} is the number of SMs of the device.</source>
        <translation>{number}은(는) 디바이스의 SM 수입니다.</translation>
    </message>
    <message>
        <source>{number} is the number of blocks of the grid.</source>
        <translation>{number}은(는) 그리드의 블록 수입니다.</translation>
    </message>
    <message>
        <source>{number} is the number of blocks that one SM holds at once.</source>
        <translation>{number}은(는) SM 하나에 동시에 들어가는 블록 수입니다.</translation>
    </message>
    <message>
        <source>{number} is the number of blocks that the device holds at once.</source>
        <translation>{number}은(는) 디바이스에 동시에 들어가는 블록 수입니다.</translation>
    </message>
    <message>
        <source>{number} is the number of threads of a block.</source>
        <translation>{number}은(는) 블록의 스레드 수입니다.</translation>
    </message>
    <message>
        <source>{number} is the number of threads of the grid.</source>
        <translation>{number}은(는) 그리드의 스레드 수입니다.</translation>
    </message>
    <message>
        <source>{number} is the number of warps of a block.</source>
        <translation>{number}은(는) 블록의 워프 수입니다.</translation>
    </message>
    <message>
        <source>{number} is the number of waves.</source>
        <translation>{number}은(는) 웨이브 수입니다.</translation>
    </message>
    <message>
        <source>{registers} of {architecture}</source>
        <translation>{registers} ({architecture})</translation>
    </message>
    <message>
        <source>{values, plural, one {# value in the trace cannot be read and counts} other {# values in the trace cannot be read and count}} as not known ({which})</source>
        <translation>트레이스에서 값 {values, plural, other {#개}}를 읽을 수 없어 알 수 없는 값으로 봅니다({which})</translation>
    </message>
    <message>
        <source>{value} B</source>
        <translation>{value} B</translation>
    </message>
    <message>
        <source>{value} is out of range: an integer of {size, plural, one {# byte} other {# bytes}} holds {least} to {most}</source>
        <translation>{value}은(는) 범위를 벗어납니다: {size, plural, other {#바이트}} 정수의 범위는 {least}~{most}입니다</translation>
    </message>
    <message>
        <source>{value} is out of range: {type} holds {least} to {most}</source>
        <translation>{value}은(는) 범위를 벗어납니다: {type}의 범위는 {least}~{most}입니다</translation>
    </message>
    <message>
        <source>more than 100,000 events up to byte {place} begin (&quot;ph&quot;: &quot;B&quot;) and do not end; a trace whose events have a duration (&quot;ph&quot;: &quot;X&quot;) has no such limit</source>
        <translation>바이트 {place}까지 시작하고(&quot;ph&quot;: &quot;B&quot;) 끝나지 않은 이벤트가 100,000개를 넘으며, 길이가 있는 이벤트(&quot;ph&quot;: &quot;X&quot;)로 된 트레이스에는 이 제한이 없음</translation>
    </message>
    <message>
        <source>the events up to byte {place} that begin (&quot;ph&quot;: &quot;B&quot;) and do not end take more than 64 MiB; a trace whose events have a duration (&quot;ph&quot;: &quot;X&quot;) has no such limit</source>
        <translation>바이트 {place}까지 시작하고(&quot;ph&quot;: &quot;B&quot;) 끝나지 않은 이벤트가 64 MiB를 넘으며, 길이가 있는 이벤트(&quot;ph&quot;: &quot;X&quot;)로 된 트레이스에는 이 제한이 없음</translation>
    </message>
    <message>
        <source>An SM holds at most {blocks, plural, one {# block} other {# blocks}} of a launch in clusters (seen on H200).</source>
        <translation>클러스터로 실행하면 SM 하나에 최대 {blocks, plural, other {블록 #개}}만 상주합니다(H200에서 확인).</translation>
    </message>
    <message>
        <source>Blocks of the same predicted wave have the same colour, also after a trace.</source>
        <translation>예측된 웨이브가 같은 블록은 트레이스 후에도 색이 같습니다.</translation>
    </message>
    <message>
        <source>Blocks of the same round have the same colour: the position of a block among those that ran in its slot; needs a trace.</source>
        <translation>라운드가 같은 블록은 색이 같습니다. 라운드는 한 슬롯에서 수행된 블록 중 몇 번째인지를 뜻하며, 트레이스가 필요합니다.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>not traced: press Trace to see the round of each block</source>
        <translation>트레이스 안 됨: [트레이스]를 누르면 각 블록의 라운드를 볼 수 있습니다</translation>
    </message>
    <message>
        <source>several rounds</source>
        <translation>여러 라운드</translation>
    </message>
    <message>
        <source>the names of the kernels and ranges take more than 256 MiB; a trace of a shorter time has fewer</source>
        <translation>커널과 범위의 이름이 256 MiB를 넘습니다. 더 짧은 시간의 트레이스는 이름이 더 적습니다</translation>
    </message>
    <message>
        <source>the trace has more than 100,000 streams</source>
        <translation>트레이스의 스트림이 100,000개를 넘습니다</translation>
    </message>
    <message>
        <source>not traced: the recording has no trace of this launch</source>
        <translation>트레이스 안 됨: 기록에 이 실행의 트레이스가 없습니다</translation>
    </message>
    <message>
        <source>several lanes</source>
        <translation>여러 레인</translation>
    </message>
    <message>
        <source>several warps</source>
        <translation>여러 워프</translation>
    </message>
    <message>
        <source>the trace says {percent}</source>
        <translation>트레이스의 값은 {percent}</translation>
    </message>
    <message>
        <source>there are {time} between two launches that follow each other: their time stamps are of two clocks, so that neither the gaps nor the places in the timeline are true</source>
        <translation>이어지는 두 실행 사이가 {time}입니다. 두 시계의 타임스탬프이므로 간격도 타임라인의 위치도 실제와 다릅니다</translation>
    </message>
    <message>
        <source>time stamps of two clocks</source>
        <translation>두 시계의 타임스탬프</translation>
    </message>
    <message>
        <source>{blocks, plural, one {# block} other {# blocks}} on {sms, plural, one {# SM} other {# SMs}}, of which each holds {resident} at most, are {percent} of the warps that the device can hold</source>
        <translation>SM {sms, plural, other {#개}}의 블록 {blocks, plural, other {#개}}는, SM당 최대 {resident}개까지 수용하므로, 디바이스가 수용할 수 있는 워프의 {percent}입니다</translation>
    </message>
    <message>
        <source>A worker sends a heartbeat twice a second. This one was stopped (SIGSTOP), hangs in the driver, lost its connection, or got no time on a machine that is too busy.</source>
        <translation>워커는 1초에 두 번 하트비트를 보냅니다. 이 워커는 중지되었거나(SIGSTOP), 드라이버 안에서 멈췄거나, 연결이 끊겼거나, 너무 바쁜 컴퓨터에서 실행 시간을 얻지 못했습니다.</translation>
    </message>
    <message>
        <source>⌊{id} / {x}⌋ modulo {y} is {j}; the whole index is ({i}, {j}, {k}).</source>
        <translation>⌊{id} / {x}⌋{x, ending, vowel {를} other {을}} {y}{y, ending, vowel {로} rieul {로} other {으로}} 나눈 나머지는 {j}입니다. 전체 인덱스는 ({i}, {j}, {k})입니다.</translation>
    </message>
    <message>
        <source>a wrong answer that stands here once</source>
        <translation>여기에 한 번만 나오는 틀린 답</translation>
    </message>
    <message>
        <source>at most {limit} wrong answers</source>
        <translation>최대 {limit}개의 틀린 답</translation>
    </message>
    <message>
        <source>blocks:</source>
        <translation>블록:</translation>
    </message>
    <message>
        <source>one cluster of each colour; neighbours differ</source>
        <translation>색상마다 클러스터 하나, 이웃끼리는 색상이 다름</translation>
    </message>
    <message>
        <source>{value, plural, one {# block} other {# blocks}} run in {waves, plural, one {# wave} other {# waves}} of up to {limit, plural, one {# block} other {# blocks}}; the last wave has only {tail, plural, one {# block} other {# blocks}}. Where all blocks take the same time, it takes {share:.0f} % of the time of the launch. A last wave costs little only where it is nine tenths full, or follows {most} full waves. To avoid it, choose a block size whose blocks fill whole waves, or use a grid-stride loop with {limit, plural, one {# block} other {# blocks}}.</source>
        <translation>{value, plural, other {블록 #개}}는 최대 {limit, plural, other {#개}}씩 {waves, plural, other {웨이브 #개}}로 나뉘어 수행되며, 마지막 웨이브에는 {tail, plural, other {블록이 #개}}만 있습니다. 모든 블록이 같은 시간 걸린다면 마지막 웨이브가 실행 시간의 {share:.0f}%를 차지합니다. 마지막 웨이브는 10분의 9 이상 차 있거나 꽉 찬 웨이브 {most}개 뒤에 올 때만 손실이 작습니다. 이를 피하려면 블록이 웨이브를 꽉 채우는 블록 크기를 선택하거나, {limit, plural, other {블록 #개}}로 그리드 스트라이드 루프를 사용하세요.</translation>
    </message>
</context>
<context>
    <name>gpu</name>
    <message>
        <source>Additional results are not available</source>
        <translation>추가 결과를 사용할 수 없음</translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation>디바이스 메모리</translation>
    </message>
    <message>
        <source>Kernel start and end times</source>
        <translation>커널 시작 및 종료 시각</translation>
    </message>
    <message>
        <source>The kernel computed no sums: the launch is not cooperative, so this_grid().sync() would have trapped or hung. Launch with cudaLaunchCooperativeKernel.</source>
        <translation>커널이 합을 계산하지 않았습니다. 협력 실행이 아니므로 this_grid().sync()에서 트랩이 발생하거나 커널이 멈췄을 것입니다. cudaLaunchCooperativeKernel로 실행하세요.</translation>
    </message>
    <message>
        <source>The kernel ended without the error that it should demonstrate.</source>
        <translation>커널이 보여 주어야 할 오류 없이 끝났습니다.</translation>
    </message>
    <message>
        <source>The problem has no elements, so every thread was idle.</source>
        <translation>원소가 없어 모든 스레드가 유휴 상태였습니다.</translation>
    </message>
    <message>
        <source>The same execution configuration in four ways</source>
        <translation>같은 실행 구성을 네 가지 방법으로 실행</translation>
    </message>
    <message>
        <source>The same execution configuration in four ways, none of them cooperative</source>
        <translation>같은 실행 구성을 네 가지 방법으로 실행(모두 협력 실행 아님)</translation>
    </message>
    <message>
        <source>There are no keys, so all bins are empty.</source>
        <translation>키가 없어 모든 bin이 비어 있습니다.</translation>
    </message>
    <message>
        <source>allocated by this launch</source>
        <translation>이번 실행에서 할당</translation>
    </message>
    <message>
        <source>best threads</source>
        <translation>최적 스레드</translation>
    </message>
    <message>
        <source>blocks per SM</source>
        <translation>SM당 블록</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>취소됨</translation>
    </message>
    <message>
        <source>cannot carry a cluster</source>
        <translation>클러스터 전달 불가</translation>
    </message>
    <message>
        <source>cannot carry such a large Ns</source>
        <translation>이렇게 큰 Ns 전달 불가</translation>
    </message>
    <message>
        <source>created stream 1</source>
        <translation>생성한 스트림 1</translation>
    </message>
    <message>
        <source>created stream 2</source>
        <translation>생성한 스트림 2</translation>
    </message>
    <message>
        <source>created stream, highest priority</source>
        <translation>생성한 스트림, 가장 높은 우선순위</translation>
    </message>
    <message>
        <source>created stream, lowest priority</source>
        <translation>생성한 스트림, 가장 낮은 우선순위</translation>
    </message>
    <message>
        <source>cudaGetLastError() again</source>
        <translation>다시 호출한 cudaGetLastError()</translation>
    </message>
    <message>
        <source>earlier launches in this process</source>
        <translation>이 프로세스의 이전 실행</translation>
    </message>
    <message>
        <source>end (µs)</source>
        <translation>끝(µs)</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>first launch of this kernel, after a kernel that needed as much</source>
        <translation>이 커널의 첫 실행, 이만큼 필요한 커널을 실행한 뒤</translation>
    </message>
    <message>
        <source>first launch of this kernel, after a kernel that needed less</source>
        <translation>이 커널의 첫 실행, 더 적게 필요한 커널을 실행한 뒤</translation>
    </message>
    <message>
        <source>free after this launch</source>
        <translation>이번 실행 후 여유 메모리</translation>
    </message>
    <message>
        <source>free before this launch (includes other processes)</source>
        <translation>이번 실행 전 여유 메모리(다른 프로세스 포함)</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>launch 1 returned</source>
        <translation>실행 호출 1 반환</translation>
    </message>
    <message>
        <source>launch 2 returned</source>
        <translation>실행 호출 2 반환</translation>
    </message>
    <message>
        <source>launch returned</source>
        <translation>실행 호출 반환</translation>
    </message>
    <message>
        <source>launched by</source>
        <translation>실행 방법</translation>
    </message>
    <message>
        <source>legacy default stream</source>
        <translation>레거시 기본 스트림</translation>
    </message>
    <message>
        <source>local memory (B)</source>
        <translation>로컬 메모리(B)</translation>
    </message>
    <message>
        <source>local memory for all resident threads</source>
        <translation>상주 스레드 전체의 로컬 메모리</translation>
    </message>
    <message>
        <source>local memory per thread (localSizeBytes)</source>
        <translation>스레드당 로컬 메모리(localSizeBytes)</translation>
    </message>
    <message>
        <source>max threads</source>
        <translation>최대 스레드</translation>
    </message>
    <message>
        <source>median (µs)</source>
        <translation>중앙값(µs)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>none: the first launch of these kernels</source>
        <translation>없음: 이 커널들의 첫 실행</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>per-thread default stream</source>
        <translation>스레드별 기본 스트림</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>same stream</source>
        <translation>같은 스트림</translation>
    </message>
    <message>
        <source>start (µs)</source>
        <translation>시작(µs)</translation>
    </message>
    <message>
        <source>stream</source>
        <translation>스트림</translation>
    </message>
    <message>
        <source>stream 1 synchronised</source>
        <translation>스트림 1 동기화 완료</translation>
    </message>
    <message>
        <source>stream 2 synchronised</source>
        <translation>스트림 2 동기화 완료</translation>
    </message>
    <message>
        <source>synchronisation</source>
        <translation>동기화</translation>
    </message>
    <message>
        <source>synchronised</source>
        <translation>동기화 완료</translation>
    </message>
    <message>
        <source>the call returned</source>
        <translation>호출의 반환값</translation>
    </message>
    <message>
        <source>this kernel ran before: its memory was already allocated</source>
        <translation>이 커널을 이미 실행하여 메모리가 할당되어 있었음</translation>
    </message>
    <message>
        <source>threads that can be resident on all SMs</source>
        <translation>모든 SM에 상주할 수 있는 스레드</translation>
    </message>
    <message>
        <source>time of a second, identical launch</source>
        <translation>똑같은 두 번째 실행의 시간</translation>
    </message>
    <message>
        <source>time of this launch until synchronised</source>
        <translation>이번 실행이 동기화될 때까지의 시간</translation>
    </message>
    <message>
        <source>too long to time</source>
        <translation>너무 길어 측정 불가</translation>
    </message>
    <message>
        <source>value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>A CUDA call failed unexpectedly: {failure}; start a new process.</source>
        <translation>CUDA 호출이 예기치 않게 실패했습니다: {failure}. 새 프로세스를 시작하세요.</translation>
    </message>
    <message>
        <source>A pipe cannot be created: {reason}.</source>
        <translation>파이프를 만들 수 없습니다: {reason}.</translation>
    </message>
    <message>
        <source>A process cannot be started: {reason}.</source>
        <translation>프로세스를 시작할 수 없습니다: {reason}.</translation>
    </message>
    <message>
        <source>All {all} threads read the new value after the barrier in this launch, but the read-only path does not guarantee it.</source>
        <translation>이번 실행에서는 스레드 {all}개가 모두 배리어 뒤에 새 값을 읽었지만, 읽기 전용 경로는 이를 보장하지 않습니다.</translation>
    </message>
    <message>
        <source>All {all} threads read the new value after the barrier.</source>
        <translation>스레드 {all}개가 모두 배리어 뒤에 새 값을 읽었습니다.</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found on this machine: install one, or use a recorded device.</source>
        <translation>이 컴퓨터에서 NVIDIA 드라이버를 찾을 수 없습니다. 드라이버를 설치하거나 기록된 디바이스를 사용하세요.</translation>
    </message>
    <message>
        <source>Other launch bounds, in blocks of {block}</source>
        <translation>{block} 블록에서 다른 launch bounds</translation>
    </message>
    <message>
        <source>The GPU cannot be used: {failure}.</source>
        <translation>GPU를 사용할 수 없습니다: {failure}.</translation>
    </message>
    <message>
        <source>The GPU hardware failed: {failure}.</source>
        <translation>GPU 하드웨어에 장애가 발생했습니다: {failure}.</translation>
    </message>
    <message>
        <source>The GPU is out of memory: {failure}. Free some memory and try again.</source>
        <translation>GPU 메모리가 부족합니다: {failure}. 메모리를 확보한 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The GPU&apos;s context can no longer be used: {failure}.</source>
        <translation>GPU 컨텍스트를 더 이상 사용할 수 없습니다: {failure}.</translation>
    </message>
    <message>
        <source>The GPU&apos;s context was lost to {error}: start a new process to continue.</source>
        <translation>{error} 오류로 GPU 컨텍스트를 더는 쓸 수 없습니다. 계속하려면 새 프로세스를 시작하세요.</translation>
    </message>
    <message>
        <source>The NVIDIA driver cannot list its devices: cudaGetDeviceCount returned {error} ({code}), {description}.</source>
        <translation>NVIDIA 드라이버가 디바이스 목록을 가져올 수 없습니다. cudaGetDeviceCount의 반환값: {error} ({code}), {description}.</translation>
    </message>
    <message>
        <source>The NVIDIA driver finds no CUDA device that this program may use: check that a GPU is installed and that CUDA_VISIBLE_DEVICES does not hide it.</source>
        <translation>NVIDIA 드라이버가 이 프로그램에서 쓸 수 있는 CUDA 디바이스를 찾지 못합니다. GPU가 설치되어 있는지, CUDA_VISIBLE_DEVICES가 GPU를 가리고 있지 않은지 확인하세요.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it supports CUDA {supported}, and this program needs CUDA {needed}; install a newer driver.</source>
        <translation>NVIDIA 드라이버가 너무 오래되었습니다. 드라이버가 지원하는 것은 CUDA {supported}인데 이 프로그램에는 CUDA {needed}{needed, ending, vowel {가} other {이}} 필요합니다. 새 드라이버를 설치하세요.</translation>
    </message>
    <message>
        <source>The first wrong one is result {result} of kernel {kernel}, with {found} where the CPU computes {expected}.</source>
        <translation>첫 번째로 틀린 것은 커널 {kernel}의 결과 {result}이며, CPU 계산값은 {expected}인데 {found}입니다.</translation>
    </message>
    <message>
        <source>The grid of {grid} counts clusters: {blocks, plural, one {# block} other {# blocks}} of {threads} threads ran. {verification}</source>
        <translation>그리드 {grid}{grid, ending, vowel {는} other {은}} 클러스터 단위이므로 스레드 {threads}개짜리 {blocks, plural, other {블록 #개}}가 수행되었습니다. {verification}</translation>
    </message>
    <message>
        <source>The kernels ran concurrently for {together} of {all}.</source>
        <translation>두 커널은 {all} 중 {together} 동안 동시에 수행되었습니다.</translation>
    </message>
    <message>
        <source>The kernels ran one after the other: kernel {second} started {time} after kernel {first} ended.</source>
        <translation>두 커널은 차례로 수행되었습니다. 커널 {first}{first, ending, vowel {가} other {이}} 끝나고 {time} 뒤에 커널 {second}{second, ending, vowel {가} other {이}} 시작되었습니다.</translation>
    </message>
    <message>
        <source>The problem has {bins, plural, one {# bin} other {# bins}}, but this kernel takes 1 to {limit}.</source>
        <translation>지정한 bin은 {bins, plural, other {#개}}인데, 이 커널은 1~{limit}개를 받습니다.</translation>
    </message>
    <message>
        <source>The problem has {elements} elements, more than this kernel&apos;s limit of {limit}.</source>
        <translation>문제 크기가 원소 {elements}개로 이 커널의 한도 {limit}개보다 큽니다.</translation>
    </message>
    <message>
        <source>The problem has {elements} elements, more than this kernel&apos;s limit of {limit}: make the grid smaller, or give a problem size.</source>
        <translation>문제 크기가 원소 {elements}개로 이 커널의 한도 {limit}개보다 큽니다. 그리드를 줄이거나 문제 크기를 지정하세요.</translation>
    </message>
    <message>
        <source>The problem has {elements} elements, more than this kernel&apos;s limit of {limit}: make the problem smaller.</source>
        <translation>문제 크기가 원소 {elements}개로 이 커널의 한도 {limit}개보다 큽니다. 문제 크기를 줄이세요.</translation>
    </message>
    <message>
        <source>The problem is {problem}, but {kernel} takes no problem size: leave it out.</source>
        <translation>문제 크기가 {problem}{problem, ending, vowel {로} rieul {로} other {으로}} 지정되었지만 {kernel}{kernel, ending, vowel {는} other {은}} 이를 받지 않습니다. 문제 크기를 지정하지 마세요.</translation>
    </message>
    <message>
        <source>The problem is {problem}, but {kernel} takes one axis, x: set the other axes to 1.</source>
        <translation>문제 크기가 {problem}{problem, ending, vowel {로} rieul {로} other {으로}} 지정되었지만 {kernel}{kernel, ending, vowel {는} other {은}} x축 하나만 받습니다. 나머지 축은 1로 설정하세요.</translation>
    </message>
    <message>
        <source>The problem is {problem}, but {kernel} takes two axes, elements and bins: set z to 1.</source>
        <translation>문제 크기가 {problem}{problem, ending, vowel {로} rieul {로} other {으로}} 지정되었지만 {kernel}{kernel, ending, vowel {는} other {은}} 원소와 bin의 두 축만 받습니다. z는 1로 설정하세요.</translation>
    </message>
    <message>
        <source>The problem is {problem}, but {kernel} takes two axes, x and y: set z to 1.</source>
        <translation>문제 크기가 {problem}{problem, ending, vowel {로} rieul {로} other {으로}} 지정되었지만 {kernel}{kernel, ending, vowel {는} other {은}} x와 y의 두 축만 받습니다. z는 1로 설정하세요.</translation>
    </message>
    <message>
        <source>The process that queries the GPU ended before it replied.</source>
        <translation>GPU를 조회하는 프로세스가 응답하기 전에 끝났습니다.</translation>
    </message>
    <message>
        <source>The process that queries the GPU exceeded its time limit and was stopped.</source>
        <translation>GPU를 조회하는 프로세스가 시간 제한을 넘겨 중지되었습니다.</translation>
    </message>
    <message>
        <source>The sums of all {blocks, plural, one {# block} other {# blocks}} equal those computed on the CPU, and after the barrier each block computed the same total.</source>
        <translation>{blocks, plural, other {블록 #개}}의 합이 모두 CPU에서 계산한 값과 같고, 배리어 뒤에 각 블록이 같은 총합을 계산했습니다.</translation>
    </message>
    <message>
        <source>There is no demo kernel &quot;{kernel}&quot;: choose one of {kernels}.</source>
        <translation>&quot;{kernel}&quot; 데모 커널이 없습니다. 다음 중에서 선택하세요: {kernels}.</translation>
    </message>
    <message>
        <source>There is no device {device}: this machine has {count, plural, one {one} other {#}}, numbered from 0.</source>
        <translation>디바이스 {device}{device, ending, vowel {가} other {이}} 없습니다. 이 컴퓨터의 디바이스는 {count, plural, other {#개}}이며 번호는 0부터입니다.</translation>
    </message>
    <message>
        <source>bin {bin} contains {found} keys, but the CPU counts {expected}</source>
        <translation>bin {bin}의 키는 {found}개이지만 CPU가 센 수는 {expected}개입니다</translation>
    </message>
    <message>
        <source>block rank</source>
        <translation>블록 랭크</translation>
    </message>
    <message>
        <source>block rank in the cluster</source>
        <translation>클러스터 내 블록 랭크</translation>
    </message>
    <message>
        <source>blocks in the cluster</source>
        <translation>클러스터의 블록 수</translation>
    </message>
    <message>
        <source>blocks in the grid</source>
        <translation>그리드의 블록 수</translation>
    </message>
    <message>
        <source>cluster dimension</source>
        <translation>클러스터 차원</translation>
    </message>
    <message>
        <source>cluster index</source>
        <translation>클러스터 인덱스</translation>
    </message>
    <message>
        <source>cluster of thread {thread}</source>
        <translation>스레드 {thread}의 클러스터</translation>
    </message>
    <message>
        <source>cluster rank</source>
        <translation>클러스터 랭크</translation>
    </message>
    <message>
        <source>dynamicSmemBytes is {bytes}: {api} takes at most {limit} bytes.</source>
        <translation>dynamicSmemBytes가 {bytes}입니다. {api}{api, ending, vowel {는} other {은}} 최대 {limit}바이트를 받습니다.</translation>
    </message>
    <message>
        <source>each of the {blocks} blocks computed the same elements</source>
        <translation>블록 {blocks}개가 모두 같은 원소를 계산했습니다</translation>
    </message>
    <message>
        <source>each tile had {edge} × {edge} elements</source>
        <translation>타일마다 원소가 {edge} × {edge}개 있었습니다</translation>
    </message>
    <message>
        <source>global rank</source>
        <translation>전역 랭크</translation>
    </message>
    <message>
        <source>index in the cluster</source>
        <translation>클러스터 내 인덱스</translation>
    </message>
    <message>
        <source>lane</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>maxDynamicSharedSizeBytes is {bytes}: cudaFuncSetAttribute takes at most {limit} bytes.</source>
        <translation>maxDynamicSharedSizeBytes가 {bytes}입니다. cudaFuncSetAttribute는 최대 {limit}바이트를 받습니다.</translation>
    </message>
    <message>
        <source>neighbour of block {block}</source>
        <translation>블록 {block}의 이웃</translation>
    </message>
    <message>
        <source>no thread covered the last {elements, plural, one {# element} other {# elements}}, because the grid is too small for the problem</source>
        <translation>그리드가 문제 크기에 비해 너무 작아 마지막 {elements, plural, other {원소 #개}}를 맡은 스레드가 없습니다</translation>
    </message>
    <message>
        <source>no thread covered the other {elements}, because the grid is too small for the problem</source>
        <translation>그리드가 문제 크기에 비해 너무 작아 나머지 원소 {elements}개를 맡은 스레드가 없습니다</translation>
    </message>
    <message>
        <source>no thread covered the other {elements}, because the index is threadIdx alone and the block is smaller than the problem</source>
        <translation>인덱스가 threadIdx뿐이고 블록이 문제 크기보다 작아 나머지 원소 {elements}개를 맡은 스레드가 없습니다</translation>
    </message>
    <message>
        <source>rank in the cluster of thread {thread}</source>
        <translation>스레드 {thread}의 클러스터 내 랭크</translation>
    </message>
    <message>
        <source>rank of block {block}</source>
        <translation>블록 {block}의 랭크</translation>
    </message>
    <message>
        <source>sum of all of block {block}</source>
        <translation>블록 {block}의 총합</translation>
    </message>
    <message>
        <source>sum of block {block}</source>
        <translation>블록 {block}의 합</translation>
    </message>
    <message>
        <source>the first is element {element}, which was read as {first}, then as {second}, and ended as {end}</source>
        <translation>첫 번째로 틀린 것은 원소 {element}이며, 처음 읽은 값은 {first}, 다음에 읽은 값은 {second}, 최종 값은 {end}입니다</translation>
    </message>
    <message>
        <source>thread ID</source>
        <translation>스레드 ID</translation>
    </message>
    <message>
        <source>thread {thread} of block {block} wrote nothing</source>
        <translation>블록 {block}의 스레드 {thread}{thread, ending, vowel {가} other {이}} 아무것도 쓰지 않았습니다</translation>
    </message>
    <message>
        <source>thread {thread} of block {block} wrote {quantity} {found}, but the formula gives {expected}</source>
        <translation>블록 {block}의 스레드 {thread}{thread, ending, vowel {가} other {이}} 쓴 {quantity} 값은 {found}이지만 수식에 따른 값은 {expected}입니다</translation>
    </message>
    <message>
        <source>threads in the cluster</source>
        <translation>클러스터의 스레드 수</translation>
    </message>
    <message>
        <source>threads in the grid</source>
        <translation>그리드의 스레드 수</translation>
    </message>
    <message>
        <source>warp</source>
        <translation>워프</translation>
    </message>
    <message>
        <source>with nothing where the CPU computes {expected}</source>
        <translation>CPU 계산값은 {expected}인데 아무 값도 쓰이지 않았습니다</translation>
    </message>
    <message>
        <source>with {found} where no thread should write a value</source>
        <translation>스레드가 값을 쓰지 말아야 하는데 값이 {found}입니다</translation>
    </message>
    <message>
        <source>with {found} where the CPU computes {expected}</source>
        <translation>CPU 계산값은 {expected}인데 값이 {found}입니다</translation>
    </message>
    <message>
        <source>{api} cannot carry a cluster dimension: launch with {otherApi}.</source>
        <translation>{api}{api, ending, vowel {는} other {은}} 클러스터 차원을 전달할 수 없습니다. {otherApi}{otherApi, ending, vowel {로} rieul {로} other {으로}} 실행하세요.</translation>
    </message>
    <message>
        <source>{bins} bins</source>
        <translation>bin {bins}개</translation>
    </message>
    <message>
        <source>{bins} bins over clusters of {blocks} blocks</source>
        <translation>블록 {blocks}개짜리 클러스터에 나눈 bin {bins}개</translation>
    </message>
    <message>
        <source>{bins} of {bins} bins contain the counts computed on the CPU from {keys} keys; the fullest bin contains {max} of them.</source>
        <translation>bin {bins}개 중 {bins}개의 값이 키 {keys}개로 CPU에서 센 개수와 같습니다. 키가 가장 많은 bin의 키는 {max}개입니다.</translation>
    </message>
    <message>
        <source>{blocks} of the first {blocks} blocks wrote the expected rank in their cluster of {cluster} and the expected number of the next block.</source>
        <translation>처음 블록 {blocks}개 중 {blocks}개가 블록 {cluster}개짜리 클러스터 내 랭크와 다음 블록의 번호를 예상대로 썼습니다.</translation>
    </message>
    <message>
        <source>{blocks} of {blocks} blocks wrote the expected rank in their cluster of {cluster} and the expected number of the next block.</source>
        <translation>블록 {blocks}개 중 {blocks}개가 블록 {cluster}개짜리 클러스터 내 랭크와 다음 블록의 번호를 예상대로 썼습니다.</translation>
    </message>
    <message>
        <source>{call} returned {error} ({code}): {description} [{place}]</source>
        <translation>{call}에서 {error} ({code}) 반환: {description} [{place}]</translation>
    </message>
    <message>
        <source>{equal} {overlap}</source>
        <translation>{equal} {overlap}</translation>
    </message>
    <message>
        <source>{equal} {wrong} {overlap}</source>
        <translation>{equal} {wrong} {overlap}</translation>
    </message>
    <message>
        <source>{equal}.</source>
        <translation>{equal}.</translation>
    </message>
    <message>
        <source>{equal}; {note}.</source>
        <translation>{equal}. {note}.</translation>
    </message>
    <message>
        <source>{equal}; {untouched}.</source>
        <translation>{equal}. {untouched}.</translation>
    </message>
    <message>
        <source>{equal}; {untouched}; {note}.</source>
        <translation>{equal}. {untouched}. {note}.</translation>
    </message>
    <message>
        <source>{kernel} cannot be traced: its kernel has no traced version.</source>
        <translation>트레이스용 커널이 없어 {kernel}{kernel, ending, vowel {를} other {을}} 트레이스할 수 없습니다.</translation>
    </message>
    <message>
        <source>{kernel} has space for {limit} threads past the end of the vector, but the launch has {threads}: make the grid smaller, or the problem larger.</source>
        <translation>{kernel}에는 벡터의 끝을 넘는 스레드 {limit}개분의 공간이 있지만, 이 실행에는 그런 스레드가 {threads}개 있습니다. 그리드를 줄이거나 문제 크기를 키우세요.</translation>
    </message>
    <message>
        <source>{kernel} needs dynamic shared memory for a tile of at least one element of 4 bytes, but dynamicSmemBytes is {bytes}: set it to 4,224 bytes for a tile of 32 × 32.</source>
        <translation>{kernel}에는 4바이트 원소가 하나 이상 든 타일을 위한 동적 공유 메모리가 필요하지만, dynamicSmemBytes가 {bytes}입니다. 32 × 32 타일이면 4,224바이트로 설정하세요.</translation>
    </message>
    <message>
        <source>{kernel} takes no problem size: leave out the problem {problem}.</source>
        <translation>{kernel}{kernel, ending, vowel {는} other {은}} 문제 크기를 받지 않습니다. 문제 크기 {problem}{problem, ending, vowel {를} other {을}} 지정하지 마세요.</translation>
    </message>
    <message>
        <source>{kernel} writes one sum for each of at most {limit} blocks, but the grid has {blocks}: make the grid smaller.</source>
        <translation>{kernel}{kernel, ending, vowel {는} other {은}} 최대 {limit}개의 블록마다 합을 하나씩 쓰지만, 그리드의 블록은 {blocks}개입니다. 그리드를 줄이세요.</translation>
    </message>
    <message>
        <source>{kernel}: {counters} need {needed} bytes of dynamic shared memory in each block, but the launch has {present}: set dynamicSmemBytes and maxDynamicSharedSizeBytes, or use fewer bins.</source>
        <translation>{kernel}: {counters}에는 블록마다 동적 공유 메모리 {needed}바이트가 필요하지만, 이 실행에는 {present}바이트가 있습니다. dynamicSmemBytes와 maxDynamicSharedSizeBytes를 설정하거나 bin을 줄이세요.</translation>
    </message>
    <message>
        <source>{kernel}: {counters} need {needed} bytes of dynamic shared memory in each block, but the launch has {present}: set dynamicSmemBytes, or use fewer bins.</source>
        <translation>{kernel}: {counters}에는 블록마다 동적 공유 메모리 {needed}바이트가 필요하지만, 이 실행에는 {present}바이트가 있습니다. dynamicSmemBytes를 설정하거나 bin을 줄이세요.</translation>
    </message>
    <message>
        <source>{old} of {all} threads still read the old value after the barrier: the read-only path is not coherent.</source>
        <translation>스레드 {all}개 중 {old}개가 배리어 뒤에도 이전 값을 읽었습니다. 읽기 전용 경로는 일관성을 보장하지 않습니다.</translation>
    </message>
    <message>
        <source>{result} Only these of {threads} threads had elements.</source>
        <translation>{result} 스레드 {threads}개 중 이만큼만 원소를 맡았습니다.</translation>
    </message>
    <message>
        <source>{right} of the first {recorded} threads wrote IDs that match the formulas; all {all} threads ran, but only the first were recorded.</source>
        <translation>처음 스레드 {recorded}개 중 {right}개가 수식과 일치하는 ID를 썼습니다. 스레드 {all}개가 모두 수행되었지만 처음 일부만 기록했습니다.</translation>
    </message>
    <message>
        <source>{right} of the first {recorded} threads wrote IDs that match the formulas; all {all} threads ran, but only the first were recorded; the first wrong one: {first}.</source>
        <translation>처음 스레드 {recorded}개 중 {right}개가 수식과 일치하는 ID를 썼습니다. 스레드 {all}개가 모두 수행되었지만 처음 일부만 기록했습니다. 첫 번째로 틀린 것: {first}.</translation>
    </message>
    <message>
        <source>{right} of {all} elements equal the rank computed on the CPU</source>
        <translation>원소 {all}개 중 {right}개가 CPU에서 계산한 랭크와 같습니다</translation>
    </message>
    <message>
        <source>{right} of {all} elements equal the rank in the cluster or of the next block, as computed on the CPU</source>
        <translation>원소 {all}개 중 {right}개가 CPU에서 계산한 클러스터 내 랭크 또는 다음 블록의 랭크와 같습니다</translation>
    </message>
    <message>
        <source>{right} of {all} elements equal the result computed on the CPU</source>
        <translation>원소 {all}개 중 {right}개가 CPU에서 계산한 결과와 같습니다</translation>
    </message>
    <message>
        <source>{right} of {all} elements equal the sum computed on the CPU</source>
        <translation>원소 {all}개 중 {right}개가 CPU에서 계산한 합과 같습니다</translation>
    </message>
    <message>
        <source>{right} of {all} elements equal the sum of the neighbourhood computed on the CPU</source>
        <translation>원소 {all}개 중 {right}개가 CPU에서 계산한 이웃의 합과 같습니다</translation>
    </message>
    <message>
        <source>{right} of {all} elements equal the transpose computed on the CPU</source>
        <translation>원소 {all}개 중 {right}개가 CPU에서 계산한 전치와 같습니다</translation>
    </message>
    <message>
        <source>{right} of {all} elements equal the value computed on the CPU</source>
        <translation>원소 {all}개 중 {right}개가 CPU에서 계산한 값과 같습니다</translation>
    </message>
    <message>
        <source>{right} of {all} results of both kernels equal the values computed on the CPU.</source>
        <translation>두 커널의 결과 {all}개 중 {right}개가 CPU에서 계산한 값과 같습니다.</translation>
    </message>
    <message>
        <source>{right} of {all} results of the first threads of both kernels equal the values computed on the CPU.</source>
        <translation>두 커널에서 처음 스레드들의 결과 {all}개 중 {right}개가 CPU에서 계산한 값과 같습니다.</translation>
    </message>
    <message>
        <source>{right} of {all} sums equal the sum of the block&apos;s elements as computed on the CPU</source>
        <translation>합 {all}개 중 {right}개가 CPU에서 계산한 블록 원소의 합과 같습니다</translation>
    </message>
    <message>
        <source>{right} of {recorded} threads wrote IDs that match the formulas.</source>
        <translation>스레드 {recorded}개 중 {right}개가 수식과 일치하는 ID를 썼습니다.</translation>
    </message>
    <message>
        <source>{right} of {recorded} threads wrote IDs that match the formulas; the first wrong one: {first}.</source>
        <translation>스레드 {recorded}개 중 {right}개가 수식과 일치하는 ID를 썼습니다. 첫 번째로 틀린 것: {first}.</translation>
    </message>
    <message>
        <source>{size} of GPU memory for the kernel&apos;s data could not be allocated: make the problem smaller, or free memory.</source>
        <translation>커널 데이터에 쓸 GPU 메모리 {size}{size, ending, vowel {를} other {을}} 할당할 수 없습니다. 문제 크기를 줄이거나 메모리를 확보하세요.</translation>
    </message>
    <message>
        <source>{size} of pinned host memory for the kernel&apos;s data could not be allocated: make the problem smaller, or free memory.</source>
        <translation>커널 데이터에 쓸 고정(pinned) 호스트 메모리 {size}{size, ending, vowel {를} other {을}} 할당할 수 없습니다. 문제 크기를 줄이거나 메모리를 확보하세요.</translation>
    </message>
    <message>
        <source>{threads, plural, one {# thread} other {# threads}} wrote past the end of the vector, into memory that something else may own</source>
        <translation>{threads, plural, other {스레드 #개}}가 벡터의 끝을 넘어, 다른 곳에서 쓰고 있을 수 있는 메모리에 값을 썼습니다</translation>
    </message>
    <message>
        <source>{wrong} of {all} elements are wrong: the first is element {index}, {difference}.</source>
        <translation>원소 {all}개 중 {wrong}개가 틀립니다. 첫 번째로 틀린 원소는 {index}이며, {difference}.</translation>
    </message>
    <message>
        <source>{wrong} of {all} elements are wrong: {first}.</source>
        <translation>원소 {all}개 중 {wrong}개가 틀립니다. {first}.</translation>
    </message>
    <message>
        <source>{wrong} of {all} sums are wrong: the first is sum {index}, {difference}.</source>
        <translation>합 {all}개 중 {wrong}개가 틀립니다. 첫 번째로 틀린 합은 {index}이며, {difference}.</translation>
    </message>
    <message>
        <source>{wrong} of {bins} bins are wrong: {first}.</source>
        <translation>bin {bins}개 중 {wrong}개가 틀립니다. {first}.</translation>
    </message>
    <message>
        <source>{api} cannot carry launch attributes: launch with {otherApi}.</source>
        <translation>{api}{api, ending, vowel {는} other {은}} 실행 속성을 전달할 수 없습니다. {otherApi}{otherApi, ending, vowel {로} rieul {로} other {으로}} 실행하세요.</translation>
    </message>
    <message>
        <source>Resident blocks per SM, as the device says</source>
        <translation>디바이스가 보고한 SM당 상주 블록</translation>
    </message>
    <message>
        <source>The code has no kernel &quot;{kernel}&quot;.</source>
        <translation>코드에 &quot;{kernel}&quot; 커널이 없습니다.</translation>
    </message>
    <message>
        <source>The code that traces changes the residency: with {traced} registers instead of {plain}, {found, plural, one {# block is} other {# blocks are}} resident per SM instead of {expected}; trace another block size.</source>
        <translation>트레이스 코드 때문에 상주 블록 수가 달라집니다. 레지스터가 {plain}개가 아니라 {traced}개여서, SM당 {expected}개가 아니라 {found, plural, other {블록 #개}}가 상주합니다. 다른 블록 크기로 트레이스하세요.</translation>
    </message>
    <message>
        <source>The content of {file} was not sent.</source>
        <translation>{file}의 내용이 전송되지 않았습니다.</translation>
    </message>
    <message>
        <source>The driver does not load the kernel&apos;s code: {error}, {message}.</source>
        <translation>드라이버가 커널 코드를 로드하지 못합니다: {error}, {message}.</translation>
    </message>
    <message>
        <source>The second kernel started {time} after the first ended; both took {all}.</source>
        <translation>두 번째 커널은 첫 번째 커널이 끝나고 {time} 뒤에 시작했습니다. 두 커널의 전체 시간은 {all}입니다.</translation>
    </message>
    <message>
        <source>The second kernel started {time} before the first ended, and waited for it; both took {all}.</source>
        <translation>두 번째 커널은 첫 번째 커널이 끝나기 {time} 전에 시작해 첫 번째 커널을 기다렸습니다. 두 커널의 전체 시간은 {all}입니다.</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>end of the wait (µs)</source>
        <translation>대기 끝(µs)</translation>
    </message>
    <message>
        <source>{all, plural, one {# value equals} other {# values equal}} what was expected</source>
        <translation>{all, plural, other {값 #개}}가 예상한 값과 같습니다</translation>
    </message>
    <message>
        <source>{file} has {size}, and the buffer {name} has {needed}.</source>
        <translation>{file}의 크기는 {size}인데 버퍼 {name}의 크기는 {needed}입니다.</translation>
    </message>
    <message>
        <source>{kernel} cannot be traced: its code has no PTX.</source>
        <translation>코드에 PTX가 없어 {kernel}{kernel, ending, vowel {를} other {을}} 트레이스할 수 없습니다.</translation>
    </message>
    <message>
        <source>{kernel} cannot be traced: its code was not made for it.</source>
        <translation>트레이스용으로 만든 코드가 아니어서 {kernel}{kernel, ending, vowel {를} other {을}} 트레이스할 수 없습니다.</translation>
    </message>
    <message>
        <source>{right} of {all} results of both kernels equal the values computed on the CPU. {overlap}</source>
        <translation>두 커널의 결과 {all}개 중 {right}개가 CPU에서 계산한 값과 같습니다. {overlap}</translation>
    </message>
    <message>
        <source>{size} of GPU memory for a buffer of the kernel could not be allocated: make the problem smaller, or free memory.</source>
        <translation>커널 버퍼에 쓸 GPU 메모리 {size}{size, ending, vowel {를} other {을}} 할당할 수 없습니다. 문제 크기를 줄이거나 메모리를 확보하세요.</translation>
    </message>
    <message>
        <source>{wrong} of {all} values of {name} differ: {difference}</source>
        <translation>{name}의 값 {all}개 중 {wrong}개가 다릅니다: {difference}</translation>
    </message>
    <message>
        <source>A launch with a green context takes a stream that is nonBlocking or highPriority, and is no node of a graph.</source>
        <translation>그린 컨텍스트를 사용하는 실행은 nonBlocking 또는 highPriority 스트림을 사용해야 하며, 그래프의 노드일 수 없습니다.</translation>
    </message>
    <message>
        <source>This driver has no green contexts; launch in a stream without one.</source>
        <translation>이 드라이버에는 그린 컨텍스트가 없습니다. 그린 컨텍스트가 없는 스트림에서 실행하세요.</translation>
    </message>
    <message>
        <source>stream of green context 1</source>
        <translation>그린 컨텍스트 1의 스트림</translation>
    </message>
    <message>
        <source>stream of green context 2</source>
        <translation>그린 컨텍스트 2의 스트림</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::AchievedBandwidthPlot</name>
    <message>
        <source>threads per block</source>
        <translation>블록당 스레드 수</translation>
    </message>
    <message>
        <source>Achieved bandwidth</source>
        <translation>달성 대역폭</translation>
    </message>
    <message>
        <source>elements of the problem</source>
        <translation>문제 크기(원소 수)</translation>
    </message>
    <message>
        <source>billion elements of the problem</source>
        <translation>문제 크기(원소 10억 개 단위)</translation>
    </message>
    <message>
        <source>million elements of the problem</source>
        <translation>문제 크기(원소 백만 개 단위)</translation>
    </message>
    <message>
        <source>thousand elements of the problem</source>
        <translation>문제 크기(원소 천 개 단위)</translation>
    </message>
    <message>
        <source>copy: {bandwidth}</source>
        <translation>복사: {bandwidth}</translation>
    </message>
    <message>
        <source>copy: {smallest} to {largest}</source>
        <translation>복사: {smallest}~{largest}</translation>
    </message>
    <message>
        <source>Achieved bandwidth by block size</source>
        <translation>블록 크기별 달성 대역폭</translation>
    </message>
    <message>
        <source>Achieved bandwidth by problem size</source>
        <translation>문제 크기별 달성 대역폭</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ArgumentDelegate</name>
    <message>
        <source>Choose a file…</source>
        <translation>파일 선택…</translation>
    </message>
    <message>
        <source>Bytes of the buffer</source>
        <translation>버퍼의 바이트</translation>
    </message>
    <message>
        <source>Expected bytes of the buffer</source>
        <translation>버퍼의 예상 바이트</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ArgumentModel</name>
    <message>
        <source>buffer</source>
        <translation>버퍼</translation>
    </message>
    <message>
        <source>buffer, only read</source>
        <translation>버퍼, 읽기 전용</translation>
    </message>
    <message>
        <source>value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>null pointer</source>
        <translation>널 포인터</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>정수</translation>
    </message>
    <message>
        <source>A buffer lies in device memory. One that the kernel may write is an output.</source>
        <translation>버퍼는 디바이스 메모리에 있습니다. 커널이 쓸 수 있는 버퍼는 출력입니다.</translation>
    </message>
    <message>
        <source>Of an element, or of the value: int, float, double, half, float4 and others.</source>
        <translation>원소 또는 값의 타입으로, int, float, double, half, float4 등입니다.</translation>
    </message>
    <message>
        <source>Arithmetic with N, nx, ny, nz, blocks and threads, such as 2 * N or (nx + 31) / 32. N is nx · ny · nz of the problem.</source>
        <translation>N, nx, ny, nz, blocks, threads를 쓰는 산술식입니다. 예: 2 * N, (nx + 31) / 32. N은 문제 크기의 nx · ny · nz입니다.</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>passed as</source>
        <translation>전달 방식</translation>
    </message>
    <message>
        <source>type</source>
        <translation>타입</translation>
    </message>
    <message>
        <source>elements or value</source>
        <translation>원소 수 또는 값</translation>
    </message>
    <message>
        <source>filled with</source>
        <translation>채움</translation>
    </message>
    <message>
        <source>size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>expected result</source>
        <translation>예상 결과</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ArgumentsView</name>
    <message>
        <source>Propose again</source>
        <translation>다시 제안</translation>
    </message>
    <message>
        <source>Arguments from what the kernel declares now; those of parameters that keep their name stay.</source>
        <translation>커널이 지금 선언하는 매개변수에 맞춘 인자를 제안합니다. 이름이 그대로인 매개변수의 인자는 유지됩니다.</translation>
    </message>
    <message>
        <source>Save an output</source>
        <translation>출력 저장</translation>
    </message>
    <message>
        <source>Launches once more, and writes what a buffer holds then to a file.</source>
        <translation>한 번 더 실행하고, 그때 버퍼에 든 내용을 파일에 씁니다.</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>허용 오차</translation>
    </message>
    <message>
        <source>Tolerance of floating-point outputs</source>
        <translation>부동소수점 출력의 허용 오차</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>타입별</translation>
    </message>
    <message>
        <source>A floating-point output is wrong where it differs by more than this part of the larger of 1 and the expected value. Without a number it follows from the type.</source>
        <translation>부동소수점 출력과 예상값의 차이가, 1과 예상값 중 큰 쪽에 이 비율을 곱한 값보다 크면 틀린 것으로 봅니다. 숫자가 없으면 타입에 따라 정해집니다.</translation>
    </message>
    <message>
        <source>Arguments of the kernel</source>
        <translation>커널의 인자</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>허용 오차</translation>
    </message>
    <message>
        <source>The kernel may write no buffer</source>
        <translation>커널이 쓸 수 있는 버퍼 없음</translation>
    </message>
    <message>
        <source>{count, plural, one {# more is} other {# more are}} marked in the table.</source>
        <translation>표에 {count, plural, other {#개}}가 더 표시되어 있습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::AttributeEditor</name>
    <message>
        <source>Launch attributes</source>
        <translation>실행 속성</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>설정 안 됨</translation>
    </message>
    <message>
        <source>{field} is unreadable; {value} is used instead</source>
        <translation>{field} 값을 읽을 수 없어 {value}{value, ending, vowel {를} other {을}} 대신 사용합니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::BarrierPicture</name>
    <message>
        <source>warp {warp}</source>
        <translation>워프 {warp}</translation>
    </message>
    <message>
        <source>element {element}</source>
        <translation>원소 {element}</translation>
    </message>
    <message>
        <source>not written</source>
        <translation>쓰기 전</translation>
    </message>
    <message>
        <source>written</source>
        <translation>씀</translation>
    </message>
    <message>
        <source>added</source>
        <translation>더함</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>틀림</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::BarrierView</name>
    <message>
        <source>Shared memory</source>
        <translation>공유 메모리</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>The step before (left arrow key in the picture)</source>
        <translation>이전 단계(그림에서 왼쪽 화살표 키)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>The next step (right arrow key in the picture)</source>
        <translation>다음 단계(그림에서 오른쪽 화살표 키)</translation>
    </message>
    <message>
        <source>Plays the steps (space bar in the picture)</source>
        <translation>단계를 차례로 재생합니다(그림에서 Space)</translation>
    </message>
    <message>
        <source>Shows what the same block would do without the barrier (key B in the picture)</source>
        <translation>같은 블록이 배리어 없이는 어떻게 될지 보여 줍니다(그림에서 B 키)</translation>
    </message>
    <message>
        <source>Shared memory of a block</source>
        <translation>블록의 공유 메모리</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>The steps are those of the kernel blockSum, with a block of at most 1,024 threads.</source>
        <translation>커널 blockSum을 최대 1,024개 스레드의 블록으로 실행할 때의 단계를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Block {block} adds up its elements: {threads, plural, one {# thread} other {# threads}} in {warps, plural, one {# warp} other {# warps}}, each thread with an element of shared memory. The warps run in any order; here warp 0 is the fastest.</source>
        <translation>블록 {block}의 원소를 모두 더합니다. {warps, plural, other {워프 #개}}의 {threads, plural, other {스레드 #개}}가 공유 메모리의 원소를 하나씩 맡습니다. 워프의 실행 순서는 정해져 있지 않으며, 여기서는 워프 0이 가장 빠릅니다.</translation>
    </message>
    <message>
        <source>step {step} of {steps}</source>
        <translation>{steps}단계 중 {step}단계</translation>
    </message>
    <message>
        <source>No thread has written yet. Whatever was there before is in shared memory.</source>
        <translation>아직 아무 스레드도 쓰지 않았습니다. 공유 메모리에는 이전에 있던 값이 그대로 있습니다.</translation>
    </message>
    <message>
        <source>Warp {warp} writes its elements.</source>
        <translation>워프 {warp}{warp, ending, vowel {가} other {이}} 자기 원소를 씁니다.</translation>
    </message>
    <message>
        <source>Warps {first} to {last} write their elements.</source>
        <translation>워프 {first}~{last}{last, ending, vowel {가} other {이}} 자기 원소를 씁니다.</translation>
    </message>
    <message>
        <source>Nothing makes it wait for the others.</source>
        <translation>다른 워프를 기다리게 하는 것이 없습니다.</translation>
    </message>
    <message>
        <source>That is too late: warp 0 has stored the sum.</source>
        <translation>너무 늦었습니다. 워프 0이 이미 합을 저장했습니다.</translation>
    </message>
    <message>
        <source>At the barrier {warps, plural, one {it has} other {they have}} to wait: not all threads of the block have arrived.</source>
        <translation>블록의 모든 스레드가 도착하지는 않았으므로 {warps, plural, other {배리어에서 기다립니다}}.</translation>
    </message>
    <message>
        <source>All threads of the block have arrived, so the barrier opens: every element is written.</source>
        <translation>블록의 모든 스레드가 도착하여 배리어가 열립니다. 모든 원소에 값이 쓰였습니다.</translation>
    </message>
    <message>
        <source>{threads, plural, one {Thread 0 adds the element} other {Threads 0 to {last} each add the element}} {distance} after {threads, plural, one {its} other {their}} own.</source>
        <translation>{threads, plural, other {스레드}} 0부터 {last}까지 각각 자기 원소에서 {distance}만큼 뒤에 있는 원소를 더합니다.</translation>
    </message>
    <message>
        <source>Then all wait at the next barrier.</source>
        <translation>그런 다음 모두 다음 배리어에서 기다립니다.</translation>
    </message>
    <message>
        <source>One sum is left.</source>
        <translation>합 하나가 남습니다.</translation>
    </message>
    <message>
        <source>{wrong, plural, one {# of them reads} other {# of them read}} an element that no thread has written yet.</source>
        <translation>그중 {wrong, plural, other {#개}}는 아직 아무 스레드도 쓰지 않은 원소를 읽습니다.</translation>
    </message>
    <message>
        <source>The sum of the block has {summands} of its {elements, plural, one {# element} other {# elements}}.</source>
        <translation>블록의 합에는 {elements, plural, other {원소 #개}} 중 {summands}개가 들어 있습니다.</translation>
    </message>
    <message>
        <source>It also has {unwritten, plural, one {# value} other {# values}} that no thread of the block wrote.</source>
        <translation>블록의 어느 스레드도 쓰지 않은 {unwritten, plural, other {값 #개}}도 들어 있습니다.</translation>
    </message>
    <message>
        <source>In another order of the warps it may be right by chance.</source>
        <translation>워프의 순서가 다르면 우연히 맞을 수도 있습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::BestLaunchButton</name>
    <message>
        <source>Use the fastest block</source>
        <translation>가장 빠른 블록 사용</translation>
    </message>
    <message>
        <source>Use the fastest block: {block}</source>
        <translation>가장 빠른 블록 사용: {block}</translation>
    </message>
    <message>
        <source>The current launch is the fastest one of this sweep.</source>
        <translation>현재 실행이 이 스윕에서 가장 빠릅니다.</translation>
    </message>
    <message>
        <source>no cluster</source>
        <translation>클러스터 없음</translation>
    </message>
    <message>
        <source>cluster {size}</source>
        <translation>클러스터 {size}</translation>
    </message>
    <message>
        <source>Use the fastest block: {block}, {cluster}</source>
        <translation>가장 빠른 블록 사용: {block}, {cluster}</translation>
    </message>
    <message>
        <source>Makes the fastest launch with this problem the current one: {changes}.</source>
        <translation>이 문제에서 가장 빠른 실행을 현재 실행으로 만듭니다: {changes}.</translation>
    </message>
    <message>
        <source>Use the fastest block of {problem}: {block}, {cluster}</source>
        <translation>{problem}에서 가장 빠른 블록 사용: {block}, {cluster}</translation>
    </message>
    <message>
        <source>Use the fastest block of {problem}: {block}</source>
        <translation>{problem}에서 가장 빠른 블록 사용: {block}</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::BinsPicture</name>
    <message>
        <source>adds</source>
        <translation>더함</translation>
    </message>
    <message>
        <source>adds, then reads</source>
        <translation>더한 뒤 읽음</translation>
    </message>
    <message>
        <source>{bins, plural, one {# bin} other {# bins}}</source>
        <translation>{bins, plural, other {bin #개}}</translation>
    </message>
    <message>
        <source>block of the cluster</source>
        <translation>클러스터의 블록</translation>
    </message>
    <message>
        <source>holds bin</source>
        <translation>담은 bin</translation>
    </message>
    <message>
        <source>what rank {rank} does</source>
        <translation>랭크 {rank}의 동작</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::BinsView</name>
    <message>
        <source>Bins</source>
        <translation>bin</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>bin 번호</translation>
    </message>
    <message>
        <source>Bins of the cluster</source>
        <translation>클러스터의 bin</translation>
    </message>
    <message>
        <source>This launch counts no bins in distributed shared memory.</source>
        <translation>이 실행은 분산 공유 메모리에서 bin을 세지 않습니다.</translation>
    </message>
    <message>
        <source>{blocks, plural, one {A cluster of one block} other {The # blocks of a cluster}} together hold {bins} bins: each has {counters} counters in {bytes} of its shared memory. Not ranges but a hash decides which block holds a bin, because frequent bins are often neighbours. Every block adds to the counters of all; after cluster.sync() it reads only its own.</source>
        <translation>{blocks, plural, =1 {블록 하나짜리 클러스터가} other {클러스터의 블록 #개가 함께}} bin {bins}개를 담습니다. 각 블록은 공유 메모리 {bytes}에 카운터 {counters}개를 둡니다. 어느 블록이 bin을 맡을지는 범위가 아니라 해시로 정합니다. 자주 나오는 bin은 서로 이웃한 경우가 많기 때문입니다. 모든 블록이 전체 블록의 카운터에 더하고, cluster.sync() 뒤에는 자기 카운터만 읽습니다.</translation>
    </message>
    <message>
        <source>rank {rank}: block {block}</source>
        <translation>랭크 {rank}: 블록 {block}</translation>
    </message>
    <message>
        <source>is counter {counter} of block {owner}, in its own shared memory: rank {rank} adds to it directly, and reads it at the end.</source>
        <translation>이 bin은 블록 {owner}의 공유 메모리에 있는 카운터 {counter}입니다. 랭크(rank)가 {rank}인 블록은 자신의 카운터이므로 직접 더하고 마지막에 읽습니다.</translation>
    </message>
    <message>
        <source>is counter {counter} of block {owner}: rank {rank} adds to it with map_shared_rank(), over distributed shared memory, and never reads it.</source>
        <translation>이 bin은 블록 {owner}의 카운터 {counter}입니다. 랭크(rank)가 {rank}인 블록은 map_shared_rank()를 써서 분산 공유 메모리로 더하며, 읽지는 않습니다.</translation>
    </message>
    <message>
        <source>All blocks of the cluster add to it.</source>
        <translation>클러스터의 모든 블록이 여기에 더합니다.</translation>
    </message>
    <message>
        <source>Each of the grid&apos;s {clusters} clusters has counters of its own.</source>
        <translation>그리드의 클러스터 {clusters}개에는 저마다 카운터가 따로 있습니다.</translation>
    </message>
    <message>
        <source>The device refuses this launch, because its clusters do not divide the grid: no block holds a bin.</source>
        <translation>클러스터로 그리드가 나누어떨어지지 않아 디바이스가 이 실행을 거부합니다. 따라서 bin을 가진 블록이 없습니다.</translation>
    </message>
    <message>
        <source>bin (0 to {last})</source>
        <translation>bin (0~{last})</translation>
    </message>
    <message>
        <source>There is no bin {number}; the last one is {last}.</source>
        <translation>bin {number}{number, ending, vowel {는} other {은}} 없습니다. 마지막 bin은 {last}입니다.</translation>
    </message>
    <message>
        <source>bin</source>
        <translation>빈</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::BoundsPlot</name>
    <message>
        <source>no launch bounds</source>
        <translation>launch bounds 없음</translation>
    </message>
    <message>
        <source>What launch bounds would do</source>
        <translation>launch bounds의 효과</translation>
    </message>
    <message>
        <source>registers per thread, compiled with each limit</source>
        <translation>각 한도로 컴파일한 스레드당 레지스터</translation>
    </message>
    <message>
        <source>occupancy (%)</source>
        <translation>점유율(%)</translation>
    </message>
    <message>
        <source>bytes spilled per thread</source>
        <translation>스레드당 스필 바이트</translation>
    </message>
    <message>
        <source>Occupancy by registers, blocks of {threads}</source>
        <translation>레지스터별 점유율, 블록당 스레드 {threads}개</translation>
    </message>
    <message>
        <source>occupancy (%) ● and speed (% of the fastest) ■</source>
        <translation>점유율(%) ● 및 속도(가장 빠른 것의 %) ■</translation>
    </message>
    <message>
        <source>as declared, {point}</source>
        <translation>선언한 대로, {point}</translation>
    </message>
    <message>
        <source>{choice}: {registers, plural, one {# register} other {# registers}}, {bytes} spilled, {blocks, plural, one {# block} other {# blocks}} per SM, {occupancy}</source>
        <translation>{choice}: 레지스터 {registers, plural, other {#개}}, 스필 {bytes}, SM당 블록 {blocks, plural, other {#개}}, 점유율 {occupancy}</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::BoundsView</name>
    <message>
        <source>Launch bounds</source>
        <translation>Launch bounds</translation>
    </message>
    <message>
        <source>What launch bounds would do</source>
        <translation>launch bounds의 효과</translation>
    </message>
    <message>
        <source>Launch bounds and register limits</source>
        <translation>Launch bounds와 레지스터 한도</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>launch bounds</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>한도</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>spilled</source>
        <translation>스필</translation>
    </message>
    <message>
        <source>blocks/SM</source>
        <translation>블록/SM</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>The source is not compiled for this device.</source>
        <translation>이 디바이스용으로 컴파일된 소스가 아닙니다.</translation>
    </message>
    <message>
        <source>Compiling with each bounds…</source>
        <translation>launch bounds별로 컴파일하는 중…</translation>
    </message>
    <message>
        <source>Compiled with each launch bounds and each register limit that matters. Select one to copy it.</source>
        <translation>의미 있는 launch bounds와 레지스터 한도마다 컴파일한 결과입니다. 하나를 선택하면 복사할 수 있습니다.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy {bounds}</source>
        <translation>{bounds} 복사</translation>
    </message>
    <message>
        <source>Put it into the source</source>
        <translation>소스에 넣기</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Measure each</source>
        <translation>각각 측정</translation>
    </message>
    <message>
        <source>Measures the launch of Explore with each of them, one after the other.</source>
        <translation>탐색 페이지의 실행을 각각으로 하나씩 측정합니다.</translation>
    </message>
    <message>
        <source>{choice} · as declared</source>
        <translation>{choice} · 선언한 대로</translation>
    </message>
    <message>
        <source>Select a row of the table.</source>
        <translation>표에서 행을 선택하세요.</translation>
    </message>
    <message>
        <source>This row has no launch bounds to write.</source>
        <translation>이 행에는 소스에 넣을 launch bounds가 없습니다.</translation>
    </message>
    <message>
        <source>{option} is an option of the compiler and stands in no source: copy it, and give it to the compiler.</source>
        <translation>{option}: 소스에 쓰는 것이 아니라 컴파일러 옵션입니다. 복사하여 컴파일러에 지정하세요.</translation>
    </message>
    <message>
        <source>The kernel is still being compiled with the other bounds.</source>
        <translation>다른 launch bounds로 커널을 아직 컴파일하는 중입니다.</translation>
    </message>
    <message>
        <source>The rows of {option} are for the source without its launch bounds: beside them, nvcc ignores the option.</source>
        <translation>{option} 행은 launch bounds가 없는 소스의 값입니다. launch bounds가 있으면 nvcc가 이 옵션을 무시합니다.</translation>
    </message>
    <message>
        <source>The kernel is still being compiled with these bounds.</source>
        <translation>이 범위로 커널을 아직 컴파일하는 중입니다.</translation>
    </message>
    <message>
        <source>The numbers are for blocks of {counted, plural, one {# thread} other {# threads}}, as the kernel declares; those of Explore have {threads}.</source>
        <translation>이 수치는 커널이 선언한 대로 스레드 {counted, plural, other {#개}}짜리 블록에 대한 것입니다. 탐색 페이지의 블록은 스레드가 {threads}개입니다.</translation>
    </message>
    <message>
        <source>The numbers are for blocks of {counted, plural, one {# thread} other {# threads}}; the device refuses blocks of {refused}.</source>
        <translation>이 수치는 스레드 {counted, plural, other {#개}}짜리 블록에 대한 것입니다. 스레드 {refused}개짜리 블록은 디바이스가 거부합니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::Breadcrumb</name>
    <message>
        <source>Path in the hierarchy</source>
        <translation>계층 경로</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CaptureDialog</name>
    <message>
        <source>&amp;Program</source>
        <translation>프로그램(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <translation>인자(&amp;A)</translation>
    </message>
    <message>
        <source>Runs as</source>
        <translation>실행할 명령</translation>
    </message>
    <message>
        <source>&amp;Working folder</source>
        <translation>작업 폴더(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Save as</source>
        <translation>저장할 파일(&amp;S)</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>찾아보기…</translation>
    </message>
    <message>
        <source>Browse for the program</source>
        <translation>프로그램 찾아보기</translation>
    </message>
    <message>
        <source>Browse for the working folder</source>
        <translation>작업 폴더 찾아보기</translation>
    </message>
    <message>
        <source>Browse for where to save</source>
        <translation>저장할 곳 찾아보기</translation>
    </message>
    <message>
        <source>Each launch of a kernel in the program is recorded, without compiling it again. While it is captured, a profiler inside it, such as torch.profiler, records nothing.</source>
        <translation>다시 컴파일하지 않고 프로그램의 모든 커널 실행을 기록합니다. 캡처하는 동안 torch.profiler 같은 프로그램 안의 프로파일러는 아무것도 기록하지 않습니다.</translation>
    </message>
    <message>
        <source>Capture a program</source>
        <translation>프로그램 캡처</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>인자</translation>
    </message>
    <message>
        <source>As in a shell: quotes and backslashes keep blanks. Nothing is expanded.</source>
        <translation>셸과 같이 따옴표나 백슬래시를 쓰면 공백이 유지됩니다. 변수나 와일드카드는 확장하지 않습니다.</translation>
    </message>
    <message>
        <source>The words that are run</source>
        <translation>실행할 명령의 단어</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>작업 폴더</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>저장할 파일</translation>
    </message>
    <message>
        <source>the limit</source>
        <translation>한도</translation>
    </message>
    <message>
        <source>Record from which function each launch comes</source>
        <translation>각 실행을 호출한 함수도 기록</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>캡처</translation>
    </message>
    <message>
        <source>“{file}” exists. Replace it when the program has ended?</source>
        <translation>“{file}” 파일이 있습니다. 프로그램이 끝나면 바꿀까요?</translation>
    </message>
    <message>
        <source>Program to capture</source>
        <translation>캡처할 프로그램</translation>
    </message>
    <message>
        <source>Save the capture</source>
        <translation>캡처 저장</translation>
    </message>
    <message>
        <source>Captures of programs</source>
        <translation>프로그램 캡처</translation>
    </message>
    <message>
        <source>Record in which NVTX range each launch is</source>
        <translation>각 실행이 속한 NVTX 범위도 기록</translation>
    </message>
    <message>
        <source>&amp;Machine</source>
        <translation>컴퓨터(&amp;M)</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>Where the program runs. The capture is saved on this computer.</source>
        <translation>프로그램을 돌릴 컴퓨터입니다. 캡처는 지금 쓰는 이 컴퓨터에 저장됩니다.</translation>
    </message>
    <message>
        <source>To capture on another machine, set it up in Launch › Machines…</source>
        <translation>다른 컴퓨터에서 캡처하려면 “실행 › 컴퓨터 연결”에서 설정하세요.</translation>
    </message>
    <message>
        <source>where the connection begins</source>
        <translation>연결이 시작되는 폴더</translation>
    </message>
    <message>
        <source>&amp;Launches, at most</source>
        <translation>최대 실행 수(&amp;L)</translation>
    </message>
    <message>
        <source>Launches, at most</source>
        <translation>최대 실행 수</translation>
    </message>
    <message>
        <source>So many launches are listed one by one; those above this number are counted by configuration.</source>
        <translation>이 수까지는 실행을 하나씩 기록하고, 넘는 실행은 구성별로 개수만 셉니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CapturePanel</name>
    <message>
        <source>Stop capturing</source>
        <translation>캡처 중지</translation>
    </message>
    <message>
        <source>The program goes on; what it launches from now on is not recorded.</source>
        <translation>프로그램은 계속됩니다. 지금부터의 실행은 기록하지 않습니다.</translation>
    </message>
    <message>
        <source>Show the capture</source>
        <translation>캡처 표시</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Nothing was captured yet.</source>
        <translation>아직 캡처한 것이 없습니다.</translation>
    </message>
    <message>
        <source>{launches, plural, one {# launch} other {# launches}}, refused: {refused}.</source>
        <translation>실행 {launches, plural, other {#회}}, 거부: {refused}.</translation>
    </message>
    <message>
        <source>Capturing {program} for {time}.</source>
        <translation>{program} 캡처 중, {time}.</translation>
    </message>
    <message>
        <source>{program} runs for {time}; its capture was stopped.</source>
        <translation>{program} 진행 중, {time}. 캡처는 중지되었습니다.</translation>
    </message>
    <message>
        <source>Reading the capture…</source>
        <translation>캡처 읽는 중…</translation>
    </message>
    <message>
        <source>Kill the program</source>
        <translation>프로그램 강제 종료</translation>
    </message>
    <message>
        <source>Stop the program</source>
        <translation>프로그램 중지</translation>
    </message>
    <message>
        <source>It was asked to end and has not (SIGTERM). This ends it at once (SIGKILL).</source>
        <translation>종료를 요청했지만(SIGTERM) 끝나지 않았습니다. 즉시 끝냅니다(SIGKILL).</translation>
    </message>
    <message>
        <source>Asks the program and its children to end (SIGTERM).</source>
        <translation>프로그램과 그 자식 프로세스에 종료를 요청합니다(SIGTERM).</translation>
    </message>
    <message>
        <source>Connecting to {machine} for {time}.</source>
        <translation>{machine}에 연결 중, {time}.</translation>
    </message>
    <message>
        <source>Capturing {program} on {machine} for {time}.</source>
        <translation>{machine}에서 {program} 캡처 중, {time}.</translation>
    </message>
    <message>
        <source>{program} runs on {machine} for {time}; its capture was stopped.</source>
        <translation>{machine}에서 {program} 진행 중, {time}. 캡처는 중지되었습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CaptureRun</name>
    <message>
        <source>{program} cannot be started: {reason}.</source>
        <translation>{program}: 시작할 수 없습니다({reason}).</translation>
    </message>
    <message>
        <source>{program} was ended by signal {number} ({name}).</source>
        <translation>{program}: 시그널 {number}({name}){number, ending, vowel {로} rieul {로} other {으로}} 끝났습니다.</translation>
    </message>
    <message>
        <source>{program} ended with status {status}.</source>
        <translation>{program}: 종료 상태 {status}{status, ending, vowel {로} rieul {로} other {으로}} 끝났습니다.</translation>
    </message>
    <message>
        <source>{machine}: {problem}.</source>
        <translation>{machine}: {problem}.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CapturedOutput</name>
    <message>
        <source>Output of the program</source>
        <translation>프로그램의 출력</translation>
    </message>
    <message>
        <source>The program has printed nothing.</source>
        <translation>프로그램이 아무것도 출력하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ChoiceButton</name>
    <message>
        <source>the right answer</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>not the answer</source>
        <translation>오답</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ChoiceMenus</name>
    <message>
        <source>&amp;Presets</source>
        <translation>프리셋(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation>디바이스(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation>커널(&amp;K)</translation>
    </message>
    <message>
        <source>Launch f&amp;unction</source>
        <translation>실행 함수(&amp;U)</translation>
    </message>
    <message>
        <source>Apply &amp;fix</source>
        <translation>해결 방법 적용(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>색상 기준(&amp;C)</translation>
    </message>
    <message>
        <source>no kernels</source>
        <translation>커널 없음</translation>
    </message>
    <message>
        <source>no fixes</source>
        <translation>해결 방법 없음</translation>
    </message>
    <message>
        <source>Selects the kernel “{kernel}”.</source>
        <translation>“{kernel}” 커널을 선택합니다.</translation>
    </message>
    <message>
        <source>Connect {machine}</source>
        <translation>{machine} 연결</translation>
    </message>
    <message>
        <source>Your kernels</source>
        <translation>내 커널</translation>
    </message>
    <message>
        <source>hidden until you answer the question</source>
        <translation>질문에 답할 때까지 숨김</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ClusterSizesDialog</name>
    <message>
        <source>Cluster sizes side by side</source>
        <translation>클러스터 크기 나란히 보기</translation>
    </message>
    <message>
        <source>{device}: refused. {reason}</source>
        <translation>{device}: 거부됨. {reason}</translation>
    </message>
    <message>
        <source>{blocks, plural, one {# block} other {# blocks}} at once, {waves, plural, one {# wave} other {# waves}}</source>
        <translation>동시에 {blocks, plural, other {블록 #개}}, {waves, plural, other {웨이브 #개}}</translation>
    </message>
    <message>
        <source>at most {blocks, plural, one {# block} other {# blocks}} at once, at least {waves, plural, one {# wave} other {# waves}}</source>
        <translation>동시에 최대 {blocks, plural, other {블록 #개}}, 최소 {waves, plural, other {웨이브 #개}}</translation>
    </message>
    <message>
        <source>{device}: accepted; {atOnce}</source>
        <translation>{device}: 수락됨, {atOnce}</translation>
    </message>
    <message>
        <source>{device}: accepted with the opt-in for non-portable sizes; {atOnce}</source>
        <translation>{device}: 이식성 없는 크기를 옵트인하면 수락됨, {atOnce}</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ClusterSizesView</name>
    <message>
        <source>Without clusters: each block for itself</source>
        <translation>클러스터 없음: 블록마다 독립</translation>
    </message>
    <message>
        <source>Clusters of {size}: {count, plural, one {# cluster} other {# clusters}}</source>
        <translation>클러스터 크기 {size}: {count, plural, other {#개}}</translation>
    </message>
    <message>
        <source>{title}; needs the opt-in for non-portable sizes</source>
        <translation>{title}(이식성 없는 크기, 옵트인 필요)</translation>
    </message>
    <message>
        <source>Clusters of {size}: {count, plural, one {# cluster} other {# clusters}}, the grid rounded up from {present, plural, one {{blocks} block} other {{blocks} blocks}}</source>
        <translation>클러스터 크기 {size}: {count, plural, other {#개}}(그리드를 블록 {present, plural, other {{blocks}개}}에서 올림)</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CodeLabel</name>
    <message>
        <source>Copy the selection</source>
        <translation>선택 영역 복사</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>코드 복사</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CodeLaunchView</name>
    <message>
        <source>dynamic shared memory up to {bytes}</source>
        <translation>동적 공유 메모리 최대 {bytes}</translation>
    </message>
    <message>
        <source>non-portable cluster sizes</source>
        <translation>이식성 없는 클러스터 크기</translation>
    </message>
    <message>
        <source>carve-out {percent} %</source>
        <translation>카브아웃 {percent}%</translation>
    </message>
    <message>
        <source>line {line}: grid {grid}, block {block}</source>
        <translation>{line}행: 그리드 {grid}, 블록 {block}</translation>
    </message>
    <message>
        <source>line {line}: {kernel}, grid {grid}, block {block}</source>
        <translation>{line}행: {kernel}, 그리드 {grid}, 블록 {block}</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>함수</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>그리드</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Dynamic shared memory</source>
        <translation>동적 공유 메모리</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>스트림</translation>
    </message>
    <message>
        <source>Cooperative</source>
        <translation>협력 실행</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>Launch attributes</source>
        <translation>실행 속성</translation>
    </message>
    <message>
        <source>Opt-ins</source>
        <translation>옵트인</translation>
    </message>
    <message>
        <source>{part}: {value}</source>
        <translation>{part}: {value}</translation>
    </message>
    <message>
        <source>Green context (SMs)</source>
        <translation>그린 컨텍스트(SM)</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CodePage</name>
    <message>
        <source>The launch and the kernel as CUDA C++</source>
        <translation>CUDA C++로 쓴 실행과 커널</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CodePaste</name>
    <message>
        <source>The clipboard has no launch code such as kernel&lt;&lt;&lt;63, 256&gt;&gt;&gt;(…).</source>
        <translation>클립보드에 kernel&lt;&lt;&lt;63, 256&gt;&gt;&gt;(…)와 같은 실행 코드가 없습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>명령 팔레트</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>명령 검색</translation>
    </message>
    <message>
        <source>No command matches “{typed}”</source>
        <translation>“{typed}”에 맞는 명령 없음</translation>
    </message>
    <message>
        <source>Not possible at the moment</source>
        <translation>지금은 할 수 없습니다</translation>
    </message>
    <message>
        <source>Enter runs it</source>
        <translation>Enter를 누르면 수행</translation>
    </message>
    <message>
        <source>Search commands, presets, kernels, devices, terms…</source>
        <translation>명령, 프리셋, 커널, 디바이스, 용어 검색…</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>용어</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Enter again to change {change}</source>
        <translation>Enter를 다시 누르면 변경: {change}</translation>
    </message>
    <message>
        <source>Enter again to change it</source>
        <translation>Enter를 다시 누르면 변경</translation>
    </message>
    <message>
        <source>Press Enter twice to change {change}</source>
        <translation>Enter를 두 번 누르면 변경: {change}</translation>
    </message>
    <message>
        <source>Enter shows it in Rules and terms</source>
        <translation>Enter를 누르면 규칙과 용어집에서 보여 줌</translation>
    </message>
    <message>
        <source>too many too large refused</source>
        <translation>너무 많음 너무 큼 거부 초과</translation>
    </message>
    <message>
        <source>Not possible at the moment. {reason}</source>
        <translation>지금은 할 수 없습니다. {reason}</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CompareView</name>
    <message>
        <source>Only differences</source>
        <translation>차이만</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Show only the rows in which the launches differ</source>
        <translation>실행 간에 값이 다른 행만 표시</translation>
    </message>
    <message>
        <source>Pin this launch to compare later ones with it</source>
        <translation>이후의 실행과 비교하도록 이 실행을 고정</translation>
    </message>
    <message>
        <source>current</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>They differ in {rows, plural, one {# row} other {# rows}} (≠).</source>
        <translation>{rows, plural, other {항목 #개}}가 다릅니다(≠).</translation>
    </message>
    <message>
        <source>This launch on…</source>
        <translation>다른 디바이스에서…</translation>
    </message>
    <message>
        <source>Compare this launch on other devices</source>
        <translation>이 실행을 다른 디바이스에서 비교</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Remove all pinned launches from the comparison</source>
        <translation>고정한 실행을 비교에서 모두 제거</translation>
    </message>
    <message>
        <source>The pinned launches and the current one, field by field</source>
        <translation>고정한 실행과 현재 실행의 항목별 비교</translation>
    </message>
    <message>
        <source>Pin a launch, then change it, or compare it on other devices: up to six launches stand side by side.</source>
        <translation>실행을 고정한 뒤 값을 바꾸거나 다른 디바이스와 비교해 보세요. 실행을 최대 여섯 개까지 나란히 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>The launches are the same.</source>
        <translation>실행이 서로 같습니다.</translation>
    </message>
    <message>
        <source>The fastest is “{launch}”, {ratio:.2f} times as fast as the slowest.</source>
        <translation>“{launch}” 실행이 가장 빠르며, 속도는 가장 느린 실행의 {ratio:.2f}배입니다.</translation>
    </message>
    <message>
        <source>Their times are indistinguishable.</source>
        <translation>실행 시간은 구별되지 않습니다.</translation>
    </message>
    <message>
        <source>Six launches are compared, which is the most; remove one first.</source>
        <translation>실행은 여섯 개까지 비교할 수 있으며 이미 여섯 개입니다. 먼저 하나를 제거하세요.</translation>
    </message>
    <message>
        <source>Swap launch {number} and the current one</source>
        <translation>{number}번 실행과 현재 실행 바꾸기</translation>
    </message>
    <message>
        <source>Remove {number}</source>
        <translation>{number}번 제거</translation>
    </message>
    <message>
        <source>Swap {number}</source>
        <translation>{number}번과 바꾸기</translation>
    </message>
    <message>
        <source>Remove launch {number} from the comparison</source>
        <translation>{number}번 실행을 비교에서 제거</translation>
    </message>
    <message>
        <source>Select a cell of a column to choose another launch.</source>
        <translation>다른 실행을 고르려면 해당 열의 셀을 선택하세요.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Where the registers name another architecture (“of sm_90”), the kernel is compiled for that one; their number may differ on the device.</source>
        <translation>레지스터 수에 다른 아키텍처가 적혀 있으면(“sm_90”) 커널은 그 아키텍처용으로 컴파일된 것이며, 이 디바이스에서는 수가 다를 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ComparisonTable</name>
    <message>
        <source>{field}, differs</source>
        <translation>{field}, 다름</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CompileSettingsDialog</name>
    <message>
        <source>How the source is compiled</source>
        <translation>소스 컴파일 방법</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>컴파일러</translation>
    </message>
    <message>
        <source>nvcc or libnvrtc.so, where it is found</source>
        <translation>찾은 nvcc 또는 libnvrtc.so 사용</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Found {compiler}: {path}</source>
        <translation>{compiler} 찾음: {path}</translation>
    </message>
    <message>
        <source>Language standard</source>
        <translation>언어 표준</translation>
    </message>
    <message>
        <source>the compiler&apos;s own</source>
        <translation>컴파일러 기본값</translation>
    </message>
    <message>
        <source>Include folders, one a line</source>
        <translation>인클루드 폴더, 한 줄에 하나</translation>
    </message>
    <message>
        <source>Macros, one a line</source>
        <translation>매크로, 한 줄에 하나</translation>
    </message>
    <message>
        <source>Options, one a line</source>
        <translation>옵션, 한 줄에 하나</translation>
    </message>
    <message>
        <source>Templates to compile, one a line</source>
        <translation>컴파일할 템플릿, 한 줄에 하나</translation>
    </message>
    <message>
        <source>Choose nvcc or libnvrtc.so</source>
        <translation>nvcc 또는 libnvrtc.so 선택</translation>
    </message>
    <message>
        <source>Templates of the source</source>
        <translation>소스의 템플릿</translation>
    </message>
    <message>
        <source>Add a template of the source…</source>
        <translation>소스의 템플릿 추가…</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::CopyableTable</name>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::DevicePicker</name>
    <message>
        <source>This launch on other devices</source>
        <translation>이 실행을 다른 디바이스에서 비교</translation>
    </message>
    <message>
        <source>filter: A100</source>
        <translation>필터: A100</translation>
    </message>
    <message>
        <source>Filter the devices</source>
        <translation>디바이스 필터</translation>
    </message>
    <message>
        <source>Devices to compare on</source>
        <translation>비교할 디바이스</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>{checked} of at most {limit} chosen</source>
        <translation>{checked}개 선택됨(최대 {limit}개)</translation>
    </message>
    <message>
        <source>{checked} are chosen, and there is room for {limit}: uncheck some, or remove launches from the comparison.</source>
        <translation>{checked}개를 선택했지만 {limit}개만 추가할 수 있습니다. 일부를 선택 해제하거나 비교에서 실행을 제거하세요.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::DeviceSelection</name>
    <message>
        <source>looking for a GPU…</source>
        <translation>GPU 찾는 중…</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>연결 안 됨</translation>
    </message>
    <message>
        <source>worker restarting…</source>
        <translation>워커 다시 시작 중…</translation>
    </message>
    <message>
        <source>no GPU here</source>
        <translation>이 컴퓨터에 GPU 없음</translation>
    </message>
    <message>
        <source>worker failed</source>
        <translation>워커 실패</translation>
    </message>
    <message>
        <source>No kernel is available to launch.</source>
        <translation>실행할 수 있는 커널이 없습니다.</translation>
    </message>
    <message>
        <source>There is no device, live or recorded, to launch on.</source>
        <translation>실행에 쓸 수 있는 실제 디바이스나 기록된 디바이스가 없습니다.</translation>
    </message>
    <message>
        <source>no worker yet</source>
        <translation>아직 워커 없음</translation>
    </message>
    <message>
        <source>worker starting</source>
        <translation>워커 시작 중</translation>
    </message>
    <message>
        <source>worker ready</source>
        <translation>워커 준비됨</translation>
    </message>
    <message>
        <source>recordings ready</source>
        <translation>기록 준비됨</translation>
    </message>
    <message>
        <source>worker busy</source>
        <translation>워커 사용 중</translation>
    </message>
    <message>
        <source>worker restarting</source>
        <translation>워커 다시 시작 중</translation>
    </message>
    <message>
        <source>no device and no recording on this computer</source>
        <translation>이 컴퓨터에 디바이스와 기록 없음</translation>
    </message>
    <message>
        <source>no device and no recording</source>
        <translation>디바이스와 기록 없음</translation>
    </message>
    <message>
        <source>A device file cannot be read: {reason}</source>
        <translation>디바이스 파일을 읽을 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>{count, plural, one {# device file} other {# device files}} cannot be read, the first because: {reason}</source>
        <translation>디바이스 파일 {count, plural, other {#개}}를 읽을 수 없습니다. 첫 번째 파일의 이유: {reason}</translation>
    </message>
    <message>
        <source>{machine} is not connected; select it in the device list to connect it.</source>
        <translation>{machine}{machine, ending, vowel {가} other {이}} 연결되어 있지 않습니다. 디바이스 목록에서 선택하면 연결됩니다.</translation>
    </message>
    <message>
        <source>{device} is known only from a device file, which cannot launch.</source>
        <translation>{device}{device, ending, vowel {는} other {은}} 디바이스 파일로만 알려져 있어 실행할 수 없습니다.</translation>
    </message>
    <message>
        <source>Nothing for you to do: the old process can no longer launch kernels, and a new worker is starting.</source>
        <translation>필요한 조치가 없습니다. 이전 프로세스는 더 이상 커널을 실행할 수 없으며, 새 워커가 시작되고 있습니다.</translation>
    </message>
    <message>
        <source>Choose Launch, Restart worker: the worker has ended, and does not start by itself.</source>
        <translation>워커가 종료되었으며 저절로 시작되지 않습니다. 실행 › 워커 다시 시작을 선택하세요.</translation>
    </message>
    <message>
        <source>A kernel of your own needs a GPU: recordings do not run code.</source>
        <translation>내 커널에는 GPU가 필요합니다. 기록으로는 코드를 돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>The device is busy with another job.</source>
        <translation>디바이스에서 다른 작업을 처리하는 중입니다.</translation>
    </message>
    <message>
        <source>Here a new worker has replaced the old process, and the next launch can start.</source>
        <translation>여기에서는 새 워커가 이전 프로세스를 대신하므로 다음 실행을 시작할 수 있습니다.</translation>
    </message>
    <message>
        <source>No recording of {device}.</source>
        <translation>{device}의 기록이 없습니다.</translation>
    </message>
    <message>
        <source>No recording of {device}. Recorded devices: {recorded}.</source>
        <translation>{device}의 기록이 없습니다. 기록이 있는 디바이스: {recorded}.</translation>
    </message>
    <message>
        <source>The GPU worker is starting.</source>
        <translation>GPU 워커가 시작되고 있습니다.</translation>
    </message>
    <message>
        <source>The recordings are being read.</source>
        <translation>기록을 읽고 있습니다.</translation>
    </message>
    <message>
        <source>No kernel of this device supports this preset.</source>
        <translation>이 디바이스에는 이 프리셋을 지원하는 커널이 없습니다.</translation>
    </message>
    <message>
        <source>A worker is starting: what is recorded is not known yet.</source>
        <translation>워커가 시작되고 있어, 무엇이 기록되어 있는지 아직 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Here the error comes from a recording: no process ended, and you can launch again.</source>
        <translation>여기서는 오류가 기록에서 온 것입니다. 끝난 프로세스가 없으므로 다시 실행할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::DeviceTable</name>
    <message>
        <source>Filter the device&apos;s properties</source>
        <translation>디바이스 속성 필터</translation>
    </message>
    <message>
        <source>filter by name</source>
        <translation>이름으로 필터</translation>
    </message>
    <message>
        <source>property</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Properties of the device</source>
        <translation>디바이스 속성</translation>
    </message>
    <message>
        <source>No device is selected.</source>
        <translation>선택한 디바이스가 없습니다.</translation>
    </message>
    <message>
        <source>Only properties whose name contains what you type are listed.</source>
        <translation>입력한 내용이 이름에 들어 있는 속성만 표시합니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::DistributionPlot</name>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Distribution of the times</source>
        <translation>시간 분포</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>표본</translation>
    </message>
    <message>
        <source>time ({unit})</source>
        <translation>시간({unit})</translation>
    </message>
    <message>
        <source>median {median} · quartiles {lower} – {upper} · from {shortest} to {longest}</source>
        <translation>중앙값 {median} · 사분위수 {lower}~{upper} · 범위 {shortest}~{longest}</translation>
    </message>
    <message>
        <source>{samples} above the axis</source>
        <translation>축 범위 초과 {samples}개</translation>
    </message>
    <message>
        <source>{from} – {to}: {bar} of {count, plural, one {{samples} sample} other {{samples} samples}} ({share} %)</source>
        <translation>{from}~{to}: {count, plural, other {표본 {samples}개}} 중 {bar}개({share}%)</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>되돌리기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 하기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>Copy the launch as &amp;code</source>
        <translation>실행을 코드로 복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>되돌리기(&amp;U): {step}</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>다시 하기(&amp;R): {step}</translation>
    </message>
    <message>
        <source>&amp;Paste launch code…</source>
        <translation>실행 코드 붙여넣기(&amp;P)…</translation>
    </message>
    <message>
        <source>Copied the launch as code: {lines, plural, one {# line} other {# lines}}.</source>
        <translation>실행을 코드로 복사했습니다: {lines, plural, other {#줄}}.</translation>
    </message>
    <message>
        <source>search thread block element warp lane cluster index</source>
        <translation>검색 스레드 블록 원소 워프 레인 클러스터 인덱스</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>실행 취소할 것이 없습니다.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>다시 실행할 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ErrorView</name>
    <message>
        <source>The error of this launch</source>
        <translation>이 실행의 오류</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>의미</translation>
    </message>
    <message>
        <source>Which call</source>
        <translation>오류를 보고한 호출</translation>
    </message>
    <message>
        <source>Which thread</source>
        <translation>오류를 낸 스레드</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>조치 방법</translation>
    </message>
    <message>
        <source>Before the next launch</source>
        <translation>다음 실행 전에</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ExerciseQuestion</name>
    <message>
        <source>Right.</source>
        <translation>맞습니다.</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>아쉽지만 아닙니다.</translation>
    </message>
    <message>
        <source>The answer is {number}.</source>
        <translation>정답은 {number}입니다.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Type a number. The first answer counts.</source>
        <translation>숫자를 입력하세요. 첫 번째 답만 점수에 들어갑니다.</translation>
    </message>
    <message>
        <source>Choose. The first answer counts.</source>
        <translation>고르세요. 첫 번째 답만 점수에 들어갑니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ExerciseSide</name>
    <message>
        <source>The exercises</source>
        <translation>연습 문제</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>다른 시드 사용</translation>
    </message>
    <message>
        <source>All</source>
        <translation>모두 선택</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>모든 종류</translation>
    </message>
    <message>
        <source>None</source>
        <translation>모두 해제</translation>
    </message>
    <message>
        <source>No kind, to choose some</source>
        <translation>모두 해제하여 일부만 선택</translation>
    </message>
    <message>
        <source>A sheet for a class</source>
        <translation>수업용 문제지</translation>
    </message>
    <message>
        <source>The same seed, level and kinds give the same sheet on every computer.</source>
        <translation>시드, 난이도, 종류가 같으면 어느 컴퓨터에서나 같은 문제지가 나옵니다.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>연습 문제</translation>
    </message>
    <message>
        <source>With the answers</source>
        <translation>정답 포함</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>Saves the sheet as Markdown.</source>
        <translation>문제지를 Markdown으로 저장합니다.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>인쇄…</translation>
    </message>
    <message>
        <source>1, easy</source>
        <translation>1, 쉬움</translation>
    </message>
    <message>
        <source>2, medium</source>
        <translation>2, 보통</translation>
    </message>
    <message>
        <source>3, hard</source>
        <translation>3, 어려움</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>number of exercises</source>
        <translation>연습 문제 수</translation>
    </message>
    <message>
        <source>Number of exercises</source>
        <translation>연습 문제 수</translation>
    </message>
    <message>
        <source>Kinds of exercises</source>
        <translation>연습 문제 종류</translation>
    </message>
    <message>
        <source>Save a sheet of exercises</source>
        <translation>연습 문제지 저장</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Print a sheet of exercises</source>
        <translation>연습 문제지 인쇄</translation>
    </message>
    <message>
        <source>Another level, seed or choice of kinds begins at exercise 1, with a new count of right answers.</source>
        <translation>난이도, 시드, 종류를 바꾸면 1번 문제부터 시작하고 맞힌 수를 새로 셉니다.</translation>
    </message>
    <message>
        <source>None is chosen: the kinds of the level come.</source>
        <translation>고른 것이 없으므로 난이도에 맞는 종류가 나옵니다.</translation>
    </message>
    <message>
        <source>The space bar chooses a kind. Without one, those of the level come.</source>
        <translation>스페이스바로 종류를 선택합니다. 선택하지 않으면 난이도에 맞는 종류가 나옵니다.</translation>
    </message>
    <message>
        <source>The sheet is printed.</source>
        <translation>문제지를 인쇄했습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ExerciseView</name>
    <message>
        <source>Exercise</source>
        <translation>연습 문제</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>No exercises</source>
        <translation>연습 문제 없음</translation>
    </message>
    <message>
        <source>Exercise {number} · level {level} · seed {seed}</source>
        <translation>연습 문제 {number} · 난이도 {level} · 시드 {seed}</translation>
    </message>
    <message>
        <source>{right} of {answered} right</source>
        <translation>{answered}문제 중 {right}문제 정답</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ExplorePage</name>
    <message>
        <source>Its boxes have more than 20,000 faces: they are a picture at 4× in it.</source>
        <translation>상자의 면이 20,000개를 넘으므로 이 파일에는 4× 그림으로 들어갑니다.</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>스레드</translation>
    </message>
    <message>
        <source>Picture of the grid</source>
        <translation>그리드 그림</translation>
    </message>
    <message>
        <source>Problem size {axis}</source>
        <translation>문제 크기 {axis}</translation>
    </message>
    <message>
        <source>Grid size {axis}</source>
        <translation>그리드 크기 {axis}</translation>
    </message>
    <message>
        <source>Cluster size {axis}</source>
        <translation>클러스터 크기 {axis}</translation>
    </message>
    <message>
        <source>Block size {axis}</source>
        <translation>블록 크기 {axis}</translation>
    </message>
    <message>
        <source>set change</source>
        <translation>설정 변경</translation>
    </message>
    <message>
        <source>This panel is on page Explore.</source>
        <translation>이 패널은 탐색 페이지에 있습니다.</translation>
    </message>
    <message>
        <source>The problem of this kernel has no such axis.</source>
        <translation>이 커널의 문제에는 이 축이 없습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ExportMenu</name>
    <message>
        <source>&amp;Copy picture</source>
        <translation>그림 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy picture as S&amp;VG</source>
        <translation>그림을 SVG로 복사(&amp;V)</translation>
    </message>
    <message>
        <source>Save &amp;table…</source>
        <translation>표 저장(&amp;T)…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>그림 저장</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>표 저장</translation>
    </message>
    <message>
        <source>Tables (*.csv *.md *.json);;CSV (*.csv);;Markdown (*.md);;JSON (*.json)</source>
        <translation>표 (*.csv *.md *.json);;CSV (*.csv);;Markdown (*.md);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Copy and save: {picture}</source>
        <translation>복사 및 저장: {picture}</translation>
    </message>
    <message>
        <source>Copy table as {format}</source>
        <translation>표를 {format}{format, ending, vowel {로} rieul {로} other {으로}} 복사</translation>
    </message>
    <message>
        <source>Vectors as SVG (*.svg)</source>
        <translation>SVG 벡터 (*.svg)</translation>
    </message>
    <message>
        <source>Vectors as PDF (*.pdf)</source>
        <translation>PDF 벡터 (*.pdf)</translation>
    </message>
    <message>
        <source>PNG at {scale}× (*.png)</source>
        <translation>PNG {scale}배 (*.png)</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>그림 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>export CSV Markdown JSON</source>
        <translation>내보내기 CSV Markdown JSON</translation>
    </message>
    <message>
        <source>screenshot image clipboard</source>
        <translation>스크린샷 이미지 클립보드 화면 캡처</translation>
    </message>
    <message>
        <source>screenshot export image PNG SVG PDF</source>
        <translation>스크린샷 내보내기 이미지 화면 캡처 PNG SVG PDF</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>그림을 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard as SVG.</source>
        <translation>그림을 SVG로 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>표를 클립보드에 복사했습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::FaultNotice</name>
    <message>
        <source>Show log</source>
        <translation>로그 표시</translation>
    </message>
    <message>
        <source>Restart worker</source>
        <translation>워커 다시 시작</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Several restarts failed. Fix the cause, then press Restart worker. The launch and its results are kept.</source>
        <translation>여러 번 다시 시작했지만 실패했습니다. 원인을 해결한 뒤 [워커 다시 시작]을 누르세요. 실행과 결과는 그대로 유지됩니다.</translation>
    </message>
    <message>
        <source>{fault} ({count, plural, one {# time} other {# times}})</source>
        <translation>{fault}({count, plural, other {#회}})</translation>
    </message>
    <message>
        <source>A new worker is ready for the next launch. Your input and your measurements are kept.</source>
        <translation>다음 실행을 맡을 프로세스(워커)를 새로 시작했습니다. 입력과 측정 결과는 그대로 유지됩니다.</translation>
    </message>
    <message>
        <source>A new worker is starting. Your input and your measurements are kept.</source>
        <translation>새 워커가 시작되고 있습니다. 입력과 측정값은 유지됩니다.</translation>
    </message>
    <message>
        <source>Page Explore explains it under Result.</source>
        <translation>설명은 탐색 페이지의 결과에 있습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open session…</source>
        <translation>세션 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recording…</source>
        <translation>기록 열기(&amp;R)…</translation>
    </message>
    <message>
        <source>Open &amp;device file…</source>
        <translation>디바이스 파일 열기(&amp;D)…</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>최근 파일 열기(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>세션 저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>다른 이름으로 세션 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>종료(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Copy or save a part of the window</source>
        <translation>창의 일부 복사 또는 저장(내보내기)(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>이 목록 지우기(&amp;C)</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>쉼표로 구분된 값</translation>
    </message>
    <message>
        <source>Ca&amp;pture a program…</source>
        <translation>프로그램 캡처(&amp;P)…</translation>
    </message>
    <message>
        <source>Open the &amp;last session</source>
        <translation>마지막 세션 열기(&amp;L)</translation>
    </message>
    <message>
        <source>Save &amp;timings of compared launches as CSV…</source>
        <translation>비교하는 실행의 측정 시간을 CSV로 저장(&amp;T)…</translation>
    </message>
    <message>
        <source>Save timings of the {count} launches that are checked on Timings</source>
        <translation>“측정 시간”에서 선택한 실행 {count}개의 시간 저장</translation>
    </message>
    <message>
        <source>Save timings of {launch}, the only launch that is checked on Timings</source>
        <translation>{launch}의 시간 저장(“측정 시간”에서 선택한 유일한 실행)</translation>
    </message>
    <message>
        <source>No session of an earlier start is kept.</source>
        <translation>이전에 실행했을 때의 세션이 없습니다.</translation>
    </message>
    <message>
        <source>The launch was not measured here: there are no timings of it to save.</source>
        <translation>이 실행은 여기서 측정하지 않아 저장할 시간이 없습니다.</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>목록이 비어 있습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::FilteringList</name>
    <message>
        <source>Type to filter</source>
        <translation>입력하여 필터링</translation>
    </message>
    <message>
        <source>Filter: {typed}</source>
        <translation>필터: {typed}</translation>
    </message>
    <message>
        <source>Nothing matches “{typed}”</source>
        <translation>“{typed}”에 맞는 항목 없음</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::FindField</name>
    <message>
        <source>Find a thread, warp, block, cluster or element</source>
        <translation>스레드, 워프, 블록, 클러스터, 원소 찾기</translation>
    </message>
    <message>
        <source>find: block 65, element 37,23</source>
        <translation>찾기: 블록 65, 행 23 열 37</translation>
    </message>
    <message>
        <source>Readings of the text</source>
        <translation>입력한 내용의 해석</translation>
    </message>
    <message>
        <source>thread 117, block 65, block (2,1,0), warp 3 lane 7, cluster 4, rank 123456, global (37,23), element or linear index 23037, block 65 thread 117, thread 117 of block 65, or bin 12 of a histogram; Return goes there</source>
        <translation>스레드 117, 블록 65, 블록 (2,1,0), 워프 3 레인 7, 클러스터 4, 랭크 123456, 전역 (37,23), 원소 또는 선형 인덱스 23037, 블록 65의 스레드 117, 영어로 block 65 thread 117, 또는 히스토그램의 빈 12. Enter 키를 누르면 이동</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::FindingRow</name>
    <message>
        <source>violated</source>
        <translation>위반</translation>
    </message>
    <message>
        <source>satisfied</source>
        <translation>충족</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>조언</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>Do not show this advice</source>
        <translation>이 조언 표시 안 함</translation>
    </message>
    <message>
        <source>Do not show this advice; to show it again, use the line below the list</source>
        <translation>이 조언을 표시하지 않습니다. 다시 표시하려면 목록 아래의 줄을 사용하세요.</translation>
    </message>
    <message>
        <source>The driver reports this violation first.</source>
        <translation>드라이버는 이 위반을 가장 먼저 보고합니다.</translation>
    </message>
    <message>
        <source>Do not show this advice: {advice}</source>
        <translation>이 조언 표시 안 함: {advice}</translation>
    </message>
    <message>
        <source>Fix: {fix}</source>
        <translation>해결 방법: {fix}</translation>
    </message>
    <message>
        <source>If it were the only violation, the launch would return {error}.</source>
        <translation>위반이 이것뿐이라면 실행은 {error}{error, ending, vowel {를} other {을}} 반환합니다.</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Show page Sweep</source>
        <translation>스윕 페이지 표시</translation>
    </message>
    <message>
        <source>Page Sweep shows how full the last wave of each block size is, and measures them</source>
        <translation>스윕 페이지는 블록 크기마다 마지막 웨이브가 얼마나 차는지 보여 주고, 이를 측정합니다</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::FoldingDocks</name>
    <message>
        <source>Opens the panel “{panel}” over the view</source>
        <translation>“{panel}” 패널을 보기 화면 위에 엽니다.</translation>
    </message>
    <message>
        <source>Shows the panel “{panel}”</source>
        <translation>“{panel}” 패널을 표시합니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::GoToMenu</name>
    <message>
        <source>&amp;Hierarchy</source>
        <translation>계층 그림(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Up one level</source>
        <translation>한 단계 위로(&amp;U)</translation>
    </message>
    <message>
        <source>Whole &amp;grid</source>
        <translation>전체 그리드(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Problem</source>
        <translation>문제 크기(&amp;P)</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>그리드(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>클러스터(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Block</source>
        <translation>블록(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Dynamic shared memory</source>
        <translation>동적 공유 메모리(&amp;D)</translation>
    </message>
    <message>
        <source>G&amp;o to</source>
        <translation>이동(&amp;O)</translation>
    </message>
    <message>
        <source>Gree&amp;n context</source>
        <translation>그린 컨텍스트(&amp;N)</translation>
    </message>
    <message>
        <source>x y z size</source>
        <translation>x y z 크기</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation>창의 다음 부분(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation>창의 이전 부분(&amp;V)</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::GreenContextRow</name>
    <message>
        <source>Green context</source>
        <translation>그린 컨텍스트</translation>
    </message>
    <message>
        <source>SMs</source>
        <translation>SM</translation>
    </message>
    <message>
        <source>SMs of the green context</source>
        <translation>그린 컨텍스트의 SM 수</translation>
    </message>
    <message>
        <source>all</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>a node of a graph has no stream</source>
        <translation>그래프의 노드에는 스트림이 없음</translation>
    </message>
    <message>
        <source>SMs; creates a stream</source>
        <translation>SM 수, 스트림을 생성함</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>이것은 무엇인가요?(&amp;W)</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>명령 팔레트(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>키보드 단축키(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;About Trichevron</source>
        <translation>Trichevron 정보(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Qt 정보(&amp;Q)</translation>
    </message>
    <message>
        <source>About Trichevron</source>
        <translation>Trichevron 정보</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Trichevron {version}&lt;/h3&gt;&lt;p&gt;Draws the threads of a CUDA launch, checks the launch against the limits of a real device, and measures its time on a connected GPU.&lt;/p&gt;&lt;p&gt;The window is free software under the GNU General Public License, version 3 or later. It uses Qt and QCustomPlot.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Trichevron {version}&lt;/h3&gt;&lt;p&gt;CUDA 실행의 스레드를 그리고, 실제 디바이스의 한도에 따라 실행을 검사하며, 연결된 GPU에서 실행 시간을 측정합니다.&lt;/p&gt;&lt;p&gt;이 창 프로그램은 GNU 일반 공중 사용 허가서(GNU General Public License) 버전 3 이상을 따르는 자유 소프트웨어이며, Qt와 QCustomPlot을 사용합니다.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Rules and terms…</source>
        <translation>규칙과 용어집(&amp;R)…</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Qt 정보</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Qt {version}&lt;/h3&gt;&lt;p&gt;The window is made with Qt, a toolkit for windows on many systems. Qt is free software under the GNU Lesser General Public License, version 3.&lt;/p&gt;&lt;p&gt;More about it: qt.io&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Qt {version}&lt;/h3&gt;&lt;p&gt;이 창 프로그램은 여러 시스템의 창을 만드는 도구 모음인 Qt로 만들었습니다. Qt는 GNU 약소 일반 공중 사용 허가서(GNU Lesser General Public License) 버전 3을 따르는 자유 소프트웨어입니다.&lt;/p&gt;&lt;p&gt;자세한 내용은 qt.io에 있습니다.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::HierarchyCanvas</name>
    <message>
        <source>Hierarchy of the launch</source>
        <translation>실행의 계층</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>범례</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::HierarchyView</name>
    <message>
        <source>3-D</source>
        <translation>3차원</translation>
    </message>
    <message>
        <source>Show the hierarchy in 3-D</source>
        <translation>계층을 3차원으로 표시</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>평면</translation>
    </message>
    <message>
        <source>Show the hierarchy from above</source>
        <translation>계층을 위에서 본 모습으로 표시</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Play the schedule of the blocks</source>
        <translation>블록 스케줄 재생</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>색상</translation>
    </message>
    <message>
        <source>Hierarchy</source>
        <translation>계층 그림</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>색상 기준</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>그리드</translation>
    </message>
    <message>
        <source>{count, plural, one {{size} block} other {{size} blocks}}</source>
        <translation>{count, plural, other {블록 {size}개}}</translation>
    </message>
    <message>
        <source>{count, plural, one {{size} thread} other {{size} threads}}</source>
        <translation>{count, plural, other {스레드 {size}개}}</translation>
    </message>
    <message>
        <source>Cluster {index}</source>
        <translation>클러스터 {index}</translation>
    </message>
    <message>
        <source>Block {index}</source>
        <translation>블록 {index}</translation>
    </message>
    <message>
        <source>Warp {number}</source>
        <translation>워프 {number}</translation>
    </message>
    <message>
        <source>Thread {index}</source>
        <translation>스레드 {index}</translation>
    </message>
    <message>
        <source>Blocks {range}</source>
        <translation>블록 {range}</translation>
    </message>
    <message>
        <source>in view: {range}</source>
        <translation>표시 중: {range}</translation>
    </message>
    <message>
        <source>Threads {range}</source>
        <translation>스레드 {range}</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::HoverLabel</name>
    <message>
        <source>Box under the pointer</source>
        <translation>포인터 아래의 상자</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::JobRunner</name>
    <message>
        <source>The device is busy with a sweep.</source>
        <translation>디바이스에서 스윕이 진행 중입니다.</translation>
    </message>
    <message>
        <source>The device is busy with this launch.</source>
        <translation>디바이스에서 이 실행을 처리하는 중입니다.</translation>
    </message>
    <message>
        <source>The device is busy with a launch.</source>
        <translation>디바이스에서 다른 실행을 처리하는 중입니다.</translation>
    </message>
    <message>
        <source>cancelling…</source>
        <translation>취소하는 중…</translation>
    </message>
    <message>
        <source>waiting for the worker…</source>
        <translation>워커를 기다리는 중…</translation>
    </message>
    <message>
        <source>The worker has sent nothing for {seconds:.0f} s, although it should; it is restarted if it stays silent.</source>
        <translation>워커가 {seconds:.0f}초 동안 아무것도 보내지 않았습니다. 계속 응답이 없으면 워커를 다시 시작합니다.</translation>
    </message>
    <message>
        <source>The launch cannot be read: {reason}</source>
        <translation>실행을 읽을 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>No launch of this sweep is valid, for example: {reason}</source>
        <translation>이 스윕에는 유효한 실행이 없습니다. 예: {reason}</translation>
    </message>
    <message>
        <source>A sweep has 1 to {limit} launches, and this one has {launches}; choose other blocks.</source>
        <translation>스윕의 실행은 1~{limit}회여야 하는데 이 스윕은 {launches}회입니다. 다른 블록을 선택하세요.</translation>
    </message>
    <message>
        <source>running for {seconds} s; a launch is ended after {limit} s</source>
        <translation>{seconds}초째 실행 중, {limit}초를 넘으면 종료</translation>
    </message>
    <message>
        <source>measuring {done} of {total} for {seconds} s; a launch is ended after {limit} s</source>
        <translation>{total}개 중 {done}개 측정, {seconds}초째 실행 중, {limit}초를 넘으면 종료</translation>
    </message>
    <message>
        <source>measuring {done} of {total}</source>
        <translation>{total}개 중 {done}개 측정</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>취소되었습니다.</translation>
    </message>
    <message>
        <source>Nothing is recorded of this kernel on this device.</source>
        <translation>이 장치에서 이 커널에 대해 기록된 것이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is recorded of this launch. The page Result lists the recorded launches.</source>
        <translation>이 실행에 대해 기록된 것이 없습니다. 기록된 실행은 결과 페이지에 있습니다.</translation>
    </message>
    <message>
        <source>The recording has no trace of this launch. The nearest launch with a trace differs: {differences}.</source>
        <translation>이 실행의 트레이스는 기록되어 있지 않습니다. 트레이스가 있는 가장 비슷한 실행: {differences}.</translation>
    </message>
    <message>
        <source>The recording has no trace of this kernel on this device.</source>
        <translation>이 디바이스에는 이 커널의 트레이스 기록이 없습니다.</translation>
    </message>
    <message>
        <source>replaying for {seconds} s; a launch is ended after {limit} s</source>
        <translation>{seconds}초째 기록 재생 중, {limit}초를 넘으면 종료</translation>
    </message>
    <message>
        <source>The recording has no times of this launch. The page Result lists the nearest recorded launches.</source>
        <translation>기록에 이 실행의 시간이 없습니다. 가장 가까운 기록된 실행은 결과 페이지에 있습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::KernelBeginning</name>
    <message>
        <source>Your own kernel</source>
        <translation>내 커널</translation>
    </message>
    <message>
        <source>Open or drop a file: a cubin, an object, a library, a program, PTX, or what a compiler printed.</source>
        <translation>cubin, 오브젝트, 라이브러리, 프로그램, PTX, 컴파일러 출력 등의 파일을 열거나 끌어다 놓으세요.</translation>
    </message>
    <message>
        <source>Type its numbers.</source>
        <translation>수치를 직접 입력하세요.</translation>
    </message>
    <message>
        <source>Recent kernels</source>
        <translation>최근 커널</translation>
    </message>
    <message>
        <source>Open or drop a CUDA source, or write one: it is compiled for every architecture, again after each save.</source>
        <translation>CUDA 소스를 열거나 끌어다 놓거나 직접 작성하세요. 모든 아키텍처용으로 컴파일하고, 저장할 때마다 다시 컴파일합니다.</translation>
    </message>
    <message>
        <source>Paste a source, or what {nvcc} or {cuobjdump} printed.</source>
        <translation>소스 또는 {nvcc}나 {cuobjdump}의 출력을 붙여넣으세요.</translation>
    </message>
    <message>
        <source>See what your kernel needs on each device, how many of its blocks are resident, and which block size keeps the device busy; this takes no GPU. With one, describe its arguments on Explore, and launch, measure and sweep it.</source>
        <translation>커널이 디바이스마다 자원을 얼마나 쓰는지, 블록이 몇 개 상주하는지, 어떤 블록 크기가 디바이스를 놀리지 않는지 보여 줍니다. 여기까지는 GPU가 필요 없습니다. GPU가 있으면 탐색 페이지에 인자를 적고 실행하거나 측정하거나 스윕해 보세요.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::KernelBlockSizes</name>
    <message>
        <source>Block sizes</source>
        <translation>블록 크기</translation>
    </message>
    <message>
        <source>Block sizes for this kernel</source>
        <translation>이 커널의 블록 크기</translation>
    </message>
    <message>
        <source>What the next block needs</source>
        <translation>블록을 하나 더 올리려면</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>스레드</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>limited by</source>
        <translation>제한 요인</translation>
    </message>
    <message>
        <source>Not known: nothing says how many registers and how much shared memory the kernel uses on a device.</source>
        <translation>알 수 없음: 디바이스에서 커널이 레지스터와 공유 메모리를 얼마나 사용하는지 나타내는 정보가 없습니다.</translation>
    </message>
    <message>
        <source>On {device}: no block fits.</source>
        <translation>{device}에는 들어가는 블록이 없습니다.</translation>
    </message>
    <message>
        <source>On {device}, by resident warps. ★ is what cudaOccupancyMaxPotentialBlockSize suggests.</source>
        <translation>{device} 기준, 상주 워프 순입니다. ★는 cudaOccupancyMaxPotentialBlockSize가 제안하는 크기입니다.</translation>
    </message>
    <message>
        <source>{threads} now</source>
        <translation>{threads}(현재)</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>사용</translation>
    </message>
    <message>
        <source>Use {threads}</source>
        <translation>{threads} 사용</translation>
    </message>
    <message>
        <source>Sets the block of the launch.</source>
        <translation>실행의 블록을 설정합니다.</translation>
    </message>
    <message>
        <source>Nothing: the device refuses the block. Choose one of the sizes above.</source>
        <translation>없음: 디바이스가 이 블록을 거부합니다. 위의 크기 중에서 고르세요.</translation>
    </message>
    <message>
        <source>Nothing: the device refuses every block of whole warps.</source>
        <translation>없음: 디바이스가 온전한 워프로 이루어진 모든 블록을 거부합니다.</translation>
    </message>
    <message>
        <source>Nothing: the block does not fit.</source>
        <translation>없음: 블록이 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>Nothing: no more warps can be resident.</source>
        <translation>없음: 더 상주할 수 있는 워프가 없습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::KernelDetails</name>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Kernel of the source</source>
        <translation>소스의 커널</translation>
    </message>
    <message>
        <source>Since the source was opened:</source>
        <translation>소스를 연 이후:</translation>
    </message>
    <message>
        <source>Since the last save:</source>
        <translation>마지막 저장 이후:</translation>
    </message>
    <message>
        <source>and {count, plural, one {# more change} other {# more changes}}</source>
        <translation>그 외 변경 {count, plural, other {#건}}</translation>
    </message>
    <message>
        <source>Once the source compiles, this is where you see what each kernel needs on each device.</source>
        <translation>소스가 컴파일되면 각 커널이 디바이스마다 무엇을 얼마나 쓰는지 여기에 표시합니다.</translation>
    </message>
    <message>
        <source>The source compiles but has no kernel (no {keyword} function).</source>
        <translation>소스는 컴파일되지만 커널({keyword} 함수)이 없습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::KernelDevices</name>
    <message>
        <source>not known</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>Kernel on devices</source>
        <translation>디바이스별 커널</translation>
    </message>
    <message>
        <source>Filter devices</source>
        <translation>디바이스 필터</translation>
    </message>
    <message>
        <source>All devices</source>
        <translation>모든 디바이스</translation>
    </message>
    <message>
        <source>Otherwise one device for each architecture that the kernel is compiled for.</source>
        <translation>선택하지 않으면 커널이 컴파일된 아키텍처마다 디바이스를 하나만 표시합니다.</translation>
    </message>
    <message>
        <source>What the kernel needs, and where it fits</source>
        <translation>커널이 쓰는 자원과 실행 가능한 디바이스</translation>
    </message>
    <message>
        <source>device</source>
        <translation>디바이스</translation>
    </message>
    <message>
        <source>code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>blocks/SM</source>
        <translation>블록/SM</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>spills</source>
        <translation>스필</translation>
    </message>
    <message>
        <source>static shared</source>
        <translation>정적 공유 메모리</translation>
    </message>
    <message>
        <source>limited by</source>
        <translation>제한 요인</translation>
    </message>
    <message>
        <source>With the launch of Explore: blocks of {block}, {bytes} of dynamic shared memory</source>
        <translation>탐색 페이지의 실행 기준: 블록 {block}, 동적 공유 메모리 {bytes}</translation>
    </message>
    <message>
        <source>No known device runs this code: it is for another architecture, is not linked, or is LTO IR.</source>
        <translation>이 코드를 돌릴 수 있는 알려진 디바이스가 없습니다. 다른 아키텍처용이거나, 링크되지 않았거나, LTO IR입니다.</translation>
    </message>
    <message>
        <source>{architecture}, by ptxas</source>
        <translation>{architecture}, ptxas로 컴파일</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>수락됨</translation>
    </message>
    <message>
        <source>{device} refuses these blocks: {reason} Use another block size here, or change the launch on Explore.</source>
        <translation>{device}에서 이 블록이 거부됩니다. {reason} 여기서 다른 블록 크기를 사용하거나 탐색에서 실행을 바꾸세요.</translation>
    </message>
    <message>
        <source>{device} refuses these blocks: {reason} It refuses all others of whole warps, too: change what the kernel declares or uses, or the launch on Explore.</source>
        <translation>{device}에서 이 블록이 거부됩니다. {reason} 온전한 워프로 된 다른 블록도 모두 거부되므로, 커널이 선언하거나 사용하는 것 또는 탐색의 실행을 바꾸세요.</translation>
    </message>
    <message>
        <source>Code is what the device runs, by the architecture that it is compiled for. Launch says whether the device accepts blocks as those of Explore. Blocks/SM is how many such blocks an SM holds at the same time, and occupancy is the share of its warps that they are. Registers are those of each thread, and spills are the bytes that each thread keeps in memory since its registers do not suffice. Static shared is the shared memory that the kernel declares for a block. Limited by is what leaves no room for one more block on the SM.</source>
        <translation>코드는 장치가 실행하는 것으로, 컴파일 대상 아키텍처로 나타냅니다. 실행은 탐색 페이지와 같은 블록을 장치가 받아들이는지를 나타냅니다. 블록/SM은 SM 하나에 동시에 들어가는 그런 블록의 수이고, 점유율은 그 블록들이 SM의 워프에서 차지하는 비율입니다. 레지스터는 스레드당 개수이고, 스필은 레지스터가 모자라 스레드마다 메모리에 두는 바이트 수입니다. 정적 공유는 커널이 블록에 선언한 공유 메모리입니다. 제한 요인은 SM에 블록이 하나 더 들어갈 수 없게 하는 것입니다.</translation>
    </message>
    <message>
        <source>Of an earlier text of the source.</source>
        <translation>소스의 이전 텍스트에 대한 값입니다.</translation>
    </message>
    <message>
        <source>{architecture}, not compiled</source>
        <translation>{architecture}, 컴파일 안 됨</translation>
    </message>
    <message>
        <source>The source is still being compiled for this architecture.</source>
        <translation>이 아키텍처용으로 소스를 아직 컴파일하고 있어요.</translation>
    </message>
    <message>
        <source>The source makes no code of this kernel for this architecture.</source>
        <translation>이 소스에서는 이 아키텍처용 커널 코드가 나오지 않아요.</translation>
    </message>
    <message>
        <source>compiling…</source>
        <translation>컴파일 중…</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>코드 없음</translation>
    </message>
    <message>
        <source>With the launch of Explore: blocks of {block} in clusters of {cluster}, {bytes} of dynamic shared memory</source>
        <translation>탐색 페이지의 실행 기준: 블록 {block}, 클러스터 {cluster}, 동적 공유 메모리 {bytes}</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::KernelFacts</name>
    <message>
        <source>not recorded</source>
        <translation>기록 없음</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>Static shared</source>
        <translation>정적 공유 메모리</translation>
    </message>
    <message>
        <source>Local / thread</source>
        <translation>로컬 메모리/스레드</translation>
    </message>
    <message>
        <source>Launch bounds</source>
        <translation>Launch bounds</translation>
    </message>
    <message>
        <source>{registers} / thread</source>
        <translation>스레드당 {registers}개</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Change these numbers…</source>
        <translation>이 수치 변경…</translation>
    </message>
    <message>
        <source>Make it my own…</source>
        <translation>내 커널로 만들기…</translation>
    </message>
    <message>
        <source>Opens the numbers of this kernel on the page Kernel.</source>
        <translation>커널 페이지에서 이 커널의 수치를 엽니다.</translation>
    </message>
    <message>
        <source>Takes the numbers of this demo for a kernel of your own, where they can be changed.</source>
        <translation>이 데모의 수치를 내 커널로 가져와 변경할 수 있게 합니다.</translation>
    </message>
    <message>
        <source>These are the numbers for {architecture}; code for this device may need others.</source>
        <translation>{architecture}용 수치입니다. 이 디바이스용 코드에는 다른 값이 필요할 수 있습니다.</translation>
    </message>
    <message>
        <source>These are the numbers of your kernel.</source>
        <translation>내 커널의 수치입니다.</translation>
    </message>
    <message>
        <source>Compiled for {device}; the number of registers may differ on another device.</source>
        <translation>{device}용으로 컴파일되었습니다. 다른 디바이스에서는 레지스터 수가 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>These are the numbers of the demo, as it was compiled for this device.</source>
        <translation>이 디바이스용으로 컴파일된 데모의 수치입니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::KernelForm</name>
    <message>
        <source>A kernel of your own</source>
        <translation>내 커널</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>my kernel</source>
        <translation>내 커널</translation>
    </message>
    <message>
        <source>What it uses</source>
        <translation>사용 자원</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>아키텍처</translation>
    </message>
    <message>
        <source>Registers / thread</source>
        <translation>레지스터/스레드</translation>
    </message>
    <message>
        <source>Static shared / block</source>
        <translation>정적 공유 메모리/블록</translation>
    </message>
    <message>
        <source>Local / thread</source>
        <translation>로컬 메모리/스레드</translation>
    </message>
    <message>
        <source>Barriers / block</source>
        <translation>배리어/블록</translation>
    </message>
    <message>
        <source>Add an architecture</source>
        <translation>아키텍처 추가</translation>
    </message>
    <message>
        <source>Remove the last</source>
        <translation>마지막 항목 제거</translation>
    </message>
    <message>
        <source>What it declares (0: nothing)</source>
        <translation>선언 내용(0: 없음)</translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation>블록당 스레드</translation>
    </message>
    <message>
        <source>blocks per SM</source>
        <translation>SM당 블록</translation>
    </message>
    <message>
        <source>blocks per cluster</source>
        <translation>클러스터당 블록</translation>
    </message>
    <message>
        <source>cluster x</source>
        <translation>클러스터 x</translation>
    </message>
    <message>
        <source>cluster y</source>
        <translation>클러스터 y</translation>
    </message>
    <message>
        <source>cluster z</source>
        <translation>클러스터 z</translation>
    </message>
    <message>
        <source>block x</source>
        <translation>블록 x</translation>
    </message>
    <message>
        <source>block y</source>
        <translation>블록 y</translation>
    </message>
    <message>
        <source>block z</source>
        <translation>블록 z</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>static shared memory</source>
        <translation>정적 공유 메모리</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>로컬 메모리</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>배리어</translation>
    </message>
    <message>
        <source>any</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>The kernel needs a name.</source>
        <translation>커널 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>{architecture} is there twice.</source>
        <translation>{architecture}{architecture, ending, vowel {가} other {이}} 두 번 있습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::KernelList</name>
    <message>
        <source>Filter kernels</source>
        <translation>커널 필터</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>{count, plural, one {# kernel} other {# kernels}}</source>
        <translation>커널 {count, plural, other {#개}}</translation>
    </message>
    <message>
        <source>No kernel has this in its name.</source>
        <translation>이름에 이 내용이 들어 있는 커널이 없습니다.</translation>
    </message>
    <message>
        <source>{shown} of {count, plural, one {# kernel} other {# kernels}}</source>
        <translation>커널 {count, plural, other {#개}} 중 {shown}개</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::KernelPage</name>
    <message>
        <source>Open a file…</source>
        <translation>파일 열기…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>Type numbers…</source>
        <translation>수치 입력…</translation>
    </message>
    <message>
        <source>Registers, shared memory and launch bounds of a kernel, as you know them.</source>
        <translation>알고 있는 커널의 레지스터, 공유 메모리, launch bounds를 입력합니다.</translation>
    </message>
    <message>
        <source>Send to Explore</source>
        <translation>탐색으로 보내기</translation>
    </message>
    <message>
        <source>Open kernels</source>
        <translation>열린 커널</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>붙여넣은 텍스트</translation>
    </message>
    <message>
        <source>{count, plural, one {# part} other {# parts}} of the file cannot be read: {reason}</source>
        <translation>파일의 {count, plural, other {#개}} 부분을 읽을 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>Explore shows launches of this kernel: their verdict, picture and occupancy.</source>
        <translation>탐색에서 이 커널의 실행에 대한 판정, 그림, 점유율을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Nothing says how many registers and how much shared memory the kernel uses.</source>
        <translation>커널이 레지스터와 공유 메모리를 얼마나 사용하는지 나타내는 정보가 없습니다.</translation>
    </message>
    <message>
        <source>Choose kernel</source>
        <translation>커널 선택</translation>
    </message>
    <message>
        <source>CUDA source, a cubin, a fat binary, PTX, an object, a library or a program, or the output of a compiler. Nothing in the file is run.</source>
        <translation>CUDA 소스, cubin, 팻 바이너리, PTX, 오브젝트, 라이브러리, 프로그램 또는 컴파일러의 출력입니다. 파일의 내용은 돌리지 않습니다.</translation>
    </message>
    <message>
        <source>New source</source>
        <translation>새 소스</translation>
    </message>
    <message>
        <source>An editor with a small kernel to begin with.</source>
        <translation>시작용 작은 커널이 들어 있는 편집기입니다.</translation>
    </message>
    <message>
        <source>CUDA source, or the output of {nvcc}, {ptxas} or {cuobjdump}, from the clipboard.</source>
        <translation>클립보드에 있는 CUDA 소스 또는 {nvcc}, {ptxas}, {cuobjdump}의 출력입니다.</translation>
    </message>
    <message>
        <source>The declaration of {kernel} was not found in the text; copy the bounds instead.</source>
        <translation>텍스트에서 {kernel} 커널의 선언을 찾지 못했습니다. 대신 launch bounds를 복사하세요.</translation>
    </message>
    <message>
        <source>Launches in the source</source>
        <translation>소스에 있는 실행</translation>
    </message>
    <message>
        <source>The clipboard has no text; copy CUDA source or the output of a compiler first.</source>
        <translation>클립보드에 텍스트가 없습니다. 먼저 CUDA 소스나 컴파일러의 출력을 복사하세요.</translation>
    </message>
    <message>
        <source>These bounds stand in the template {kernel} and are now those of all its {count} instances; undo in the text takes them back.</source>
        <translation>이 launch bounds는 템플릿 {kernel}에 쓰였으므로 이제 인스턴스 {count}개 모두에 적용됩니다. 텍스트에서 실행 취소하면 되돌아갑니다.</translation>
    </message>
    <message>
        <source>No kernel is chosen whose registers and shared memory are known.</source>
        <translation>레지스터와 공유 메모리를 알 수 있는 커널이 선택되지 않았습니다.</translation>
    </message>
    <message>
        <source>Old numbers: the source no longer compiles, and these are of its last version that did.</source>
        <translation>이전 수치: 소스가 더 이상 컴파일되지 않아, 마지막으로 컴파일된 버전의 수치를 표시합니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LaunchCodeDialog</name>
    <message>
        <source>Paste launch code</source>
        <translation>실행 코드 붙여넣기</translation>
    </message>
    <message>
        <source>A launch as host code in C++ or Python, such as {example}, with the definitions it needs; or drop a source file.</source>
        <translation>{example} 같은 C++ 또는 Python 호스트 코드의 실행과 그에 필요한 정의를 넣거나, 소스 파일을 끌어다 놓으세요.</translation>
    </message>
    <message>
        <source>Open a &amp;source file…</source>
        <translation>소스 파일 열기(&amp;S)…</translation>
    </message>
    <message>
        <source>Launch code</source>
        <translation>실행 코드</translation>
    </message>
    <message>
        <source>Launches in the code</source>
        <translation>코드에 있는 실행</translation>
    </message>
    <message>
        <source>The launch that was read</source>
        <translation>읽은 실행</translation>
    </message>
    <message>
        <source>{file} is no text: it has zero bytes.</source>
        <translation>{file} 파일은 텍스트가 아닙니다. 값이 0인 바이트가 들어 있습니다.</translation>
    </message>
    <message>
        <source>Open a source file</source>
        <translation>소스 파일 열기</translation>
    </message>
    <message>
        <source>Source code ({patterns});;All files (*)</source>
        <translation>소스 코드 ({patterns});;모든 파일 (*)</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LaunchEditor</name>
    <message>
        <source>Problem</source>
        <translation>문제 크기</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Grid follows the problem</source>
        <translation>그리드를 문제 크기에 맞춤</translation>
    </message>
    <message>
        <source>dynamic shared memory</source>
        <translation>동적 공유 메모리</translation>
    </message>
    <message>
        <source>Dynamic shared memory (bytes per block)</source>
        <translation>동적 공유 메모리(블록당 바이트)</translation>
    </message>
    <message>
        <source>Dynamic shared</source>
        <translation>동적 공유 메모리</translation>
    </message>
    <message>
        <source>bytes per block</source>
        <translation>블록당 바이트</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>스트림</translation>
    </message>
    <message>
        <source>Opt-ins</source>
        <translation>옵트인</translation>
    </message>
    <message>
        <source>shared memory opt-in</source>
        <translation>공유 메모리 옵트인</translation>
    </message>
    <message>
        <source>Maximum dynamic shared memory (bytes per block)</source>
        <translation>최대 동적 공유 메모리(블록당 바이트)</translation>
    </message>
    <message>
        <source>Max dynamic</source>
        <translation>최대 동적 공유</translation>
    </message>
    <message>
        <source>Non-portable cluster size</source>
        <translation>이식성 없는 클러스터 크기</translation>
    </message>
    <message>
        <source>Cooperative</source>
        <translation>협력 실행</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>As code</source>
        <translation>코드로 보기</translation>
    </message>
    <message>
        <source>The launch as CUDA C++</source>
        <translation>CUDA C++로 쓴 실행</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>원소</translation>
    </message>
    <message>
        <source>{field} is unreadable; {value} is used instead</source>
        <translation>{field} 값을 읽을 수 없어 {value}{value, ending, vowel {를} other {을}} 대신 사용합니다.</translation>
    </message>
    <message>
        <source>The grid is the problem divided by the block, rounded up; without this, type a grid.</source>
        <translation>그리드는 문제 크기를 블록 크기로 나누어 올림한 값입니다. 선택하지 않으면 그리드를 직접 입력합니다.</translation>
    </message>
    <message>
        <source>On an SM</source>
        <translation>SM 하나에서</translation>
    </message>
    <message>
        <source>The kernel covers each problem with any grid.</source>
        <translation>이 커널은 어떤 그리드로도 모든 문제를 처리합니다.</translation>
    </message>
    <message>
        <source>The launch has no problem: type how many elements it has.</source>
        <translation>이 실행에는 문제가 없습니다. 원소 수를 입력하세요.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LaunchMenu</name>
    <message>
        <source>&amp;Launch</source>
        <translation>실행(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Restart worker</source>
        <translation>워커 다시 시작(&amp;R)</translation>
    </message>
    <message>
        <source>Mac&amp;hines…</source>
        <translation>컴퓨터 연결(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>측정(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Sweep</source>
        <translation>스윕(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Trace</source>
        <translation>트레이스(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>Preset &amp;gallery…</source>
        <translation>프리셋 갤러리(&amp;G)…</translation>
    </message>
    <message>
        <source>block grid cluster problem shared memory</source>
        <translation>블록 그리드 클러스터 문제 공유 메모리</translation>
    </message>
    <message>
        <source>run start execute</source>
        <translation>실행 시작 수행 run start</translation>
    </message>
    <message>
        <source>No job is running.</source>
        <translation>실행 중인 작업이 없습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LaunchOffer</name>
    <message>
        <source>Back to your launch</source>
        <translation>내 실행으로 돌아가기</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>그대로 두기</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LaunchSession</name>
    <message>
        <source>Change problem</source>
        <translation>문제 크기 변경</translation>
    </message>
    <message>
        <source>Change grid</source>
        <translation>그리드 변경</translation>
    </message>
    <message>
        <source>Change cluster</source>
        <translation>클러스터 변경</translation>
    </message>
    <message>
        <source>Change block</source>
        <translation>블록 변경</translation>
    </message>
    <message>
        <source>Change dynamic shared memory</source>
        <translation>동적 공유 메모리 변경</translation>
    </message>
    <message>
        <source>Change block size</source>
        <translation>블록 크기 변경</translation>
    </message>
    <message>
        <source>Change stream</source>
        <translation>스트림 변경</translation>
    </message>
    <message>
        <source>Change launch function</source>
        <translation>실행 함수 변경</translation>
    </message>
    <message>
        <source>Change shared memory opt-in</source>
        <translation>공유 메모리 옵트인 변경</translation>
    </message>
    <message>
        <source>Change cluster opt-in</source>
        <translation>클러스터 옵트인 변경</translation>
    </message>
    <message>
        <source>Change cooperative launch</source>
        <translation>협력 실행 변경</translation>
    </message>
    <message>
        <source>Let the grid follow the problem</source>
        <translation>그리드를 문제 크기에 맞춤</translation>
    </message>
    <message>
        <source>Keep the grid</source>
        <translation>그리드 유지</translation>
    </message>
    <message>
        <source>Apply fix</source>
        <translation>해결 방법 적용</translation>
    </message>
    <message>
        <source>Apply a launch of the sweep</source>
        <translation>스윕의 실행 적용</translation>
    </message>
    <message>
        <source>Choose device</source>
        <translation>디바이스 선택</translation>
    </message>
    <message>
        <source>Choose kernel</source>
        <translation>커널 선택</translation>
    </message>
    <message>
        <source>Swap with the pinned launch</source>
        <translation>고정한 실행과 바꾸기</translation>
    </message>
    <message>
        <source>no kernel known</source>
        <translation>알려진 커널 없음</translation>
    </message>
    <message>
        <source>No worker has listed its kernels yet, so registers and shared memory are unknown.</source>
        <translation>커널 목록을 알려 준 워커가 아직 없어서 레지스터와 공유 메모리를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Preset {preset}</source>
        <translation>프리셋 {preset}</translation>
    </message>
    <message>
        <source>Go to a recorded launch</source>
        <translation>기록된 실행으로 이동</translation>
    </message>
    <message>
        <source>Change launch attributes</source>
        <translation>실행 속성 변경</translation>
    </message>
    <message>
        <source>Change arguments</source>
        <translation>인자 변경</translation>
    </message>
    <message>
        <source>Change green context</source>
        <translation>그린 컨텍스트 변경</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LearnPage</name>
    <message>
        <source>Lesson</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>강의 본문</translation>
    </message>
    <message>
        <source>{number} · {lesson} · step {step} of {steps}</source>
        <translation>{number} · {lesson} · {steps}단계 중 {step}단계</translation>
    </message>
    <message>
        <source>The question of this step, and its explanation after the answer.</source>
        <translation>이 단계의 질문이며, 답한 뒤에는 설명도 표시됩니다.</translation>
    </message>
    <message>
        <source>The end of the lessons</source>
        <translation>강의 끝</translation>
    </message>
    <message>
        <source>You have answered {done} of {all} questions.</source>
        <translation>질문 {all}개 중 {done}개에 답했습니다.</translation>
    </message>
    <message>
        <source>Lessons without a tick have open ones.</source>
        <translation>체크 표시가 없는 강의에는 답하지 않은 질문이 있습니다.</translation>
    </message>
    <message>
        <source>The exercises ask such questions again, with other numbers each time.</source>
        <translation>연습 문제는 이런 질문을 매번 다른 숫자로 다시 냅니다.</translation>
    </message>
    <message>
        <source>The progress is forgotten: {count, plural, one {# answered question} other {# answered questions}}. Lessons and exercises begin again.</source>
        <translation>진도를 초기화했습니다(답한 질문 {count, plural, other {#개}}). 강의와 연습 문제를 처음부터 시작합니다.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>The launch is now that of the lesson.</source>
        <translation>지금 실행은 강의의 실행입니다.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>나의 답</translation>
    </message>
    <message>
        <source>Your launch of before the lesson can be brought back.</source>
        <translation>강의 전의 내 실행을 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>{count, plural, one {# answer was wrong: its lesson says so in the list, and asks again when it is opened} other {# answers were wrong: their lessons say so in the list, and ask again when they are opened}}.</source>
        <translation>답 {count, plural, other {#개}}가 틀렸습니다. 목록의 강의에 표시되며, 강의를 열면 다시 묻습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>Open a lesson file…</source>
        <translation>강의 파일 열기…</translation>
    </message>
    <message>
        <source>Forget the progress</source>
        <translation>진도 초기화</translation>
    </message>
    <message>
        <source>{title}, answered</source>
        <translation>{title}, 답함</translation>
    </message>
    <message>
        <source>Lessons: {done} of {all}</source>
        <translation>강의: {all}개 중 {done}개 완료</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>연습 문제</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>용어집</translation>
    </message>
    <message>
        <source>{right} of {all} right</source>
        <translation>{all}개 중 {right}개 정답</translation>
    </message>
    <message>
        <source>The questions are asked again when it is opened.</source>
        <translation>강의를 열면 질문을 다시 묻습니다.</translation>
    </message>
    <message>
        <source>No lesson is begun, so there is no progress.</source>
        <translation>시작한 레슨이 없어 진행 상황이 없습니다.</translation>
    </message>
    <message>
        <source>homework quiz questions practice</source>
        <translation>숙제 퀴즈 문제 연습</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LessonQuestion</name>
    <message>
        <source>Right.</source>
        <translation>맞습니다.</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>아쉽지만 아닙니다.</translation>
    </message>
    <message>
        <source>The answer is {number}.</source>
        <translation>정답은 {number}입니다.</translation>
    </message>
    <message>
        <source>Type a number, then let the device answer.</source>
        <translation>숫자를 입력한 다음, 디바이스의 답을 확인하세요.</translation>
    </message>
    <message>
        <source>Choose, then let the device answer.</source>
        <translation>하나를 고른 다음, 디바이스의 답을 확인하세요.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>To the exercises</source>
        <translation>연습 문제로</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>숫자를 입력하세요.</translation>
    </message>
    <message>
        <source>Choose.</source>
        <translation>하나를 고르세요.</translation>
    </message>
    <message>
        <source>Try once more.</source>
        <translation>한 번 더 풀어 보세요.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>다음 강의</translation>
    </message>
    <message>
        <source>This is the end of the lesson.</source>
        <translation>강의가 끝났습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LessonRun</name>
    <message>
        <source>Lesson {title}</source>
        <translation>강의 {title}</translation>
    </message>
    <message>
        <source>Back to the launch before the lesson</source>
        <translation>강의 전의 실행으로 되돌리기</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LessonSide</name>
    <message>
        <source>Prediction and device</source>
        <translation>예측과 디바이스</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>용어</translation>
    </message>
    <message>
        <source>Document and device</source>
        <translation>문서와 디바이스</translation>
    </message>
    <message>
        <source>The launch</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>문제 크기</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>그리드</translation>
    </message>
    <message>
        <source>block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Open this launch on Explore</source>
        <translation>탐색에서 이 실행 열기</translation>
    </message>
    <message>
        <source>Bring back the lesson&apos;s launch</source>
        <translation>강의의 실행으로 되돌리기</translation>
    </message>
    <message>
        <source>{kernel} on {device}</source>
        <translation>{kernel}, {device}</translation>
    </message>
    <message>
        <source>Predicted by the model: {error}</source>
        <translation>모델의 예측: {error}</translation>
    </message>
    <message>
        <source>The device is answering…</source>
        <translation>디바이스가 답하는 중…</translation>
    </message>
    <message>
        <source>The device was not asked.</source>
        <translation>디바이스에 묻지 않았습니다.</translation>
    </message>
    <message>
        <source>Answered by a recording of {device}, {date}:</source>
        <translation>{device}의 기록에 따른 답({date}):</translation>
    </message>
    <message>
        <source>Answered by {device} now:</source>
        <translation>지금 {device}에서 얻은 답:</translation>
    </message>
    <message>
        <source>launch {launch}</source>
        <translation>실행 {launch}</translation>
    </message>
    <message>
        <source>synchronisation {error}</source>
        <translation>동기화 {error}</translation>
    </message>
    <message>
        <source>median {time} µs</source>
        <translation>중앙값 {time} µs</translation>
    </message>
    <message>
        <source>Hidden until you answer. You can change the launch: the picture follows.</source>
        <translation>답하기 전에는 숨겨져 있습니다. 실행을 변경하면 그림도 따라 바뀝니다.</translation>
    </message>
    <message>
        <source>This question has no launch.</source>
        <translation>이 질문에서는 커널을 실행하지 않습니다.</translation>
    </message>
    <message>
        <source>Shown with the answer.</source>
        <translation>답과 함께 표시됩니다.</translation>
    </message>
    <message>
        <source>Words of this step</source>
        <translation>이 단계의 용어</translation>
    </message>
    <message>
        <source>Each word leads to its entry in Rules and terms.</source>
        <translation>용어를 선택하면 규칙과 용어집의 해당 항목이 열립니다.</translation>
    </message>
    <message>
        <source>This launch was changed: the model alone answers, as a prediction. The question and its explanation are about the lesson&apos;s launch.</source>
        <translation>실행을 변경했으므로 답은 모델의 예측뿐입니다. 질문과 설명은 강의의 실행에 관한 것입니다.</translation>
    </message>
    <message>
        <source>The model alone answers this question.</source>
        <translation>이 질문의 답은 모델의 예측뿐입니다.</translation>
    </message>
    <message>
        <source>The kernel was still running after {limit} s. Trichevron ended its process.</source>
        <translation>커널이 {limit}초 뒤에도 실행 중이어서 Trichevron이 그 프로세스를 끝냈습니다.</translation>
    </message>
    <message>
        <source>cudaGetLastError() {error}</source>
        <translation>cudaGetLastError() {error}</translation>
    </message>
    <message>
        <source>You changed the launch, and the picture follows. The question is about the lesson&apos;s launch, which comes back with your answer.</source>
        <translation>실행을 변경했고 그림도 따라 바뀌었습니다. 질문은 강의의 실행에 관한 것이며, 답하면 강의의 실행이 돌아옵니다.</translation>
    </message>
    <message>
        <source>A document says: {document}
The device does this: {device}
Seen on {seen}.</source>
        <translation>문서의 설명: {document}
디바이스의 동작: {device}
확인: {seen}.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LimiterBands</name>
    <message>
        <source>warps</source>
        <translation>워프</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>공유 메모리</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>배리어</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first}{first, ending, vowel {와} other {과}} {second}</translation>
    </message>
    <message>
        <source>limited by: {limiters}</source>
        <translation>제한 요인: {limiters}</translation>
    </message>
    <message>
        <source>clusters</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>{axis} {values}: limited by {limiters}</source>
        <translation>{axis} {values}: {limiters}에 의해 제한됨</translation>
    </message>
    <message>
        <source>limited by:</source>
        <translation>제한 요인:</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LineLegend</name>
    <message>
        <source>{count} more</source>
        <translation>그 외 {count}개</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LogPage</name>
    <message>
        <source>Worker log</source>
        <translation>워커 로그</translation>
    </message>
    <message>
        <source>The worker log is empty.</source>
        <translation>워커 로그가 비어 있습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::LogThrottle</name>
    <message>
        <source>… {lines, plural, one {# line} other {# lines}} left out</source>
        <translation>… {lines, plural, other {#줄}} 생략</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::MachineForm</name>
    <message>
        <source>Connect when the program starts</source>
        <translation>프로그램을 시작할 때 연결</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>연결 끊기</translation>
    </message>
    <message>
        <source>Name of the machine</source>
        <translation>컴퓨터 이름</translation>
    </message>
    <message>
        <source>Command that starts its worker</source>
        <translation>워커를 시작하는 명령</translation>
    </message>
    <message>
        <source>the worker of this program</source>
        <translation>이 프로그램의 워커</translation>
    </message>
    <message>
        <source>The arguments that are run</source>
        <translation>실행할 명령의 인자</translation>
    </message>
    <message>
        <source>Seconds to wait for the first reply of the worker</source>
        <translation>워커의 첫 응답을 기다리는 시간(초)</translation>
    </message>
    <message>
        <source> s</source>
        <translation>초</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>Examples of commands</source>
        <translation>명령 예</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>이름(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>명령(&amp;C)</translation>
    </message>
    <message>
        <source>Runs as</source>
        <translation>실행할 명령</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>예</translation>
    </message>
    <message>
        <source>First reply &amp;within</source>
        <translation>첫 응답 제한(&amp;W)</translation>
    </message>
    <message>
        <source>0 waits without limit, for example while a scheduler such as srun queues the job.</source>
        <translation>0이면 제한 없이 기다립니다. 예를 들어 srun 같은 스케줄러가 작업을 대기열에 둘 때 사용합니다.</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>워커</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::MachineWorkers</name>
    <message>
        <source>not connected · select to connect</source>
        <translation>연결 안 됨 · 선택하여 연결</translation>
    </message>
    <message>
        <source>connecting…</source>
        <translation>연결하는 중…</translation>
    </message>
    <message>
        <source>restarting…</source>
        <translation>다시 시작하는 중…</translation>
    </message>
    <message>
        <source>no GPU here · select to retry</source>
        <translation>이 컴퓨터에 GPU 없음 · 선택하여 재시도</translation>
    </message>
    <message>
        <source>no GPU there · select to retry</source>
        <translation>그 컴퓨터에 GPU 없음 · 선택하여 재시도</translation>
    </message>
    <message>
        <source>worker failed · select to restart it</source>
        <translation>워커 실패 · 선택하여 다시 시작</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>연결됨</translation>
    </message>
    <message>
        <source>Not connected.</source>
        <translation>연결되지 않았습니다.</translation>
    </message>
    <message>
        <source>The worker is starting; there is no time limit.</source>
        <translation>워커를 시작하고 있습니다. 시간 제한은 없습니다.</translation>
    </message>
    <message>
        <source>The worker is starting; its first reply may take up to {seconds} s.</source>
        <translation>워커를 시작하고 있습니다. 첫 응답까지 최대 {seconds}초가 걸릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Connected: {devices}.</source>
        <translation>연결됨: {devices}.</translation>
    </message>
    <message>
        <source>Connected and busy: {devices}.</source>
        <translation>연결됨, 사용 중: {devices}.</translation>
    </message>
    <message>
        <source>connecting, try {number} of {count}…</source>
        <translation>연결하는 중, {count}번 중 {number}번째 시도…</translation>
    </message>
    <message>
        <source>Its first reply may take up to {seconds} s.</source>
        <translation>첫 응답까지 최대 {seconds}초가 걸릴 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::MachinesDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>추가(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>제거(&amp;R)</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>컴퓨터 연결</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>컴퓨터 추가</translation>
    </message>
    <message>
        <source>Remove the machine</source>
        <translation>컴퓨터 제거</translation>
    </message>
    <message>
        <source>Selected machine</source>
        <translation>선택한 컴퓨터</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(이름 없음)</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>연결됨</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>연결 안 됨</translation>
    </message>
    <message>
        <source>Not connected.</source>
        <translation>연결되지 않았습니다.</translation>
    </message>
    <message>
        <source>Save and connect</source>
        <translation>저장 후 연결</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>연결</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::MainWindow</name>
    <message>
        <source>{reason}. This window has the default settings, and forgets what you change in them when it closes.</source>
        <translation>{reason}. 이 창은 기본 설정을 사용하며, 설정에서 변경한 내용은 창을 닫을 때 사라집니다.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::Minimap</name>
    <message>
        <source>Minimap of the grid</source>
        <translation>그리드 미니맵</translation>
    </message>
    <message>
        <source>The whole grid from above; click to show all of it</source>
        <translation>위에서 본 전체 그리드입니다. 클릭하면 전체를 표시합니다.</translation>
    </message>
    <message>
        <source>The whole grid: {count, plural, one {{size} block} other {{size} blocks}}.</source>
        <translation>전체 그리드: {count, plural, other {블록 {size}개}}.</translation>
    </message>
    <message>
        <source>Shown: {range}.</source>
        <translation>표시: {range}.</translation>
    </message>
    <message>
        <source>Selected: {range}.</source>
        <translation>선택: {range}.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::NumberField</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>모두 선택(&amp;A)</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::OccupancyPlot</name>
    <message>
        <source>threads per block</source>
        <translation>블록당 스레드</translation>
    </message>
    <message>
        <source>registers per thread</source>
        <translation>스레드당 레지스터</translation>
    </message>
    <message>
        <source>dynamic shared memory per block (KiB)</source>
        <translation>블록당 동적 공유 메모리(KiB)</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>Occupancy by</source>
        <translation>점유율 기준</translation>
    </message>
    <message>
        <source>The quantity on the x axis. Everything else is as in this launch.</source>
        <translation>x축의 값입니다. 나머지는 모두 이 실행과 같습니다.</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>워프</translation>
    </message>
    <message>
        <source>no device selected</source>
        <translation>선택한 디바이스 없음</translation>
    </message>
    <message>
        <source>the block has no threads</source>
        <translation>블록에 스레드가 없음</translation>
    </message>
    <message>
        <source>this launch is beyond this axis: no block can be resident</source>
        <translation>이 실행은 축의 범위를 벗어남: 상주할 수 있는 블록이 없음</translation>
    </message>
    <message>
        <source>The compiler sets the registers of a kernel. Compile it with __launch_bounds__ or -maxrregcount to change them.</source>
        <translation>커널의 레지스터 수는 컴파일러가 정합니다. 바꾸려면 __launch_bounds__ 또는 -maxrregcount를 사용해 컴파일하세요.</translation>
    </message>
    <message>
        <source>Resident warps by block size</source>
        <translation>블록 크기별 상주 워프</translation>
    </message>
    <message>
        <source>Warps by block size</source>
        <translation>블록 크기별 워프</translation>
    </message>
    <message>
        <source>by block size</source>
        <translation>블록 크기별</translation>
    </message>
    <message>
        <source>Resident warps by registers</source>
        <translation>레지스터별 상주 워프</translation>
    </message>
    <message>
        <source>Warps by registers</source>
        <translation>레지스터별 워프</translation>
    </message>
    <message>
        <source>by registers</source>
        <translation>레지스터별</translation>
    </message>
    <message>
        <source>Resident warps by shared memory</source>
        <translation>공유 메모리별 상주 워프</translation>
    </message>
    <message>
        <source>Warps by shared memory</source>
        <translation>공유 메모리별 워프</translation>
    </message>
    <message>
        <source>by shared memory</source>
        <translation>공유 메모리별</translation>
    </message>
    <message>
        <source>{count, plural, one {{threads} thread} other {{threads} threads}}</source>
        <translation>{count, plural, other {스레드 {threads}개}}</translation>
    </message>
    <message>
        <source>{registers, plural, one {# register} other {# registers}}</source>
        <translation>레지스터 {registers, plural, other {#개}}</translation>
    </message>
    <message>
        <source>{unit}, log</source>
        <translation>{unit}, 로그</translation>
    </message>
    <message>
        <source>time ({unit})</source>
        <translation>시간({unit})</translation>
    </message>
    <message>
        <source>{threads, plural, one {# thread} other {# threads}} per block are beyond this axis: no block can be resident</source>
        <translation>블록당 스레드 {threads, plural, other {#개}}는 축의 범위를 벗어남: 상주할 수 있는 블록이 없음</translation>
    </message>
    <message>
        <source>limited by {limiters}</source>
        <translation>제한 요인: {limiters}</translation>
    </message>
    <message>
        <source>{size}: {warps, plural, one {# warp} other {# warps}} in {blocks, plural, one {# block} other {# blocks}}, by {limiters}</source>
        <translation>{size}: 블록 {blocks, plural, other {#개}}에 워프 {warps, plural, other {#개}}, 제한 요인: {limiters}</translation>
    </message>
    <message>
        <source>the compiler sets the registers; a launch cannot change them</source>
        <translation>레지스터 수는 컴파일러가 정하므로 실행에서 바꿀 수 없음</translation>
    </message>
    <message>
        <source>{size}: {blocks, plural, one {# block} other {# blocks}} per SM, {resident} of {warps, plural, one {# warp} other {# warps}}</source>
        <translation>{size}: SM당 블록 {blocks, plural, other {#개}}, 워프 {warps, plural, other {#개}} 중 {resident}개</translation>
    </message>
    <message>
        <source>Occupancy: resident warps by block size</source>
        <translation>점유율: 블록 크기별 상주 워프</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::Page</name>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>탐색</translation>
    </message>
    <message>
        <source>{count, plural, one {# block} other {# blocks}} per SM</source>
        <translation>SM당 블록 {count, plural, other {#개}}</translation>
    </message>
    <message>
        <source>at most {count, plural, one {# block} other {# blocks}} per cluster</source>
        <translation>클러스터당 블록 최대 {count, plural, other {#개}}</translation>
    </message>
    <message>
        <source>register limit {registers}, from launch bounds or an option of the compiler</source>
        <translation>레지스터 한도 {registers}(launch bounds 또는 컴파일러 옵션)</translation>
    </message>
    <message>
        <source>block size {block}</source>
        <translation>블록 크기 {block}</translation>
    </message>
    <message>
        <source>clusters of {cluster}</source>
        <translation>클러스터 크기 {cluster}</translation>
    </message>
    <message>
        <source>the launch sets the cluster</source>
        <translation>클러스터는 실행 시 지정</translation>
    </message>
    <message>
        <source>no parameters</source>
        <translation>매개변수 없음</translation>
    </message>
    <message>
        <source>{count, plural, one {# parameter} other {# parameters}}, {bytes} B</source>
        <translation>매개변수 {count, plural, other {#개}}, {bytes} B</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>launch bounds: {threads, plural, one {# thread} other {# threads}} per block</source>
        <translation>launch bounds: 블록당 스레드 {threads, plural, other {#개}}</translation>
    </message>
    <message>
        <source>uses dynamic shared memory, which the launch gives it</source>
        <translation>동적 공유 메모리 사용, 실행에서 줌</translation>
    </message>
    <message>
        <source>does not use dynamic shared memory itself</source>
        <translation>동적 공유 메모리를 직접 쓰지 않음</translation>
    </message>
    <message>
        <source>dynamic shared memory: not known</source>
        <translation>동적 공유 메모리: 알 수 없음</translation>
    </message>
    <message>
        <source>Linked machine code and the output of a compiler do not say whether a kernel uses dynamic shared memory ({declaration}); PTX and code that is not linked do.</source>
        <translation>링크된 기계어와 컴파일러 출력에는 커널이 동적 공유 메모리({declaration})를 쓰는지 나와 있지 않습니다. PTX와 링크되지 않은 코드에는 나와 있습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::PageStack</name>
    <message>
        <source>Pages</source>
        <translation>페이지</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::PlayBar</name>
    <message>
        <source>Play (Space in the drawing)</source>
        <translation>재생(그림에서 Space)</translation>
    </message>
    <message>
        <source>One step back (comma key in the drawing)</source>
        <translation>한 단계 뒤로(그림에서 쉼표 키)</translation>
    </message>
    <message>
        <source>One step forward (period key in the drawing)</source>
        <translation>한 단계 앞으로(그림에서 마침표 키)</translation>
    </message>
    <message>
        <source>Play the schedule of the blocks</source>
        <translation>블록 스케줄 재생</translation>
    </message>
    <message>
        <source>Time in the schedule</source>
        <translation>스케줄의 시간</translation>
    </message>
    <message>
        <source>Schedule to play</source>
        <translation>재생할 스케줄</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>예측</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>트레이스</translation>
    </message>
    <message>
        <source>Predicted: waves of all blocks that fit on the device at the same time. Trace: when and where the blocks of a launch ran; press Trace to record one.</source>
        <translation>예측: 디바이스에 동시에 들어가는 모든 블록을 한 웨이브로 봅니다. 트레이스: 실행의 블록이 언제 어디서 수행되었는지 보여 줍니다. [트레이스]를 누르면 기록합니다.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>State of the blocks at this moment</source>
        <translation>이 순간의 블록 상태</translation>
    </message>
    <message>
        <source>Pause (Space in the drawing)</source>
        <translation>일시 정지(그림에서 Space)</translation>
    </message>
    <message>
        <source>predicted: wave 0 (the only wave)</source>
        <translation>예측: 웨이브 0(유일한 웨이브)</translation>
    </message>
    <message>
        <source>{waiting} waiting · {running} running · {done} done</source>
        <translation>대기 {waiting} · 실행 중 {running} · 완료 {done}</translation>
    </message>
    <message>
        <source>{blocks} not traced</source>
        <translation>트레이스 안 됨 {blocks}</translation>
    </message>
    <message>
        <source>{time} of {total} µs, {source}</source>
        <translation>{total} µs 중 {time}, {source}</translation>
    </message>
    <message>
        <source>predicted: done after {waves, plural, one {# wave} other {# waves}}</source>
        <translation>예측: {waves, plural, other {웨이브 #개}} 후 완료</translation>
    </message>
    <message>
        <source>predicted: wave {wave} (0 to {last})</source>
        <translation>예측: 웨이브 {wave}(0~{last})</translation>
    </message>
    <message>
        <source>There is no schedule to play: the launch is refused, and no block runs.</source>
        <translation>재생할 스케줄이 없습니다. 실행이 거부되어 수행되는 블록이 없습니다.</translation>
    </message>
    <message>
        <source>There is no schedule to play: no device is chosen.</source>
        <translation>재생할 스케줄이 없습니다. 선택한 디바이스가 없습니다.</translation>
    </message>
    <message>
        <source>There is no schedule to play: no block fits on an SM.</source>
        <translation>재생할 스케줄이 없습니다. SM에 들어가는 블록이 없습니다.</translation>
    </message>
    <message>
        <source>Predicted: waves of all blocks that fit on the device at the same time. Trace: when and where the blocks of a launch ran; the recording has no trace of this launch.</source>
        <translation>예측: 디바이스에 동시에 들어가는 모든 블록을 한 웨이브로 봅니다. 트레이스: 실행의 블록이 언제 어디서 수행되었는지 보여 줍니다. 이 기록에는 이 실행의 트레이스가 없습니다.</translation>
    </message>
    <message>
        <source>Speed: at 1× the whole schedule takes 6 s to 30 s, and each wave that is shown at least 1.5 s</source>
        <translation>속도: 1×에서 전체 일정은 6초~30초, 표시되는 웨이브 하나는 1.5초 이상</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::PresentMenu</name>
    <message>
        <source>P&amp;resent</source>
        <translation>발표(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Present full screen</source>
        <translation>전체 화면으로 발표(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;End the presentation</source>
        <translation>발표 끝내기(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Highlight the pointer</source>
        <translation>포인터 강조(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Add the launch as a step</source>
        <translation>실행을 단계로 추가(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>다음 단계(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious step</source>
        <translation>이전 단계(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Remove this step</source>
        <translation>이 단계 제거(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Move this step earlier</source>
        <translation>이 단계를 앞으로 이동(&amp;M)</translation>
    </message>
    <message>
        <source>Move this step &amp;later</source>
        <translation>이 단계를 뒤로 이동(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Show step</source>
        <translation>단계 표시(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;First step</source>
        <translation>첫 단계(&amp;F)</translation>
    </message>
    <message>
        <source>Last s&amp;tep</source>
        <translation>마지막 단계(&amp;T)</translation>
    </message>
    <message>
        <source>presentation presenter mode lecture slides projector</source>
        <translation>발표 프레젠테이션 발표자 모드 강의 슬라이드 프로젝터</translation>
    </message>
    <message>
        <source>No presentation is running.</source>
        <translation>진행 중인 발표가 없습니다.</translation>
    </message>
    <message>
        <source>There are no steps.</source>
        <translation>단계가 없습니다.</translation>
    </message>
    <message>
        <source>No step is shown yet.</source>
        <translation>아직 표시된 단계가 없습니다.</translation>
    </message>
    <message>
        <source>The steps are the pinned launches, which are changed in Compare.</source>
        <translation>단계는 고정한 실행이며, 비교에서 바꿉니다.</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>마지막 단계입니다.</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>첫 단계입니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::Presentation</name>
    <message>
        <source>Step {number} of {count}</source>
        <translation>{count}단계 중 {number}단계</translation>
    </message>
    <message>
        <source>Esc ends the presentation. Ctrl+L switches the highlight of the pointer.</source>
        <translation>Esc를 누르면 발표를 끝냅니다. Ctrl+L로 포인터 강조를 켜거나 끕니다.</translation>
    </message>
    <message>
        <source>{count, plural, one {# launch is} other {# launches are}} pinned. After the presentation, Compare shows what differs.</source>
        <translation>고정한 실행이 {count, plural, other {#개}}입니다. 발표가 끝나면 비교에서 차이를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Step {number} of {count} is the first one.</source>
        <translation>{count}단계 중 {number}단계: 첫 단계입니다.</translation>
    </message>
    <message>
        <source>Step {number} of {count} is the last one.</source>
        <translation>{count}단계 중 {number}단계: 마지막 단계입니다.</translation>
    </message>
    <message>
        <source>Step {number} of the presentation added.</source>
        <translation>발표의 {number}단계를 추가했습니다.</translation>
    </message>
    <message>
        <source>→ shows the first step.</source>
        <translation>→ 키를 누르면 첫 단계가 표시됩니다.</translation>
    </message>
    <message>
        <source>Step {number} of {count}.</source>
        <translation>{count}단계 중 {number}단계.</translation>
    </message>
    <message>
        <source>Step {number} of {count}: → and ← show the others.</source>
        <translation>{count}단계 중 {number}단계: → 및 ← 키로 다른 단계를 표시합니다.</translation>
    </message>
    <message>
        <source>Pin {number} of {count} is the first one.</source>
        <translation>고정한 실행 {count}개 중 {number}번: 첫 번째입니다.</translation>
    </message>
    <message>
        <source>Pin {number} of {count} is the last one.</source>
        <translation>고정한 실행 {count}개 중 {number}번: 마지막입니다.</translation>
    </message>
    <message>
        <source>Pin {number} of {count}</source>
        <translation>고정한 실행 {count}개 중 {number}번</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P adds the launch as a step; → and ← then go through the steps.</source>
        <translation>Ctrl+Shift+P로 실행을 단계로 추가하면 → 및 ← 키로 단계를 차례로 표시합니다.</translation>
    </message>
    <message>
        <source>→ shows pin 1 of {count}.</source>
        <translation>→ 키를 누르면 고정한 실행 {count}개 중 첫 번째가 표시됩니다.</translation>
    </message>
    <message>
        <source>Pin {number} of {count}.</source>
        <translation>고정한 실행 {count}개 중 {number}번.</translation>
    </message>
    <message>
        <source>Pin {number} of {count}: → and ← show the others.</source>
        <translation>고정한 실행 {count}개 중 {number}번: → 및 ← 키로 다른 실행을 표시합니다.</translation>
    </message>
    <message>
        <source>Esc ends the presentation.</source>
        <translation>Esc를 누르면 발표를 끝냅니다.</translation>
    </message>
    <message>
        <source>The launch is as you changed it in the presentation.</source>
        <translation>실행은 발표에서 변경하신 그대로입니다.</translation>
    </message>
    <message>
        <source>Your launch of before the presentation can be brought back.</source>
        <translation>발표 전의 내 실행을 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Back to the launch before the presentation</source>
        <translation>발표 전의 실행으로 되돌리기</translation>
    </message>
    <message>
        <source>The launch is the one before the presentation again.</source>
        <translation>실행이 다시 발표 전의 것입니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::PresentationSteps</name>
    <message>
        <source>Step {number} of the presentation</source>
        <translation>발표 {number}단계</translation>
    </message>
    <message>
        <source>Pinned launch {number}</source>
        <translation>고정한 실행 {number}</translation>
    </message>
    <message>
        <source>{number}. {kernel}, {blocks, plural, one {{grid} block} other {{grid} blocks}} of {threads, plural, one {{block} thread} other {{block} threads}}</source>
        <translation>{number}. {kernel}, 블록 {blocks, plural, other {{grid}개}}, 블록당 스레드 {threads, plural, other {{block}개}}</translation>
    </message>
    <message>
        <source>{title} · {device}</source>
        <translation>{title} · {device}</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::PresetGallery</name>
    <message>
        <source>Presets</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>Filter presets</source>
        <translation>프리셋 필터</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>Set this launch</source>
        <translation>이 실행으로 설정</translation>
    </message>
    <message>
        <source>Forms of a launch</source>
        <translation>실행의 형태</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>No preset matches “{typed}”.</source>
        <translation>“{typed}”에 맞는 프리셋이 없습니다.</translation>
    </message>
    <message>
        <source>This is the launch at hand.</source>
        <translation>현재의 실행입니다.</translation>
    </message>
    <message>
        <source>Changes {change}</source>
        <translation>변경: {change}</translation>
    </message>
    <message>
        <source>Preset gallery</source>
        <translation>프리셋 갤러리</translation>
    </message>
    <message>
        <source>It shows: {terms}.</source>
        <translation>보여 주는 것: {terms}.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramBeginning</name>
    <message>
        <source>Your own program</source>
        <translation>내 프로그램</translation>
    </message>
    <message>
        <source>See each launch of your program explained: whether a device takes it, its occupancy, and what is worth a look.</source>
        <translation>프로그램의 커널 실행마다 디바이스가 수락하는지, 점유율은 얼마인지, 살펴볼 점은 무엇인지 설명합니다.</translation>
    </message>
    <message>
        <source>Open or drop a trace: JSON of PyTorch&apos;s profiler, SQLite or a CSV table of Nsight Systems, or a CSV table of Nsight Compute.</source>
        <translation>트레이스를 열거나 끌어다 놓으세요. PyTorch 프로파일러의 JSON, Nsight Systems의 SQLite나 CSV 표, Nsight Compute의 CSV 표를 읽습니다.</translation>
    </message>
    <message>
        <source>Capture a program: it runs here or on another machine, and each launch in it is recorded.</source>
        <translation>프로그램을 캡처하세요. 이 컴퓨터나 다른 컴퓨터에서 프로그램을 돌리면서 그 안의 모든 커널 실행을 기록합니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramButtons</name>
    <message>
        <source>Open a trace…</source>
        <translation>트레이스 열기…</translation>
    </message>
    <message>
        <source>A trace of PyTorch&apos;s profiler, of Nsight Systems or of Nsight Compute.</source>
        <translation>PyTorch 프로파일러, Nsight Systems 또는 Nsight Compute의 트레이스입니다.</translation>
    </message>
    <message>
        <source>Capture a program…</source>
        <translation>프로그램 캡처…</translation>
    </message>
    <message>
        <source>Runs a program of yours, and records each launch of a kernel in it.</source>
        <translation>프로그램을 돌리면서 그 안의 모든 커널 실행을 기록합니다.</translation>
    </message>
    <message>
        <source>No trace is open.</source>
        <translation>열린 트레이스가 없습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramCapture</name>
    <message>
        <source>{program} is still running and being captured. Stop it and close the window?</source>
        <translation>{program} 프로그램이 아직 돌고 있으며 캡처하는 중입니다. 중지하고 창을 닫을까요?</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramComparisonView</name>
    <message>
        <source>Two programs</source>
        <translation>두 프로그램</translation>
    </message>
    <message>
        <source>Changed configurations</source>
        <translation>변경된 구성</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>비교 대상…</translation>
    </message>
    <message>
        <source>A second trace: what changed in it.</source>
        <translation>두 번째 트레이스: 무엇이 바뀌었는지 봅니다.</translation>
    </message>
    <message>
        <source>Kernels of both programs</source>
        <translation>두 프로그램의 커널</translation>
    </message>
    <message>
        <source>Configurations that only one of the programs has</source>
        <translation>한 프로그램에만 있는 구성</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>실행 횟수</translation>
    </message>
    <message>
        <source>GPU time</source>
        <translation>GPU 시간</translation>
    </message>
    <message>
        <source>change</source>
        <translation>변화</translation>
    </message>
    <message>
        <source>configurations</source>
        <translation>구성</translation>
    </message>
    <message>
        <source>only in</source>
        <translation>트레이스</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>그리드</translation>
    </message>
    <message>
        <source>block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>regs</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>공유 메모리</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>Open a second trace to see which kernels changed in time, count and configuration: before and after an edit, or on two devices.</source>
        <translation>두 번째 트레이스를 열면 어느 커널의 시간, 횟수, 구성이 바뀌었는지 볼 수 있습니다. 수정 전과 후, 또는 두 디바이스를 비교하세요.</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>두 번째에만 있음</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>첫 번째에만 있음</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>변경됨</translation>
    </message>
    <message>
        <source>Select a kernel to see its configurations that changed</source>
        <translation>커널을 선택하면 바뀐 구성을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>첫 번째</translation>
    </message>
    <message>
        <source>the second</source>
        <translation>두 번째</translation>
    </message>
    <message>
        <source>The same configurations in both</source>
        <translation>두 프로그램의 구성이 같습니다.</translation>
    </message>
    <message>
        <source>Configurations that changed</source>
        <translation>바뀐 구성</translation>
    </message>
    <message>
        <source>GPU time {first} for {firstCount, plural, one {# launch} other {# launches}} in {firstName}, then {second} for {secondCount, plural, one {# launch} other {# launches}} in {secondName}</source>
        <translation>GPU 시간: {firstName} 실행 {firstCount, plural, other {#회}}에 {first}, {secondName} 실행 {secondCount, plural, other {#회}}에 {second}</translation>
    </message>
    <message>
        <source>launches, first</source>
        <translation>실행 횟수(첫 번째)</translation>
    </message>
    <message>
        <source>launches, second</source>
        <translation>실행 횟수(두 번째)</translation>
    </message>
    <message>
        <source>per launch, first</source>
        <translation>실행당(첫 번째)</translation>
    </message>
    <message>
        <source>per launch, second</source>
        <translation>실행당(두 번째)</translation>
    </message>
    <message>
        <source>GPU time, first</source>
        <translation>GPU 시간(첫 번째)</translation>
    </message>
    <message>
        <source>GPU time, second</source>
        <translation>GPU 시간(두 번째)</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramDetails</name>
    <message>
        <source>Program on devices</source>
        <translation>디바이스별 프로그램</translation>
    </message>
    <message>
        <source>Open in Explore</source>
        <translation>탐색에서 열기</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>JSON으로 복사</translation>
    </message>
    <message>
        <source>What other devices do with it</source>
        <translation>다른 디바이스에서의 결과</translation>
    </message>
    <message>
        <source>device</source>
        <translation>디바이스</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>The whole program</source>
        <translation>프로그램 전체</translation>
    </message>
    <message>
        <source>Select a kernel in the table, or a launch below it.</source>
        <translation>표에서 커널을 선택하거나 그 아래의 실행을 선택하세요.</translation>
    </message>
    <message>
        <source>{count, plural, one {# launch} other {# launches}}, {time}</source>
        <translation>실행 {count, plural, other {#회}}, {time}</translation>
    </message>
    <message>
        <source>grid {grid} of blocks {block}</source>
        <translation>그리드 {grid}, 블록 {block}</translation>
    </message>
    <message>
        <source>not in this trace</source>
        <translation>이 트레이스에 없음</translation>
    </message>
    <message>
        <source>cluster: {cluster}</source>
        <translation>클러스터: {cluster}</translation>
    </message>
    <message>
        <source>registers: {registers}</source>
        <translation>레지스터: {registers}</translation>
    </message>
    <message>
        <source>static shared memory: {bytes}</source>
        <translation>정적 공유 메모리: {bytes}</translation>
    </message>
    <message>
        <source>dynamic shared memory: {bytes}</source>
        <translation>동적 공유 메모리: {bytes}</translation>
    </message>
    <message>
        <source>{blocks, plural, one {# block} other {# blocks}} per SM, {occupancy}; limited by {limiters}</source>
        <translation>SM당 블록 {blocks, plural, other {#개}}, {occupancy}, 제한 요인: {limiters}</translation>
    </message>
    <message>
        <source>the trace says {percent}</source>
        <translation>트레이스의 값은 {percent}</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>다른 디바이스</translation>
    </message>
    <message>
        <source>The whole program elsewhere</source>
        <translation>다른 디바이스에서 본 프로그램 전체</translation>
    </message>
    <message>
        <source>refused: {reason}</source>
        <translation>거부됨: {reason}</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>실행 가능</translation>
    </message>
    <message>
        <source>Show the whole program</source>
        <translation>프로그램 전체 보기</translation>
    </message>
    <message>
        <source>{count, plural, one {# launch} other {# launches}} refused by the driver</source>
        <translation>드라이버가 거부한 실행 {count, plural, other {#회}}</translation>
    </message>
    <message>
        <source>{count} refused</source>
        <translation>{count}회 거부</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>static and dynamic shared memory: {bytes}</source>
        <translation>정적 및 동적 공유 메모리 합계: {bytes}</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramDevices</name>
    <message>
        <source>Program on devices</source>
        <translation>디바이스별 프로그램</translation>
    </message>
    <message>
        <source>Refused launches</source>
        <translation>거부된 실행</translation>
    </message>
    <message>
        <source>What each device does with the whole program</source>
        <translation>각 디바이스에서 프로그램 전체의 결과</translation>
    </message>
    <message>
        <source>device</source>
        <translation>디바이스</translation>
    </message>
    <message>
        <source>compute capability</source>
        <translation>compute capability</translation>
    </message>
    <message>
        <source>refused launches</source>
        <translation>거부된 실행</translation>
    </message>
    <message>
        <source>refused configurations</source>
        <translation>거부된 구성</translation>
    </message>
    <message>
        <source>occupancy by time</source>
        <translation>시간 가중 점유율</translation>
    </message>
    <message>
        <source>refused by</source>
        <translation>거부한 규칙</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>실행 횟수</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>그리드</translation>
    </message>
    <message>
        <source>block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>공유 메모리</translation>
    </message>
    <message>
        <source>refused because</source>
        <translation>거부 이유</translation>
    </message>
    <message>
        <source>Select a device to see what it would refuse</source>
        <translation>디바이스를 선택하면 무엇을 거부하는지 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>{device} takes every launch</source>
        <translation>{device}: 모든 실행 수락</translation>
    </message>
    <message>
        <source>{device} refuses</source>
        <translation>{device}: 거부하는 실행</translation>
    </message>
    <message>
        <source>{device} may refuse</source>
        <translation>{device}에서 거부할 수 있는 실행</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramFindings</name>
    <message>
        <source>What it costs</source>
        <translation>비용</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>살펴볼 점</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>발견된 것이 없습니다.</translation>
    </message>
    <message>
        <source>{finding}: up to {worth}</source>
        <translation>{finding}: 최대 {worth}</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>{kernel}: {finding}</source>
        <translation>{kernel}: {finding}</translation>
    </message>
    <message>
        <source>Estimate: {basis}.</source>
        <translation>추정: {basis}.</translation>
    </message>
    <message>
        <source>Silenced: {kind}</source>
        <translation>숨김: {kind}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Show “{kind}” again</source>
        <translation>“{kind}” 다시 표시</translation>
    </message>
    <message>
        <source>Show {more} of {count, plural, one {# more} other {# more}}</source>
        <translation>나머지 {count}개 중 {more}개 더 보기</translation>
    </message>
    <message>
        <source>Do not show “{kind}” for any kernel of this program</source>
        <translation>이 프로그램의 모든 커널에서 “{kind}” 숨기기</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramModel</name>
    <message>
        <source>stream {id}</source>
        <translation>스트림 {id}</translation>
    </message>
    <message>
        <source>graph {id}</source>
        <translation>그래프 {id}</translation>
    </message>
    <message>
        <source>in no range</source>
        <translation>범위 없음</translation>
    </message>
    <message>
        <source>in no graph</source>
        <translation>그래프 없음</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>실행 횟수</translation>
    </message>
    <message>
        <source>GPU time</source>
        <translation>GPU 시간</translation>
    </message>
    <message>
        <source>share</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>median</source>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>그리드</translation>
    </message>
    <message>
        <source>block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>regs</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>공유 메모리</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>발견 사항</translation>
    </message>
    <message>
        <source>limited by</source>
        <translation>제한 요인</translation>
    </message>
    <message>
        <source>in {count} of {all, plural, one {# configuration} other {# configurations}}</source>
        <translation>{all, plural, other {구성 #개}} 중 {count}개</translation>
    </message>
    <message>
        <source>stream</source>
        <translation>스트림</translation>
    </message>
    <message>
        <source>NVTX range</source>
        <translation>NVTX 범위</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>그래프</translation>
    </message>
    <message>
        <source>The blocks of the grid, as a share of those that run at the same time: &quot;Waves Per SM&quot; of Nsight Compute. Rounded up, it is the number of waves.</source>
        <translation>동시에 실행되는 블록 수에 대한 그리드 블록 수의 비율이에요. Nsight Compute의 &quot;Waves Per SM&quot;이고, 올림하면 웨이브 수예요.</translation>
    </message>
    <message>
        <source>waves/SM</source>
        <translation>웨이브/SM</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramNumbers</name>
    <message>
        <source>GPU time</source>
        <translation>GPU 시간</translation>
    </message>
    <message>
        <source>in {wall}</source>
        <translation>전체 {wall} 중</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>실행 횟수</translation>
    </message>
    <message>
        <source>{kernels, plural, one {# kernel} other {# kernels}}, {configurations, plural, one {# configuration} other {# configurations}}</source>
        <translation>커널 {kernels, plural, other {#개}}, 구성 {configurations, plural, other {#개}}</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>a device that is not in the catalogue</source>
        <translation>카탈로그에 없는 디바이스</translation>
    </message>
    <message>
        <source>by {devices}</source>
        <translation>{devices} 기준</translation>
    </message>
    <message>
        <source>Not in this trace: {what}</source>
        <translation>이 트레이스에 없음: {what}</translation>
    </message>
    <message>
        <source>The capture was stopped while the program ran: later launches are not in it.</source>
        <translation>프로그램이 끝나기 전에 캡처를 중지했습니다. 그 뒤의 커널 실행은 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>This format is read by its description, and was not tried with a real export: compare the totals with those of your profiler.</source>
        <translation>이 형식은 공개된 설명에 따라 읽으며, 실제로 내보낸 파일로는 시험하지 않았습니다. 합계를 프로파일러의 합계와 비교해 보십시오.</translation>
    </message>
    <message>
        <source>{count, plural, other {# more}}</source>
        <translation>{count, plural, other {외 #개}}</translation>
    </message>
    <message>
        <source>Theoretical occupancy</source>
        <translation>이론적 점유율</translation>
    </message>
    <message>
        <source>mean by time, where it is known</source>
        <translation>시간 가중 평균, 알려진 값만</translation>
    </message>
    <message>
        <source>Findings worth a look</source>
        <translation>살펴볼 발견 사항</translation>
    </message>
    <message>
        <source>one could save up to {worth}</source>
        <translation>하나로 최대 {worth} 절약 가능</translation>
    </message>
    <message>
        <source>Not in these figures: {copies, plural, one {# copy} other {# copies}} of memory, {time}</source>
        <translation>이 수치에 포함되지 않음: 메모리 복사 {copies, plural, other {#회}}, {time}</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramPage</name>
    <message>
        <source>by configuration</source>
        <translation>구성별</translation>
    </message>
    <message>
        <source>by kernel</source>
        <translation>커널별</translation>
    </message>
    <message>
        <source>by stream</source>
        <translation>스트림별</translation>
    </message>
    <message>
        <source>by NVTX range</source>
        <translation>NVTX 범위별</translation>
    </message>
    <message>
        <source>by graph</source>
        <translation>그래프별</translation>
    </message>
    <message>
        <source>Group the launches</source>
        <translation>실행 묶기</translation>
    </message>
    <message>
        <source>Filter kernels</source>
        <translation>커널 필터</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Launches over time, by stream</source>
        <translation>시간에 따른 스트림별 실행</translation>
    </message>
    <message>
        <source>Open a trace</source>
        <translation>트레이스 열기</translation>
    </message>
    <message>
        <source>Open a launch of a program</source>
        <translation>프로그램의 실행 열기</translation>
    </message>
    <message>
        <source>Compare with a trace</source>
        <translation>트레이스와 비교</translation>
    </message>
    <message>
        <source>Views of the program</source>
        <translation>프로그램 보기</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>실행 목록</translation>
    </message>
    <message>
        <source>All devices</source>
        <translation>모든 디바이스</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>The reading was cancelled: these are the first {launches, plural, one {# launch} other {# launches}}.</source>
        <translation>읽기를 취소했습니다. 처음 실행 {launches, plural, other {#회}}만 표시합니다.</translation>
    </message>
    <message>
        <source>Still reading {file}. So far: {launches, plural, one {# launch} other {# launches}}.</source>
        <translation>{file} 읽는 중. 지금까지 실행 {launches, plural, other {#회}}.</translation>
    </message>
    <message>
        <source>The trace gives {bytes} of shared memory; Explore has the least of it.</source>
        <translation>트레이스에 기록된 공유 메모리는 {bytes}입니다. 탐색 페이지에는 그중 최솟값이 들어갑니다.</translation>
    </message>
    <message>
        <source>The trace gives no streams.</source>
        <translation>트레이스에 스트림이 없습니다.</translation>
    </message>
    <message>
        <source>No launch of this program is in an NVTX range.</source>
        <translation>이 프로그램에는 NVTX 범위에 든 실행이 없습니다.</translation>
    </message>
    <message>
        <source>No launch of this program is in a graph.</source>
        <translation>이 프로그램에는 그래프에 든 실행이 없습니다.</translation>
    </message>
    <message>
        <source>The table lists the kernels with these letters in their name, or the groups with a launch of one. Over time, the launches of others are thin and grey.</source>
        <translation>이름에 이 글자가 들어 있는 커널, 또는 그런 커널의 실행이 있는 그룹을 표에 표시합니다. 시간 순서에서 다른 커널의 실행은 가는 회색입니다.</translation>
    </message>
    <message>
        <source>The trace gives {bytes} of shared memory, static and dynamic together; Explore has the least of it, all as dynamic.</source>
        <translation>트레이스의 공유 메모리는 정적과 동적을 합쳐 {bytes}입니다. 탐색에서는 그중 가장 작은 값을 모두 동적으로 봅니다.</translation>
    </message>
    <message>
        <source>The trace gives {bytes} of static and dynamic shared memory together; Explore has all of it as dynamic.</source>
        <translation>트레이스의 정적 공유 메모리와 동적 공유 메모리는 합쳐 {bytes}입니다. 탐색에서는 모두 동적으로 봅니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramTable</name>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Kernels and configurations</source>
        <translation>커널과 구성</translation>
    </message>
    <message>
        <source>No kernel matches “{typed}”</source>
        <translation>“{typed}”에 맞는 커널이 없습니다</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ProgramTimeline</name>
    <message>
        <source>stream {id}</source>
        <translation>스트림 {id}</translation>
    </message>
    <message>
        <source>This trace does not say when its launches started.</source>
        <translation>이 트레이스에는 실행이 시작된 시각이 없습니다.</translation>
    </message>
    <message>
        <source>{kernel}: {duration}, at {start}</source>
        <translation>{kernel}: {duration}, 시작 {start}</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::QuartilesPlot</name>
    <message>
        <source>Times compared</source>
        <translation>시간 비교</translation>
    </message>
    <message>
        <source>{time} per million {items}</source>
        <translation>{items} 100만 개당 {time}</translation>
    </message>
    <message>
        <source>{time} per million threads</source>
        <translation>스레드 100만 개당 {time}</translation>
    </message>
    <message>
        <source>{launch}: median {time}</source>
        <translation>{launch}: 중앙값 {time}</translation>
    </message>
    <message>
        <source>{unit}, log</source>
        <translation>{unit}, 로그</translation>
    </message>
    <message>
        <source>boxes: quartiles, whiskers: shortest and longest, in {unit}</source>
        <translation>상자: 사분위수, 수염: 최단과 최장, 단위 {unit}</translation>
    </message>
    <message>
        <source>Times compared, {count}</source>
        <translation>시간 비교, {count}개</translation>
    </message>
    <message>
        <source>median {median} · quartiles {lower} – {upper}</source>
        <translation>중앙값 {median} · 사분위수 {lower}~{upper}</translation>
    </message>
    <message>
        <source>{count, plural, one {{samples} sample} other {{samples} samples}}, from {shortest} to {longest}</source>
        <translation>{count, plural, other {표본 {samples}개}}, 범위 {shortest}~{longest}</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::QuestionPanel</name>
    <message>
        <source>Your answer</source>
        <translation>나의 답</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>답 보기</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>답하기</translation>
    </message>
    <message>
        <source>This is not one number. Type it in digits, such as 4,096.</source>
        <translation>하나의 숫자로 읽을 수 없습니다. 4,096처럼 숫자로 입력하세요.</translation>
    </message>
    <message>
        <source>Type a number, then press Enter to see the answer.</source>
        <translation>숫자를 입력하고 Enter 키를 눌러 답을 확인하세요.</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>다시 묻기</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ReadingBar</name>
    <message>
        <source>Reading</source>
        <translation>읽는 중</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::RecordedLaunches</name>
    <message>
        <source>A near recorded launch</source>
        <translation>기록된 비슷한 실행</translation>
    </message>
    <message>
        <source>filter: block 256</source>
        <translation>필터: 블록 256</translation>
    </message>
    <message>
        <source>Filter the recorded launches by words and numbers</source>
        <translation>기록된 실행을 단어와 숫자로 필터링</translation>
    </message>
    <message>
        <source>The recorded launches of this kernel; Enter chooses one</source>
        <translation>이 커널의 기록된 실행, Enter로 하나를 선택</translation>
    </message>
    <message>
        <source>A double click or Enter makes the launch the current one.</source>
        <translation>두 번 클릭하거나 Enter를 누르면 그 실행이 현재 실행이 됩니다.</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>그리드</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>문제 크기</translation>
    </message>
    <message>
        <source>Go to the recorded launch with {differences}</source>
        <translation>기록된 실행으로 이동: {differences}</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>{count, plural, one {# recorded launch} other {# recorded launches}}</source>
        <translation>기록된 실행 {count, plural, other {#회}}</translation>
    </message>
    <message>
        <source>{shown} of {count, plural, one {# recorded launch} other {# recorded launches}}</source>
        <translation>기록된 실행 {count, plural, other {#회}} 중 {shown}회</translation>
    </message>
    <message>
        <source>Recorded launches</source>
        <translation>기록된 실행</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ReportButton</name>
    <message>
        <source>Report…</source>
        <translation>보고서…</translation>
    </message>
    <message>
        <source>Saves what this page shows of the program as one HTML file that loads nothing, or as Markdown.</source>
        <translation>이 페이지가 보여 주는 프로그램의 내용을 아무것도 불러오지 않는 HTML 파일 하나로, 또는 Markdown으로 저장합니다.</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>보고서 저장</translation>
    </message>
    <message>
        <source>Report saved to {file}</source>
        <translation>보고서를 {file}에 저장했습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ResultView</name>
    <message>
        <source>Results of the launch</source>
        <translation>실행 결과</translation>
    </message>
    <message>
        <source>Events on the host</source>
        <translation>호스트의 이벤트</translation>
    </message>
    <message>
        <source>event</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>after the call</source>
        <translation>호출 후 경과</translation>
    </message>
    <message>
        <source>This launch has no result tables.</source>
        <translation>이 실행에는 결과 표가 없습니다.</translation>
    </message>
    <message>
        <source>Launching…</source>
        <translation>실행하는 중…</translation>
    </message>
    <message>
        <source>Press Launch to see the results of this launch.</source>
        <translation>[실행]을 누르면 결과를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Where and when the blocks ran is recorded on {device} for no launch of this kernel.</source>
        <translation>{device}에는 이 커널의 트레이스 기록이 없습니다.</translation>
    </message>
    <message>
        <source>No launch of this kernel is recorded on {device}.</source>
        <translation>{device}에는 이 커널의 실행이 기록되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Where and when the blocks of this launch ran is not recorded on {device}. The nearest launches of which it is:</source>
        <translation>이 실행의 트레이스는 {device}에 기록되어 있지 않습니다. 트레이스가 있는 가장 비슷한 실행:</translation>
    </message>
    <message>
        <source>This launch is not recorded on {device}. The nearest recorded launches:</source>
        <translation>이 실행은 {device}에 기록되어 있지 않습니다. 기록된 가장 비슷한 실행:</translation>
    </message>
    <message>
        <source>The launch returned {error} ({code}). It has no result tables.</source>
        <translation>실행에서 {error}({code}){error, ending, vowel {를} other {을}} 반환했습니다. 결과 표는 없습니다.</translation>
    </message>
    <message>
        <source>A program has to end and start again: its context is lost, and all further CUDA work in the same process returns this error.</source>
        <translation>프로그램을 끝내고 다시 시작해야 합니다. 컨텍스트를 더는 쓸 수 없어, 같은 프로세스에서 이후의 CUDA 작업은 모두 이 오류를 반환합니다.</translation>
    </message>
    <message>
        <source>The launch returned {error} ({code}), and the kernel ended without an error.</source>
        <translation>실행에서 {error}({code}){error, ending, vowel {를} other {을}} 반환했고, 커널은 오류 없이 끝났습니다.</translation>
    </message>
    <message>
        <source>The events are on the host: their times include the way to the device and back.</source>
        <translation>이벤트는 호스트에서 잰 것이므로, 그 시간에는 디바이스까지 오가는 시간이 들어 있습니다.</translation>
    </message>
    <message>
        <source>Measure, on the device alone: median {time}.</source>
        <translation>측정(디바이스만): 중앙값 {time}.</translation>
    </message>
    <message>
        <source>Trace, from the beginning of the first block to the end of the last: {time}.</source>
        <translation>트레이스(첫 블록의 시작부터 마지막 블록의 끝까지): {time}.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ResultsBar</name>
    <message>
        <source>Enlarge the results</source>
        <translation>결과 크게 보기</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>모든 결과</translation>
    </message>
    <message>
        <source>All results, also those whose tabs have no room</source>
        <translation>모든 결과. 탭에 자리가 없는 것도 있습니다</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>&amp;Enlarge the results</source>
        <translation>결과 크게 보기(&amp;E)</translation>
    </message>
    <message>
        <source>Enlarges the results to most of the window, or restores their size (Ctrl+E)</source>
        <translation>결과를 창의 대부분으로 키우거나 원래 크기로 되돌립니다(Ctrl+E)</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::RulesDialog</name>
    <message>
        <source>Rules and terms</source>
        <translation>규칙과 용어집</translation>
    </message>
    <message>
        <source>Filter rules and terms</source>
        <translation>규칙과 용어집 필터</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Advice: it does not change the predicted error.</source>
        <translation>조언: 예측된 오류를 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>한도</translation>
    </message>
    <message>
        <source>known from</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Example, on {device}</source>
        <translation>예, {device}</translation>
    </message>
    <message>
        <source>Example, on {device} with {change}</source>
        <translation>예, {device}, {change}</translation>
    </message>
    <message>
        <source>Term: {term}</source>
        <translation>용어: {term}</translation>
    </message>
    <message>
        <source>Number {number} in the order in which the driver checks the rules.</source>
        <translation>드라이버는 이 규칙을 {number}번째로 검사합니다.</translation>
    </message>
    <message>
        <source>F1: the rule “{rule}”</source>
        <translation>F1: “{rule}” 규칙</translation>
    </message>
    <message>
        <source>Show this launch as JSON</source>
        <translation>이 실행을 JSON으로 표시</translation>
    </message>
    <message>
        <source>driver&apos;s log</source>
        <translation>드라이버 로그</translation>
    </message>
    <message>
        <source>No rule or term matches “{typed}”</source>
        <translation>“{typed}”에 맞는 규칙이나 용어 없음</translation>
    </message>
    <message>
        <source>This launch</source>
        <translation>이 실행</translation>
    </message>
    <message>
        <source>The capital letters stand for numbers of the launch and the device.</source>
        <translation>대문자는 실행과 디바이스의 수를 나타냅니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SanitizedLaunch</name>
    <message>
        <source>compute-sanitizer cannot be started: {reason}</source>
        <translation>compute-sanitizer를 시작할 수 없음: {reason}</translation>
    </message>
    <message>
        <source>compute-sanitizer was ended.</source>
        <translation>compute-sanitizer가 중단되었습니다.</translation>
    </message>
    <message>
        <source>compute-sanitizer found no access out of the buffers.</source>
        <translation>compute-sanitizer가 버퍼를 벗어난 접근을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>compute-sanitizer found the accesses below.</source>
        <translation>compute-sanitizer가 아래의 접근을 찾았습니다.</translation>
    </message>
    <message>
        <source>compute-sanitizer ended with status {status}.</source>
        <translation>compute-sanitizer가 상태 {status}{status, ending, vowel {로} rieul {로} other {으로}} 끝났습니다.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>취소되었습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SanitizerPanel</name>
    <message>
        <source>What compute-sanitizer found</source>
        <translation>compute-sanitizer가 찾은 것</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Find the access with compute-sanitizer</source>
        <translation>compute-sanitizer로 접근 찾기</translation>
    </message>
    <message>
        <source>Ends compute-sanitizer.</source>
        <translation>compute-sanitizer를 끝냅니다.</translation>
    </message>
    <message>
        <source>Runs this launch once under compute-sanitizer, which says at which line of the source the kernel reads or writes out of its buffers. It takes many times as long.</source>
        <translation>이 실행을 compute-sanitizer로 한 번 돌립니다. 커널이 소스의 어느 줄에서 버퍼 밖을 읽거나 쓰는지 알려 주며, 시간은 몇 배로 걸립니다.</translation>
    </message>
    <message>
        <source>compute-sanitizer is running…</source>
        <translation>compute-sanitizer 실행 중…</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SectorsPicture</name>
    <message>
        <source>this kernel</source>
        <translation>이 커널</translation>
    </message>
    <message>
        <source>lane {lane}</source>
        <translation>레인 {lane}</translation>
    </message>
    <message>
        <source>byte {byte}</source>
        <translation>바이트 {byte}</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SectorsView</name>
    <message>
        <source>Coalescing</source>
        <translation>병합(coalescing)</translation>
    </message>
    <message>
        <source>warp</source>
        <translation>워프</translation>
    </message>
    <message>
        <source>Warp of the block</source>
        <translation>블록의 워프</translation>
    </message>
    <message>
        <source>element</source>
        <translation>원소</translation>
    </message>
    <message>
        <source>Size of an element</source>
        <translation>원소의 크기</translation>
    </message>
    <message>
        <source>4 bytes, as float</source>
        <translation>4바이트(float)</translation>
    </message>
    <message>
        <source>8 bytes, as double</source>
        <translation>8바이트(double)</translation>
    </message>
    <message>
        <source>Sectors that the warp touches</source>
        <translation>워프가 접근하는 섹터</translation>
    </message>
    <message>
        <source>In this kernel a thread does not begin with the element at its own index.</source>
        <translation>이 커널의 스레드는 자기 인덱스의 원소부터 시작하지 않습니다.</translation>
    </message>
    <message>
        <source>Warp {warp} of block {block}: from each lane a line leads to its element, in the sectors of 32 bytes in which memory is transferred.</source>
        <translation>블록 {block}의 워프 {warp}: 각 레인에서 시작한 선이 그 레인의 원소로 이어집니다. 원소는 메모리가 전송되는 단위인 32바이트 섹터 안에 있습니다.</translation>
    </message>
    <message>
        <source>Warp {warp} of block {block}, if each thread accesses the element at its index: from each lane a line leads to its element, in the sectors of 32 bytes in which memory is transferred.</source>
        <translation>블록 {block}의 워프 {warp}, 각 스레드가 자기 인덱스의 원소에 접근한다면: 각 레인에서 시작한 선이 그 레인의 원소로 이어집니다. 원소는 메모리가 전송되는 단위인 32바이트 섹터 안에 있습니다.</translation>
    </message>
    <message>
        <source>{sectors, plural, one {# sector} other {# sectors}} of 32 bytes</source>
        <translation>{sectors, plural, other {32바이트 섹터 #개}}</translation>
    </message>
    <message>
        <source>{used} of {bytes} bytes used</source>
        <translation>{bytes}바이트 중 {used}바이트 사용</translation>
    </message>
    <message>
        <source>Lane {lane} has no thread: the block ends before it.</source>
        <translation>레인 {lane}에는 스레드가 없습니다. 블록이 그 앞에서 끝납니다.</translation>
    </message>
    <message>
        <source>Lane {lane} is thread {thread}.</source>
        <translation>레인 {lane}{lane, ending, vowel {는} other {은}} 스레드 {thread}입니다.</translation>
    </message>
    <message>
        <source>{access}: element {element}, bytes {first} to {last}, in a sector that {lanes, plural, one {this lane alone uses} other {# lanes use}}.</source>
        <translation>{access}: 원소 {element}, 바이트 {first}~{last}, 이 섹터를 쓰는 {lanes, plural, other {레인 #개}}.</translation>
    </message>
    <message>
        <source>It is outside the problem and accesses nothing.</source>
        <translation>문제 크기 밖에 있어 아무것에도 접근하지 않습니다.</translation>
    </message>
    <message>
        <source>The warp whose accesses are drawn. Its block is the one that is chosen in the hierarchy.</source>
        <translation>접근을 그리는 워프입니다. 블록은 계층 그림에서 고른 블록입니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SessionFileController</name>
    <message>
        <source>Dismiss</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>세션 저장</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>세션 열기</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>기록 열기</translation>
    </message>
    <message>
        <source>Open device file</source>
        <translation>디바이스 파일 열기</translation>
    </message>
    <message>
        <source>Restore the session</source>
        <translation>세션 복원</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>모든 파일</translation>
    </message>
    <message>
        <source>Open “{file}”</source>
        <translation>“{file}” 열기</translation>
    </message>
    <message>
        <source>Saved “{file}”.</source>
        <translation>“{file}” 파일을 저장했습니다.</translation>
    </message>
    <message>
        <source>{reason} The copy of your session stays in {file}.</source>
        <translation>{reason} 세션 사본은 {file}에 남아 있습니다.</translation>
    </message>
    <message>
        <source>Your session cannot be kept for the case of a crash; save it where there is room. {reason}</source>
        <translation>비정상 종료에 대비해 세션을 보관할 수 없습니다. 공간이 있는 곳에 저장하세요. {reason}</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>강의 열기</translation>
    </message>
    <message>
        <source>Another program has written “{file}” since it was opened here. Replace it, or save this session under another name?</source>
        <translation>여기에서 연 뒤에 다른 프로그램이 “{file}” 파일을 고쳤습니다. 이 세션으로 바꿀까요, 다른 이름으로 저장할까요?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>This session is in no file. Save it?</source>
        <translation>이 세션은 아직 파일로 저장하지 않았습니다. 저장할까요?</translation>
    </message>
    <message>
        <source>“{file}” has changes that are not saved. Save them?</source>
        <translation>“{file}”에 저장하지 않은 변경 사항이 있습니다. 저장할까요?</translation>
    </message>
    <message>
        <source>Open the last session</source>
        <translation>마지막 세션 열기</translation>
    </message>
    <message>
        <source>{reason}. Nothing was opened; your work is as before.</source>
        <translation>{reason}. 아무것도 열지 않았으며, 작업은 그대로입니다.</translation>
    </message>
    <message>
        <source>Opened “{file}”.</source>
        <translation>“{file}” 파일을 열었습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>action</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Hierarchy: move to a neighbour</source>
        <translation>계층 그림: 이웃으로 이동</translation>
    </message>
    <message>
        <source>Arrows, Page Up, Page Down</source>
        <translation>화살표, Page Up, Page Down</translation>
    </message>
    <message>
        <source>Hierarchy: go in</source>
        <translation>계층 그림: 안으로 들어가기</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Hierarchy: go up</source>
        <translation>계층 그림: 위로 올라가기</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Hierarchy: show the grid</source>
        <translation>계층 그림: 그리드 표시</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Hierarchy: zoom in, out, to fit</source>
        <translation>계층 그림: 확대, 축소, 맞춤</translation>
    </message>
    <message>
        <source>+, −, 0</source>
        <translation>+, −, 0</translation>
    </message>
    <message>
        <source>Hierarchy: rotate</source>
        <translation>계층 그림: 회전</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+화살표</translation>
    </message>
    <message>
        <source>Hierarchy: pan</source>
        <translation>계층 그림: 화면 이동</translation>
    </message>
    <message>
        <source>Ctrl+arrows</source>
        <translation>Ctrl+화살표</translation>
    </message>
    <message>
        <source>Sweep, timeline: move to a point, select it</source>
        <translation>스윕, 타임라인: 점으로 이동, 선택</translation>
    </message>
    <message>
        <source>Arrows, Return</source>
        <translation>화살표, Enter</translation>
    </message>
    <message>
        <source>Plot: zoom in, out, to fit</source>
        <translation>그래프: 확대, 축소, 맞춤</translation>
    </message>
    <message>
        <source>Plot, table, hierarchy: copy and save</source>
        <translation>그래프, 표, 계층 그림: 복사 및 저장</translation>
    </message>
    <message>
        <source>Shift+F10</source>
        <translation>Shift+F10</translation>
    </message>
    <message>
        <source>Number field: add 1, subtract 1</source>
        <translation>숫자 입력란: 1 더하기, 1 빼기</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>↑, ↓</translation>
    </message>
    <message>
        <source>Number field: double, halve</source>
        <translation>숫자 입력란: 두 배, 절반</translation>
    </message>
    <message>
        <source>Ctrl+Up, Ctrl+Down</source>
        <translation>Ctrl+↑, Ctrl+↓</translation>
    </message>
    <message>
        <source>Table: copy the selection</source>
        <translation>표: 선택 영역 복사</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Info bar: dismiss</source>
        <translation>알림 표시줄: 닫기</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Number field: back to the number before typing</source>
        <translation>숫자 입력란: 입력 전의 숫자로 되돌리기</translation>
    </message>
    <message>
        <source>Explore: launch code of the clipboard becomes the launch</source>
        <translation>탐색: 클립보드의 실행 코드를 실행으로 가져오기</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Ctrl+V</translation>
    </message>
    <message>
        <source>Source: leave the text</source>
        <translation>소스: 텍스트에서 나가기</translation>
    </message>
    <message>
        <source>Esc, then Tab</source>
        <translation>Esc 다음에 Tab</translation>
    </message>
    <message>
        <source>Next, previous field, button or view</source>
        <translation>다음, 이전 필드, 버튼 또는 보기</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>Filter the keyboard shortcuts</source>
        <translation>키보드 단축키 필터</translation>
    </message>
    <message>
        <source>No shortcut matches “{typed}”</source>
        <translation>“{typed}”에 맞는 단축키 없음</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SilencedAdvice</name>
    <message>
        <source>change silenced advice</source>
        <translation>숨긴 조언 변경</translation>
    </message>
    <message>
        <source>show all advice</source>
        <translation>모든 조언 표시</translation>
    </message>
    <message>
        <source>silence “{advice}”</source>
        <translation>“{advice}” 숨기기</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SliceBar</name>
    <message>
        <source>Slice through z: the first visible layer</source>
        <translation>z 단면: 보이는 첫 번째 층</translation>
    </message>
    <message>
        <source>Slice through z: cuts away the layers above this one to show the inside</source>
        <translation>z 단면: 내부가 보이도록 이 층보다 위의 층을 잘라 냅니다.</translation>
    </message>
    <message>
        <source>all z</source>
        <translation>모든 z</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SourceEditor</name>
    <message>
        <source>CUDA source</source>
        <translation>CUDA 소스</translation>
    </message>
    <message>
        <source>Tab indents. Esc, then Tab or Shift+Tab leaves the text.</source>
        <translation>Tab은 들여쓰기입니다. 나가려면 Esc 다음에 Tab이나 Shift+Tab을 누르세요.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SourcePane</name>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>소스</translation>
    </message>
    <message>
        <source>PTX of the source</source>
        <translation>소스의 PTX</translation>
    </message>
    <message>
        <source>Machine code of the source</source>
        <translation>소스의 기계어 코드</translation>
    </message>
    <message>
        <source>Compiler messages</source>
        <translation>컴파일러 메시지</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Writes the text to its file; in the text, Ctrl+S does, too.</source>
        <translation>텍스트를 해당 파일에 저장합니다. 텍스트 안에서는 Ctrl+S로도 저장됩니다.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>파일 다시 읽기</translation>
    </message>
    <message>
        <source>Another program changed the file. Your edits are dropped.</source>
        <translation>다른 프로그램이 파일을 변경했습니다. 편집한 내용은 사라집니다.</translation>
    </message>
    <message>
        <source>Keep my edits</source>
        <translation>편집한 내용 유지</translation>
    </message>
    <message>
        <source>Compiler…</source>
        <translation>컴파일러…</translation>
    </message>
    <message>
        <source>Which compiler, language standard, include folders, macros, options and templates.</source>
        <translation>컴파일러, 언어 표준, 인클루드 폴더, 매크로, 옵션, 템플릿을 정합니다.</translation>
    </message>
    <message>
        <source>Launches…</source>
        <translation>실행 코드…</translation>
    </message>
    <message>
        <source>The launches that stand in this source: choose one for Explore.</source>
        <translation>이 소스에 들어 있는 실행입니다. 탐색에서 볼 실행을 하나 선택하세요.</translation>
    </message>
    <message>
        <source>new source</source>
        <translation>새 소스</translation>
    </message>
    <message>
        <source>watching the file · not UTF-8, so it is not edited here</source>
        <translation>파일 감시 중 · UTF-8이 아니어서 여기서 편집할 수 없음</translation>
    </message>
    <message>
        <source>changed by another program</source>
        <translation>다른 프로그램이 변경함</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>편집됨</translation>
    </message>
    <message>
        <source>not in a file</source>
        <translation>파일로 저장 안 됨</translation>
    </message>
    <message>
        <source>watching the file</source>
        <translation>파일 감시 중</translation>
    </message>
    <message>
        <source>looking for a compiler…</source>
        <translation>컴파일러 찾는 중…</translation>
    </message>
    <message>
        <source>no compiler</source>
        <translation>컴파일러 없음</translation>
    </message>
    <message>
        <source>{compiler} · compiling {done} of {all}…</source>
        <translation>{compiler} · {all}개 중 {done}개 컴파일 중…</translation>
    </message>
    <message>
        <source>{compiler} · {count, plural, one {# architecture} other {# architectures}}</source>
        <translation>{compiler} · 아키텍처 {count, plural, other {#개}}</translation>
    </message>
    <message>
        <source>The source is not compiled for {architecture}.</source>
        <translation>{architecture}용으로 컴파일된 소스가 아닙니다.</translation>
    </message>
    <message>
        <source>Machine code is shown by {first} or {second} of the CUDA Toolkit, and neither was found.</source>
        <translation>기계어 코드를 표시하려면 CUDA Toolkit의 {first} 또는 {second} 도구가 필요하지만, 둘 다 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Reading the machine code…</source>
        <translation>기계어 코드를 읽는 중…</translation>
    </message>
    <message>
        <source>Save the source</source>
        <translation>소스 저장</translation>
    </message>
    <message>
        <source>CUDA source</source>
        <translation>CUDA 소스</translation>
    </message>
    <message>
        <source>The edits of “{source}” are not saved. Save them?</source>
        <translation>“{source}”에서 편집한 내용을 저장하지 않았습니다. 저장할까요?</translation>
    </message>
    <message>
        <source>The text of “{source}” is in no file. Save it?</source>
        <translation>“{source}”의 내용은 아직 파일로 저장하지 않았습니다. 저장할까요?</translation>
    </message>
    <message>
        <source>{compiler} · no kernel</source>
        <translation>{compiler} · 커널 없음</translation>
    </message>
    <message>
        <source>No source is open.</source>
        <translation>열린 소스가 없습니다.</translation>
    </message>
    <message>
        <source>No source that has a file was changed.</source>
        <translation>파일이 있는 소스 중 바뀐 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SourceTabRow</name>
    <message>
        <source>Esc, then Tab leaves the text</source>
        <translation>나가려면 Esc 다음에 Tab을 누르세요</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::StartPage</name>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>What is a grid?</source>
        <translation>그리드란 무엇인가요?</translation>
    </message>
    <message>
        <source>A CUDA kernel is a function that many threads run at the same time, each on its own piece of the data. A launch says how many: threads form blocks, blocks form a grid, and the index of a thread in its block and of its block in the grid tells the thread which piece is its own.</source>
        <translation>CUDA 커널은 많은 스레드가 동시에 수행하는 함수이며, 각 스레드는 데이터에서 자신이 맡은 부분을 처리합니다. 스레드 수는 커널을 실행할 때 정합니다. 스레드가 모여 블록을 이루고 블록이 모여 그리드를 이룹니다. 스레드는 블록 안의 스레드 인덱스와 그리드 안의 블록 인덱스로 자신이 맡을 부분을 압니다.</translation>
    </message>
    <message>
        <source>The picture shows a grid of 4 × 2 blocks of 4 × 4 threads, with one block and one of its threads marked.</source>
        <translation>그림은 4 × 4개의 스레드로 된 블록이 4 × 2개 있는 그리드이며, 블록 하나와 그 안의 스레드 하나가 표시되어 있습니다.</translation>
    </message>
    <message>
        <source>Begin with an example</source>
        <translation>예제로 시작</translation>
    </message>
    <message>
        <source>Explore the launch at hand</source>
        <translation>현재 실행 살펴보기</translation>
    </message>
    <message>
        <source>Open your work</source>
        <translation>작업 열기</translation>
    </message>
    <message>
        <source>Open a session…</source>
        <translation>세션 열기…</translation>
    </message>
    <message>
        <source>Open a recording…</source>
        <translation>기록 열기…</translation>
    </message>
    <message>
        <source>Connect a machine…</source>
        <translation>컴퓨터 연결…</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>최근 파일</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>할 수 있는 일</translation>
    </message>
    <message>
        <source>Type a grid and a block: every limit of the device is checked as you type, and each problem has its fix beside it.</source>
        <translation>그리드와 블록을 입력하면 디바이스의 모든 한도를 바로 검사하고, 위반마다 해결 방법을 옆에 보여 줍니다.</translation>
    </message>
    <message>
        <source>Click a block or a thread to see its index, its warp and the formula behind them.</source>
        <translation>블록이나 스레드를 클릭하면 인덱스, 워프, 그리고 그 값을 구하는 수식을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Launch, measure, sweep and trace on a GPU of this or another computer; without one, recordings of real GPUs answer.</source>
        <translation>이 컴퓨터나 다른 컴퓨터의 GPU에서 실행, 측정, 스윕, 트레이스를 할 수 있습니다. GPU가 없으면 실제 GPU에서 기록한 결과로 답합니다.</translation>
    </message>
    <message>
        <source>Pin a launch and compare it with the next one, or with the same one on another device.</source>
        <translation>실행을 고정해 다음 실행과 비교하거나, 같은 실행을 다른 디바이스와 비교할 수 있습니다.</translation>
    </message>
    <message>
        <source>Open {file}</source>
        <translation>{file} 열기</translation>
    </message>
    <message>
        <source>Check your own kernel…</source>
        <translation>내 커널 확인…</translation>
    </message>
    <message>
        <source>Check a kernel of your own: open its binary, paste what the compiler printed, or type its numbers.</source>
        <translation>내 커널을 확인합니다. 바이너리를 열거나, 컴파일러의 출력을 붙여넣거나, 수치를 입력하세요.</translation>
    </message>
    <message>
        <source>Learn with lessons</source>
        <translation>강의로 학습</translation>
    </message>
    <message>
        <source>Explain a program&apos;s launches…</source>
        <translation>프로그램의 커널 실행 살펴보기…</translation>
    </message>
    <message>
        <source>Ctrl+K finds every command of the menus and the pages, F1 explains what has the focus, and F11 presents the picture full screen.</source>
        <translation>Ctrl+K로 메뉴와 페이지의 모든 명령을 찾고, F1로 포커스가 있는 항목의 설명을 보고, F11로 그림을 전체 화면으로 발표합니다.</translation>
    </message>
    <message>
        <source>Continue the last session</source>
        <translation>마지막 세션 이어서 하기</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::StatusLine</name>
    <message>
        <source>no device</source>
        <translation>디바이스 없음</translation>
    </message>
    <message>
        <source>No device: open a device file or a recording from the File menu</source>
        <translation>디바이스 없음: 파일 메뉴에서 디바이스 파일이나 기록을 여세요.</translation>
    </message>
    <message>
        <source>driver {version}</source>
        <translation>드라이버 {version}</translation>
    </message>
    <message>
        <source>{count, plural, one {# SM} other {# SMs}}</source>
        <translation>SM {count, plural, other {#개}}</translation>
    </message>
    <message>
        <source>last: {measurement}</source>
        <translation>최근: {measurement}</translation>
    </message>
    <message>
        <source>recorded: {measurement}</source>
        <translation>기록: {measurement}</translation>
    </message>
    <message>
        <source>{device}, recorded on {date}</source>
        <translation>{device}, {date} 기록</translation>
    </message>
    <message>
        <source>{device}, from its specification</source>
        <translation>{device}, 사양 기준</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SweepBars</name>
    <message>
        <source>block (threads)</source>
        <translation>블록(스레드)</translation>
    </message>
    <message>
        <source>Sweep by block size</source>
        <translation>블록 크기별 스윕</translation>
    </message>
    <message>
        <source>Each bar is a block. Its height is its occupancy.</source>
        <translation>막대 하나는 블록 하나입니다. 높이는 점유율입니다.</translation>
    </message>
    <message>
        <source>Each bar is a block. None has a time yet.</source>
        <translation>막대 하나는 블록 하나입니다. 아직 시간이 있는 것은 없습니다.</translation>
    </message>
    <message>
        <source>Each bar is a block. Its height is its time in {unit}.</source>
        <translation>막대 하나는 블록 하나입니다. 높이는 시간({unit})입니다.</translation>
    </message>
    <message>
        <source>Each bar is a block. Its height is how full its last wave is.</source>
        <translation>막대 하나는 블록 하나입니다. 높이는 마지막 웨이브가 찬 정도입니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SweepHeatMap</name>
    <message>
        <source>block x (threads)</source>
        <translation>블록 x(스레드)</translation>
    </message>
    <message>
        <source>Sweep by block x and y</source>
        <translation>블록 x와 y별 스윕</translation>
    </message>
    <message>
        <source>block y</source>
        <translation>블록 y</translation>
    </message>
    <message>
        <source>Each cell is a block, x across and y up. Its colour is its occupancy: bright is high.</source>
        <translation>칸 하나는 블록 하나이며, 가로는 x, 세로는 y입니다. 색은 점유율이며, 밝을수록 높습니다.</translation>
    </message>
    <message>
        <source>Each cell is a block, x across and y up. None has a time yet.</source>
        <translation>칸 하나는 블록 하나이며, 가로는 x, 세로는 y입니다. 아직 시간이 있는 것은 없습니다.</translation>
    </message>
    <message>
        <source>Each cell is a block, x across and y up. Its colour is its time in {unit}: bright is short.</source>
        <translation>칸 하나는 블록 하나이며, 가로는 x, 세로는 y입니다. 색은 시간({unit})이며, 밝을수록 짧습니다.</translation>
    </message>
    <message>
        <source>Each cell is a block, x across and y up. Its colour is how full its last wave is: bright is full.</source>
        <translation>칸 하나는 블록 하나이며, 가로는 x, 세로는 y입니다. 색은 마지막 웨이브가 찬 정도이며, 밝을수록 가득 찬 것입니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SweepLines</name>
    <message>
        <source>Sweep in lines</source>
        <translation>선으로 본 스윕</translation>
    </message>
    <message>
        <source>{count, plural, one {# launch is} other {# launches are}} left out: no other launch differs from them only in {axis}.</source>
        <translation>{axis}만 다른 실행이 없는 실행 {count}개는 제외했습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SweepPage</name>
    <message>
        <source>The sizes of the block along this axis.</source>
        <translation>이 축의 블록 크기입니다.</translation>
    </message>
    <message>
        <source>as launched</source>
        <translation>실행과 동일</translation>
    </message>
    <message>
        <source>powers of two</source>
        <translation>2의 거듭제곱</translation>
    </message>
    <message>
        <source>whole warps</source>
        <translation>온전한 워프</translation>
    </message>
    <message>
        <source>Sizes of block x</source>
        <translation>블록 x의 크기</translation>
    </message>
    <message>
        <source>Sizes of block y</source>
        <translation>블록 y의 크기</translation>
    </message>
    <message>
        <source>clusters</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>Sweep clusters</source>
        <translation>클러스터 스윕</translation>
    </message>
    <message>
        <source>Measures every block with clusters of 1, 2, 4 and 8 blocks, as far as the device allows.</source>
        <translation>디바이스가 허용하는 범위에서 각 블록을 1, 2, 4, 8개 블록의 클러스터로 측정합니다.</translation>
    </message>
    <message>
        <source>Visible launches</source>
        <translation>표시할 실행</translation>
    </message>
    <message>
        <source>Colour the blocks by</source>
        <translation>블록의 색상 기준</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>block x</source>
        <translation>블록 x</translation>
    </message>
    <message>
        <source>block y</source>
        <translation>블록 y</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>색상</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>as recorded</source>
        <translation>기록과 동일</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Cancel the sweep</source>
        <translation>스윕 취소</translation>
    </message>
    <message>
        <source>Sweep these blocks</source>
        <translation>이 블록 스윕</translation>
    </message>
    <message>
        <source>Cancels the sweep. Points that are already measured are kept.</source>
        <translation>스윕을 취소합니다. 이미 측정한 점은 유지됩니다.</translation>
    </message>
    <message>
        <source>Measures these launches one after the other.</source>
        <translation>이 실행들을 차례로 측정합니다.</translation>
    </message>
    <message>
        <source>No device is selected.</source>
        <translation>선택한 디바이스가 없습니다.</translation>
    </message>
    <message>
        <source>{done} of {count, plural, one {{total} launch} other {{total} launches}}</source>
        <translation>{count, plural, other {실행 {total}회}} 중 {done}회</translation>
    </message>
    <message>
        <source>Sweep {count, plural, one {{launches} launch} other {{launches} launches}}</source>
        <translation>{count, plural, other {실행 {launches}회}} 스윕</translation>
    </message>
    <message>
        <source>Sweep {count, plural, one {{launches} launch} other {all {launches} launches}}</source>
        <translation>{count, plural, other {실행 {launches}회}} 모두 스윕</translation>
    </message>
    <message>
        <source>Fastest of the whole sweep: {block}, {launches}, {time}</source>
        <translation>전체 스윕에서 가장 빠름: {block}, {launches}, {time}</translation>
    </message>
    <message>
        <source>Draw the sweep over</source>
        <translation>스윕 그래프의 축</translation>
    </message>
    <message>
        <source>What the sweep is drawn over; launches that differ in more are lines of their own.</source>
        <translation>스윕을 그릴 축입니다. 그 밖의 값이 다른 실행은 별도의 선으로 표시합니다.</translation>
    </message>
    <message>
        <source>over</source>
        <translation>축</translation>
    </message>
    <message>
        <source>block x and y</source>
        <translation>블록 x와 y</translation>
    </message>
    <message>
        <source>Fastest with this problem in the whole sweep: {block}, {launches}, {time}</source>
        <translation>전체 스윕의 이 문제 크기에서 가장 빠름: {block}, {launches}, {time}</translation>
    </message>
    <message>
        <source>last wave</source>
        <translation>마지막 웨이브</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::SweepPlot</name>
    <message>
        <source>% of the warps</source>
        <translation>워프의 %</translation>
    </message>
    <message>
        <source>% of a wave</source>
        <translation>웨이브의 %</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ThreadPanel</name>
    <message>
        <source>thread ID</source>
        <translation>스레드 ID</translation>
    </message>
    <message>
        <source>warp · lane</source>
        <translation>워프 · 레인</translation>
    </message>
    <message>
        <source>warp mates</source>
        <translation>같은 워프</translation>
    </message>
    <message>
        <source>block rank</source>
        <translation>블록 랭크</translation>
    </message>
    <message>
        <source>cluster · in it</source>
        <translation>클러스터 · 내부 위치</translation>
    </message>
    <message>
        <source>cluster mates</source>
        <translation>같은 클러스터</translation>
    </message>
    <message>
        <source>global index</source>
        <translation>전역 인덱스</translation>
    </message>
    <message>
        <source>global rank</source>
        <translation>전역 랭크</translation>
    </message>
    <message>
        <source>element</source>
        <translation>원소</translation>
    </message>
    <message>
        <source>ran on SM</source>
        <translation>수행된 SM</translation>
    </message>
    <message>
        <source>Values that the device reports for this thread, and the formulas</source>
        <translation>이 스레드에 대해 디바이스가 보고하는 값과 수식</translation>
    </message>
    <message>
        <source>under the pointer</source>
        <translation>포인터 아래</translation>
    </message>
    <message>
        <source>none: outside, idle</source>
        <translation>없음: 범위 밖, 유휴</translation>
    </message>
    <message>
        <source>Select a thread, point at one or find one to see its indices and ranks and how they are computed.</source>
        <translation>스레드를 선택하거나 가리키거나 찾으면 인덱스와 랭크, 그리고 그 계산 방법을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>기록 없음</translation>
    </message>
    <message>
        <source>threads {first}–{last}</source>
        <translation>스레드 {first}~{last}</translation>
    </message>
    <message>
        <source>linear index</source>
        <translation>선형 인덱스</translation>
    </message>
    <message>
        <source>bin</source>
        <translation>빈</translation>
    </message>
    <message>
        <source>{bin}: counter {counter}</source>
        <translation>{bin}: 카운터 {counter}</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>{sm} ({kernel})</source>
        <translation>{sm}({kernel})</translation>
    </message>
    <message>
        <source>What follows is what was selected before.</source>
        <translation>아래는 이전에 선택한 것입니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ThreadRow</name>
    <message>
        <source>more than 64 bits: no CUDA integer type can hold it</source>
        <translation>64비트를 초과함: 담을 수 있는 CUDA 정수형이 없음</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>값 복사</translation>
    </message>
    <message>
        <source>Copy CUDA expression</source>
        <translation>CUDA 식 복사</translation>
    </message>
    <message>
        <source>Copy cooperative groups expression</source>
        <translation>Cooperative Groups 식 복사</translation>
    </message>
    <message>
        <source>Formula of the {quantity}</source>
        <translation>{quantity}의 수식</translation>
    </message>
    <message>
        <source>Copy the value of the {quantity}</source>
        <translation>{quantity} 값 복사</translation>
    </message>
    <message>
        <source>Copy the CUDA expression of the {quantity}</source>
        <translation>{quantity}의 CUDA 식 복사</translation>
    </message>
    <message>
        <source>Copy the cooperative groups expression of the {quantity}</source>
        <translation>{quantity}의 Cooperative Groups 식 복사</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimelineBars</name>
    <message>
        <source>block {block} · cluster {cluster}</source>
        <translation>블록 {block} · 클러스터 {cluster}</translation>
    </message>
    <message>
        <source>block {block} · round {round}</source>
        <translation>블록 {block} · 라운드 {round}</translation>
    </message>
    <message>
        <source>block {block} · {kernel}</source>
        <translation>블록 {block} · {kernel}</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimelineLegend</name>
    <message>
        <source>colours repeat every 8, every second set hatched</source>
        <translation>8개마다 색상 반복, 한 묶음 걸러 빗금</translation>
    </message>
    <message>
        <source>cluster {number}</source>
        <translation>클러스터 {number}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>라운드 {number}</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimelineMarkLines</name>
    <message>
        <source>round {number}</source>
        <translation>라운드 {number}</translation>
    </message>
    <message>
        <source>last start</source>
        <translation>마지막 시작</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimelinePlot</name>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>SM timeline</source>
        <translation>SM 타임라인</translation>
    </message>
    <message>
        <source>time ({unit})</source>
        <translation>시간({unit})</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimelineView</name>
    <message>
        <source>Colour of the bars</source>
        <translation>막대 색상</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>클러스터</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>색상</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>관찰</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>예측</translation>
    </message>
    <message>
        <source>Trace in figures</source>
        <translation>수치로 본 트레이스</translation>
    </message>
    <message>
        <source>The trace has no blocks.</source>
        <translation>트레이스에 블록이 없습니다.</translation>
    </message>
    <message>
        <source>The launch was refused, so no block ran.</source>
        <translation>실행이 거부되어 블록이 수행되지 않았습니다.</translation>
    </message>
    <message>
        <source>Tracing…</source>
        <translation>트레이스하는 중…</translation>
    </message>
    <message>
        <source>The device is busy with another job.</source>
        <translation>디바이스에서 다른 작업을 처리하는 중입니다.</translation>
    </message>
    <message>
        <source>This launch is not in the recording.</source>
        <translation>이 실행은 기록되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Press Trace to record when and on which SM each block of this launch runs.</source>
        <translation>[트레이스]를 누르면 이 실행의 각 블록이 언제 어느 SM에서 수행되는지 기록합니다.</translation>
    </message>
    <message>
        <source>Press Trace to show the recorded trace of this launch.</source>
        <translation>[트레이스]를 누르면 이 실행의 기록된 트레이스를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Traced: {blocks, plural, one {# block} other {# blocks}} on {sms, plural, one {# SM} other {# SMs}}</source>
        <translation>트레이스: SM {sms, plural, other {#개}}에서 블록 {blocks, plural, other {#개}}</translation>
    </message>
    <message>
        <source>Recorded {date}: {blocks, plural, one {# block} other {# blocks}} on {sms, plural, one {# SM} other {# SMs}}</source>
        <translation>{date} 기록: SM {sms, plural, other {#개}}에서 블록 {blocks, plural, other {#개}}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Not traced: a field has no valid value.</source>
        <translation>트레이스 안 됨: 값이 올바르지 않은 입력란이 있습니다.</translation>
    </message>
    <message>
        <source>The device refuses this launch: no block runs.</source>
        <translation>장치가 이 실행을 거부하므로 블록이 수행되지 않습니다.</translation>
    </message>
    <message>
        <source>Round: the position of a block among those that ran in the same slot, one after the other. Cluster: the cluster of the block. Kernel: the kernel of the block, where the launch starts two.</source>
        <translation>라운드: 같은 슬롯에서 차례로 수행된 블록 중 몇 번째인지를 나타냅니다. 클러스터: 블록이 속한 클러스터입니다. 커널: 실행이 커널 두 개를 시작하는 경우 블록의 커널입니다.</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimingPlot</name>
    <message>
        <source>The measurement has no samples.</source>
        <translation>측정에 표본이 없습니다.</translation>
    </message>
    <message>
        <source>The time limit was reached before the first sample.</source>
        <translation>첫 표본을 얻기 전에 시간 제한에 도달했습니다.</translation>
    </message>
    <message>
        <source>Cancelled before the first sample.</source>
        <translation>첫 표본을 얻기 전에 취소되었습니다.</translation>
    </message>
    <message>
        <source>The launch was refused, so it has no times.</source>
        <translation>실행이 거부되어 시간이 없습니다.</translation>
    </message>
    <message>
        <source>The worker ended before the first sample.</source>
        <translation>첫 표본을 얻기 전에 워커가 종료되었습니다.</translation>
    </message>
    <message>
        <source>low SM clock throughout</source>
        <translation>내내 낮은 SM 클럭</translation>
    </message>
    <message>
        <source>times include the launch latency</source>
        <translation>시간에 실행 지연 시간이 포함됨</translation>
    </message>
    <message>
        <source>too short for an accurate time</source>
        <translation>너무 짧아 시간이 정확하지 않음</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>표본</translation>
    </message>
    <message>
        <source>Timings</source>
        <translation>측정 시간</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>측정하는 중…</translation>
    </message>
    <message>
        <source>Launching, without a measurement…</source>
        <translation>측정 없이 실행하는 중…</translation>
    </message>
    <message>
        <source>The device is busy with another job.</source>
        <translation>디바이스에서 다른 작업을 처리하는 중입니다.</translation>
    </message>
    <message>
        <source>The measurement failed. The verdict says why.</source>
        <translation>측정에 실패했습니다. 이유는 판정에 있습니다.</translation>
    </message>
    <message>
        <source>This launch is not in the recording.</source>
        <translation>이 실행은 기록되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Press Measure to measure this launch on the device.</source>
        <translation>[측정]을 누르면 디바이스에서 이 실행을 측정합니다.</translation>
    </message>
    <message>
        <source>Press Measure to show the recorded samples of this launch.</source>
        <translation>[측정]을 누르면 이 실행의 기록된 표본을 보여 줍니다.</translation>
    </message>
    <message>
        <source>converged</source>
        <translation>수렴함</translation>
    </message>
    <message>
        <source>stopped at the time limit</source>
        <translation>시간 제한에서 중단됨</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>취소됨</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>interrupted: the worker ended</source>
        <translation>중단됨: 워커 종료</translation>
    </message>
    <message>
        <source>{throughput} ({share} % of copy)</source>
        <translation>{throughput}(복사의 {share}%)</translation>
    </message>
    <message>
        <source>hot {time}</source>
        <translation>연속 실행 {time}</translation>
    </message>
    <message>
        <source>launch latency {time}</source>
        <translation>실행 지연 시간 {time}</translation>
    </message>
    <message>
        <source>{count, plural, one {{samples} sample} other {{samples} samples}} dropped at a low SM clock</source>
        <translation>낮은 SM 클럭으로 {count, plural, other {표본 {samples}개}} 제외</translation>
    </message>
    <message>
        <source>Measured time, {count, plural, one {{samples} sample} other {{samples} samples}}</source>
        <translation>측정된 시간, {count, plural, other {표본 {samples}개}}</translation>
    </message>
    <message>
        <source>Recorded time, {count, plural, one {{samples} sample} other {{samples} samples}}</source>
        <translation>기록된 시간, {count, plural, other {표본 {samples}개}}</translation>
    </message>
    <message>
        <source>median {time} of {count, plural, one {{samples} sample} other {{samples} samples}}, noise {noise} %</source>
        <translation>{count, plural, other {표본 {samples}개}}의 중앙값 {time}, 잡음 {noise}%</translation>
    </message>
    <message>
        <source>quartiles {lower} – {upper} · noise {noise} %</source>
        <translation>사분위수 {lower}~{upper} · 잡음 {noise}%</translation>
    </message>
    <message>
        <source>SM clock {clock} MHz</source>
        <translation>SM 클럭 {clock} MHz</translation>
    </message>
    <message>
        <source>median {time}</source>
        <translation>중앙값 {time}</translation>
    </message>
    <message>
        <source>sample {number}: {time}</source>
        <translation>표본 {number}: {time}</translation>
    </message>
    <message>
        <source>Not measured: a field has no valid value.</source>
        <translation>측정 안 됨: 값이 올바르지 않은 입력란이 있습니다.</translation>
    </message>
    <message>
        <source>The device refuses this launch: there are no times of it.</source>
        <translation>장치가 이 실행을 거부하므로 측정 시간이 없습니다.</translation>
    </message>
    <message>
        <source>The launch failed. The verdict says why.</source>
        <translation>실행하지 못했습니다. 이유는 판정에 있습니다.</translation>
    </message>
    <message>
        <source>The kernel did not end within the time limit: there are no times of it. The verdict says more.</source>
        <translation>커널이 제한 시간 안에 끝나지 않아 시간이 없습니다. 자세한 내용은 판정에 있습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TimingsView</name>
    <message>
        <source>no samples</source>
        <translation>표본 없음</translation>
    </message>
    <message>
        <source>All</source>
        <translation>모두 선택</translation>
    </message>
    <message>
        <source>None</source>
        <translation>모두 해제</translation>
    </message>
    <message>
        <source>Samples over time</source>
        <translation>시간에 따른 표본</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>분포</translation>
    </message>
    <message>
        <source>Comparison of quartiles</source>
        <translation>사분위수 비교</translation>
    </message>
    <message>
        <source>Achieved bandwidth</source>
        <translation>달성 대역폭</translation>
    </message>
    <message>
        <source>Plot of the timings</source>
        <translation>측정 시간 그래프</translation>
    </message>
    <message>
        <source>Measurements to compare</source>
        <translation>비교할 측정</translation>
    </message>
    <message>
        <source>Compare with all measurements</source>
        <translation>모든 측정과 비교</translation>
    </message>
    <message>
        <source>Compare with no other measurement</source>
        <translation>다른 측정과 비교 안 함</translation>
    </message>
    <message>
        <source>compare with</source>
        <translation>비교 대상</translation>
    </message>
    <message>
        <source>current</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>No measurements yet. Press Measure or Sweep, then compare the results here.</source>
        <translation>아직 측정이 없습니다. [측정]이나 [스윕]을 누른 다음 여기에서 결과를 비교하세요.</translation>
    </message>
    <message>
        <source>Check measurements in the list to compare them.</source>
        <translation>비교할 측정을 목록에서 선택하세요.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::TopBar</name>
    <message>
        <source>Live</source>
        <translation>실제 디바이스</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>기록된 디바이스</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Launch function</source>
        <translation>실행 함수</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>function</source>
        <translation>함수</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>트레이스</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>디바이스</translation>
    </message>
    <message>
        <source>Launch once</source>
        <translation>한 번 실행</translation>
    </message>
    <message>
        <source>Measure: launch repeatedly and measure the time</source>
        <translation>측정: 반복 실행하며 시간 측정</translation>
    </message>
    <message>
        <source>Sweep: measure this kernel with many block sizes</source>
        <translation>스윕: 여러 블록 크기로 이 커널 측정</translation>
    </message>
    <message>
        <source>Trace: launch once and record where and when each block ran</source>
        <translation>트레이스: 한 번 실행하며 각 블록이 언제 어디서 수행되었는지 기록</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>디바이스 없음</translation>
    </message>
    <message>
        <source>no kernels</source>
        <translation>커널 없음</translation>
    </message>
    <message>
        <source>The recording is replayed.</source>
        <translation>기록을 재생합니다.</translation>
    </message>
    <message>
        <source>Runs on the device.</source>
        <translation>디바이스에서 실행합니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Cancels the sweep. Points that are already measured are kept.</source>
        <translation>스윕을 취소합니다. 이미 측정한 점은 유지됩니다.</translation>
    </message>
    <message>
        <source>Cancels the trace.</source>
        <translation>트레이스를 취소합니다.</translation>
    </message>
    <message>
        <source>Cancels the launch.</source>
        <translation>실행을 취소합니다.</translation>
    </message>
    <message>
        <source>Cancels the measurement.</source>
        <translation>측정을 취소합니다.</translation>
    </message>
    <message>
        <source>Compute capability {version}</source>
        <translation>Compute capability {version}</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>기록 없음</translation>
    </message>
    <message>
        <source>not available on this device</source>
        <translation>이 디바이스에서 사용할 수 없음</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>연결 안 됨</translation>
    </message>
    <message>
        <source>Launches the kernel once and checks its result.</source>
        <translation>커널을 한 번 실행하고 결과를 검사합니다.</translation>
    </message>
    <message>
        <source>Launches the kernel repeatedly and measures the time of each launch.</source>
        <translation>커널을 반복 실행하며 각 실행의 시간을 측정합니다.</translation>
    </message>
    <message>
        <source>Measures this kernel with many block sizes to find the fastest.</source>
        <translation>여러 블록 크기로 이 커널을 측정하여 가장 빠른 크기를 찾습니다.</translation>
    </message>
    <message>
        <source>Launches the kernel once and records when and on which SM each block ran.</source>
        <translation>커널을 한 번 실행하며 각 블록이 언제 어느 SM에서 수행되었는지 기록합니다.</translation>
    </message>
    <message>
        <source>Your kernels</source>
        <translation>내 커널</translation>
    </message>
    <message>
        <source>The device whose limits the launch is checked against, and which runs it or is replayed.</source>
        <translation>이 디바이스의 한도로 실행을 검사하고, 이 디바이스에서 실행하거나 그 기록을 재생합니다.</translation>
    </message>
    <message>
        <source>The function that launches the kernel; some take no cluster and no attributes.</source>
        <translation>커널을 실행하는 함수입니다. 클러스터와 속성을 받지 않는 함수도 있습니다.</translation>
    </message>
    <message>
        <source>no kernel yet</source>
        <translation>아직 커널 없음</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::UndoTarget</name>
    <message>
        <source>typing</source>
        <translation>입력</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::UnknownValues</name>
    <message>
        <source>The code does not say what these are:</source>
        <translation>다음 값은 코드에서 알 수 없습니다:</translation>
    </message>
    <message>
        <source>Value of {name}</source>
        <translation>{name} 값</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::UnreadFileRow</name>
    <message>
        <source>The session names {file}. It was not read, since it is none of your recent files.</source>
        <translation>세션에 {file} 파일이 적혀 있습니다. 최근 파일에 없어 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>{file}, which was open in the session, is not there any more.</source>
        <translation>세션에서 열려 있던 {file} 파일이 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>{file} has changed since the session was kept, and was not read again.</source>
        <translation>세션을 보관한 뒤 {file} 파일이 바뀌어 다시 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>열기</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::VerdictCard</name>
    <message>
        <source>predicted</source>
        <translation>예측</translation>
    </message>
    <message>
        <source>No device</source>
        <translation>디바이스 없음</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>device</source>
        <translation>디바이스</translation>
    </message>
    <message>
        <source>No worker offers a device, and no device file or recording is open. Open one with File › Open device file or File › Open recording.</source>
        <translation>디바이스를 제공하는 워커가 없고, 열려 있는 디바이스 파일이나 기록도 없습니다. 파일 › 디바이스 파일 열기 또는 파일 › 기록 열기로 여세요.</translation>
    </message>
    <message>
        <source>✓ Accepted</source>
        <translation>✓ 수락됨</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>no reply</source>
        <translation>응답 없음</translation>
    </message>
    <message>
        <source>not launched yet</source>
        <translation>아직 실행 안 함</translation>
    </message>
    <message>
        <source>cancelling…</source>
        <translation>취소하는 중…</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>실행 중…</translation>
    </message>
    <message>
        <source>The last result belongs to another launch and is not shown here.</source>
        <translation>마지막 결과는 다른 실행의 결과이므로 여기에 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>✕ Refused · {count, plural, one {# rule} other {# rules}} violated</source>
        <translation>✕ 거부됨 · 규칙 {count, plural, other {#개}} 위반</translation>
    </message>
    <message>
        <source>predicted {predicted}, recorded {actual}</source>
        <translation>예측 {predicted}, 기록 {actual}</translation>
    </message>
    <message>
        <source>predicted {predicted}, device {actual}</source>
        <translation>예측 {predicted}, 디바이스 {actual}</translation>
    </message>
    <message>
        <source>{answer} ✕ differs</source>
        <translation>{answer} ✕ 다름</translation>
    </message>
    <message>
        <source>The driver&apos;s log is silent about it.</source>
        <translation>드라이버 로그에는 이에 대한 내용이 없습니다.</translation>
    </message>
    <message>
        <source>The driver&apos;s log: {sentence}</source>
        <translation>드라이버 로그: {sentence}</translation>
    </message>
    <message>
        <source>A field has no valid value</source>
        <translation>값이 올바르지 않은 입력란 있음</translation>
    </message>
    <message>
        <source>On the device {call} returned the error.</source>
        <translation>디바이스에서는 {call}에서 오류를 반환했습니다.</translation>
    </message>
    <message>
        <source>{call} returns the error.</source>
        <translation>{call}에서 오류를 반환합니다.</translation>
    </message>
    <message>
        <source>It is not known which call of the graph returns the error.</source>
        <translation>그래프의 어느 호출이 오류를 반환하는지는 알려져 있지 않습니다.</translation>
    </message>
    <message>
        <source>only its trace</source>
        <translation>트레이스만 있음</translation>
    </message>
    <message>
        <source>A traced copy of the kernel ran with this launch; Launch shows what the kernel itself returns.</source>
        <translation>이 실행으로는 트레이스용 커널 사본만 수행되었습니다. 실행을 누르면 커널 자체가 반환하는 결과를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>worker starting…</source>
        <translation>워커 시작 중…</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>디바이스 없음</translation>
    </message>
    <message>
        <source>Old numbers: the kernel&apos;s source no longer compiles.</source>
        <translation>이전 수치: 커널의 소스가 더 이상 컴파일되지 않습니다.</translation>
    </message>
    <message>
        <source>not in the recording</source>
        <translation>기록에 없음</translation>
    </message>
    <message>
        <source>did not end</source>
        <translation>끝나지 않음</translation>
    </message>
    <message>
        <source>replaying…</source>
        <translation>기록 재생 중…</translation>
    </message>
    <message>
        <source>The run was ended after {limit}: Result explains it.</source>
        <translation>커널 동작이 {limit} 뒤에 종료되었습니다. 설명은 결과에 있습니다.</translation>
    </message>
    <message>
        <source>Both codes are of the launch call; the run itself ended with {answer}. Result explains it.</source>
        <translation>두 코드는 모두 실행 호출의 것입니다. 커널 동작은 {answer}(으)로 끝났습니다. 설명은 결과에 있습니다.</translation>
    </message>
    <message>
        <source>✓ Launch accepted · ✕ run failed</source>
        <translation>✓ 실행 수락됨 · ✕ 커널 동작 중 실패</translation>
    </message>
    <message>
        <source>✓ Launch accepted · ✕ time limit exceeded</source>
        <translation>✓ 실행 수락됨 · ✕ 시간 제한 초과</translation>
    </message>
    <message>
        <source>No device yet</source>
        <translation>아직 디바이스 없음</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::VerdictPanel</name>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>모두 표시</translation>
    </message>
    <message>
        <source>Show the silenced advice</source>
        <translation>숨긴 조언 표시</translation>
    </message>
    <message>
        <source>Show the satisfied rules</source>
        <translation>충족된 규칙 표시</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>{count, plural, one {# kind} other {# kinds}} of advice silenced</source>
        <translation>조언 {count, plural, other {#종류}} 숨김</translation>
    </message>
    <message>
        <source>{count, plural, one {# rule} other {# rules}} satisfied</source>
        <translation>규칙 {count, plural, other {#개}} 충족</translation>
    </message>
    <message>
        <source>{count, plural, one {# more rule} other {# more rules}} satisfied</source>
        <translation>그 외 규칙 {count, plural, other {#개}} 충족</translation>
    </message>
    <message>
        <source>This launch starts two kernels. The verdict is for one of them alone.</source>
        <translation>이 실행은 커널 두 개를 시작합니다. 판정은 그중 하나만 있을 때의 것입니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::VerdictStrip</name>
    <message>
        <source>{kernel}: {blocks, plural, one {{grid} block} other {{grid} blocks}} of {threads, plural, one {{block} thread} other {{block} threads}}, in clusters of {clustered, plural, one {{cluster} block} other {{cluster} blocks}}</source>
        <translation>{kernel}: 블록 {blocks, plural, other {{grid}개}}, 블록당 스레드 {threads, plural, other {{block}개}}, 클러스터당 블록 {clustered, plural, other {{cluster}개}}</translation>
    </message>
    <message>
        <source>{kernel}: {blocks, plural, one {{grid} block} other {{grid} blocks}} of {threads, plural, one {{block} thread} other {{block} threads}}</source>
        <translation>{kernel}: 블록 {blocks, plural, other {{grid}개}}, 블록당 스레드 {threads, plural, other {{block}개}}</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::VersionTimings</name>
    <message>
        <source>The launch that Explore shows is measured; send this kernel to Explore first.</source>
        <translation>측정하는 것은 탐색 페이지에 보이는 실행입니다. 먼저 이 커널을 탐색으로 보내세요.</translation>
    </message>
    <message>
        <source>A version ended in {error}.</source>
        <translation>한 버전이 {error}{error, ending, vowel {로} rieul {로} other {으로}} 끝났습니다.</translation>
    </message>
    <message>
        <source>A version is refused with {error}.</source>
        <translation>한 버전이 {error}{error, ending, vowel {로} rieul {로} other {으로}} 거부되었습니다.</translation>
    </message>
    <message>
        <source>A version has another result: {difference}</source>
        <translation>한 버전의 결과가 다릅니다: {difference}</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>취소되었습니다.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>Restore &amp;default layout</source>
        <translation>기본 배치 복원(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>시스템 설정 따르기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝은 테마(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어두운 테마(다크 모드)(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Large text</source>
        <translation>글자 크게(큰 글자)(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Pin this launch</source>
        <translation>이 실행 고정(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Flat hierarchy</source>
        <translation>평면으로 보기(&amp;F)</translation>
    </message>
    <message>
        <source>C&amp;amera</source>
        <translation>카메라(&amp;A)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>확대(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>축소(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>맞춤(&amp;F)</translation>
    </message>
    <message>
        <source>Orbit &amp;left</source>
        <translation>왼쪽으로 회전(&amp;L)</translation>
    </message>
    <message>
        <source>Orbit &amp;right</source>
        <translation>오른쪽으로 회전(&amp;R)</translation>
    </message>
    <message>
        <source>Orbit &amp;up</source>
        <translation>위로 회전(&amp;U)</translation>
    </message>
    <message>
        <source>Orbit &amp;down</source>
        <translation>아래로 회전(&amp;D)</translation>
    </message>
    <message>
        <source>Pan left</source>
        <translation>왼쪽으로 이동</translation>
    </message>
    <message>
        <source>Pan right</source>
        <translation>오른쪽으로 이동</translation>
    </message>
    <message>
        <source>Pan up</source>
        <translation>위로 이동</translation>
    </message>
    <message>
        <source>Pan down</source>
        <translation>아래로 이동</translation>
    </message>
    <message>
        <source>Pa&amp;ge</source>
        <translation>페이지(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>다음 페이지(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious page</source>
        <translation>이전 페이지(&amp;V)</translation>
    </message>
    <message>
        <source>Co&amp;mpare with the pinned launches</source>
        <translation>고정한 실행들과 비교(&amp;M)</translation>
    </message>
    <message>
        <source>S&amp;wap with the launch pinned last</source>
        <translation>마지막으로 고정한 실행과 바꾸기(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Unpin all</source>
        <translation>모두 고정 해제(&amp;U)</translation>
    </message>
    <message>
        <source>preferences settings options mode</source>
        <translation>환경설정 기본설정 설정 옵션 모드 다크 라이트</translation>
    </message>
    <message>
        <source>preferences settings options</source>
        <translation>환경설정 기본설정 설정 옵션</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>언어(&amp;N)</translation>
    </message>
    <message>
        <source>Cluster &amp;sizes side by side…</source>
        <translation>클러스터 크기 나란히 보기(&amp;S)…</translation>
    </message>
    <message>
        <source>Pla&amp;y the schedule</source>
        <translation>스케줄 재생(&amp;Y)</translation>
    </message>
    <message>
        <source>Reduced mot&amp;ion</source>
        <translation>움직임 줄이기(&amp;I)</translation>
    </message>
    <message>
        <source>Pinned launc&amp;hes</source>
        <translation>고정한 실행(&amp;H)</translation>
    </message>
    <message>
        <source>Pan&amp;els</source>
        <translation>패널(&amp;E)</translation>
    </message>
    <message>
        <source>preferences settings options big bigger larger font size zoom</source>
        <translation>환경설정 기본설정 설정 옵션 큰 더 크게 글꼴 글씨 크기 확대</translation>
    </message>
    <message>
        <source>The launch is not pinned: {pins, plural, one {# is} other {# are}} pinned, which is the most. Remove one in Compare first.</source>
        <translation>실행을 고정하지 못했습니다. 이미 최대인 {pins, plural, other {#개}}가 고정되어 있습니다. 먼저 비교에서 하나를 제거하세요.</translation>
    </message>
    <message>
        <source>night</source>
        <translation>야간</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>two three several devices side by side</source>
        <translation>두 세 여러 디바이스 나란히</translation>
    </message>
    <message>
        <source>No launch is pinned.</source>
        <translation>고정한 실행이 없습니다.</translation>
    </message>
    <message>
        <source>Compare this launch on other &amp;devices…</source>
        <translation>이 실행을 다른 디바이스와 비교(&amp;D)…</translation>
    </message>
    <message>
        <source>compare gpus gpu</source>
        <translation>비교 gpu</translation>
    </message>
    <message>
        <source>No device is selected.</source>
        <translation>선택한 디바이스가 없습니다.</translation>
    </message>
    <message>
        <source>Six launches are compared, which is the most; remove one first.</source>
        <translation>실행은 여섯 개까지 비교할 수 있으며 이미 여섯 개입니다. 먼저 하나를 제거하세요.</translation>
    </message>
</context>
<context>
    <name>trichevron::gui::WorkerClient</name>
    <message>
        <source>The worker is starting.</source>
        <translation>워커가 시작되고 있습니다.</translation>
    </message>
    <message>
        <source>The worker was restarted before it replied.</source>
        <translation>워커가 응답하기 전에 다시 시작되었습니다.</translation>
    </message>
    <message>
        <source>The worker found no device.</source>
        <translation>워커가 디바이스를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>The worker was stopped before it replied.</source>
        <translation>워커가 응답하기 전에 중지되었습니다.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>취소되었습니다.</translation>
    </message>
    <message>
        <source>The worker has no device.</source>
        <translation>워커에 디바이스가 없습니다.</translation>
    </message>
    <message>
        <source>A new worker is being started.</source>
        <translation>새 워커를 시작하고 있습니다.</translation>
    </message>
    <message>
        <source>What you typed is kept.</source>
        <translation>입력한 내용은 유지됩니다.</translation>
    </message>
    <message>
        <source>A new worker is being started: try {number} of {count}.</source>
        <translation>새 워커를 시작하고 있습니다: {count}번 중 {number}번째 시도.</translation>
    </message>
</context>
</TS>
