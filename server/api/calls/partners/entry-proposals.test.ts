import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { eraseOnePerson, exportPerson } from '#domain/everything/personal-data/person.server.ts';
import { applyRetention } from '#domain/everything/retention/apply-retention.server.ts';
import { postFile } from '#tests/every-test-call.ts';
import { addFirm, signInAtFirm } from '#tests/firm-people.ts';
import { signInAs } from '#tests/office-people.ts';
import { removedInDays } from '#tests/removed-in-days.ts';
import { testOffice, withRateLimits } from '#tests/test-server.ts';

type Headers = Record<string, string>;

const { server, session: office, call: asOffice, visitor } = await testOffice();

/** A firm with a description, and its lead. */
async function makeFirm(name: string) {
  const firmId = await addFirm(server, name);
  expect((await asOffice('PATCH', `/partners/${firmId}`, { description: 'Bisher' })).status).toBe(200);
  const lead = await signInAtFirm(server, firmId, 'lead');
  const propose = (body: object) => server.as(lead)('PUT', '/partner-area/entry-proposal', body);
  const withdraw = () => server.as(lead)('DELETE', '/partner-area/entry-proposal');
  const entry = async (session: Headers = lead) => (await server.as(session)('GET', '/partner-area/entry')).json;
  return { firmId, lead, propose, withdraw, entry };
}

interface Waiting {
  id: string;
  firmId: string;
  entryUpdatedAt: string;
}

/** What the office sees of a firm's proposal. */
async function waitingOf(firmId: string, session: Headers = office) {
  const { json } = await server.as(session)('GET', '/entry-proposals');
  return json.filter((proposal: Waiting) => proposal.firmId === firmId);
}

const decide = (id: string, decision: 'accept' | 'refuse', body?: object, headers: Headers = {}) =>
  server.as({ ...office, ...headers })('POST', `/entry-proposals/${id}/${decision}`, body);
const proposingFirms = async (session: Headers): Promise<{ id: string; name: string }[]> =>
  (await server.as(session)('GET', '/admin/overview')).json.proposingFirms;
const lastEntryOf = async (firmId: string) => {
  const rows = await server.query(
    'select action, record_kind, record_name from audit_log where record_id = $1 order by id desc limit 1',
    firmId,
  );
  return rows[0];
};
const shown = async (firmId: string) => (await visitor('GET', '/partners')).list.find(({ id }) => id === firmId);

test('the office is told which languages have a translation of the text that a proposal changes', async () => {
  const { firmId, propose } = await makeFirm('Muster Übersetzt AG');
  await propose({ description: 'Neu' });
  expect(await waitingOf(firmId)).toMatchObject([{ translatedInto: [] }]);
  const translations = { fr: { description: 'Jusqu’ici' }, it: { description: 'Finora' } };
  expect((await asOffice('PATCH', `/partners/${firmId}`, { translations })).status).toBe(200);
  expect(await waitingOf(firmId)).toMatchObject([{ translatedInto: ['fr', 'it'] }]);
});

const uploadLogo = (session: Headers, bytes: Buffer) =>
  postFile(server.as(session), '/partner-area/entry-logo', 'logo', bytes, 'logo.png');

test('a logo that a lead uploads is kept while it waits, and is in the library with its focal point once accepted', async () => {
  const { firmId, lead, propose } = await makeFirm('Muster Logo AG');
  const picture = await sharp({ create: { width: 300, height: 150, channels: 3, background: '#0b5563' } })
    .png()
    .toBuffer();
  expect((await uploadLogo(await signInAtFirm(server, firmId, 'member'), picture)).status).toBe(403);
  const refused = await uploadLogo(lead, Buffer.from('MZ'));
  expect([refused.status, refused.json.type, refused.json.detail]).toEqual([
    415,
    'no-image',
    'Bitte wählen Sie ein Bild als PNG, JPEG, WebP, GIF, AVIF oder SVG.',
  ]);
  const { status, json } = await uploadLogo(lead, picture);
  expect([status, json]).toEqual([
    201,
    { logoUrl: expect.stringMatching(/^\/uploads\/\w+\.webp$/), width: 300, height: 150 },
  ]);
  const { logoUrl } = json;
  const logoFocus = { focalX: 20, focalY: 70 };
  for (const name of ['00000000000000000000000000000000.webp', '../files.webp', 'ä.webp']) {
    const missing = await propose({ logoUrl: `/uploads/${name}`, logoFocus });
    expect([name, missing.status, missing.json.errors?.[0].path]).toEqual([name, 400, 'logoUrl']);
  }
  expect((await propose({ logoUrl, logoFocus: { focalX: 101, focalY: 0 } })).status).toBe(400);
  // Unused uploads are swept after 30 days; a waiting logo is used.
  const now = new Date(Date.now() + 40 * 24 * 3_600_000);
  const countUnused = async () =>
    (await applyRetention(server.services, { now, dryRun: true })).removed['files that no record uses'];
  const before = Number(await countUnused());
  expect((await propose({ logoUrl, logoFocus })).status).toBe(200);
  expect(await countUnused()).toBe(before - 1);
  const [waiting] = await waitingOf(firmId);
  expect(waiting.changes).toEqual({ logoUrl, logoFocus });
  expect(
    (await decide(waiting.id, 'accept', undefined, { 'if-match': `"${waiting.entryUpdatedAt}"` })).json,
  ).toMatchObject({ logoUrl });
  const library = await asOffice('GET', '/library');
  expect(library.list.find(({ fileUrl }) => fileUrl === logoUrl)).toMatchObject({
    ...logoFocus,
    title: 'Logo Muster Logo AG',
    altText: 'Muster Logo AG',
    width: 300,
  });
});

describe('a firm’s proposal for its public entry', () => {
  test('waits for the office, which sees the differences and accepts it: the public page shows it', async () => {
    const { firmId, propose, entry } = await makeFirm('Muster Annahme AG');
    const name = 'Muster Annahme AG';
    expect((await server.send('GET', '/partners')).text).not.toContain('Versichert Muster seit 1900');
    const proposed = await propose({ description: 'Versichert Muster seit 1900.', websiteUrl: '', contactEmail: null });
    expect([proposed.status, proposed.json.proposal.state]).toEqual([200, 'waiting']);
    expect(await lastEntryOf(firmId)).toMatchObject({ action: 'propose changes', record_name: name });
    expect((await shown(firmId)).description).toBe('Bisher');

    expect(await proposingFirms(office)).toContainEqual({ id: firmId, name });
    const [waiting] = await waitingOf(firmId);
    expect(waiting).toMatchObject({
      firmName: name,
      proposer: 'Muster Person',
      changes: { description: 'Versichert Muster seit 1900.' },
      entry: { description: 'Bisher', websiteUrl: null },
    });
    expect(Object.keys(waiting.changes)).toEqual(['description']);

    const accepted = await decide(waiting.id, 'accept', undefined, { 'if-match': `"${waiting.entryUpdatedAt}"` });
    expect([accepted.status, accepted.json.description]).toEqual([200, 'Versichert Muster seit 1900.']);
    expect(await lastEntryOf(firmId)).toEqual({
      action: 'accept proposal',
      record_kind: 'partners',
      record_name: name,
    });
    expect((await shown(firmId)).description).toBe('Versichert Muster seit 1900.');
    expect((await server.send('GET', '/partners')).text).toContain('Versichert Muster seit 1900');
    expect(await entry()).toMatchObject({
      entry: { description: 'Versichert Muster seit 1900.' },
      proposal: { state: 'accepted', reason: null },
    });
    expect(await waitingOf(firmId)).toEqual([]);
    expect((await decide(waiting.id, 'accept')).status).toBe(404);
    expect(await proposingFirms(office)).not.toContainEqual({ id: firmId, name });
  });

  test('is rejected with a message that the firm and its members read', async () => {
    const { firmId, propose, entry } = await makeFirm('Muster Ablehnung AG');
    await propose({ description: 'Die Besten der Welt' });
    const [{ id }] = await waitingOf(firmId);
    expect((await decide(id, 'refuse', { reason: ' ' })).status).toBe(400);
    expect((await decide(id, 'refuse', { reason: 'Bitte ohne Werbung.' })).status).toBe(200);
    expect(await lastEntryOf(firmId)).toMatchObject({ action: 'refuse proposal', record_name: 'Muster Ablehnung AG' });
    const member = await signInAtFirm(server, firmId, 'member');
    expect(await entry(member)).toMatchObject({
      entry: { description: 'Bisher' },
      proposal: { state: 'refused', reason: 'Bitte ohne Werbung.' },
    });
    expect((await server.as(member)('PUT', '/partner-area/entry-proposal', { description: 'Neu' })).status).toBe(403);
    expect((await decide(id, 'refuse', { reason: 'Noch einmal' })).status).toBe(404);
  });

  test('is replaced by a newer one, under another id, and withdrawn', async () => {
    const { firmId, propose, withdraw, entry } = await makeFirm('Muster Ersatz AG');
    await propose({ description: 'Erster Vorschlag' });
    const [first] = await waitingOf(firmId);
    await propose({ description: 'Zweiter Vorschlag' });
    const second = await waitingOf(firmId);
    expect(second).toHaveLength(1);
    expect(second[0].changes).toEqual({ description: 'Zweiter Vorschlag' });
    expect((await decide(first.id, 'accept')).status).toBe(404);
    expect((await withdraw()).status).toBe(204);
    expect(await lastEntryOf(firmId)).toMatchObject({ action: 'withdraw proposal' });
    expect([(await withdraw()).status, (await entry()).proposal]).toEqual([404, null]);
    expect((await decide(second[0].id, 'accept')).status).toBe(404);
    expect((await shown(firmId)).description).toBe('Bisher');
  });

  test('sent 10 times concurrently waits once; accepted 10 times concurrently it changes the entry once', async () => {
    const { firmId, propose } = await makeFirm('Muster Gleichzeitig AG');
    const times = Array.from({ length: 10 }, (_, time) => time);
    const sent = await Promise.all(times.map((time) => propose({ description: `Vorschlag ${time}` })));
    for (const { status, text } of sent) expect([200, 503], text).toContain(status);
    const waiting = await waitingOf(firmId);
    expect(waiting).toHaveLength(1);
    const answers = await Promise.all(times.map(() => decide(waiting[0].id, 'accept')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, text } of answers) expect([200, 404, 503], text).toContain(status);
  });

  test('is shown beside the current values, and can’t be accepted over older ones', async () => {
    const { firmId, propose } = await makeFirm('Muster Inzwischen AG');
    await propose({ description: 'Vorschlag' });
    const [known] = await waitingOf(firmId);
    await asOffice('PATCH', `/partners/${firmId}`, { description: 'Inzwischen' });
    const stale = await decide(known.id, 'accept', undefined, { 'if-match': `"${known.entryUpdatedAt}"` });
    expect([stale.status, stale.json.detail]).toEqual([409, expect.stringContaining('Somebody else')]);
    const [now] = await waitingOf(firmId);
    expect([now.id, now.entry.description]).toEqual([known.id, 'Inzwischen']);
    expect((await decide(now.id, 'accept', undefined, { 'if-match': `"${now.entryUpdatedAt}"` })).status).toBe(200);
  });

  test('is refused if it changes nothing, or an address is invalid', async () => {
    const { propose } = await makeFirm('Muster Prüfung AG');
    expect((await propose({ description: 'Bisher' })).status).toBe(409);
    const refused = await propose({ websiteUrl: 'javascript:alert(1)', contactEmail: 'x', logoUrl: '//evil.example' });
    const fields = refused.json.errors.map(({ path }: { path: string }) => path).sort();
    expect([refused.status, fields]).toEqual([400, ['contactEmail', 'logoUrl', 'websiteUrl']]);
  });

  test('is decided by users who may edit partners: bookkeeping only reads it', async () => {
    const { firmId, propose } = await makeFirm('Muster Rollen AG');
    await propose({ description: 'Vorschlag' });
    const bookkeeping = await signInAs(server, 'bookkeeping');
    const [{ id }] = await waitingOf(firmId, bookkeeping);
    expect(await proposingFirms(bookkeeping)).toContainEqual({ id: firmId, name: 'Muster Rollen AG' });
    for (const decision of ['accept', 'refuse']) {
      expect((await server.as(bookkeeping)('POST', `/entry-proposals/${id}/${decision}`)).status).toBe(403);
    }
    expect(await waitingOf(firmId, await signInAs(server, 'editor'))).toHaveLength(1);
    await asOffice('DELETE', `/partners/${firmId}`);
    expect(await waitingOf(firmId)).toEqual([]);
  });
});

test('a proposal is exported and erased with the person it names, and deleted a year after its decision', async () => {
  const { firmId, propose } = await makeFirm('Muster Daten AG');
  const email = 'kontakt-vorschlag@example.org';
  await propose({ contactEmail: email });
  expect((await exportPerson(server.services, email)).entryProposals).toMatchObject([{ firmId }]);
  const { erased } = await eraseOnePerson(server.services, email);
  expect(erased['proposals of firms with the address']).toBe(1);
  expect(await waitingOf(firmId)).toEqual([]);

  await propose({ description: `Fragen an ${email}` });
  expect((await exportPerson(server.services, email)).mentionedIn).toContain(`entry-proposals ${firmId}`);
  const [{ id }] = await waitingOf(firmId);
  await decide(id, 'refuse', { reason: 'Nein.' });
  const removed = (days: number) =>
    removedInDays(server.services, 'proposals of firms 12 months after their decision', days);
  expect(await removed(360)).toBe(0);
  expect(await removed(370)).toBeGreaterThan(0);
});

test('a firm may upload 20 logos a day', async () => {
  const id = await addFirm(server);
  const session = await signInAtFirm(server, id, 'lead');
  const upload = () => uploadLogo(session, Buffer.from('MZ'));
  await withRateLimits(server, async () => {
    expect((await upload()).status).toBe(415);
    const counted = `update rate_limits set points = 20 where key = $1`;
    expect((await server.database.pool.query(counted, [`logos:firm:${id}`])).rowCount).toBe(1);
    expect((await upload()).status).toBe(429);
  });
});
