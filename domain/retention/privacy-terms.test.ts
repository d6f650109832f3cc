/** The terms that the privacy note has to say are those of retention. */
import { expect, test } from 'vitest';
import { checkDocument } from '../editions/documents/check-document.ts';
import { builtInTexts } from '../editions/live-content/built-in-content.server.ts';
import { recordKinds } from '../record-kinds.server.ts';
import { otherTables } from '../stored-tables.server.ts';
import { privacyTerms } from './privacy-terms.ts';

const german: Record<string, string> = { hours: 'Stunden', months: 'Monate' };

function termOfKind(name: string): string | undefined {
  const [term] = recordKinds.find((kind) => kind.name === name)?.terms ?? [];
  return term?.months === undefined ? `${term?.businessYears} Jahre` : `${term.months} Monate`;
}

function termOfTable(begin: string): string | undefined {
  for (const { end } of otherTables) {
    if (typeof end === 'string' || !end.name.startsWith(begin)) continue;
    const [count = '', unit = ''] = end.after.split(' ');
    return `${count} ${german[unit]}`;
  }
  return undefined;
}

test.each([
  ['Kontaktnachrichten', termOfKind('contact-messages')],
  ['Bestellungen der Printversion', termOfKind('print-orders')],
  ['Rechnungen', termOfKind('study-orders')],
  ['Kennungen', termOfTable('idempotency keys')],
  ['Änderungsprotokoll', termOfTable('audit log entries')],
  ['Tagessummen', termOfTable('figures of use')],
])('%s: %s', (word, term) => {
  expect(privacyTerms.find((known) => known.word === word)?.term).toBe(term);
});

test('a privacy note that says another term is worth a look, and is not kept from being published', () => {
  expect(checkDocument('legal', builtInTexts.legal)).toEqual([]);
  const place = builtInTexts.legal.impressum.sections.findIndex(({ id }) => id === 'datenschutz');
  const other = JSON.parse(
    JSON.stringify(builtInTexts.legal).replace('Verwaltung: 12 Monate', 'Verwaltung: 18 Monate'),
  );
  expect(checkDocument('legal', other)).toEqual([
    {
      path: `impressum.sections.${place}`,
      message: 'Say what is done in fact: the line on «Änderungsprotokoll» should name «12 Monate».',
      level: 'warning',
    },
  ]);
});
