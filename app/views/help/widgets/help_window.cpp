// SPDX-License-Identifier: MIT
#include "app/views/help/widgets/help_window.h"

#include "app/views/help/widgets/help_browser.h"
#include "app/views/help/widgets/help_page.h"
#include "app/window/parts/form.h"

#include <QAction>
#include <QCloseEvent>
#include <QLineEdit>
#include <QSettings>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextDocument>
#include <QToolBar>
#include <QTreeWidget>

namespace convoku {
namespace {

constexpr int kHelpWindowZoomStep = 10;

QString helpKey(const char* name)
{
    return QStringLiteral("help/") + QString::fromLatin1(name);
}

} // namespace

HelpWindow::HelpWindow(QSettings& settings, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_settings(settings)
    , m_browser(form::named(new HelpBrowser, "help_page", {.name = tr("Page")}))
    , m_contents(form::named(new QTreeWidget, "help_contents", {.name = tr("Contents")}))
    , m_tools(new QToolBar)
    , m_findBar(new QToolBar)
    , m_findText(form::line("help_find_text", {}, {.name = tr("Find in this page")}))
    , m_findResult(form::label("help_find_result"))
{
    setObjectName(QStringLiteral("help_window"));
    m_contents->setHeaderHidden(true);
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setTextElideMode(Qt::ElideRight);
    fillContents();
    buildBars();

    auto* splitter = new QSplitter;
    splitter->addWidget(m_contents);
    splitter->addWidget(m_browser);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({fontMetrics().averageCharWidth() * 36, 760});
    splitter->setChildrenCollapsible(false);
    form::fill(this, form::column({.spacing = 0}, m_tools, form::grow(splitter), m_findBar));

    connect(m_browser, &HelpBrowser::commandClicked, this, &HelpWindow::commandClicked);
    connect(m_browser, &QTextBrowser::sourceChanged, this, &HelpWindow::showSource);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item != nullptr)
            m_browser->openPage(QUrl(item->data(0, Qt::UserRole).toString()));
    });
    resize(1040, 820);
    restoreGeometry(m_settings.value(helpKey("geometry")).toByteArray());
    m_browser->setZoom(m_settings.value(helpKey("zoom"), 100).toInt());
}

HelpWindow::~HelpWindow()
{
    remember();
}

void HelpWindow::remember()
{
    m_settings.setValue(helpKey("geometry"), saveGeometry());
    m_settings.setValue(helpKey("zoom"), m_browser->zoom());
    m_settings.setValue(helpKey("page"), m_browser->source().toString());
}

void HelpWindow::fillContents()
{
    for (const QString& address : helpPages()) {
        QTreeWidgetItem* pageItem = nullptr;
        for (const HelpHeading& heading : helpHeadings(helpMarkdown(address))) {
            if (heading.level > 2)
                continue;
            auto* item = new QTreeWidgetItem({heading.text});
            item->setToolTip(0, heading.text);
            if (pageItem == nullptr) {
                item->setData(0, Qt::UserRole, address);
                m_contents->addTopLevelItem(item);
                pageItem = item;
            } else {
                item->setData(0, Qt::UserRole, address + QLatin1Char('#') + heading.anchor);
                pageItem->addChild(item);
            }
        }
    }
}

QAction* HelpWindow::add(const char* id, const QString& text, const QList<QKeySequence>& keys, const QString& help)
{
    auto* action = new QAction(text, this);
    action->setObjectName(QString::fromLatin1(id));
    action->setShortcuts(keys);
    action->setToolTip(
        keys.isEmpty() ? help : tr("%1 (%2)").arg(help, keys.front().toString(QKeySequence::NativeText)));
    addAction(action);
    return action;
}

void HelpWindow::buildBars()
{
    QAction* back = add("help_back", tr("Back"), {QKeySequence(Qt::ALT | Qt::Key_Left)}, tr("Previous page"));
    QAction* forward = add(
        "help_forward", tr("Forward"), {QKeySequence(Qt::ALT | Qt::Key_Right)}, tr("Go forward again after Back"));
    QAction* home = add("help_home", tr("Start"), {QKeySequence(Qt::ALT | Qt::Key_Home)}, tr("First page"));
    QAction* smaller
        = add("help_smaller", tr("Smaller"), {QKeySequence(Qt::CTRL | Qt::Key_Minus)}, tr("Smaller letters"));
    QAction* larger = add("help_larger", tr("Larger"),
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)}, tr("Larger text"));
    QAction* usual = add("help_usual", tr("100 %"), {QKeySequence(Qt::CTRL | Qt::Key_0)}, tr("Actual size"));
    QAction* search = add("help_find", tr("Find…"), {QKeySequence(Qt::CTRL | Qt::Key_F)}, tr("Find in this page"));
    QAction* next = add("help_find_next", tr("Next"), {QKeySequence(Qt::Key_F3)}, tr("The next place"));
    QAction* previous
        = add("help_find_previous", tr("Previous"), {QKeySequence(Qt::SHIFT | Qt::Key_F3)}, tr("The place before"));
    QAction* shut = add("help_close", tr("Close"), {QKeySequence(Qt::CTRL | Qt::Key_W)}, tr("Close the help"));
    m_tools->addActions({back, forward, home});
    m_tools->addSeparator();
    m_tools->addActions({smaller, usual, larger});
    m_tools->addSeparator();
    m_tools->addAction(search);
    back->setEnabled(false);
    forward->setEnabled(false);

    m_findText->setPlaceholderText(tr("Find in this page"));
    m_findText->setClearButtonEnabled(true);
    m_findText->setMaximumWidth(m_findText->fontMetrics().averageCharWidth() * 50);
    m_findResult->setContentsMargins(8, 0, 8, 0);
    m_findBar->addWidget(m_findText);
    m_findBar->addActions({previous, next});
    m_findBar->addWidget(m_findResult);
    m_findBar->hide();

    connect(back, &QAction::triggered, m_browser, &QTextBrowser::backward);
    connect(forward, &QAction::triggered, m_browser, &QTextBrowser::forward);
    connect(m_browser, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
    connect(m_browser, &QTextBrowser::forwardAvailable, forward, &QAction::setEnabled);
    connect(home, &QAction::triggered, this, [this] { m_browser->openPage(QUrl(helpPages().front())); });
    connect(
        smaller, &QAction::triggered, this, [this] { m_browser->setZoom(m_browser->zoom() - kHelpWindowZoomStep); });
    connect(larger, &QAction::triggered, this, [this] { m_browser->setZoom(m_browser->zoom() + kHelpWindowZoomStep); });
    connect(usual, &QAction::triggered, this, [this] { m_browser->setZoom(100); });
    connect(
        m_browser, &HelpBrowser::zoomChanged, usual, [usual](int percent) { usual->setText(tr("%1 %").arg(percent)); });
    connect(search, &QAction::triggered, this, &HelpWindow::openFind);
    connect(next, &QAction::triggered, this, [this] { find(true, false); });
    connect(previous, &QAction::triggered, this, [this] { find(false, false); });
    connect(shut, &QAction::triggered, this, &QWidget::close);
    connect(m_findText, &QLineEdit::textChanged, this, [this] { find(true, true); });
    connect(m_findText, &QLineEdit::returnPressed, this, [this] { find(true, false); });
}

void HelpWindow::showPage(const QString& address)
{
    QString page = address;
    if (page.isEmpty() && m_browser->source().isEmpty())
        page = m_settings.value(helpKey("page")).toString();
    // A page that an older version has stored may no longer exist.
    const bool known = helpPages().contains(page.section(QLatin1Char('#'), 0, 0));
    if (known)
        m_browser->openPage(QUrl(page));
    else if (m_browser->source().isEmpty())
        m_browser->openPage(QUrl(helpPages().front()));
    show();
    raise();
    activateWindow();
    m_browser->setFocus();
}

void HelpWindow::showSource(const QUrl& source)
{
    const QString address = source.toString();
    const QString page = address.section(QLatin1Char('#'), 0, 0);
    const QSignalBlocker quiet(m_contents);
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_contents->topLevelItem(i);
        if (item->data(0, Qt::UserRole).toString() != page)
            continue;
        item->setExpanded(true);
        setWindowTitle(tr("%1 – Convoku help").arg(item->text(0)));
        QTreeWidgetItem* current = item;
        for (int k = 0; k < item->childCount(); ++k) {
            if (item->child(k)->data(0, Qt::UserRole).toString() == address)
                current = item->child(k);
        }
        m_contents->setCurrentItem(current);
    }
}

void HelpWindow::openFind()
{
    m_findBar->show();
    m_findText->setFocus();
    m_findText->selectAll();
}

void HelpWindow::closeFind()
{
    m_findBar->hide();
    m_browser->setFocus();
}

void HelpWindow::find(bool forward, bool fromHit)
{
    const QString text = m_findText->text();
    QTextCursor cursor = m_browser->textCursor();
    if (fromHit) // more letters of the same word: the hit may stay where it is
        cursor.setPosition(cursor.selectionStart());
    if (text.isEmpty()) {
        cursor.clearSelection();
        m_browser->setTextCursor(cursor);
        m_findResult->clear();
        return;
    }
    m_browser->setTextCursor(cursor);
    const auto flags = forward ? QTextDocument::FindFlags() : QTextDocument::FindFlags(QTextDocument::FindBackward);
    if (m_browser->find(text, flags)) {
        m_findResult->clear();
        return;
    }
    cursor.movePosition(forward ? QTextCursor::Start : QTextCursor::End);
    m_browser->setTextCursor(cursor);
    m_findResult->setText(m_browser->find(text, flags)
            ? (forward ? tr("Search wrapped to the top") : tr("Search wrapped to the bottom"))
            : tr("Not found in this page"));
}

void HelpWindow::closeEvent(QCloseEvent* event)
{
    remember();
    QWidget::closeEvent(event);
}

void HelpWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (m_findBar->isVisible())
        closeFind();
    else
        close();
}

} // namespace convoku
