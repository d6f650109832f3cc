import type { HeroVideo } from '#domain/hero-videos/hero-video-answer.ts';
import { heroVideoInput } from '#domain/hero-videos/hero-video-input.ts';
import { heroVideoSource } from '#domain/hero-videos/hero-video-source.ts';
import { FormDialog } from './form-dialog.tsx';
import { CheckField, TextField } from './form-fields.tsx';
import { germanForm } from './form-texts.ts';
import { videoKind } from './record-kinds.ts';
import { useRecords } from './use-records.ts';

interface HeroVideoFormProps {
  /** null: a new one. */
  video: HeroVideo | null;
  onClosed: () => void;
}

export default function HeroVideoForm({ video, onClosed }: HeroVideoFormProps) {
  const { create, update } = useRecords<HeroVideo>(videoKind);
  return (
    <FormDialog
      title={video ? 'Hero Video bearbeiten' : 'Hero Video hinzufügen'}
      texts={germanForm(!video)}
      schema={heroVideoInput}
      defaults={{
        title: video?.title ?? '',
        videoUrl: video?.videoUrl ?? '',
        description: video?.description ?? '',
        isActive: video?.isActive ?? false,
      }}
      toBody={(values) => values}
      save={(body) => (video ? update(video.id, body) : create(body))}
      onClosed={onClosed}
    >
      {(form) => (
        <>
          <TextField form={form} name="title" label="Titel" required wide first />
          <TextField
            form={form}
            name="videoUrl"
            label="Video-URL"
            required
            wide
            help={<VideoHelp url={form.watch('videoUrl').trim()} />}
          />
          <TextField form={form} name="description" label="Beschreibung" rows={3} wide />
          <CheckField
            form={form}
            name="isActive"
            label="Aktiv"
            help="Das aktive Video läuft auf der Startseite; das bisherige wird abgelöst."
          />
        </>
      )}
    </FormDialog>
  );
}

/** Says what can be shown, and when an address can't be. */
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
