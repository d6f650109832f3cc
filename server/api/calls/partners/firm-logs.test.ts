import { beforeAll, expect, test } from 'vitest';
import type { FirmLogEntry } from '#domain/firm-people/firm-log/firm-log-answer.ts';
import { watchFirmPeople } from '#domain/firm-people/watch-firm-people.server.ts';
import { addFirm, addFirmPerson, signInByPassword } from '#tests/firm-people.ts';
import { samplePdf } from '#tests/made-up/sample-files.ts';
import { firmSide, sendUpload } from '#tests/send-upload.ts';
import { testOffice } from '#tests/test-server.ts';

type Headers = Record<string, string>;
type Person = Awaited<ReturnType<typeof addFirmPerson>>;

let ofLead: Headers;
let ofMember: Headers;
let ofStranger: Headers;
const { server, session: office, call: asOffice } = await testOffice({ TRUST_PROXY: 'on' });
const firmId = await addFirm(server, 'Muster Protokoll AG');
const lead = await addFirmPerson(server, firmId, 'lead');
const member = await addFirmPerson(server, firmId, 'member');
beforeAll(async () => {
  const other = await addFirmPerson(server, await addFirm(server, 'Muster Andere AG'), 'lead');
  [ofLead, ofMember, ofStranger] = [await signIn(lead), await signIn(member), await signIn(other)];
});

const visitor = server.as();
const from = (network: string, headers: Headers = {}) => ({ ...headers, 'x-forwarded-for': network });
const signIn = (person: Person) => signInByPassword(server, person, from('192.0.2.77'));
async function logOf(headers: Headers, query = '?pageSize=500', path = '/partner-area/log') {
  const answer = await server.as(headers)('GET', `${path}${query}`);
  expect(answer.status, answer.text).toBe(200);
  return { entries: answer.json as FirmLogEntry[], total: answer.headers['x-total-count'] };
}
const lineOf = ({ side, actor, recordKind, action, recordName, network }: FirmLogEntry) =>
  [
    side,
    actor === lead.email ? 'lead' : actor === member.email ? 'member' : actor,
    recordKind,
    action,
    recordName,
    network,
  ]
    .map(String)
    .join(' | ');
const linesOf = async (headers: Headers, query?: string) => (await logOf(headers, query)).entries.map(lineOf);

test('the lead sees actions of people and changes of their access; users of the office are not named', async () => {
  const side = firmSide(server.as(ofMember));
  const { partnerFileId } = await sendUpload(side, 'zahlen.pdf', samplePdf());
  const download = `/partner-area/files/${partnerFileId}/versions/1`;
  expect((await server.as(from('2001:db8:a:b::1', ofMember))('GET', download)).status).toBe(200);
  const wrong = { email: member.email, password: 'falsch-geraten-9' };
  await server.as(from('198.51.100.7'))('POST', '/partner-area/login', wrong);
  await server.as(from('198.51.100.7'))('POST', '/partner-area/login', { ...wrong, email: 'niemand@example.org' });
  await server.as(ofLead)('POST', '/partner-area/invitations', { email: 'neu@example.org', firmRole: 'member' });
  const byOffice = { email: 'buero@example.org', firmRole: 'member' };
  const { json: invitation } = await asOffice('POST', `/partners/${firmId}/invitations`, byOffice);
  await asOffice('DELETE', `/firm-invitations/${invitation.id}`);
  await asOffice('PATCH', `/firm-people/${member.id}`, { firmRole: 'lead' });
  await asOffice('PATCH', `/firm-people/${member.id}`, { firmRole: 'member' });
  await asOffice('PATCH', `/partners/${firmId}/access-rules`, { requiresSecondFactor: true });
  await server.as(ofMember)('POST', '/accounts/me/authenticator');
  await server.as(ofLead)('DELETE', `/partner-area/colleagues/${member.id}`);
  await server.as(ofLead)('POST', `/partner-area/colleagues/${member.id}/restore`);
  await watchFirmPeople(server.services, new Date(Date.now() + 367 * 24 * 3_600_000));

  const localNetwork = 'null';
  expect((await linesOf(ofLead)).reverse()).toEqual([
    'person | lead | sign-ins | sign-in | Muster Person | 192.0.2.0/24',
    'person | member | sign-ins | sign-in | Muster Person | 192.0.2.0/24',
    expect.stringMatching(/^person \| member \| partner-files \| create \| Muster \| /),
    'person | member | partner-files | download | Muster | 2001:db8:a::/48',
    'nobody | null | sign-ins | sign-in failed | Muster Person | 198.51.100.0/24',
    expect.stringMatching(/^person \| lead \| invitations \| invite \| neu@example.org \| /),
    `office | null | invitations | invite | buero@example.org | ${localNetwork}`,
    `office | null | invitations | withdraw | buero@example.org | ${localNetwork}`,
    `office | null | accounts | role | Muster Person | ${localNetwork}`,
    `office | null | accounts | role | Muster Person | ${localNetwork}`,
    `office | null | firm-access-rules | change | Muster Protokoll AG | ${localNetwork}`,
    expect.stringMatching(/^person \| member \| accounts \| begin factor \| Muster Person \| /),
    expect.stringMatching(/^person \| lead \| accounts \| remove \| Muster Person \| /),
    expect.stringMatching(/^person \| lead \| accounts \| restore \| Muster Person \| /),
    ...Array(2).fill('site | null | accounts | ask about unused access | Muster Person | null'),
    'site | null | people-reviews | ask to confirm people | Muster Protokoll AG | null',
  ]);
  const text = JSON.stringify((await logOf(ofLead)).entries);
  expect(text).not.toContain('verwaltung@');
  expect((await asOffice('GET', '/admin/overview')).text).not.toContain('"download"');
});

test('a log is that of one firm, for its leads and the office', async () => {
  const stranger = await logOf(ofStranger);
  expect(stranger.entries.map(({ recordKind }) => recordKind)).toEqual(
    expect.not.arrayContaining(['partner-files', 'invitations', 'firm-access-rules']),
  );
  expect(JSON.stringify(stranger.entries)).not.toMatch(new RegExp(`${lead.email}|${member.email}|Protokoll AG`));
  const signedIn = await signIn(member);
  for (const path of ['/partner-area/log', '/partner-area/log/table']) {
    expect((await server.as(signedIn)('GET', path)).json.type).toBe('not-this-role');
    expect((await asOffice('GET', path)).status).toBe(403);
    expect((await visitor('GET', path)).status).toBe(401);
  }
  const ofOffice = await logOf(office, '?pageSize=500', `/partners/${firmId}/log`);
  expect(ofOffice.entries).toEqual((await logOf(ofLead)).entries);
  expect((await server.as(ofStranger)('GET', `/partners/${firmId}/log`)).status).toBe(403);
  expect((await asOffice('GET', '/partners/11111111-1111-4111-8111-111111111111/log')).status).toBe(404);
});

test('a log is filtered by person and day, and read in pages', async () => {
  // Half past midnight in Zurich.
  await server.query(
    `insert into audit_log (at, actor, action, record_kind, record_name, firm_id, is_by_firm)
     values ('2026-02-28T23:30:00Z', $1, 'download', 'partner-files', 'Alt', $2, true)`,
    lead.email,
    firmId,
  );
  const names = async (query: string) => (await logOf(ofLead, query)).entries.map(({ recordName }) => recordName);
  expect(await names('?from=2026-03-01&to=2026-03-01')).toEqual(['Alt']);
  expect(await names('?to=2026-02-28')).toEqual([]);
  expect(await names('?from=2026-03-02&pageSize=500')).not.toContain('Alt');
  const ofPerson = await linesOf(ofLead, `?person=${member.id}&pageSize=500`);
  expect(ofPerson.filter((line) => line.includes('lead |')).map((line) => line.split(' | ')[3])).toEqual([
    'restore',
    'remove',
  ]);
  expect(ofPerson.some((line) => line.startsWith('nobody'))).toBe(true);
  expect(ofPerson.some((line) => line.includes('invitations'))).toBe(false);
  const { entries, total } = await logOf(ofLead, '?pageSize=2&page=2');
  expect(entries).toEqual((await logOf(ofLead)).entries.slice(2, 4));
  expect(Number(total)).toBe((await logOf(ofLead)).entries.length);
  expect((await server.as(ofLead)('GET', '/partner-area/log?from=gestern')).status).toBe(400);
});

test('a log as a table is safe in a spreadsheet, and requires a recent sign-in', async () => {
  await server.as(ofLead)('PATCH', '/partner-area/profile', { name: '=HYPERLINK("http://example.org")' });
  const table = await server.as(ofLead)('GET', `/partner-area/log/table?person=${lead.id}`);
  expect(table.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
  const [head, first] = table.text.split('\r\n');
  expect(head).toBe('\uFEFFZeit (Zürich);Ereignis;Betrifft;Von;E-Mail;Netz');
  expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d;Profil geändert;/);
  expect(first).toContain(`"'=HYPERLINK(""http://example.org"")";${lead.email};`);
  expect(table.text).toContain(';Datei heruntergeladen;Alt;');
  const ofOffice = await asOffice('GET', `/partners/${firmId}/log/table?to=2026-03-01`);
  expect(ofOffice.text.split('\r\n').slice(1)).toEqual([
    `2026-03-01 00:30;File downloaded;Alt;${lead.email};${lead.email};`,
    '',
  ]);
  await server.query(`update auth_session set created_at = now() - interval '31 minutes'`);
  expect((await server.as(ofLead)('GET', '/partner-area/log/table')).json.type).toBe('signed-in-too-long-ago');
});
