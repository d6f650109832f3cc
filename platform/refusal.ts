/** An invalid field: its dotted path ('expertise.0') and a message. */
export interface FieldError {
  path: string;
  message: string;
}

/**
 * An expected failure of a use case. It is returned, not thrown; only unexpected errors are thrown and raise an alarm.
 * `code` is the reason for machines, which a call may declare as a closed union (see CallSchemas); `status` is the HTTP status, `message` is for people.
 */
export interface Refusal<Reason extends string = string> {
  refused: true;
  code: Reason;
  status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 503;
  message: string;
  errors?: FieldError[];
  /** When a retry makes sense (Retry-After). */
  retryAfterSeconds?: number;
}

export function refuse<const Reason extends string>(
  status: Refusal['status'],
  code: Reason,
  message: string,
  details: Pick<Refusal, 'errors' | 'retryAfterSeconds'> = {},
): Refusal<Reason> {
  return { refused: true, status, code, message, ...details };
}

// The responding side adds the messages of these, in the language of the call.

export const notFound = refuse(404, 'not-found', '');

/** Too much load: nothing was done or stored. */
export const overloaded = refuse(503, 'overloaded', '', { retryAfterSeconds: 5 });

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true;
}
