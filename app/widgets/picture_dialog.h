// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/picture.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QFormLayout;
class QLabel;
class QSettings;

namespace convoku {

/// Shows a picture as it will be, and saves it as PNG, SVG or PDF or puts it on the clipboard.
class PictureDialog : public QDialog
{
    Q_OBJECT

public:
    /// `theme`: to begin with, where nothing else was chosen before. `settings` must outlive the dialog.
    PictureDialog(
        std::shared_ptr<const Picture> picture, Theme::Kind theme, QSettings& settings, QWidget* parent = nullptr);

    /// What the file is to say of what it shows.
    void setFacts(const DocumentFacts& facts) { m_facts = facts; }
    PictureSettings chosen() const;
    /// Where it was saved; empty: nowhere.
    const QString& savedPath() const { return m_savedPath; }
    /// What the file's name ends with decides over the format; one without an end gets that of the chosen format.
    /// Closes the dialog, or says in it why the file could not be written.
    bool saveTo(QString path);
    void copy();

private:
    void askForFile();
    void showChoice();
    void remember();

    std::shared_ptr<const Picture> m_picture;
    QSettings& m_settings;
    DocumentFacts m_facts;
    QString m_savedPath;
    QFormLayout* m_form;
    QComboBox* m_format;
    QComboBox* m_text;
    QComboBox* m_scale;
    QComboBox* m_theme;
    QLabel* m_preview;
    QLabel* m_size;
    QLabel* m_problem;
};

/// Puts a picture on the clipboard, twice as large as at scale 1 where that is possible; false where it is too large.
bool copyPicture(const Picture& picture, Theme::Kind theme);

} // namespace convoku
