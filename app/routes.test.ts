import { expect, test } from 'vitest';
import { sitePages } from '#content/site-pages.ts';
import { routes } from './routes.ts';

test('every page has a route, and every route is a page that texts may link to', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual([...sitePages].sort());
});
