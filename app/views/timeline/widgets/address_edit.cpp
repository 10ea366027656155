// SPDX-License-Identifier: MIT
#include "app/views/timeline/widgets/address_edit.h"

#include "app/document/session.h"
#include "app/views/timeline/address_jump.h"
#include "app/window/parts/plain_text.h"
#include "app/wording/wording.h"

#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

constexpr int kWidestBubble = 420;
constexpr int kAddressGap = 4;

} // namespace

AddressEdit::AddressEdit(Session* session, QWidget* parent)
    : QLineEdit(parent)
    , m_session(session)
    , m_bubble(new PlainLabel(parent->window()))
{
    setObjectName(QStringLiteral("address"));
    setAccessibleName(tr("Go to address"));
    setAlignment(Qt::AlignCenter);
    setText(Wording::address(*session->recording(), session->position()));
    selectAll();
    m_bubble->setObjectName(QStringLiteral("address_bubble"));
    m_bubble->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_bubble->setPalette(QToolTip::palette());
    m_bubble->setForegroundRole(QPalette::ToolTipText);
    m_bubble->setBackgroundRole(QPalette::ToolTipBase);
    m_bubble->setAutoFillBackground(true);
    m_bubble->setFrameStyle(QFrame::Box | QFrame::Plain);
    m_bubble->setMargin(4);
    m_bubble->setWordWrap(true);
    showText(tr("A pass (12), a step (12.7), a layer (12.7.3), a cell (r4c5), a candidate (r4c5=7)"));
    connect(this, &QLineEdit::returnPressed, this, &AddressEdit::go);
    // Another run has other places.
    connect(session, &Session::recordingReset, this, &AddressEdit::leave);
}

AddressEdit::~AddressEdit()
{
    delete m_bubble;
}

QString AddressEdit::said() const
{
    return m_bubble->text();
}

void AddressEdit::go()
{
    const QString problem = goToAddress(*m_session, text());
    if (problem.isEmpty()) {
        leave();
        return;
    }
    showText(problem);
    selectAll();
    Q_EMIT refused(problem);
}

void AddressEdit::leave()
{
    if (std::exchange(m_isLeft, true))
        return;
    // Hiding gives the focus to whatever comes next.
    const bool hadFocus = hasFocus();
    hide();
    m_bubble->hide();
    Q_EMIT left(hadFocus);
    deleteLater();
}

void AddressEdit::showText(const QString& text)
{
    m_bubble->setText(text);
    setAccessibleDescription(text);
    placeBubble();
}

void AddressEdit::placeBubble()
{
    const QWidget* window = m_bubble->parentWidget();
    const int width
        = std::min({kWidestBubble, m_bubble->fontMetrics().horizontalAdvance(m_bubble->text()) + 16, window->width()});
    const QSize size(width, m_bubble->heightForWidth(width));
    const QPoint at = mapTo(window, QPoint(0, 0));
    const int x = std::clamp(at.x() + (this->width() - width) / 2, 0, std::max(0, window->width() - width));
    const int above = at.y() - size.height() - kAddressGap;
    m_bubble->setGeometry(QRect(QPoint(x, above >= 0 ? above : at.y() + height() + kAddressGap), size));
    m_bubble->setVisible(isVisible());
    m_bubble->raise();
}

void AddressEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        leave();
        return;
    }
    QLineEdit::keyPressEvent(event);
    // Enter is done with here: nothing else of the window takes it.
    event->accept();
}

void AddressEdit::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    // Its own menu and another window are no leaving.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        leave();
}

void AddressEdit::moveEvent(QMoveEvent* event)
{
    QLineEdit::moveEvent(event);
    placeBubble();
}

void AddressEdit::showEvent(QShowEvent* event)
{
    QLineEdit::showEvent(event);
    placeBubble();
}

} // namespace convoku
