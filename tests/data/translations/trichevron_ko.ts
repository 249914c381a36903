<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <source>A block of {extent} has {value, plural, one {# thread} other {# threads}}; this device allows at most {limit}.</source>
        <translation>{extent} 블록에는 스레드가 {value}개 있습니다. 이 장치에서는 최대 {limit}개까지 허용합니다.</translation>
    </message>
    <message>
        <source>No cluster</source>
        <translation>클러스터 없음</translation>
    </message>
    <message>
        <source>Launch with {api}, which accepts a cluster dimension.</source>
        <translation>클러스터 크기를 받는 {api}{api, ending, vowel {를} other {을}} 사용하여 실행하십시오.</translation>
    </message>
    <message>
        <source>Not cooperative</source>
        <translation type="unfinished">협력하지 않음</translation>
    </message>
    <message>
        <source>Allow non-portable cluster</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trichevron::gui::StatusLine</name>
    <message>
        <source>no device</source>
        <translation>장치 없음</translation>
    </message>
</context>
</TS>
