import { useRef } from 'react';
import { trashDays } from '#domain/core/records/trash-term.ts';
import type { HeroVideo } from '#domain/hero-videos/hero-video-answer.ts';
import { heroVideoCalls } from '#domain/hero-videos/hero-video-calls.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CardTab } from '../../workspace/cards/card-tab.tsx';
import type { CardTabDescription } from '../../workspace/cards/card-tab-description.ts';
import { RecordLink } from '../../workspace/cards/record-link.tsx';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { notify, undoSeconds } from '../../workspace/records/notify.ts';
import { germanResource } from '../../workspace/records/record-resource.ts';
import { isChangedMeanwhile, useRecords } from '../../workspace/records/use-records.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { DeadLinks } from '../links/dead-links.tsx';
import { VideoPreview } from './video-preview.tsx';

const videoResource = germanResource(heroVideoCalls, 'Hero Video');

const tab: CardTabDescription<HeroVideo> = {
  lang: 'de',
  title: 'Hero Videos',
  resource: videoResource,
  add: 'Hero Video hinzufügen',
  failure: 'Die Hero Videos konnten nicht geladen werden.',
  empty: 'Noch keine Hero Videos vorhanden.',
  nameOf: ({ title }) => title,
  deletion: {
    title: 'Hero Video löschen?',
    question: ({ title, isActive }) =>
      `«${title}» wird gelöscht.${isActive ? ' Es läuft zurzeit auf der Startseite.' : ''} Während ${undoSeconds} Sekunden lässt es sich zurückholen; danach bleibt es ${trashDays} Tage im Papierkorb.`,
  },
  groups: (videos) => [
    { records: videos.filter(({ isActive }) => isActive), isLarge: true },
    { records: videos.filter(({ isActive }) => !isActive), heading: 'Weitere Videos' },
  ],
  isHighlighted: ({ isActive }) => isActive,
  Facts: VideoFacts,
  Warnings: DeadLinks,
  Actions: LiveButton,
  form: lazyPart(() => import('./hero-video-form.tsx')),
};

export default function VideosTab() {
  return <CardTab tab={tab} />;
}

function VideoFacts({ record }: { record: HeroVideo }) {
  const { title, description, videoUrl, isActive, createdAt } = record;
  return (
    <>
      <VideoPreview url={videoUrl} title={title} />
      <h3 className="mt-3 flex flex-wrap items-center gap-2 text-lg">
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{title}</span>
        {isActive && <Badge look="urgent">Live</Badge>}
      </h3>
      {description && <p className="mt-1 line-clamp-3 text-sm wrap-anywhere text-ink-muted">{description}</p>}
      <p className="mt-1 flex min-w-0 flex-col text-sm">
        <RecordLink newTab="neuer Tab" href={videoUrl} />
        <span className="text-ink-muted">{dateOrUnknown(createdAt)}</span>
      </p>
    </>
  );
}

/** A button that makes the video the one on the home page. */
function LiveButton({ record }: { record: HeroVideo }) {
  const { update } = useRecords<HeroVideo>(videoResource);
  const mayChange = useMay()('content');
  const isPending = useRef(false);
  const { title, description, translations, videoUrl, isActive } = record;
  if (isActive || !mayChange) return null;
  const setLive = async () => {
    if (isPending.current) return;
    isPending.current = true;
    try {
      await update(record, { title, description, translations, videoUrl, isActive: true });
    } catch (error) {
      if (isChangedMeanwhile(error)) notify(videoResource.failed('update'));
    } finally {
      isPending.current = false;
    }
  };
  return (
    <Button onClick={setLive}>
      Live schalten<span className="sr-only">: {title}</span>
    </Button>
  );
}
