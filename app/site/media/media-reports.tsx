import { translatedText } from '#domain/core/records/translated-text.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import type { ShownPicture } from '#domain/library/library-item-answer.ts';
import type { MediaItem } from '#domain/media/media-item-answer.ts';
import { formatLongDate } from '#platform/dates.ts';
import type { Language } from '#platform/languages.ts';
import { quoted } from '#platform/quoted.ts';
import { NewTabLink } from '../../components/new-tab-link.tsx';
import { Section } from '../../components/section-heading.tsx';
import { type PictureSources, pictureSources } from '../../components/shown-picture.ts';
import { mediaWords } from './media-words.ts';

const reportTypes = ['video', 'quote', 'article'] as const;

type Report = MediaItem & { type: (typeof reportTypes)[number] };

const isReport = (record: MediaItem): record is Report => reportTypes.some((type) => type === record.type);

interface MediaReportsProps {
  content: SiteContent;
  records: readonly MediaItem[];
  pictures: readonly ShownPicture[];
}

/** Reports about the study, in the API's order. Pictures among the media items are shown in the gallery. */
export function MediaReports({ content: { language, media }, records, pictures }: MediaReportsProps) {
  const reports = records.filter(isReport);
  return (
    <Section id="medienberichte" kicker="03" title={media.reportsTitle} layout="stacked">
      {reports.length === 0 ? (
        <p className="border-rule border-t pt-6 text-ink-muted text-lg">{mediaWords(language).noReports}</p>
      ) : (
        <ul className="border-rule border-b">
          {reports.map((report) => (
            <MediaReport
              key={report.id}
              language={language}
              report={report}
              picture={pictureSources(report.imageUrl, pictures, 'wide')}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface MediaReportProps {
  language: Language;
  report: Report;
  picture: PictureSources | undefined;
}

function MediaReport({ language, report, picture }: MediaReportProps) {
  const { type, outlet, url, publishedAt } = report;
  const words = mediaWords(language);
  const title = translatedText(report, 'title', language);
  const description = translatedText(report, 'description', language);
  return (
    <li className="group page-grid gap-y-3 border-rule border-t py-7">
      <div className="md:col-span-3">
        <p className="kicker">
          {words.kinds[type].label}
          {outlet && `, ${outlet}`}
        </p>
        <p className="text-ink-muted text-sm">
          {publishedAt ? (
            <time dateTime={publishedAt}>{formatLongDate(new Date(publishedAt), language)}</time>
          ) : (
            words.dateUnknown
          )}
        </p>
      </div>
      <div className={picture ? 'md:col-span-4 md:group-has-data-failed:col-span-6' : 'md:col-span-6'}>
        <h3 lang={title.lang} className="text-xl">
          {title.text}
        </h3>
        {description.text &&
          (type === 'quote' ? (
            <blockquote lang={description.lang} className="measure mt-3 font-serif text-lg">
              <p>{quoted(description.text, description.lang ?? language)}</p>
            </blockquote>
          ) : (
            <p lang={description.lang} className="measure mt-2 whitespace-pre-line text-ink-muted">
              {description.text}
            </p>
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
        <NewTabLink language={language} href={url}>
          <span>
            {words.kinds[type].link}
            <span lang={title.lang} className="sr-only">
              : {title.text}
            </span>
          </span>
        </NewTabLink>
      </p>
    </li>
  );
}
