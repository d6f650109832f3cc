import type { Readable } from '#platform/database/database.server.ts';
import { originalLanguage } from '#platform/languages.ts';
import { type Activity, activities } from '../../core/privacy/activities.ts';
import { germanWords as words } from '../../core/privacy/words/german-words.ts';
import { sellerLines, sellerOf } from '../../core/seller.ts';
import { readInstitution } from '../../editions/live-content/find-live-document.server.ts';
import { entriesOf, termsOfData, termsOfDeletion } from './privacy-lists.server.ts';
import { privacyRegister, type RegisterEntry } from './privacy-register.server.ts';
import type { ProcessingRegister } from './register-answer.ts';

/** What the software does to protect data, in general terms; docs/threat-model.md has the details. */
const measures = [
  'Zugang zur Verwaltung nur mit persönlichem Konto, nach Rollen; zweiter Faktor für eingeladene Konten; heikle Handlungen verlangen eine frische Anmeldung',
  'verschlüsselte Übertragung; Passwörter nur als Prüfwert, Geheimnisse ausserhalb der Datenbank',
  'Protokoll aller Änderungen und Anmeldungen ohne Inhalte; Betriebsprotokolle ohne Namen, Adressen und mit gekürzter IP-Adresse',
  'automatische Löschung nach Ablauf der Fristen, jede Nacht',
  'Sicherungen, die sich mit einem Passwort verschlüsseln lassen und Schäden erkennen lassen',
];

const abroad =
  'Die Software gibt von sich aus keine Angaben ins Ausland bekannt. Massgebend ist, in welchen Staaten die beauftragten Stellen Server, Dateien, E-Mail und Sicherungen betreiben.';

const unique = (lines: readonly string[]) => [...new Set(lines)];

/** A table's terms; those of the table it goes with if it has none. */
function termsOf({ data, goesWith }: RegisterEntry): string[] {
  const own = termsOfData(data, words);
  const parent = own.length === 0 && privacyRegister.find(({ table }) => table === goesWith);
  return parent ? termsOf(parent) : own;
}

function activityRow(activity: Activity): ProcessingRegister['activities'][number] {
  const { people, basis } = activities[activity];
  const entries = entriesOf(activity, words);
  return {
    ...words.activities[activity],
    people: people.map((group) => words.people[group]),
    data: entries.flatMap(({ data }) => {
      const { data: first, more } = words.data[data];
      return [first, more].filter((text) => text !== undefined);
    }),
    sources: unique(entries.flatMap(({ sources }) => sources.map((source) => words.sources[source]))),
    recipients: unique(entries.flatMap(({ recipients }) => recipients.map((recipient) => words.recipients[recipient]))),
    terms: unique(entries.flatMap(termsOf)),
    basis: basis.map((reason) => words.basis[reason]),
    tables: entries.map(({ table }) => table),
  };
}

/** The register of processing activities, from the same entries as the privacy note's lists. */
export async function processingRegister(db: Readable): Promise<ProcessingRegister> {
  return {
    controller: sellerLines(sellerOf(await readInstitution(db)), originalLanguage).join(', '),
    activities: (Object.keys(activities) as Activity[]).map(activityRow),
    terms: termsOfDeletion(words),
    measures,
    abroad,
  };
}
