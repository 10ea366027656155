// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "solver/generate/puzzle_generator.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QSettings;
class QSpinBox;

namespace convoku {

/// The fields for what a puzzle shall be like. What they say can always be wished: the two ends of a range push each
/// other.
class GenerateRequestForm : public QWidget
{
    Q_OBJECT

public:
    explicit GenerateRequestForm(QWidget* parent = nullptr);

    PuzzleRequest request() const;
    /// The rules that run: only they can be wished for.
    void setRules(const ModelPtr& network, const RuleSet& rules);
    void restore(const QSettings& settings);
    void remember(QSettings& settings) const;

Q_SIGNALS:
    void changed();

private:
    void takeTheme();
    struct Ends
    {
        QSpinBox* low;
        QSpinBox* high;
        QWidget* row;
    };
    Ends makeEnds(const char* name, const QString& whatIsCounted, Range range, bool openEnd);
    void showGuesses();

    void makeFires();
    void takeBoard();
    void showGivens(Range givens);

    ModelPtr m_network = articleModel();
    RuleSet m_rules;
    Ends m_givens;
    Ends m_passes;
    QComboBox* m_symmetry;
    QCheckBox* m_minimal;
    QComboBox* m_guesses;
    QSpinBox* m_depth;
    QLabel* m_rare; ///< shown if the wished givens are
    QGridLayout* m_firesLayout;
    std::vector<QCheckBox*> m_fires; ///< of the network's rules
};

} // namespace convoku
