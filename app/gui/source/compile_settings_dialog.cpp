// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/compile_settings_dialog.h"

#include "app/gui/layout/dialog_room.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/compile/compile_options.h"
#include "core/compile/source_kernels.h"
#include "core/errors/input_error.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// In pixels for the default font.
constexpr int linesHeight = 70; ///< of a field with a setting per line: three lines and the scroll bars
constexpr int dialogWidth = 560;

std::vector<std::string> linesOf(const QPlainTextEdit& field) {
    std::vector<std::string> lines;
    for (const QString& line : field.toPlainText().split(QLatin1Char('\n')))
        if (!line.trimmed().isEmpty())
            lines.push_back(line.trimmed().toStdString());
    return lines;
}

QString joined(const std::vector<std::string>& lines) {
    QStringList words;
    for (const std::string& line : lines)
        words << text(line);
    return words.join(QLatin1Char('\n'));
}

/// "softmax<Rows>" of "template <int Rows> … softmax": what is to be replaced is named.
QString exampleOf(const core::SourceKernel& kernel) {
    QStringList arguments;
    for (const std::string& parameter : kernel.templateParameters) {
        const QString words = text(parameter).section(QLatin1Char('='), 0, 0).trimmed();
        arguments << words.section(QLatin1Char(' '), -1);
    }
    return text(kernel.name) + QLatin1Char('<') + arguments.join(QStringLiteral(", ")) + QLatin1Char('>');
}

} // namespace

CompileSettingsDialog::CompileSettingsDialog(const OpenSource& source, QWidget* parent)
    : QDialog(parent), standard_(new QComboBox), compiler_(new QLineEdit), found_(new QLabel),
      offered_(new QComboBox), problem_(new QLabel),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)),
      rows_(addScrollingRows(*this, buttons_)) {
    setObjectName(QStringLiteral("compileSettings"));
    setWindowTitle(tr("How the source is compiled"));
    setMinimumWidth(std::min(scaledPixels(dialogWidth), roomOnScreen(*this).width()));
    rows_->setSpacing(6);

    rows_->addWidget(new QLabel(tr("Compiler")));
    auto* compilerRow = new QHBoxLayout;
    compiler_->setObjectName(QStringLiteral("compilerPath"));
    compiler_->setAccessibleName(tr("Compiler"));
    compiler_->setPlaceholderText(tr("nvcc or libnvrtc.so, where it is found"));
    compiler_->setText(source.compilerPath());
    auto* browse = new QPushButton(tr("Choose…"));
    browse->setAutoDefault(false);
    compilerRow->addWidget(compiler_, 1);
    compilerRow->addWidget(browse);
    rows_->addLayout(compilerRow);
    found_->setProperty("role", "muted");
    found_->setWordWrap(true);
    found_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    const core::FoundCompilers& found = source.compilation().found();
    QStringList lines;
    for (const core::Compiler& compiler : found.compilers)
        lines << fill(tr("Found {compiler}: {path}"),
                      {{"compiler", compilerName(compiler)}, {"path", compiler.path}});
    if (found.compilers.empty())
        lines << text(core::noCompilerText().text());
    found_->setText(lines.join(QLatin1Char('\n')));
    rows_->addWidget(found_);

    auto* standardRow = new QHBoxLayout;
    standard_->setObjectName(QStringLiteral("compileStandard"));
    standard_->setAccessibleName(tr("Language standard"));
    standard_->addItem(tr("the compiler's own"), QString());
    for (const char* name : {"c++11", "c++14", "c++17", "c++20"})
        standard_->addItem(QString::fromLatin1(name), QString::fromLatin1(name));
    standard_->setCurrentIndex(std::max(0, standard_->findData(text(source.settings().standard))));
    standardRow->addWidget(new QLabel(tr("Language standard")));
    standardRow->addWidget(standard_);
    standardRow->addStretch(1);
    rows_->addLayout(standardRow);

    const core::CompileSettings& settings = source.settings();
    includes_ = addLines(tr("Include folders, one a line"), "compileIncludes", settings.includeFolders,
                         QStringLiteral("/home/me/project/include"));
    defines_ = addLines(tr("Macros, one a line"), "compileDefines", settings.defines,
                        QStringLiteral("NDEBUG\nBLOCK=256"));
    QStringList known;
    for (const std::string_view option : core::knownOptions())
        known << text(option);
    options_ = addLines(tr("Options, one a line"), "compileOptions", settings.options,
                        QStringLiteral("--use_fast_math\n--maxrregcount=64"));
    options_->setToolTip(known.join(QLatin1Char('\n')));
    names_ = addLines(tr("Templates to compile, one a line"), "compileNames", settings.nameExpressions,
                      QStringLiteral("softmax<4>"));
    offerTemplates(source);

    problem_->setObjectName(QStringLiteral("compileSettingsProblem"));
    problem_->setProperty("role", "problem");
    problem_->setWordWrap(true);
    rows_->addWidget(problem_);
    rows_->addStretch(1);
    connect(browse, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Choose nvcc or libnvrtc.so"));
        if (!path.isEmpty())
            compiler_->setText(path);
    });
    for (QPlainTextEdit* field : {includes_, defines_, options_, names_})
        connect(field, &QPlainTextEdit::textChanged, this, &CompileSettingsDialog::check);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
    compiler_->setFocus();
}

QPlainTextEdit* CompileSettingsDialog::addLines(const QString& label, const char* name,
                                                const std::vector<std::string>& lines, const QString& hint) {
    auto* heading = new QLabel(label);
    auto* field = new QPlainTextEdit(joined(lines));
    field->setObjectName(QString::fromLatin1(name));
    field->setAccessibleName(label);
    field->setPlaceholderText(hint);
    field->setFont(monospaceFont(0.92));
    field->setTabChangesFocus(true);
    field->setFixedHeight(scaledPixels(linesHeight));
    heading->setBuddy(field);
    rows_->addWidget(heading);
    rows_->addWidget(field);
    return field;
}

void CompileSettingsDialog::offerTemplates(const OpenSource& source) {
    offered_->setObjectName(QStringLiteral("compileOffered"));
    offered_->setAccessibleName(tr("Templates of the source"));
    offered_->addItem(tr("Add a template of the source…"));
    for (const core::SourceKernel& kernel : core::findSourceKernels(source.source().text)) {
        if (!kernel.isTemplate())
            continue;
        for (const std::string& instance : kernel.instances)
            offered_->addItem(text(instance), text(instance));
        offered_->addItem(exampleOf(kernel), exampleOf(kernel));
    }
    offered_->setVisible(offered_->count() > 1);
    rows_->addWidget(offered_);
    connect(offered_, &QComboBox::activated, this, [this](int index) {
        if (index == 0)
            return;
        names_->appendPlainText(offered_->itemData(index).toString());
        offered_->setCurrentIndex(0);
        names_->setFocus();
    });
}

core::CompileSettings CompileSettingsDialog::settings() const {
    return {standard_->currentData().toString().toStdString(), linesOf(*includes_), linesOf(*defines_),
            linesOf(*options_), linesOf(*names_)};
}

QString CompileSettingsDialog::compilerPath() const {
    return compiler_->text().trimmed();
}

void CompileSettingsDialog::check() {
    QString problem;
    try {
        requireValid(settings());
    } catch (const core::InputError& error) {
        problem = text(error.text().text());
    }
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
}

} // namespace trichevron::gui
