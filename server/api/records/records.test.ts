import { beforeAll, describe, expect, test } from 'vitest';
import { recordKinds } from '#domain/everything/kinds/record-kinds.server.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { samplePrintOrder } from '#tests/made-up/sample-input.ts';
import { testOffice } from '#tests/test-server.ts';

const { server, session, call, visitor } = await testOffice();

async function create(path: string, body: object) {
  const answer = await call('POST', path, body);
  expect(answer.status, answer.text).toBe(201);
  return answer.json;
}

const titles = (answer: { json: { title?: string; name?: string }[] }) =>
  answer.json.map(({ title, name }) => name ?? title);

describe('records', () => {
  test('are created with their defaults, texts trimmed, empty optional texts as null', async () => {
    const partner = await create('/partners', { name: '  Muster AG ', description: '', logoUrl: '', extra: 'x' });
    expect(partner).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Muster AG',
      description: null,
      type: 'academic',
      logoUrl: null,
      websiteUrl: null,
      contactEmail: null,
      isActive: true,
      sortOrder: 0,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: expect.any(String),
    });
    const study = await create('/studies', { title: 'Muster', year: 2021, publishedAt: '2024-06-03' });
    expect(study).toMatchObject({ language: 'de', isCurrentEdition: false, publishedAt: '2024-06-03T00:00:00.000Z' });
    expect(await create('/media', { title: 'Muster', publishedAt: 'gestern' })).toMatchObject({
      type: 'article',
      publishedAt: null,
    });
    const member = await create('/team-members', { name: 'A', role: 'B', organization: 'C', title: '', email: null });
    expect(member).toMatchObject({ title: '', email: null, expertise: [], isActive: true, sortOrder: 0 });
    const tagged = { name: 'A', role: 'B', organization: 'C', expertise: [' KI ', '', 'Daten'] };
    const { id, ...kept } = await create('/team-members', tagged);
    expect(kept).toMatchObject({ expertise: ['KI', 'Daten'] });
    const emptied = await call('PATCH', `/team-members/${id}`, { expertise: null });
    expect([emptied.status, emptied.json.expertise]).toEqual([200, []]);
    for (const name of ['Zett', 'ähnlich', 'Beta', 'alpha']) await create('/partners', { name });
    const names = (await visitor('GET', '/partners')).list.map(({ name }) => name);
    expect(names.filter((name: string) => /^(Zett|ähnlich|Beta|alpha)$/.test(name))).toEqual([
      'ähnlich',
      'alpha',
      'Beta',
      'Zett',
    ]);
    expect(await create('/hero-videos', { title: 'A', videoUrl: '/assets/a.mp4' })).toMatchObject({
      isActive: false,
      description: null,
    });
  });

  const kinds = recordKinds.flatMap(({ name, calls, input }) =>
    input ? [[name, calls.list.path, input] as const] : [],
  );

  test.each(kinds)('of %s are added once for an idempotency key', async (name, path, { example }) => {
    const key = { 'Idempotency-Key': `einmal-${name}` };
    const count = async () => (await call('GET', path)).list.length;
    const before = await count();
    const answers = await Promise.all([1, 2].map(() => call('POST', path, example, key)));
    answers.push(await call('POST', path, example, key));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    const audited = "select from audit_log where record_id = $1 and action = 'create'";
    expect(await server.query(audited, answers[0]?.json.id)).toHaveLength(1);
    expect((await call('POST', path, example)).json.id).not.toBe(answers[0]?.json.id);
  });

  test('a key for other input is a conflict, and one whose record was deleted adds none', async () => {
    const add = (title: string) => call('POST', '/studies', { title, year: 2023 }, { 'Idempotency-Key': 'studie' });
    const { id } = (await add('Versicherungsmonitor')).json;
    const conflict = await add('Andere');
    expect([conflict.status, conflict.json.detail]).toEqual([409, expect.stringContaining('Idempotency-Key')]);
    await call('DELETE', `/studies/${id}`);
    expect((await add('Versicherungsmonitor')).status).toBe(404);
  });

  test('change only the fields in a PATCH; null clears an optional one', async () => {
    const { id, ...before } = await create('/partners', { name: 'Vorher', description: 'Text', type: 'industry' });
    const changed = await call('PATCH', `/partners/${id}`, { name: 'Nachher', description: null });
    expect(changed.json).toMatchObject({
      ...before,
      name: 'Nachher',
      description: null,
      updatedAt: expect.any(String),
    });
    expect(changed.json.updatedAt > before.updatedAt).toBe(true);
    expect((await call('PATCH', `/partners/${id}`, {})).json).toEqual(changed.json);
  });

  test('changed concurrently are changed only with the current If-Match, if the header is sent', async () => {
    const known = ({ updatedAt }: { updatedAt: string }) => ({ 'if-match': `"${updatedAt}"` });
    const partner = await create('/partners', { name: 'Zuerst' });
    const path = `/partners/${partner.id}`;
    const first = await call('PATCH', path, { name: 'Dann' }, known(partner));
    expect([first.status, first.json.name]).toEqual([200, 'Dann']);
    for (const body of [{ name: 'Zu spät' }, {}]) {
      const late = await call('PATCH', path, body, known(partner));
      expect([late.status, late.headers['content-type']]).toEqual([409, 'application/problem+json']);
      expect(late.json.detail).toBe('Somebody else changed this record after you opened it.');
    }
    expect(titles(await call('GET', '/partners'))).toContain('Dann');
    const [one, other] = await Promise.all(
      ['Eins', 'Zwei'].map((name) => call('PATCH', path, { name }, known(first.json))),
    );
    expect([one?.status, other?.status].sort()).toEqual([200, 409]);
    expect((await call('PATCH', path, { name: 'Ohne' })).status).toBe(200);
    expect((await call('PATCH', path, { name: 'Stern' }, { 'if-match': '*' })).status).toBe(200);
    const video = await create('/hero-videos', { title: 'A', videoUrl: '/a.mp4' });
    const put = (version: { updatedAt: string }) =>
      call('PUT', `/hero-videos/${video.id}`, { title: 'B', videoUrl: '/b.mp4' }, known(version));
    expect([(await put(video)).status, (await put(video)).status]).toEqual([200, 409]);
    expect((await put(video)).json.detail).toBe('Dieser Eintrag wurde inzwischen von jemand anderem geändert.');
    const { id } = (await call('POST', '/print-orders', samplePrintOrder)).json;
    const order = (await call('GET', '/print-orders')).list.find((order) => order.id === id);
    const setStatus = (status: string) => call('PATCH', `/print-orders/${id}/status`, { status }, known(order));
    expect([(await setStatus('processed')).status, (await setStatus('shipped')).status]).toEqual([200, 409]);
    await call('DELETE', `/print-orders/${id}`);
  });

  test('are replaced by PUT: omitted fields get their defaults', async () => {
    const { id } = await create('/hero-videos', { title: 'A', description: 'B', videoUrl: '/a.mp4', isActive: true });
    const { json } = await call('PUT', `/hero-videos/${id}`, { title: 'C', videoUrl: '/c.mp4' });
    expect(json).toMatchObject({ id, title: 'C', description: null, videoUrl: '/c.mp4', isActive: false });
  });

  test('ignore ids, times and states in the input', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const sent = JSON.parse(`{"name":"A","id":"${id}","createdAt":"2000-01-01","updatedAt":"2000-01-01",
      "deletedAt":"2000-01-01","__proto__":{"isActive":false},"constructor":{"prototype":{"x":1}}}`);
    const partner = await create('/partners', sent);
    expect(partner.id).not.toBe(id);
    expect(partner.createdAt.startsWith('2000')).toBe(false);
    expect(partner.isActive).toBe(true);
    await call('PATCH', `/partners/${partner.id}`, { ...sent, name: 'B' });
    const { list } = await call('GET', '/partners');
    const stored = { name: 'B', createdAt: partner.createdAt };
    expect(list.find(({ id: known }) => known === partner.id)).toMatchObject(stored);
  });

  test('disappear from every list and call when deleted, and are restored with the same id', async () => {
    const partner = await create('/partners', { name: 'Zum Löschen' });
    const path = `/partners/${partner.id}`;
    const deleted = await call('DELETE', path);
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    expect((await call('GET', '/partners')).text).not.toContain(partner.id);
    expect((await visitor('GET', '/partners')).text).not.toContain(partner.id);
    for (const repeated of [
      await call('DELETE', path),
      await call('PATCH', path, { name: 'B' }),
      await call('PATCH', path, {}),
    ]) {
      expect(repeated.status).toBe(404);
    }
    const restored = await call('POST', `${path}/restore`);
    expect([restored.status, restored.json.id, restored.json.name]).toEqual([200, partner.id, 'Zum Löschen']);
    expect((await call('POST', `${path}/restore`)).status).toBe(404);
    expect((await visitor('GET', '/partners')).text).toContain(partner.id);
  });

  test('record in the audit log who changed what, without any content but the name', async () => {
    const { id } = await create('/partners', { name: 'Muster AG', description: 'Geheimer Text' });
    await call('PATCH', `/partners/${id}`, { name: 'Anders AG' });
    await call('DELETE', `/partners/${id}`);
    await call('POST', `/partners/${id}/restore`);
    const { json } = await call('GET', '/admin/overview');
    const entries = json.latestChanges.filter((entry: { recordId: string }) => entry.recordId === id);
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['restore', 'delete', 'change', 'create']);
    expect(entries[0]).toMatchObject({ actor: 'verwaltung@example.org', recordKind: 'partners' });
    const names = entries.map(({ recordName }: { recordName: string }) => recordName);
    expect(names).toEqual(['Anders AG', 'Anders AG', 'Anders AG', 'Muster AG']);
    expect(JSON.stringify(json.latestChanges)).not.toContain('Geheimer Text');
  });
});

describe('flags that at most one record has', () => {
  const flagged = async (path: string, flag: string) => (await call('GET', path)).list.filter((record) => record[flag]);

  test('move to the record that sets them, and the other records keep their values', async () => {
    const first = await create('/studies', { title: 'Erste', year: 2022, isCurrentEdition: true });
    const second = await create('/studies', { title: 'Zweite', year: 2023, isCurrentEdition: true });
    expect(titles({ json: await flagged('/studies', 'isCurrentEdition') })).toEqual(['Zweite']);
    await call('PATCH', `/studies/${first.id}`, { isCurrentEdition: true });
    const current = await flagged('/studies', 'isCurrentEdition');
    expect(titles({ json: current })).toEqual(['Erste']);
    const { list } = await call('GET', '/studies');
    expect(list.find(({ id }) => id === second.id).updatedAt).toBe(second.updatedAt);
  });

  test('stay where they are when a missing record sets them', async () => {
    const { id } = await create('/studies', { title: 'Bleibt', year: 2024, isCurrentEdition: true });
    const nobody = '11111111-1111-4111-8111-111111111111';
    const { status } = await call('PATCH', `/studies/${nobody}`, { isCurrentEdition: true });
    expect(status).toBe(404);
    expect((await flagged('/studies', 'isCurrentEdition'))[0].id).toBe(id);
  });

  test('stay unique when many records set them concurrently', async () => {
    const videos = await Promise.all(
      Array.from({ length: 6 }, (_, index) => create('/hero-videos', { title: `V${index}`, videoUrl: '/v.mp4' })),
    );
    const answers = await Promise.all(
      [...videos, ...videos, ...videos].map(({ id }) =>
        call('PUT', `/hero-videos/${id}`, { title: 'V', videoUrl: '/v.mp4', isActive: true }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await flagged('/hero-videos', 'isActive')).toHaveLength(1);
  });

  test('are not set by a restored record', async () => {
    const old = await create('/hero-videos', { title: 'Alt', videoUrl: '/v.mp4', isActive: true });
    await call('DELETE', `/hero-videos/${old.id}`);
    expect((await visitor('GET', '/hero-videos/active')).text).toBe('null');
    await create('/hero-videos', { title: 'Neu', videoUrl: '/v.mp4', isActive: true });
    const restored = await call('POST', `/hero-videos/${old.id}/restore`);
    expect([restored.status, restored.json.isActive]).toEqual([200, false]);
    expect((await visitor('GET', '/hero-videos/active')).json.title).toBe('Neu');
  });
});

describe('lists', () => {
  test('contain public records without a session, and all records with one', async () => {
    await create('/partners', { name: 'Stiller Partner', isActive: false });
    await create('/team-members', { name: 'Stilles Mitglied', role: 'A', organization: 'B', isActive: false });
    await create('/media', { title: 'Von morgen', publishedAt: new Date(Date.now() + 86_400_000).toISOString() });
    await create('/hero-videos', { title: 'Stilles Video', videoUrl: '/v.mp4' });
    for (const [path, name] of [
      ['/partners', 'Stiller Partner'],
      ['/team-members', 'Stilles Mitglied'],
      ['/media', 'Von morgen'],
      ['/hero-videos', 'Stilles Video'],
    ] as const) {
      expect((await visitor('GET', path)).text).not.toContain(name);
      expect((await server.as({ cookie: session.cookie })('GET', path)).text).toContain(name);
    }
  });

  test('hide a private report from visitors', async () => {
    await create('/studies', { title: 'Mit Bericht', year: 2020 });
    expect((await visitor('GET', '/studies')).text).not.toContain('report');
    const { json } = await call('GET', '/studies');
    expect(json[0]).toHaveProperty('reportName', null);
    expect(json[0]).not.toHaveProperty('reportFile');
  });

  test('are sorted', async () => {
    for (const name of ['Reihe C', 'Reihe A', 'Reihe B']) await create('/partners', { name });
    const named = titles(await visitor('GET', '/partners')).filter((name) => name?.startsWith('Reihe'));
    expect(named).toEqual(['Reihe A', 'Reihe B', 'Reihe C']);
    for (const [title, publishedAt] of [
      ['Reihe 1', null],
      ['Reihe 2', '2024-01-01'],
      ['Reihe 3', '2024-02-01'],
    ]) {
      await create('/media', { title, publishedAt });
    }
    const dated = titles(await visitor('GET', '/media')).filter((title) => title?.startsWith('Reihe'));
    expect(dated).toEqual(['Reihe 3', 'Reihe 2', 'Reihe 1']);
  });

  test('of the team are sorted by one call', async () => {
    const member = (name: string) => create('/team-members', { name, role: 'A', organization: 'B', sortOrder: 9 });
    const [a, b, c] = [await member('Folge A'), await member('Folge B'), await member('Folge C')];
    const path = '/team-members/order';
    expect((await call('PATCH', path, { ids: [c.id, a.id, b.id] })).status).toBe(200);
    const names = titles(await visitor('GET', '/team-members')).filter((name) => name?.startsWith('Folge'));
    expect(names).toEqual(['Folge C', 'Folge A', 'Folge B']);
    expect((await call('PATCH', path, { ids: [b.id, '11111111-1111-4111-8111-111111111111'] })).status).toBe(404);
    expect(titles(await visitor('GET', '/team-members')).filter((name) => name?.startsWith('Folge'))).toEqual(names);
  });

  test('of partners are sorted by name, whatever their order on the pages', async () => {
    const add = (name: string) => create('/partners', { name, type: 'association' });
    const [a, b] = [await add('Verband A'), await add('Verband B')];
    expect([a.sortOrder, b.sortOrder]).toEqual([0, 0]);
    expect((await call('PATCH', '/partners/order', { ids: [b.id, a.id] })).status).toBe(200);
    const listed = (await visitor('GET', '/partners')).json as { name: string; sortOrder: number }[];
    const places = listed.filter(({ name }) => name.startsWith('Verband ')).map((row) => [row.name, row.sortOrder]);
    expect(places).toEqual([
      ['Verband A', 1],
      ['Verband B', 0],
    ]);
    const changed = await call('PATCH', `/partners/${a.id}`, { sortOrder: -3 });
    expect(changed.json).toMatchObject({ name: 'Verband A', sortOrder: -3 });
    const broken = await call('PATCH', `/partners/${a.id}`, { sortOrder: 1.5 });
    expect([broken.status, broken.json.errors[0].path]).toEqual([400, 'sortOrder']);
    const unknown = { ids: [a.id, '11111111-1111-4111-8111-111111111111'] };
    expect((await call('PATCH', '/partners/order', unknown)).status).toBe(404);
  });

  test('for everybody are cached with an ETag until the next change', async () => {
    const first = await visitor('GET', '/partners');
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const etag = first.headers.etag ?? '';
    const headers = { 'if-none-match': etag };
    expect((await server.send('GET', '/api/partners', { headers })).status).toBe(304);
    await create('/partners', { name: 'Eben erst' });
    const second = await server.send('GET', '/api/partners', { headers });
    expect([second.status, second.text.includes('Eben erst')]).toEqual([200, true]);
    const head = await visitor('HEAD', '/partners');
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      second.headers['content-length'],
    ]);
  });
});

describe('messages and orders', () => {
  const message = (name: string, subject: string) => ({ name, email: 'person@example.org', message: 'Text', subject });

  beforeAll(async () => {
    const senders = [
      ['Anna Muster', 'Frage zur Studie'],
      ['Beat Beispiel', '100% sicher?'],
      ['Anna Beispiel', 'Presse'],
    ] as const;
    for (const [name, subject] of senders) {
      expect((await visitor('POST', '/contact-messages', message(name, subject))).status).toBe(201);
    }
  });

  const subjects = async (parameters: string) => {
    const answer = await call('GET', `/contact-messages${parameters}`);
    expect(answer.status, answer.text).toBe(200);
    const shown = answer.list.map(({ subject }) => subject);
    return { shown, total: Number(answer.headers['x-total-count']) };
  };

  test('are listed newest first, searched, sorted and divided into pages', async () => {
    expect(await subjects('')).toEqual({ shown: ['Presse', '100% sicher?', 'Frage zur Studie'], total: 3 });
    expect(await subjects('?search=beispiel')).toEqual({ shown: ['Presse', '100% sicher?'], total: 2 });
    expect(await subjects('?search=anna+beispiel')).toEqual({ shown: ['Presse'], total: 1 });
    expect(await subjects('?search=%25')).toEqual({ shown: ['100% sicher?'], total: 1 });
    expect(await subjects('?search=_')).toEqual({ shown: [], total: 0 });
    expect(await subjects('?sort=createdAt&page=2&pageSize=2')).toEqual({ shown: ['Presse'], total: 3 });
    expect(await subjects('?sort=-subject&pageSize=1')).toEqual({ shown: ['Presse'], total: 3 });
    expect((await subjects('?page=9')).shown).toEqual([]);
  });

  test('refuse invalid parameters', async () => {
    for (const [parameters, path] of [
      ['page=0', 'page'],
      ['page=x', 'page'],
      ['pageSize=100000', 'pageSize'],
      ['sort=password', 'sort'],
      ['status=lost', 'status'],
      [`search=${'x'.repeat(300)}`, 'search'],
      ['search=%00', 'search'],
      ['search=a%0Bb', 'search'],
    ]) {
      const { status, json } = await call('GET', `/contact-messages?${parameters}`);
      expect([status, json.errors?.[0]?.path]).toEqual([400, path]);
    }
  });

  test('are marked as read, which can’t be undone', async () => {
    const [{ id }] = (await call('GET', '/contact-messages?search=Presse')).json;
    const read = await call('PATCH', `/contact-messages/${id}/read`);
    expect([read.status, read.json.isRead]).toEqual([200, true]);
    expect((await subjects('?status=unread')).total).toBe(2);
    expect((await subjects('?status=read')).shown).toEqual(['Presse']);
  });

  test('accept any status after any other, and notes', async () => {
    const printed = await call('POST', '/print-orders', samplePrintOrder);
    const study = await call('POST', '/study-orders', sampleStudyOrder);
    expect([printed.status, study.status]).toEqual([201, 201]);
    for (const [path, id, statuses] of [
      ['/print-orders', printed.json.id, ['shipped', 'pending', 'processed', 'shipped']],
      ['/study-orders', study.json.id, ['paid', 'pending', 'cancelled', 'invoiced', 'delivered']],
    ] as const) {
      for (const status of statuses) {
        const answer = await call('PATCH', `${path}/${id}/status`, { status });
        expect([answer.status, answer.json.status]).toEqual([200, status]);
      }
      const wrong = await call('PATCH', `${path}/${id}/status`, { status: 'lost' });
      expect([wrong.status, wrong.json.errors[0].path]).toEqual([400, 'status']);
    }
    const noted = await call('PATCH', `/study-orders/${study.json.id}`, { notes: 'Ruft zurück', price: 1 });
    expect(noted.json).toMatchObject({ notes: 'Ruft zurück', price: 695 });
    const onPrinted = await call('PATCH', `/print-orders/${printed.json.id}`, {
      notes: 'Liegt im Schrank',
      quantity: 7,
    });
    expect(onPrinted.json).toMatchObject({ notes: 'Liegt im Schrank', quantity: 1, status: 'shipped' });
    expect((await call('GET', '/print-orders?search=schrank')).json).toHaveLength(1);
  });

  test('appear in the overview', async () => {
    const { json } = await call('GET', '/admin/overview');
    expect(json.counts.messages).toEqual({ total: 3, unread: 2 });
    expect(json.counts.printOrders.total).toBe(1);
    expect(json.recentMessages.map(({ subject }: { subject: string }) => subject)[0]).toBe('Presse');
    expect(json.toDo.waitingMessages).toBe(json.toDo.messages.length);
    expect(json.toDo.messages.map(({ subject }: { subject: string }) => subject).at(-1)).toBe('Presse');
    expect(json.settings).toEqual({ smtpIsSet: false, ibanIsSet: false, visitorsAreToldApart: true });
  });

  test('a pending order waits in the overview; a due one is counted once', async () => {
    const [{ id }] = (await call('GET', '/print-orders')).json;
    await call('PATCH', `/print-orders/${id}`, { dueOn: '2026-01-31' });
    const toDo = async (status: string) => {
      await call('PATCH', `/print-orders/${id}/status`, { status });
      return (await call('GET', '/admin/overview')).json.toDo;
    };
    const waiting = { printOrders: [{ id, quantity: 1 }], due: [{ id, dueOn: '2026-01-31', isCounted: true }] };
    expect(await toDo('pending')).toMatchObject(waiting);
    expect(await toDo('processed')).toMatchObject({ printOrders: [], due: [{ id, isCounted: false }] });
    expect(await toDo('shipped')).toMatchObject({ printOrders: [], due: [] });
  });
});
