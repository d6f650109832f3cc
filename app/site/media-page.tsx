import { useQuery } from '@tanstack/react-query';
import type { MediaItem } from '../api-records.ts';
import { Loaded, Skeleton } from '../components/loaded.tsx';
import { PageHeading, Section } from '../components/section-heading.tsx';
import { EventGallery } from './event-gallery.tsx';
import { ImageViewerHost } from './image-viewer-host.tsx';
import { MediaKitCards } from './media-kit-cards.tsx';
import { MediaReports } from './media-reports.tsx';

const path = '/api/media';

export default function MediaPage() {
  // The gallery's own pictures are there in any case; those of the media items join when they are.
  const { data: records } = useQuery<MediaItem[]>({ queryKey: [path] });
  return (
    <>
      <PageHeading
        kicker="Für Redaktionen"
        title="Medien & Ressourcen"
        lead="Medienmitteilung, Grafiken und Logos zum Herunterladen, Bilder der Präsentation und Berichte über die Studie."
      />
      <Section id="medienpaket" kicker="01" title="Medienpaket" layout="stacked">
        <MediaKitCards />
      </Section>
      <Section id="galerie" kicker="02" title="Bilder" layout="stacked">
        <EventGallery records={records ?? []} />
      </Section>
      <Section id="medienberichte" kicker="03" title="Medienberichte" layout="stacked">
        <Loaded<MediaItem[]>
          path={path}
          failure="Die Medienberichte konnten nicht geladen werden."
          skeleton={<ReportsSkeleton />}
        >
          {(answer) => <MediaReports records={answer} />}
        </Loaded>
      </Section>
      <ImageViewerHost />
    </>
  );
}

function ReportsSkeleton() {
  return (
    <div aria-busy="true" className="space-y-6">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-28" />
      ))}
    </div>
  );
}
