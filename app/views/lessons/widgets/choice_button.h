// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace convoku {

/// An answer that is offered: words that break into lines where they must, and whether they were right.
class ChoiceButton : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Mark { None, Right, Wrong };

    explicit ChoiceButton(QWidget* parent = nullptr);

    /// `key`: the digit that chooses it, where that is not what it says; empty: none is written.
    void setWords(const QString& words, const QString& key);
    void setMark(Mark mark);
    Mark mark() const { return m_mark; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return !m_key.isEmpty(); }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QRect textRect(int width) const;
    int signWidth() const;

    QString m_key;
    Mark m_mark = Mark::None;
};

} // namespace convoku
