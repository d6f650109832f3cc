/** What every form dialog says, in the two languages of the admin area. */
export interface FormTexts {
  save: string;
  cancel: string;
  close: string;
  discardTitle: string;
  discardQuestion: string;
  keep: string;
  discard: string;
  offline: string;
  /** At a field with half a date or what is no number. */
  unreadable: string;
  shortcut: string;
}

export const englishTexts: Omit<FormTexts, 'save'> = {
  cancel: 'Cancel',
  close: 'Close',
  discardTitle: 'Discard changes?',
  discardQuestion: 'What you have entered has not been saved.',
  keep: 'Keep editing',
  discard: 'Discard changes',
  offline: 'The server could not be reached. Your input is still here.',
  unreadable: 'Please complete or empty this field',
  shortcut: 'Ctrl+S saves',
};

const germanTexts: Omit<FormTexts, 'save'> = {
  cancel: 'Abbrechen',
  close: 'Schliessen',
  discardTitle: 'Änderungen verwerfen?',
  discardQuestion: 'Ihre Eingaben sind noch nicht gespeichert.',
  keep: 'Weiter bearbeiten',
  discard: 'Änderungen verwerfen',
  offline: 'Der Server ist nicht erreichbar. Ihre Eingaben sind noch da.',
  unreadable: 'Bitte vollständig ausfüllen oder leeren',
  shortcut: 'Ctrl+S speichert',
};

export const englishForm = (isNew: boolean, noun: string): FormTexts => ({
  ...englishTexts,
  save: isNew ? `Create ${noun}` : 'Save changes',
});

export const germanForm = (isNew: boolean): FormTexts => ({ ...germanTexts, save: isNew ? 'Erstellen' : 'Speichern' });
