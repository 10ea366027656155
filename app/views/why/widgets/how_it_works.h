// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/why/candidate_curve.h"
#include "app/window/parts/picture_view.h"

class QLabel;

namespace convoku {

class NumberRow;
class Recording;

/// Shows the curve of a run, with a part for each pass.
class CandidateCurveView : public PictureView
{
    Q_OBJECT

public:
    explicit CandidateCurveView(QWidget* parent = nullptr);

    void setCurve(CandidateCurve curve);
    const CandidateCurve& curve() const { return m_curve; }

    int partCount() override;
    QString nameOf(int part) override;

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;

private:
    CandidateCurve m_curve;
};

/// Explains the network and its runs to a first-time user.
class HowItWorks : public QWidget
{
    Q_OBJECT

public:
    explicit HowItWorks(QWidget* parent = nullptr);

    /// Shows the numbers of a run, which has at least one pass.
    void setRun(const Recording& recording);

Q_SIGNALS:
    void layersRequested();
    void lessonRequested();

private:
    void showWeights(int count);

    QLabel* m_pass;
    CandidateCurveView* m_curve;
    QLabel* m_run;
    NumberRow* m_weights;
};

} // namespace convoku
