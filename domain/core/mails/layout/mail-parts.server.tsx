import { Fragment, type ReactNode } from 'react';
import type { Language } from '#platform/languages.ts';
import type { Seller } from '../../seller.ts';
import { colour } from './mail-style.server.ts';
import { mailWords } from './mail-words.ts';

/** Text with its line breaks. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (index === 0 ? line : [<br key={index} />, line]));
}

/** A word with an element in place of its placeholder '{link}'. */
export function WithLink({ text, children }: { text: string; children: ReactNode }) {
  return text.split('{link}').map((part, index) => (
    <Fragment key={`${index}`}>
      {index > 0 && children}
      {part}
    </Fragment>
  ));
}

/** @param lang the language of the text, if not the mail's */
export function Paragraph({ lang, children }: { lang?: Language | undefined; children: ReactNode }) {
  return (
    <p lang={lang} style={{ margin: '0 0 16px' }}>
      {children}
    </p>
  );
}

export function Subheading({ children }: { children: ReactNode }) {
  return <h2 style={{ margin: '28px 0 10px', fontSize: 18, lineHeight: '1.3' }}>{children}</h2>;
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="accent" href={href} style={{ color: colour.accent }}>
      {children}
    </a>
  );
}

/** The mail's main link, as a button; the plain text shows its address. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '24px 0' }}>
      <a
        href={href}
        className="signal on-signal"
        style={{
          display: 'inline-block',
          padding: '12px 22px',
          borderRadius: 4,
          backgroundColor: colour.signal,
          color: '#ffffff',
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  );
}

export function Steps({ children }: { children: ReactNode }) {
  return <ol style={{ margin: '0 0 16px', paddingLeft: 22 }}>{children}</ol>;
}

export function Step({ children }: { children: ReactNode }) {
  return <li style={{ margin: '0 0 8px' }}>{children}</li>;
}

/** Greets a person by name, or the reader of a shared mailbox. */
export function Greeting({ language, name }: { language: Language; name?: string }) {
  const { greeting, greetingTo } = mailWords(language);
  return <Paragraph>{name === undefined ? greeting : greetingTo(name)}</Paragraph>;
}

interface OrderQuestionsProps {
  sender: { language: Language; seller: Seller };
  /** What the buyer is asked to name. */
  about?: keyof ReturnType<typeof mailWords>['questions'];
}

/** The contact address for questions about an order; nothing if the seller has none. */
export function OrderQuestions({ sender: { language, seller }, about = 'order' }: OrderQuestionsProps) {
  const { email } = seller;
  if (!email) return null;
  return (
    <Paragraph>
      <WithLink text={mailWords(language).questions[about]}>
        <MailLink href={`mailto:${email}`}>{email}</MailLink>
      </WithLink>
    </Paragraph>
  );
}

/** What a mail says that the buyer's page has. */
export type OrderPageContent = keyof ReturnType<typeof mailWords>['orderPage'];

interface OrderPageProps {
  href: string;
  language: Language;
  content?: OrderPageContent | undefined;
}

/** The link to the buyer's page. */
export function OrderPage({ href, language, content = 'report' }: OrderPageProps) {
  const { orderPage, orderPageLink, offerPageLink } = mailWords(language);
  return (
    <Paragraph>
      <WithLink text={orderPage[content]}>
        <MailLink href={href}>{content === 'offer' ? offerPageLink : orderPageLink}</MailLink>
      </WithLink>
    </Paragraph>
  );
}

export function Quotation({ text }: { text: string }) {
  return (
    <blockquote
      className="rule"
      style={{
        margin: '0 0 20px',
        padding: '2px 0 2px 16px',
        borderLeft: `3px solid ${colour.rule}`,
        wordBreak: 'break-word',
      }}
    >
      <Lines text={text} />
    </blockquote>
  );
}
