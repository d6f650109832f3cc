/** One refused field: its path with dots ('expertise.0') and a sentence for people. */
export interface FieldError {
  path: string;
  message: string;
}

/**
 * An expected "no" of a use case. It is returned, never thrown: only the unexpected throws and alarms.
 * `code` names the reason for machines, `status` is the HTTP status a caller would get, `sentence` is for people.
 */
export interface Refusal {
  refused: true;
  code: string;
  status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 503;
  sentence: string;
  errors?: FieldError[];
  /** When another try makes sense (Retry-After). */
  retryAfterSeconds?: number;
}

export function refuse(
  status: Refusal['status'],
  code: string,
  sentence: string,
  more: Pick<Refusal, 'errors' | 'retryAfterSeconds'> = {},
): Refusal {
  return { refused: true, status, code, sentence, ...more };
}

/** Too much work: nothing was done and nothing stored. Its message is the answering side's, in the language of the call. */
export const overloaded = refuse(503, 'overloaded', '', { retryAfterSeconds: 5 });

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true;
}
