import type { MailSender } from '../../../core/mails/layout/mail-layout.server.tsx';
import type { StoredPdf } from '../invoice-document-queries.server.ts';
import { chainLine } from './chain-line.ts';

/** The sender of a mail that shows the chain's heads of its documents, so that its recipient can vouch for them. */
export const withChainHeads = (sender: MailSender, documents: Pick<StoredPdf, 'shown'>[]): MailSender => ({
  ...sender,
  chainLines: documents.flatMap(({ shown }) => (shown ? [chainLine(shown, sender.language)] : [])),
});
