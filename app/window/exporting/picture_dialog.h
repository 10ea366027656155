// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/picture_job.h"

#include <QDialog>
#include <QPointer>
#include <QTimer>

#include <memory>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSettings;

namespace convoku {

class SavedFileRow;

/// Shows a picture as it will be, and saves it as PNG, SVG or PDF or puts it on the clipboard, as often as one likes:
/// it stays until somebody closes it. The picture is drawn by a worker: closed meanwhile, the dialog saves nothing.
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
    /// Where it was saved last; empty: nowhere.
    const QString& savedPath() const { return m_savedPath; }
    /// What the file's name ends with decides over the format; one without an end gets that of the chosen format.
    /// The dialog says that it is written, or why it could not be.
    void saveTo(QString path);
    /// It is on the clipboard soon.
    void copy();
    /// What was asked for is under way.
    bool isBusy() const { return m_job->isRunning(); }

public Q_SLOTS:
    void reject() override;

private:
    /// With the words that are chosen.
    std::shared_ptr<const Picture> picture() const;
    void askForFile();
    void showChoice();
    void remember();
    void setBusy(bool busy);
    void takeWritten(const QString& problem);
    void takeCopy(const QImage& image);
    void tell(const QString& text);

    std::shared_ptr<const Picture> m_picture;
    QSettings& m_settings;
    DocumentFacts m_facts;
    QString m_savedPath;
    PictureJob* m_job; ///< what is saved or copied
    PictureJob* m_previewJob;
    QTimer m_tellBusy;
    QString m_path; ///< where it is being saved
    QPointer<QWidget> m_before; ///< had the focus before it was busy
    QFormLayout* m_form;
    QComboBox* m_format;
    QComboBox* m_text;
    QComboBox* m_scale;
    QComboBox* m_theme;
    QCheckBox* m_caption;
    QCheckBox* m_legend;
    QLabel* m_preview;
    QLabel* m_size;
    QLabel* m_message;
    SavedFileRow* m_saved;
    QPushButton* m_save;
    QPushButton* m_copy;
};

} // namespace convoku
