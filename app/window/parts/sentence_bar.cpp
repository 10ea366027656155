// SPDX-License-Identifier: MIT
#include "app/window/parts/sentence_bar.h"

#include "app/window/parts/form.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/style.h"
#include "app/window/parts/widget_theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QFrame>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QScreen>

#include <algorithm>
#include <utility>
#include <vector>

namespace convoku {
namespace {

constexpr int kWordEdge = 2; ///< beside a word, and above and below it
constexpr int kUnderline = 3; ///< below a word's descent

/// A bar with a hairline below.
class Bar final : public QWidget
{
protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(QRect(0, height() - 1, width(), 1), tokensOf(themeOf(this)).hairline);
    }
};

/// The fields below a button. It is not a QMenu, which keeps the Tab key for itself and its size when rows appear.
class Sheet final : public QFrame
{
public:
    Sheet(QAbstractButton* button, QWidget* fields)
        : QFrame(button, Qt::Popup)
        , m_button(button)
    {
        setFrameShape(QFrame::StyledPanel);
        setAccessibleName(button->text());
        auto* column = form::column({.spacing = 0}, fields);
        column->setSizeConstraint(QLayout::SetFixedSize);
        form::fill(this, column);
    }

    void open()
    {
        m_button->setFocus(Qt::PopupFocusReason); // has the focus again when the sheet closes
        show();
        setFocus(Qt::PopupFocusReason);
        focusNextPrevChild(true);
    }

protected:
    void showEvent(QShowEvent* event) override
    {
        QFrame::showEvent(event);
        place();
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QFrame::resizeEvent(event);
        place();
    }
    void mousePressEvent(QMouseEvent* event) override
    {
        // A press of the button closes the sheet. Sent to the button, too, it would open it again.
        const QPoint at = m_button->mapFromGlobal(event->globalPosition().toPoint());
        setAttribute(Qt::WA_NoMouseReplay, m_button->rect().contains(at));
        QFrame::mousePressEvent(event);
    }

private:
    /// Below the button, and on its screen.
    void place()
    {
        const QRect screen = m_button->screen()->availableGeometry();
        const QRect button(m_button->mapToGlobal(QPoint()), m_button->size());
        const int x = isRightToLeft() ? button.right() + 1 - width() : button.left();
        move(std::max(screen.left(), std::min(x, screen.right() + 1 - width())),
            std::max(screen.top(), std::min(button.bottom() + 1, screen.bottom() + 1 - height())));
    }

    QAbstractButton* m_button;
};

} // namespace

MenuWord::MenuWord(const char* id, const QString& tip, std::function<void(QMenu*)> fill)
{
    form::named(this, id, {.tip = tip});
    auto* menu = new QMenu(this);
    connect(menu, &QMenu::aboutToShow, this, [menu, fill = std::move(fill)] {
        qDeleteAll(menu->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly)); // clear() leaves them
        menu->clear();
        fill(menu);
    });
    setMenu(menu);
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void MenuWord::setWord(const QString& word)
{
    setText(withoutMnemonic(word));
    setAccessibleName(word);
    updateGeometry();
}

void MenuWord::addChoice(QMenu* menu, const QString& text, bool current, const std::function<void()>& choose)
{
    QAction* action = menu->addAction(withoutMnemonic(text), choose);
    action->setCheckable(true);
    action->setChecked(current);
}

QFont MenuWord::wordFont() const
{
    return textFont(TextSize::Headline, QFont::DemiBold);
}

QSize MenuWord::sizeHint() const
{
    const QFontMetrics metrics(wordFont());
    return {metrics.size(Qt::TextShowMnemonic, text()).width() + 2 * kWordEdge,
        metrics.height() + kUnderline + 2 * kWordEdge};
}

void MenuWord::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens tokens = tokensOf(themeOf(this));
    painter.setFont(wordFont());
    const QFontMetrics metrics(painter.font());
    const QRect place = rect().adjusted(kWordEdge, kWordEdge, -kWordEdge, -kWordEdge);
    const QString shown = metrics.elidedText(text(), Qt::ElideRight, place.width(), Qt::TextShowMnemonic);
    painter.setPen(underMouse() || isDown() ? tokens.accent : tokens.text1);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignTop | Qt::TextHideMnemonic, shown);
    const int y = place.top() + metrics.ascent() + kUnderline;
    painter.setPen(QPen(tokens.text2, 1, Qt::DashLine));
    painter.drawLine(place.left(), y, place.left() + metrics.size(Qt::TextShowMnemonic, shown).width(), y);
}

QWidget* sentenceBar(
    const QString& sentence, std::initializer_list<QWidget*> places, std::initializer_list<QWidget*> buttons)
{
    static const QRegularExpression place(QStringLiteral("%([1-9])"));
    const std::vector<QWidget*> widgets(places);
    auto* flow = form::flow(space::kSmall);
    flow->setContentsMargins(form::margins(space::kUsual, space::kSmall));
    const auto addWords = [flow](const QString& words) {
        if (!words.trimmed().isEmpty())
            flow->addWidget(form::text(words.trimmed(), {.size = TextSize::Headline}));
    };
    qsizetype from = 0;
    for (auto found = place.globalMatch(sentence); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        addWords(sentence.mid(from, match.capturedStart() - from));
        flow->addWidget(widgets.at(match.captured(1).toUInt() - 1));
        from = match.capturedEnd();
    }
    addWords(sentence.mid(from));
    // Grouped, so that they wrap together.
    auto* together = form::row({.spacing = space::kSmall});
    for (QWidget* button : buttons)
        together->addWidget(button);
    QWidget* atTheRight = form::box(together);
    flow->addWidget(atTheRight);
    flow->setAlignment(atTheRight, Qt::AlignRight);
    auto* bar = new Bar;
    form::fill(bar, flow);
    return bar;
}

void setSheet(QAbstractButton* button, QWidget* fields)
{
    auto* sheet = new Sheet(button, fields);
    QObject::connect(button, &QAbstractButton::clicked, sheet, &Sheet::open);
}

} // namespace convoku
