// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

class QLabel;
class QToolButton;

namespace convoku {

/// The line above a view: its name, what it shows, and its tools. What has no room is elided, and tools with a sign
/// have no words.
class ViewBar : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kHeight = 42;

    /// `id`: of the label with what the view shows. `beside`: in front of that label; may be null.
    ViewBar(const QString& name, const char* id, const QList<QWidget*>& tools = {}, QWidget* beside = nullptr);

    /// Adds tools behind those that are there.
    void addTools(const QList<QWidget*>& tools);
    void setName(const QString& name);
    void setLine(const QString& line);
    /// Hides the name and what the view shows, where one of the tools says it.
    void setTextsShown(bool shown);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showLine();

    QLabel* m_name;
    QLabel* m_label;
    QString m_line;
    QList<QToolButton*> m_tools; ///< those with a sign
};

} // namespace convoku
