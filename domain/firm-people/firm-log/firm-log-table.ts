import { type CsvCell, csvFile } from '#platform/csv.ts';
import { zurichClock } from '#platform/dates.ts';
import type { FirmLogEntry } from './firm-log-answer.ts';
import { firmLogActor, firmLogEvent } from './firm-log-texts.ts';

const heads = {
  de: ['Zeit (Zürich)', 'Ereignis', 'Betrifft', 'Von', 'E-Mail', 'Netz'],
  en: ['Time (Zurich)', 'Event', 'About', 'By', 'E-mail', 'Network'],
};

/** A firm's log as CSV. */
export function firmLogTable(
  entries: readonly (Omit<FirmLogEntry, 'at'> & { at: Date })[],
  language: 'de' | 'en',
): string {
  const row = ({ at, ...entry }: (typeof entries)[number]): CsvCell[] => [
    zurichClock(at).replace('T', ' '),
    firmLogEvent(entry, language),
    entry.recordName,
    firmLogActor(entry, language),
    entry.actor,
    entry.network,
  ];
  return csvFile([heads[language], ...entries.map(row)]);
}
