// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/pass_options.h"

#include <QWidget>

class QCheckBox;
class QListWidget;

namespace convoku {

/// The rules of a run: they are switched on and off and moved, one by one, and each change counts at once.
class RulesPane final : public QWidget
{
    Q_OBJECT

public:
    explicit RulesPane(QWidget* parent = nullptr);

    /// Shows the rules of a network, those that are on first and in their order.
    void setOptions(const PassOptions& options);

Q_SIGNALS:
    void chosen(const convoku::PassOptions& options);

private:
    void fill();
    void take();
    void move(int by);

    PassOptions m_options;
    QListWidget* m_rules;
    QCheckBox* m_search;
    bool m_filling = false;
};

} // namespace convoku
