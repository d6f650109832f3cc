import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { recordKinds } from '#domain/everything/kinds/record-kinds.server.ts';
import { adminTabs } from '../admin-tabs.ts';
import { PersonMentions } from './person-mentions.tsx';

const id = '0190aaaa-0000-7000-8000-00000000abcd';

/** The parameters of the link from a mention to its record. */
function linkParameters(kind: string) {
  const page = renderToStaticMarkup(<PersonMentions mentions={[{ kind, id }]} />);
  const [, search = ''] = /href="\/admin\?([^"]*)"/.exec(page) ?? [];
  return Object.fromEntries(new URLSearchParams(search.replaceAll('&amp;', '&')));
}

test('a mention in a record of any kind leads to its tab', () => {
  const tabs = adminTabs.map((tab) => tab.id);
  for (const { name } of recordKinds) {
    expect(tabs, name).toContain(linkParameters(name).tab);
    expect(linkParameters(name), name).toMatchObject({ open: id });
  }
  expect(linkParameters('reply-texts')).toEqual({ tab: 'messages', list: 'reply-texts', open: id });
  expect(linkParameters('study-orders')).toEqual({ tab: 'orders', list: 'study', open: id });
});

test('a page text is named without a link', () => {
  const page = renderToStaticMarkup(<PersonMentions mentions={[{ kind: 'content', id: 'home' }]} />);
  expect(page).toContain('Content Home page');
  expect(page).not.toContain('href');
});
