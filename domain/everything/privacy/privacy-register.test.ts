import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { germanData } from '../../core/privacy/words/german-data.ts';
import { germanWords } from '../../core/privacy/words/german-words.ts';
import { recordKinds } from '../kinds/record-kinds.server.ts';
import { otherTables } from '../stored-tables/stored-tables.server.ts';
import { privacyLists } from './privacy-lists.server.ts';
import { privacyRegister } from './privacy-register.server.ts';

const lists = privacyLists();
const text = (list: keyof typeof lists) => lists[list].join('\n');

test('every table with personal data has words, and no words are unused', () => {
  expect(privacyRegister.map(({ data }) => data).sort()).toEqual(Object.keys(germanData).sort());
});

test('a table that an export reads, or with a column of a person, is in the register', () => {
  const named = new Set(privacyRegister.map(({ table }) => table));
  const exported = [
    ...recordKinds.flatMap(({ table, personalData }) => (personalData ? [getTableName(table)] : [])),
    ...otherTables.flatMap(({ table, exportedAs }) => (exportedAs ? [getTableName(table)] : [])),
  ];
  expect(exported.filter((table) => !named.has(table))).toEqual([]);
});

test('the data of each table is listed under its activity', () => {
  for (const { table, activity, data } of privacyRegister) {
    const { title } = germanWords.activities[activity];
    const line = lists['stored-data'].find((said) => said.startsWith(`${title}: `)) ?? '';
    const { data: first = '', more = '' } = germanWords.data[data];
    expect(first + more, table).not.toBe('');
    expect(line, table).toContain(first);
    expect(line, table).toContain(more);
  }
});

test('every retention term is listed: in the table’s own line, or in that of the table it goes with', () => {
  for (const { table, data, terms, goesWith } of privacyRegister) {
    const { terms: texts = [] } = germanWords.data[data];
    for (const place of terms.keys()) expect(texts.join(), `${table}, term ${place + 1}`).toContain(`{${place + 1}}`);
    if (goesWith) expect(privacyRegister.map((entry) => entry.table)).toContain(goesWith);
  }
  // Tables without a term or a parent table describe their end in words.
  const inWordsOnly = privacyRegister.filter(({ terms, goesWith }) => terms.length === 0 && !goesWith);
  expect(inWordsOnly.filter(({ data }) => !germanWords.data[data].terms).map(({ table }) => table)).toEqual([
    'team_members',
    'library_items',
  ]);
  expect(text('terms')).toContain('Einträge von Team und Partnerfirmen, Bilder und Filme: bis wir sie löschen');
});

test('the listed terms are those of retention', () => {
  for (const line of [
    'Kontaktnachrichten: 24 Monate',
    'Bestellungen der Printversion: 24 Monate nach dem Versand',
    'Bestellungen der Studie und Rechnungen: 10 Jahre, weil das Gesetz es für Geschäftsbücher verlangt (Art. 958f OR)',
    'Zahlungen aus Dateien der Bank, mit dem Namen der zahlenden Person: 10 Jahre aus demselben Grund',
    'Inhalt versandter E-Mails, und an wen Neuigkeiten gingen: 30 Tage',
    'Anmeldungen: bis zum Abmelden, längstens 12 Stunden',
    'Geräte, auf denen Sie sich angemeldet haben: 180 Tage nach der letzten Anmeldung',
    'begonnene Uploads: 7 Tage',
    'Gelöschte Einträge: 30 Tage wiederherstellbar, danach sind sie entfernt',
  ]) {
    expect(lists.terms).toContain(line);
  }
  expect(text('terms')).not.toMatch(/\{\d\}/);
});

test('recipients name firms’ people and readers of the site exactly for what they receive', () => {
  const [, , firm, everybody] = lists.recipients;
  expect(firm).toContain('Partnerbereich');
  expect(firm).not.toMatch(/Bestellung|Kontaktformular/);
  expect(everybody).toBe('alle, die diese Website lesen: Auf der Website genannte Personen');
});
