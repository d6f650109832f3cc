import { STATUS_CODES } from 'node:http';
import { translateMessage } from '#domain/core/translate-message.ts';
import type { Language } from '#platform/languages.ts';
import { type FieldError, overloaded, type Refusal, refuse } from '#platform/refusal.ts';
import { problemWords } from './problem-words.ts';

type ProblemStatus = Refusal['status'] | 414 | 416 | 500;

/** The message of a refusal in a language, by its code or status if it has none. */
export function detailOf({ message, code, status }: Refusal, language: Language): string {
  const byStatus = problemWords(language);
  return message ? translateMessage(message, language) : byStatus[code === overloaded.code ? 'overloaded' : status];
}

/** A refusal whose status says everything. */
export const bareRefusal = (status: Refusal['status']): Refusal => refuse(status, 'about:blank', '');

interface ProblemDetails {
  language: Language;
  /** The reason for machines; 'about:blank' if the status says it all. */
  type?: string;
  detail?: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
}

/** The body of an error by RFC 9457. */
export function problemText(status: number, { language, type, detail, errors }: ProblemDetails): string {
  return JSON.stringify({
    type: type ?? 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: detail ?? problemWords(language)[status as ProblemStatus],
    ...(errors && { errors }),
  });
}

/** The challenge that RFC 9110 and 6750 require of every 401; browsers show no dialog for this scheme. */
const challengeOf = (type: string | undefined) =>
  type === 'unknown-token' ? 'Bearer error="invalid_token"' : 'Bearer';

/** A problem response. By default 503 has `Retry-After: 5`. */
export function problem(status: ProblemStatus, details: ProblemDetails): Response {
  return new Response(problemText(status, details), {
    status,
    headers: {
      ...(status === 401 && { 'WWW-Authenticate': challengeOf(details.type) }),
      ...(status === 503 && { 'Retry-After': '5' }),
      ...details.headers,
      'Content-Type': 'application/problem+json',
    },
  });
}

export function answerRefusal(refusal: Refusal, language: Language): Response {
  return problem(refusal.status, {
    language,
    type: refusal.code,
    detail: detailOf(refusal, language),
    errors: refusal.errors?.map(({ path, message }) => ({ path, message: translateMessage(message, language) })),
    headers:
      refusal.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(Math.ceil(refusal.retryAfterSeconds)) },
  });
}
