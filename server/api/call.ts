import type { IncomingMessage } from 'node:http';
import type * as z from 'zod/mini';
import type { Administrator } from '#platform/sessions.server.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A file that came as one field of a form. */
export interface UploadedFile {
  bytes: Buffer;
  /** As the sender calls it; never used as a file name. */
  name: string;
}

/** A file that came as one field of a form and was written down as it came; it is gone when the call is answered. */
export interface SpooledFile {
  path: string;
  bytes: number;
  /** As the sender calls it; never used as a file name. */
  name: string;
}

export interface CallRequest<Query = unknown, Body = unknown> {
  params: Record<string, string>;
  /** True for HEAD, which is otherwise answered like GET. */
  isHead: boolean;
  /** As `query` of the description read it. */
  query: Query;
  /** As `body` of the description read it, or the UploadedFile or SpooledFile. */
  body: Body;
  /** Who is signed in; null for everybody else. Calls of the administrator never see null. */
  administrator: Administrator | null;
  header(name: string): string | undefined;
  /** The request's Cookie header. */
  cookie: string | undefined;
  /** The sender's network as limits count it (see networkOf); undefined: called in process. */
  network: string | undefined;
  /** Sets a header of the answer. */
  setHeader(name: string, value: string): void;
}

interface CallAnswer {
  status: 200 | 201 | 204;
  description: string;
  /** Describes the JSON and decides which fields go out; without it there is no content, or `mediaType` is sent. */
  schema?: z.ZodMiniType;
  /** Of an answer that isn't JSON: then `handle` gives a Response. */
  mediaType?: string;
  headers?: Record<string, { description: string; schema: object }>;
}

/** What a call is: read by the server that guards and answers it, and by GET /api/openapi.json. */
interface CallDescription<Query, Body> {
  method: Method;
  /** Below /api, with names in braces: '/partners/{id}'. A parameter `id` has to be a UUID. */
  path: string;
  /** Groups calls in the description: 'partners'. */
  tag: string;
  summary: string;
  query?: z.ZodMiniType<Query>;
  /** Of a JSON body. */
  body?: z.ZodMiniType<Body>;
  /** Takes one file by multipart/form-data instead of JSON. */
  upload?: {
    field: string;
    maximumBytes: number;
    mediaTypes: string[];
    /** For files too large to be held: they come as a SpooledFile. */
    isSpooled?: boolean;
  };
  /** Headers the call reads beside the usual ones. */
  headers?: Record<string, { description: string; schema: object }>;
  answer: CallAnswer;
  /** Statuses a call can refuse with beside those that follow from its description. */
  refusals?: number[];
  /** True when it may be called while the disk is too full for other writes. */
  evenOnFullDisk?: boolean;
}

export interface Call<Query = unknown, Body = unknown> extends CallDescription<Query, Body> {
  /** Whether it is open to everybody or asks for the administrator's session itself. */
  access: 'public' | 'administrator';
  /** The record (or records) to answer, a Refusal, or a finished Response. */
  handle(request: CallRequest<Query, Body>): Promise<unknown>;
}

type PublicRequest<Query, Body> = CallRequest<Query, Body>;
type AdministratorRequest<Query, Body> = CallRequest<Query, Body> & { administrator: Administrator };

/** A call that everybody may make. */
export function publicCall<Query, Body>(
  call: CallDescription<Query, Body> & { handle(request: PublicRequest<Query, Body>): Promise<unknown> },
): Call {
  return { ...call, access: 'public' } as Call;
}

/** A call for the administrator alone: without a session it is answered with 401 before anything else is looked at. */
export function administratorCall<Query, Body>(
  call: CallDescription<Query, Body> & { handle(request: AdministratorRequest<Query, Body>): Promise<unknown> },
): Call {
  return { ...call, access: 'administrator' } as unknown as Call;
}

/** What @hono/node-server hands over beside the request; nothing when the call comes from this process. */
export interface Connection {
  incoming?: IncomingMessage;
}
