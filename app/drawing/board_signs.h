// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"
#include "app/drawing/theme.h"

#include <QCoreApplication>
#include <QIcon>
#include <QString>

#include <vector>

namespace convoku {

/// A sign that is on the board, as a legend names it.
struct BoardSign
{
    QIcon mark;
    QString name; ///< "Guess 1"
    QString value; ///< "r1c4 = 4", or how many there are; may be empty
};

class BoardSigns
{
    Q_DECLARE_TR_FUNCTIONS(convoku::BoardSigns)

public:
    /// Maximum number of active guesses that are named, the deepest ones; others are only counted.
    static constexpr int kMostGuesses = 4;

    /// Returns the legend's names for the brackets (cause()) and the dots (gone()) of a focus.
    static QString cause() { return tr("Cause of this step"); }
    static QString gone() { return tr("Had to be absent"); }

    /// Returns only the signs that a scene has. Removed candidates are included if the scene shows them as numbers;
    /// otherwise the list of rules names them.
    static std::vector<BoardSign> of(const BoardScene& scene, const Theme& theme);
    /// The signs of most steps, without marks: a legend keeps room for them.
    static std::vector<BoardSign> usual();

private:
    static void addDigits(const BoardScene& scene, const Theme& theme, std::vector<BoardSign>& signs);
};

} // namespace convoku
