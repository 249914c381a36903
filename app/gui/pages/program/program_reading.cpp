// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_reading.h"

#include "core/errors/input_error.h"
#include "core/import/import.h"

#include <QMetaObject>

#include <utility>

namespace trichevron::gui {
namespace {

constexpr int programProgressMs = 100;

} // namespace

ProgramReading::ProgramReading(QObject* parent) : QObject(parent) {
    progress_.setInterval(programProgressMs);
    connect(&progress_, &QTimer::timeout, this, [this] {
        if (current_)
            Q_EMIT progressed(current_->done, current_->total);
    });
}

ProgramReading::~ProgramReading() {
    if (current_)
        current_->cancelled = true;
    if (thread_.joinable())
        thread_.join();
}

void ProgramReading::read(const QString& path, std::vector<core::DeviceProperties> catalogue) {
    cancel();
    if (thread_.joinable())
        thread_.join(); // it ends soon after it is cancelled
    auto work = std::make_shared<Work>();
    current_ = work;
    const auto reply = [this, work](auto signal) {
        QMetaObject::invokeMethod(
            this,
            [this, work, signal = std::move(signal)] {
                if (current_ != work)
                    return; // cancelled since
                end();
                signal();
                Q_EMIT ended();
            },
            Qt::QueuedConnection);
    };
    thread_ = std::thread([this, work, reply, name = path.toStdString(), catalogue = std::move(catalogue)] {
        core::ImportControl control;
        control.cancelled = &work->cancelled;
        control.progress = [&work](std::uint64_t done, std::uint64_t total) {
            work->done = done;
            work->total = total;
        };
        try {
            auto program = std::make_shared<const core::Program>(core::loadProgram(name, control));
            auto analysis = std::make_shared<const core::ProgramAnalysis>(
                core::analyzeProgram(std::move(program), catalogue));
            reply([this, analysis] { Q_EMIT finished(analysis); });
        } catch (const core::ImportCancelled&) {
            // Whoever cancelled knows.
        } catch (const core::InputError& error) {
            reply([this, problem = error.text()] { Q_EMIT failed(QString::fromStdString(problem.text())); });
        } catch (const std::exception& error) {
            reply([this, problem = QString::fromUtf8(error.what())] { Q_EMIT failed(problem); });
        }
    });
    progress_.start();
}

void ProgramReading::cancel() {
    if (!current_)
        return;
    current_->cancelled = true;
    end();
    Q_EMIT ended();
}

void ProgramReading::end() {
    current_.reset();
    progress_.stop();
}

} // namespace trichevron::gui
