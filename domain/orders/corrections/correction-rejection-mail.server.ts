import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import type { MailedOrder } from '../order-facts/mails/document-mails.server.ts';
import { buyerMailSender } from '../study-orders/buyer-mail-sender.server.ts';
import { findStudyOrder } from '../study-orders/study-order-queries.server.ts';
import { findCorrectionProposal, findLatestCorrection } from './correction-proposal-queries.server.ts';
import { correctionRejectionLetter } from './correction-rejection-letter.server.ts';
import type { correctionRejectionText } from './correction-rejection-text.server.tsx';
import { correctionRejectionWords } from './correction-rejection-words.ts';

/** To the buyer: why the proposed correction of the invoice was rejected. */
export const correctionRejectionMail: MailKind<MailedOrder, typeof correctionRejectionText> = {
  name: 'correction-rejection',
  activity: 'bookkeeping',
  recordKind: 'study-orders',
  recipient: ({ email }) => email,
  subject: ({ orderNumber, correspondenceLanguage }) =>
    correctionRejectionWords(correspondenceLanguage).subject(orderNumber),
  text: 'correction-rejection-text',
  letter: correctionRejectionLetter,
  async compose(services, { recordId, details }) {
    const order = await findStudyOrder(services.db, recordId);
    // Details are emptied 30 days after the mail was sent.
    const proposal = details.proposal
      ? await findCorrectionProposal(services.db, details.proposal)
      : await findLatestCorrection(services.db, recordId, 'rejected');
    if (!order || !proposal?.reason || !proposal.decidedAt) return null;
    const rejection = { reason: proposal.reason, rejectedAt: proposal.decidedAt };
    return { record: order, input: [order, rejection, await buyerMailSender(services, order)] };
  },
};
