import { type AnswerOf, type ApiCall, addressOf, type InputOf, type RefusalOf } from '#domain/core/api-call.ts';
import type { FieldError } from '#platform/refusal.ts';

/** The error body of a call (RFC 9457). */
export interface Problem {
  /** The reason of a refusal; 'about:blank' if the status is enough. */
  type?: string;
  title?: string;
  detail?: string;
  errors?: FieldError[];
}

/**
 * An unsuccessful response. The message is the status code, a colon, a space and the body (or the status text if the
 * body is empty).
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

/** The problem type of a failed call, which is the reason of a refusal; undefined if it has none. */
export const refusalOf = <Call extends ApiCall>(_call: Call, error: unknown): RefusalOf<Call> | undefined =>
  error instanceof CallFailed ? (error.problem.type as RefusalOf<Call> | undefined) : undefined;

/** Whether a call failed because there is no such record; mostly somebody has deleted it meanwhile. */
export const isNotFound = (error: unknown): boolean => error instanceof CallFailed && error.status === 404;

/** The messages of a rejected call by field path; empty for other failures. */
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
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** A file upload, sent instead of JSON. */
  form?: FormData;
  /** Receives the headers of a successful response. */
  onHeaders?: (headers: Headers) => void;
}

/** Method, headers and body of a call, for fetch. */
export function requestInit(call: ApiCall, input: object, { headers, signal, form }: CallOptions): RequestInit {
  const { body } = input as { body?: unknown };
  return {
    method: call.method,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: form }),
    ...(signal && { signal }),
  };
}

/** The JSON of a successful response; undefined if it is empty. @throws CallFailed for other responses */
export async function readAnswer<Call extends ApiCall>(response: Response): Promise<AnswerOf<Call>> {
  const text = await response.text();
  if (!response.ok) throw new CallFailed(response, text);
  return (text ? JSON.parse(text) : undefined) as AnswerOf<Call>;
}

/**
 * Makes a call with credentials and JSON.
 * @throws CallFailed for an unsuccessful response; TypeError if the server is unreachable
 */
export async function callApi<Call extends ApiCall>(
  call: Call,
  input: InputOf<Call>,
  options: CallOptions = {},
): Promise<AnswerOf<Call>> {
  const response = await fetch(addressOf(call, input), requestInit(call, input, options));
  if (response.ok) options.onHeaders?.(response.headers);
  return readAnswer<Call>(response);
}
