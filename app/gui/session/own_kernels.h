// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The kernels of the user's own that were used last, which are kept in the settings, and those that came
/// with session files, which are not.
#pragma once

#include "core/device/device_properties.h"
#include "core/own_kernel/own_kernel.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trichevron::gui {

/// A problem with one element for each thread of the launch, for a kernel whose arguments can be described
/// with it: none where its parameters are not known, or an axis has too many threads.
std::optional<core::ProblemExtent> problemOfThreads(const core::OwnKernel& kernel,
                                                    const core::LaunchConfig& config,
                                                    const core::KernelAttributes& attributes);

class OwnKernels : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t maxKernels = 20;

    /// Those of the settings.
    explicit OwnKernels(QObject* parent = nullptr);

    /// The user's, the latest first.
    const std::vector<core::OwnKernel>& all() const { return kernels_; }
    /// Null where there is none with this id. That of a session file hides the user's with its id, until the
    /// user's is added again: the launches of the session are launches of it.
    const core::OwnKernel* find(const std::string& id) const;
    /// Becomes the first; replaces the one with its id. The last ones of more than maxKernels are forgotten.
    void add(core::OwnKernel kernel);
    /// The same of a kernel that a session file brings; the user's own stay as they are.
    void addOfSession(core::OwnKernel kernel);
    void remove(const std::string& id);
    /// Asks for the form with these numbers.
    void requestEdit(const core::OwnKernel& kernel) { Q_EMIT editRequested(kernel); }

    /// As kernels of a device: all but those of which nobody knows what they use. The same pointers as long
    /// as nothing changes.
    std::vector<std::shared_ptr<const core::KernelInfo>>
    kernelsFor(const core::DeviceProperties& device) const;

Q_SIGNALS:
    void changed();
    void editRequested(const trichevron::core::OwnKernel& kernel);

private:
    void keep();
    void tellChange();

    std::vector<core::OwnKernel> kernels_;
    std::vector<core::OwnKernel> ofSessions_; ///< the latest first
    /// By id and device.
    mutable std::map<std::pair<std::string, std::string>, std::shared_ptr<const core::KernelInfo>> made_;
};

} // namespace trichevron::gui
