import { formatLongDateTime } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { MailLink, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { type NewsTopic, newsTopicNames } from '../news-topic.ts';

interface WrittenNews {
  subject: string;
  text: string;
  topics: NewsTopic[];
  embargoUntil: Date | null;
  /** Address of the subscriber's page. */
  page: string;
}

export function newsText(
  { subject, text, topics, embargoUntil, page }: WrittenNews,
  sender: MailSender,
): Promise<MailContent> {
  const paragraphs = text.split(/\n{2,}/);
  const named = topics.map((topic) => `«${newsTopicNames[topic]}»`).join(' oder ');
  return renderMail(
    <MailLayout heading={subject} preview={paragraphs[0]?.slice(0, 120) ?? ''} sender={sender}>
      {embargoUntil && (
        <Paragraph>
          <strong>Sperrfrist: {formatLongDateTime(embargoUntil)}</strong>
        </Paragraph>
      )}
      {paragraphs.map((paragraph, index) => (
        <Paragraph key={index}>
          <LinkedLines text={paragraph} />
        </Paragraph>
      ))}
      <Paragraph>
        <span className="muted" style={{ fontSize: 14 }}>
          Sie erhalten diese E-Mail, weil Sie sich für {named} angemeldet haben.{' '}
          <MailLink href={page}>Themen ändern oder abmelden</MailLink>
        </span>
      </Paragraph>
    </MailLayout>,
  );
}

const address = /(https?:\/\/[^\s<>"«»]*[^\s<>"«».,;:!?)])/g;

/** Keeps line breaks and turns addresses into links. */
function LinkedLines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <span key={index}>
      {index > 0 && <br />}
      {line.split(address).map((part, place) =>
        place % 2 === 1 ? (
          <MailLink key={part} href={part}>
            {part}
          </MailLink>
        ) : (
          part
        ),
      )}
    </span>
  ));
}
