import { type ReactNode, useState } from 'react';
import type { NewsPreview } from '#domain/news/releases/news-release-answer.ts';
import type { Language } from '#platform/languages.ts';
import { Choice } from '../../components/ui/filter-bar.tsx';
import { Segments } from '../../workspace/list/segments.tsx';
import { MailSheet } from './mail-sheet.tsx';

const forms = [
  ['html', 'As HTML'],
  ['text', 'As text'],
] as const;

interface ReleaseMailProps {
  mail: NewsPreview;
  language: Language;
  languageNameOf: (of: NewsPreview['languages'][number]) => string;
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
          options={languages.map((each) => [each.language, languageNameOf(each)] as const)}
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
