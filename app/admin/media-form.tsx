import type { MediaItem } from '#domain/media/media-item-answer.ts';
import { mediaItemInput } from '#domain/media/media-item-input.ts';
import { mediaTypes } from '#domain/media/media-type.ts';
import { bodyDate, inputDate, optionalField } from './body-fields.ts';
import { FormDialog } from './form-dialog.tsx';
import { SelectField, TextField } from './form-fields.tsx';
import { englishForm } from './form-texts.ts';
import { mediaTypeLabels } from './media-type-labels.ts';
import { optionsOf } from './options.ts';
import { mediaKind } from './record-kinds.ts';
import { useRecords } from './use-records.ts';

interface MediaFormProps {
  /** null: a new one. */
  item: MediaItem | null;
  onClosed: () => void;
}

export default function MediaForm({ item, onClosed }: MediaFormProps) {
  const { create, update } = useRecords<MediaItem>(mediaKind);
  return (
    <FormDialog
      title={item ? 'Edit Media Item' : 'Add Media Item'}
      texts={englishForm(!item, 'media item')}
      schema={mediaItemInput}
      defaults={{
        title: item?.title ?? '',
        description: item?.description ?? '',
        type: item?.type ?? 'article',
        outlet: item?.outlet ?? '',
        url: item?.url ?? '',
        imageUrl: item?.imageUrl ?? '',
        publishedAt: inputDate(item?.publishedAt),
      }}
      toBody={({ publishedAt, ...rest }) => ({
        ...rest,
        ...optionalField('publishedAt', bodyDate(publishedAt, item?.publishedAt), item?.publishedAt),
      })}
      save={(body) => (item ? update(item.id, body) : create(body))}
      onClosed={onClosed}
    >
      {(form) => (
        <>
          <TextField form={form} name="title" label="Title" required wide first />
          <SelectField form={form} name="type" label="Type" required options={optionsOf(mediaTypes, mediaTypeLabels)} />
          <TextField form={form} name="outlet" label="Outlet" />
          <TextField form={form} name="description" label="Description" rows={4} wide />
          <TextField form={form} name="url" label="URL" type="url" />
          <TextField form={form} name="imageUrl" label="Image URL" />
          <TextField
            form={form}
            name="publishedAt"
            label="Published At"
            type="date"
            help="A day in the future keeps it off the website until then."
          />
        </>
      )}
    </FormDialog>
  );
}
