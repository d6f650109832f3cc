import { publishDocument as publish } from '../publish-document.ts';
import { administratorPassword } from './built-server.ts';
import { type Answer, request } from './requests.ts';

export interface AdministratorClient {
  (method: string, path: string, json?: unknown): Promise<Answer>;
  /** Headers of the session, for requests other than JSON. */
  headers: Record<string, string>;
}

/** Signs in to a server of startBuiltServer and returns a function that makes calls with that session. */
export async function signIn(url: string): Promise<AdministratorClient> {
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
export const publishDocument = <Content = Record<string, unknown>>(
  administer: AdministratorClient,
  document: string,
  change: (content: Content) => object,
  overrides: object = {},
) => publish<Content>((method, path, body) => administer(method, `/api${path}`, body), document, change, overrides);
