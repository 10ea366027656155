// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/snap.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace convoku {

/// Provides the texts that compare learned numbers with the written ones.
class StudyWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::StudyWording)

public:
    /// `kind`: snap, road, noise.
    static QString working(int kind);
    static QString snapped(const Snapped& snap);
    static QString rightLabel();
    static QString unsoundLabel();
    static QString losingLabel();
    static QString onRoad(const RoadPoint& point);
    static QString noise(const NoisePoint& point);
    /// The largest noise at which nothing is lost, and what the next one does.
    static QString noise(const std::vector<NoisePoint>& points);
};

} // namespace convoku
