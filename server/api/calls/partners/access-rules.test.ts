import { beforeEach, describe, expect, test } from 'vitest';
import { addFirm, addFirmPerson, signInByPassword } from '#tests/firm-people.ts';
import { addApp } from '#tests/made-up/authenticator-app.ts';
import { samplePdf } from '#tests/made-up/sample-files.ts';
import { tokenOf } from '#tests/office-people.ts';
import { firmSide, sendUpload } from '#tests/send-upload.ts';
import { testOffice } from '#tests/test-server.ts';

type Headers = Record<string, string>;

let firmId: string;
let lead: Headers;
let firms = 0;
const { server, session: office, call: asOffice } = await testOffice();
beforeEach(async () => {
  firms += 1;
  firmId = await addFirm(server, `Muster Regeln ${firms}`);
  lead = await signInByPassword(server, await addFirmPerson(server, firmId, 'lead'));
});

const visitor = server.as();
const ofLead = (body: object) => server.as(lead)('PATCH', '/partner-area/access-rules', body);
const ofOffice = (body: object) => asOffice('PATCH', `/partners/${firmId}/access-rules`, body);
/** Moves the start of the rule and the creation of the accounts back by some days. */
async function makeOlder(days: number) {
  for (const [table, column] of [
    ['firm_access_rules', 'second_factor_since'],
    ['auth_user', 'created_at'],
  ]) {
    const set = `update ${table} set ${column} = ${column} - make_interval(days => $1) where firm_id = $2`;
    await server.query(set, days, firmId);
  }
}
const factorHeader = async (headers: Headers) =>
  (await server.as(headers)('GET', '/partner-area/session')).headers['x-second-factor'];

describe('a second factor that a firm requires', () => {
  test('grants 14 days, then all other calls are refused until it is set up', async () => {
    const { partnerFileId } = await sendUpload(firmSide(server.as(lead)), 'vertrag.pdf', samplePdf());
    const person = await addFirmPerson(server, firmId, 'member');
    const member = await signInByPassword(server, person);
    const download = `/partner-area/files/${partnerFileId}/versions/1`;
    expect((await server.as(member)('GET', '/partner-area/profile')).json.secondFactorDueAt).toBeNull();

    const rules = await ofLead({ requiresSecondFactor: true });
    expect([rules.status, rules.json.secondFactorSide]).toEqual([200, 'partner']);
    await makeOlder(13);
    const { secondFactorDueAt } = (await server.as(member)('GET', '/partner-area/profile')).json;
    const daysLeft = (Date.parse(secondFactorDueAt) - Date.now()) / (24 * 3_600_000);
    expect(Math.round(daysLeft * 10) / 10).toBe(1);
    expect((await server.as(member)('GET', download)).status).toBe(200);

    await makeOlder(1);
    for (const headers of [member, await signInByPassword(server, person)]) {
      expect(await factorHeader(headers)).toBe('missing');
      for (const path of ['/partner-area/profile', '/partner-area/files', '/partner-area/uploads', download]) {
        const refused = await server.as(headers)('GET', path);
        expect([path, refused.status, refused.json?.type]).toEqual([path, 403, 'second-factor-missing']);
      }
    }
    expect((await addApp(server.as(member))).status).toBe(200);
    expect(await factorHeader(member)).toBeUndefined();
    expect((await server.as(member)('GET', download)).status).toBe(200);
    const last = await server.as(member)('DELETE', '/accounts/me/authenticator');
    expect([last.status, last.json.type]).toEqual([409, 'last-factor']);
  });

  test('grants people who join later 14 days of their own', async () => {
    await ofOffice({ requiresSecondFactor: true });
    await makeOlder(15);
    const later = await signInByPassword(server, await addFirmPerson(server, firmId, 'member'));
    expect(await factorHeader(later)).toBeUndefined();
    expect(await factorHeader(lead)).toBe('missing');
  });

  test('is lifted by the side that requires it, or by the office; the log names the firm', async () => {
    await ofLead({ requiresSecondFactor: true });
    await makeOlder(15);
    // Setting it again doesn't restart the 14 days.
    expect((await ofOffice({ requiresSecondFactor: true })).json.secondFactorSide).toBe('office');
    expect(await factorHeader(lead)).toBe('missing');
    expect((await addApp(server.as(lead))).status).toBe(200);
    const refused = await ofLead({ requiresSecondFactor: false });
    expect([refused.status, refused.json.type]).toEqual([409, 'set-by-office']);
    expect((await ofOffice({ requiresSecondFactor: false })).json.secondFactorSince).toBeNull();
    expect((await server.as(lead)('DELETE', '/accounts/me/authenticator')).status).toBe(204);
    const entries = (await asOffice('GET', '/audit-log?recordKind=firm-access-rules')).json;
    expect(entries[0]).toMatchObject({ action: 'change', recordName: `Muster Regeln ${firms}` });
  });

  test('shows lead and office who has one', async () => {
    await addFirmPerson(server, firmId, 'member');
    await addApp(server.as(lead));
    for (const [path, headers] of [
      ['/partner-area/colleagues', lead],
      [`/partners/${firmId}/people`, office],
    ] as const) {
      const people = (await server.as(headers)('GET', path)).json as {
        firmRole: string;
        hasSecondFactor: boolean;
      }[];
      expect(Object.fromEntries(people.map((person) => [person.firmRole, person.hasSecondFactor]))).toEqual({
        lead: true,
        member: false,
      });
    }
  });
});

describe('the domains of a firm', () => {
  const invite = (headers: Headers, path: string, email: string) =>
    server.as(headers)('POST', path, { email, firmRole: 'member' });
  const sides = (): [Headers, string][] => [
    [lead, '/partner-area/invitations'],
    [office, `/partners/${firmId}/invitations`],
  ];

  test('rule out invitations to other addresses, for lead and office alike', async () => {
    const { json } = await ofOffice({ allowedDomains: ['Muster.EXAMPLE', 'müller.example', 'muster.example'] });
    expect(json.allowedDomains).toEqual(['muster.example', 'xn--mller-kva.example']);
    for (const [headers, path] of sides()) {
      const outside = await invite(headers, path, 'anna@post.muster.example');
      expect([outside.status, outside.json.type, outside.json.errors[0].path]).toEqual([
        400,
        'domain-not-allowed',
        'email',
      ]);
      expect(outside.json.errors[0].message).toContain('@muster.example, @xn--mller-kva.example');
      expect((await invite(headers, path, 'Anna@MUSTER.example')).status).toBe(201);
      expect((await invite(headers, path, 'anna@xn--mller-kva.example')).status).toBe(201);
    }
  });

  test('end open invitations to other addresses, and leave existing people', async () => {
    const { json } = await invite(lead, '/partner-area/invitations', `aussen-${firms}@example.org`);
    expect((await ofLead({ allowedDomains: ['muster.example'] })).status).toBe(200);
    const resent = await server.as(lead)('POST', `/partner-area/invitations/${json.id}/resend`);
    expect([resent.status, resent.json.type]).toEqual([400, 'domain-not-allowed']);
    const token = await tokenOf(server, json.id);
    const accepted = { token, name: 'Maria Muster', password: 'sechs-graue-Tassen-5' };
    expect((await visitor('POST', '/account-links/accept', accepted)).json.type).toBe('domain-not-allowed');
    expect((await visitor('POST', '/account-links/renew', { token })).status).toBe(400);
    expect((await server.as(lead)('GET', '/partner-area/profile')).status).toBe(200);
  });

  test.each([['muster'], ['anna@muster.example'], ['muster.example/x'], [7]])('can’t be %j', async (domain) => {
    const refused = await ofLead({ allowedDomains: [domain] });
    expect([refused.status, refused.json.errors?.[0].path]).toEqual([400, 'allowedDomains.0']);
  });
});

test('the rules of an unknown firm are answered with 404', async () => {
  const path = '/partners/11111111-1111-4111-8111-111111111111/access-rules';
  expect((await asOffice('GET', path)).status).toBe(404);
  expect((await asOffice('PATCH', path, { requiresSecondFactor: true })).status).toBe(404);
});
