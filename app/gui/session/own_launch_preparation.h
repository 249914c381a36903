// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Reads what a launch of the user's own kernel needs, in a thread: the code in a binary, and the files of
/// its arguments.
#pragma once

#include "app/gui/session/own_launch.h"
#include "app/gui/source/latest_thread.h"

#include <QObject>

#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace trichevron::gui {

class OwnLaunchPreparation final : public QObject {
    Q_OBJECT

public:
    explicit OwnLaunchPreparation(QObject* parent = nullptr) : QObject(parent) {}

    /// prepared() or failed() follows, unless cancel() comes before.
    void start(const OwnLaunchPlan& plan);
    void cancel() { thread_.cancel(); }

Q_SIGNALS:
    void prepared(const std::shared_ptr<const trichevron::core::OwnLaunch>& launch);
    void failed(const trichevron::core::Text& sentence);

private:
    struct Code {
        std::string key; ///< of the file, or of the compiled code
        core::DataBlob module;
        std::optional<core::DataBlob> traced;
    };
    core::OwnLaunch prepare(const OwnLaunchPlan& plan, const std::atomic<bool>& cancelled);
    Code codeOf(const OwnLaunchPlan& plan, const std::atomic<bool>& cancelled);

    std::mutex mutex_;           ///< of the code
    std::optional<Code> code_;   ///< of the last launch: the next one usually needs the same
    LatestThread thread_{*this}; ///< the last member
};

} // namespace trichevron::gui
