// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The compiled code of the kernels of the open source, which can be launched.
#pragma once

#include "core/argument/own_launch.h"
#include "core/compile/compile.h"

#include <QObject>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace trichevron::gui {

/// What a compiler made of a source for one architecture.
struct ModuleCode {
    core::DataBlob module; ///< machine code
    std::shared_ptr<const std::string> ptx;
};

/// A kernel of the open source.
struct SourceKernelCode {
    std::string mangledName;
    std::vector<std::string> declarations;                            ///< of its parameters; may be empty
    std::map<std::string, std::shared_ptr<const ModuleCode>> modules; ///< by architecture: "sm_90"
};

class OwnCodes final : public QObject {
    Q_OBJECT

public:
    using Kernels = std::map<std::string, SourceKernelCode>; ///< by KernelInfo::id

    /// Replaces those of the source that was open before.
    /// `isOutdated`: it does not compile any more, and the kernels are those of an earlier text.
    void setSource(Kernels kernels, bool isCompiling, bool isOutdated);
    /// Null where the kernel is not of the open source.
    const SourceKernelCode* find(const std::string& id) const;
    /// Further code of the open source is to come.
    bool isCompiling() const { return isCompiling_; }
    /// The kernel is of the open source, which does not compile any more: what is known of the kernel is of
    /// an earlier text.
    bool isOutdated(const std::string& id) const;
    /// The code of a kernel on a device; null where there is none.
    std::shared_ptr<const ModuleCode> module(const std::string& id, core::ComputeCapability capability) const;
    /// Tells two versions of a kernel's code apart; empty where its code is not of the open source.
    std::string codeId(const std::string& id, core::ComputeCapability capability) const;
    /// The blob of what a compiler made. The same pointer for the same result.
    std::shared_ptr<const ModuleCode> moduleOf(const std::shared_ptr<const core::CompiledSource>& result);

Q_SIGNALS:
    void changed();

private:
    Kernels kernels_;
    bool isCompiling_ = false;
    bool isOutdated_ = false;
    /// Of the last results, whose bytes are hashed once.
    std::map<std::shared_ptr<const core::CompiledSource>, std::shared_ptr<const ModuleCode>> made_;
};

} // namespace trichevron::gui
