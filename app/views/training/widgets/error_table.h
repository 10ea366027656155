// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/views/training/learned_look.h"

#include <QTableWidget>

namespace convoku {

/// The answers that learned and written layers give differently on a board, with the places that they read.
class ErrorTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit ErrorTable(QWidget* parent = nullptr);

    /// Lists the errors on the board. None: they are not known, and the table is empty.
    void setErrors(const LearningTask& task, const std::optional<LearnedErrors>& errors);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
};

} // namespace convoku
