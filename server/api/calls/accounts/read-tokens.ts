import * as z from 'zod/mini';
import { newReadTokenAnswer, readTokenAnswer } from '#domain/people/read-tokens/read-token-answer.ts';
import {
  createReadTokenCall,
  listReadTokensCall,
  revokeReadTokenCall,
} from '#domain/people/read-tokens/read-token-calls.ts';
import { readTokenInput } from '#domain/people/read-tokens/read-token-input.ts';
import { listReadTokens } from '#domain/people/read-tokens/read-token-queries.server.ts';
import { createReadToken, revokeReadToken } from '#domain/people/read-tokens/read-tokens.server.ts';
import type { Services } from '#platform/services.server.ts';
import { officeCall, recentSignIn } from '../../call.ts';

/** Tokens with which programs read: administrators make and revoke them. */
export const readTokenCalls = (services: Services) => [
  officeCall('accounts', listReadTokensCall, {
    summary: 'The tokens with which programs read, newest first, without their secrets',
    answer: { status: 200, description: 'The tokens', schema: z.array(readTokenAnswer) },
    handle: () => listReadTokens(services.db),
  }),
  officeCall('accounts', createReadTokenCall, {
    ...recentSignIn,
    summary: 'Make a token for a program; its secret is shown only in this answer',
    body: readTokenInput,
    example: { name: 'Buchhaltungsprogramm', scopes: ['documents'], validDays: 365 },
    answer: { status: 201, description: 'The token with its secret', schema: newReadTokenAnswer },
    handle: ({ administrator, body }) => createReadToken(services, administrator, body),
  }),
  officeCall('accounts', revokeReadTokenCall, {
    summary: 'Revoke a token: its next request is refused',
    answer: { status: 204, description: 'It is revoked' },
    handle: ({ administrator, params }) => revokeReadToken(services, params.id, administrator),
  }),
];
