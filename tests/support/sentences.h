// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace convoku::testing {

/// A row of a table in tests/wording: `id | arguments | sentence`.
struct Sentence
{
    QString id;
    QString arguments; ///< what %1, %2 … are in a sentence; the input of a table that a test runs through; or "-"
    QString text; ///< `\n` in the file is a line break
};

/// Returns the rows of tests/wording/`table`.txt in the order of the file. Ends the program with a message if the file
/// is missing, if a row does not have three columns or if an id occurs twice.
const QList<Sentence>& sentencesOf(const QString& table);

/// Returns the rows whose id begins with `group` and a dot, for a test that runs through a part of a table. Their ids
/// are without the group. Ends the program with a message if there are none.
QList<Sentence> sentencesOf(const QString& table, const QString& group);

/// Returns the sentence with the address "table.id" and fills in its arguments: `%1` is the first. Ends the program
/// with a message if there is no such row.
QString sentence(const char* address, const QStringList& arguments = {});

/// Returns an expression that finds the sentence with the address "table.id" in a text. `patterns` are regular
/// expressions and stand for %1, %2 …; the words of the sentence are meant literally.
QRegularExpression sentencePattern(const char* address, const QStringList& patterns = {});

} // namespace convoku::testing
