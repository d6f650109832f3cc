import http from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { latestYear } from '#content/years.ts';
import { everyTestCall, type TestCall } from '#tests/every-test-call.ts';
import { addFirm, isForFirms, sessionFor, signInBoth } from '#tests/firm-people.ts';
import { testServer } from '#tests/test-server.ts';

// Thousands of requests take long on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

let calls: TestCall[];
let sessions: Awaited<ReturnType<typeof signInBoth>>;
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });

const server = await testServer({}, { hasBuiltFiles: true });
beforeAll(async () => {
  const firmId = await addFirm(server);
  calls = (await everyTestCall(server, firmId)).filter(({ call, name }) => call.body && !name.endsWith('/login'));
  sessions = await signInBoth(server, firmId);
});
afterAll(() => agent.destroy());

/** What people and programs put into a field. */
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '𝒳'.repeat(120),
    'x'.repeat(12_000),
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'https://user:pass@evil.example',
    "'; drop table partners; --",
    '<script>alert(1)</script>',
    '9999-99-99',
    '0001-01-01',
    '275760-09-13',
    '2024-06-03T24:00:00Z',
    'a@b.ch,c@d.ch',
    'a@b.ch\r\nBcc: c@d.ch',
  ),
  fc.integer(),
  fc.double(),
  fc.constantFrom(2 ** 31, -(2 ** 31) - 1, 1e308, Number.MAX_SAFE_INTEGER),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.anything({ maxDepth: 2 }), { maxLength: 25 }),
  fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
);

/** Fields that no body can set, and some with a meaning in JavaScript. */
const foreign = fc.record(
  {
    id: anything,
    createdAt: anything,
    updatedAt: anything,
    deletedAt: anything,
    isRead: anything,
    orderNumber: anything,
    deliveredAt: anything,
    shippedAt: anything,
    suspectedSpam: fc.constant(true),
    reportFile: fc.constant('reports/fremd.pdf'),
    ['__proto__']: anything,
    constructor: anything,
    toString: anything,
  },
  { requiredKeys: [] },
);

/** The fields of a call's valid body, each with its valid value or any other. */
function bodiesOf({ call }: TestCall): fc.Arbitrary<string> {
  const good = call.example ?? {};
  const optional = ['description', 'logoUrl', 'websiteUrl', 'contactEmail', 'isActive', 'pages', 'publishedAt', 'url'];
  const more = ['imageUrl', 'type', 'language', 'expertise', 'sortOrder', 'linkedinUrl', 'quantity', 'price', 'phone'];
  const fields = Object.fromEntries(
    [...Object.keys(good), ...optional, ...more].map((field) => [
      field,
      fc.oneof({ weight: 2, arbitrary: fc.constant((good as Record<string, unknown>)[field]) }, anything),
    ]),
  );
  return fc
    .tuple(fc.record(fields, { requiredKeys: [] }), foreign)
    .map(([known, unknown]) => {
      // JSON.stringify cannot write an own property called __proto__, which JSON.parse creates.
      const text = JSON.stringify({ ...unknown, ...known });
      return Object.hasOwn(unknown, '__proto__') ? text.replace(/^\{,?/, '{"__proto__":{"isActive":false},') : text;
    })
    .filter((text) => text.length < 60_000 && !/^\{"__proto__":\{"isActive":false\},\}$/.test(text));
}

describe('a body', () => {
  test('of any fields is accepted or rejected with the paths of invalid fields, and unknown fields are never stored', async () => {
    for (const testCall of calls) {
      const { call, name, path } = testCall;
      await fc.assert(
        fc.asyncProperty(bodiesOf(testCall), async (text) => {
          const headers = { ...sessionFor(call, sessions), 'content-type': 'application/json' };
          const answer = await server.send(call.method, path, { headers, body: text, agent });
          // Completing a sign-in that was not begun signs nobody in.
          const refused = /^POST .*\/login\//.test(name) ? [400, 401] : [400, 404, 409];
          expect([200, 201, ...refused], `${name} ${answer.status} to ${text}`).toContain(answer.status);
          if (answer.status === 400) {
            expect(answer.headers['content-type']).toBe('application/problem+json');
            if (answer.json.errors) {
              expect(answer.json.errors.length).toBeGreaterThan(0);
              for (const { path: field, message } of answer.json.errors) {
                expect(field).toMatch(/^[a-zA-Z]+(\.[a-zA-Z\d]+)*$/);
                expect(message.length).toBeGreaterThan(3);
              }
            }
          } else if (answer.status < 300) {
            expect(answer.text).not.toContain('fremd.pdf');
            // Answers that are no records have neither: the user's own password, or a payment, which has the bank's
            // date.
            const { id, createdAt, suspectedSpam = false } = Object(answer.json);
            expect(suspectedSpam).toBe(false);
            if (createdAt) expect(new Date(createdAt).getUTCFullYear()).toBe(new Date().getUTCFullYear());
            if (id && createdAt && call.method !== 'POST') expect(path).toContain(id);
          }
        }),
        { numRuns: 25 },
      );
    }
  });

  test('that is no JSON object, or nested too deep, is refused', async () => {
    const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    const texts = ['', '{', 'null', '[]', '"text"', '1', 'nan', '{"a":1}x', '\ufeff{', '{"name":"\\ud800"}'];
    const bytes = [Buffer.from([0x7b, 0xff, 0x7d]), Buffer.from([0xc3, 0x28]), Buffer.alloc(60_000, '[')];
    for (const body of [...texts, ...bytes, deep(11), deep(5_000)]) {
      const headers = { ...sessions.office, 'content-type': 'application/json' };
      const answer = await server.send('POST', '/api/partners', { headers, body });
      expect([answer.status, answer.headers['content-type']], String(body).slice(0, 40)).toEqual([
        400,
        'application/problem+json',
      ]);
    }
    const headers = { ...sessions.office, 'content-type': 'application/json' };
    const shallow = `{"name":"Flach genug","x":${deep(9)}}`;
    expect((await server.send('POST', '/api/partners', { headers, body: shallow })).status).toBe(201);
  });

  test('is refused in German by public calls and by those of the German tabs, in English by the others', async () => {
    const english = /\b(the|this|is|not|must|please|at most|record|request|invalid)\b/i;
    for (const { call, name, path } of calls) {
      // Calls for everybody signed in refuse in the language of the caller's area; the partner area's is German.
      const session = call.access === 'signed-in' ? sessions.firm : sessionFor(call, sessions);
      const json = { ...session, 'content-type': 'application/json' };
      const isGerman =
        ['public', 'signed-in'].includes(call.access) || isForFirms(call) || /team-members|hero-videos/.test(name);
      const nobody = path.replace(/[0-9a-f-]{36}/, '11111111-1111-4111-8111-111111111111');
      const { properties } = z.toJSONSchema(call.body ?? z.object(), { io: 'input', unrepresentable: 'any' });
      const wrongTypes = Object.fromEntries(Object.keys(properties ?? {}).map((field) => [field, { wrong: 'type' }]));
      const answers = [
        await server.send(call.method, path, { headers: json, body: wrongTypes }),
        await server.send(call.method, path, { headers: json, body: '{' }),
        await server.send(call.method, path, { headers: json, body: '[]' }),
        await server.send(call.method, path, { headers: json, body: `${'{"a":'.repeat(20)}1${'}'.repeat(20)}` }),
        await server.send(call.method, path, { headers: json, body: 'x'.repeat(70_000) }),
        await server.send(call.method, path, { headers: { ...json, 'content-type': 'text/plain' }, body: 'x' }),
        await server.send(call.method, path, { headers: { ...json, origin: 'https://evil.example' }, body: '{}' }),
        await server.send(call.method, path, { headers: json, body: { ids: ['x'], name: 7, title: 7, isActive: 7 } }),
        await server.send(call.method, nobody, { headers: json, body: call.example }),
        ...(/\/order$/.test(path) ? [await server.send(call.method, path, { headers: json, body: call.example })] : []),
      ].filter(({ status }) => status >= 400);
      expect(answers.length, name).toBeGreaterThan(5);
      for (const { json: problem, text } of answers) {
        const messages = [problem.detail, ...(problem.errors ?? []).map(({ message }: { message: string }) => message)];
        for (const message of messages) {
          expect(english.test(message), `${name}: ${text}`).toBe(!isGerman);
          expect(message, name).not.toMatch(/Invalid input|expected/);
        }
      }
    }
  });

  test('is refused field by field with the expected messages', async () => {
    const refused = async (path: string, body: object) =>
      Object.fromEntries(
        (await server.send('POST', path, { headers: sessions.office, body })).json.errors.map(
          ({ path: field, message }: { path: string; message: string }) => [field, message],
        ),
      );
    const member = {
      name: '',
      role: ' ',
      organization: null,
      email: 'x',
      profileImageUrl: 'ftp://x',
      linkedinUrl: '/x',
    };
    expect(await refused('/api/team-members', { ...member, expertise: ['gut', 'x'.repeat(61), null, 7] })).toEqual({
      name: 'Name ist erforderlich',
      role: 'Rolle ist erforderlich',
      organization: 'Organisation ist erforderlich',
      email: 'Ungültige E-Mail-Adresse',
      profileImageUrl: 'Ungültige URL oder Pfad',
      linkedinUrl: 'Ungültige LinkedIn URL',
      'expertise.1': 'Höchstens 60 Zeichen',
      'expertise.2': 'Die Fachgebiete müssen eine Liste von Texten sein',
      'expertise.3': 'Die Fachgebiete müssen eine Liste von Texten sein',
    });
    expect(
      Object.keys(await refused('/api/partners', { websiteUrl: '/own', logoUrl: '//x', contactEmail: 'x' })),
    ).toEqual(['name', 'logoUrl', 'websiteUrl', 'contactEmail']);
    expect(Object.keys(await refused('/api/studies', { title: 'A', year: 1999, pages: -1, pdfUrl: 'x' }))).toEqual([
      'year',
      'pdfUrl',
      'pages',
    ]);
    expect(Object.keys(await refused('/api/hero-videos', { title: 'x'.repeat(201), videoUrl: '' }))).toEqual([
      'title',
      'videoUrl',
    ]);
    expect(await refused('/api/studies', { title: 'A', year: latestYear() + 1 })).toEqual({
      year: `Year must be a whole number from 2000 to ${latestYear()}`,
    });
  });
});
