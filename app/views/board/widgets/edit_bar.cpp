// SPDX-License-Identifier: MIT
#include "app/views/board/widgets/edit_bar.h"

#include "app/document/puzzle_validity.h"
#include "app/views/board/widgets/board_edit.h"
#include "app/window/parts/form.h"

#include <QAction>
#include <QEvent>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <chrono>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kSignSide = 16;
constexpr int kSpacing = 4;

} // namespace

QList<QAction*> EditActions::changes() const
{
    QList<QAction*> all{candidates, keepDigit, advance, clearAll, clearCandidates, fillCandidates, takeState};
    all += transforms;
    all += {lookOn, showDifference};
    return all;
}

EditBar::EditBar(BoardEdit* edit, PuzzleValidity* validity, const EditActions& actions, QWidget* parent)
    : QWidget(parent)
    , m_edit(edit)
    , m_validity(validity)
    , m_actions(actions)
    , m_sign(new PlainLabel)
    , m_solutions(form::label("solutions", {.wraps = true}))
    , m_lookOn(button(actions.lookOn, true))
    , m_difference(button(actions.showDifference, true))
{
    setObjectName(QStringLiteral("edit_bar"));
    auto* keys = form::row({.spacing = 2});
    for (std::size_t i = 0; i < m_digits.size(); ++i) {
        const int digit = static_cast<int>(i) + 1;
        auto* key = new QToolButton;
        key->setObjectName(QStringLiteral("digit_%1").arg(digit));
        key->setText(QString::number(digit));
        key->setCheckable(true);
        // The board keeps the focus: keys and buttons can be used in turn.
        key->setFocusPolicy(Qt::NoFocus);
        const QSize least = key->minimumSizeHint();
        const int side = std::max({fontMetrics().height() + 10, least.width(), least.height()});
        key->setFixedSize(side, side);
        connect(key, &QToolButton::clicked, this, [this, digit] {
            m_edit->enter(digit, m_edit->mode());
            showEdit();
        });
        keys->addWidget(key);
        m_digits[i] = key;
    }
    auto* erase = form::named(new QToolButton, "erase",
        {.tip = tr("Clear the selected cells (Delete); right-clicking a cell also clears it")});
    erase->setText(tr("Clear"));
    erase->setFocusPolicy(Qt::NoFocus);
    erase->setMinimumHeight(m_digits.front()->height());
    connect(erase, &QToolButton::clicked, m_edit, &BoardEdit::erase);
    keys->addWidget(erase);
    const auto menuButton = [&](const char* name, const QString& text, const QList<QAction*>& entries) {
        auto* opener = form::named(new QToolButton, name);
        opener->setText(text);
        opener->setPopupMode(QToolButton::InstantPopup);
        opener->setFocusPolicy(Qt::TabFocus);
        auto* menu = new QMenu(opener);
        menu->addActions(entries);
        opener->setMenu(menu);
        return opener;
    };
    auto* clear = menuButton("clear_menu", tr("Clear and fill"),
        {actions.clearAll, actions.clearCandidates, actions.fillCandidates, actions.takeState});
    auto* transform = menuButton("transform_menu", tr("Transform"), actions.transforms);
    auto* pad = form::flow(kSpacing, form::box(keys), button(actions.undo, false), button(actions.redo, false),
        button(actions.candidates, true), button(actions.keepDigit, true), clear, transform, m_lookOn, m_difference);
    m_sign->setFixedSize(kSignSide, kSignSide);
    m_solutions->setAccessibleName(tr("Number of solutions"));
    auto* lower = form::row({.spacing = kSpacing}, m_sign, form::grow(m_solutions));
    for (QAction* action : {actions.stepThrough, actions.discard}) {
        auto* out = new QPushButton(action->iconText());
        out->setObjectName(action->objectName() + QStringLiteral("_button"));
        out->setToolTip(action->toolTip());
        connect(out, &QPushButton::clicked, action, &QAction::trigger);
        lower->addWidget(out);
    }
    form::fill(this, form::column({.margins = form::margins(8, 4), .spacing = kSpacing}, pad, lower));

    connect(edit, &BoardEdit::changed, this, &EditBar::showEdit);
    connect(validity, &PuzzleValidity::changed, this, &EditBar::showValidity);
    showEdit();
    showValidity();
}

QToolButton* EditBar::button(QAction* action, bool withText)
{
    auto* made = new QToolButton;
    made->setDefaultAction(action);
    made->setToolButtonStyle(withText ? Qt::ToolButtonTextOnly : Qt::ToolButtonIconOnly);
    made->setFocusPolicy(Qt::TabFocus);
    made->setAccessibleName(action->toolTip());
    return made;
}

void EditBar::showEdit()
{
    for (std::size_t i = 0; i < m_digits.size(); ++i) {
        m_digits[i]->setHidden(static_cast<int>(i) >= m_edit->board().side());
        m_digits[i]->setChecked(m_edit->keptDigit() == static_cast<int>(i) + 1);
        m_digits[i]->setToolTip(m_edit->keepsDigit()
                ? tr("Choose this digit, then click the cells to place it in")
                : tr("Place this digit in the selected cells; Shift with the key places a candidate"));
    }
}

void EditBar::showValidity()
{
    using Looking = PuzzleValidity::State;
    const Looking state = m_validity->state();
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(m_validity->looked()).count();
    const QString looked = QLocale().toString(static_cast<qlonglong>(seconds));
    Sign sign = Sign::Waiting;
    QString text;
    switch (state) {
    case Looking::Idle:
        break;
    case Looking::Looking:
        text = seconds > 0 ? tr("Looking for solutions… %1 s").arg(looked) : tr("Looking for solutions…");
        break;
    case Looking::Paused:
        text = tr("Not known after %1 s").arg(looked);
        break;
    case Looking::Known:
        text = EditWording::uniqueness(m_validity->answer()->uniqueness);
        sign = m_validity->answer()->uniqueness == Uniqueness::NoSolution ? Sign::No
            : m_validity->answer()->uniqueness == Uniqueness::OneSolution ? Sign::Yes
                                                                          : Sign::Several;
        break;
    }
    m_solutions->setText(text);
    m_sign->setPixmap(icon(sign).pixmap(QSize(kSignSide, kSignSide), devicePixelRatioF()));
    m_sign->setVisible(state != Looking::Idle);
    m_lookOn->setVisible(state == Looking::Paused);
    m_difference->setVisible(
        state == Looking::Known && m_validity->answer()->uniqueness == Uniqueness::SeveralSolutions);
    updateGeometry();
}

void EditBar::changeEvent(QEvent* event)
{
    // The sign is drawn in the palette's colour.
    if (event->type() == QEvent::PaletteChange)
        showValidity();
    QWidget::changeEvent(event);
}

} // namespace convoku
