import { useState } from 'react';
import { formatLongDate } from '#platform/dates.ts';
import type { MediaItem } from '../api-records.ts';
import { Loaded, Skeleton } from '../components/loaded.tsx';
import { NewTabLink } from '../components/new-tab-link.tsx';
import { safeHref } from '../components/safe-href.ts';
import { Section } from '../components/section-heading.tsx';

const kinds = {
  video: { label: 'Video', link: 'Video ansehen' },
  quote: { label: 'Zitat', link: 'Zur Quelle' },
  article: { label: 'Artikel', link: 'Artikel lesen' },
};

type Report = MediaItem & { type: keyof typeof kinds };

const isReport = (record: MediaItem): record is Report => record.type in kinds;

/** Reports about the study, in the order of the API. Pictures among the media items belong to the gallery. */
export default function MediaReports() {
  return (
    <Section id="medienberichte" kicker="03" title="Medienberichte" layout="stacked">
      <Loaded<MediaItem[]>
        path="/api/media"
        failure="Die Medienberichte konnten nicht geladen werden."
        skeleton={<ReportsSkeleton />}
      >
        {(records) => <Reports records={records} />}
      </Loaded>
    </Section>
  );
}

function ReportsSkeleton() {
  return (
    <div aria-busy="true" className="space-y-6">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-28" />
      ))}
    </div>
  );
}

function Reports({ records }: { records: readonly MediaItem[] }) {
  const reports = records.filter(isReport);
  if (reports.length === 0) {
    return <p className="border-rule border-t pt-6 text-ink-muted text-lg">Keine Medienberichte verfügbar</p>;
  }
  return (
    <ul className="border-rule border-b">
      {reports.map((report) => (
        <MediaReport key={report.id} report={report} />
      ))}
    </ul>
  );
}

function MediaReport({ report: { type, title, description, outlet, url, imageUrl, publishedAt } }: { report: Report }) {
  const [failedUrl, setFailedUrl] = useState<string | null>();
  const picture = failedUrl === imageUrl ? undefined : safeHref(imageUrl);
  const fail = () => setFailedUrl(imageUrl);
  return (
    <li className="page-grid gap-y-3 border-rule border-t py-7">
      <div className="md:col-span-3">
        <p className="kicker">
          {kinds[type].label}
          {outlet && `, ${outlet}`}
        </p>
        <p className="text-ink-muted text-sm">
          {publishedAt ? (
            <time dateTime={publishedAt}>{formatLongDate(new Date(publishedAt))}</time>
          ) : (
            'Datum unbekannt'
          )}
        </p>
      </div>
      <div className={picture ? 'md:col-span-4' : 'md:col-span-6'}>
        <h3 className="text-xl">{title}</h3>
        {description &&
          (type === 'quote' ? (
            <blockquote className="measure mt-3 font-serif text-lg">
              <p>{quoted(description)}</p>
            </blockquote>
          ) : (
            <p className="measure mt-2 whitespace-pre-line text-ink-muted">{description}</p>
          ))}
      </div>
      {picture && (
        <img
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) fail();
          }}
          onError={fail}
          src={picture}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          decoding="async"
          className="aspect-video h-auto w-full max-w-80 bg-rule object-cover md:col-span-2"
        />
      )}
      <p className="md:col-span-3 md:text-right">
        <NewTabLink href={url}>
          <span>
            {kinds[type].link}
            <span className="sr-only">: {title}</span>
          </span>
        </NewTabLink>
      </p>
    </li>
  );
}

/** The words between « », whatever marks they were entered with. */
function quoted(text: string): string {
  return `«${text.trim().replace(/^[«»"„“”]+|[«»"„“”]+$/g, '')}»`;
}
