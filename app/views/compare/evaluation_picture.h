// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/line_chart.h"
#include "app/exporting/picture.h"
#include "solver/run/evaluation.h"

#include <QCoreApplication>

#include <vector>

namespace convoku {

/// Draws a network's accuracy by number of givens: a chart for one shot, if the network has such an answer, and one for
/// the end.
class EvaluationPicture final : public Picture
{
    Q_DECLARE_TR_FUNCTIONS(convoku::EvaluationPicture)

public:
    EvaluationPicture(const Evaluation& evaluation, QString network);

    QSizeF size() const override;
    QString title() const override { return tr("Accuracy by number of givens: %1").arg(m_network); }
    void paint(QPainter& painter, Theme::Kind theme) const override;

private:
    struct Chart
    {
        QString title;
        LineChart lines;
    };

    QString m_network;
    std::vector<Chart> m_charts;
};

} // namespace convoku
