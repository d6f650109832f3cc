import path from 'node:path';
import { routes } from '#app/routes.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { listBuiltFiles } from '#server/files/built-files.ts';
import { signIn } from '../../../built-server/administer.ts';
import { root } from '../../../built-server/built-server.ts';
import { linkSentTo, outboxMails } from '../../../built-server/outbox-mails.ts';
import { request } from '../../../built-server/requests.ts';
import { uploadReport } from '../../../built-server/upload-report.ts';
import { cookiesOf } from '../../../cookies-of.ts';
import { eventually } from '../../../eventually.ts';
import { onePagePdf } from '../../../made-up/sample-files.ts';
import { sampleMessage } from '../../../made-up/sample-input.ts';

/** The used part of a schema of the description; references are resolved. */
export interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

export interface Target {
  group: 'page' | 'file' | 'download' | 'call';
  method: string;
  /** With names in braces. */
  path: string;
  /** Schema of a JSON body. */
  body?: Schema;
  /** A body that it accepts. */
  example?: unknown;
  /** The form field for a file. */
  upload?: string;
  /** Whether the page accepts posted forms. */
  takesForms?: boolean;
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

/** The API description that a session gets, with references resolved. */
async function describedPaths(url: string, headers: Record<string, string>): Promise<Description['paths']> {
  const { paths, components }: Description = (await request(`${url}/api/openapi.json`, { headers })).json;
  const prefix = '#/components/schemas/';
  const resolved = (_: string, value: unknown): unknown => {
    const name = value instanceof Object && '$ref' in value && String(value.$ref);
    if (typeof name !== 'string' || !name.startsWith(prefix)) return value;
    return JSON.parse(JSON.stringify(components.schemas[name.slice(prefix.length)]), resolved);
  };
  return JSON.parse(JSON.stringify(paths), resolved);
}

/**
 * All targets of the product, from its API description, routes, sitemap and built files.
 * @param sessions headers of users who together may make all calls
 */
export async function listTargets(
  url: string,
  download: string,
  sessions: Record<string, string>[],
): Promise<Target[]> {
  const sitemap = (await request(`${url}/sitemap.xml`)).text;
  const inSitemap = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+(\/[^<]*)?<\/loc>/g)].map(([, found]) => found ?? '/');
  const pages = new Set([...inSitemap, ...routes.map((route) => route.path), '/nicht-da']);
  const files = [...listBuiltFiles(path.join(root, 'dist/client')).keys(), '/robots.txt', '/sitemap.xml'];
  const described = await Promise.all(sessions.map((headers) => describedPaths(url, headers)));
  const calls = new Map<string, Target>();
  for (const [callPath, operations] of described.flatMap(Object.entries<Record<string, Operation>>)) {
    for (const [method, { requestBody }] of Object.entries(operations)) {
      const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
      calls.set(`${method} ${callPath}`, {
        group: 'call',
        method: method.toUpperCase(),
        path: callPath,
        ...(json && { body: json.schema, example: json.example }),
        ...(form && { upload: Object.keys(form.schema.properties ?? {})[0] ?? 'file' }),
      });
    }
  }
  const read = (group: Target['group']) => (address: string) => ({ group, method: 'GET', path: address });
  return [
    ...[...pages].map((address) => ({ ...read('page')(address), takesForms: address === '/' || address === '/order' })),
    ...files.map(read('file')),
    read('download')(download),
    ...calls.values(),
  ];
}

/** Data of a running server that requests need: a session, and ids of records by the first part of their path. */
export async function lookAround(url: string, targets: Target[]) {
  const administrator = await signIn(url);
  const ids = new Map<string, string[]>();
  for (const kind of new Set(targets.flatMap((target) => /^\/api\/([\w-]+)\/\{id\}/.exec(target.path)?.[1] ?? []))) {
    const answer = await administrator('GET', `/api/${kind}`);
    const rows: { id: string; reportName?: unknown }[] = answer.status === 200 ? answer.json : [];
    ids.set(
      kind,
      // Without the study whose report is downloaded, because a request may delete it.
      rows
        .filter(({ reportName }) => !reportName)
        .slice(0, 50)
        .map(({ id }) => id),
    );
  }
  return { cookie: administrator.headers.cookie as string, ids };
}

/** Creates a message, a print order, and a delivered report with a download link; returns the link's path. */
export async function fillServer(url: string, dataDir: string): Promise<string> {
  const administrator = await signIn(url);
  await request(`${url}/api/contact-messages`, { json: sampleMessage });
  const study = (await administrator('GET', '/api/studies')).json.find(
    ({ isCurrentEdition }: { isCurrentEdition: boolean }) => isCurrentEdition,
  );
  await uploadReport(url, administrator.headers, study.id, await onePagePdf());
  const order = await request(`${url}/api/study-orders`, { json: sampleStudyOrder });
  await administrator('POST', `/api/study-orders/${order.json.id}/deliver`);
  return eventually(() => /\/api\/downloads\/[\w-]+/.exec(outboxMails(dataDir).join())?.[0], 60_000);
}

/** Invites a lead of a firm, and returns the headers of their session. */
export async function signInAsInvited(url: string, dataDir: string): Promise<Record<string, string>> {
  const administrator = await signIn(url);
  const { id } = (await administrator('POST', '/api/partners', { name: 'Muster AG' })).json;
  const email = 'leitung@example.org';
  await administrator('POST', `/api/partners/${id}/invitations`, { email, firmRole: 'lead' });
  const token = await linkSentTo(dataDir, email);
  const account = { token, name: 'Maria Muster', password: 'vier-blaue-Tassen-8' };
  const answer = await request(`${url}/api/account-links/accept`, { json: account });
  if (answer.status !== 201) throw new Error(`an invitation was answered with ${answer.status}`);
  return { cookie: cookiesOf(answer), origin: url };
}
