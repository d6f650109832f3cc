import { expect, test } from 'vitest';
import { registerRows } from './register-file.ts';

test('the sheet has a row with all columns for each activity, and rows for the whole register', () => {
  const activity = {
    title: 'Kontaktformular',
    purpose: 'Antwort',
    people: ['Personen'],
    data: ['Name', 'Nachricht'],
    sources: ['Person'],
    recipients: ['Verwaltung'],
    terms: ['24 Monate'],
    basis: ['Anfrage'],
    tables: ['contact_messages'],
  };
  const register = {
    controller: 'Muster AG',
    activities: [activity],
    terms: ['30 Tage'],
    measures: ['A', 'B'],
    abroad: 'Nein',
  };
  const texts = registerRows(register).map((row) => row.map(({ value }) => value));
  expect(texts[1]).toEqual([
    'Kontaktformular',
    'Antwort',
    'Personen',
    'Name\nNachricht',
    'Person',
    'Verwaltung',
    '24 Monate',
    'Anfrage',
    'contact_messages',
  ]);
  expect(texts[0]).toHaveLength(9);
  expect(texts.slice(3)).toEqual([
    ['Verantwortlich', 'Muster AG'],
    ['Massnahmen für die Datensicherheit', 'A\nB'],
    ['Bekanntgabe ins Ausland', 'Nein'],
    ['Gilt für alle', '30 Tage'],
  ]);
});
