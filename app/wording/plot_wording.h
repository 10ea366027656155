// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>

namespace convoku {

struct LayerFunction;
struct LayerWord;

/// Texts at the plot of a layer's function, and below the layers of a step.
class PlotWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::PlotWording)

public:
    /// "Is it 1?", "The smaller of two"
    static QString title(const LayerFunction& function);
    /// "min(rises, falls)", "max(a, 0)"
    static QString formula(const LayerFunction& function);
    /// The two ramps of an equality: "rises: relu(a − k + 1)".
    static QString rising();
    static QString falling();
    /// Returns the text for the fixed value of the other input: "b = 1".
    static QString held(const QString& name, double number);
    /// "digit 1 in row 1: 1 → 1"
    static QString dot(const QString& element, double argument, double result);
    /// Returns the text for the number of inputs with this value: "72×".
    static QString times(int count);
    /// The same for who can't see it: "a: 1 → 0, 72 of them".
    static QString dotWithCount(double argument, int count, double result);
    /// All of it for who can't see it.
    static QString sentence(const QString& title, const QString& formula, const QString& dot);

    /// "count", "equals 1", "and": a few letters.
    static QString word(const LayerWord& word);
    /// "you are at layer 6 of 12", "all 12 layers are done"
    static QString here(int layer, int count);
    static QString allDone(int count);
    /// Which of a layer's planes the small pictures show: "digit 1 where a layer has a plane for each".
    static QString plane(int digit);
};

} // namespace convoku
