import * as z from 'zod/mini';
import { mailDeliveries } from '#domain/mails/mail-delivery.ts';
import type { Services } from '#platform/services.server.ts';
import { readServiceState } from '../service-state.ts';
import { publicCall } from './call.ts';

const healthAnswer = z.object({
  status: z.literal('ok'),
  database: z.literal('ok'),
  /** `waiting`: tried without success and to be tried again; `failed`: given up. */
  mail: z.object({ delivery: z.enum(mailDeliveries), waiting: z.int(), failed: z.int() }),
  /** `waiting`: whose time has come; `failed`: to be tried again, or given up. */
  jobs: z.object({ waiting: z.int(), failed: z.int() }),
  /** `isLow`: under 200 MiB, so that writes are refused. */
  disk: z.object({ freeBytes: z.int(), isLow: z.boolean() }),
  version: z.string(),
});

export const healthCalls = (services: Services) => [
  publicCall({
    method: 'GET',
    path: '/health',
    tag: 'service',
    summary: 'Whether the service can serve: 200 with the state of database, mail, jobs and disk, else 503',
    answer: { status: 200, description: 'It can', schema: healthAnswer },
    handle: async () => ({ status: 'ok', database: 'ok', ...(await readServiceState(services)) }),
  }),
];
