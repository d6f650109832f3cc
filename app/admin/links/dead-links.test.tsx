import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Links } from '#domain/everything/links/link-answer.ts';
import { readLinksCall } from '#domain/everything/links/link-calls.ts';
import { answerKey } from '../../workspace/calls/answers.ts';
import OverviewLinks from '../overview/overview-links.tsx';
import { DeadLinks } from './dead-links.tsx';

const dead: Links['failing'][number] = {
  address: 'https://www.muster.ch/weg',
  result: 'gone',
  status: 404,
  since: '2026-06-03T10:00:00Z',
  checkedAt: '2026-06-10T10:00:00Z',
  isDead: true,
  places: [
    { kind: 'partners', recordId: 'a', name: 'Muster AG' },
    { kind: 'content', recordId: null, name: 'site' },
  ],
};
const failed = {
  ...dead,
  address: 'https://www.muster.ch/heute',
  isDead: false,
  result: 'time-out',
  status: null,
} as const;

function shown(element: ReactElement, links: Partial<Links>): string {
  const client = new QueryClient();
  const checkedAt = '2026-06-10T10:00:00Z';
  client.setQueryData(answerKey(readLinksCall, {}), { total: 12, waiting: 0, checkedAt, failing: [], ...links });
  return renderToStaticMarkup(<QueryClientProvider client={client}>{element}</QueryClientProvider>);
}

test('a dead link is shown at its record in the tab’s language; one that failed once is not', () => {
  const record = (websiteUrl: string) => ({ id: 'a', name: 'Muster AG', websiteUrl });
  const links = { failing: [dead, failed] };
  const english = shown(<DeadLinks record={record(dead.address)} lang="en" />, links);
  expect(english).toContain('Link has not worked since 3. Juni 2026');
  expect(english).toContain('the page does not exist (404)');
  const german = shown(<DeadLinks record={record(dead.address)} lang="de" />, links);
  expect(german).toContain('Link funktioniert nicht seit 3. Juni 2026');
  expect(shown(<DeadLinks record={record(failed.address)} lang="en" />, links)).toBe('');
  expect(shown(<DeadLinks record={record('https://www.muster.ch/')} lang="en" />, links)).toBe('');
});

test('the overview distinguishes dead links from links that failed once, and links to the records', () => {
  const page = shown(<OverviewLinks />, { failing: [dead, failed] });
  expect(page).toContain('Link has not worked since 3. Juni 2026');
  expect(page).toContain('Failed once, checked again tomorrow');
  expect(page).toMatch(/href="\/admin\?tab=partners"[^>]*>Muster AG/);
  expect(page).toContain('texts of the pages (site)');
  expect(shown(<OverviewLinks />, {})).toContain('All work. 12 addresses, each checked once a week');
  expect(shown(<OverviewLinks />, { total: 0 })).toContain('No page or record links to another site.');
});

test('a running check shows its progress', () => {
  const page = shown(<OverviewLinks />, { waiting: 5 });
  expect(page).toContain('Checking: 7 of 12 done');
  expect(page).toMatch(/<progress[^>]* max="12"[^>]* value="7"|<progress[^>]* value="7"[^>]* max="12"/);
  expect(page).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Check now/);
});
