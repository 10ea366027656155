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
    /// More guesses that stand are only counted: the last ones are named.
    static constexpr int kMostGuesses = 4;

    /// What the brackets and the dots of a focus mean.
    static QString cause() { return tr("Cause of this step"); }
    static QString gone() { return tr("Had to be absent"); }

    /// Those that a scene has, and no other. What was removed is among them where it is shown as numbers; else the list
    /// of rules says it.
    static std::vector<BoardSign> of(const BoardScene& scene, const Theme& theme);
    /// The signs of most steps, without marks: a legend keeps room for them.
    static std::vector<BoardSign> usual();

private:
    static void addDigits(const BoardScene& scene, const Theme& theme, std::vector<BoardSign>& signs);
};

} // namespace convoku
