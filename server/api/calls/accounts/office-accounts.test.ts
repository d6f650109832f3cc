import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { addOfficePerson, sessionOf, signInAs, tokenOf } from '#tests/office-people.ts';
import { type Answer, testOffice, withRateLimits } from '#tests/test-server.ts';
import { whileLocked } from '#tests/while-locked.ts';

const { server, session: administrator, call, visitor } = await testOffice();

const post = (path: string, body?: object, headers: Record<string, string> = {}) =>
  visitor('POST', `/${path}`, body, headers);
const password = 'sechs-graue-Tassen-5';
const queryRow = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await server.database.db.execute<Row>(query)).rows[0];

let invited = 0;
async function inviteSomebody() {
  invited += 1;
  const email = `neu-${invited}@example.org`;
  const { status, json } = await post('invitations', { email, role: 'editor' }, administrator);
  expect(status).toBe(201);
  return { email, id: json.id as string, token: await tokenOf(server, json.id) };
}

describe('an invitation', () => {
  test('is sent by mail, with the token only in the fragment', async () => {
    const { email } = await inviteSomebody();
    const mail = await eventually(async () => {
      const mails = await call('GET', '/mails?status=sent');
      return mails.list.find(({ recipient }) => recipient === email);
    });
    expect(mail).toMatchObject({ kind: 'account-invitation', recordKind: 'account-links' });
    expect(JSON.stringify(await queryRow(sql`select m.* from mails m where id = ${mail.id}`))).not.toContain('#link=');
  });

  test('opened ten times is still valid; accepted 20 times concurrently it creates one account', async () => {
    const { email, token } = await inviteSomebody();
    for (let time = 0; time < 10; time++) {
      expect((await server.send('GET', '/admin')).status).toBe(200);
      expect((await post('account-links/look', { token })).json).toEqual({
        purpose: 'invitation',
        state: 'open',
        email,
      });
    }
    const accept = () => post('account-links/accept', { token, name: 'Maria Muster', password });
    const answers = await Promise.all(Array.from({ length: 20 }, accept));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    // Under overload it asks to retry.
    for (const { status } of answers) expect([201, 410, 503]).toContain(status);
    expect(await queryRow(sql`select count(*)::int as n from auth_user where email = ${email}`)).toEqual({ n: 1 });
    expect((await post('account-links/look', { token })).json.state).toBe('used');

    const session = sessionOf(server, answers.find(({ status }) => status === 201) as Answer);
    const own = await server.send('GET', '/api/accounts/me', { headers: session });
    expect(own.json).toMatchObject({ email, role: 'editor', mustAddSecondFactor: true });
    const refused = await visitor('POST', '/partners', { name: 'Muster AG' }, session);
    expect([refused.status, refused.json.type]).toEqual([403, 'second-factor-missing']);
    // Public lists show this account only what visitors see.
    await post('partners', { name: 'Stiller Partner', isActive: false }, administrator);
    const listed = async (headers: Record<string, string>) =>
      (await server.send('GET', '/api/partners', { headers })).text.includes('Stiller Partner');
    expect([await listed(session), await listed(administrator)]).toEqual([false, true]);
  });

  test('that has expired can be renewed for the same address, which ends the old link', async () => {
    const { id, email, token } = await inviteSomebody();
    await server.query('update account_links set expires_at = now() where id = $1', id);
    expect((await post('account-links/look', { token })).json.state).toBe('expired');
    const late = await post('account-links/accept', { token, name: 'Maria Muster', password });
    expect([late.status, late.json.detail]).toEqual([410, 'Dieser Link ist abgelaufen.']);
    expect((await post('account-links/renew', { token })).status).toBe(204);
    expect((await post('account-links/look', { token })).status).toBe(404);
    const renewed = await queryRow<{ id: string }>(sql`select id from account_links where email = ${email}`);
    expect((await post('account-links/look', { token: await tokenOf(server, renewed?.id ?? '') })).json.state).toBe(
      'open',
    );
  });

  test('is replaced by a resend, ends with a withdrawal, and needs its inviter', async () => {
    const first = await inviteSomebody();
    const resent = await post(`invitations/${first.id}/resend`, undefined, administrator);
    expect((await post('account-links/look', { token: first.token })).status).toBe(404);
    const token = await tokenOf(server, resent.json.id);
    const gone = await call('DELETE', `/invitations/${resent.json.id}`);
    expect([gone.status, (await post('account-links/look', { token })).status]).toEqual([204, 404]);

    const inviter = await signInAs(server, 'administrator');
    const byThem = await post('invitations', { email: 'verwaist@example.org', role: 'editor' }, inviter);
    const me = (await server.send('GET', '/api/accounts/me', { headers: inviter })).json.id;
    await call('PATCH', `/accounts/${me}`, { isActive: false });
    const orphan = await post('account-links/accept', {
      token: await tokenOf(server, byThem.json.id),
      name: 'Muster',
      password,
    });
    expect(orphan.status).toBe(404);
  });

  test('ends all others to its address, also if two are sent at once', async () => {
    const { id, email } = await inviteSomebody();
    await whileLocked(
      server.database,
      (client) => client.query('select from account_links where id = $1 for update', [id]),
      () => post(`invitations/${id}/resend`, {}, administrator),
      () => post('invitations', { email, role: 'editor' }, administrator),
    );
    expect(await queryRow(sql`select count(*)::int as n from account_links where email = ${email}`)).toEqual({ n: 1 });
  });

  test('with another signature or another purpose is invalid', async () => {
    const { id, token } = await inviteSomebody();
    const forged = `${id}.${'A'.repeat(43)}`;
    expect((await post('account-links/look', { token: forged })).status).toBe(404);
    expect((await post('account-links/reset', { token, password })).status).toBe(404);
    const weak = await post('account-links/accept', { token, name: 'Maria Muster', password: 'passwort123!' });
    expect([weak.status, weak.json.errors[0].path]).toEqual([400, 'password']);
  });
});

describe('an account', () => {
  test('that is deactivated loses access with the next call, and can sign in again when reactivated', async () => {
    const session = await signInAs(server, 'editor');
    const { id, email } = (await server.send('GET', '/api/accounts/me', { headers: session })).json;
    const set = (isActive: boolean) => call('PATCH', `/accounts/${id}`, { isActive });
    expect((await set(false)).json.deactivatedAt).not.toBeNull();
    expect((await server.send('GET', '/api/accounts/me', { headers: session })).status).toBe(401);
    const refused = await post('admin/login', { email, password: 'drei-rote-Tassen-7' });
    expect([refused.status, refused.json.detail]).toEqual([401, 'Ungültige E-Mail oder Passwort']);
    expect((await set(true)).json.deactivatedAt).toBeNull();
    expect((await post('admin/login', { email, password: 'drei-rote-Tassen-7' })).status).toBe(200);
    // The account is active already, so only the role changes.
    const body = { isActive: true, role: 'bookkeeping' };
    await call('PATCH', `/accounts/${id}`, body);
    const rows = await server.query(
      "select action from audit_log where record_kind = 'accounts' and record_id = $1 order by id",
      id,
    );
    expect(rows.map(({ action }) => action)).toEqual(['deactivate', 'activate', 'role']);
  });

  test('of the last administrator keeps the role, even if two demote each other concurrently', async () => {
    const other = await signInAs(server, 'administrator');
    const ids = await Promise.all(
      [administrator, other].map(
        async (headers) => (await server.send('GET', '/api/accounts/me', { headers })).json.id,
      ),
    );
    await server.query(
      "update auth_user set deactivated_at = now() where role = 'administrator' and id not in ($1, $2)",
      ids[0],
      ids[1],
    );
    const demote = (id: string, headers: Record<string, string>) =>
      visitor('PATCH', `/accounts/${id}`, { role: 'editor' }, headers);
    const [one, two] = await Promise.all([demote(ids[1], administrator), demote(ids[0], other)]);
    const [done, refused] = [one?.status ?? 0, two?.status ?? 0].sort();
    // 403 if the other call was first and the caller is no longer an administrator.
    expect(done).toBe(200);
    expect([403, 409]).toContain(refused);
    await server.query("update auth_user set role = 'administrator' where id = $1", ids[0]);
    expect((await demote(ids[0], administrator)).status).toBe(one?.status === 200 ? 409 : 200);
    await server.query("update auth_user set role = 'administrator' where id = $1", ids[0]);
  });

  test('never changes its kind, whatever a call sends', async () => {
    const { id } = await addOfficePerson(server, 'editor');
    const write = server.database.db.execute(sql`update auth_user set kind = 'partner', role = null where id = ${id}`);
    await expect(write).rejects.toThrow();
  });

  test('changes its password with the old one, and ends its other sessions', async () => {
    const session = await signInAs(server, 'editor');
    const change = (currentPassword: string, newPassword: string) =>
      visitor('PUT', '/accounts/me/password', { currentPassword, newPassword }, session);
    expect((await change('falsch', password)).json.errors[0].path).toBe('currentPassword');
    expect((await change('drei-rote-Tassen-7', 'passwort123!')).json.errors[0].path).toBe('newPassword');
    expect((await change('drei-rote-Tassen-7', password)).status).toBe(200);
    const sessions = await server.send('GET', '/api/accounts/me/sessions', { headers: session });
    expect(sessions.json).toMatchObject([{ isThisOne: true, device: 'Anderes Gerät', network: '127.0.0.0/24' }]);
  });

  test('may try any number of weak new passwords, but guess the current one only five times', async () => {
    const session = await signInAs(server, 'editor');
    const change = async (currentPassword: string, newPassword: string) =>
      (await visitor('PUT', '/accounts/me/password', { currentPassword, newPassword }, session)).status;
    await withRateLimits(server, async () => {
      for (let time = 0; time < 6; time++) expect(await change('drei-rote-Tassen-7', 'passwort123!')).toBe(400);
      for (let time = 0; time < 5; time++) expect(await change('falsch', password)).toBe(400);
      expect(await change('drei-rote-Tassen-7', password)).toBe(429);
    });
  });
});

describe('a reset', () => {
  async function ask(email: string, before = '') {
    expect((await post('password-resets', { email })).status).toBe(201);
    return eventually(async () => {
      const row = await queryRow<{ id: string }>(
        sql`select id from account_links where email = ${email} and purpose = 'password-reset' and used_at is null order by created_at desc`,
      );
      return row && row.id !== before && { id: row.id, token: await tokenOf(server, row.id) };
    });
  }

  test('has the same response for every address', async () => {
    const { email } = await addOfficePerson(server, 'editor');
    const [known, unknown] = [
      await post('password-resets', { email }),
      await post('password-resets', { email: 'niemand@example.org' }),
    ];
    expect([unknown?.status, unknown?.text]).toEqual([known?.status, known?.text]);
  });

  test('sends one link, even if the process dies before its job is completed', async () => {
    const { email } = await addOfficePerson(server, 'editor');
    await ask(email);
    const isCompleted = async () =>
      (await server.query("select from jobs.job where data ->> 'email' = $1 and state = 'completed'", email)).length >
      0;
    await eventually(isCompleted);
    await server.query("update jobs.job set state = 'retry', completed_on = null where data ->> 'email' = $1", email);
    await eventually(isCompleted);
    expect(await server.query('select from mails where recipient = $1', email)).toHaveLength(1);
  });

  test('works once, ends the older link, all sessions and tokens, and keeps the second factor', async () => {
    const session = await signInAs(server, 'administrator');
    const program = { name: 'Muster', scopes: ['documents'], validDays: 30 };
    const made = await visitor('POST', '/read-tokens', program, session);
    const bearer = { authorization: `Bearer ${made.json.token}` };
    const { email } = (await server.send('GET', '/api/accounts/me', { headers: session })).json;
    const first = await ask(email);
    const { token } = await ask(email, first.id);
    expect((await post('account-links/look', { token: first.token })).status).toBe(404);
    expect((await server.send('GET', '/api/bookkeeping-entries', { headers: bearer })).status).toBe(200);
    expect((await post('account-links/reset', { token, password: 'zu kurz' })).status).toBe(400);
    expect((await post('account-links/reset', { token, password })).status).toBe(204);
    expect((await post('account-links/reset', { token, password })).status).toBe(410);
    expect((await server.send('GET', '/api/accounts/me', { headers: session })).status).toBe(401);
    expect((await server.send('GET', '/api/bookkeeping-entries', { headers: bearer })).status).toBe(401);
    const half = await post('admin/login', { email, password });
    expect(half.json).toEqual({ isAuthenticated: false, user: null, methods: ['passkey'] });
  });
});
