import type { Administrator } from '#platform/access/sessions.server.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAudit } from '../../core/audit/audit-queries.server.ts';
import { auditedAs } from '../../core/audit/audited-record.ts';
import { enqueueAgain } from '../../core/mails/enqueue-mails.server.ts';
import { lockMail, type Mail } from '../../core/mails/mail-queries.server.ts';
import { refuseSampleSeller } from '../../orders/invoices/terms/seller-state.server.ts';
import { mailKinds } from './mail-kinds.server.ts';

const orderKinds = ['study-orders', 'print-orders'];

/** Sends a mail again for the office, or releases a held one. */
export async function resendMail(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  id: string,
  administrator: Administrator,
): Promise<Mail | Refusal> {
  return services.db.transaction(async (tx) => {
    const mail = await lockMail(tx, id);
    if (!mail) return refuse(404, 'no-such-mail', 'No such mail.');
    if (
      mailKinds.find(({ name }) => name === mail.kind)?.isSentOnce &&
      (mail.status === 'sent' || mail.status === 'dropped')
    ) {
      return refuse(409, 'goes-out-once', 'A mail of this kind can’t be sent a second time.');
    }
    if (mail.status === 'held' && orderKinds.includes(mail.recordKind)) {
      const refusal = await refuseSampleSeller({ db: tx, settings: services.settings });
      if (refusal) return refusal;
    }
    await recordAudit(tx, { actor: administrator.email, action: 'resend', ...auditedAs('mails', id, mail.kind) });
    return enqueueAgain(tx, services, mail);
  });
}
