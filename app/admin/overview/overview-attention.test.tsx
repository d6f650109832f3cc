import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Overview } from '#domain/overview/overview-answer.ts';
import { EditionOnSale, SettingNotes } from './overview-attention.tsx';

const notes = (visitorsAreToldApart: boolean) => {
  const settings = { smtpIsSet: true, ibanIsSet: true, visitorsAreToldApart };
  return renderToStaticMarkup(<SettingNotes overview={{ settings } as Overview} />);
};

test('a proxy that is not trusted is told in red, and nothing of it otherwise', () => {
  expect(notes(false)).toMatch(/<li class="[^"]*text-signal">.*>Proxy<.*Set TRUST_PROXY=on/);
  expect(notes(true)).not.toContain('Proxy');
});

test('an edition that is sold without a report is told in red; delivery by hand is told; else nothing', () => {
  const told = (hasReport: boolean, deliversAutomatically: boolean) =>
    renderToStaticMarkup(
      <EditionOnSale year={2024} hasReport={hasReport} deliversAutomatically={deliversAutomatically} />,
    );
  expect(told(false, true)).toMatch(/text-signal.*The edition on sale \(2024\) has no report/);
  expect(told(true, false)).toContain('Automatic delivery is off for 2024.');
  expect(told(true, true)).toBe('');
});
