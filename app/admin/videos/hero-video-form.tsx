import type { HeroVideo } from '#domain/hero-videos/hero-video-answer.ts';
import { heroVideoInput } from '#domain/hero-videos/hero-video-input.ts';
import { heroVideoSource } from '#domain/hero-videos/hero-video-source.ts';
import { textValues } from '../../workspace/form/body-fields.ts';
import type { RecordForm } from '../../workspace/form/record-form.ts';
import { libraryField } from '../library/library-field.tsx';

const valuesOf = (video: HeroVideo | null) => ({
  ...textValues(video, 'title', 'videoUrl', 'description'),
  isActive: video?.isActive ?? false,
});

const heroVideoForm: RecordForm<HeroVideo, ReturnType<typeof valuesOf>> = {
  addTitle: 'Hero Video hinzufügen',
  editTitle: 'Hero Video bearbeiten',
  noun: 'Hero Video',
  schema: heroVideoInput,
  valuesOf,
  bodyOf: (values) => values,
  fields: [
    { name: 'title', label: 'Titel', required: true, isWide: true },
    libraryField({
      name: 'videoUrl',
      label: 'Video-URL',
      lang: 'de',
      accepts: 'film',
      couldBeUploaded: (url) => heroVideoSource(url)?.kind === 'file',
      required: true,
      isWide: true,
      help: (url) => <VideoHelp url={url} />,
    }),
    { name: 'description', label: 'Beschreibung', rows: 3, isWide: true },
    {
      name: 'isActive',
      label: 'Aktiv',
      type: 'check',
      help: 'Das aktive Video läuft auf der Startseite; das bisherige wird abgelöst.',
    },
  ],
  translated: ['title'],
};

export default heroVideoForm;

/** Help for the address, with a warning if its video can't be shown. */
function VideoHelp({ url }: { url: string }) {
  const isUnknown = url !== '' && heroVideoSource(url) === null;
  return (
    <>
      MP4, WebM, OGV oder YouTube/Vimeo
      {isUnknown && (
        <strong role="status" className="block font-semibold text-ink">
          Hinweis: Diese Adresse ist nichts davon, das Video wird kaum zu sehen sein.
        </strong>
      )}
    </>
  );
}
