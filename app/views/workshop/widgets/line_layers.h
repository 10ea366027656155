// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/network_draft.h"
#include "app/drawing/theme.h"

#include <QWidget>

class QLabel;

namespace convoku {

class FlowLayout;
class NumberRow;

/// The layers of the line that the cursor is in, one after the other, with what each of them works out here. To press
/// one is to go to its view; the last button leads to all of them in the rule graph.
class LineLayers : public QWidget
{
    Q_OBJECT

public:
    explicit LineLayers(QWidget* parent = nullptr);

    /// `house`: the values of the rule alone, and what it finds; null: there are none. `line`: null: none is looked at.
    void show(const DraftLine* line, const DraftHouse* house);
    /// The layers that are shown, of the rule, from 1; 0: there are none.
    int firstLayer() const { return m_first; }
    int lastLayer() const { return m_last; }

Q_SIGNALS:
    /// From 1, of the rule.
    void layerPressed(int layer);
    void graphPressed();

private:
    void fill();
    /// Shows the numbers beside the one of the line's value that the first finding is about; without a finding, beside
    /// the largest.
    void showNumbers();

    FlowLayout* m_flow;
    QLabel* m_said;
    NumberRow* m_numbers;
    std::shared_ptr<const Inspection> m_values;
    std::optional<Cause> m_cause;
    QString m_name;
    QString m_shape;
    int m_first = 0;
    int m_last = 0;
    QList<QWidget*> m_buttons;
};

} // namespace convoku
