import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import type { Permission } from '#domain/core/accounts/roles.ts';
import type { TokenScope } from '#domain/core/accounts/token-scopes.ts';
import type { ApiCall, Method, PathParameter, RefusalOf, SchemaOf, SchemasOf } from '#domain/core/api-call.ts';
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
type QueryOf<Api extends ApiCall> =
  SchemasOf<Api> extends { query: infer Query extends SchemaOf<unknown> } ? z.output<Query> : unknown;
type BodyOf<Api extends ApiCall> =
  SchemasOf<Api> extends { body: infer Body extends SchemaOf<unknown> } ? z.input<Body> : unknown;
type JsonOf<Api extends ApiCall> =
  SchemasOf<Api> extends { answer: infer Answer extends SchemaOf<unknown> } ? z.output<Answer> : unknown;
/** What its handler returns. */
type ValueOf<Api extends ApiCall> =
  SchemasOf<Api> extends { answer: infer Answer extends SchemaOf<unknown> } ? z.input<Answer> : null;

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
interface CallDescription<Api extends ApiCall, Body> {
  summary: string;
  /** Language of its refusals; default: English for calls of the office, German for all others. */
  language?: 'de' | 'en';
  query?: z.ZodMiniType<QueryOf<Api>>;
  /** Schema of a JSON body. */
  body?: z.ZodMiniType<Body, BodyOf<Api>>;
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
  answer: CallAnswer<ValueOf<Api>, JsonOf<Api>>;
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

type AnyCall = ApiCall<Method, string, { answer: SchemaOf<unknown> }>;

/** A call with its handler, as the server mounts it. */
export interface Call extends Pick<ApiCall, 'method' | 'path'>, CallDescription<AnyCall, unknown> {
  access: Access;
  /** The scope of the tokens with which programs may make it. */
  readScope?: TokenScope;
  handle(request: CallRequest): Promise<Answered | Refusal | Response>;
}

/** The names of the parameters in a call's path; any if the type of the path doesn't tell them. */
type ParameterOf<Path extends string> = string extends Path ? string : PathParameter<Path>;

/** @template Given what the request has besides the usual */
type RequestTo<Api extends ApiCall, Body, Given> = CallRequest<QueryOf<Api>, Body, ParameterOf<Api['path']>> & Given;

/**
 * A description with its handler, which returns the input of the response schema (nothing without one), a Refusal, or a Response.
 * @template More what the handler gets besides the request
 */
export type Handled<Api extends ApiCall, Body, Given, More extends unknown[] = []> = CallDescription<Api, Body> & {
  handle(
    request: RequestTo<Api, Body, Given>,
    ...more: More
  ): Promise<ValueOf<Api> | Refusal<RefusalOf<Api>> | Response>;
};

interface WithAdministrator {
  administrator: OfficePerson;
}

export type AdministratorRequest<Query, Body, Parameter extends string = string> = CallRequest<Query, Body, Parameter> &
  WithAdministrator;
export type FirmRequest<Query, Body> = CallRequest<Query, Body> & { firmPerson: FirmPerson };

function withJson<Api extends ApiCall, Body, Given>(api: Api, { handle, ...description }: Handled<Api, Body, Given>) {
  const { schema } = description.answer;
  return {
    ...api,
    ...description,
    async handle(request: RequestTo<Api, Body, Given>): Promise<Answered | Refusal | Response> {
      const value = await handle(request);
      if (value instanceof Response || isRefusal(value)) return value;
      return { json: schema ? JSON.stringify(z.parse(schema, value)) : null };
    },
  };
}

/** Makes the function for calls of one access. */
const callFor =
  <Given>(access: Access) =>
  <Api extends ApiCall, Body>(api: Api, call: Handled<Api, Body, Given>): Call => ({
    ...withJson(api, call),
    access,
  });

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
export const officeCall = <Api extends ApiCall, Body>(
  permission: Permission,
  api: Api,
  call: Handled<Api, Body, WithAdministrator>,
): Call => callFor<WithAdministrator>(permission)(api, call);

/**
 * An office read that programs may make too, with a token of this scope. Then `administrator` is null, and no recent
 * sign-in is required.
 */
export const programCall = <Api extends ApiCall<'GET'>, Body>(
  permission: Permission,
  readScope: TokenScope,
  api: Api,
  call: Handled<Api, Body, unknown>,
): Call => ({ ...callFor<unknown>(permission)(api, call), readScope });

/** For calls that a borrowed session must not make, such as recording money or exporting all buyers. */
export const recentSignIn = { signedInWithinMinutes: 30 } as const;

/** Bindings of @hono/node-server; empty if the call comes from this process. */
export interface Connection {
  incoming?: IncomingMessage;
}
