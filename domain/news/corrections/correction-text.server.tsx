import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Greeting, MailLink, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { renderMail } from '../../core/mails/layout/render-mail.server.ts';
import type { noteIn } from '../../insights/published-version.ts';
import { correctionWords } from './correction-words.ts';

interface WrittenCorrection {
  edition: string;
  version: string;
  note: ReturnType<typeof noteIn>;
  cards: { title: string; address: string }[];
  /** Address of the subscriber's page. */
  page: string;
}

export function correctionText({ edition, version, note, cards, page }: WrittenCorrection, sender: MailSender) {
  const words = correctionWords(sender.language);
  return renderMail(
    <MailLayout heading={words.heading} preview={words.corrected(edition, version)} sender={sender}>
      <Greeting language={sender.language} />
      <Paragraph>{words.corrected(edition, version)}</Paragraph>
      {cards.map(({ title, address }) => (
        <Paragraph key={address}>
          <MailLink href={address}>{title}</MailLink>
        </Paragraph>
      ))}
      {note.text && (
        <Paragraph>
          {note.lang ? words.whatChangedInGerman : words.whatChanged} <span lang={note.lang}>{note.text}</span>
        </Paragraph>
      )}
      <Paragraph>{words.earlier}</Paragraph>
      <Paragraph>
        <span className="muted" style={{ fontSize: 14 }}>
          {words.why} <MailLink href={page}>{words.change}</MailLink>
        </span>
      </Paragraph>
    </MailLayout>,
  );
}
