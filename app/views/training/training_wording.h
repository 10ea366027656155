// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/training.h"

#include <QCoreApplication>
#include <QString>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace convoku {

/// What a kernel of nine places answers to each of the 512 rows that there are.
struct LearnedRows
{
    static constexpr int kRows = 512;
    std::array<bool, kRows> learned{}; ///< by row: bit i is place i
    std::array<bool, kRows> written{};

    int writtenYes = 0;
    int wrongYes = 0; ///< learned says yes, written no
    int missed = 0; ///< written says yes, learned no
    std::uint16_t counted = 0; ///< places that are answered yes where they are alone
    std::uint16_t vetoing = 0; ///< the others, as far as no row with a yes has them
    int yes() const { return writtenYes - missed + wrongYes; }
};
/// From the answers alone.
LearnedRows rowsOf(
    const std::array<bool, LearnedRows::kRows>& learned, const std::array<bool, LearnedRows::kRows>& written);

/// Numbers that are about the same.
struct NumberGroup
{
    double mean = 0;
    int count = 0;
};
/// The largest group first.
std::vector<NumberGroup> groupsOf(std::span<const float> numbers);

/// What is said of a training.
class TrainingWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::TrainingWording)

public:
    /// "91.4 %"
    static QString share(double part);
    /// "Is the count 1?", "Hidden single in row: only_place"
    static QString task(const LearningTask& task);
    /// "9 weights and the bias of “count”", "27 numbers of “Hidden single in row: only_place”"
    static QString trained(const LearningTask& task);
    /// "random numbers"
    static QString beginning(TrainingSetup::Start start);
    /// "10 starts"
    static QString starts(int starts);
    /// "All weights 1, bias 0"; of others how many there are.
    static QString writtenNote(const LearningTask& task);
    static QString learnedNote(const LearningTask& task, std::span<const float> numbers);
    /// What the numbers of a start have become, in a few words: "all −1, mirrored", "0.96 and −3.7", "always no".
    static QString caption(TrainingOutcome outcome, std::span<const float> kernel);
    static QString group(TrainingOutcome outcome, int count, const TrainingRecord& record);
    /// That how often each happens is a property of the set-up.
    static QString countsNote();
    /// What a kernel of nine places has learned: `kernel` are its weights.
    static QString learned(const LearnedRows& rows, std::span<const float> kernel);
    /// What always the same answer would be worth.
    static QString alwaysNo(const TrainingRecord& record);
    // Words of the pictures
    static QString writtenTitle();
    static QString learnedTitle(int start);
    static QString wentTitle(int start);
    static QString writtenNumber(double number);
    static QString trainingStep();
    /// "step 1,200"
    static QString step(int step);
    static QString onePlace();
    static QString onePlaceIn(std::uint16_t places);
    static QString elsewhere();
    static QString loss(double loss);
    static QString lossLabel(int start, double loss);
    /// "stuck: 0.156"; empty of one that has found something else
    static QString lossLabel(TrainingOutcome outcome, double loss);

    /// "places 1, 4, 7 and 8", "place 3"
    static QString places(std::uint16_t bits);
};

} // namespace convoku
