// SPDX-License-Identifier: MIT
#include "app/window/parts/message_bar.h"

#include "app/document/opening_work.h"
#include "app/window/parts/form.h"

#include <QApplication>
#include <QPushButton>
#include <QShortcut>

namespace convoku {
namespace {

/// Names of files and quoted lines may be of any length.
QString shortened(const QString& line)
{
    constexpr qsizetype kMost = 400;
    if (line.size() <= kMost)
        return line;
    return line.left(kMost / 2) + QStringLiteral(" … ") + line.right(kMost / 2);
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_label(new PlainLabel)
    , m_offer(form::button("message_offer", {}))
    , m_close(new QPushButton(tr("Close message")))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_label->setWordWrap(true);
    m_label->setMinimumWidth(1); // not that of its longest word, which would be the window's then
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_label->setFocusPolicy(Qt::ClickFocus);
    auto* content = form::row({.margins = QMargins(10, 6, 6, 6)}, form::grow(m_label),
        form::aligned(m_offer, Qt::AlignTop), form::aligned(m_close, Qt::AlignTop));
    form::fill(this, content);
    connect(m_offer, &QPushButton::clicked, this, [this] { m_action(); });
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    // Wherever the keyboard is; a message that cannot be closed leaves the key to others.
    auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), m_close);
    connect(escape, &QShortcut::activated, this, &QWidget::hide);
    hide();
}

void MessageBar::showMessage(Kind kind, const QString& title, const QStringList& lines)
{
    constexpr int kMaxLines = 4;
    m_kind = kind;
    m_followed = nullptr;
    QStringList all;
    for (const QString& line : lines)
        all << shortened(line);
    QStringList shown{shortened(title)};
    shown += all.mid(0, kMaxLines);
    if (lines.size() > kMaxLines)
        shown << tr("… and %n more", nullptr, static_cast<int>(lines.size()) - kMaxLines);
    m_label->setText(shown.join(QLatin1Char('\n')));
    m_label->setToolTip(lines.size() > kMaxLines ? all.join(QLatin1Char('\n')) : QString());
    m_close->setVisible(kind == Kind::Problem);
    m_offer->hide();
    QPalette colours = QApplication::palette();
    const bool dark = colours.color(QPalette::Window).lightness() < 128;
    if (kind == Kind::Problem)
        colours.setColor(QPalette::Window, dark ? QColor(0x5a2320) : QColor(0xfde3df));
    else
        colours.setColor(QPalette::Window, dark ? QColor(0x22364f) : QColor(0xe2edfb));
    colours.setColor(QPalette::WindowText, dark ? QColor(0xf1f3f5) : QColor(0x12151a));
    setPalette(colours);
    show();
    Q_EMIT announced();
}

void MessageBar::offer(const QString& text, std::function<void()> action)
{
    m_action = std::move(action);
    m_offer->setText(text);
    m_offer->show();
    m_close->show(); // who does not want it says so
}

void MessageBar::follow(OpeningWork* work)
{
    connect(work, &OpeningWork::isSlow, this, [this, work](const QString& name) {
        showMessage(Kind::Information, tr("Opening %1…").arg(name));
        offer(tr("Stop"), [work] { work->cancel(); });
        m_followed = work;
    });
    connect(work, &OpeningWork::ended, this, [this, work](const QString& trouble) {
        if (m_followed == work)
            hide();
        if (!trouble.isEmpty())
            showMessage(Kind::Problem, trouble);
    });
}

QString MessageBar::text() const
{
    return m_label->text();
}

} // namespace convoku
