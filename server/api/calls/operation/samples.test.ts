import { expect, test } from 'vitest';
import { starterPartners } from '#content/starter/partners.ts';
import { starterTeamMembers } from '#content/starter/team.ts';
import type { Samples } from '#domain/everything/samples/sample-answer.ts';
import { testOffice } from '#tests/test-server.ts';

const { server, call, visitor } = await testOffice({ STARTER_CONTENT: 'on' });

const launch = async () => (await call('GET', '/launch')).json;
const samples = async (): Promise<Samples> => (await launch()).samples;
const countsOf = ({ records }: Samples) => Object.fromEntries(records.map((kind) => [kind.kind, kind.records.length]));
const namesOf = (found: Samples['records'], kind: string) =>
  found.find((samples) => samples.kind === kind)?.records.map(({ name }) => name) ?? [];
const listed = async (kind: string): Promise<{ id: string; name: string }[]> => (await call('GET', `/${kind}`)).json;

test('every person, firm and outlet of the starter content is a sample, and named by the list', async () => {
  const found = await samples();
  expect(countsOf(found)).toEqual({
    partners: starterPartners.length,
    media: 7,
    'team-members': starterTeamMembers.length,
    'hero-videos': 1,
  });
  expect(namesOf(found.records, 'team-members')).toContain('Petra Muster');
  const documents = found.documents.map(({ document }) => document);
  expect(documents).toEqual(expect.arrayContaining(['studies', 'legal', 'edition-2024']));
  // The partner area says itself that it is a demonstration.
  expect(documents).not.toContain('partner-area');
  const testimonials = found.documents.find(({ document }) => document === 'studies')?.texts;
  expect(testimonials).toEqual(expect.arrayContaining(['Martina Muster', 'Beispiel Krankenkasse']));
});

test('a renamed record is no longer a sample, but a sample address of it is listed', async () => {
  const [renamed] = await listed('partners');
  const change = { name: 'Berner Versicherung' };
  await call('PATCH', `/partners/${renamed?.id}`, change);
  const found = await samples();
  expect(namesOf(found.records, 'partners')).toHaveLength(starterPartners.length - 1);
  expect(namesOf(found.leftovers, 'partners')).toEqual(['Berner Versicherung']);
  await call('PATCH', `/partners/${renamed?.id}`, { websiteUrl: null, contactEmail: 'info@berner-versicherung.ch' });
  expect((await samples()).leftovers).toEqual([]);
});

test('all listed samples are removed by one call, and one undo restores them', async () => {
  const before = await samples();
  const total = before.records.reduce((sum, { records }) => sum + records.length, 0);
  const team = await listed('team-members');
  const real = (
    await call('POST', '/team-members', { name: 'Anna Berger', role: 'Projektleiter', organization: 'Uni' })
  ).json;

  // A record added while the confirmation is open is not removed.
  const another = (await call('POST', '/partners', { name: 'Muster Neu AG' })).json;
  expect((await call('POST', '/samples/remove', { version: before.version })).status).toBe(409);
  expect(await listed('partners')).toHaveLength(starterPartners.length + 1);
  await call('DELETE', `/partners/${another.id}`);

  const answers = await Promise.all([1, 2].map(() => call('POST', '/samples/remove', { version: before.version })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const removal = answers.find(({ status }) => status === 200)?.json;
  expect(removal.count).toBe(total);
  expect((await samples()).records).toEqual([]);
  expect((await listed('partners')).map(({ name }) => name)).toEqual(['Berner Versicherung']);
  expect((await listed('team-members')).map(({ id }) => id)).toEqual([real.id]);
  expect((await launch()).removal).toMatchObject({ id: removal.id, count: total });
  const rows = await server.query(
    `select count(*)::int as count from audit_log where action = 'delete' and record_kind = 'team-members'`,
  );
  expect(rows[0].count).toBe(team.length);

  // One of them was restored separately in between.
  await call('POST', `/team-members/${team[0]?.id}/restore`);
  const undone = await Promise.all([1, 2].map(() => call('POST', `/sample-removals/${removal.id}/undo`)));
  expect(undone.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(undone.find(({ status }) => status === 200)?.json).toEqual({ restored: total - 1 });
  expect(await samples()).toEqual(before);
  expect((await launch()).removal).toBeNull();
});

test('public pages follow immediately', async () => {
  const names = async () => (await visitor('GET', '/partners')).list.map(({ name }) => name);
  expect(await names()).toContain('Beispiel Leben');
  const { version } = await samples();
  const removal = (await call('POST', '/samples/remove', { version })).json;
  expect(await names()).toEqual(['Berner Versicherung']);
  await call('POST', `/sample-removals/${removal.id}/undo`);
  expect(await names()).toContain('Beispiel Leben');
});
