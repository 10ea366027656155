// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QWidget>

class QAction;
class QLabel;
class QToolButton;

namespace convoku {

/// The top of the card: what was concluded, and below it the mark and the words of who says so. At the right the menu
/// of voices; where a candidate has taken the card over, the ways back.
class WhyHeadline : public QWidget
{
    Q_OBJECT

public:
    explicit WhyHeadline(QWidget* parent = nullptr);

    /// At the left of the words; null: none.
    void setPicture(const QPixmap& picture, const QString& name);
    void setTexts(const QString& title, const QIcon& mark, const QString& speaker);
    QString title() const;
    QString speaker() const;
    /// `trail`: there is a candidate to go back to.
    void setPicked(bool picked, bool trail);
    void addVoices(const QList<QAction*>& actions);

Q_SIGNALS:
    void closed();
    void backRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void scaleTitle();

    QLabel* m_picture;
    QLabel* m_title;
    QLabel* m_mark;
    QLabel* m_speaker;
    QToolButton* m_back;
    QToolButton* m_close;
    QToolButton* m_voices;
};

} // namespace convoku
