import { expect, test } from 'vitest';
import { findRoute, notFoundRoute } from '../../routes.ts';
import { leadsTo } from './header.tsx';

test('a link to a part of a page leads to the page; a file leads to no page', () => {
  const about = findRoute('/about');
  expect(leadsTo('/about#team', about)).toBe(true);
  expect(leadsTo('/insights?edition=2024', findRoute('/visual-analytics'))).toBe(true);
  expect(leadsTo('/partners', about)).toBe(false);
  expect(leadsTo('/uploads/muster.pdf', notFoundRoute)).toBe(false);
});
