import { describe, expect, test } from 'vitest';
import { signInAtFirm } from '#tests/firm-people.ts';
import { addApp } from '#tests/made-up/authenticator-app.ts';
import { signInAs } from '#tests/office-people.ts';
import { administrator, testServer } from '#tests/test-server.ts';

const strict = await testServer({ REQUIRE_SECOND_FACTOR: 'on' });
const server = await testServer();

describe('the account of ADMIN_EMAIL with REQUIRE_SECOND_FACTOR=on', () => {
  test('must add a second factor before any other call, and keep one', async () => {
    const session = await strict.signIn();
    const asked = await strict.as(session)('GET', '/admin/session');
    expect([asked.json.isAuthenticated, asked.headers['x-second-factor']]).toEqual([true, 'missing']);
    const refused = await strict.as(session)('POST', '/partners', { name: 'Muster AG' });
    expect([refused.status, refused.json.type]).toEqual([403, 'second-factor-missing']);
    expect((await strict.as(session)('GET', '/admin/overview')).status).toBe(403);
    expect((await strict.as(session)('GET', '/accounts/me')).json.mustAddSecondFactor).toBe(true);

    expect((await addApp(strict.as(session))).status).toBe(200);
    expect((await strict.as(session)('GET', '/admin/session')).headers['x-second-factor']).toBeUndefined();
    expect((await strict.as(session)('POST', '/partners', { name: 'Muster AG' })).status).toBe(201);
    const last = await strict.as(session)('DELETE', '/accounts/me/authenticator');
    expect([last.status, last.json.detail]).toEqual([409, 'This is your last second factor. Add another one first.']);
  });

  test('is the only one that the setting changes: people of firms sign in without it', async () => {
    const office = await signInAs(strict, 'administrator');
    const { id } = (await strict.as(office)('POST', '/partners', { name: 'Muster Firma' })).json;
    const session = await signInAtFirm(strict, id, 'member');
    expect((await strict.as(session)('GET', '/partner-area/profile')).status).toBe(200);
  });
});

test('without the setting the overview asks administrators for a second factor of that account until it has one', async () => {
  const own = await server.signIn();
  const others = await signInAs(server, 'administrator');
  const editor = await signInAs(server, 'editor');
  const shownTo = async (headers: Record<string, string>) =>
    (await server.as(headers)('GET', '/admin/overview')).json.accountWithoutFactor;
  const { email } = administrator;
  expect(await shownTo(own)).toEqual({ email, isOwn: true });
  expect(await shownTo(others)).toEqual({ email, isOwn: false });
  expect(await shownTo(editor)).toBeNull();
  expect((await addApp(server.as(own))).status).toBe(200);
  expect(await shownTo(own)).toBeNull();
});
