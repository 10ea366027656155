// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/proof_lines.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// A proof line by line: what follows, because of what, from which lines.
class ChainWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::ChainWording)

public:
    /// "Why is 2 gone from r4c5?"
    static QString title(const Proof& proof);
    /// "58 deductions from 18 givens. They hold as long as r1c4 = 4 and r2c2 = 2 stand."
    static QString summary(const Recording& recording, const Proof& proof, const ProofLines& lines);

    /// "Box 1: 1 fits only in row 3", "Guess 1", "The guess r1c2 = 7 had failed"
    static QString because(const Recording& recording, const ProofLine& line);
    /// "1 leaves r3c7, r3c8, r3c9", "r1c4 = 4"
    static QString so(const Recording& recording, const ProofLine& line);
    /// Lines by their numbers, a folded pass by its own: "pass 1, 47–49, guess 1, failed"; "givens" where there are
    /// none.
    static QString from(const Recording& recording, const ProofLines& lines, const ProofRows& rows, int line);
    static QString at(const Recording& recording, const ProofLine& line);

    /// "18 givens", and how many of the puzzle's are used.
    static QString start(const Proof& proof);
    static QString startUse(const Recording& recording, const Proof& proof);
    /// "Pass 1", "145 marks, straight from the givens"
    static QString block(const ProofBlock& block);
    static QString blockMarks(const ProofBlock& block);
    /// "1–42", or the number of a line alone.
    static QString numbers(const ProofLines& lines, int first, int last);

    /// A row as one sentence, for who can't see its columns.
    static QString row(
        const Recording& recording, const Proof& proof, const ProofLines& lines, const ProofRows& rows, int row);
    /// "3 of 180"
    static QString marksLeft(const ProofLines& lines, int done);

    // The words of the table and of what stands beside it
    static QString lineColumn();
    static QString becauseColumn();
    static QString soColumn();
    static QString fromColumn();
    static QString atColumn();
    static QString goneAlready();
    static QString thisLine();
    static QString stillToGo();
    static QString marksStillToGo();
};

} // namespace convoku
