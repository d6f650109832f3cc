import * as z from 'zod/mini';
import { mailDeliveries } from '#domain/mails/mail-delivery.ts';
import { countTroubledMails } from '#domain/mails/mail-queries.server.ts';
import type { Services } from '#platform/services.server.ts';
import { publicCall } from './call.ts';

const healthAnswer = z.object({
  status: z.literal('ok'),
  database: z.literal('ok'),
  /** `waiting`: tried without success and to be tried again; `failed`: given up. */
  mail: z.object({ delivery: z.enum(mailDeliveries), waiting: z.int(), failed: z.int() }),
});

export const healthCalls = ({ db, settings }: Services) => [
  publicCall({
    method: 'GET',
    path: '/health',
    tag: 'service',
    summary: 'Whether the service can serve: 200 with the state of database and mail, else 503',
    answer: { status: 200, description: 'It can', schema: healthAnswer },
    async handle() {
      const mail = await countTroubledMails(db);
      return { status: 'ok', database: 'ok', mail: { delivery: settings.smtpUrl ? 'smtp' : 'outbox', ...mail } };
    },
  }),
];
