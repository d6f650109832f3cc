import { textIn } from '#domain/editions/values/content-value.ts';
import type { LibraryItem } from '#domain/library/library-item-answer.ts';
import { coverFile } from '../../../components/edition-cover.tsx';
import { inputLook } from '../../../components/ui/field.tsx';
import { galleryPictureFile } from '../../../site/media/gallery-images.ts';
import { ForeignWarning } from '../../../workspace/form/foreign-warning.tsx';
import { AddressControl } from '../../library/address-control.tsx';
import type { ChosenType } from '../../library/library-texts.ts';
import { useContentField, useDraftFields } from '../draft/draft-fields.ts';
import { type ContentFieldProps, FieldFrame } from './content-fields.tsx';

interface FileFieldProps extends ContentFieldProps {
  accepts: ChosenType;
  /** Whether emptying the field removes it from the document. */
  isOptional?: boolean;
  /** Returns the file to show for the address of a picture with several files. */
  pictureOf?: (address: string) => string;
  onChosen?: (item: LibraryItem) => void;
}

/** The address of a picture, PDF or other file in a document: of the library, or typed. */
export function FileField({
  accepts,
  isOptional = false,
  pictureOf = (address) => address,
  onChosen,
  help,
  ...field
}: FileFieldProps) {
  const { value, change } = useContentField(field.path);
  const address = textIn(value);
  const write = (written: string) => change(isOptional && written === '' ? undefined : written);
  return (
    <FieldFrame
      {...field}
      help={
        <>
          {help}
          <ForeignWarning address={address} lang="en" />
        </>
      }
    >
      {(described) => (
        <AddressControl
          accepts={accepts}
          picture={accepts === 'picture' && address ? pictureOf(address) : undefined}
          lang="en"
          of={`for ${field.label}`}
          onChosen={(item) => {
            write(item.fileUrl);
            onChosen?.(item);
          }}
        >
          <input
            {...described}
            value={address}
            autoComplete="off"
            onChange={({ target }) => write(target.value.trim())}
            className={inputLook}
          />
        </AddressControl>
      )}
    </FieldFrame>
  );
}

/** The cover of an edition: a picture of the library or a built-in one. */
export function CoverField(props: ContentFieldProps) {
  return (
    <FileField
      {...props}
      accepts="picture"
      isOptional
      pictureOf={coverFile}
      help="Upright, shown whole. Covers that came with the site have no extension."
    />
  );
}

/** A picture of the gallery; choosing one fills empty fields of the same item from the library. */
export function GalleryPictureField(props: ContentFieldProps) {
  const { read, change } = useDraftFields();
  const picture = props.path.slice(0, props.path.lastIndexOf('.'));
  const fill = (name: 'alt' | 'caption', text: string | null) => {
    if (text && !read(`${picture}.${name}`)) change(`${picture}.${name}`, text);
  };
  const onChosen = ({ altText, caption, credit }: LibraryItem) => {
    fill('alt', altText);
    fill('caption', [caption, credit && `Bild: ${credit}`].filter(Boolean).join('. '));
  };
  return (
    <FileField
      {...props}
      accepts="picture"
      pictureOf={(address) => galleryPictureFile(address, 800)}
      onChosen={onChosen}
      help="Cropped around its focal point in the library. Pictures that came with the site have no extension."
    />
  );
}
