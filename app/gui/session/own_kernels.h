// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The kernels of the user's own that were used last; they are kept in the settings.
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

    /// The latest first.
    const std::vector<core::OwnKernel>& all() const { return kernels_; }
    /// Null where there is none with this id.
    const core::OwnKernel* find(const std::string& id) const;
    /// Becomes the first; replaces the one with its id. The last ones of more than maxKernels are forgotten.
    void add(core::OwnKernel kernel);
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

    std::vector<core::OwnKernel> kernels_;
    /// By id and device.
    mutable std::map<std::pair<std::string, std::string>, std::shared_ptr<const core::KernelInfo>> made_;
};

} // namespace trichevron::gui
