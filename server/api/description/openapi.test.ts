import { execFile } from 'node:child_process';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#platform/installation/project-root.server.ts';
import { everyTestCall, formWith, type TestCall } from '#tests/every-test-call.ts';
import { addFirm, sessionFor, signInBoth } from '#tests/firm-people.ts';
import { scratchDirectory } from '#tests/scratch-directory.ts';
import { type Answer, testServer } from '#tests/test-server.ts';
import { describeCalls } from './openapi.ts';

// biome-ignore lint/suspicious/noExplicitAny: the description is read as whatever JSON it is
let description: any;
let calls: TestCall[];
let sessions: Awaited<ReturnType<typeof signInBoth>>;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
(addFormats as unknown as (instance: Ajv2020) => void)(ajv);
ajv.addFormat('binary', true);

const server = await testServer({}, { hasBuiltFiles: true });
beforeAll(async () => {
  const firmId = await addFirm(server);
  calls = await everyTestCall(server, firmId);
  const options = { publicUrl: server.origin, cookieName: 'muster' };
  const described = describeCalls(
    calls.map(({ call }) => call),
    options,
  );
  // As it is sent.
  description = JSON.parse(JSON.stringify(described));
  // Added once, because schemas refer to common parts.
  ajv.addSchema(description, 'description');
  sessions = await signInBoth(server, firmId);
});

const pointer = (...parts: string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** Whether an answer is one of those that are described for its call. */
function conforms({ name, call }: TestCall, { status, headers, text, json }: Answer) {
  const [path, method] = [`/api${call.path}`, call.method.toLowerCase()];
  const operation = description.paths[path]?.[method];
  expect(operation, `${name} is described`).toBeDefined();
  const { $ref, ...described } = operation.responses[status] ?? {};
  const response = $ref ? description.components.responses[$ref.split('/').at(-1)] : described;
  expect(operation.responses, `${name} answered ${status}: ${text.slice(0, 300)}`).toHaveProperty(String(status));
  const type = headers['content-type']?.split(';')[0];
  if (!response.content) return expect(text, name).toBe('');
  expect(Object.keys(response.content), name).toContain(type);
  if (!type || !/[/+]json$/.test(type)) return;
  const reference = $ref ?? `#${pointer('paths', path, method, 'responses', String(status))}`;
  const fits = ajv.getSchema(`${reference}${pointer('content', type, 'schema')}`.replace('#', 'description#'));
  expect(fits?.(json), `${name} ${status}: ${ajv.errorsText(fits?.errors)} in ${text.slice(0, 500)}`).toBe(true);
}

describe('the description', () => {
  test('is valid under OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(description));
    expect(result.errors ?? []).toEqual([]);
    expect([result.valid, validator.version]).toEqual([true, '3.1']);
  });

  test('has no warnings by redocly’s recommended rules', async () => {
    await using directory = await mkdtempDisposable(path.join(scratchDirectory(), 'monitor-openapi-'));
    const file = path.join(directory.path, 'openapi.json');
    await writeFile(file, JSON.stringify(description));
    // Turns off its telemetry and its check for updates.
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const redocly = path.join(projectRoot, 'node_modules/.bin/redocly');
    const lint = ['lint', '--extends=recommended', '--format=json', file];
    const { stdout } = await promisify(execFile)(redocly, lint, { cwd: directory.path, env }).catch(
      (failure) => failure,
    );
    const { problems } = JSON.parse(stdout);
    expect(problems.map(({ ruleId, message }: { ruleId: string; message: string }) => `${ruleId}: ${message}`)).toEqual(
      [],
    );
  });

  test('summarises every call in a phrase without a full stop', () => {
    const sentences = calls.map(({ call }) => call.summary).filter((summary) => /\.( |$)/.test(summary));
    expect(sentences).toEqual([]);
  });

  test('names every call once, says who may make it, and describes every input', () => {
    const described = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations as object).map((method) => `${method.toUpperCase()} ${path.slice('/api'.length)}`),
    );
    expect(described.sort()).toEqual(calls.map(({ name }) => name).sort());
    const ids = Object.values(description.paths).flatMap((operations) =>
      Object.values(operations as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const { call } of calls) {
      const operation = description.paths[`/api${call.path}`][call.method.toLowerCase()];
      const token = call.readScope ? [{ token: [] }] : [];
      expect(operation.security).toEqual(call.access === 'public' ? [] : [{ session: [] }, ...token]);
      expect(operation['x-read-scope']).toBe(call.readScope);
      expect(operation.requestBody !== undefined).toBe(Boolean(call.body ?? call.upload));
    }
    const partner = description.paths['/api/partners'].post.requestBody.content['application/json'].schema;
    expect(partner.required).toEqual(['name']);
    expect(partner.properties.name).toMatchObject({ type: 'string', maxLength: 100 });
    expect(partner.properties.type.enum).toEqual(['academic', 'industry', 'research', 'association']);
  });

  test('names the values of every parameter that takes certain ones, and so does their refusal', async () => {
    let count = 0;
    for (const { call, name, path, headers } of calls) {
      const { parameters = [] } = description.paths[`/api${call.path}`][call.method.toLowerCase()];
      for (const { in: place, name: parameter, schema } of parameters) {
        if (place !== 'query' || !schema.enum) continue;
        count += 1;
        const own = { ...headers, ...sessionFor(call, sessions) };
        const separator = path.includes('?') ? '&' : '?';
        const answer = await server.send(call.method, `${path}${separator}${parameter}=foo`, { headers: own });
        const values: string[] = schema.enum;
        const message = values.includes('true') ? 'Must be true or false' : `Must be one of: ${values.join(', ')}`;
        expect([answer.status, answer.json.errors], name).toEqual([400, [{ path: parameter, message }]]);
      }
    }
    expect(count).toBeGreaterThan(10);
  });

  test('matches the responses of every call, also its refusals', async () => {
    const last = (call: TestCall) => (call.call.method === 'DELETE' ? 1 : 0) + (call.name.includes('logout') ? 2 : 0);
    const inOrder = [...calls].sort((a, b) => last(a) - last(b));
    const statuses = new Set<number>();
    for (const testCall of inOrder) {
      const { call, name, path, headers, body } = testCall;
      const own = { ...headers, ...sessionFor(call, sessions) };
      const send = async (sending: { headers?: Record<string, string>; body?: unknown; path?: string }) => {
        const answer = await server.send(call.method, sending.path ?? path, sending);
        conforms(testCall, answer);
        statuses.add(answer.status);
        return answer;
      };
      const nobody = path.replace(/[0-9a-f-]{36}/, '11111111-1111-4111-8111-111111111111');
      await send({ headers, body });
      if (call.method !== 'GET') await send({ headers: { ...own, origin: 'https://evil.example' }, body });
      if (call.body) {
        await send({ headers: own, body: { status: 7, name: 7, title: 7, ids: 7, notes: 7, email: 7 } });
        await send({ headers: { ...own, 'content-type': 'text/plain' }, body: 'x' });
        await send({ headers: { ...own, 'content-type': 'application/json' }, body: 'x'.repeat(70_000) });
      }
      if (call.upload) await send(wrongFile(own, call.upload.field));
      if (nobody !== path) await send({ headers: own, body, path: nobody });
      const answer = await send({ headers: own, body });
      const isRefusedHere =
        /login|downloads|deliver|report|restore|purge|bank-imports|reminders|account|invitations|revoke|undo|test-mail|samples|order-pages|terms|partner-uploads|partner-area\/uploads|\/stop$/.test(
          name,
        );
      if (!isRefusedHere) expect(answer.status, `${name}: ${answer.text}`).toBe(call.answer.status);
      const restore = inOrder.find((candidate) => candidate.call.path === `${call.path}/restore`);
      if (call.method === 'DELETE' && restore && answer.status === 204) {
        const restored = await server.send('POST', restore.path, { headers: sessionFor(restore.call, sessions) });
        conforms(restore, restored);
        expect(restored.status, restored.text).toBe(200);
      }
      if (name === 'POST /admin/logout') sessions.office = await server.signIn();
    }
    expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 201, 204, 400, 401, 403, 404, 413, 415]));
  }, 300_000);
});

function wrongFile(own: Record<string, string>, field: string) {
  const { headers, body } = formWith(field, Buffer.from('kein Bild'));
  return { headers: { ...own, ...headers }, body };
}
