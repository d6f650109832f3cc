import type { MailKind } from '../../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../../editions/live-content/mail-sender.server.ts';
import { type ChainHead, findChainHead } from './chain-head-queries.server.ts';
import type { chainHeadText } from './chain-head-text.server.tsx';

/** Sends the day's head of the document chain to the office, which keeps it outside the site. */
export const chainHeadMail: MailKind<ChainHead, typeof chainHeadText> = {
  name: 'chain-head',
  activity: 'bookkeeping',
  recordKind: 'chain-heads',
  recipient: (_, { staffEmail }) => staffEmail,
  subject: ({ position }) => `Prüfkette der Belege: Stand ${position}`,
  text: 'chain-head-text',
  async compose({ db, settings }, { recordId }) {
    const head = await findChainHead(db, recordId);
    return head ? { input: [head, await mailSender({ db, settings })] } : null;
  },
};
