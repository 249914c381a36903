// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/import.h"
#include "core/messages/rule_messages.h"
#include "core/messages/trace_words.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::core {
namespace {

/// Every trace of the H200's recording, with its launch.
class RecordedTraces : public testing::Test {
protected:
    static const Recording& recording() {
        static const Recording loaded =
            loadRecording(TRICHEVRON_RESOURCES_DIR "/recordings/NVIDIA H200.json.gz");
        return loaded;
    }
    template <class Visit>
    static void forEach(Visit visit) {
        int seen = 0;
        for (const RecordedLaunch& launch : recording().launches) {
            if (!launch.trace || launch.trace->blockSm.empty())
                continue;
            ++seen;
            visit(*launch.trace,
                  observeTrace(*launch.trace, launch.config, launch.optIns, recording().device));
        }
        EXPECT_GT(seen, 20);
    }
};

bool holds(const std::vector<std::string>& sentences, const std::string& part) {
    return std::any_of(sentences.begin(), sentences.end(),
                       [&](const std::string& sentence) { return sentence.find(part) != std::string::npos; });
}

TEST_F(RecordedTraces, NeverHaveMoreBlocksOnAnSmThanPredicted) {
    forEach([](const BlockTrace& /*trace*/, const ObservedTrace& observed) {
        EXPECT_LE(observed.summary.maxResidentBlocks,
                  observed.predicted.occupancy.maxActiveBlocksPerMultiprocessor);
    });
}

TEST_F(RecordedTraces, FiguresAndSentencesAgree) {
    forEach([](const BlockTrace& trace, const ObservedTrace& observed) {
        const std::vector<std::string> sentences = traceSentences(trace, observed);
        const std::vector<TraceFigure> figures = traceFigures(trace, observed);
        const auto figure = [&](const std::string& what) -> const TraceFigure& {
            static const TraceFigure none;
            const auto found = std::find_if(figures.begin(), figures.end(),
                                            [&](const TraceFigure& at) { return at.what == what; });
            return found == figures.end() ? none : *found;
        };
        EXPECT_TRUE(holds(
            sentences, "at most " + figure("Resident on one SM").observed +
                           " resident on one (predicted: " + figure("Resident on one SM").predicted + ")"));
        EXPECT_TRUE(holds(sentences, figure("Total time").observed + " from the first start"));
        if (observed.analysis.rounds) {
            EXPECT_TRUE(holds(sentences, "(predicted: " + figure("Rounds").predicted + ")"));
            EXPECT_TRUE(holds(sentences, figure("After the last start").observed + " before the end"));
            EXPECT_TRUE(holds(sentences, figure("Empty slots after it").observed));
        } else {
            EXPECT_EQ(figure("Rounds").observed, "not known");
        }
    });
}

TEST(TraceWords, ReportFewerResidentBlocksThanPredicted) {
    ObservedTrace observed;
    observed.summary.maxResidentBlocks = 1;
    observed.predicted.occupancy.maxActiveBlocksPerMultiprocessor = 8;
    EXPECT_EQ(residencyText(observed), "at most 1 block resident on one SM (predicted: at most 8)");
    observed.summary.maxResidentBlocks = 8;
    EXPECT_EQ(residencyText(observed), "at most 8 blocks resident on one SM, as predicted");
}

TEST(TraceWords, RoundsAndTailAreShortOrSayWhyTheyAreUnknown) {
    BlockTrace trace;
    trace.blocks = 3;
    trace.blockSm = {0, 1, 0};
    ObservedTrace observed;
    observed.predicted.waves = 1;
    observed.analysis.rounds = 2;
    observed.analysis.tail = Tail{1000, 1500, 0.25};
    EXPECT_EQ(roundsText(trace, observed),
              "2 rounds (predicted: 1 wave) · after the last start: 1.50 µs, 25 % empty");
    trace.blocks = 4000;
    observed.analysis.rounds.reset();
    observed.analysis.tail.reset();
    EXPECT_EQ(roundsText(trace, observed),
              "the first 3 of 4,000 blocks: rounds and the time after the last start are not known");
}

TEST(TraceWords, ResidentBlocksOnAllSmsArePredicted) {
    BlockTrace trace;
    trace.blocks = 4000;
    ObservedTrace observed;
    const auto predicted = [&]() -> std::string {
        for (const TraceFigure& figure : traceFigures(trace, observed))
            if (figure.what == "Resident on all SMs")
                return figure.predicted;
        return "no such figure";
    };
    EXPECT_EQ(predicted(), "") << "nothing fits";
    observed.predicted.blocksPerWave = 1056;
    EXPECT_EQ(predicted(), "at most 1,056");
    trace.blocks = 40;
    EXPECT_EQ(predicted(), "at most 40") << "there are no more";
}

TEST_F(RecordedTraces, ResidentBlocksOnAllSmsAreAtMostAWave) {
    forEach([](const BlockTrace& trace, const ObservedTrace& observed) {
        const Evaluation& predicted = observed.predicted;
        if (predicted.waves == 0 || predicted.clusters)
            return;
        EXPECT_EQ(predicted.waves,
                  (predicted.totalBlocks + predicted.blocksPerWave - 1) / predicted.blocksPerWave);
        if (trace.kernels == 1) {
            EXPECT_LE(observed.analysis.maxResidentBlocks, predicted.blocksPerWave);
        }
    });
}

TEST(TraceWords, SayWhyATracedKernelUsesOtherRegisters) {
    BlockTrace trace;
    trace.traced.numRegs = 14;
    EXPECT_EQ(tracedRegistersSentence(trace, 12),
              "The traced kernel also stores the times of its blocks, so it uses 14 registers per thread and "
              "the plain kernel 12; the predictions here are for the traced kernel.");
    EXPECT_EQ(tracedRegistersSentence(trace, 14), "");
}

TEST(TraceWords, SayWhyMoreBlocksWereResidentThanPredicted) {
    ObservedTrace observed;
    observed.predicted.occupancy.maxActiveBlocksPerMultiprocessor = 8;
    observed.summary.maxResidentBlocks = 8;
    EXPECT_EQ(residencySentence(observed), "");
    observed.summary.maxResidentBlocks = 14;
    EXPECT_EQ(
        residencySentence(observed),
        "More blocks than predicted were resident. The prediction counts whole blocks; where warps leave a "
        "block early, the device may give their place to another block.");
    BlockTrace trace;
    trace.blockSm = {0};
    const std::vector<std::string> sentences = traceSentences(trace, observed);
    EXPECT_EQ(std::count(sentences.begin(), sentences.end(),
                         "more blocks than predicted were resident, as where warps leave their blocks early"),
              1);
}

TEST(TraceWords, SayOfWhichKernelsTheFiguresAre) {
    BlockTrace trace;
    trace.blocks = 128;
    trace.blockSm = {0};
    EXPECT_EQ(kernelsSentence(trace), "");
    trace.kernels = 2;
    EXPECT_EQ(
        kernelsSentence(trace),
        "The launch started two kernels of 64 blocks each. What was observed is of both; the predictions, "
        "and the verdict, are for one of them alone.");
    EXPECT_TRUE(holds(traceSentences(trace, {}),
                      "the blocks are those of two kernels; the predictions are for one of them alone"));
}

TEST(TraceWords, ExplainHowRoundsAreCounted) {
    ObservedTrace observed;
    observed.predicted.waves = 4;
    EXPECT_EQ(roundsSentence(observed), "") << "rounds are unknown";
    observed.analysis.rounds = 4;
    const std::string meaning =
        "A slot is the place of one resident block on an SM; its first block belongs to round "
        "0, its second to round 1.";
    EXPECT_EQ(roundsSentence(observed), meaning);
    observed.analysis.rounds = 7;
    EXPECT_EQ(roundsSentence(observed),
              meaning +
                  " A slot whose blocks end early runs more of them, so there are more rounds than waves.");
}

TEST(TraceWords, DescribeTheBlockTheSlotAndTheTimeOfABar) {
    BlockTrace trace;
    trace.blocks = 12;
    trace.kernels = 2;
    for (std::uint64_t rank = 0; rank < 12; ++rank) {
        trace.blockSm.push_back(3);
        trace.beginNanoseconds.push_back(rank * 1000);
        trace.endNanoseconds.push_back(rank * 1000 + 500);
    }
    LaunchShape shape;
    shape.grid = {3, 2, 1};
    shape.cluster = {3, 1, 1};
    const TraceTimeline timeline(trace, analyse(trace, shape), shape, 0);
    EXPECT_EQ(
        barLines(timeline, 4),
        (std::vector<std::string>{"block (1, 1, 0) · rank 4 (of the first kernel)",
                                  "SM 3, slot 0 · round 4 · cluster 1", "4.00 µs – 4.50 µs · 0.50 µs"}));
    EXPECT_EQ(
        barLines(timeline, 10),
        (std::vector<std::string>{"block (1, 1, 0) · rank 4 (of the second kernel)",
                                  "SM 3, slot 0 · round 10 · cluster 1", "10.00 µs – 10.50 µs · 0.50 µs"}))
        << "rank and cluster are those in its own grid";
}

} // namespace
} // namespace trichevron::core
