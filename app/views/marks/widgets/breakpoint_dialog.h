// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/breakpoint.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace convoku {

/// Asks for all that a breakpoint is. While something is wrong it says what and can't be accepted.
class BreakpointDialog : public QDialog
{
    Q_OBJECT

public:
    /// Starts with this one; what its kind does not use fills the fields of the other kinds.
    /// `network`: whose rules are offered; a rule of another one stays, if it was chosen.
    BreakpointDialog(const Breakpoint& breakpoint, ModelPtr network, QWidget* parent = nullptr);

    /// Returns the breakpoint in the fields; meaningful only while it can be accepted.
    const Breakpoint& breakpoint() const { return m_breakpoint; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// Grows where a text that wraps needs it.
    void giveRoom();
    void buildFields(QFormLayout* form);
    void showKind();
    /// Takes the fields over and says what is wrong with them.
    void read();
    /// Takes over what the kind is about; a sentence where it can't be read.
    QString readTarget();

    Breakpoint m_breakpoint;
    ModelPtr m_network;
    QFormLayout* m_form;
    QComboBox* m_kind;
    QComboBox* m_rule;
    QLineEdit* m_candidate;
    QLineEdit* m_cell;
    QComboBox* m_houseKind;
    QSpinBox* m_houseNumber;
    QWidget* m_house;
    QSpinBox* m_depth;
    QSpinBox* m_pass;
    QLineEdit* m_condition;
    QSpinBox* m_fromHit;
    QLabel* m_sentence;
    QLabel* m_problem;
    QPushButton* m_accept;
};

} // namespace convoku
