import * as z from 'zod/mini';
import { mayDo } from '#domain/core/accounts/roles.ts';
import { heldReasons } from '#domain/core/mails/held-reasons.ts';
import { listMailsCall, resendMailCall } from '#domain/core/mails/mail-calls.ts';
import { isAccountMail, mailKinds } from '#domain/core/mails/mail-kinds.ts';
import { countMails, findMail, heldReasonOf, listMails, type Mail } from '#domain/core/mails/mail-queries.server.ts';
import { mailStatuses } from '#domain/core/mails/mail-status.ts';
import { resendMail } from '#domain/core/mails/resend-mail.server.ts';
import { pageParameters } from '#domain/core/records/lists/list-input.ts';
import { instant, optionalInstant } from '#domain/core/records/record-answer.ts';
import { refuseSampleSeller } from '#domain/orders/invoices/terms/seller-state.server.ts';
import { isRefusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../../call.ts';
import { totalCountHeader } from '../../total-count.ts';

const mail = z.object({
  id: z.uuid(),
  createdAt: instant,
  kind: z.enum(mailKinds),
  recordKind: z.string(),
  recordId: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  heldBecause: z.nullable(z.enum(heldReasons)),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  nextTryAt: instant,
  sentAt: optionalInstant,
});

const answered = (row: Mail) => ({ ...row, heldBecause: heldReasonOf(row) });

const notTheirs = refuse(403, 'not-this-role', 'Only administrators send mails about accounts again.');

/** The outbox, for the team. */
export function mails(services: Services): Call[] {
  const { db } = services;
  return [
    officeCall('mails', {
      ...listMailsCall,
      tag: 'mails',
      summary: 'All mails, or those that match, newest first.',
      query: z.object({
        status: z.optional(z.enum(mailStatuses)),
        recordId: z.optional(z.uuid()),
        ...pageParameters,
      }),
      answer: {
        status: 200,
        description: 'The mails.',
        schema: z.array(mail),
        headers: totalCountHeader,
      },
      async handle({ query, setHeader }) {
        setHeader('X-Total-Count', String(await countMails(db, query)));
        return (await listMails(db, query)).map(answered);
      },
    }),
    officeCall('mails', {
      ...resendMailCall,
      tag: 'mails',
      summary: 'Tries a mail again at once, or lets a held one go; one that was sent already goes out as a new mail.',
      answer: { status: 200, description: 'The mail that waits now.', schema: mail },
      refusals: [404, 409],
      async handle({ params, administrator }) {
        const waiting = await findMail(db, params.id ?? '');
        if (waiting && isAccountMail(waiting) && !mayDo(administrator.role, 'accounts')) return notTheirs;
        const isOfOrder = waiting?.recordKind === 'study-orders' || waiting?.recordKind === 'print-orders';
        const refusal = waiting?.status === 'held' && isOfOrder ? await refuseSampleSeller(services) : undefined;
        if (refusal) return refusal;
        const resent = await resendMail(services, params.id ?? '', administrator);
        return isRefusal(resent) ? resent : answered(resent);
      },
    }),
  ];
}
