import type { LegalNotice, LegalSection } from '#content/legal-schemas.ts';
import { pageLink } from '#domain/editions/live-content/page-link.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { FormattedText, InlineText } from '../../components/formatted-text.tsx';
import { PageHeading } from '../../components/section-heading.tsx';
import { frameWords } from '../frame/frame-words.ts';
import { legalWords } from './legal-words.ts';

interface LegalNoticeTextProps {
  content: SiteContent;
  notice: LegalNotice;
  /** Paragraphs from the current state of the site, by the id of their section. */
  generatedTexts?: Record<string, string>;
}

/** A legal notice: table of contents, sections, and a link to the other notice. */
export function LegalNoticeText({ content, notice, generatedTexts = {} }: LegalNoticeTextProps) {
  const { language } = content;
  const { title, lead, sections, status, otherNotice } = notice;
  return (
    <>
      <PageHeading kicker={frameWords(language).legal} title={title} lead={lead} />
      <div className="container-page pb-24">
        <div className="page-grid gap-y-10 border-rule border-t pt-10">
          <nav aria-label={legalWords(language).contents} className="no-print md:col-span-4">
            <ol className="md:sticky md:top-8">
              {sections.map(({ id, title: name }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-9 max-w-full items-center py-1 hyphens-auto wrap-anywhere hover:text-accent hover:underline"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="min-w-0 md:col-span-8 print:col-span-full">
            {sections.map((section) => (
              <NoticeSection key={section.id} section={section} generated={generatedTexts[section.id]} />
            ))}
            <footer className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-rule border-t pt-6">
              {status && <p className="font-semibold">{status}</p>}
              <a
                {...pageLink(content, otherNotice.path)}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
              >
                {otherNotice.label}
              </a>
            </footer>
          </div>
        </div>
      </div>
    </>
  );
}

interface NoticeSectionProps {
  section: LegalSection;
  generated: string | undefined;
}

function NoticeSection({ section: { id, title, paragraphs, address, parts, email }, generated }: NoticeSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titel`}
      className="scroll-mt-8 border-rule border-t pt-8 pb-12 first:border-t-0 first:pt-0"
    >
      <h2 id={`${id}-titel`} className="text-2xl hyphens-auto">
        {title}
      </h2>
      <Paragraphs texts={generated ? [...paragraphs, generated] : paragraphs} />
      {address && (
        <address className="mt-4 not-italic">
          {address.map((line, index) => (
            <span key={`${index}`} className="block hyphens-auto wrap-anywhere">
              {line}
            </span>
          ))}
        </address>
      )}
      {parts?.map((part) => (
        <div key={part.title}>
          <h3 className="mt-8 text-lg">{part.title}</h3>
          <Paragraphs texts={part.paragraphs} />
          {part.items && (
            <ul className="measure mt-4">
              {part.items.map((item) => (
                <li key={item} className="border-rule border-t py-2.5">
                  <InlineText text={item} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {email && (
        <p className="mt-4 [&>a]:inline-block [&>a]:min-h-6">
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => <FormattedText key={`${index}`} text={text} className="measure mt-4" />);
}
