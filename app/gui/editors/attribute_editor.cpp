// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/attribute_editor.h"

#include "app/gui/editors/field_mark.h"
#include "app/gui/editors/green_context_row.h"
#include "app/gui/editors/row_label.h"
#include "app/gui/layout/eliding_combo.h"
#include "app/gui/layout/eliding_field.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/errors/input_error.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace trichevron::gui {
namespace {

struct AttributeTexts {
    Q_DECLARE_TR_FUNCTIONS(AttributeTexts)
};

struct RowTexts {
    QString name;
    QString unit;
    QString help;
    QStringList values{};                               ///< the names of 0, 1, …
    std::vector<std::pair<QString, QString>> choices{}; ///< name and value, where the values are no 0, 1, …
};

RowTexts eventTexts(std::string_view name) {
    const bool isCompletion = name == "launchCompletionEvent";
    RowTexts texts{
        isCompletion ? AttributeTexts::tr("Completion event") : AttributeTexts::tr("Programmatic event"),
        {},
        isCompletion
            ? AttributeTexts::tr("An event that is recorded once all blocks of the launch have begun.")
            : AttributeTexts::tr("An event that is recorded once all blocks of the launch have "
                                 "triggered it, or ended.")};
    const QString rest = isCompletion ? QStringLiteral(",0") : QStringLiteral(",0,0");
    texts.choices = {{AttributeTexts::tr("no timing"), QStringLiteral("2") + rest},
                     {AttributeTexts::tr("timing"), QStringLiteral("0") + rest},
                     {AttributeTexts::tr("no event"), QStringLiteral("-1") + rest}};
    if (!isCompletion)
        texts.choices.insert(texts.choices.begin() + 1,
                             {AttributeTexts::tr("at start"), QStringLiteral("2,0,1")});
    return texts;
}

RowTexts textsOf(std::string_view name) {
    if (name == core::preferredClusterName)
        return {
            AttributeTexts::tr("Preferred cluster"), AttributeTexts::tr("blocks x,y,z"),
            AttributeTexts::tr("A larger cluster that the device may use where it fits: a multiple of the "
                               "cluster, which divides the grid.")};
    if (name == "preferredSharedMemoryCarveout")
        return {AttributeTexts::tr("Carve-out"), AttributeTexts::tr("percent"),
                AttributeTexts::tr(
                    "The share of an SM's memory that is shared memory, 0 to 100 %. It outranks the "
                    "function's carve-out.")};
    if (name == "clusterSchedulingPolicyPreference")
        return {AttributeTexts::tr("Cluster policy"),
                {},
                AttributeTexts::tr("How the blocks of a cluster are distributed over SMs."),
                {AttributeTexts::tr("default"), AttributeTexts::tr("spread"),
                 AttributeTexts::tr("load balancing")}};
    if (name == "priority")
        return {AttributeTexts::tr("Priority"), AttributeTexts::tr("lower runs first"),
                AttributeTexts::tr(
                    "The priority of the launch among those that wait. Every number is accepted.")};
    if (name == "memSyncDomain")
        return {AttributeTexts::tr("Memory domain"),
                {},
                AttributeTexts::tr(
                    "The memory synchronization domain: fences in one domain do not wait for writes of "
                    "the other."),
                {AttributeTexts::tr("default"), AttributeTexts::tr("remote")}};
    if (name == "programmaticStreamSerializationAllowed")
        return {
            AttributeTexts::tr("Early start"),
            {},
            AttributeTexts::tr("Programmatic stream serialization: the kernel may start before the kernel "
                               "ahead of it in the stream has ended."),
            {AttributeTexts::tr("off"), AttributeTexts::tr("allowed")}};
    if (name == "nvlinkUtilCentricScheduling")
        return {AttributeTexts::tr("NVLink-centric"),
                {},
                AttributeTexts::tr("Schedule blocks for the use of NVLink."),
                {AttributeTexts::tr("off"), AttributeTexts::tr("on")}};
    if (name == "deviceUpdatableKernelNode")
        return {
            AttributeTexts::tr("Device-updatable"),
            {},
            AttributeTexts::tr("Kernels on the device may change this node of a graph. Other ways to launch "
                               "refuse it."),
            {AttributeTexts::tr("off"), AttributeTexts::tr("on")}};
    if (name == "memSyncDomainMap")
        return {AttributeTexts::tr("Domain map"), AttributeTexts::tr("default,remote"),
                AttributeTexts::tr("The device's domains that stand for the default and the remote memory "
                                   "synchronization domain.")};
    if (name == "accessPolicyWindow")
        return {AttributeTexts::tr("L2 window"), AttributeTexts::tr("bytes,ratio,hit,miss"),
                AttributeTexts::tr(
                    "The access policy window: how many bytes from the kernel's first buffer on, which share "
                    "of the accesses is a hit, and what hits and misses are: 0 normal, 1 streaming, 2 "
                    "persisting (hits only).")};
    return eventTexts(name);
}

} // namespace

QString attributeName(std::string_view name) {
    return textsOf(name).name;
}

AttributeEditor::AttributeEditor(LaunchSession& session, QWidget* parent)
    : QWidget(parent), session_(session), fold_(new QToolButton), body_(new QWidget), problem_(new QLabel) {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    fold_->setObjectName(QStringLiteral("launchAttributes"));
    fold_->setCheckable(true);
    fold_->setAutoRaise(true);
    fold_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    outer->addWidget(fold_);
    auto* rows = new QVBoxLayout(body_);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(7);
    outer->addWidget(body_);

    rows->addWidget(new GreenContextRow(session_, body_));
    using core::LaunchField;
    addRow(rows, core::preferredClusterName,
           {LaunchField::PreferredClusterX, LaunchField::PreferredClusterY, LaunchField::PreferredClusterZ},
           false);
    addRow(rows, "preferredSharedMemoryCarveout", {LaunchField::Carveout}, false);
    addRow(rows, "clusterSchedulingPolicyPreference", {LaunchField::SchedulingPolicy}, true);
    addRow(rows, "priority", {}, false);
    addRow(rows, "memSyncDomain", {LaunchField::MemSyncDomain}, true);
    addRow(rows, "programmaticStreamSerializationAllowed", {LaunchField::StreamSerialization}, true);
    addRow(rows, "nvlinkUtilCentricScheduling", {LaunchField::NvlinkUtilization}, true);
    addRow(rows, "deviceUpdatableKernelNode", {LaunchField::DeviceUpdatable}, true);
    addRow(rows, "memSyncDomainMap", {LaunchField::MemSyncDomainMap}, false);
    addRow(rows, "accessPolicyWindow", {LaunchField::AccessWindow}, false);
    addRow(rows, "programmaticEvent", {LaunchField::ProgrammaticEvent}, true);
    addRow(rows, "launchCompletionEvent", {LaunchField::CompletionEvent}, true);
    problem_->setObjectName(QStringLiteral("launchAttributeProblem"));
    problem_->setProperty("role", "problem");
    problem_->setTextFormat(Qt::PlainText);
    problem_->setFont(textFont(0.9));
    problem_->setWordWrap(true);
    problem_->hide();
    rows->addWidget(problem_);

    connect(fold_, &QToolButton::clicked, this, &AttributeEditor::setUnfolded);
    setUnfolded(false);
    retranslate(this, [this] { retranslateRows(); });
    connect(&session_, &LaunchSession::unreadableDropped, this,
            [this](FieldEditor editor, const QString& field) {
                if (editor == FieldEditor::Attributes)
                    dropUnreadable(field);
            });
    onChange(session_, SessionChange::Launch, this, &AttributeEditor::refresh);
    refresh();
}

void AttributeEditor::addRow(QVBoxLayout* rows, std::string_view name, std::vector<core::LaunchField> fields,
                             bool hasNames) {
    Row row{name, std::move(fields)};
    QWidget* field = nullptr;
    if (hasNames) {
        field = row.list = new ElidingCombo;
        row.list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        row.list->setMinimumContentsLength(5);
        connect(row.list, &QComboBox::activated, this, [this, row] {
            apply(row, row.list->currentData().toString());
            session_.endEdit();
        });
    } else {
        field = row.text = new ElidingField;
        row.text->setAlignment(Qt::AlignRight);
        row.text->setFont(monospaceFont());
        row.text->installEventFilter(this);
        connect(row.text, &QLineEdit::textEdited, this, [this, row](const QString& value) {
            beforeTyping_.try_emplace(row.name, valueOf(row));
            apply(row, value);
        });
        connect(row.text, &QLineEdit::editingFinished, this, [this, row] {
            beforeTyping_.erase(row.name);
            session_.endEdit();
            if (unreadable_.count(row.name) > 0)
                return; // with what is wrong with it
            row.text->setModified(false);
            refresh(); // as the value is written
        });
    }
    field->setObjectName(fieldOf(row));
    row.label = new RowLabel(field);
    auto* beside = new QHBoxLayout;
    beside->setSpacing(6);
    beside->addWidget(row.label, 1);
    beside->addWidget(field, 1);
    rows->addLayout(beside);
    rows_.push_back(std::move(row));
}

AttributeEditor::~AttributeEditor() {
    // With the window, its fields lose the focus after the rows are gone.
    for (const Row& row : rows_)
        if (row.text != nullptr)
            row.text->disconnect(this);
}

bool AttributeEditor::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        for (const Row& row : rows_)
            if (row.text == object && cancelTyping(row))
                return true;
    return QWidget::eventFilter(object, event);
}

bool AttributeEditor::cancelTyping(const Row& row) {
    const auto found = beforeTyping_.find(row.name);
    if (found == beforeTyping_.end())
        return false;
    const QString before = found->second;
    beforeTyping_.erase(found);
    if (row.text->text() == before)
        return false;
    row.text->setText(before);
    apply(row, before);
    session_.endEdit();
    row.text->selectAll();
    return true;
}

void AttributeEditor::retranslateRows() {
    fold_->setText(tr("Launch attributes"));
    for (const Row& row : rows_) {
        const RowTexts texts = textsOf(row.name);
        row.label->setText(texts.name, texts.unit);
        row.label->setToolTip(texts.help);
        QWidget* field = row.list != nullptr ? static_cast<QWidget*>(row.list) : row.text;
        field->setAccessibleName(
            texts.unit.isEmpty() ? texts.name : QStringLiteral("%1 (%2)").arg(texts.name, texts.unit));
        field->setToolTip(texts.help);
        if (row.text != nullptr) {
            row.text->setPlaceholderText(tr("not set"));
            continue;
        }
        row.list->clear();
        row.list->addItem(tr("not set"), QString());
        for (qsizetype number = 0; number < texts.values.size(); ++number)
            row.list->addItem(texts.values[number], QString::number(number));
        for (const auto& [choice, value] : texts.choices)
            row.list->addItem(choice, value);
    }
    refresh();
    for (const Row& row : rows_)
        if (const auto found = unreadable_.find(row.name); found != unreadable_.end()) {
            core::LaunchAttributes attributes;
            found->second.problem = problemOf(row, row.text->text(), attributes);
            showMark(row);
        }
    reportUnreadable();
}

void AttributeEditor::apply(const Row& row, const QString& value) {
    core::LaunchAttributes attributes = session_.state().config.attributes;
    const QString problem = problemOf(row, value, attributes);
    unreadable_.erase(row.name);
    if (problem.isEmpty())
        session_.setLaunchAttributes(attributes);
    else
        unreadable_[row.name] = {problem, valueOf(row)};
    showMark(row);
    reportUnreadable();
}

QString AttributeEditor::problemOf(const Row& row, const QString& value,
                                   core::LaunchAttributes& attributes) const {
    try {
        core::setLaunchAttribute(attributes, row.name, value.toStdString(),
                                 attributeName(row.name).toStdString());
    } catch (const core::InputError& error) {
        return QString::fromStdString(error.what());
    }
    return {};
}

void AttributeEditor::reportUnreadable() {
    std::vector<UnreadableField> fields;
    for (const Row& row : rows_) {
        const auto found = unreadable_.find(row.name);
        if (found == unreadable_.end())
            continue;
        const QString used = found->second.used.isEmpty() ? tr("not set") : found->second.used;
        fields.push_back({fieldOf(row), row.text == nullptr ? QString() : row.text->text(),
                          found->second.problem,
                          fill(tr("{field} is unreadable; {value} is used instead"),
                               {{"field", attributeName(row.name)}, {"value", used}})});
    }
    problem_->setText(fields.empty() ? QString() : fields.front().problem);
    problem_->setVisible(!fields.empty());
    session_.setUnreadable(FieldEditor::Attributes, fields);
}

QString AttributeEditor::fieldOf(const Row& row) {
    return QString::fromUtf8(row.name.data(), static_cast<qsizetype>(row.name.size()));
}

QString AttributeEditor::valueOf(const Row& row) const {
    return QString::fromStdString(core::launchAttributeValue(session_.state().config.attributes, row.name));
}

void AttributeEditor::setUnfolded(bool unfolded) {
    fold_->setChecked(unfolded);
    fold_->setArrowType(unfolded ? Qt::DownArrow : Qt::RightArrow);
    body_->setVisible(unfolded);
}

void AttributeEditor::unfoldFor(const QWidget& field) {
    if (body_->isAncestorOf(&field))
        setUnfolded(true);
}

void AttributeEditor::refresh() {
    const core::LaunchConfig& config = session_.state().config;
    const core::LaunchAttributes& attributes = config.attributes;
    const bool isOneSet = attributes != core::LaunchAttributes{} || config.greenContextSmCount;
    if (isOneSet && !fold_->isChecked())
        setUnfolded(true);
    dropReplaced();
    for (const Row& row : rows_) {
        const QString value = valueOf(row);
        if (row.list != nullptr) {
            int index = row.list->findData(value);
            if (index < 0) { // a number without a name, from a session
                row.list->addItem(value, value);
                index = row.list->count() - 1;
            }
            row.list->setCurrentIndex(index);
        } else if (unreadable_.count(row.name) == 0 && (!row.text->hasFocus() || !row.text->isModified())) {
            row.text->setText(value);
        }
        showMark(row);
    }
}

void AttributeEditor::dropUnreadable(const QString& field) {
    for (const Row& row : rows_)
        if (fieldOf(row) == field && unreadable_.erase(row.name) > 0) {
            beforeTyping_.erase(row.name);
            row.text->setModified(false);
        }
    refresh();
    reportUnreadable();
}

void AttributeEditor::dropReplaced() {
    bool hasDropped = false;
    for (const Row& row : rows_) {
        const auto found = unreadable_.find(row.name);
        if (found == unreadable_.end() || found->second.used == valueOf(row))
            continue;
        unreadable_.erase(found);
        row.text->setModified(false);
        hasDropped = true;
    }
    if (hasDropped)
        reportUnreadable();
}

void AttributeEditor::showMark(const Row& row) {
    QWidget* field = row.list != nullptr ? static_cast<QWidget*>(row.list) : row.text;
    const auto unreadable = unreadable_.find(row.name);
    markField(*field, unreadable == unreadable_.end() ? QString() : unreadable->second.problem,
              violationOf(session_.evaluation(), row.fields), textsOf(row.name).help);
}

} // namespace trichevron::gui
