// SPDX-License-Identifier: MIT
#pragma once

#include <QTranslator>

namespace convoku {

/// A language that nobody speaks: every text with accents, longer, and in brackets. What has no brackets on the screen
/// was not translated; what has only one of them is cut off.
class PseudoTranslator : public QTranslator
{
public:
    /// `mirrored`: as languages that are written from right to left.
    explicit PseudoTranslator(bool mirrored);

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char* disambiguation, int n) const override;

private:
    bool m_mirrored;
};

} // namespace convoku
