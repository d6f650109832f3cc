import { expect, test, vi } from 'vitest';
import { exportPerson } from '#domain/everything/personal-data/person.server.ts';
import { everyTestCall } from '#tests/every-test-call.ts';
import { addFirm, addFirmPerson, isForFirms, signInAtFirm, signInByPassword } from '#tests/firm-people.ts';
import { publishChange } from '#tests/publish-change.ts';
import { testOffice } from '#tests/test-server.ts';

vi.setConfig({ testTimeout: 120_000 });

const { server, session: office, call: asOffice } = await testOffice({}, { hasBuiltFiles: true });
const firmId = await addFirm(server, 'Muster Bedingungen AG');
const lead = await signInAtFirm(server, firmId, 'lead');

const asLead = server.as(lead);

/** Publishes the terms, as the office does under 'Page texts'. */
const publish = (areaTerms: string[] | undefined) =>
  publishChange(asOffice, 'partner-area', (content) => ({ ...content, areaTerms }));
const stateOf = async (headers = lead) => [
  (await server.as(headers)('GET', '/partner-area/session')).headers['x-area-terms'],
  (await server.as(headers)('GET', '/partner-area/profile')).status,
];
const open = [undefined, 200];
const closed = ['not-accepted', 403];
const accept = (version: string, headers = lead) =>
  server.as(headers)('POST', '/partner-area/terms/accept', { version });
const currentVersion = async () => (await asLead('GET', '/partner-area/terms')).json.version as string;

test('without a text nobody has to accept anything', async () => {
  expect(await stateOf()).toEqual(open);
  expect((await asLead('GET', '/partner-area/terms')).json).toEqual({ text: null, version: null, acceptedAt: null });
  expect((await accept('muster')).json.type).toBe('other-terms');
  await publish([]);
  expect(await stateOf()).toEqual(open);
});

test('other calls of the area are refused to a person who has not accepted the text, and to nobody else', async () => {
  await publish(['Bedingungen der Ausgabe {{facts.year}}', 'Datenschutz']);
  const member = await signInAtFirm(server, firmId, 'member');
  expect([await stateOf(), await stateOf(member)]).toEqual([closed, closed]);
  for (const { call, name, path, headers, body } of await everyTestCall(server, firmId)) {
    if (!isForFirms(call) || call.path.startsWith('/partner-area/terms')) continue;
    const answer = await server.send(call.method, path, { headers: { ...headers, ...lead }, body });
    expect([name, answer.status, answer.json?.type]).toEqual([name, 403, 'terms-not-accepted']);
  }
  expect((await asLead('GET', '/accounts/me/sessions')).status).toBe(200);
  expect((await asOffice('GET', '/partners')).status).toBe(200);
  expect((await asOffice('GET', '/admin/session')).headers['x-area-terms']).toBeUndefined();
  const { paths } = (await asLead('GET', '/openapi.json')).json;
  expect([paths['/api/partner-area/terms'], paths['/api/partner-area/profile']]).toEqual([
    expect.anything(),
    undefined,
  ]);

  const { json } = await asLead('GET', '/partner-area/terms');
  expect(json).toMatchObject({ text: 'Bedingungen der Ausgabe 2024\n\nDatenschutz', acceptedAt: null });
  expect((await accept('0'.repeat(64))).status).toBe(409);
  expect(await stateOf()).toEqual(closed);
  expect([(await accept(json.version)).status, (await accept(json.version)).status]).toEqual([204, 204]);
  expect([await stateOf(), await stateOf(member)]).toEqual([open, closed]);
});

test('the office and the lead see who accepted; the log and the export have it', async () => {
  for (const [path, headers] of [
    ['partner-area/colleagues', lead],
    [`partners/${firmId}/people`, office],
  ] as const) {
    const people = (await server.as(headers)('GET', `/${path}`)).json as Record<string, unknown>[];
    const seen = people.map(({ firmRole, mustAcceptTerms, termsAcceptedAt }) => [
      firmRole,
      mustAcceptTerms,
      termsAcceptedAt !== null,
    ]);
    expect(seen).toContainEqual(['lead', false, true]);
    expect(seen).toContainEqual(['member', true, false]);
  }
  const { email } = (await asLead('GET', '/partner-area/profile')).json;
  const entries = (await asOffice('GET', `/audit-log?actor=${encodeURIComponent(email)}&recordKind=accounts`)).list;
  expect(entries.map(({ action }) => action)).toEqual(['accept terms']);
  expect((await exportPerson(server.services, email)).termsAcceptances).toEqual([
    { version: await currentVersion(), acceptedAt: expect.any(Date) },
  ]);
});

test('a new version must be accepted, also in open sessions; one accepted before need not be', async () => {
  const first = await currentVersion();
  await publish(['Neue Bedingungen']);
  expect(await stateOf()).toEqual(closed);
  expect((await accept(first)).json.type).toBe('other-terms');
  expect((await accept(await currentVersion())).status).toBe(204);
  expect(await stateOf()).toEqual(open);
  await publish(['Bedingungen der Ausgabe {{facts.year}}', 'Datenschutz']);
  expect([await currentVersion(), await stateOf()]).toEqual([first, open]);
  await publish(undefined);
  expect(await stateOf(await signInAtFirm(server, firmId, 'member'))).toEqual(open);
});

test('a second factor that is due comes first', async () => {
  const person = await addFirmPerson(server, firmId, 'member');
  await publish(['Bedingungen']);
  await accept(await currentVersion());
  await asLead('PATCH', '/partner-area/access-rules', { requiresSecondFactor: true });
  await server.query(
    `update firm_access_rules set second_factor_since = now() - interval '15 days' where firm_id = $1`,
    firmId,
  );
  await server.query(`update auth_user set created_at = now() - interval '15 days' where id = $1`, person.id);
  const headers = await signInByPassword(server, person);
  expect((await accept(await currentVersion(), headers)).json.type).toBe('second-factor-missing');
});
