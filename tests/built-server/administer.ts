import { publishChange } from '../publish-change.ts';
import { builtAdministrator } from './built-server.ts';
import { request, type TimedAnswer } from './requests.ts';

export interface AdministratorClient {
  (method: string, path: string, json?: unknown): Promise<TimedAnswer>;
  /** Headers of the session, for requests other than JSON. */
  headers: Record<string, string>;
}

/** Signs in to a server of startBuiltServer and returns a function that makes calls with that session. */
export async function signIn(url: string): Promise<AdministratorClient> {
  const { headers, status } = await request(`${url}/api/admin/login`, {
    json: builtAdministrator,
  });
  const cookie = headers['set-cookie']?.[0]?.split(';')[0];
  if (status !== 200 || !cookie) throw new Error(`signing in was answered with ${status}`);
  const session = { cookie, origin: url };
  const call = (method: string, path: string, json?: unknown) =>
    request(`${url}${path}`, { method, json, headers: session });
  return Object.assign(call, { headers: session });
}

/** Changes the draft of a document and publishes it. @throws if that is refused */
export const publishChangeAs = <Content = Record<string, unknown>>(
  administer: AdministratorClient,
  document: string,
  change: (content: Content) => object,
  overrides: object = {},
) =>
  publishChange<Content>((method, path, body) => administer(method, `/api${path}`, body), document, change, overrides);
