// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/dimensions/extent_text.h"
#include "core/messages/percent_text.h"
#include "core/messages/rule_messages.h"
#include "core/messages/timing_words.h"
#include "core/text/number_text.h"
#include "core/text/percent.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

TEST(Messages, CountsHaveSeparators) {
    EXPECT_EQ(withSeparators(0), "0");
    EXPECT_EQ(withSeparators(999), "999");
    EXPECT_EQ(withSeparators(1000), "1,000");
    EXPECT_EQ(withSeparators(~Count{0} - 1), "340,282,366,920,938,463,463,374,607,431,768,211,454");
    EXPECT_EQ(withSeparators(~Count{0}), "> 2^128") << "a count that saturated is not exact";
}

TEST(Messages, NumbersThatAreWrittenHaveSeparatorsBeforeThePoint) {
    for (const auto& [written, shown] :
         std::initializer_list<std::pair<const char*, const char*>>{{"1234.5678", "1,234.5678"},
                                                                    {"-16777216", "-16,777,216"},
                                                                    {"> 1000.00 s", "> 1,000.00 s"},
                                                                    {"0.1234", "0.1234"},
                                                                    {"999", "999"},
                                                                    {"–", "–"},
                                                                    {"", ""}})
        EXPECT_EQ(withSeparators(written), shown);
    EXPECT_EQ(microsecondsText(1.7e15), "1,700,000,000.00 s");
}

TEST(Messages, CountsPast64BitsKeepTheirZeros) {
    constexpr Count nineteenDigits = 10'000'000'000'000'000'000U;
    EXPECT_EQ(digits(nineteenDigits - 1), "9999999999999999999");
    EXPECT_EQ(digits(nineteenDigits), "10000000000000000000");
    EXPECT_EQ(digits(nineteenDigits * nineteenDigits + 7), "1" + std::string(37, '0') + "7");
    EXPECT_EQ(withSeparators(nineteenDigits), "10,000,000,000,000,000,000");
}

TEST(Messages, ExtentsAndIndices) {
    EXPECT_EQ(extentText(GridExtent{63, 63, 1}), "63 × 63 × 1");
    EXPECT_EQ(shortExtentText(BlockExtent{256, 1, 1}), "256");
    EXPECT_EQ(shortExtentText(BlockExtent{1, 1, 64}), "1 × 1 × 64");
    EXPECT_EQ(indexText(ThreadIndex{5, 7, 0}), "(5, 7, 0)");
}

TEST(Messages, BytesInBinaryUnitsOnlyWhenExact) {
    EXPECT_EQ(bytesText(Bytes{49152}), "48 KiB");
    EXPECT_EQ(bytesText(Bytes{49153}), "49,153 B");
    EXPECT_EQ(bytesText(Bytes{1048576}), "1 MiB");
    EXPECT_EQ(bytesText(Bytes{0}), "0 B");
}

TEST(Messages, PercentagesAreRoundedNeitherTo0NorTo100) {
    EXPECT_EQ(percentText(0), "0.0 %");
    EXPECT_EQ(percentText(0.04), "< 0.1 %");
    EXPECT_EQ(percentText(1.6), "1.6 %");
    EXPECT_EQ(percentText(99.94), "99.9 %");
    EXPECT_EQ(percentText(99.96), "> 99.9 %");
    EXPECT_EQ(percentText(100), "100.0 %");
    const Count largest = Count{2147483647} * 65535 * 65535 * 1024;
    EXPECT_EQ(percentText(computePercent(largest - 1, largest)), "> 99.9 %")
        << "a double rounds the share to 100 %";
    EXPECT_EQ(percentText(computePercent(largest, largest)), "100.0 %");
    EXPECT_EQ(percentText(computePercent(1, largest)), "< 0.1 %");
    EXPECT_EQ(occupancyPercentText(0), "0 %");
    EXPECT_EQ(occupancyPercentText(0.125), "12.5 %");
    EXPECT_EQ(occupancyPercentText(63.0 / 64), "98.4 %");
    EXPECT_EQ(occupancyPercentText(1), "100 %");
    EXPECT_EQ(occupancyPercentText(0.99999), "> 99.9 %");
    EXPECT_EQ(occupancyPercentText(0.0001), "< 0.1 %");
    Finding idle;
    idle.rule = RuleId::IdleThreads;
    idle.status = FindingStatus::Advice;
    idle.arguments = {
        {"value", largest - 1}, {"limit", largest}, {"percent", computePercent(largest - 1, largest)}};
    EXPECT_EQ(figureText(idle), "> 99.9 %");
}

TEST(Messages, OneIsSingular) {
    Finding finding;
    finding.rule = RuleId::FewerBlocksThanMultiprocessors;
    finding.status = FindingStatus::Advice;
    finding.arguments = {{"value", Count{1}}, {"limit", Count{132}}, {"idle", Count{131}}};
    EXPECT_EQ(messageFor(finding), "The grid has only 1 block, so 131 of 132 SMs get no block.");
    finding.rule = RuleId::GridPast32Bits;
    finding.arguments = {{"value", Count{2}}, {"left", Count{1}}, {"limit", Count{1}}};
    EXPECT_EQ(figureText(finding), "2 → 1 block");
    finding.arguments = {{"value", Count{2}}, {"left", Count{11}}, {"limit", Count{1}}};
    EXPECT_EQ(figureText(finding), "2 → 11 blocks");
}

TEST(Messages, TimesChooseTheirUnit) {
    EXPECT_EQ(microsecondsText(6.1), "6.10 µs");
    EXPECT_EQ(microsecondsText(1240), "1.24 ms");
    EXPECT_EQ(microsecondsText(2500000), "2.50 s");
}

TEST(TimingWords, ARateHasThreeDigitsAndAPrefix) {
    for (const auto& [rate, text] :
         std::initializer_list<std::pair<double, const char*>>{{0, "0.00 B/s"},
                                                               {999.4, "999 B/s"},
                                                               {999.6, "1.00 kB/s"},
                                                               {9.994e9, "9.99 GB/s"},
                                                               {9.996e9, "10.0 GB/s"},
                                                               {1.97e12, "1.97 TB/s"},
                                                               {4.8e18, "4800 PB/s"}})
        EXPECT_EQ(rateText(rate, "B/s"), text);
    EXPECT_EQ(rateText(2.5e10, "elements/s"), "25.0 G elements/s");
    EXPECT_EQ(rateText(12, "elements/s"), "12.0 elements/s");
    const std::tuple<double, double, const char*> rates[] = {
        {4.19e12, 1e-12, "TB/s"}, {999.4e9, 1e-9, "GB/s"}, {999.6e9, 1e-12, "TB/s"}, {0, 1, "B/s"}};
    for (const auto& [largest, factor, name] : rates) {
        EXPECT_DOUBLE_EQ(byteRateUnit(largest).factor, factor) << largest;
        EXPECT_EQ(byteRateUnit(largest).name, name) << largest;
    }
}

TEST(Messages, AUnitOfTimesKeepsTheLargestUnderAThousand) {
    const std::tuple<double, double, const char*> times[] = {
        {0, 1, "µs"},        {8.7, 1, "µs"},    {999.6, 1e-3, "ms"}, {0.25, 1e3, "ns"},
        {8.3e-6, 1e6, "ps"}, {4e-9, 1e9, "fs"}, {2.5e6, 1e-6, "s"},  {3e12, 1e-6, "s"}};
    for (const auto& [largest, factor, name] : times) {
        EXPECT_NEAR(timeUnit(largest).factor, factor, factor * 1e-9) << largest;
        EXPECT_EQ(timeUnit(largest).name, name) << largest;
    }
}

TEST(TimingWords, ATimeHasThreeDigitsInItsOwnUnit) {
    for (const auto& [time, text] : std::initializer_list<std::pair<double, const char*>>{{0, "0.00 µs"},
                                                                                          {0.25, "250 ns"},
                                                                                          {4.123, "4.12 µs"},
                                                                                          {41.26, "41.3 µs"},
                                                                                          {999.4, "999 µs"},
                                                                                          {999.6, "1.00 ms"},
                                                                                          {2.5e6, "2.50 s"}})
        EXPECT_EQ(durationText(time), text);
}

TEST(TimingWords, ThroughputIsOfBytesElseOfItems) {
    Measurement measurement;
    measurement.samplesMicroseconds = {10};
    EXPECT_EQ(throughputText(measurement), "");
    measurement.work = Work{0, 0, 1000, "atomics"};
    EXPECT_EQ(throughputText(measurement), "100 M atomics/s");
    measurement.work->bytesRead = 20'000;
    EXPECT_EQ(throughputText(measurement), "2.00 GB/s");
}

TEST(Messages, TimesThatAreReadTogetherHaveTheUnitOfTheSmallest) {
    struct Case {
        double smallest, largest;
        const char* first;
        const char* last;
    };
    for (const auto& [smallest, largest, first, last] :
         std::initializer_list<Case>{{7.712, 1203.58, "7.71 µs", "1,203.58 µs"},
                                     {0.2, 5, "0.20 µs", "5.00 µs"},
                                     {2000, 40000, "2.00 ms", "40.00 ms"},
                                     {5.12, 250'000, "0.00512 ms", "250.00 ms"},
                                     {3e6, 5e9, "3.00 s", "5,000.00 s"},
                                     {0, 0, "0.00 µs", "0.00 µs"}}) {
        const DisplayUnit unit = commonTimeUnit(smallest, largest);
        EXPECT_EQ(timeText(smallest, unit), first);
        EXPECT_EQ(timeText(largest, unit), last);
    }
}

} // namespace
} // namespace trichevron::core
