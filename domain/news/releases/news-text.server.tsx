import { formatLongDateTime } from '#platform/dates.ts';
import type { Language } from '#platform/languages.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { MailLink, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { renderMail } from '../../core/mails/layout/render-mail.server.ts';
import type { NewsTopic } from '../news-topic.ts';
import { listTopics } from '../news-topic-names.ts';
import { newsMailWords } from './news-mail-words.ts';

interface WrittenNews {
  subject: string;
  text: string;
  /** Language of subject and text, if not the mail's. */
  lang: Language | undefined;
  topics: NewsTopic[];
  embargoUntil: Date | null;
  /** Address of the subscriber's page. */
  page: string;
}

export function newsText({ subject, text, lang, topics, embargoUntil, page }: WrittenNews, sender: MailSender) {
  const paragraphs = text.split(/\n{2,}/);
  const { language } = sender;
  const words = newsMailWords(language);
  return renderMail(
    <MailLayout heading={subject} headingLang={lang} preview={paragraphs[0]?.slice(0, 120) ?? ''} sender={sender}>
      {embargoUntil && (
        <Paragraph>
          <strong>{words.embargo(formatLongDateTime(embargoUntil, language))}</strong>
        </Paragraph>
      )}
      {lang && <Paragraph>{words.germanOnly}</Paragraph>}
      {paragraphs.map((paragraph, index) => (
        <Paragraph key={index} lang={lang}>
          <LinkedLines text={paragraph} />
        </Paragraph>
      ))}
      <Paragraph>
        <span className="muted" style={{ fontSize: 14 }}>
          {words.reason(listTopics(topics, language, 'disjunction'))}{' '}
          <MailLink href={page}>{words.changeTopics}</MailLink>
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
      {line.split(address).map((part, partIndex) =>
        partIndex % 2 === 1 ? (
          <MailLink key={partIndex} href={part}>
            {part}
          </MailLink>
        ) : (
          part
        ),
      )}
    </span>
  ));
}
