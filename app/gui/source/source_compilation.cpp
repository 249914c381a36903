// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/source_compilation.h"

#include "core/compile/compile_all.h"
#include "core/compile/included_files.h"

#include <QMetaObject>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// Some ten sources on all architectures.
constexpr std::size_t keptResults = 128;

} // namespace

SourceCompilation::SourceCompilation(std::vector<std::string> nvrtcHost, QObject* parent)
    : QObject(parent), nvrtcHost_(std::move(nvrtcHost)) {}

SourceCompilation::~SourceCompilation() {
    if (search_.joinable())
        search_.join();
}

void SourceCompilation::findCompilers(const std::string& path) {
    if (search_.joinable())
        search_.join(); // it takes some 100 ms
    isSearching_ = true;
    search_ = std::thread([this, search = core::CompilerSearch{path, nvrtcHost_}] {
        auto found = std::make_shared<core::FoundCompilers>(core::findCompilers(search));
        QMetaObject::invokeMethod(
            this,
            [this, found] {
                isSearching_ = false;
                found_ = std::move(*found);
                // Whoever asks how much is compiled now must find it.
                if (std::exchange(hasPending_, false))
                    start(std::move(pending_));
                Q_EMIT compilersFound();
            },
            Qt::QueuedConnection);
    });
}

const core::Compiler* SourceCompilation::compiler() const {
    return found_.compilers.empty() ? nullptr : &found_.compilers.front();
}

void SourceCompilation::compile(core::SourceCode source, core::CompileSettings settings,
                                std::vector<core::DeviceProperties> devices, std::string first) {
    cancel();
    Pending pending{std::move(source), std::move(settings), std::move(devices), std::move(first)};
    if (isSearching_) {
        pending_ = std::move(pending);
        hasPending_ = true;
    } else {
        start(std::move(pending));
    }
}

void SourceCompilation::cancel() {
    hasPending_ = false;
    thread_.cancel();
}

SourceCompilation::Result SourceCompilation::cached(const std::string& key) {
    const std::lock_guard lock(mutex_);
    const auto known =
        std::find_if(results_.begin(), results_.end(), [&](const auto& entry) { return entry.first == key; });
    if (known == results_.end())
        return nullptr;
    results_.splice(results_.begin(), results_, known);
    return known->second;
}

void SourceCompilation::keep(const std::string& key, const Result& result) {
    const std::lock_guard lock(mutex_);
    results_.emplace_front(key, result);
    if (results_.size() > keptResults)
        results_.pop_back();
}

void SourceCompilation::start(Pending pending) {
    const core::Compiler* found = compiler();
    if (found == nullptr) {
        Q_EMIT finished();
        return;
    }
    architectures_ = core::architecturesFor(*found, pending.devices, pending.first);
    const auto work = [this, compiler = *found, pending = std::move(pending),
                       architectures = architectures_](const LatestThread::Run& run) {
        const std::string content =
            compiler.path + '\n' + compiler.version + '\n' + contentKey(pending.source, pending.settings);
        const auto keyOf = [&content](std::string key) {
            key += '\n';
            key += content;
            return key;
        };
        std::vector<std::string> unknown;
        for (const std::string& architecture : architectures)
            if (const Result known = cached(keyOf(architecture)))
                run.reply([this, known] { Q_EMIT compiled(known); });
            else
                unknown.push_back(architecture);
        compileForAll(compiler, pending.source, pending.settings, unknown, {}, &run.cancelled(),
                      [&](core::CompiledSource result) {
                          const auto kept = std::make_shared<const core::CompiledSource>(std::move(result));
                          // A compiler that was stopped may do better the next time.
                          if (!kept->failure || !kept->messages.empty())
                              keep(keyOf(kept->architecture), kept);
                          run.reply([this, kept] { Q_EMIT compiled(kept); });
                      });
    };
    thread_.start(work, [this] { Q_EMIT finished(); });
}

} // namespace trichevron::gui
