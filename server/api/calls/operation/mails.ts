import * as z from 'zod/mini';
import { mayDo } from '#domain/core/accounts/roles.ts';
import { findMail, heldReasonOf, type Mail } from '#domain/core/mails/mail-queries.server.ts';
import { isAccountMail } from '#domain/core/mails/mail-status.ts';
import { mailAnswer } from '#domain/everything/mails/mail-answer.ts';
import { listMailsCall, resendMailCall } from '#domain/everything/mails/mail-calls.ts';
import { mailQuery } from '#domain/everything/mails/mail-input.ts';
import { mailKinds } from '#domain/everything/mails/mail-kinds.server.ts';
import { countOutbox, listOutbox } from '#domain/everything/mails/outbox-queries.server.ts';
import { resendMail } from '#domain/everything/mails/resend-mail.server.ts';
import { isRefusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../../call.ts';
import { listPage, sendPage } from '../../list-page.ts';

const mail = z.extend(mailAnswer, { kind: z.enum(mailKinds.map(({ name }) => name)) });

const answered = (row: Mail) => ({ ...row, heldBecause: heldReasonOf(row) });

const notThisRole = refuse(403, 'not-this-role', 'Only administrators send mails about accounts again.');

/** The outbox, for the office. */
export function mailCalls(services: Services): Call[] {
  const { db } = services;
  return [
    officeCall('mails', listMailsCall, {
      summary: 'All mails, or those that match, newest first',
      query: mailQuery,
      answer: listPage('The mails.', mail),
      async handle({ query, setHeader }) {
        const total = await countOutbox(db, query);
        return sendPage({ rows: await listOutbox(db, query), total }, setHeader).map(answered);
      },
    }),
    officeCall('mails', resendMailCall, {
      summary: 'Retry a mail at once, or release a held one; a sent one is sent again as a new mail',
      answer: { status: 200, description: 'The mail that waits now.', schema: mail },
      refusals: [409],
      async handle({ params, administrator }) {
        const waiting = await findMail(db, params.id);
        if (waiting && isAccountMail(waiting) && !mayDo(administrator.role, 'accounts')) return notThisRole;
        const resent = await resendMail(services, params.id, administrator);
        return isRefusal(resent) ? resent : answered(resent);
      },
    }),
  ];
}
