import type { ShownPicture } from '#domain/library/library-item-answer.ts';
import type { MediaItem } from '#domain/media/media-item-answer.ts';
import { formatLongDate } from '#platform/dates.ts';
import { NewTabLink } from '../../components/new-tab-link.tsx';
import { Section } from '../../components/section-heading.tsx';
import { type PictureSources, pictureSources } from '../../components/shown-picture.ts';

const kinds = {
  video: { label: 'Video', link: 'Video ansehen' },
  quote: { label: 'Zitat', link: 'Zur Quelle' },
  article: { label: 'Artikel', link: 'Artikel lesen' },
};

type Report = MediaItem & { type: keyof typeof kinds };

const isReport = (record: MediaItem): record is Report => record.type in kinds;

interface MediaReportsProps {
  title: string;
  records: readonly MediaItem[];
  pictures: readonly ShownPicture[];
}

/** Reports about the study, in the API's order. Pictures among the media items are shown in the gallery. */
export function MediaReports({ title, records, pictures }: MediaReportsProps) {
  const reports = records.filter(isReport);
  return (
    <Section id="medienberichte" kicker="03" title={title} layout="stacked">
      {reports.length === 0 ? (
        <p className="border-rule border-t pt-6 text-ink-muted text-lg">Keine Medienberichte verfügbar</p>
      ) : (
        <ul className="border-rule border-b">
          {reports.map((report) => (
            <MediaReport key={report.id} report={report} picture={pictureSources(report.imageUrl, pictures, 'wide')} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface MediaReportProps {
  report: Report;
  picture: PictureSources | undefined;
}

function MediaReport({ report: { type, title, description, outlet, url, publishedAt }, picture }: MediaReportProps) {
  return (
    <li className="group page-grid gap-y-3 border-rule border-t py-7">
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
      <div className={picture ? 'md:col-span-4 md:group-has-data-failed:col-span-6' : 'md:col-span-6'}>
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
          alt=""
          {...picture}
          sizes={picture.srcSet && '20rem'}
          width={320}
          height={180}
          loading="lazy"
          decoding="async"
          className="aspect-video h-auto w-full max-w-80 bg-rule object-cover data-failed:hidden md:col-span-2"
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

/** Replaces the entered quotation marks by « ». */
function quoted(text: string): string {
  return `«${text.trim().replace(/^[«»"„“”]+|[«»"„“”]+$/g, '')}»`;
}
