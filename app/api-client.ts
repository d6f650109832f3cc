import type { FieldError } from '#platform/refusal.ts';

/** The body of a refused call, as the server describes it (RFC 9457). */
export interface Problem {
  /** What kind of 403 it is; 'about:blank' where the status says enough. */
  type?: string;
  title?: string;
  detail?: string;
  errors?: FieldError[];
}

/**
 * A call that wasn't answered with success. The message is the status code, a colon, a space and the body's text (or
 * the status text when the body is empty).
 */
export class CallFailed extends Error {
  readonly status: number;
  readonly problem: Problem;
  readonly retryAfterSeconds: number | undefined;

  constructor(response: Response, text: string) {
    super(`${response.status}: ${text || response.statusText}`);
    this.status = response.status;
    this.problem = readProblem(response, text);
    this.retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined;
  }
}

/** What a refused call says of each field: its path → a sentence. Nothing for every other failure. */
export function errorsByPath(error: unknown): Record<string, string> {
  const errors = error instanceof CallFailed ? (error.problem.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

function readProblem(response: Response, text: string): Problem {
  if (!response.headers.get('content-type')?.includes('json')) return {};
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return {};
  }
}

export interface CallOptions {
  /** Sent as JSON, or as it is when it is a FormData. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Reads what the answer's headers say; called for a success only. */
  onHeaders?: (headers: Headers) => void;
}

/**
 * The one way to the server: sends credentials, JSON in and out.
 * @returns the answer's JSON, or undefined when it has no content
 * @throws CallFailed for every answer that isn't a success; TypeError when the server can't be reached
 */
export async function call<Answer>(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const { body, headers, signal, onHeaders } = options;
  const isForm = body instanceof FormData;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new CallFailed(response, await response.text());
  onHeaders?.(response.headers);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as Answer;
}
