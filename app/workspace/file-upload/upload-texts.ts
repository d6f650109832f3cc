import { maxUploadBytes } from '#domain/partner-uploads/upload-limits.ts';
import { megabytes } from '#platform/megabytes.ts';
import type { FileProblem } from './same-file.ts';

const english = {
  choose: 'Choose files',
  drop: 'or drag them here',
  limits: `PDF, Excel (xlsx), PowerPoint (pptx) and Word (docx), up to ${megabytes(maxUploadBytes)} each`,
  list: 'Uploads',
  waiting: 'waits',
  sending: 'is being sent',
  paused: 'paused',
  offline: 'no connection: goes on by itself',
  begun: 'begun earlier',
  checking: 'is being checked',
  available: 'available',
  newVersion: 'new version',
  pause: 'Pause',
  resume: 'Go on',
  cancel: 'Cancel upload',
  dismiss: 'Remove from list',
  again: 'Try again',
  chooseAgain: 'Choose the file again to go on',
  failed: 'The upload could not go on. Please try again.',
  unreachable: 'The list of uploads could not be loaded.',
  of: 'of',
  problems: {
    'other-size': 'This is another file: its size differs from the one that was begun.',
    'other-content': 'This is another file: its content differs from what was sent already.',
    unreadable: 'The file can’t be read any more. Please choose it again.',
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
  newVersion: 'neue Fassung',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  cancel: 'Upload abbrechen',
  dismiss: 'Aus der Liste nehmen',
  again: 'Erneut versuchen',
  chooseAgain: 'Zum Fortsetzen dieselbe Datei wieder auswählen',
  failed: 'Der Upload ging nicht weiter. Bitte versuchen Sie es erneut.',
  unreachable: 'Die Liste der Uploads konnte nicht geladen werden.',
  of: 'von',
  problems: {
    'other-size': 'Das ist eine andere Datei: Ihre Grösse weicht von der angefangenen ab.',
    'other-content': 'Das ist eine andere Datei: Ihr Inhalt weicht von dem ab, was schon gesendet ist.',
    unreadable: 'Die Datei lässt sich nicht mehr lesen. Bitte wählen Sie sie erneut aus.',
  },
};

export const uploadTexts = { de: german, en: english };
