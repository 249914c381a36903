// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lines do not break between a number and its unit.
#include "app/gui/text/whole_numbers.h"

#include <gtest/gtest.h>

namespace trichevron::test {
namespace {

TEST(WholeNumbers, ANumberAndItsUnitAreJoinedByANoBreakSpace) {
    // "_" stands for a space that does not break.
    const std::pair<const char*, const char*> cases[] = {
        {"SM clock 1977 MHz", "SM clock 1977_MHz"},
        {"launch latency 2.85 µs", "launch latency 2.85_µs"},
        {"noise 2.7 %", "noise 2.7_%"},
        {"64 of 64 warps", "64_of 64_warps"},
        {"16 × 16 threads", "16_×_16_threads"},
        {"a layer of 8 · 4 = 32", "a layer of 8_·_4 = 32"},
        {"grid 4 · block", "grid 4 · block"},
        {"1 x 1 x 1", "1_x_1_x_1"},
        {"dim3(8, 4)", "dim3(8,_4)"},
        {"block (12, 3, 0) of", "block (12,_3,_0) of"},
        {"the remainder is 7.", "the remainder is_7."},
        {"two words", "two words"},
        {"a 2", "a_2"},
        {"", ""},
    };
    for (const auto& [text, whole] : cases)
        EXPECT_EQ(gui::withWholeNumbers(QString::fromUtf8(text))
                      .replace(QChar::Nbsp, QLatin1Char('_'))
                      .toStdString(),
                  whole);
}

} // namespace
} // namespace trichevron::test
