// SPDX-License-Identifier: MIT
#pragma once

#include "app/wording/voices.h"
#include "solver/run/recording.h"

#include <QList>
#include <QObject>

#include <array>
#include <optional>

class QAction;
class QActionGroup;

namespace convoku {

class KeySettings;
struct WindowParts;

/// Controls how the window looks: colours, language, voices, tints on the board, the focused panel, the layout.
class ViewController final : public QObject
{
    Q_OBJECT

public:
    ViewController(WindowParts& parts, QObject* parent);

    /// Restores (saves) the choices that the settings keep.
    void restore();
    void save() const;
    /// Which language is checked in the menu: its id, or empty for the system's.
    void showLanguage(const QString& chosen);

    const QList<QAction*>& voices() const { return m_voices; }
    QActionGroup* appearances() const { return m_appearances; }
    QActionGroup* languages() const { return m_languages; }

Q_SIGNALS:
    /// Emitted when the user chooses another language: its id, or empty for the system's.
    void languageChosen(const QString& id);
    /// Something that save() writes is another.
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addPanels();
    void followChain();
    /// Layers opens on the layer that decides what the step did, Compare where the boards first differ. Both restore
    /// the position when they are left there.
    void enterView();
    /// In Compare, as soon as the difference is known.
    void enterDifference();
    /// The card steps aside for a view that says the same and needs its width.
    void makeRoom();
    void addColours();
    void addLanguages();
    void addVoices();
    void addBoard();
    void setAppearance(int appearance);
    void setDesktopFont(bool desktops);
    void chooseColours();
    void showVoices();
    VoiceSet enabledVoices() const;
    void focusNextPanel(bool forward);
    void resetLayout();

    WindowParts& m_parts;
    QList<QAction*> m_voices;
    QActionGroup* m_appearances;
    QActionGroup* m_languages;
    QAction* m_tintDerived = nullptr;
    QAction* m_showLayer = nullptr;
    Position m_beforeEntry; ///< that was looked at when the view was opened
    std::optional<Position> m_entry; ///< where the view went then; none: it stayed
    bool m_seeksDifference = false; ///< Compare has been opened and has not gone anywhere yet
};

} // namespace convoku
