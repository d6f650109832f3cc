import { type AnswerOf, type ApiCall, addressOf, type InputOf } from '#domain/core/api-call.ts';
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
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** A file to upload, sent in place of JSON. */
  form?: FormData;
  /** Reads the headers of the answer; called for a success only. */
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

/** The JSON of a successful answer; undefined when it has no content. @throws CallFailed for every other answer */
export async function readAnswer<Call extends ApiCall>(response: Response): Promise<AnswerOf<Call>> {
  const text = await response.text();
  if (!response.ok) throw new CallFailed(response, text);
  return (text ? JSON.parse(text) : undefined) as AnswerOf<Call>;
}

/**
 * Makes a call: sends credentials, JSON in and out.
 * @throws CallFailed for every answer that isn't a success; TypeError when the server can't be reached
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
