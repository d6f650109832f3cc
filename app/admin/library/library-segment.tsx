import type { ReactNode } from 'react';
import { libraryItemCalls } from '#domain/library/library-calls.ts';
import type { LibraryItem } from '#domain/library/library-item-answer.ts';
import { libraryTypes } from '#domain/library/library-type.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { CardTab } from '../../workspace/cards/card-tab.tsx';
import type { CardTabDescription } from '../../workspace/cards/card-tab-description.ts';
import { RecordLink } from '../../workspace/cards/record-link.tsx';
import { fileSize } from '../../workspace/file-upload/file-size.ts';
import { counted } from '../../workspace/list/counted.ts';
import { notify } from '../../workspace/records/notify.ts';
import { englishResource } from '../../workspace/records/record-resource.ts';
import { successToast } from '../../workspace/records/toasts.ts';
import { englishDeletion } from '../../workspace/records/use-deletion.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { ForeignPictures } from './foreign-pictures.tsx';
import { LibraryThumbnail } from './library-thumbnail.tsx';
import { UploadArea } from './upload-area.tsx';
import { useLibraryUploads } from './use-library-uploads.ts';
import { useLibraryUses } from './used-in.tsx';

const nameOf = ({ title }: LibraryItem) => title;

const typeLabels = { picture: 'Picture', pdf: 'PDF', film: 'Film' };

const tab: CardTabDescription<LibraryItem> = {
  lang: 'en',
  title: 'Media',
  resource: englishResource(libraryItemCalls, 'Library item'),
  failure: 'The library could not be loaded.',
  empty: 'No files in the library yet',
  nameOf,
  deletion: englishDeletion('file', nameOf),
  filter: {
    label: 'Search the library',
    types: [
      ['all', 'All files'],
      ['picture', 'Pictures'],
      ['pdf', 'PDFs'],
      ['film', 'Films'],
    ],
    typeOf: ({ type }) => type,
    textsOf: ({ title, altText, caption, credit }) => [title, altText, caption, credit],
    noMatch: 'No files match',
  },
  Facts: LibraryFacts,
  form: lazyPart(() => import('./library-form.tsx')),
};

/** The library: files that records show, uploaded and described here and cropped by the server. */
export function LibrarySegment({ segments }: { segments: ReactNode }) {
  const mayChange = useMay()('content');
  return (
    <CardTab
      tab={tab}
      segments={segments}
      above={(edit) => (
        <>
          <ForeignPictures />
          {mayChange && <LibraryUploads onAdded={edit} />}
        </>
      )}
    />
  );
}

/** Uploads files; a picture without an alt text opens with that field focused. */
function LibraryUploads({ onAdded }: { onAdded: (item: LibraryItem) => void }) {
  const uploads = useLibraryUploads('en', (item) => {
    if (!item.isNew) return;
    notify(successToast(`${item.title} is in the library`));
    if (item.type === 'picture' && !item.altText) onAdded(item);
  });
  return <UploadArea uploads={uploads} lang="en" types={libraryTypes} />;
}

/** Details of a file for users who may not edit it. */
function LibraryFacts({ record }: { record: LibraryItem }) {
  const { title, type, altText, caption, credit, fileUrl, bytes, width, height } = record;
  const mayOpen = useMay()('content');
  const uses = useLibraryUses(fileUrl);
  const facts = [
    width && height ? `${width} × ${height}` : null,
    fileSize(bytes),
    uses && (uses.length === 0 ? 'not used' : `used in ${counted(uses.length, 'place')}`),
  ];
  return (
    <>
      <LibraryThumbnail item={record} />
      <p className="mt-3 flex flex-wrap gap-1">
        <Badge>{typeLabels[type]}</Badge>
        {type === 'picture' && !altText && <Badge look="urgent">Alt text missing</Badge>}
      </p>
      <h3 className="mt-1 line-clamp-2 text-lg wrap-anywhere">{title}</h3>
      {altText && <p className={`text-sm wrap-anywhere text-ink-muted ${mayOpen ? 'line-clamp-2' : ''}`}>{altText}</p>}
      <p className="mt-1 text-sm tabular-nums text-ink-muted">{facts.filter(Boolean).join(', ')}</p>
      {!mayOpen && (
        <>
          <p className="text-sm whitespace-pre-line wrap-anywhere">{[caption, credit].filter(Boolean).join('\n')}</p>
          <p className="mt-1 flex text-sm">
            <RecordLink href={fileUrl} />
          </p>
        </>
      )}
    </>
  );
}
