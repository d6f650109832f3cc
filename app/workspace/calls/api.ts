import { type AnswerOf, type ApiCall, addressOf, type GuardRefusal, type InputOf } from '#domain/core/api-call.ts';
import { CallFailed, type CallOptions, callApi, readAnswer, requestInit } from '../../api-client.ts';
import { askToSignIn, type SignInReason } from '../sign-in/sign-in-question.ts';
import { takeEarlyAnswer } from './early-answers.ts';

/** Timeout of writes, so that no form waits for ever. Uploads have none. */
const writeTimeoutMs = 30_000;

/** The reason to ask the user before a failed call is repeated; null if that wouldn't help. */
function signInReasonOf({ status, problem }: CallFailed): SignInReason | null {
  if (status === 401) return 'expired';
  const reason = problem.type as GuardRefusal | undefined;
  if (reason === 'terms-not-accepted') return 'terms';
  return reason === 'signed-in-too-long-ago' ? 'confirm' : null;
}

/** Makes a call. If the session has expired or terms have changed, asks the user and makes the call again. */
export async function withSignIn<Answer>(makeCall: () => Promise<Answer>): Promise<Answer> {
  try {
    return await makeCall();
  } catch (error) {
    const reason = error instanceof CallFailed && signInReasonOf(error);
    if (!reason || !(await askToSignIn(reason))) throw error;
    return makeCall();
  }
}

/**
 * Makes a call as a signed-in user of the office or a firm; asks for a new sign-in when needed.
 * @throws CallFailed for an unsuccessful response, including a 401 if the user does not sign in
 */
export function api<Call extends ApiCall>(
  call: Call,
  input: InputOf<Call>,
  options: CallOptions = {},
): Promise<AnswerOf<Call>> {
  return withSignIn(async () => {
    if (call.method !== 'GET') {
      const timeout = options.form ? {} : { signal: AbortSignal.timeout(writeTimeoutMs) };
      return callApi(call, input, { ...timeout, ...options });
    }
    const early = takeEarlyAnswer(addressOf(call, input));
    if (!early) return callApi(call, input, options);
    const response = await early;
    if (response.ok) options.onHeaders?.(response.headers);
    return readAnswer<Call>(response);
  });
}

/** Makes a call that answers with a file. Throws like `api`. */
export function apiFile<Call extends ApiCall>(call: Call, input: InputOf<Call>): Promise<Blob> {
  return withSignIn(async () => {
    const response = await fetch(addressOf(call, input), requestInit(call, input, {}));
    if (!response.ok) throw new CallFailed(response, await response.text());
    return response.blob();
  });
}
