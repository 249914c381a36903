// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The waves of a program's launches: as a share of those of an SM, as whole waves, and in CSV.
#include "core/evaluation/evaluation.h"
#include "core/program/program_json.h"
#include "core/program/program_table.h"
#include "core/program/program_words.h"
#include "tests/case_name.h"
#include "tests/core/traced_program.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace trichevron::core {
namespace {

using test::analysisOf;
using test::calm;

struct WavesCase : test::NamedCase {
    std::uint64_t blocks;
    std::uint64_t atOnce;
    std::string text;
};
class WavesOfAnSm : public testing::TestWithParam<WavesCase> {};

TEST_P(WavesOfAnSm, HaveTheDigitsThatShowAWaveThatIsNotFull) {
    ConfigurationVerdict verdict;
    verdict.blocks = GetParam().blocks;
    verdict.blocksPerWave = GetParam().atOnce;
    EXPECT_EQ(wavesPerSmText(verdict), GetParam().text);
}

INSTANTIATE_TEST_SUITE_P(
    ProgramWaves, WavesOfAnSm,
    testing::Values(WavesCase{"OneWave", 264, 264, "1.0"}, WavesCase{"OneBlockMore", 265, 264, "1.004"},
                    WavesCase{"OneBlockFewer", 1055, 1056, "0.999"},
                    WavesCase{"HalfAWaveMore", 1584, 1056, "1.5"},
                    WavesCase{"FewBlocksMore", 3969, 792, "5.01"}, WavesCase{"PartOfAWave", 3, 1056, "< 0.1"},
                    WavesCase{"AtMostSixDigits", 100'000'001, 100'000'000, "1.000000"},
                    WavesCase{"NoBlocks", 0, 264, "–"}, WavesCase{"NotKnown", 264, 0, "–"}),
    test::caseName<WavesCase>);

TEST(ProgramWaves, AFindingOfATailWaveHasTheNumberOfTheTableAndThatOfWholeWaves) {
    struct {
        std::uint32_t blocks;
        std::string sentence;
    } const cases[] = {
        {265,
         "265 blocks, 264 at once: 1.004 waves/SM, so 2 waves, and the last one has 1 block; 1 block fewer, "
         "or blocks that do more work each, would save the last wave"},
        {264 + 200,
         "464 blocks, 264 at once: 1.8 waves/SM, so 2 waves, and the last one has 200 blocks: it has "
         "room for 64 more; smaller blocks, or more of them with less work each, can fill it"}};
    for (const auto& [blocks, sentence] : cases) {
        ProgramConfiguration c = calm();
        c.blockDim = {1024, 1, 1};
        c.gridDim = {blocks, 1, 1};
        const ProgramAnalysis analysis = analysisOf({{c}});
        ASSERT_EQ(analysis.findings.size(), 1U) << blocks;
        EXPECT_EQ(analysis.findings[0].text.text(), sentence);
        EXPECT_NE(sentence.find(wavesPerSmText(*analysis.configurations[0].verdict)), std::string::npos);
    }
}

TEST(ProgramWaves, ATailWaveIsFoundInAProgramWhereTheRuleFindsItInTheLaunch) {
    for (const std::uint32_t full : {0U, 1U, 9U, 10U, 15U})
        for (const std::uint32_t tail : {0U, 1U, 80U, 950U, 951U, 1055U}) {
            ProgramConfiguration c = calm();
            c.gridDim = {1056 * full + tail, 1, 1};
            const ProgramAnalysis analysis = analysisOf({{c}});
            const ModelLaunch launch = modelLaunchOf(c, "k");
            const bool isInLaunch =
                test::findingFor(evaluate(launch.config, launch.kernel, test::h200Limits()),
                                 RuleId::TailWave) != nullptr;
            const bool isInProgram =
                std::any_of(analysis.findings.begin(), analysis.findings.end(),
                            [](const ProgramFinding& finding) { return finding.kind == "tailWave"; });
            EXPECT_EQ(isInProgram, isInLaunch) << full << " full waves and " << tail << " blocks";
        }
}

TEST(ProgramWaves, ALaunchWithoutBlocksHasNoneInCsvAndJson) {
    ProgramConfiguration c = calm();
    c.gridDim = {0, 1, 1};
    const ProgramAnalysis analysis = analysisOf({{c}});
    const DataTable table = programTable(analysis, std::vector<std::uint32_t>{0});
    const Json json = programJson(analysis)["configurations"][0];
    for (const std::string name : {"waves", "wavesPerMultiprocessor"}) {
        const auto column = std::find(table.columns.begin(), table.columns.end(), name);
        EXPECT_EQ(table.rows.at(0).at(static_cast<std::size_t>(column - table.columns.begin())), TableCell());
        EXPECT_TRUE(json.at(name).is_null()) << name;
    }
}

TEST(ProgramTable, TimesHaveTheShortestDigitsThatReadBack) {
    const ProgramAnalysis analysis = analysisOf({{calm(), 0, 30'500}});
    const std::string ofConfigurations = csvText(programTable(analysis, std::vector<std::uint32_t>{0}));
    EXPECT_NE(ofConfigurations.find(",3.05e-05,3.05e-05,"), std::string::npos) << ofConfigurations;
    const std::vector<ProgramGroup> groups = groupProgram(analysis, ProgramGrouping::Kernel);
    const std::string ofGroups = csvText(groupTable(analysis, ProgramGrouping::Kernel, groups));
    EXPECT_NE(ofGroups.find(",3.05e-05,"), std::string::npos) << ofGroups;
}

} // namespace
} // namespace trichevron::core
