import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { NewsPreview } from '#domain/news/releases/news-release-answer.ts';
import type { Language } from '#platform/languages.ts';
import { Choice } from '../../components/ui/filter-bar.tsx';
import { Segments } from '../../workspace/list/segments.tsx';

const forms = [
  ['html', 'As HTML'],
  ['text', 'As text'],
] as const;

interface ReleaseMailProps {
  mail: NewsPreview;
  language: Language;
  languageNameOf: (preview: NewsPreview['languages'][number]) => string;
  onLanguage: (language: Language) => void;
  /** Shown below the subject. */
  children?: ReactNode;
}

/** The mail of a release, in a language and as HTML or text. */
export function ReleaseMail({ mail, language, languageNameOf, onLanguage, children }: ReleaseMailProps) {
  const { subject, html, text, languages } = mail;
  const [form, setForm] = useState<'html' | 'text'>('html');
  return (
    <>
      <p className="wrap-anywhere">
        <span className="text-ink-muted text-sm">Subject</span> <strong>{subject}</strong>
      </p>
      {children}
      <div className="mt-4 flex flex-wrap items-start gap-x-4 *:mb-4">
        <Segments label="Form of the preview" segments={forms} shown={form} onShow={setForm} />
        <Choice
          label="Language"
          value={language}
          options={languages.map((preview) => [preview.language, languageNameOf(preview)] as const)}
          onChange={onLanguage}
        />
      </div>
      {form === 'html' ? (
        <MailSheet html={html} />
      ) : (
        <pre className="overflow-x-auto whitespace-pre-wrap rounded border border-rule bg-surface p-4 text-sm">
          {text}
        </pre>
      )}
    </>
  );
}

const styleMark = 'data-mail-style';

/**
 * Parses a mail without its styles, which the page's content security policy would block and report. Mails are rendered by
 * React, which escapes '<' and '"' in texts, so that only markup is replaced.
 */
function readMail(html: string): { mail: Document; styles: string[] } {
  const styles: string[] = [];
  const unstyled = html
    .replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, style: string) => {
      styles.push(style);
      return '';
    })
    .replaceAll(' style="', ` ${styleMark}="`);
  return { mail: new DOMParser().parseFromString(unstyled, 'text/html'), styles };
}

/** A mail's HTML in a shadow root, without the page's styles; its own are set by script. */
function MailSheet({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const { mail, styles } = readMail(html);
    for (const element of mail.querySelectorAll<HTMLElement>(`[${styleMark}]`)) {
      element.style.cssText = element.getAttribute(styleMark) ?? '';
      element.removeAttribute(styleMark);
    }
    for (const link of mail.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
    root.adoptedStyleSheets = styles.map((style) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      return sheet;
    });
    root.replaceChildren(...mail.body.childNodes);
  }, [html]);
  return <div ref={host} className="overflow-x-auto rounded border border-rule bg-paper" />;
}
