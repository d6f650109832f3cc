import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import type { Permission } from '#domain/core/accounts/roles.ts';
import type { TokenScope } from '#domain/core/accounts/token-scopes.ts';
import type { ApiCall, CallSchemas, PathParameter, RefusalIn } from '#domain/core/api-call.ts';
import type { FirmPerson } from '#domain/people/firm-person.server.ts';
import type { OfficePerson } from '#domain/people/office-person.server.ts';
import type { TokenReader } from '#domain/people/read-tokens/read-token-queries.server.ts';
import type { SignedInPerson } from '#domain/people/signed-in-person.server.ts';
import type { Language } from '#platform/languages.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';

/** A file of a form. */
export interface UploadedFile {
  bytes: Buffer;
  /** The sender's file name; never used as a path. */
  name: string;
}

export interface CallRequest<Query = unknown, Body = unknown, Parameter extends string = string> {
  params: Record<Parameter, string>;
  /** True for HEAD, which is otherwise answered like GET. */
  isHead: boolean;
  /** Parsed by `query` of the description. */
  query: Query;
  /** Parsed by `body` of the description, or the UploadedFile or SpooledFile. */
  body: Body;
  /** The signed-in user, looked up for this call. */
  person: SignedInPerson | null;
  /** The signed-in user of the office, else null. Set in every officeCall; null in a programCall made with a token. */
  administrator: OfficePerson | null;
  /** The signed-in user of a partner firm, else null. Set in every partnerCall and partnerLeadCall. */
  firmPerson: FirmPerson | null;
  /** The program that presents a token; null for people. */
  reader: TokenReader | null;
  /** Language of the response; for a public call that of its page. */
  language: Language;
  header(name: string): string | undefined;
  /** The request's Cookie header. */
  cookie: string | undefined;
  userAgent: string | undefined;
  /** The sender's network (see networkOf), for rate limits; undefined if called in process. */
  network: string | undefined;
  /** Whether the request comes from this machine (see isFromThisMachine). */
  isLocal: boolean;
  /** Deadline of the response on the clock of performance.now. */
  answerBy: number;
  setHeader(name: string, value: string): void;
}

/** The types that a call's value promises to the app; unknown where it names no schema. */
type BodyOf<Schemas> = Schemas extends { body: infer Body extends z.ZodMiniType } ? z.input<Body> : unknown;
type JsonOf<Schemas> = Schemas extends { answer: infer Answer extends z.ZodMiniType } ? z.output<Answer> : unknown;

interface CallAnswer<Value, Json> {
  status: 200 | 201 | 204;
  description: string;
  /** Serialises the result of `handle` and decides which fields are sent; without it there is no content, or `mediaType` is sent. */
  schema?: z.ZodMiniType<Json, Value>;
  /** Media types of a response that isn't JSON; `handle` then returns a Response. */
  mediaType?: string | string[];
  headers?: Record<string, { description: string; schema: object }>;
}

/** Description of a call, for the server that guards and answers it and for GET /api/openapi.json. */
interface CallDescription<Query, Body, Value, Schemas extends CallSchemas = CallSchemas>
  extends Pick<ApiCall, 'method' | 'path'> {
  /** Exists for its type only; from the call's value, see ApiCall. */
  schemas?: Schemas;
  summary: string;
  /** Language of its refusals; default: English for calls of the office, German for all others. */
  language?: 'de' | 'en';
  query?: z.ZodMiniType<Query>;
  /** Schema of a JSON body. */
  body?: z.ZodMiniType<Body, BodyOf<Schemas>>;
  /** A valid body: shown in the description and sent by the tests. */
  example?: object | undefined;
  /** Takes one file by multipart/form-data instead of JSON. */
  upload?: {
    field: string;
    maxBytes: number;
    mediaTypes: string[];
    /** For files too large to be held: they come as a SpooledFile. */
    isSpooled?: boolean;
  };
  /** Headers that the call reads in addition to the usual ones. */
  headers?: Record<string, { description: string; schema: object }>;
  answer: CallAnswer<Value, JsonOf<Schemas>>;
  /** Statuses of refusals in addition to those that follow from the description. */
  refusals?: number[];
  /** Maximum age of the sign-in, for calls that a borrowed session must not make. */
  signedInWithinMinutes?: 5 | 30;
  /** True for a call that people of firms may make before they accept the terms of the partner area. */
  isOpenBeforeTerms?: boolean;
  /** True for a public call that limits rejected attempts itself. */
  hasOwnAttemptLimit?: boolean;
  /** True for a call that queues its own work, outside the shared queues. */
  hasOwnQueue?: boolean;
  /** Whether it is allowed while the disk is too full for other writes. */
  isAllowedOnFullDisk?: boolean;
  /** Whether the response without a session is the same for all until the content changes. */
  isSameForEverybody?: boolean;
}

/** The response body: JSON, or nothing. */
export interface Answered {
  json: string | null;
}

/**
 * Who may make a call. 'public': all; 'signed-in': users of the office or a firm; 'partner': users of a firm; 'partner-lead': its
 * leads; else users of the office with this permission.
 */
export type Access = 'public' | 'signed-in' | 'partner' | 'partner-lead' | Permission;

export interface Call<Query = unknown, Body = unknown> extends CallDescription<Query, Body, unknown> {
  access: Access;
  /** The scope of the tokens with which programs may make it. */
  readScope?: TokenScope;
  handle(request: CallRequest<Query, Body>): Promise<Answered | Refusal | Response>;
}

/** A call with its handler, which returns the response schema's input (nothing without a schema), a Refusal, or a Response. */
export type Handled<
  Query,
  Body,
  Value,
  Given extends unknown[],
  Schemas extends CallSchemas,
  Path extends string,
> = CallDescription<Query, Body, Value, Schemas> & {
  path: Path;
  handle(...given: Given): Promise<NoInfer<Value> | Refusal<RefusalIn<Schemas>> | Response>;
};

/** The names of the parameters in a call's path; any if the type of the path doesn't tell them. */
type ParameterOf<Path extends string> = string extends Path ? string : PathParameter<Path>;

export type RequestTo<Path extends string, Query, Body> = CallRequest<Query, Body, ParameterOf<Path>>;
export type AdministratorRequest<Query, Body, Parameter extends string = string> = CallRequest<
  Query,
  Body,
  Parameter
> & { administrator: OfficePerson };
export type FirmRequest<Query, Body, Parameter extends string = string> = CallRequest<Query, Body, Parameter> & {
  firmPerson: FirmPerson;
};

function withJson<Query, Body, Value, Request, Schemas extends CallSchemas>({
  handle,
  ...call
}: Handled<Query, Body, Value, [Request], Schemas, string>) {
  const { schema } = call.answer;
  return {
    ...call,
    async handle(request: Request): Promise<Answered | Refusal | Response> {
      const value = await handle(request);
      if (value instanceof Response || isRefusal(value)) return value;
      return { json: schema ? JSON.stringify(z.parse(schema, value)) : null };
    },
  };
}

/** Makes the function for calls of one access. @template Given what their requests have beside the usual */
const callFor =
  <Given>(access: Access) =>
  <Query, Body, Path extends string, Value = null, Schemas extends CallSchemas = CallSchemas>(
    call: Handled<Query, Body, Value, [RequestTo<Path, Query, Body> & Given], Schemas, Path>,
  ): Call<Query, Body> => ({ ...withJson(call), access });

/** A call without a session. */
export const publicCall = callFor<unknown>('public');

/** A call for any signed-in user about their own account. */
export const signedInCall = callFor<{ person: SignedInPerson }>('signed-in');

/**
 * A call for people of partner firms about their own firm, `firmPerson.firmId`; both are looked up for each call. It
 * answers 401 without a session and 403 to the office.
 */
export const partnerCall = callFor<{ firmPerson: FirmPerson }>('partner');

/** The same for leads of the firm. */
export const partnerLeadCall = callFor<{ firmPerson: FirmPerson }>('partner-lead');

/**
 * A call for users of the office with this permission. Before any other check it answers 401 without a session and 403
 * to other roles.
 */
export function officeCall<Query, Body, Path extends string, Value = null, Schemas extends CallSchemas = CallSchemas>(
  permission: Permission,
  call: Handled<Query, Body, Value, [AdministratorRequest<Query, Body, ParameterOf<Path>>], Schemas, Path>,
): Call<Query, Body> {
  return { ...withJson(call), access: permission };
}

/**
 * An office read that programs may make too, with a token of this scope. Then `administrator` is null, and no recent
 * sign-in is required.
 */
export function programCall<Query, Body, Path extends string, Value = null, Schemas extends CallSchemas = CallSchemas>(
  permission: Permission,
  readScope: TokenScope,
  call: Handled<Query, Body, Value, [RequestTo<Path, Query, Body>], Schemas, Path> & { method: 'GET' },
): Call<Query, Body> {
  return { ...withJson(call), access: permission, readScope };
}

/** For calls that a borrowed session must not make, such as recording money or exporting all buyers. */
export const recentSignIn = { signedInWithinMinutes: 30 } as const;

/** Bindings of @hono/node-server; empty if the call comes from this process. */
export interface Connection {
  incoming?: IncomingMessage;
}
