import type { LibraryItem } from '#domain/library/library-item-answer.ts';
import { drawnGalleryPicture } from '../../site/media/gallery-images.ts';
import { useDraftFields } from '../content/draft/draft-fields.ts';
import { TextField } from '../content/fields/content-fields.tsx';
import { ContentList } from '../content/fields/content-list.tsx';
import { FileField } from '../content/fields/file-field.tsx';
import { DownloadCards } from './download-cards.tsx';
import { DescriptionField, HeadingFields } from './heading-fields.tsx';

export function MediaHeadFields() {
  return (
    <div className="grid gap-5">
      <HeadingFields label="Head of the page" />
      <DescriptionField />
      <TextField path="reportsTitle" label="Title of the reports" />
    </div>
  );
}

export function MediaKitFields() {
  return (
    <div className="grid gap-5">
      <TextField path="kitTitle" label="Title" />
      <DownloadCards path="kit" label="Media kit" />
    </div>
  );
}

export function GalleryFields() {
  return (
    <div className="grid gap-5">
      <TextField path="galleryTitle" label="Title" />
      <ContentList
        path="gallery"
        label="Pictures"
        itemName="Picture"
        newItem={() => ({ picture: '', alt: '', caption: '' })}
        help="Further pictures join the gallery as media items of the type image."
      >
        {(picture) => <GalleryPictureFields path={picture} />}
      </ContentList>
    </div>
  );
}

/** What the library says of a picture stands in the fields that are still empty. */
function GalleryPictureFields({ path }: { path: string }) {
  const { read, change } = useDraftFields();
  const fill = (name: 'alt' | 'caption', words: string | null) => {
    if (words && !read(`${path}.${name}`)) change(`${path}.${name}`, words);
  };
  const onChosen = ({ altText, caption, credit }: LibraryItem) => {
    fill('alt', altText);
    fill('caption', [caption, credit && `Bild: ${credit}`].filter(Boolean).join('. '));
  };
  return (
    <div className="grid gap-4">
      <FileField
        path={`${path}.picture`}
        label="Picture"
        holds="picture"
        pictureOf={(address) => drawnGalleryPicture(address, 800)}
        onChosen={onChosen}
        help="Cut round its focal point, which the library knows. Pictures that came with the site stand without their ending."
      />
      <TextField path={`${path}.alt`} label="Alternative text" rows={2} help="Says what can be seen." />
      <TextField path={`${path}.caption`} label="Caption" />
    </div>
  );
}
