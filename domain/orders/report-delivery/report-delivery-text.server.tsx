import { formatLongDateTime } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Action, Greeting, MailLink, Paragraph, WithLink } from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { pdfDetails, type SoldEdition } from '../../studies/sold-edition.ts';
import { orderLabelWords } from '../study-orders/order-label-words.ts';
import type { StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { reportDeliveryWords } from './report-delivery-words.ts';
import type { createDownload } from './study-order-download.server.ts';

/** The first personal link to the report, or a new one. */
export function reportDeliveryText(
  order: Pick<StoredOrder, 'orderNumber' | 'firstName' | 'lastName' | 'organization'>,
  edition: SoldEdition,
  link: Awaited<ReturnType<typeof createDownload>>,
  sender: MailSender,
): Promise<MailContent> {
  const { language } = sender;
  const words = reportDeliveryWords(language);
  const report = [edition.title, ...pdfDetails(edition.pages, language)].join(', ');
  const answerTo = sender.seller.email;
  return renderMail(
    <MailLayout heading={words.heading} preview={report} sender={sender}>
      <Greeting language={language} name={joinPersonName(order)} />
      <Paragraph>{words.lead(report)}</Paragraph>
      <Action href={link.url}>{words.download}</Action>
      <Facts
        rows={[
          [orderLabelWords(language).orderNumber, order.orderNumber],
          [words.licensedTo, order.organization],
          [words.validUntil, formatLongDateTime(link.expiresAt, language)],
          [words.downloads, words.atMost(link.downloads)],
        ]}
      />
      <Paragraph>{words.isPersonal}</Paragraph>
      {answerTo ? (
        <Paragraph>
          <WithLink text={words.questions}>
            <MailLink href={`mailto:${answerTo}`}>{answerTo}</MailLink>
          </WithLink>
        </Paragraph>
      ) : null}
    </MailLayout>,
  );
}
