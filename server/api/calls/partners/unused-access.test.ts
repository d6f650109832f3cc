import { beforeEach, describe, expect, test } from 'vitest';
import { exportPerson } from '#domain/everything/personal-data/person.server.ts';
import { watchFirmPeople } from '#domain/firm-people/watch-firm-people.server.ts';
import { dayMs } from '#platform/durations.ts';
import { addFirm, addFirmPerson, signInByPassword } from '#tests/firm-people.ts';
import { tokenOf } from '#tests/office-people.ts';
import { testOffice } from '#tests/test-server.ts';

type Person = Awaited<ReturnType<typeof addFirmPerson>>;

const inDays = (days: number) => new Date(Date.now() + days * dayMs);
let firmId: string;
let lead: Person;
let member: Person;
let firms = 0;
const { server, session: office, call: asOffice } = await testOffice();
beforeEach(async () => {
  // Earlier tests' firms would be asked too.
  await server.query('update partners set is_active = false');
  firms += 1;
  firmId = await addFirm(server, `Muster Ruhe ${firms}`);
  lead = await addFirmPerson(server, firmId, 'lead');
  member = await addFirmPerson(server, firmId, 'member');
});

const visitor = server.as();
const signIn = ({ email, password }: Person) => visitor('POST', '/partner-area/login', { email, password });
const watch = (days: number) => watchFirmPeople(server.services, inDays(days));
async function mailsOf(kind: string, recipient?: string): Promise<{ recipient: string; record_id: string }[]> {
  const rows = await server.query(
    "select recipient, record_id from mails where kind = $1 and created_at > now() - interval '1 hour' order by created_at",
    kind,
  );
  return rows.filter((mail) => !recipient || mail.recipient === recipient);
}
type Listed = { id: string; unusedAskedAt: string | null; switchedOffAt: string | null };
const listedFor = async (headers: Record<string, string>, path: string, id: string) =>
  ((await server.as(headers)('GET', path)).json as Listed[]).find((person) => person.id === id);
const listed = (id: string) => listedFor(office, `/partners/${firmId}/people`, id);

describe('access that was not used for 12 months', () => {
  test('is asked about once, and switched off 30 days later, also if runs are repeated at the same time', async () => {
    await watch(360);
    expect(await mailsOf('unused-access', member.email)).toHaveLength(0);
    await Promise.all([watch(367), watch(367), watch(367)]);
    await watch(368);
    const mails = await mailsOf('unused-access', member.email);
    expect(mails).toHaveLength(1);
    const asked = await listed(member.id);
    expect([asked?.unusedAskedAt === null, asked?.switchedOffAt]).toEqual([false, null]);
    await watch(396);
    expect((await listed(member.id))?.switchedOffAt).toBeNull();

    await Promise.all([watch(398), watch(398)]);
    const switchedOff = await listed(member.id);
    expect([switchedOff?.unusedAskedAt, switchedOff?.switchedOffAt === null]).toEqual([null, false]);
    expect((await signIn(member)).status).toBe(401);
    const used = await visitor('POST', '/account-links/keep-access', {
      token: await tokenOf(server, mails[0]?.record_id),
    });
    expect(used.status).toBe(404);
    const log = (await asOffice('GET', '/audit-log?recordKind=accounts&actor=site')).json as {
      action: string;
      recordId: string;
    }[];
    const own = log.filter(({ recordId }) => recordId === member.id).map(({ action }) => action);
    expect(own).toEqual(['switch off unused access', 'ask about unused access']);
  });

  test('can be switched on again by the lead, who sees it, and is not asked about the next day', async () => {
    await watch(367);
    await watch(398);
    // As if all that were in the past.
    await server.query(
      `update auth_user set unused_asked_at = unused_asked_at - interval '400 days',
         unused_ended_at = unused_ended_at - interval '400 days', deactivated_at = deactivated_at - interval '400 days'
       where firm_id = $1`,
      firmId,
    );
    const headers = await signInByPassword(server, lead);
    expect((await listedFor(headers, '/partner-area/colleagues', member.id))?.switchedOffAt).not.toBeNull();
    expect((await server.as(headers)('POST', `/partner-area/colleagues/${member.id}/restore`)).status).toBe(200);
    expect(await listed(member.id)).toMatchObject({ switchedOffAt: null, unusedAskedAt: null });
    await watch(1);
    expect(await mailsOf('unused-access', member.email)).toHaveLength(1);
    expect((await signIn(member)).status).toBe(200);
  });

  test('is kept by signing in', async () => {
    await watch(367);
    const { pool } = server.database;
    await pool.query('update auth_user set last_sign_in_at = $2 where id = $1', [member.id, inDays(380)]);
    await watch(398);
    expect(await listed(member.id)).toMatchObject({ switchedOffAt: null, unusedAskedAt: null });
    await watch(380 + 367);
    expect(await mailsOf('unused-access', member.email)).toHaveLength(2);
  });

  test('is kept by a click in the mail: not by opening it, and only once', async () => {
    await watch(367);
    const [mail] = await mailsOf('unused-access', member.email);
    const token = await tokenOf(server, mail?.record_id);
    const looked = await visitor('POST', '/account-links/look', { token });
    expect(looked.json).toMatchObject({ purpose: 'keep-access', email: member.email });
    expect((await server.send('GET', '/partner-area')).status).toBe(200);
    expect((await listed(member.id))?.unusedAskedAt).not.toBeNull();
    // As if it were clicked then.
    await server.query(`update auth_user set unused_asked_at = now() - interval '1 day' where id = $1`, member.id);
    expect((await visitor('POST', '/account-links/keep-access', { token })).status).toBe(204);
    expect((await listed(member.id))?.unusedAskedAt).toBeNull();
    expect((await visitor('POST', '/account-links/keep-access', { token })).status).toBe(410);
    await watch(60);
    expect((await listed(member.id))?.switchedOffAt).toBeNull();
  });

  test('of the last lead stays, and the office is notified once', async () => {
    const before = (await mailsOf('last-lead-unused')).length;
    await watch(367);
    await Promise.all([watch(398), watch(398)]);
    await watch(399);
    expect((await listed(lead.id))?.switchedOffAt).toBeNull();
    expect((await signIn(lead)).status).toBe(200);
    expect((await mailsOf('last-lead-unused')).length - before).toBe(1);
  });

  test('of a last lead who was reported ends when there is another one', async () => {
    await watch(367);
    await watch(398);
    expect((await listed(lead.id))?.switchedOffAt).toBeNull();
    const second = await addFirmPerson(server, firmId, 'lead');
    await server.query('update auth_user set last_sign_in_at = $2 where id = $1', second.id, inDays(398));
    await watch(399);
    expect((await listed(lead.id))?.switchedOffAt).not.toBeNull();
    expect((await listed(second.id))?.switchedOffAt).toBeNull();
  });

  test('is asked about anew when the firm was not active, as nobody could answer then', async () => {
    await watch(367);
    await asOffice('PATCH', `/partners/${firmId}`, { isActive: false });
    await watch(398);
    await asOffice('PATCH', `/partners/${firmId}`, { isActive: true });
    await watch(399);
    expect(await listed(member.id)).toMatchObject({ switchedOffAt: null });
    expect(await mailsOf('unused-access', member.email)).toHaveLength(2);
    await watch(428);
    expect((await listed(member.id))?.switchedOffAt).toBeNull();
    await watch(430);
    expect((await listed(member.id))?.switchedOffAt).not.toBeNull();
  });

  test('of others is asked about, and lists are sent, also if one person or firm fails', async () => {
    let tries = 0;
    const { jobs } = server.services;
    const breaking: typeof jobs.send = (...sent) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('broken')) : jobs.send(...sent);
    };
    await watchFirmPeople({ ...server.services, jobs: { ...jobs, send: breaking } }, inDays(367));
    const asked = async () =>
      (await Promise.all([lead, member].map(({ email }) => mailsOf('unused-access', email)))).flat();
    expect(await asked()).toHaveLength(1);
    expect(await mailsOf('people-review', lead.email)).toHaveLength(1);
    await watch(368);
    expect(await asked()).toHaveLength(2);
  });

  test('of two leads ends for one of them only', async () => {
    const second = await addFirmPerson(server, firmId, 'lead');
    await watch(367);
    await watch(398);
    const ended = [await listed(lead.id), await listed(second.id)].filter((person) => person?.switchedOffAt);
    expect(ended).toHaveLength(1);
  });
});

describe('the yearly list of a firm’s people', () => {
  const review = async () => (await asOffice('GET', `/partners/${firmId}/people-review`)).json;
  async function linkOf({ email }: Person) {
    const [mail] = await mailsOf('people-review', email);
    return tokenOf(server, mail?.record_id);
  }
  /** As if it had been confirmed after it was asked. */
  const confirmLater = () =>
    server.query('update firm_access_rules set people_confirmed_at = people_asked_at where firm_id = $1', firmId);
  const confirm = (token: string, keptIds: string[], removedIds: string[] = []) =>
    visitor('POST', '/account-links/confirm-people', { token, keptIds, removedIds });

  test('goes to each lead once a year, and once more after 14 days without an answer', async () => {
    const second = await addFirmPerson(server, firmId, 'lead');
    await watch(360);
    expect(await review()).toMatchObject({ askedAt: null });
    await Promise.all([watch(366), watch(366), watch(366)]);
    for (const { email } of [lead, second]) expect(await mailsOf('people-review', email)).toHaveLength(1);
    expect(await mailsOf('people-review', member.email)).toHaveLength(0);
    await watch(379);
    expect(await mailsOf('people-review-reminder', lead.email)).toHaveLength(0);
    await Promise.all([watch(381), watch(381)]);
    await watch(390);
    expect(await mailsOf('people-review-reminder', lead.email)).toHaveLength(1);
    expect((await review()).remindedAt).not.toBeNull();
    // Otherwise one of them would be switched off as unused.
    await server.query('update auth_user set last_sign_in_at = $1', inDays(700));
    await watch(366 + 366);
    expect(await mailsOf('people-review', lead.email)).toHaveLength(2);
  });

  test('states next year when it was last confirmed, and reminds of the new one all the same', async () => {
    await watch(366);
    expect((await confirm(await linkOf(lead), [lead.id, member.id])).status).toBe(204);
    await confirmLater();
    const { confirmedAt, confirmedBy } = await review();
    expect(confirmedBy).toBe('Muster Person');
    const { email } = lead;
    expect((await exportPerson(server.services, email)).confirmedPeopleReviews).toEqual([
      { firmId, confirmedAt: new Date(confirmedAt) },
    ]);
    await server.query('update auth_user set last_sign_in_at = $1', inDays(700));
    await watch(366 + 366);
    expect(await review()).toMatchObject({ confirmedAt, confirmedBy, remindedAt: null });
    await watch(366 + 381);
    expect(await mailsOf('people-review-reminder', email)).toHaveLength(1);
  });

  test('reminds those who lead the firm by then, with a link that is valid', async () => {
    const second = await addFirmPerson(server, firmId, 'lead');
    await watch(366);
    const earlier = await linkOf(second);
    await asOffice('PATCH', `/firm-people/${lead.id}`, { firmRole: 'member' });
    const added = await addFirmPerson(server, firmId, 'lead');
    await watch(381);
    expect(await mailsOf('people-review-reminder', lead.email)).toHaveLength(0);
    expect(await mailsOf('people-review-reminder', second.email)).toHaveLength(1);
    const [mail] = await mailsOf('people-review-reminder', added.email);
    const read = (token: string) => visitor('POST', '/account-links/people', { token });
    expect((await read(await tokenOf(server, mail?.record_id))).status).toBe(200);
    expect((await read(earlier)).status).toBe(404);
    const log = (await asOffice('GET', '/audit-log?recordKind=people-reviews')).json as { recordId: string }[];
    expect(log.filter(({ recordId }) => recordId === firmId)).toHaveLength(2);
  });

  test('is read without changing anything, and confirmed with one click; the office sees by whom', async () => {
    const second = await addFirmPerson(server, firmId, 'lead');
    await watch(366);
    const token = await linkOf(lead);
    for (let time = 0; time < 3; time++) {
      expect((await server.send('GET', '/partner-area')).status).toBe(200);
      const list = await visitor('POST', '/account-links/people', { token });
      expect(list.json.people).toHaveLength(3);
      expect(list.json.people.find(({ isSelf }: { isSelf: boolean }) => isSelf).id).toBe(lead.id);
    }
    expect((await review()).confirmedAt).toBeNull();
    const ofSecond = await linkOf(second);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(token, [lead.id, second.id], [member.id])));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410]);
    expect(await review()).toMatchObject({ confirmedBy: 'Muster Person' });
    expect((await review()).confirmedAt).not.toBeNull();
    await confirmLater();
    expect((await signIn(member)).status).toBe(401);
    // Another lead's link ends with it, and nobody is reminded.
    expect((await confirm(ofSecond, [lead.id, second.id])).status).toBe(410);
    await watch(385);
    expect(await mailsOf('people-review-reminder', lead.email)).toHaveLength(0);
  });

  test('is confirmed only as it was seen, by someone who still leads the firm, and not for another firm', async () => {
    await watch(366);
    const token = await linkOf(lead);
    const added = await addFirmPerson(server, firmId, 'member');
    const changed = await confirm(token, [lead.id, member.id]);
    expect([changed.status, changed.json.type]).toEqual([409, 'list-changed']);
    const self = await confirm(token, [member.id, added.id], [lead.id]);
    expect([self.status, self.json.type]).toEqual([409, 'own-account']);
    const stranger = await addFirmPerson(server, await addFirm(server, `Muster Fremd ${firms}`), 'member');
    expect((await confirm(token, [lead.id, member.id, added.id], [stranger.id])).status).toBe(409);
    expect((await signIn(stranger)).status).toBe(200);
    await asOffice('PATCH', `/firm-people/${lead.id}`, { firmRole: 'member' });
    expect((await confirm(token, [lead.id, member.id, added.id])).status).toBe(404);
    expect((await visitor('POST', '/account-links/people', { token })).status).toBe(404);
  });

  test('ends after 60 days', async () => {
    await watch(366);
    const token = await linkOf(lead);
    await server.query('update account_links set expires_at = now() where firm_id = $1', firmId);
    expect((await confirm(token, [lead.id, member.id])).status).toBe(410);
    expect((await visitor('POST', '/account-links/look', { token })).json.state).toBe('expired');
  });
});
