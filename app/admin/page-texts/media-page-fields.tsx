import { TextField } from '../content/content-fields.tsx';
import { ContentList } from '../content/content-list.tsx';
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

/** Whom the media ask. */
export function MediaContactFields() {
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-muted">
        Stands in the last card of the media kit, in its vCard, and in the press releases of editions that are published
        from now on.
      </p>
      <TextField path="contact.name" label="Name" />
      <TextField path="contact.role" label="Role" />
      <TextField path="contact.organization" label="Organization" />
      <TextField path="contact.email" label="E-mail" type="email" />
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
        {(picture) => (
          <div className="grid gap-4">
            <TextField path={`${picture}.caption`} label="Caption" />
            <TextField path={`${picture}.alt`} label="Alternative text" rows={2} />
            <TextField path={`${picture}.picture`} label="Address" help="Own address without size and ending." />
          </div>
        )}
      </ContentList>
    </div>
  );
}
