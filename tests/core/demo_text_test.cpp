// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/language.h"
#include "core/catalogue/pseudo_translation.h"
#include "core/demo/demo_text.h"
#include "core/import/import.h"
#include "core/messages/word_match.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

class DemoTextTest : public testing::Test {
protected:
    static void useTranslation() { setLanguage(languageForCode(pseudoLanguageCode)); }
    ~DemoTextTest() override { setLanguage(languageForCode("en")); }

    static KernelInfo kernel(std::string id, std::string title) {
        KernelInfo kernel;
        kernel.id = std::move(id);
        kernel.title = std::move(title);
        kernel.summary = "It shows something.";
        return kernel;
    }
};

TEST_F(DemoTextTest, InEnglishAKernelHasTheWordsThatTheWorkerSent) {
    EXPECT_EQ(titleFor(kernel("matrixAdd", "Addition of two matrices")), "Addition of two matrices");
    EXPECT_EQ(summaryFor(kernel("matrixAdd", "Matrix addition")), "It shows something.");
    EXPECT_EQ(demoText("elements"), "elements");
}

TEST_F(DemoTextTest, AKnownKernelIsTranslatedWhateverItsRelease) {
    useTranslation();
    const std::string translated = pseudoTranslate("Matrix addition");
    EXPECT_EQ(titleFor(kernel("matrixAdd", "Matrix addition")), translated);
    EXPECT_EQ(titleFor(kernel("matrixAdd", "Addition of two matrices")), translated);
    EXPECT_EQ(titleFor(kernel("bounds1024x2", "Launch bounds 1024, 1")),
              pseudoTranslate("Launch bounds 1024, 1"));
    EXPECT_EQ(demoText("elements"), pseudoTranslate("elements"));
}

TEST_F(DemoTextTest, ASearchFindsAKernelByWhatPeopleCallIt) {
    for (const char* typed : {"endless", "infinite", "hang", "deadlock"})
        EXPECT_TRUE(wordMatchScore(typed, otherWordsFor(kernel("neverEnds", "Error: never ends")))) << typed;
    EXPECT_EQ(otherWordsFor(kernel("mine", "My kernel")), "");
}

TEST_F(DemoTextTest, AnUnknownTextStays) {
    useTranslation();
    EXPECT_EQ(titleFor(kernel("mine", "My kernel")), "My kernel");
    EXPECT_EQ(demoText("24 threads"), "24 threads");
}

TEST_F(DemoTextTest, EveryRecordedKernelIsKnown) {
    const Recording recording = loadRecording(TRICHEVRON_RESOURCES_DIR "/recordings/NVIDIA H200.json.gz");
    useTranslation();
    for (const KernelInfo& kernel : recording.kernels) {
        EXPECT_NE(titleFor(kernel), kernel.title);
        EXPECT_NE(summaryFor(kernel), kernel.summary) << kernel.id;
        EXPECT_EQ(demoText(kernel.chapter), pseudoTranslate(kernel.chapter));
        for (const std::string& axis : kernel.problemAxisNames)
            EXPECT_EQ(demoText(axis), pseudoTranslate(axis));
    }
}

} // namespace
} // namespace trichevron::core
