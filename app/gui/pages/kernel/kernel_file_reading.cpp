// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/kernel_file_reading.h"

#include "core/errors/input_error.h"
#include "core/inspect/ptx_compiler.h"

#include <QMetaObject>

#include <utility>

namespace trichevron::gui {
namespace {

constexpr int progressIntervalMs = 100;

} // namespace

KernelFileReading::KernelFileReading(QObject* parent) : QObject(parent) {
    progress_.setInterval(progressIntervalMs);
    connect(&progress_, &QTimer::timeout, this, [this] {
        if (current_)
            Q_EMIT progressed(current_->done, current_->total);
    });
}

KernelFileReading::~KernelFileReading() {
    if (current_)
        current_->cancelled = true;
    if (thread_.joinable())
        thread_.join();
}

void KernelFileReading::readFile(const QString& path) {
    start([name = path.toStdString()](const core::KernelReading& reading) {
        return core::readKernelFile(name, reading);
    });
}

void KernelFileReading::readText(const QString& text, const QString& place) {
    start([bytes = text.toStdString(), name = place.toStdString()](const core::KernelReading& reading) {
        return core::readKernels(bytes, name, reading);
    });
}

template <class Read>
void KernelFileReading::start(Read read) {
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
    thread_ = std::thread([this, work, reply, read = std::move(read)] {
        core::KernelReading reading;
        reading.ptxas = core::findPtxas();
        reading.control.cancelled = &work->cancelled;
        reading.control.progress = [&work](std::uint64_t done, std::uint64_t total) {
            work->done = done;
            work->total = total;
        };
        try {
            auto file = std::make_shared<core::KernelFile>(read(reading));
            reply([this, file] { Q_EMIT finished(file); });
        } catch (const core::ImportCancelled&) {
            // Whoever cancelled knows.
        } catch (const core::InputError& error) {
            reply([this, text = error.text()] { Q_EMIT failed(QString::fromStdString(text.text())); });
        } catch (const std::exception& error) {
            reply([this, problem = QString::fromUtf8(error.what())] { Q_EMIT failed(problem); });
        }
    });
    progress_.start();
}

void KernelFileReading::cancel() {
    if (!current_)
        return;
    current_->cancelled = true;
    end();
    Q_EMIT ended();
}

void KernelFileReading::end() {
    current_.reset();
    progress_.stop();
}

} // namespace trichevron::gui
