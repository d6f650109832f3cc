import { useState } from 'react';
import type { MediaItem } from '#domain/media/media-item-answer.ts';
import { mediaTypes } from '#domain/media/media-type.ts';
import { safeHref } from '../components/safe-href.ts';
import { Badge } from '../components/ui/badge.tsx';
import { Button } from '../components/ui/button.tsx';
import { Choice, FilterBar, SearchInput } from '../components/ui/filter-bar.tsx';
import { adminDate } from './admin-dates.ts';
import { useAdminQuery } from './admin-lists.ts';
import { lazyForm } from './lazy-form.tsx';
import { mediaTypeLabels } from './media-type-labels.ts';
import { useOpenForm } from './open-forms.tsx';
import { optionsOf } from './options.ts';
import { englishActions, RecordActions } from './record-actions.tsx';
import { mediaKind } from './record-kinds.ts';
import { RecordLink } from './record-link.tsx';
import { CardSkeletons, cardGrid, cardLook, EmptyState, english, ListStates, TabFrame } from './tab-frame.tsx';
import { matches } from './text-search.ts';
import { englishDeletion, useDeletion } from './use-deletion.tsx';
import { useNow } from './use-now.ts';
import { isDraft, useRecords } from './use-records.ts';

const [MediaForm, usePreloadedForm] = lazyForm(() => import('./media-form.tsx'));

const typeOptions = [['all', 'All'], ...optionsOf(mediaTypes, mediaTypeLabels)] as const;

export default function MediaTab() {
  usePreloadedForm();
  const query = useAdminQuery<MediaItem[]>(mediaKind.path);
  const { remove } = useRecords<MediaItem>(mediaKind);
  const openForm = useOpenForm();
  const edit = (item: MediaItem | null) => openForm('en', (onClosed) => <MediaForm item={item} onClosed={onClosed} />);
  const [search, setSearch] = useState('');
  const [type, setType] = useState<(typeof typeOptions)[number][0]>('all');
  const { askToDelete, deletionDialog } = useDeletion(
    remove,
    englishDeletion<MediaItem>('media item', ({ title }) => title),
  );
  return (
    <TabFrame
      title="Media"
      lang="en"
      actions={
        <Button look="primary" onClick={() => edit(null)}>
          Add Media Item
        </Button>
      }
    >
      <ListStates
        query={query}
        failure="The media items could not be loaded."
        {...english}
        skeleton={<CardSkeletons />}
      >
        {(items) => {
          const shown = items.filter(
            (item) =>
              (type === 'all' || item.type === type) && matches(search, item.title, item.description, item.outlet),
          );
          return (
            <>
              <FilterBar>
                <SearchInput label="Search media items" value={search} onChange={setSearch} />
                <Choice label="Filter" value={type} options={typeOptions} onChange={setType} />
              </FilterBar>
              {shown.length === 0 && (
                <EmptyState>{items.length === 0 ? 'No media items yet' : 'No media items match'}</EmptyState>
              )}
              <ul className={cardGrid}>
                {shown.map((item) => (
                  <MediaCard key={item.id} item={item} onEdit={() => edit(item)} onDelete={() => askToDelete(item)} />
                ))}
              </ul>
            </>
          );
        }}
      </ListStates>
      {deletionDialog}
    </TabFrame>
  );
}

interface MediaCardProps {
  item: MediaItem;
  onEdit: () => void;
  onDelete: () => void;
}

function MediaCard({ item, onEdit, onDelete }: MediaCardProps) {
  const { title, description, type, outlet, url, imageUrl, publishedAt } = item;
  const now = useNow();
  const image = safeHref(imageUrl);
  return (
    <li className={cardLook}>
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
        {adminDate(publishedAt)}
      </p>
      <p className="mt-1 flex text-sm">
        <RecordLink href={url} />
      </p>
      <RecordActions name={title} disabled={isDraft(item)} {...englishActions} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}
