// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/session_contents.h"

#include <algorithm>
#include <memory>

namespace trichevron::gui {
namespace {

/// Arguments that one of the two does not have were proposed by the program.
bool hasSameArguments(const LaunchState& a, const LaunchState& b) {
    const core::OwnArguments* first = argumentsOf(a);
    const core::OwnArguments* second = argumentsOf(b);
    return first == nullptr || second == nullptr || *first == *second;
}

bool hasSameLaunch(const LaunchState& a, const LaunchState& b) {
    // The name, not the key: another worker may offer the device by now.
    const auto deviceName = [](const LaunchState& state) {
        return state.device ? state.device->name : std::string();
    };
    return deviceName(a) == deviceName(b) && a.kernel->id == b.kernel->id && a.config == b.config &&
           a.optIns == b.optIns && a.gridFollowsProblem == b.gridFollowsProblem && hasSameArguments(a, b);
}

bool hasSameStep(const PresentationStep& a, const PresentationStep& b) {
    return hasSameLaunch(a.launch, b.launch) && a.path == b.path && a.colourBy == b.colourBy &&
           a.flat == b.flat;
}

bool isOfUser(const ActualSweep& /*sweep*/) {
    return true;
}
/// A lesson brings its results again, so that nothing is lost with them.
template <class Result>
bool isOfUser(const Result& result) {
    return !result.isOfLesson;
}
template <class Result>
bool isOfUser(const std::shared_ptr<Result>& result) {
    return isOfUser(*result);
}

QDateTime receivedAt(const auto& result) {
    return result.received;
}
template <class Result>
QDateTime receivedAt(const std::shared_ptr<Result>& result) {
    return result->received;
}

template <class Result>
QDateTime newest(const std::vector<Result>& results) {
    QDateTime last;
    for (const Result& result : results)
        if (isOfUser(result) && (!last.isValid() || receivedAt(result) > last))
            last = receivedAt(result);
    return last;
}

template <class Result>
bool hasLive(const std::vector<Result>& results) {
    return std::any_of(results.begin(), results.end(), [](const Result& result) {
        return isOfUser(result) && result.kind == core::ProvenanceKind::Live;
    });
}

} // namespace

SessionContents contentsOf(const LaunchSession& session, const LaunchState* replaced) {
    const ResultStore& results = session.results();
    return {replaced != nullptr ? *replaced : session.state(),
            session.pinned(),
            session.steps(),
            std::max(newest(results.answers()), newest(results.timeLimits())),
            newest(results.measurements()),
            newest(results.traces()),
            newest(results.sweeps())};
}

bool hasSameContents(const SessionContents& a, const SessionContents& b) {
    return hasSameLaunch(a.launch, b.launch) && std::ranges::equal(a.pinned, b.pinned, hasSameLaunch) &&
           std::ranges::equal(a.steps, b.steps, hasSameStep) && a.lastAnswer == b.lastAnswer &&
           a.lastMeasurement == b.lastMeasurement && a.lastTrace == b.lastTrace && a.lastSweep == b.lastSweep;
}

bool hasWorkToSave(const LaunchSession& session) {
    const ResultStore& results = session.results();
    return !session.steps().empty() || !session.pinned().empty() || hasLive(results.traces()) ||
           hasLive(results.sweeps()) ||
           (std::ranges::any_of(results.measurements(), [](const auto& each) { return isOfUser(each); }) &&
            hasLive(results.answers()));
}

} // namespace trichevron::gui
