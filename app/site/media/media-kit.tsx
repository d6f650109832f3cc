import { Download } from 'lucide-react';
import type { Institution } from '#content/institution-schemas.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { localFile, packageAddress } from '#domain/insights/insight-files.ts';
import { Section } from '../../components/section-heading.tsx';
import { handoutsOf } from '../handout-addresses.ts';
import { HandoutLinks } from '../handout-links.tsx';
import { mediaWords } from './media-words.ts';

interface MediaKitProps {
  content: SiteContent;
  /** Whether the package of the current edition is ready to download. */
  hasPackage: boolean;
}

/** Material for the media: four columns of downloads, the last one with the contact. */
export function MediaKit({ content, hasPackage }: MediaKitProps) {
  const { language, institution } = content;
  const { kitTitle, kit } = content.media;
  const { edition } = content.current;
  const words = mediaWords(language);
  return (
    <Section id="medienpaket" kicker="01" title={kitTitle} layout="stacked">
      <ul className="page-grid gap-y-10">
        {kit.map(({ title, description, files }, index) => (
          <li key={title} className="flex flex-col border-ink border-t-2 pt-4 md:col-span-6 xl:col-span-3">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-ink-muted">{description}</p>
            {index === kit.length - 1 && <PressContact contact={institution.pressContact} />}
            <ul className="mt-auto pt-4">
              {files.map(({ format, label, address }) => (
                <li key={address} className="border-rule border-t">
                  <a
                    href={localFile(language, address)}
                    download
                    className="flex min-h-12 items-center justify-between gap-3 py-2 font-semibold hover:text-accent"
                  >
                    <span className="min-w-0 hyphens-auto wrap-anywhere">
                      {label} <span className="sr-only">{words.toDownload}</span>
                      <span className="block font-normal text-ink-muted text-sm">{format}</span>
                    </span>
                    <Download aria-hidden="true" className="size-4 shrink-0" />
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <HandoutLinks language={language} handouts={handoutsOf(content, edition)} edition={edition.facts.title} />
      <p className="mt-4 border-rule border-t pt-4 text-ink-muted">
        {hasPackage ? (
          <a
            href={packageAddress(edition.facts.year)}
            download
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink hover:text-accent"
          >
            {words.wholeEdition}
            <Download aria-hidden="true" className="size-4 shrink-0" />
          </a>
        ) : (
          <span className="inline-flex min-h-11 items-center font-semibold text-ink">{words.wholeEdition}</span>
        )}
        <span className="block text-sm">
          {words.wholeEditionNote}
          {!hasPackage && ` ${words.packageBeingMade}`}
        </span>
      </p>
    </Section>
  );
}

function PressContact({ contact }: { contact: Institution['pressContact'] }) {
  return (
    <address className="mt-4 not-italic [&>a]:inline-block [&>a]:min-h-6">
      <span className="block font-semibold">{contact.name}</span>
      <span className="block text-sm">{contact.role}</span>
      <span className="block text-sm">{contact.organization}</span>
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
    </address>
  );
}
