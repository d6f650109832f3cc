import { expect, test } from 'vitest';
import { shortenedNetwork } from './request-network.server.ts';

test('a network is shortened', () => {
  expect(['192.0.2.77', '2001:db8:1:2::/64', '', undefined].map(shortenedNetwork)).toEqual([
    '192.0.2.0/24',
    '2001:db8:1::/48',
    '',
    '',
  ]);
});
