import * as z from 'zod/mini';
import { mailKinds } from '#domain/mails/mail-kinds.ts';
import { listMails } from '#domain/mails/mail-queries.server.ts';
import { mailStatuses } from '#domain/mails/mail-table.server.ts';
import { resendMail } from '#domain/mails/resend-mail.server.ts';
import type { Services } from '#platform/services.server.ts';
import { administratorCall, type Call } from './call.ts';

const mail = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  kind: z.enum(mailKinds),
  recordKind: z.string(),
  recordId: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  nextTryAt: z.iso.datetime(),
  sentAt: z.nullable(z.iso.datetime()),
});

/** The outbox, for the team. */
export function mails(services: Services): Call[] {
  return [
    administratorCall({
      method: 'GET',
      path: '/mails',
      tag: 'mails',
      summary: 'All mails, newest first.',
      query: z.object({ status: z.optional(z.enum(mailStatuses)), recordId: z.optional(z.uuid()) }),
      answer: { status: 200, description: 'The mails.', schema: z.array(mail) },
      handle: ({ query }) => listMails(services.db, query),
    }),
    administratorCall({
      method: 'POST',
      path: '/mails/{id}/resend',
      tag: 'mails',
      summary: 'Tries a mail again at once; one that was sent already goes out as a new mail.',
      answer: { status: 200, description: 'The mail that waits now.', schema: mail },
      refusals: [404],
      handle: ({ params, administrator }) => resendMail(services, params.id ?? '', administrator),
    }),
  ];
}
