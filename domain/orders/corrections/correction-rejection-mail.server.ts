import { orderLetter } from '../invoices/order-letter.server.ts';
import { orderMail } from '../order-facts/mails/order-mail.server.ts';
import { findCorrectionProposal, findLatestCorrection } from './correction-proposal-queries.server.ts';
import type { correctionRejectionText } from './correction-rejection-text.server.tsx';
import { correctionRejectionWords } from './correction-rejection-words.ts';

/** To the buyer: why the proposed correction of the invoice was rejected. */
export const correctionRejectionMail = orderMail<typeof correctionRejectionText>({
  name: 'correction-rejection',
  activity: 'bookkeeping',
  words: correctionRejectionWords,
  isSentIfCancelled: true,
  text: 'correction-rejection-text',
  letter(order, { reason, rejectedAt }, sender) {
    const words = correctionRejectionWords(sender.language);
    return orderLetter(order, sender, {
      title: words.heading,
      paragraphs: [words.rejected(order.orderNumber), ...reason.split('\n').filter(Boolean), words.next],
      writtenAt: rejectedAt,
    });
  },
  async compose({ db }, order, { details }) {
    // Details are emptied 30 days after the mail was sent.
    const proposal = details.proposal
      ? await findCorrectionProposal(db, details.proposal)
      : await findLatestCorrection(db, order.id, 'rejected');
    if (!proposal?.reason || !proposal.decidedAt) return null;
    return { input: [order, { reason: proposal.reason, rejectedAt: proposal.decidedAt }] };
  },
});
