import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { outboxMails } from '#tests/built-server/outbox-mails.ts';
import { eventually } from '#tests/eventually.ts';
import { signInAs } from '#tests/office-people.ts';
import { administrator, startTestServer } from '#tests/test-server.ts';

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

test('an invitation names its sender and a contact', async () => {
  const server = await startTestServer();
  const headers = await server.signIn();
  const rename = (name: string) => server.send('PATCH', '/api/accounts/me', { headers, body: { name } });
  expect((await rename('Beat Muster')).status).toBe(200);
  await server.send('POST', '/api/invitations', { headers, body: { email: 'neu@example.org', role: 'editor' } });
  const mail = await eventually(async () => outboxMails(server.dataDir).find((one) => one.includes('neu@example.org')));
  const { html = '' } = await PostalMime.parse(mail);
  const words = html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
  expect(words).toContain(`Beat Muster (${administrator.email}) lädt Sie ein, an der Website`);
  expect(words).toContain(`so wenden Sie sich an Beat Muster (${administrator.email}).`);
  await server.stop();
});

test('refusals in the accounts’ dialog are English, like the dialog', async () => {
  const server = await startTestServer();
  const headers = await server.signIn();
  const invite = (email: string) =>
    server.send('POST', '/api/invitations', { headers, body: { email, role: 'editor' } });
  expect((await invite(administrator.email)).json.detail).toBe('This address has an account already.');
  const wrong = (await invite('keine Adresse')).json;
  expect(wrong.errors).toEqual([{ path: 'email', message: 'Please enter a valid e-mail address' }]);
  const { id } = (await server.send('GET', '/api/accounts/me', { headers })).json;
  const last = await server.send('PATCH', `/api/accounts/${id}`, { headers, body: { isActive: false } });
  expect([last.status, last.json.detail]).toEqual([
    409,
    'This is the last administrator. Give somebody else this role first.',
  ]);
  await server.stop();
});
