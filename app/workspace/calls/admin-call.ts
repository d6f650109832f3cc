import { CallFailed, type CallOptions, call } from '../../api-client.ts';
import { askToSignIn, type SignInReason } from '../sign-in/sign-in-question.ts';
import { readAnswer, takeEarlyAnswer } from './early-answers.ts';

/** After this time the server counts as out of reach, so that no form waits for ever. A file that is sent has none. */
const maxWaitMs = 30_000;

/** Why somebody has to sign in before a call; null: that wouldn't help. */
export function signInReasonOf({ status, problem }: CallFailed): SignInReason | null {
  if (status === 401) return 'expired';
  return problem.type === 'signed-in-too-long-ago' ? 'confirm' : null;
}

/**
 * A call of the office, or of a firm in the partner area. When the session has expired, or somebody signed in too long ago for what the call does, it waits
 * until somebody has signed in again, and is then made once more.
 * @throws CallFailed as before when nobody signed in
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
    const reason = error instanceof CallFailed && signInReasonOf(error);
    if (!reason || !(await askToSignIn(reason))) throw error;
    return call<Result>(method, path, inTime());
  }
}
