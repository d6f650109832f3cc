import { formatLongDateTime } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../../../core/mails/layout/mail-layout.server.tsx';
import { Paragraph } from '../../../core/mails/layout/mail-parts.server.tsx';
import { type MailContent, renderMail } from '../../../core/mails/layout/render-mail.server.ts';
import { chainLine } from './chain-line.ts';
import type { ShownHead } from './verify-chain.ts';

export function chainHeadText(head: ShownHead & { takenAt: Date }, sender: MailSender): Promise<MailContent> {
  return renderMail(
    <MailLayout
      heading="Der heutige Stand der Prüfkette"
      preview={`Stand vom ${formatLongDateTime(head.takenAt)}`}
      sender={sender}
    >
      <Paragraph>
        Es sind Belege dazugekommen. Am {formatLongDateTime(head.takenAt)} endete die Prüfkette aller Rechnungen und
        Gutschriften so:
      </Paragraph>
      <Paragraph>{chainLine(head, sender.language)}</Paragraph>
      <Paragraph>
        Bitte bewahren Sie diese E-Mail ausserhalb der Website auf. Mit ihr zeigt script/verify-documents, ob später
        Belege davor geändert oder entfernt wurden.
      </Paragraph>
    </MailLayout>,
  );
}
