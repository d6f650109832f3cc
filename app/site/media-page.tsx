import { deferred } from '../components/deferred.tsx';
import { PageHeading } from '../components/section-heading.tsx';
import { ImageViewerHost } from './image-viewer-host.tsx';

const MediaKit = deferred(() => import('./media-kit.tsx'), 'used', true);
const EventGallery = deferred(() => import('./event-gallery.tsx'));
const MediaReports = deferred(() => import('./media-reports.tsx'));

export default function MediaPage() {
  return (
    <>
      <PageHeading
        kicker="Für Redaktionen"
        title="Medien & Ressourcen"
        lead="Medienmitteilung, Grafiken und Logos zum Herunterladen, Bilder der Präsentation und Berichte über die Studie."
      />
      <MediaKit />
      <EventGallery />
      <MediaReports />
      <ImageViewerHost />
    </>
  );
}
