import { expect, test } from 'vitest';
import { signInAs } from '#tests/office-people.ts';
import { startTestServer } from '#tests/test-server.ts';

test('a mail about an account is sent again by administrators alone', async () => {
  const server = await startTestServer();
  const headers = await server.signIn();
  const body = { email: 'neu@example.org', name: 'Maria Muster', role: 'editor' };
  expect((await server.send('POST', '/api/invitations', { headers, body })).status).toBe(201);
  const mails = (await server.send('GET', '/api/mails', { headers })).json;
  const { id } = mails.find(({ kind }: { kind: string }) => kind === 'account-invitation');
  const bookkeeper = await signInAs(server, 'bookkeeping');
  const refused = await server.send('POST', `/api/mails/${id}/resend`, { headers: bookkeeper });
  expect([refused.status, refused.json.type]).toEqual([403, 'not-this-role']);
  expect((await server.send('GET', '/api/mails', { headers })).json).toHaveLength(mails.length);
  expect((await server.send('POST', `/api/mails/${id}/resend`, { headers })).status).toBe(200);
  await server.stop();
});
