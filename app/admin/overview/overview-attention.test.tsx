import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Overview } from '#domain/overview/overview-answer.ts';
import { SettingNotes } from './overview-attention.tsx';

const notes = (visitorsAreToldApart: boolean) => {
  const settings = { smtpIsSet: true, ibanIsSet: true, visitorsAreToldApart };
  return renderToStaticMarkup(<SettingNotes overview={{ settings } as Overview} />);
};

test('a proxy that is not trusted is told in red, and nothing of it otherwise', () => {
  expect(notes(false)).toMatch(/<li class="[^"]*text-signal">.*>Proxy<.*Set TRUST_PROXY=on/);
  expect(notes(true)).not.toContain('Proxy');
});
