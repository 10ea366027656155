// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/picture.h"
#include "app/views/training/acquired_lanes.h"

namespace convoku {

/// Draws what a network in training removed over its steps, by the written rule that removes the same.
class AcquiredPicture final : public Picture
{
public:
    static constexpr qreal kWidth = 900;

    /// `what`: what was trained, in words. `steps`: as long as the training was to be.
    AcquiredPicture(const AcquiredHistory& history, QString what, int steps);

    QSizeF size() const override;
    QString title() const override { return m_title; }
    void paint(QPainter& painter, Theme::Kind theme) const override;

private:
    AcquiredLanes m_lanes;
    QString m_title;
    QString m_what;
    QStringList m_note;
};

} // namespace convoku
