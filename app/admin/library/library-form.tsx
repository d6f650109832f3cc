import type { LibraryItem } from '#domain/library/library-item-answer.ts';
import { libraryItemChange } from '#domain/library/library-item-change.ts';
import { textValues } from '../../workspace/form/body-fields.ts';
import type { FieldValues } from '../../workspace/form/form-values.ts';
import type { ControlProps, RecordForm } from '../../workspace/form/record-form.ts';
import { FocalPointField } from '../../workspace/pictures/focal-point.tsx';
import { UsedIn } from './used-in.tsx';

const valuesOf = (item: LibraryItem | null) => ({
  ...textValues(item, 'title', 'altText', 'caption', 'credit', 'fileUrl'),
  focalX: String(item?.focalX ?? 50),
  focalY: String(item?.focalY ?? 50),
  // Used by the focal point; not sent.
  type: item?.type ?? 'picture',
  width: String(item?.width ?? 0),
  height: String(item?.height ?? 0),
});

function PictureFocalPoint({ form }: ControlProps) {
  const { fileUrl, width, height } = form.values;
  const picture = { fileUrl: String(fileUrl), width: Number(width) || 0, height: Number(height) || 0 };
  return <FocalPointField form={form} picture={picture} lang="en" />;
}

const isPicture = ({ type }: FieldValues) => type === 'picture';

const libraryForm: RecordForm<LibraryItem, ReturnType<typeof valuesOf>> = {
  addTitle: 'Upload files',
  editTitle: 'Edit file',
  noun: 'library item',
  schema: libraryItemChange,
  valuesOf,
  bodyOf: ({ title, altText, caption, credit, focalX, focalY, type }) => ({
    title,
    ...(type === 'picture' && { altText, focalX: Number(focalX), focalY: Number(focalY) }),
    caption,
    credit,
  }),
  fields: [
    { name: 'title', label: 'Title', required: true, isWide: true, help: 'Only the office sees it.' },
    {
      name: 'altText',
      label: 'Alt text',
      required: true,
      isWide: true,
      rows: 2,
      isShownFor: isPicture,
      help: 'Describes the picture for people who can’t see it.',
    },
    { name: 'caption', label: 'Caption', help: 'Shown below the picture in the gallery.' },
    { name: 'credit', label: 'Credit', help: 'The author of the picture.' },
    { name: 'focalX', label: 'Focal point', type: 'own', Control: PictureFocalPoint, isShownFor: isPicture },
  ],
  translated: ['altText', 'caption'],
  Below: UsedIn,
};

export default libraryForm;
