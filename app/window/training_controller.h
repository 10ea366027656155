// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/model.h"

#include <QObject>

namespace convoku {

struct WindowParts;

/// What the window does with what was learned: networks to run, to compare and to write on, and the training as a file.
class TrainingController final : public QObject
{
    Q_OBJECT

public:
    TrainingController(WindowParts& parts, QObject* parent);

private:
    void whatIf(const ModelPtr& network, const ModelPtr& written);
    void edit(const ModelPtr& network);
    void exportTraining();

    WindowParts& m_parts;
};

} // namespace convoku
