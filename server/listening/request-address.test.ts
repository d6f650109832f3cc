import { expect, test } from 'vitest';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();

// The check for overload must read the same path as the API.
test.each([
  ['/uploads/../api/partners', 404],
  ['/uploads/%2e%2E/api/partners', 404],
  ['/api/./partners', 400],
  ['/api/x/%2e%2e/partners', 400],
  ['/api/partners/..', 400],
])('dot segments are not resolved: %s', async (path, status) => {
  expect((await server.send('GET', path)).status).toBe(status);
});
