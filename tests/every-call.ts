import { sampleStudyOrder } from '#domain/study-orders/sample-study-order.ts';
import type { Call } from '#server/api/call.ts';
import { everyCall } from '#server/api/every-call.ts';
import { eventually } from './eventually.ts';
import type { TestServer } from './test-server.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A form with one file, as a browser sends it. */
export function formWith(field: string, bytes: Buffer, name = 'datei.png') {
  const border = '----muster';
  const head = `--${border}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${border}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${border}--\r\n`)]),
  };
}

const person = { firstName: 'Anna', lastName: 'Muster', email: 'anna.muster@example.org' };
const printOrder = { ...person, street: 'Musterweg 1', zipCode: '9999', city: 'Musterstadt' };

/** A body that every call takes, by its method and path. */
export const goodBodies: Record<string, object> = {
  'POST /admin/login': { email: 'jemand@example.org', password: 'falsches-passwort' },
  'POST /partners': { name: 'Muster AG', websiteUrl: 'https://www.example.org' },
  'PATCH /partners/{id}': { name: 'Anders AG' },
  'POST /studies': { title: 'Muster', year: 2024 },
  'PATCH /studies/{id}': { title: 'Anders' },
  'POST /media': { title: 'Muster' },
  'PATCH /media/{id}': { title: 'Anders' },
  'POST /team-members': { name: 'Anna Muster', role: 'Projektleiter', organization: 'Musterhochschule' },
  'PATCH /team-members/{id}': { name: 'Beat Muster' },
  'POST /hero-videos': { title: 'Muster', videoUrl: 'https://www.example.org/a.mp4' },
  'PUT /hero-videos/{id}': { title: 'Anders', videoUrl: '/assets/a.mp4' },
  'POST /contact-messages': { name: 'Anna Muster', email: person.email, subject: 'Frage', message: 'Text' },
  'POST /print-orders': printOrder,
  'POST /study-orders': sampleStudyOrder,
  'PATCH /print-orders/{id}/status': { status: 'processed' },
  'PATCH /study-orders/{id}/status': { status: 'invoiced' },
  'PATCH /study-orders/{id}': { notes: 'Ruft zurück' },
};

/** Records of every kind, by the name of their calls. */
async function makeRecords(server: TestServer): Promise<Record<string, string>> {
  const headers = await server.signIn();
  const ids: Record<string, string> = {};
  const kinds = Object.keys(goodBodies).flatMap((name) => /^POST \/([\w-]+)$/.exec(name)?.[1] ?? []);
  for (const kind of kinds) {
    const isPublic = /messages|orders/.test(kind);
    const body = goodBodies[`POST /${kind}`];
    // A machine with too much to do may answer 503 at first: then it is asked again, as Retry-After says.
    const answer = await eventually(async () => {
      const first = await server.send('POST', `/api/${kind}`, { body, ...(!isPublic && { headers }) });
      return first.status !== 503 && first;
    });
    if (answer.status !== 201) throw new Error(`${kind}: ${answer.text}`);
    ids[kind] = answer.json.id;
  }
  const mails = await server.send('GET', '/api/mails', { headers });
  ids.mails = mails.json[0].id;
  return ids;
}

export interface TestCall {
  call: Call;
  /** Like 'PATCH /partners/{id}'. */
  name: string;
  /** With the id of a record that exists. */
  path: string;
  headers: Record<string, string>;
  body: object | Buffer | undefined;
}

/** Every call of a server with an address and a body that it would take. */
export async function everyTestCall(server: TestServer): Promise<TestCall[]> {
  const ids = await makeRecords(server);
  const { openAdministratorSessions } = await import('#domain/administrators/administrator-sessions.server.ts');
  const sessions = await openAdministratorSessions(server.services);
  return everyCall(server.services, sessions).map((call) => {
    const name = `${call.method} ${call.path}`;
    const kind = call.path.split('/')[1] ?? '';
    if (call.path.includes('{id}') && !ids[kind]) throw new Error(`goodBodies must say what 'POST /${kind}' takes`);
    const path = `/api${call.path}`.replace('{id}', ids[kind] ?? '').replace('{token}', 'unbekannt');
    const order = call.path.endsWith('/order') ? { ids: [ids[kind]] } : undefined;
    const form = call.upload && formWith(call.upload.field, png);
    return { call, name, path, headers: form?.headers ?? {}, body: form?.body ?? order ?? goodBodies[name] };
  });
}
