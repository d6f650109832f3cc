import { Download } from 'lucide-react';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { localFile } from '#domain/insights/insight-files.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Section } from '../../components/section-heading.tsx';
import { studiesWords } from './studies-words.ts';

/** Downloads in three columns; the first file is under 'Download', other formats are beside it. */
export function StudyMaterials({ content: { language, studies } }: { content: SiteContent }) {
  const { materialsTitle, materialsLead, materials } = studies;
  return (
    <Section id="materialien" kicker="03" title={materialsTitle} lead={materialsLead} layout="stacked">
      <ul className="page-grid gap-y-10">
        {materials.map(({ title, description, files: [first, ...others] }) => (
          <li
            key={title}
            className="row-span-3 grid grid-cols-1 grid-rows-subgrid gap-y-0 border-ink border-t-2 pt-4 md:col-span-4"
          >
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 mb-5 text-ink-muted hyphens-auto">{description}</p>
            <p className="flex flex-wrap items-center content-start gap-x-3 gap-y-1">
              {first && (
                <>
                  <ButtonLink
                    href={localFile(language, first.address)}
                    download
                    className="no-print max-w-full flex-wrap"
                  >
                    <Download aria-hidden="true" className="size-4" />
                    <span>
                      {studiesWords(language).download}
                      <span className="sr-only">: {first.label}</span>
                    </span>
                  </ButtonLink>
                  {/* Other formats wrap together if they don't fit beside the button. */}
                  <span className="inline-flex flex-wrap items-center gap-x-3">
                    <span className="text-sm">{first.format}</span>
                    {others.map(({ format, label, address }) => (
                      <a
                        key={address}
                        href={localFile(language, address)}
                        download
                        className="inline-flex min-h-11 items-center text-accent text-sm underline underline-offset-4"
                      >
                        {format}
                        <span className="sr-only">: {label}</span>
                      </a>
                    ))}
                  </span>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
