/** Texts of tabs, lists and forms, in the two languages of the admin area. */
const english = {
  retry: 'Retry',
  printedAt: (time: string) => `Printed on ${time}`,
  loading: 'Loading…',
  edit: 'Edit',
  remove: 'Delete',
  cancel: 'Cancel',
  close: 'Close',
  create: (noun: string) => `Create ${noun}`,
  save: 'Save changes',
  shortcut: 'Ctrl+S saves',
  formFailed: 'The form could not be opened. Please try again.',
  newVersion: 'The site has been upgraded. Save your input, then reload the page.',
  discardTitle: 'Discard changes?',
  discardQuestion: 'What you have entered has not been saved.',
  keep: 'Keep editing',
  discard: 'Discard changes',
  unreachable: 'The server could not be reached.',
  offline: 'The server could not be reached. Your input is still here.',
  failed: 'That failed. Your input is still here.',
  /** For an incomplete date or number. */
  unreadable: 'Please complete or empty this field',
  changedTitle: 'Changed meanwhile',
  changedBySomebody: 'Somebody else changed this record after you opened it. These fields differ:',
  field: 'Field',
  mine: 'Yours',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  yes: 'Yes',
  no: 'No',
};

type WorkspaceTexts = typeof english;

const german: WorkspaceTexts = {
  retry: 'Erneut versuchen',
  printedAt: (time) => `Gedruckt am ${time}`,
  loading: 'Wird geladen…',
  edit: 'Bearbeiten',
  remove: 'Löschen',
  cancel: 'Abbrechen',
  close: 'Schliessen',
  create: () => 'Erstellen',
  save: 'Speichern',
  shortcut: 'Ctrl+S speichert',
  formFailed: 'Das Formular konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
  newVersion: 'Die Website wurde erneuert. Speichern Sie Ihre Eingaben und laden Sie die Seite neu.',
  discardTitle: 'Änderungen verwerfen?',
  discardQuestion: 'Ihre Eingaben sind noch nicht gespeichert.',
  keep: 'Weiter bearbeiten',
  discard: 'Änderungen verwerfen',
  unreachable: 'Der Server ist nicht erreichbar.',
  offline: 'Der Server ist nicht erreichbar. Ihre Eingaben sind noch da.',
  failed: 'Das ist fehlgeschlagen. Ihre Eingaben sind noch da.',
  unreadable: 'Bitte vollständig ausfüllen oder leeren',
  changedTitle: 'Inzwischen geändert',
  changedBySomebody: 'Dieser Eintrag wurde inzwischen von jemand anderem geändert. Diese Felder unterscheiden sich:',
  field: 'Feld',
  mine: 'Ihre Fassung',
  theirs: 'Andere Fassung',
  keepMine: 'Meine behalten',
  takeTheirs: 'Andere übernehmen',
  yes: 'Ja',
  no: 'Nein',
};

/** A language of the admin area or the partner area; public pages have more (`Language` in platform/languages.ts). */
export type WorkspaceLanguage = 'de' | 'en';

export const workspaceTexts: Record<WorkspaceLanguage, WorkspaceTexts> = { en: english, de: german };
