import { type AnswerOf, type ApiCall, addressOf, type InputOf } from '#domain/core/api-call.ts';
import type { GuardRefusal } from '#domain/core/guard-refusal.ts';
import { CallFailed, type CallOptions, callApi, readAnswer } from '../../api-client.ts';
import { askToSignIn, type SignInReason } from '../sign-in/sign-in-question.ts';
import { takeEarlyAnswer } from './early-answers.ts';

/** Milliseconds after which a write counts as failed, so that no form waits for ever. An upload has no limit. */
const maxWaitMs = 30_000;

/** Why the user has to sign in before a call; null when that would not help. */
function signInReasonOf({ status, problem }: CallFailed): SignInReason | null {
  if (status === 401) return 'expired';
  const reason = problem.type as GuardRefusal | undefined;
  return reason === 'signed-in-too-long-ago' ? 'confirm' : null;
}

/** Makes a call; when it is refused because the user has to sign in, asks for that and makes it once more. */
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
 * A call of a signed-in user, of the office or of a firm. An expired or too old session is renewed in between.
 * @throws CallFailed when the call is refused, also when the user did not sign in
 */
export function api<Call extends ApiCall>(
  call: Call,
  input: InputOf<Call>,
  options: CallOptions = {},
): Promise<AnswerOf<Call>> {
  return withSignIn(async () => {
    if (call.method !== 'GET') {
      const { signal = AbortSignal.timeout(maxWaitMs) } = options;
      return callApi(call, input, { ...options, signal });
    }
    const early = takeEarlyAnswer(addressOf(call, input));
    if (!early) return callApi(call, input, options);
    const response = await early;
    if (response.ok) options.onHeaders?.(response.headers);
    return readAnswer<Call>(response);
  });
}
