import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { routes } from '#app/routes.ts';
import { sampleStudyOrder } from '#domain/study-orders/sample-study-order.ts';
import { listBuiltFiles } from '#server/files/built-files.ts';
import { signIn } from '../../../built-server/administer.ts';
import { root } from '../../../built-server/built-server.ts';
import { message, request } from '../../../built-server/requests.ts';

/** A schema of the description, as far as it is looked at. */
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
  /** Of a JSON body. */
  body?: Schema;
  /** A body that it takes. */
  example?: unknown;
  /** The field of a form that takes a file. */
  upload?: string;
  /** Whether the page takes posted forms. */
  takesForms?: boolean;
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
}

/** Everything there is to be asked for, as the product itself says: its description, routes, sitemap and built files. */
export async function listTargets(url: string, download: string): Promise<Target[]> {
  const sitemap = (await request(`${url}/sitemap.xml`)).body.toString();
  const inSitemap = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+(\/[^<]*)?<\/loc>/g)].map(([, found]) => found ?? '/');
  const pages = new Set([...inSitemap, ...routes.map((route) => route.path), '/nicht-da']);
  const files = [...listBuiltFiles(path.join(root, 'dist/client')).keys(), '/robots.txt', '/sitemap.xml'];
  const description = JSON.parse((await request(`${url}/api/openapi.json`)).body.toString());
  const calls = Object.entries(description.paths as Record<string, Record<string, Operation>>).flatMap(
    ([callPath, operations]) =>
      Object.entries(operations).map(([method, { requestBody }]): Target => {
        const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
        return {
          group: 'call',
          method: method.toUpperCase(),
          path: callPath,
          ...(json && { body: json.schema, example: json.example }),
          ...(form && { upload: Object.keys(form.schema.properties ?? {})[0] ?? 'file' }),
        };
      }),
  );
  const read = (group: Target['group']) => (each: string) => ({ group, method: 'GET', path: each });
  return [
    ...[...pages].map((each) => ({ ...read('page')(each), takesForms: each === '/' || each === '/order' })),
    ...files.map(read('file')),
    read('download')(download),
    ...calls,
  ];
}

/** What requests need of a server as it stands now: a session, and the ids of records by the first part of their path. */
export async function lookAround(url: string, targets: Target[]) {
  const administrator = await signIn(url);
  const ids = new Map<string, string[]>();
  for (const kind of new Set(targets.flatMap((target) => /^\/api\/([\w-]+)\/\{id\}/.exec(target.path)?.[1] ?? []))) {
    const { body, status } = await administrator('GET', `/api/${kind}`);
    const rows = status === 200 ? (JSON.parse(body.toString()) as { id: string; reportName?: unknown }[]) : [];
    ids.set(
      kind,
      // Without the one whose report is downloaded: its office may delete it, and then there is nothing to try.
      rows
        .filter(({ reportName }) => !reportName)
        .slice(0, 50)
        .map(({ id }) => id),
    );
  }
  return { cookie: administrator.headers.cookie as string, ids };
}

/** A message, a print order, and a delivered report with a download link; gives the link's path. */
export async function fillServer(url: string, deliveryMail: () => Promise<string>): Promise<string> {
  const administrator = await signIn(url);
  await request(`${url}/api/contact-messages`, { json: message });
  const study = JSON.parse((await administrator('GET', '/api/studies')).body.toString()).find(
    ({ isCurrentEdition }: { isCurrentEdition: boolean }) => isCurrentEdition,
  );
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]);
  const form = new FormData();
  form.set('report', new Blob([new Uint8Array(await pdf.save())]), 'bericht.pdf');
  await fetch(`${url}/api/studies/${study.id}/report`, { method: 'PUT', headers: administrator.headers, body: form });
  const order = await request(`${url}/api/study-orders`, { json: sampleStudyOrder });
  await administrator('POST', `/api/study-orders/${JSON.parse(order.body.toString()).id}/deliver`);
  return /\/api\/downloads\/[\w-]+/.exec(await deliveryMail())?.[0] ?? '';
}
