import { trashDays } from '#domain/core/records/trash-term.ts';
import type { HeroVideo } from '#domain/hero-videos/hero-video-answer.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { CardTab } from '../../workspace/cards/card-tab.tsx';
import type { CardTabDescription } from '../../workspace/cards/card-tab-description.ts';
import { RecordLink } from '../../workspace/cards/record-link.tsx';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { undoSeconds } from '../../workspace/records/notify.ts';
import { DeadLinks } from '../links/dead-links.tsx';
import { LiveButton } from './live-button.tsx';
import { VideoPreview } from './video-preview.tsx';
import { videoResource } from './video-resource.ts';

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
    { records: videos.filter(({ isActive }) => isActive), large: true },
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
