// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QIcon>

namespace convoku {

/// A line of a card that leads somewhere: what it is, what came of it, and where; below it more words, if there are.
class CardRow : public QAbstractButton
{
    Q_OBJECT

public:
    struct Words
    {
        QString title;
        QString text; ///< beside it
        QIcon mark; ///< at the right, before `place`
        QString place;
        QString more; ///< below
        bool leads = false; ///< with a sign that it leads on
        QString help; ///< what a click does
        bool strong = false; ///< the one of several that counts most
    };

    explicit CardRow(const Words& words, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont titleFont() const;
    int placeWidth() const;
    /// Returns whether the words at the left do not fit beside those at the right.
    bool isBroken(int width) const;
    QRect moreRect(int width) const;

    Words m_words;
};

} // namespace convoku
