import type { MediaItem } from '#domain/media/media-item-answer.ts';
import { mediaItemInput } from '#domain/media/media-item-input.ts';
import { mediaItemTypes } from '#domain/media/media-type.ts';
import { bodyDate, inputDate, optionalField, textValues } from '../../workspace/form/body-fields.ts';
import { ForeignWarning } from '../../workspace/form/foreign-warning.tsx';
import type { RecordForm } from '../../workspace/form/record-form.ts';
import { optionsOf } from '../../workspace/list/options.ts';
import { libraryField } from '../library/library-field.tsx';
import { mediaTypeLabels } from './media-type-labels.ts';

const valuesOf = (item: MediaItem | null) => ({
  ...textValues(item, 'title', 'description', 'outlet', 'url', 'imageUrl'),
  type: item?.type ?? 'article',
  publishedAt: inputDate(item?.publishedAt),
});

const mediaForm: RecordForm<MediaItem, ReturnType<typeof valuesOf>> = {
  addTitle: 'Add Media Item',
  editTitle: 'Edit Media Item',
  noun: 'media item',
  schema: mediaItemInput,
  valuesOf,
  bodyOf: ({ publishedAt, ...rest }, item) => ({
    ...rest,
    ...optionalField('publishedAt', bodyDate(publishedAt, item?.publishedAt), item?.publishedAt),
  }),
  fields: [
    { name: 'title', label: 'Title', required: true, isWide: true },
    {
      name: 'type',
      label: 'Type',
      required: true,
      type: 'select',
      options: optionsOf(mediaItemTypes, mediaTypeLabels),
    },
    { name: 'outlet', label: 'Outlet' },
    { name: 'description', label: 'Description', rows: 4, isWide: true },
    {
      name: 'url',
      label: 'URL',
      type: 'url',
      isWide: true,
      // The gallery loads an image without an image URL from this address.
      help: (url, { type, imageUrl }) => type === 'image' && !imageUrl && <ForeignWarning address={url} lang="en" />,
    },
    libraryField({ name: 'imageUrl', label: 'Image URL', accepts: 'picture', lang: 'en', isWide: true }),
    {
      name: 'publishedAt',
      label: 'Published At',
      type: 'date',
      help: 'A day in the future keeps it off the website until then.',
    },
  ],
  translated: ['title', 'description'],
};

export default mediaForm;
