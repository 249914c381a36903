// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What a captured program prints, as a terminal shows it: a carriage return writes over the line.
#pragma once

#include "app/gui/results/read_only_text.h"

#include <QStringDecoder>

namespace trichevron::gui {

class CapturedOutput final : public ReadOnlyText {
    Q_OBJECT

public:
    explicit CapturedOutput(QWidget* parent = nullptr);

    /// Adds bytes of any number of lines, in UTF-8. The end stays in view where it was.
    void add(const QByteArray& bytes);
    void begin();

private:
    QString withoutEscapes(const QString& text);
    void put(const QString& text);

    QStringDecoder decoder_{QStringDecoder::Utf8};
    QString escape_;       ///< a sequence of a terminal that is not complete
    bool returns_ = false; ///< a carriage return came last
};

} // namespace trichevron::gui
