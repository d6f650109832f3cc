import { CallFailed, callApi } from '../api-client.ts';
import { errorsByField, type FormErrors, type FormRules } from './form-rules.ts';

interface Sending {
  /** The Idempotency-Key: the same one until this body has arrived. */
  key: string;
  /** When the visitor began, ISO 8601: a sign against spam, like the trap `website`, and no part of what is stored. */
  startedAt: string | undefined;
  website: string;
}

/** Why a form wasn't stored. */
export interface FailedSending<Field extends string> {
  /** HTTP status; undefined when the server couldn't be reached. */
  status: number | undefined;
  /** Whether the key went with another body that has arrived. */
  isKeyOfAnother: boolean;
  errors: FormErrors<Field>;
  /** Where there is more to say than that it failed. */
  sentence: string | undefined;
  /** When another try makes sense, as the server says. */
  retryAfterSeconds: number | undefined;
}

export const notReached = {
  status: undefined,
  isKeyOfAnother: false,
  errors: {},
  sentence: undefined,
  retryAfterSeconds: undefined,
};

/** What became of a form: the number that its order got ('' where there is none), or why it wasn't stored. */
type Outcome<Field extends string> = { sent: string; failed: null } | { sent: null; failed: FailedSending<Field> };

/** Sends what `checkForm` made. Whatever happens is told, never thrown. */
export async function sendForm<Field extends string, Body extends object>(
  rules: FormRules<Field, Body>,
  body: Body,
  { key, startedAt, website }: Sending,
): Promise<Outcome<Field>> {
  try {
    const receipt = await callApi(
      rules.call,
      { body: { ...body, ...(website && { website }) } },
      { headers: { 'Idempotency-Key': key, ...(startedAt && { 'Form-Started-At': startedAt }) } },
    );
    return { sent: receipt.orderNumber ?? '', failed: null };
  } catch (error) {
    if (!(error instanceof CallFailed)) return { sent: null, failed: notReached };
    const { status, problem, retryAfterSeconds } = error;
    const failed = {
      status,
      // With Retry-After it is the same body that is still in work.
      isKeyOfAnother: status === 409 && retryAfterSeconds === undefined && !problem.errors,
      errors: errorsByField(rules, problem.errors ?? []),
      // Who has sent too much is told how to go on; everything else can only be tried again.
      sentence: status === 429 ? problem.detail : undefined,
      retryAfterSeconds,
    };
    return { sent: null, failed };
  }
}
