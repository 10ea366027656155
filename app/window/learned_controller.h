// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/model.h"

#include <QObject>

namespace convoku {

struct Exportable;
struct WindowParts;

/// Connects the view Learned to the window: networks that were learned run, are compared and edited, and trainings and
/// blind searches are exported.
class LearnedController final : public QObject
{
    Q_OBJECT

public:
    LearnedController(WindowParts& parts, QObject* parent);

private:
    void whatIf(const ModelPtr& network, const ModelPtr& written);
    void edit(const ModelPtr& network);
    void exportTraining();
    void exportBlind(bool animation);
    void exportAnimation(Exportable exportable);

    WindowParts& m_parts;
};

} // namespace convoku
