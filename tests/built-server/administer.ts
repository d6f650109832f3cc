import { administratorPassword } from './built-server.ts';
import { type Answer, request } from './requests.ts';

export interface Administrator {
  (method: string, path: string, json?: unknown): Promise<Answer>;
  /** Headers of the session, for requests other than JSON. */
  headers: Record<string, string>;
}

/** Signs in to a server of startBuiltServer and returns a function that makes calls with that session. */
export async function signIn(url: string): Promise<Administrator> {
  const { headers, status } = await request(`${url}/api/admin/login`, {
    json: { email: 'admin@example.com', password: administratorPassword },
  });
  const cookie = headers['set-cookie']?.[0]?.split(';')[0];
  if (status !== 200 || !cookie) throw new Error(`signing in was answered with ${status}`);
  const session = { cookie, origin: url };
  const call = (method: string, path: string, json?: unknown) =>
    request(`${url}${path}`, { method, json, headers: session });
  return Object.assign(call, { headers: session });
}

/** Changes the draft of a document and publishes it. @throws if that is refused */
export async function publishDocument<Content = Record<string, unknown>>(
  administer: Administrator,
  document: string,
  change: (content: Content) => object,
  more: object = {},
): Promise<{ id: string }> {
  const send = async (method: string, path: string, json?: object) => {
    const { status, body } = await administer(method, path, json);
    if (status >= 400 && method !== 'GET') throw new Error(`${document} was not published: ${status} ${body}`);
    return JSON.parse(body.toString());
  };
  const address = `/api/content/${document}`;
  const { revision = 0, content } = await send('GET', address);
  const saved = await send('PUT', address, { revision, content: change(content) });
  return send('POST', `${address}/publish`, { revision: saved.revision, ...more });
}
