import type { MediaItem } from '#domain/media/media-item-answer.ts';
import { mediaItemCalls } from '#domain/media/media-item-calls.ts';
import { mediaItemTypes } from '#domain/media/media-type.ts';
import { Lazy, lazyPart } from '../../components/lazy-part.tsx';
import { safeHref } from '../../components/safe-href.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { CardTab } from '../../workspace/cards/card-tab.tsx';
import type { CardTabDescription } from '../../workspace/cards/card-tab-description.ts';
import { RecordLink } from '../../workspace/cards/record-link.tsx';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { optionsOf } from '../../workspace/list/options.ts';
import { useSegments } from '../../workspace/list/use-segments.tsx';
import { englishResource } from '../../workspace/records/record-resource.ts';
import { englishDeletion } from '../../workspace/records/use-deletion.ts';
import { useNow } from '../../workspace/use-now.ts';
import { LibrarySegment } from '../library/library-segment.tsx';
import { DeadLinks } from '../links/dead-links.tsx';
import { mediaTypeLabels } from './media-type-labels.ts';

const nameOf = ({ title }: MediaItem) => title;

const tab: CardTabDescription<MediaItem> = {
  lang: 'en',
  title: 'Media',
  resource: englishResource(mediaItemCalls, 'Media item'),
  add: 'Add Media Item',
  failure: 'The media items could not be loaded.',
  empty: 'No media items yet',
  nameOf,
  deletion: englishDeletion('media item', nameOf),
  filter: {
    label: 'Search media items',
    types: [['all', 'All'], ...optionsOf(mediaItemTypes, mediaTypeLabels)],
    typeOf: ({ type }) => type,
    textsOf: ({ title, description, outlet }) => [title, description, outlet],
    noMatch: 'No media items match',
  },
  Facts: MediaFacts,
  Warnings: DeadLinks,
  form: lazyPart(() => import('./media-form.tsx')),
};

const segments = [
  ['', 'Media items'],
  ['library', 'Library'],
  ['news', 'News'],
] as const;

const newsSegment = lazyPart(() => import('../news/news-segment.tsx'));

/** The tab of media items, the library and the news. */
export default function MediaTab() {
  const { shown, choice } = useSegments('Media, files or news', segments);
  if (shown === 'news') return <Lazy part={newsSegment}>{(NewsSegment) => <NewsSegment segments={choice} />}</Lazy>;
  return shown === 'library' ? <LibrarySegment segments={choice} /> : <CardTab tab={tab} segments={choice} />;
}

function MediaFacts({ record }: { record: MediaItem }) {
  const { title, description, type, outlet, url, imageUrl, publishedAt } = record;
  const now = useNow();
  const image = safeHref(imageUrl);
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <span className="flex flex-wrap gap-1">
          <Badge>{mediaTypeLabels[type] ?? type}</Badge>
          {publishedAt && new Date(publishedAt) > now && <Badge>Scheduled</Badge>}
        </span>
        {image && <img src={image} alt="" loading="lazy" className="h-14 w-24 rounded-sm bg-rule object-cover" />}
      </div>
      <h3 className="mt-2 line-clamp-2 text-lg wrap-anywhere">{title}</h3>
      <p className="mt-1 line-clamp-3 text-sm wrap-anywhere text-ink-muted">
        {description || 'No description provided'}
      </p>
      <p className="mt-2 line-clamp-2 text-sm wrap-anywhere">
        {outlet && <bdi>{outlet}, </bdi>}
        {dateOrUnknown(publishedAt)}
      </p>
      <p className="mt-1 flex text-sm">
        <RecordLink href={url} />
      </p>
    </>
  );
}
