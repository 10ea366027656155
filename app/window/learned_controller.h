// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace convoku {

struct WindowParts;

/// What the pages of the view Learned share with the rest of the window: commands, and what is exported.
class LearnedController final : public QObject
{
    Q_OBJECT

public:
    LearnedController(WindowParts& parts, QObject* parent);

private:
    void exportBlind(bool animation);

    WindowParts& m_parts;
};

} // namespace convoku
