import { CallFailed, type CallOptions, call } from '../../api-client.ts';
import { askToSignIn } from '../sign-in/sign-in-question.ts';
import { readAnswer, takeEarlyAnswer } from './early-answers.ts';

/** After this time the server counts as out of reach, so that no form waits for ever. A file that is sent has none. */
const maxWaitMs = 30_000;

/**
 * A call of the administrator. When the session has expired it waits until somebody has signed in again, and is then
 * made once more.
 * @throws CallFailed with status 401 when nobody signed in
 */
export async function adminCall<Result>(method: string, path: string, options: CallOptions = {}): Promise<Result> {
  const inTime = (): CallOptions =>
    method === 'GET' || options.signal ? options : { ...options, signal: AbortSignal.timeout(maxWaitMs) };
  try {
    const early = method === 'GET' ? takeEarlyAnswer(path) : undefined;
    if (!early) return await call<Result>(method, path, inTime());
    const response = await early;
    options.onHeaders?.(response.headers);
    return await readAnswer<Result>(response);
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 401) throw error;
    if (!(await askToSignIn())) throw error;
    return call<Result>(method, path, inTime());
  }
}
