// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Ten thousand exercises, each answered a second time by enumeration.
#include "core/exercise/exercise.h"
#include "core/import/import.h"
#include "core/text/number_text.h"
#include "tests/core/exercise_reference.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace trichevron::core {
namespace {

const ExerciseMaker& maker() {
    static const ExerciseMaker made = [] {
        std::vector<DeviceProperties> devices;
        for (const std::string_view name : exerciseDevices)
            devices.push_back(
                loadDeviceFile(TRICHEVRON_RESOURCES_DIR "/devices/" + std::string(name) + ".json"));
        return ExerciseMaker(devices);
    }();
    return made;
}

std::vector<ExerciseKind> allExercises() {
    return {allExerciseKinds.begin(), allExerciseKinds.end()};
}

constexpr std::array<ExerciseLevel, 3> levels{ExerciseLevel::Easy, ExerciseLevel::Medium,
                                              ExerciseLevel::Hard};

TEST(Exercises, TenThousandHaveTheAnswerOfAnEnumeration) {
    std::size_t checked = 0;
    for (std::uint64_t seed = 0; seed < 152; ++seed)
        for (const ExerciseLevel level : levels)
            for (const Exercise& exercise :
                 maker().makeSheet(allExercises(), level, seed, exerciseKindCount)) {
                ++checked;
                EXPECT_EQ(answerText(exercise),
                          test::expectedAnswer(exercise, maker(), test::fillMultiprocessor))
                    << toString(exercise.kind) << " seed " << seed << ": " << exercise.question.text();
            }
    EXPECT_GE(checked, 10'000U);
}

TEST(Exercises, ASheetHasEachKindOfItsLevelOnceBeforeOneComesAgain) {
    EXPECT_GE(exerciseKindCount, 15U);
    for (const ExerciseLevel level : levels) {
        const std::vector<ExerciseKind> kinds = exerciseKindsOf(level);
        std::set<ExerciseKind> found;
        for (const Exercise& exercise : maker().makeSheet({}, level, 7, kinds.size()))
            found.insert(exercise.kind);
        EXPECT_EQ(found, std::set<ExerciseKind>(kinds.begin(), kinds.end()));
    }
    for (const Exercise& exercise : maker().makeSheet({ExerciseKind::Waves}, ExerciseLevel::Hard, 7, 20))
        EXPECT_EQ(exercise.kind, ExerciseKind::Waves);
}

TEST(Exercises, TheEasyLevelHasTheBasicKindsAndTheMediumLevelAll) {
    const std::vector<ExerciseKind> easy = exerciseKindsOf(ExerciseLevel::Easy);
    const auto isEasy = [&](ExerciseKind kind) {
        return std::find(easy.begin(), easy.end(), kind) != easy.end();
    };
    EXPECT_GE(easy.size(), 10U) << "enough for a sheet of the usual length without a repetition";
    for (const ExerciseKind kind : {ExerciseKind::BlocksForElements, ExerciseKind::GlobalIndex,
                                    ExerciseKind::WarpOfThread, ExerciseKind::Waves})
        EXPECT_TRUE(isEasy(kind)) << toString(kind);
    for (const ExerciseKind kind : {ExerciseKind::RegistersToSave, ExerciseKind::SectorsOfWarp,
                                    ExerciseKind::StraddlingWarps, ExerciseKind::GridForClusters})
        EXPECT_FALSE(isEasy(kind)) << toString(kind);
    EXPECT_EQ(exerciseKindsOf(ExerciseLevel::Medium), allExercises());
    EXPECT_EQ(exerciseKindsOf(ExerciseLevel::Hard), allExercises());
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        for (const Exercise& exercise : maker().makeSheet({}, ExerciseLevel::Easy, seed, 30))
            EXPECT_TRUE(isEasy(exercise.kind)) << toString(exercise.kind) << " seed " << seed;
}

TEST(Exercises, AKindThatIsChosenComesAtEveryLevel) {
    for (const ExerciseLevel level : levels)
        EXPECT_EQ(maker().makeAt({ExerciseKind::RegistersToSave}, level, 7, 3).kind,
                  ExerciseKind::RegistersToSave);
}

TEST(Exercises, AnEasyQuestionOnResidencyNamesOnlyWhatDecidesIt) {
    for (const ExerciseKind kind : {ExerciseKind::ResidentBlocks, ExerciseKind::OccupancyPercent,
                                    ExerciseKind::BestBlockSize, ExerciseKind::PossibleResidency}) {
        const std::string easy = maker().make(kind, ExerciseLevel::Easy, 5).question.text();
        EXPECT_NE(easy.find("65,536 registers"), std::string::npos) << easy;
        EXPECT_EQ(easy.find("pieces"), std::string::npos) << easy;
        EXPECT_EQ(easy.find("reserves"), std::string::npos) << easy;
        const std::string medium = maker().make(kind, ExerciseLevel::Medium, 5).question.text();
        EXPECT_NE(medium.find("pieces"), std::string::npos) << medium;
    }
}

TEST(Exercises, TheSameSeedGivesTheSameSheetAndAnotherSeedAnother) {
    const auto sheet = [](std::uint64_t seed) {
        return exerciseSheet(maker().makeSheet({}, ExerciseLevel::Medium, seed, 30), ExerciseLevel::Medium,
                             seed, true);
    };
    EXPECT_EQ(sheet(5), sheet(5));
    EXPECT_NE(sheet(5), sheet(6));
}

/// On every computer and in every version: a class that has printed a sheet finds its answers.
TEST(Exercises, ASeedGivesTheseNumbers) {
    EXPECT_EQ(
        maker().make(ExerciseKind::BlocksForElements, ExerciseLevel::Easy, 1).question.text(),
        "A vector has 139 elements, and each thread handles one. How many blocks of 64 threads does the "
        "launch need?");
}

TEST(Exercises, AnExplanationUsesTheNumbersOfItsExercise) {
    for (std::size_t kind = 0; kind < exerciseKindCount; ++kind)
        for (const ExerciseLevel level : levels) {
            const Exercise exercise = maker().make(static_cast<ExerciseKind>(kind), level, 3);
            const std::string explanation = exercise.explanation.text();
            EXPECT_NE(explanation.find_first_of("0123456789"), std::string::npos) << explanation;
            if (!exercise.choices.empty() || exercise.kind == ExerciseKind::ClusterSizesThatFit)
                continue; // it lists the sizes
            EXPECT_NE(explanation.find(answerText(exercise)), std::string::npos)
                << toString(exercise.kind) << ": " << explanation << " without " << answerText(exercise);
        }
}

TEST(Exercises, AnIndexOfAThreadIdIsExplainedWithTheWholePartOfADivision) {
    for (const Exercise& exercise :
         maker().makeSheet({ExerciseKind::IndexOfThreadId}, ExerciseLevel::Hard, 7, 20)) {
        const BlockExtent& block = exercise.subject.config.blockDim;
        const Count id = exercise.subject.count;
        const std::string formula = "⌊" + withSeparators(id) + " / " + withSeparators(block.x) + "⌋ modulo " +
                                    withSeparators(block.y) + " is " +
                                    withSeparators(id / block.x % block.y) + ";";
        EXPECT_EQ(exercise.explanation.text().find(formula), 0U)
            << exercise.explanation.text() << " without " << formula;
    }
}

TEST(Exercises, ASheetWithoutAnswersHasNone) {
    const std::vector<Exercise> exercises = maker().makeSheet({}, ExerciseLevel::Hard, 2, 22);
    const std::string plain = exerciseSheet(exercises, ExerciseLevel::Hard, 2, false);
    const std::string full = exerciseSheet(exercises, ExerciseLevel::Hard, 2, true);
    EXPECT_TRUE(full.starts_with(plain));
    EXPECT_EQ(plain.find("Answers"), std::string::npos);
    for (const Exercise& exercise : exercises) {
        EXPECT_EQ(plain.find(exercise.explanation.text()), std::string::npos);
        EXPECT_NE(full.find(exercise.explanation.text()), std::string::npos);
    }
}

TEST(Exercises, RightChoicesAreNotAlwaysInTheSamePlace) {
    std::set<std::size_t> places;
    for (std::uint64_t seed = 0; seed < 60; ++seed)
        places.insert(maker().make(ExerciseKind::ErrorOfLaunch, ExerciseLevel::Hard, seed).rightChoice);
    EXPECT_EQ(places, (std::set<std::size_t>{0, 1, 2, 3}));
}

TEST(Exercises, EachKindHasItsNameAndTitle) {
    std::set<std::string> titles;
    for (std::size_t i = 0; i < exerciseKindCount; ++i) {
        const auto kind = static_cast<ExerciseKind>(i);
        EXPECT_EQ(exerciseKindFromName(toString(kind)), kind);
        EXPECT_TRUE(titles.insert(titleFor(kind)).second) << titleFor(kind);
    }
    EXPECT_FALSE(exerciseKindFromName("sudoku"));
    EXPECT_THROW(ExerciseMaker({}), InputError);
}

} // namespace
} // namespace trichevron::core
