import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountWithoutFactor } from './account-without-factor.tsx';

const shown = (account: Parameters<typeof AccountWithoutFactor>[0]['account']) =>
  renderToStaticMarkup(<AccountWithoutFactor account={account} />);

test('asks in red for a second factor, with a link for its owner', () => {
  const own = shown({ email: 'muster@example.org', isOwn: true });
  expect(own).toMatch(/^<p class="[^"]*text-signal">.*muster@example\.org has no second factor/);
  expect(own).toContain('href="/admin?tab=overview&amp;account=second-factor"');
  const others = shown({ email: 'muster@example.org', isOwn: false });
  expect(others).toContain('Its owner has to add one.');
  expect(others).not.toContain('href');
});

test('renders nothing without such an account', () => expect(shown(null)).toBe(''));
