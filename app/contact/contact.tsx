import { pageLink } from '#domain/editions/live-content/page-link.ts';
import { localPath } from '#platform/languages.ts';
import { InlineText } from '../components/formatted-text.tsx';
import { privacyNotePath } from '../forms/form-words.ts';
import { Island } from '../island.tsx';
import type { PageRequest } from '../page-request.ts';
import { findRoute, notFoundRoute } from '../routes.ts';
import ContactForm from './contact-form.tsx';
import { contactRules } from './contact-rules.ts';
import { contactWords } from './contact-words.ts';
import { filesHint } from './files-hint.ts';

interface ContactProps {
  request: PageRequest;
  /** Whether the page has an upload for files. */
  hasUpload: boolean;
}

/** The contact form, which is posted to the page without script. */
export function Contact({ request: { language, content, path, formResult }, hasUpload }: ContactProps) {
  const heading = content.home.contact;
  const email = content.institution.contactEmail;
  const posted = formResult?.form === contactRules.name ? formResult : undefined;
  return (
    <section id="kontakt" aria-labelledby="kontakt-titel" className="no-print border-t border-rule bg-surface">
      <div className="container-page page-grid gap-y-8 py-[clamp(3rem,7vw,6rem)]">
        <div className="md:col-span-4">
          <p className="kicker mb-3">{heading.kicker}</p>
          <h2 id="kontakt-titel" className="text-3xl">
            {heading.title}
          </h2>
          <p className="mt-4 text-ink-muted">
            <InlineText text={heading.lead} />
          </p>
          {/* A class of its own would take the link's look. */}
          <p className="mt-4 [&>a]:inline-block [&>a]:min-h-6">
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
        <div className="md:col-span-8 md:col-start-5 lg:col-span-7 lg:col-start-6">
          <Island
            name="contact-form"
            component={ContactForm}
            props={{
              action: localPath(language, `${findRoute(path) === notFoundRoute ? '/' : path}#kontakt`),
              files: filesHint(language, hasUpload ? undefined : email),
              words: { ...contactWords(language), privacyNote: pageLink(content, privacyNotePath) },
              ...(posted && { posted }),
            }}
          />
        </div>
      </div>
    </section>
  );
}
