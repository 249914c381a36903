// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Replies that come late, out of order, and for launches that were edited meanwhile: the window shows only
// the newest result of exactly the current launch.
#include "app/gui/plots/timing_plot.h"
#include "core/resources/resources.h"
#include "tests/gui/gui_fixture.h"

#include <QDateTime>
#include <QLabel>

#include <deque>
#include <random>

namespace trichevron::test {
namespace {

/// Mixes edits and replies at random, and tracks what the window has to show.
class Shuffle : public WindowTest, public testing::WithParamInterface<unsigned> {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        for (const char* key : {"live/here/1:0", "live/gpu01/1:0", "live/gpu01/2:0", "replay:0"})
            devices.push_back(QString::fromLatin1(key));
        // The same numbers everywhere: the devices differ in their keys only.
        device = std::make_shared<const core::DeviceProperties>(
            core::loadDevice(TRICHEVRON_FIXTURES "/devices/fixture-device.json"));
        session().adoptDevice(devices.front(), device);
    }
    int draw(int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); }

    void edit() {
        switch (draw(7)) {
        case 0:
            session().setBlock(core::Axis::X, 8U << draw(2));
            break;
        case 1:
            session().setBlock(core::Axis::Y, 1U << draw(2));
            break;
        case 2:
            session().setDynamicSmem(core::Bytes{static_cast<std::uint64_t>(draw(2)) * 64});
            break;
        case 3:
            session().setDevice(devices[static_cast<std::size_t>(draw(4))], device, nullptr);
            break;
        case 4:
            session().undoStack().undo();
            break;
        case 5:
            session().undoStack().redo();
            break;
        default:
            session().endEdit();
        }
    }
    /// A reply that comes later or never.
    void ask() { running.push_back(session().launchKey()); }
    void receive() {
        if (running.empty())
            return;
        const auto place = running.begin() + draw(static_cast<int>(running.size()));
        const gui::LaunchKey asked = *place;
        running.erase(place);
        if (draw(8) == 0)
            return; // the worker ended
        ++serial;
        gui::ActualAnswer answer;
        answer.launch = asked;
        answer.kind = core::ProvenanceKind::Live;
        answer.received = QDateTime::fromMSecsSinceEpoch(serial);
        answer.result.launch = {serial, "answer", ""};
        session().results().addAnswer(answer);
        newestAnswer[keyOf(asked)] = serial;
        if (draw(2) == 0)
            return;
        gui::ActualMeasurement measurement;
        measurement.launch = asked;
        measurement.measurement.samplesMicroseconds.assign(static_cast<std::size_t>(serial % 50 + 1), serial);
        measurement.received = answer.received;
        session().results().addMeasurement(measurement);
        newestMeasurement[keyOf(asked)] = serial;
    }
    static std::string keyOf(const gui::LaunchKey& asked) {
        return asked.deviceKey.toStdString() + '|' + asked.kernel + '|' +
               std::to_string(asked.config.blockDim.x) + ',' + std::to_string(asked.config.blockDim.y) + '|' +
               std::to_string(asked.config.dynamicSmemBytes.value);
    }
    static int newest(const std::map<std::string, int>& account, const std::string& key) {
        const auto found = account.find(key);
        return found == account.end() ? 0 : found->second;
    }
    void check() {
        const gui::LaunchKey shown = session().launchKey();
        const gui::ActualAnswer* answer = session().answer();
        const int expected = newest(newestAnswer, keyOf(shown));
        ASSERT_EQ(answer == nullptr ? 0 : answer->result.launch.code, expected) << keyOf(shown);
        if (answer != nullptr) {
            ASSERT_EQ(answer->launch, shown);
        }
        const std::string card = text(QStringLiteral("actualAnswer")).toStdString();
        ASSERT_EQ(card, expected == 0 ? "no device" : "answer (" + std::to_string(expected) + ") ✕ differs");
        const gui::ActualMeasurement* measurement = session().measurement();
        const int measured = newest(newestMeasurement, keyOf(shown));
        ASSERT_EQ(measurement == nullptr ? 0 : static_cast<int>(measurement->received.toMSecsSinceEpoch()),
                  measured);
        ASSERT_EQ(get<gui::TimingPlot>(QStringLiteral("timingPlot")).sampleCount(),
                  measured == 0 ? 0 : measured % 50 + 1);
    }

    std::mt19937 random{GetParam()};
    std::vector<QString> devices;
    std::shared_ptr<const core::DeviceProperties> device;
    std::deque<gui::LaunchKey> running;
    std::map<std::string, int> newestAnswer;
    std::map<std::string, int> newestMeasurement;
    int serial = 0;
};

TEST_P(Shuffle, ShowsOnlyTheNewestResultOfTheCurrentLaunch) {
    int shown = 0;
    for (int step = 0; step < 700; ++step) {
        const int what = draw(10);
        if (what < 5)
            edit();
        else if (what < 8)
            ask();
        else
            receive();
        check();
        if (HasFatalFailure())
            FAIL() << "at step " << step;
        shown += session().answer() != nullptr ? 1 : 0;
    }
    EXPECT_GT(shown, 100) << "the test is about results that are shown";
}

INSTANTIATE_TEST_SUITE_P(Seeds, Shuffle, testing::Values(1U, 2U, 3U, 4U));

} // namespace
} // namespace trichevron::test
