// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/training.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <span>
#include <vector>

namespace convoku {

/// Holds the answers of a kernel that goes along houses to all possible rows: 512 for nine places.
struct LearnedRows
{
    int places = 0;
    std::vector<bool> learned; ///< by row: bit i is place i
    std::vector<bool> written;

    int rows() const { return 1 << places; }
    int writtenYes = 0;
    int wrongYes = 0; ///< learned says yes, written no
    int missed = 0; ///< written says yes, learned no
    std::uint16_t counted = 0; ///< places that are answered yes where they are alone
    std::uint16_t vetoing = 0; ///< the others, as far as no row with a yes has them
    int yes() const { return writtenYes - missed + wrongYes; }
};
/// From the answers alone: two for each row of so many places.
LearnedRows rowsOf(int places, std::vector<bool> learned, std::vector<bool> written);

/// Numbers that are about the same.
struct NumberGroup
{
    double mean = 0;
    int count = 0;
};
/// The largest group first.
std::vector<NumberGroup> groupsOf(std::span<const float> numbers);

/// Provides the texts about a training.
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
    /// "12 numbers"
    static QString numbers(std::size_t count);
    /// "bias 2"
    static QString bias(double bias);
    /// "9 weights −1"
    static QString weights(const NumberGroup& group);
    /// The numbers of a kernel in a few words: "all −1", "0.96 and −3.7", "−1.1 to 0.05". There is at least one.
    static QString caption(std::span<const float> kernel);
    static QString group(TrainingOutcome outcome, int count, const TrainingRecord& record);
    /// That how often each happens is a property of the set-up.
    static QString countsNote();
    /// Describes what a kernel over houses has learned; `kernel` holds its weights.
    static QString learned(const LearnedRows& rows, std::span<const float> kernel);
    // Words of the pictures
    static QString writtenTitle();
    static QString learnedTitle(int start);
    /// "How start 5 found the rule, upside down"
    static QString howItWent(int start, TrainingOutcome outcome, std::span<const float> kernel);
    /// "training step, the first 500 of 4,000"
    static QString stepsShown(int shown, int all);
    /// "start 5", of the fifth one
    static QString start(std::size_t place);
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
