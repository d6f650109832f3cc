import { Play } from 'lucide-react';
import { useState } from 'react';
import type { HeroVideo } from '#domain/hero-videos/hero-video-answer.ts';
import { heroVideoSource } from '#domain/hero-videos/hero-video-source.ts';
import { Badge } from '../components/ui/badge.tsx';
import { Button } from '../components/ui/button.tsx';
import { adminDate } from './admin-dates.ts';
import { useAdminQuery } from './admin-lists.ts';
import { lazyForm } from './lazy-form.tsx';
import { useOpenForm } from './open-forms.tsx';
import { germanActions, RecordActions } from './record-actions.tsx';
import { videoKind } from './record-kinds.ts';
import { RecordLink } from './record-link.tsx';
import { CardSkeletons, cardGrid, cardLook, EmptyState, german, ListStates, TabFrame } from './tab-frame.tsx';
import { useDeletion } from './use-deletion.tsx';
import { isDraft, useRecords } from './use-records.ts';

const [HeroVideoForm, usePreloadedForm] = lazyForm(() => import('./hero-video-form.tsx'));

export default function VideosTab() {
  usePreloadedForm();
  const query = useAdminQuery<HeroVideo[]>(videoKind.path);
  const { remove, update } = useRecords<HeroVideo>(videoKind);
  const openForm = useOpenForm();
  const edit = (video: HeroVideo | null) =>
    openForm('de', (onClosed) => <HeroVideoForm video={video} onClosed={onClosed} />);
  const { askToDelete, deletionDialog } = useDeletion<HeroVideo>(remove, {
    title: 'Hero Video löschen?',
    question: ({ title, isActive }) =>
      `«${title}» wird gelöscht.${isActive ? ' Es läuft zurzeit auf der Startseite.' : ''} Während 10 Sekunden lässt es sich zurückholen.`,
    cancel: 'Abbrechen',
    confirm: 'Löschen',
  });
  const setLive = ({ id, title, description, videoUrl }: HeroVideo) =>
    update(id, { title, description, videoUrl, isActive: true }).catch(() => {});
  const card = (video: HeroVideo) => (
    <VideoCard
      key={video.id}
      video={video}
      onEdit={() => edit(video)}
      onDelete={() => askToDelete(video)}
      onLive={() => void setLive(video)}
    />
  );
  return (
    <TabFrame
      title="Hero Videos"
      actions={
        <Button look="primary" onClick={() => edit(null)}>
          Hero Video hinzufügen
        </Button>
      }
    >
      <ListStates
        query={query}
        failure="Die Hero Videos konnten nicht geladen werden."
        {...german}
        skeleton={<CardSkeletons />}
      >
        {(videos) => {
          const live = videos.filter(({ isActive }) => isActive);
          const others = videos.filter(({ isActive }) => !isActive);
          return (
            <>
              {videos.length === 0 && <EmptyState>Noch keine Hero Videos vorhanden.</EmptyState>}
              {live.length > 0 && <ul className="mb-8 grid grid-cols-1 gap-4 sm:grid-cols-2">{live.map(card)}</ul>}
              {others.length > 0 && (
                <>
                  <h3 className="mb-3 text-lg">Weitere Videos</h3>
                  <ul className={cardGrid}>{others.map(card)}</ul>
                </>
              )}
            </>
          );
        }}
      </ListStates>
      {deletionDialog}
    </TabFrame>
  );
}

interface VideoCardProps {
  video: HeroVideo;
  onEdit: () => void;
  onDelete: () => void;
  onLive: () => void;
}

function VideoCard({ video, onEdit, onDelete, onLive }: VideoCardProps) {
  const { title, description, videoUrl, isActive, createdAt } = video;
  return (
    <li className={`${cardLook} ${isActive ? 'border-accent' : ''}`}>
      <VideoPreview url={videoUrl} title={title} />
      <h3 className="mt-3 flex flex-wrap items-center gap-2 text-lg">
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{title}</span>
        {isActive && <Badge look="urgent">Live</Badge>}
      </h3>
      {description && <p className="mt-1 line-clamp-3 text-sm wrap-anywhere text-ink-muted">{description}</p>}
      <p className="mt-1 flex min-w-0 flex-col text-sm">
        <RecordLink newTab="neuer Tab" href={videoUrl} />
        <span className="text-ink-muted">{adminDate(createdAt)}</span>
      </p>
      <RecordActions name={title} disabled={isDraft(video)} {...germanActions} onEdit={onEdit} onDelete={onDelete}>
        {!isActive && (
          <Button disabled={isDraft(video)} onClick={onLive}>
            Live schalten<span className="sr-only">: {title}</span>
          </Button>
        )}
      </RecordActions>
    </li>
  );
}

/** Nothing of a video is loaded before somebody asks for it. */
function VideoPreview({ url, title }: { url: string; title: string }) {
  const [shown, setShown] = useState(false);
  const source = heroVideoSource(url);
  const box = 'aspect-video w-full rounded-sm bg-petrol text-on-petrol';
  const logFailure = () => console.warn('Das Video konnte nicht geladen werden', url);
  if (source?.kind !== 'file') {
    const provider = source ? { youtube: 'YouTube', vimeo: 'Vimeo' }[source.kind] : 'Unbekanntes Format';
    return <p className={`${box} flex items-center justify-center`}>{provider}</p>;
  }
  if (!shown) {
    return (
      <button
        type="button"
        onClick={() => setShown(true)}
        className={`${box} focus-light flex items-center justify-center gap-2`}
      >
        <Play aria-hidden="true" className="size-5" />
        Ansehen<span className="sr-only">: {title}</span>
      </button>
    );
  }
  return (
    <video controls autoPlay muted playsInline onError={logFailure} className={box}>
      <source src={source.url} type={source.mediaType} onError={logFailure} />
      Ihr Browser unterstützt das Video-Tag nicht.
    </video>
  );
}
