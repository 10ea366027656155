// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QLineEdit;
class QSettings;
class QToolBar;
class QTreeWidget;

namespace convoku {

class HelpBrowser;

/// The help beside the program's window: contents at the left, a page at the right. Remembers its size, its letters
/// and what it showed last.
class HelpWindow : public QWidget
{
    Q_OBJECT

public:
    /// `settings` must outlive the window. With a parent it stays before that one and can be used while that one keeps
    /// the rest of the program waiting.
    explicit HelpWindow(QSettings& settings, QWidget* parent = nullptr);
    ~HelpWindow() override;

    /// Opens a page, "qrc:/help/network.md#pointing"; empty: the one that was open last. Comes to the front.
    void showPage(const QString& address = {});
    HelpBrowser* browser() const { return m_browser; }

Q_SIGNALS:
    /// A link "convoku:…" asks the program to do something.
    void commandClicked(const QUrl& link);

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QAction* add(const char* id, const QString& text, const QList<QKeySequence>& keys, const QString& help);
    void fillContents();
    void buildBars();
    void showSource(const QUrl& source);
    void openFind();
    void closeFind();
    /// From where the last hit is; goes on at the other end of the page.
    void find(bool forward, bool fromHit);
    void remember();

    QSettings& m_settings;
    HelpBrowser* m_browser;
    QTreeWidget* m_contents;
    QToolBar* m_tools;
    QToolBar* m_findBar;
    QLineEdit* m_findText;
    QLabel* m_findResult;
};

} // namespace convoku
