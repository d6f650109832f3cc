import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { outboxMails } from '#tests/built-server/outbox-mails.ts';
import { eventually } from '#tests/eventually.ts';
import { signInAs } from '#tests/office-people.ts';
import { administrator, testOffice } from '#tests/test-server.ts';

const { server, call } = await testOffice();

test('a mail about an account is sent again by administrators alone', async () => {
  const body = { email: 'neu@example.org', name: 'Maria Muster', role: 'editor' };
  expect((await call('POST', '/invitations', body)).status).toBe(201);
  const mails = (await call('GET', '/mails')).list;
  const { id } = mails.find(({ kind }) => kind === 'account-invitation');
  const bookkeeper = await signInAs(server, 'bookkeeping');
  const refused = await server.as(bookkeeper)('POST', `/mails/${id}/resend`);
  expect([refused.status, refused.json.type]).toEqual([403, 'not-this-role']);
  expect((await call('GET', '/mails')).json).toHaveLength(mails.length);
  expect((await call('POST', `/mails/${id}/resend`)).status).toBe(200);
});

test('an invitation names its sender and a contact', async () => {
  const rename = (name: string) => call('PATCH', '/accounts/me', { name });
  expect((await rename('Beat Muster')).status).toBe(200);
  await call('POST', '/invitations', { email: 'zweite@example.org', role: 'editor' });
  const mail = await eventually(async () =>
    outboxMails(server.dataDir).find((text) => text.includes('zweite@example.org')),
  );
  const { html = '' } = await PostalMime.parse(mail);
  const words = html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
  expect(words).toContain(`Beat Muster (${administrator.email}) lädt Sie ein, an der Website`);
  expect(words).toContain(`so wenden Sie sich an Beat Muster (${administrator.email}).`);
});

test('refusals in the accounts’ dialog are English, like the dialog', async () => {
  const invite = (email: string) => call('POST', '/invitations', { email, role: 'editor' });
  expect((await invite(administrator.email)).json.detail).toBe('This address has an account already.');
  const wrong = (await invite('keine Adresse')).json;
  expect(wrong.errors).toEqual([{ path: 'email', message: 'Please enter a valid e-mail address' }]);
  const { id } = (await call('GET', '/accounts/me')).json;
  const last = await call('PATCH', `/accounts/${id}`, { isActive: false });
  expect([last.status, last.json.detail]).toEqual([
    409,
    'This is the last administrator. Give somebody else this role first.',
  ]);
});
