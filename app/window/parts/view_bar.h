// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

class QLabel;
class QToolButton;

namespace convoku {

/// The line above a view: its name, what it shows, and its tools. What has no room is elided, and tools have no words.
class ViewBar final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kHeight = 42;

    /// `id`: of the label with what the view shows. `beside`: in front of that label; may be null.
    ViewBar(const QString& name, const char* id, const QList<QToolButton*>& tools, QWidget* beside = nullptr);

    void setLine(const QString& line);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showLine();

    QLabel* m_label;
    QString m_line;
    QList<QToolButton*> m_tools;
};

} // namespace convoku
