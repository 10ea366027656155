// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tensor_painter.h"
#include "solver/run/inspection.h"

#include <QCoreApplication>

#include <memory>
#include <vector>

namespace convoku {

/// A value that an output can be compared with: of a layer that is pinned.
struct TensorReference
{
    QString name;
    std::shared_ptr<const Inspection> values;
    ValueId value = kNoValue;
};

/// Chooses what the picture of an output shows: the output itself, what it was made from, or a difference.
class OutputComparison
{
    Q_DECLARE_TR_FUNCTIONS(convoku::OutputComparison)

public:
    enum class Kind { After, Before, Difference, ToReference };

    Kind kind() const { return m_kind; }
    void setKind(Kind kind) { m_kind = kind; }
    /// Chooses the difference to a reference.
    void chooseReference(const QString& name);
    void setReferences(std::vector<TensorReference> references) { m_references = std::move(references); }
    /// The names of the references of that shape.
    QStringList namesOf(Shape shape) const;
    /// The chosen reference; null if it is not chosen, or has another shape.
    const TensorReference* reference(Shape shape) const;
    /// `after`: the output; `before`: what it was made from, or kNoValue. Returns the output where there is nothing to
    /// compare it with.
    TensorPicture picture(TensorPicture after, const Inspection& values, ValueId before) const;

private:
    Kind m_kind = Kind::After;
    std::vector<TensorReference> m_references;
    QString m_name; ///< of the chosen reference
};

} // namespace convoku
