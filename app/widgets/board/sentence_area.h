// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

class QLabel;

namespace convoku {

/// What the step did, in a sentence under the board. Room for three lines at all times, because the board must not jump
/// with every sentence; longer ones scroll.
class SentenceArea final : public QScrollArea
{
    Q_OBJECT

public:
    explicit SentenceArea(QWidget* parent = nullptr);

    void setText(const QString& text);
    QString text() const;
    /// So that it can be read from the back of a room.
    void setLarge(bool large);

private:
    QLabel* m_label;
};

} // namespace convoku
