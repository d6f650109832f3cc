import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { openSessions } from '#domain/people/sign-in/open-sessions.server.ts';
import { cookiesOf } from '#tests/cookies-of.ts';
import { addFirm, signInAtFirm } from '#tests/firm-people.ts';
import { addOfficePerson, signInAs } from '#tests/office-people.ts';
import { actors } from '#tests/role-table.ts';
import { testServer } from '#tests/test-server.ts';
import type { Access } from '../call.ts';
import { type Actor, mayMakeCall } from '../call-guard.ts';
import { everyCall } from '../every-call.ts';
import type { DescribedApi } from './described-api.ts';

const server = await testServer();
const firmId = await addFirm(server);
const calls = everyCall(server.services, await openSessions(server.services));

const read = (headers: Record<string, string> = {}) => server.send('GET', '/api/openapi.json', { headers });
const namesWith = (isShown: (access: Access) => boolean) =>
  calls
    .filter(({ access }) => isShown(access))
    .map(({ method, path }) => `${method} /api${path}`)
    .sort();
const namesIn = ({ paths }: DescribedApi) =>
  Object.entries(paths)
    .flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`))
    .sort();

/** Checks that the description is valid and every reference has a component, every component and tag a use. */
async function expectWhole(description: DescribedApi) {
  const { errors, valid } = await new Validator().validate(structuredClone(description) as never);
  expect([valid, errors ?? []]).toEqual([true, []]);
  const text = JSON.stringify(description);
  const referred = [...text.matchAll(/"#\/components\/([^"]+)"/g)].map(([, name]) => name);
  const { securitySchemes, ...components } = description.components;
  const stored = Object.entries(components).flatMap(([section, all]) =>
    Object.keys(all).map((name) => `${section}/${name}`),
  );
  expect([...new Set(referred)].sort()).toEqual(stored.sort());
  expect(Object.keys(securitySchemes ?? {})).toEqual(text.includes('"security":[{') ? ['session', 'token'] : []);
  const tags = Object.values(description.paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) => operation.tags),
  );
  expect(description.tags.map(({ name }) => name).sort()).toEqual([...new Set(tags)].sort());
}

const nameOf = (actor: Actor) => (actor.kind === 'office' ? actor.role : `${actor.firmRole} of a firm`);

test.each(actors.map((actor) => ({ who: nameOf(actor), actor })))(
  'the $who is shown the calls that they may make',
  async ({ actor }) => {
    const session =
      actor.kind === 'office' ? await signInAs(server, actor.role) : await signInAtFirm(server, firmId, actor.firmRole);
    const { json, headers } = await read(session);
    expect(namesIn(json)).toEqual(namesWith((access) => mayMakeCall(actor, access)));
    expect(headers['cache-control']).toBe('no-store');
    await expectWhole(json);
  },
);

test('a stranger is shown the public calls, before and after others have asked', async () => {
  const invented: Record<string, string> = { cookie: 'versicherungsmonitor=invented' };
  for (const headers of [{}, invented]) {
    const { json } = await read(headers);
    expect(namesIn(json)).toEqual(namesWith((access) => access === 'public'));
    await expectWhole(json);
    const operations = Object.values((json as DescribedApi).paths).flatMap((methods) => Object.values(methods));
    expect(new Set(operations.map((operation) => operation['x-access']))).toEqual(new Set(['public']));
  }
  await read(await server.signIn());
  const { json, headers } = await read();
  expect(namesIn(json)).toEqual(namesWith((access) => access === 'public'));
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers.vary).toContain('Cookie');
});

test('a user without a second factor sees the public calls and those of their own account', async () => {
  const { email, password } = await addOfficePerson(server, 'administrator');
  const half = await server.send('POST', '/api/admin/login', { body: { email, password } });
  const { json } = await read({ cookie: cookiesOf(half) });
  const own: Access[] = ['public', 'signed-in', 'own-account'];
  expect(namesIn(json)).toEqual(namesWith((access) => own.includes(access)));
});

test('common parts of calls are described once', async () => {
  const { json } = await read(await server.signIn());
  const { paths, components } = json as DescribedApi;
  const schemaOf = (path: string, method: string, status: string) =>
    JSON.stringify(paths[path]?.[method]?.responses[status]).match(/"schema":(.*?\})/)?.[1];
  for (const kind of ['partners', 'studies', 'media', 'team-members']) {
    const restored = schemaOf(`/api/${kind}/{id}/restore`, 'post', '200');
    expect(restored).toMatch(/^\{"\$ref":"#\/components\/schemas\//);
    expect(restored).toBe(schemaOf(`/api/${kind}`, 'post', '201'));
    expect(schemaOf(`/api/${kind}/deleted`, 'get', '200')).toBe(schemaOf('/api/partners/deleted', 'get', '200'));
    expect(paths[`/api/${kind}/{id}/purge`]?.post?.parameters).toEqual([{ $ref: '#/components/parameters/id' }]);
  }
  // No long schema occurs twice.
  const texts: string[] = [];
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('properties' in part) texts.push(JSON.stringify(part));
    for (const value of Object.values(part)) collect(value);
  };
  collect([paths, components.schemas]);
  const long = texts.filter((text) => text.length > 100);
  expect(long.filter((text, index) => long.indexOf(text) !== index)).toEqual([]);
});
