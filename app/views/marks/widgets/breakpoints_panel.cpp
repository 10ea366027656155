// SPDX-License-Identifier: MIT
#include "app/views/marks/widgets/breakpoints_panel.h"

#include "app/document/breakpoints.h"
#include "app/document/session.h"
#include "app/views/marks/breakpoint_wording.h"
#include "app/views/marks/widgets/breakpoint_dialog.h"
#include "app/window/parts/appearance.h"
#include "app/window/parts/form.h"
#include "app/window/parts/row_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>
#include <functional>
#include <utility>

namespace convoku {
namespace {

QString problemOf(const QString& condition)
{
    const auto parsed = Condition::parse(condition.toStdString());
    const auto* error = std::get_if<ConditionError>(&parsed);
    return error ? BreakpointWording::conditionProblem(*error) : QString();
}

/// Any text may be typed, but Enter takes only a condition.
class ConditionValidator : public QValidator
{
public:
    using QValidator::QValidator;
    State validate(QString& text, int&) const override { return problemOf(text).isEmpty() ? Acceptable : Intermediate; }
};

constexpr int kStripHeight = 7;
/// Least width, in characters, for separate columns for condition and first hit.
constexpr int kColumnsFromCharacters = 70;

/// The rows: a sentence, below it what has no column of its own, and where in the run the hits are. What is wrong with
/// a condition is told while it is typed.
class BreakpointRows : public QStyledItemDelegate
{
public:
    BreakpointRows(const BreakpointsModel& model, std::function<void(const QString&)> showProblem, QTableView* table)
        : QStyledItemDelegate(table)
        , m_model(model)
        , m_table(table)
        , m_showProblem(std::move(showProblem))
    {
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (index.column() != BreakpointsModel::HitsColumn) {
            QStyledItemDelegate::paint(painter, option, index);
            return;
        }
        QStyleOptionViewItem whole(option);
        initStyleOption(&whole, index);
        const QString words = std::exchange(whole.text, QString());
        QStyle* style = m_table->style();
        style->drawControl(QStyle::CE_ItemViewItem, &whole, painter, m_table);
        const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &whole, m_table) + 1;
        const QRect room = whole.rect.adjusted(margin, 3, -margin, -4);
        const QRect line(room.left(), room.top(), room.width(), whole.fontMetrics.height());
        const QRect strip(room.left(), room.bottom() - kStripHeight + 1, room.width(), kStripHeight);
        const bool selected = whole.state.testFlag(QStyle::State_Selected);
        const QPalette::ColorRole role = selected ? QPalette::HighlightedText : QPalette::Text;
        painter->save();
        painter->setFont(whole.font);
        style->drawItemText(painter, line, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading), whole.palette, true,
            whole.fontMetrics.elidedText(words, whole.textElideMode, line.width()), role);
        paintStrip(*painter, strip, index.row(), whole.palette, role);
        painter->restore();
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (index.column() == BreakpointsModel::FromHitColumn) {
            auto* spin = new QSpinBox(parent);
            spin->setRange(1, kMaxBreakpointNumber);
            spin->setFrame(false);
            return spin;
        }
        QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
        if (auto* field = qobject_cast<QLineEdit*>(editor)) {
            field->setValidator(new ConditionValidator(field));
            field->setPlaceholderText(BreakpointsModel::tr("always"));
            connect(
                field, &QLineEdit::textChanged, this, [this](const QString& text) { m_showProblem(problemOf(text)); });
        }
        return editor;
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() != BreakpointsModel::WhenColumn
            || !m_table->isColumnHidden(BreakpointsModel::ConditionColumn))
            return;
        const QModelIndex fromHit = index.siblingAtColumn(BreakpointsModel::FromHitColumn);
        option->text
            += QChar::LineSeparator + index.siblingAtColumn(BreakpointsModel::ConditionColumn).data().toString();
        if (fromHit.data().toInt() > 1)
            option->text += QStringLiteral(" · %1 %2")
                                .arg(m_model.headerData(fromHit.column(), Qt::Horizontal).toString(),
                                    QLocale().toString(fromHit.data().toInt()));
    }

private:
    /// A line as long as the run with a tick for each hit; the one that is looked at is strong.
    void paintStrip(QPainter& painter, QRect strip, int row, const QPalette& palette, QPalette::ColorRole role) const
    {
        const int width = strip.width();
        if (width < 1)
            return;
        const bool mirrored = m_table->isRightToLeft();
        const auto x = [&](int part) { return mirrored ? strip.right() - part : strip.left() + part; };
        QColor faint = palette.color(role);
        faint.setAlphaF(0.25F);
        painter.fillRect(strip.left(), strip.center().y(), width, 1, faint);
        for (const int part : m_model.hitParts(row, width))
            painter.fillRect(x(part), strip.top(), 1, strip.height(), palette.color(role));
        const int here = m_model.partOfHere(row, width);
        if (here >= 0)
            painter.fillRect(x(here) - 1, strip.top() - 1, 3, strip.height() + 2,
                Theme::of(boardThemeOfPalette()).contradictionMark);
    }

    const BreakpointsModel& m_model;
    QTableView* m_table;
    std::function<void(const QString&)> m_showProblem;
};

} // namespace

BreakpointsPanel::BreakpointsPanel(Session* session, Breakpoints* breakpoints, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_breakpoints(breakpoints)
    , m_model(session, breakpoints)
    , m_empty(form::label("no_breakpoints",
          tr("No breakpoints yet. Choose “Add…” to create one. It takes you straight to an event, forwards or "
             "backwards: a rule fires, a candidate changes, a guess is made…"),
          {.wraps = true, .top = true}))
    , m_problem(form::label("breakpoint_problem", {.wraps = true}))
    , m_table(buildTable())
    , m_add(form::button("add_breakpoint", tr("Add…"), tr("A new breakpoint (Insert)")))
    , m_edit(form::button("edit_breakpoint", tr("Edit…"), tr("Change the selected breakpoint (Enter)")))
    , m_remove(form::button("remove_breakpoint", tr("Remove"), tr("Remove the selected breakpoint (Delete)")))
    , m_previous(form::button("previous_hit_of_breakpoint", tr("Previous hit"),
          tr("Go to the previous hit of the selected breakpoint (Shift+Enter on its hits)")))
    , m_next(form::button("next_hit_of_breakpoint", tr("Next hit"),
          tr("Go to the next hit of the selected breakpoint (Enter on its hits)")))
{
    m_problem->hide();

    // The panel stands at the side, too.
    auto* buttons = form::flow(4, m_add, m_edit, m_remove, m_previous, m_next);
    buttons->setAlignment(m_previous, Qt::AlignRight);
    auto* content
        = form::column({.margins = form::margins(6, 6)}, form::grow(m_empty), form::grow(m_table), m_problem, buttons);
    form::fill(this, content);

    connect(m_add, &QPushButton::clicked, this, &BreakpointsPanel::addBreakpoint);
    connect(m_edit, &QPushButton::clicked, this, &BreakpointsPanel::editSelected);
    connect(m_remove, &QPushButton::clicked, this, &BreakpointsPanel::removeSelected);
    connect(m_previous, &QPushButton::clicked, this, [this] { goToHit(false); });
    connect(m_next, &QPushButton::clicked, this, [this] { goToHit(true); });
    connect(m_table, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        if (!index.flags().testFlag(Qt::ItemIsEditable)) // else the table edits it in its place
            act(index, true);
    });
    connect(m_table->itemDelegate(), &QAbstractItemDelegate::closeEditor, this, [this] { showProblem({}); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &BreakpointsPanel::updateButtons);
    connect(&m_model, &BreakpointsModel::refused, this, &BreakpointsPanel::showProblem);
    connect(breakpoints, &Breakpoints::listChanged, this, &BreakpointsPanel::updateList);
    connect(breakpoints, &Breakpoints::hitsChanged, this, &BreakpointsPanel::updateButtons);
    connect(session, &Session::positionChanged, this, &BreakpointsPanel::updateButtons);
    buildKeys();
    updateList();
}

BreakpointsPanel::~BreakpointsPanel()
{
    // An editor that is open tells this panel when it closes.
    delete m_table;
}

QTableView* BreakpointsPanel::buildTable()
{
    auto* table = new QTableView;
    setUpRowTable(table, "breakpoints", tr("Breakpoints"), &m_model);
    table->setItemDelegate(new BreakpointRows(
        m_model, [this](const QString& problem) { showProblem(problem); }, table));
    table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    QHeaderView* header = table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(BreakpointsModel::WhenColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(BreakpointsModel::ConditionColumn, QHeaderView::Stretch);
    // Wide enough from the start: a column whose width follows the numbers would jump while the run is played.
    const QFontMetrics metrics(header->font());
    header->setSectionResizeMode(BreakpointsModel::FromHitColumn, QHeaderView::Interactive);
    header->setSectionResizeMode(BreakpointsModel::HitsColumn, QHeaderView::Interactive);
    table->setColumnWidth(BreakpointsModel::FromHitColumn, metrics.horizontalAdvance(tr("From hit")) + 24);
    return table;
}

void BreakpointsPanel::fitColumns()
{
    const QFontMetrics metrics(m_table->font());
    m_table->verticalHeader()->setDefaultSectionSize(2 * metrics.lineSpacing() + 8);
    const bool narrow = width() < metrics.averageCharWidth() * kColumnsFromCharacters;
    if (m_narrow == narrow)
        return;
    m_narrow = narrow;
    if (narrow && selected() >= 0 && m_table->currentIndex().column() != BreakpointsModel::HitsColumn)
        m_table->setCurrentIndex(m_model.index(selected(), BreakpointsModel::WhenColumn));
    m_table->setColumnHidden(BreakpointsModel::ConditionColumn, narrow);
    m_table->setColumnHidden(BreakpointsModel::FromHitColumn, narrow);
    const int most = narrow ? 88 : 88888;
    m_table->setColumnWidth(
        BreakpointsModel::HitsColumn, metrics.horizontalAdvance(BreakpointWording::hits(most, most)) * 3 / 2 + 16);
}

void BreakpointsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

void BreakpointsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_narrow.reset();
        fitColumns();
    }
}

void BreakpointsPanel::buildKeys()
{
    // Only where the table itself has the focus: not in its editors, and nowhere else in the window.
    const auto onKey = [this](const QKeySequence& key, auto action) {
        auto* shortcut = new QShortcut(key, m_table);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, action);
    };
    onKey(Qt::Key_Insert, [this] { addBreakpoint(); });
    onKey(Qt::Key_Delete, [this] { removeSelected(); });
    onKey(Qt::Key_Space, [this] { toggleSelected(); });
    for (const int enter : {Qt::Key_Return, Qt::Key_Enter}) {
        onKey(enter, [this] { act(m_table->currentIndex(), true); });
        onKey(Qt::SHIFT | static_cast<Qt::Key>(enter), [this] { act(m_table->currentIndex(), false); });
    }
}

int BreakpointsPanel::selected() const
{
    return m_table->currentIndex().row();
}

void BreakpointsPanel::select(int row)
{
    m_table->setCurrentIndex(m_model.index(row, std::max(m_table->currentIndex().column(), 0)));
}

void BreakpointsPanel::act(const QModelIndex& index, bool forward)
{
    if (!index.isValid())
        return;
    if (index.column() == BreakpointsModel::HitsColumn)
        goToHit(forward);
    else if (forward)
        editSelected();
}

BreakpointDialog* BreakpointsPanel::ask(const Breakpoint& breakpoint)
{
    auto* dialog = new BreakpointDialog(breakpoint, m_session->options().pass.model, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

void BreakpointsPanel::addBreakpoint()
{
    const auto picked = m_session->picked();
    Breakpoint breakpoint;
    breakpoint.candidate = picked.value_or(m_session->network().board.candidate(0));
    breakpoint.cell = breakpoint.candidate.cell();
    breakpoint.house = houseOf(HouseKind::Row, breakpoint.cell);
    if (picked)
        breakpoint.kind = BreakpointKind::CandidateChanges;
    BreakpointDialog* dialog = ask(breakpoint);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_breakpoints->add(dialog->breakpoint());
        select(m_breakpoints->count() - 1);
        m_table->setFocus();
    });
}

void BreakpointsPanel::editSelected()
{
    const int row = selected();
    if (row < 0)
        return;
    BreakpointDialog* dialog = ask(m_breakpoints->at(row));
    connect(dialog, &QDialog::accepted, this, [this, dialog, row] {
        if (row < m_breakpoints->count())
            m_breakpoints->change(row, dialog->breakpoint());
    });
}

void BreakpointsPanel::removeSelected()
{
    const int row = selected();
    if (row < 0)
        return;
    m_model.removeRow(row);
    if (m_breakpoints->count() > 0)
        select(std::min(row, m_breakpoints->count() - 1));
}

void BreakpointsPanel::toggleSelected()
{
    if (selected() >= 0)
        m_breakpoints->toggle(selected());
}

void BreakpointsPanel::goToHit(bool forward)
{
    const int row = selected();
    if (row < 0)
        return;
    const auto there = forward ? m_breakpoints->nextHit(row, m_session->position())
                               : m_breakpoints->previousHit(row, m_session->position());
    if (!there)
        return;
    m_session->jumpTo(*there);
}

void BreakpointsPanel::showProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void BreakpointsPanel::updateButtons()
{
    const int row = selected();
    const bool isOne = row >= 0 && row < m_breakpoints->count();
    m_edit->setEnabled(isOne);
    m_remove->setEnabled(isOne);
    m_previous->setEnabled(isOne && m_breakpoints->previousHit(row, m_session->position()));
    m_next->setEnabled(isOne && m_breakpoints->nextHit(row, m_session->position()));
}

void BreakpointsPanel::updateList()
{
    showProblem({});
    const bool isEmpty = m_breakpoints->count() == 0;
    const bool hadFocus = m_table->hasFocus();
    m_empty->setVisible(isEmpty);
    m_table->setVisible(!isEmpty);
    if (isEmpty && hadFocus)
        m_add->setFocus();
    if (!isEmpty && selected() < 0)
        select(0);
    updateButtons();
}

} // namespace convoku
