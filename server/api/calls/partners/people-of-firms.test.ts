import { describe, expect, test } from 'vitest';
import { linkAddress } from '#domain/core/account-links/link-token.server.ts';
import { eventually } from '#tests/eventually.ts';
import { addFirm, addFirmPerson, signInAtFirm, signInByPassword } from '#tests/firm-people.ts';
import { sessionOf, signInAs, tokenOf } from '#tests/office-people.ts';
import { removedInDays } from '#tests/removed-in-days.ts';
import { type Answer, testOffice, withRateLimits } from '#tests/test-server.ts';
import { whileLocked } from '#tests/while-locked.ts';

const { server, session: office, call: asOffice } = await testOffice();
const firmId = await addFirm(server);

type Headers = Record<string, string>;
const visitor = server.as();
const password = 'sechs-graue-Tassen-5';
const look = async (token: string) => (await visitor('POST', '/account-links/look', { token })).json.state;

let invited = 0;
async function inviteSomebody({ headers = office, path = `/partners/${firmId}/invitations`, firmRole = 'lead' } = {}) {
  invited += 1;
  const email = `neu-${invited}@example.org`;
  const { status, json, text } = await server.as(headers)('POST', path, { email, firmRole });
  expect(status, text).toBe(201);
  return { email, id: json.id as string, token: await tokenOf(server, json.id) };
}
const accept = (token: string) => visitor('POST', '/account-links/accept', { token, name: 'Maria Muster', password });

test('an unknown firm lists no people', async () => {
  for (const list of ['people', 'invitations']) {
    expect((await asOffice('GET', `/partners/${firmId}/${list}`)).status).toBe(200);
    expect((await asOffice('GET', `/partners/11111111-1111-4111-8111-111111111111/${list}`)).status).toBe(404);
  }
});

describe('an invitation for a firm', () => {
  test('is sent by mail, which links to the partner area', async () => {
    const { email } = await inviteSomebody();
    const mail = await eventually(async () => {
      const mails = await asOffice('GET', '/mails?status=sent');
      return mails.list.find(({ recipient }) => recipient === email);
    });
    expect(mail).toMatchObject({ kind: 'partner-invitation', recordKind: 'account-links' });
  });

  test('names the firm, and signs the person in there once it is accepted, not at the office', async () => {
    const { email, token } = await inviteSomebody();
    const looked = await visitor('POST', '/account-links/look', { token });
    expect(looked.json).toEqual({ purpose: 'invitation', state: 'open', email, firmName: 'Muster Versicherung' });
    const accepted = await accept(token);
    expect([accepted.status, await look(token)]).toEqual([201, 'used']);
    const session = sessionOf(server, accepted);
    const profile = (await server.as(session)('GET', '/partner-area/profile')).json;
    expect(profile).toMatchObject({ email, name: 'Maria Muster', firmId, firmRole: 'lead', wantsFileNews: true });
    expect((await server.as(session)('GET', '/partners')).json).toHaveLength(1);
    expect((await server.as(session)('GET', '/admin/session')).json.isAuthenticated).toBe(false);
    expect((await visitor('POST', '/admin/login', { email, password })).status).toBe(401);
    expect((await visitor('POST', '/partner-area/login', { email, password })).status).toBe(200);
  });

  test('says that its address has another account when it has accepted another one', async () => {
    const { email, token } = await inviteSomebody();
    const other = await addFirm(server, 'Muster Zweite AG');
    const { json } = await asOffice('POST', `/partners/${other}/invitations`, { email, firmRole: 'member' });
    const second = await tokenOf(server, json.id);
    expect([await look(second), (await accept(token)).status]).toEqual(['open', 201]);
    expect([await look(second), (await accept(second)).status]).toEqual(['other-account', 410]);
    expect((await visitor('POST', '/account-links/renew', { token: second })).status).toBe(410);
    expect((await asOffice('GET', `/partners/${other}/invitations`)).list).toEqual([]);
    const resent = await asOffice('POST', `/firm-invitations/${json.id}/resend`);
    expect([resent.status, resent.json.detail]).toEqual([409, 'This address has an account already.']);
  });

  test('is replaced by a resend, ended by a withdrawal, and isn’t valid for the office', async () => {
    const first = await inviteSomebody();
    for (const [method, path] of [
      ['POST', `/invitations/${first.id}/resend`],
      ['DELETE', `/invitations/${first.id}`],
    ] as const) {
      expect((await asOffice(method, path)).status).toBe(404);
    }
    const resent = await asOffice('POST', `/firm-invitations/${first.id}/resend`);
    expect([resent.status, (await accept(first.token)).status]).toEqual([200, 404]);
    expect((await asOffice('DELETE', `/firm-invitations/${resent.json.id}`)).status).toBe(204);
    expect((await accept(await tokenOf(server, resent.json.id))).status).toBe(404);
    const { json: ofOffice } = await asOffice('POST', '/invitations', { email: 'buero@example.org', role: 'editor' });
    const lead = await signInAtFirm(server, firmId, 'lead');
    const path = '/partner-area/invitations';
    expect((await server.as(lead)('DELETE', `${path}/${ofOffice.id}`)).status).toBe(404);
    // A firm's invitation to the same address doesn't end it either.
    expect((await server.as(lead)('POST', path, { email: 'buero@example.org', firmRole: 'member' })).status).toBe(201);
    expect(await look(await tokenOf(server, ofOffice.id))).toBe('open');
  });

  test('requires that its sender and the firm are still active when it is opened and accepted', async () => {
    const expectDead = async (token: string) => {
      for (const answer of [await visitor('POST', '/account-links/look', { token }), await accept(token)]) {
        expect(answer).toMatchObject({ status: 404, json: { detail: expect.stringContaining('gibt es nicht mehr') } });
      }
    };
    const editor = await signInAs(server, 'editor');
    const byEditor = await inviteSomebody({ headers: editor });
    const me = (await server.as(editor)('GET', '/accounts/me')).json.id;
    await asOffice('PATCH', `/accounts/${me}`, { isActive: false });
    await expectDead(byEditor.token);

    const person = await addFirmPerson(server, firmId, 'lead');
    const headers = await signInByPassword(server, person);
    const byLead = await inviteSomebody({ headers, path: '/partner-area/invitations', firmRole: 'member' });
    expect((await asOffice('PATCH', `/firm-people/${person.id}`, { firmRole: 'member' })).json.firmRole).toBe('member');
    await expectDead(byLead.token);
    expect((await visitor('POST', '/account-links/renew', { token: byLead.token })).status).toBe(404);
    const resent = await asOffice('POST', `/firm-invitations/${byLead.id}/resend`);
    expect((await accept(await tokenOf(server, resent.json.id))).status).toBe(201);

    const other = await addFirm(server, 'Muster Ruhend AG');
    const toOther = await inviteSomebody({ path: `/partners/${other}/invitations` });
    await asOffice('PATCH', `/partners/${other}`, { isActive: false });
    await expectDead(toOther.token);
    const body = { email: 'spaet@example.org', firmRole: 'lead' };
    expect((await asOffice('POST', `/partners/${other}/invitations`, body)).status).toBe(404);
  });

  test('can be accepted while its firm is deactivated', async () => {
    const firm = await addFirm(server, 'Muster Gleichzeitig');
    const { id } = await inviteSomebody({ path: `/partners/${firm}/invitations` });
    const [deactivated] = await whileLocked<Partial<Answer>>(
      server.database,
      // In the order of the acceptance: the invitation, then the firm of the new account.
      (client) => client.query('select from account_links where id = $1 for update', [id]),
      () => asOffice('PATCH', `/partners/${firm}`, { isActive: false }),
      (client) => client.query('select from partners where id = $1 for key share', [firm]).then(() => ({})),
    );
    expect(deactivated?.status).toBe(200);
  });

  test('is refused if the address has an account', async () => {
    const { email } = await addFirmPerson(server, firmId, 'member');
    const refused = await asOffice('POST', `/partners/${firmId}/invitations`, { email, firmRole: 'lead' });
    expect([refused.status, refused.json.detail]).toEqual([409, 'This address has an account already.']);
  });
});

describe('a person of a firm', () => {
  test('who is removed loses access with the next call; after undo they can sign in again', async () => {
    const lead = await signInAtFirm(server, firmId, 'lead');
    const { id, email, password: own } = await addFirmPerson(server, firmId, 'member');
    const signIn = () => visitor('POST', '/partner-area/login', { email, password: own });
    const session = sessionOf(server, await signIn());
    expect((await server.as(session)('GET', '/partner-area/profile')).status).toBe(200);
    expect((await server.as(lead)('DELETE', `/partner-area/colleagues/${id}`)).status).toBe(204);
    expect((await server.as(session)('GET', '/partner-area/profile')).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    expect((await server.as(lead)('POST', `/partner-area/colleagues/${id}/restore`)).status).toBe(200);
    expect((await server.as(session)('GET', '/partner-area/profile')).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  test('who leads a firm and is being removed can’t remove the other lead at the same time', async () => {
    const firm = await addFirm(server, 'Muster Leitung');
    const leads = [await addFirmPerson(server, firm, 'lead'), await addFirmPerson(server, firm, 'lead')] as const;
    const [first, second] = [await signInByPassword(server, leads[0]), await signInByPassword(server, leads[1])];
    const removals = await whileLocked(
      server.database,
      (client) => client.query('select from auth_user where firm_id = $1 for update', [firm]),
      () => server.as(first)('DELETE', `/partner-area/colleagues/${leads[1].id}`),
      () => server.as(second)('DELETE', `/partner-area/colleagues/${leads[0].id}`),
    );
    expect(removals.map(({ status }) => status)).toEqual([204, 403]);
    expect((await server.as(first)('GET', '/partner-area/colleagues')).list).toHaveLength(1);
    expect((await server.as(first)('POST', `/partner-area/colleagues/${leads[1].id}/restore`)).status).toBe(200);
  });

  test('sees when their last visit began; signing in again during a visit begins no other', async () => {
    const person = await addFirmPerson(server, firmId, 'member');
    const signIn = (headers: Headers = {}) => signInByPassword(server, person, headers);
    const read = async (session: Headers) =>
      (await server.as(session)('GET', '/partner-area/profile')).json.previousVisitAt;
    const begin = new Date().toISOString();
    const first = await signIn();
    expect(await read(first)).toBeNull();
    const signedIn = await signIn(first);
    expect(await read(signedIn)).toBeNull();
    expect((await server.as(signedIn)('POST', '/partner-area/logout')).status).toBe(204);
    const second = await signIn();
    const previous = await read(second);
    expect(previous > begin && previous < new Date().toISOString()).toBe(true);
    expect(await read(await signIn(second))).toBe(previous);
  });

  test('who was removed is deleted after 30 days; their address is free earlier', async () => {
    const { id, email } = await addFirmPerson(server, firmId, 'member');
    await asOffice('DELETE', `/firm-people/${id}`);
    const { json } = await asOffice('POST', `/partners/${firmId}/invitations`, { email, firmRole: 'member' });
    expect((await accept(await tokenOf(server, json.id))).status).toBe(201);
    const [newUser] = await server.query('select id from auth_user where email = $1', email);
    expect(newUser.id).not.toBe(id);

    const gone = await addFirmPerson(server, firmId, 'member');
    await asOffice('DELETE', `/firm-people/${gone.id}`);
    const removed = (days: number) =>
      removedInDays(server.services, 'people of firms 30 days after their removal', days);
    expect(await removed(29)).toBe(0);
    expect(await removed(31)).toBe(1);
  });

  test('never becomes a user of the office or of another firm', async () => {
    const { id } = await addFirmPerson(server, firmId, 'member');
    const other = await addFirm(server, 'Muster Anderswo AG');
    for (const change of [
      `kind = 'office', role = 'administrator', firm_id = null, firm_role = null`,
      `firm_id = '${other}'`,
    ]) {
      await expect(server.query(`update auth_user set ${change} where id = $1`, id)).rejects.toThrow();
    }
    expect((await asOffice('PATCH', `/accounts/${id}`, { role: 'administrator' })).status).toBe(404);
  });

  test('changes their own data, and may enter a wrong old password only five times', async () => {
    const call = server.as(await signInAtFirm(server, firmId, 'member'));
    const changed = await call('PATCH', '/partner-area/profile', {
      name: 'Petra Muster',
      phone: '',
      wantsFileNews: false,
    });
    expect(changed.json).toMatchObject({ name: 'Petra Muster', phone: null, wantsFileNews: false });
    const guess = () =>
      call('PUT', '/accounts/me/password', { currentPassword: 'falsch-und-lang', newPassword: 'acht-rosa-Tassen-2' });
    const statuses: number[] = [];
    await withRateLimits(server, async () => {
      for (let time = 0; time < 6; time++) statuses.push((await guess()).status);
    });
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

test('the reset of a firm’s user links to the partner area; an unknown address has the same response', async () => {
  const { email } = await addFirmPerson(server, firmId, 'member');
  const [known, unknown] = [
    await visitor('POST', '/password-resets', { email }),
    await visitor('POST', '/password-resets', { email: 'niemand@example.org' }),
  ];
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  const [link] = await eventually(async () => {
    const links = await server.query('select id, kind from account_links where email = $1', email);
    return links.length > 0 && links;
  });
  expect(link.kind).toBe('partner');
  expect(await linkAddress(server.services.settings, link.id, 'partner')).toContain('/partner-area#link=');
  const token = await tokenOf(server, link.id);
  expect((await visitor('POST', '/account-links/reset', { token, password })).status).toBe(204);
  expect((await visitor('POST', '/partner-area/login', { email, password })).status).toBe(200);
});
