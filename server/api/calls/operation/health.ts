import * as z from 'zod/mini';
import { apiCall } from '#domain/core/api-call.ts';
import { mailDeliveries } from '#domain/core/mails/mail-status.ts';
import type { Services } from '#platform/services.server.ts';
import { readServiceState } from '../../../service-state.ts';
import { publicCall } from '../../call.ts';

const healthAnswer = z.object({
  status: z.literal('ok'),
  database: z.literal('ok'),
  mail: z.object({
    delivery: z.enum(mailDeliveries),
    /** `waiting`: some failed and will be retried; `failed`: some were given up. */
    state: z.enum(['ok', 'waiting', 'failed']),
    waiting: z.optional(z.int()),
    failed: z.optional(z.int()),
  }),
  /** The mailbox that answers are read from; without IMAP_URL there is none. `failing`: retried later, and nothing else is affected. */
  mailbox: z.optional(
    z.object({
      state: z.enum(['ok', 'failing']),
      stored: z.optional(z.int()),
      leftAlone: z.optional(z.int()),
      loops: z.optional(z.int()),
    }),
  ),
  /** Only while files have waited for their check for over two minutes, mostly because the virus scanner is unreachable. */
  fileChecks: z.optional(z.object({ state: z.literal('late'), waiting: z.optional(z.int()) })),
  /** `waiting`: due; `failed`: to be retried, or given up. */
  jobs: z.optional(z.object({ waiting: z.int(), failed: z.int() })),
  /** `isLow`: under 200 MiB, so that writes are refused. */
  disk: z.optional(z.object({ freeBytes: z.int(), isLow: z.boolean() })),
  version: z.optional(z.string()),
});

const readHealthCall = apiCall('GET', '/health').of<{ answer: typeof healthAnswer }>();

export const healthCalls = (services: Services) => [
  publicCall(readHealthCall, {
    summary:
      'Whether the service can serve: 200 with the state of database and mail, else 503; on the machine itself also figures',
    answer: { status: 200, description: 'It can', schema: healthAnswer },
    async handle({ isLocal }) {
      const { mail, mailbox, lateFileChecks, ...figures } = await readServiceState(services);
      const state: z.infer<typeof healthAnswer>['mail']['state'] =
        mail.failed > 0 ? 'failed' : mail.waiting > 0 ? 'waiting' : 'ok';
      const ready = { status: 'ok', database: 'ok' } as const;
      const mailboxState = mailbox && { state: mailbox.failingSince ? ('failing' as const) : ('ok' as const) };
      const late = lateFileChecks ? { state: 'late' as const } : undefined;
      if (!isLocal) {
        const states = { ...(mailboxState && { mailbox: mailboxState }), ...(late && { fileChecks: late }) };
        return { ...ready, mail: { delivery: mail.delivery, state }, ...states };
      }
      const { stored, leftAlone, loops } = mailbox ?? {};
      const read = mailboxState && { mailbox: { ...mailboxState, stored, leftAlone, loops } };
      const checks = late && { fileChecks: { ...late, waiting: lateFileChecks?.waiting } };
      return { ...ready, mail: { ...mail, state }, ...read, ...checks, ...figures };
    },
  }),
];
