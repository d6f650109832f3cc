import type { Language } from '#platform/languages.ts';
import { CallFailed, callApi, refusalOf } from '../api-client.ts';
import { errorsByField, type FormErrors, type FormRules } from './form-rules.ts';

interface Sending {
  /** The Idempotency-Key, the same for all attempts to send this body. */
  key: string;
  /** Time at which the visitor began, ISO 8601: a spam signal like the honeypot `website`, not stored. */
  startedAt: string | undefined;
  website: string;
  /** Language of error messages. */
  language: Language;
}

/** The reason why a form could not be sent. */
export interface SendFailure<Field extends string> {
  /** HTTP status; undefined if the server was unreachable. */
  status?: number;
  /** Whether the key was already used with another body. */
  isKeyConflict?: boolean;
  errors: FormErrors<Field>;
  /** A message with more detail than the general one. */
  message?: string | undefined;
  /** Delay before a retry, set by the server. */
  retryAfterSeconds?: number | undefined;
}

export const unreachableServer: SendFailure<never> = { errors: {} };

/** Result of sending: the order's number ('' if there is none), or the failure. */
type Outcome<Field extends string> = { sent: string; failed: null } | { sent: null; failed: SendFailure<Field> };

/** Sends the body made by `checkForm`. Failures are returned, never thrown. */
export async function sendForm<Field extends string, Body extends object>(
  rules: FormRules<Field, Body>,
  body: Body,
  { key, startedAt, website, language }: Sending,
): Promise<Outcome<Field>> {
  try {
    const receipt = await callApi(
      rules.call,
      { body: { ...body, ...(website && { website }) } },
      {
        headers: {
          'Content-Language': language,
          'Idempotency-Key': key,
          ...(startedAt && { 'Form-Started-At': startedAt }),
        },
      },
    );
    // A success without content counts too: the form needs nothing but an order's number.
    return { sent: receipt?.orderNumber ?? '', failed: null };
  } catch (error) {
    if (!(error instanceof CallFailed)) return { sent: null, failed: unreachableServer };
    const { status, problem, retryAfterSeconds } = error;
    const failed = {
      status,
      isKeyConflict: refusalOf(rules.call, error) === 'key-of-another-call',
      errors: errorsByField(rules, problem.errors ?? []),
      // The rate limit’s message says when to retry; other errors have no advice.
      message: status === 429 ? problem.detail : undefined,
      retryAfterSeconds,
    };
    return { sent: null, failed };
  }
}
