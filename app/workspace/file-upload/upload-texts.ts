import { maxUploadBytes } from '#domain/partner-uploads/upload-limits.ts';
import { megabytes } from '#platform/megabytes.ts';
import type { FileProblem } from './same-file.ts';

const english = {
  choose: 'Choose files',
  drop: 'or drag them here',
  limits: `PDF, Excel (xlsx), PowerPoint (pptx) and Word (docx), up to ${megabytes(maxUploadBytes)} each`,
  list: 'Uploads',
  waiting: 'waiting',
  sending: 'is being sent',
  paused: 'paused',
  offline: 'no connection: resumes automatically',
  begun: 'begun earlier',
  checking: 'is being checked',
  available: 'available',
  unchanged: (version: number) => `already stored as version ${version}, not stored twice`,
  newVersion: 'new version',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel upload',
  dismiss: 'Remove from list',
  clearRejected: 'Remove rejected files from the list',
  message: 'Message (optional)',
  again: 'Try again',
  chooseAgain: 'Choose the file again to resume',
  failed: 'The upload could not be resumed. Please try again.',
  unreachable: 'The list of uploads could not be loaded.',
  of: 'of',
  problems: {
    'other-size': 'This is a different file: its size differs.',
    'other-content': 'This is a different file: its content differs from the part that was already uploaded.',
    unreadable: 'The file can no longer be read. Please choose it again.',
  } satisfies Record<FileProblem, string>,
};

const german: typeof english = {
  choose: 'Datei hierher ziehen oder auswählen',
  drop: '',
  limits: `PDF, Excel (xlsx), PowerPoint (pptx) und Word (docx), je höchstens ${megabytes(maxUploadBytes)}`,
  list: 'Uploads',
  waiting: 'wartet',
  sending: 'wird gesendet',
  paused: 'angehalten',
  offline: 'keine Verbindung: Es geht von selbst weiter',
  begun: 'früher angefangen',
  checking: 'wird geprüft',
  available: 'verfügbar',
  unchanged: (version) => `schon da als Fassung ${version}, nicht noch einmal gespeichert`,
  newVersion: 'neue Fassung',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  cancel: 'Upload abbrechen',
  dismiss: 'Aus der Liste nehmen',
  clearRejected: 'Abgelehnte aus der Liste nehmen',
  message: 'Nachricht zur Datei (freiwillig)',
  again: 'Erneut versuchen',
  chooseAgain: 'Zum Fortsetzen dieselbe Datei wieder auswählen',
  failed: 'Der Upload konnte nicht fortgesetzt werden. Bitte versuchen Sie es erneut.',
  unreachable: 'Die Liste der Uploads konnte nicht geladen werden.',
  of: 'von',
  problems: {
    'other-size': 'Das ist eine andere Datei: Ihre Grösse weicht von der des angefangenen Uploads ab.',
    'other-content': 'Das ist eine andere Datei: Ihr Inhalt weicht von dem ab, was schon gesendet ist.',
    unreadable: 'Die Datei kann nicht mehr gelesen werden. Bitte wählen Sie sie erneut aus.',
  },
};

export const uploadTexts = { de: german, en: english };
