import { deferred } from '../components/deferred.tsx';
import { PageHeading } from '../components/section-heading.tsx';

const CurrentStudy = deferred(() => import('./current-study.tsx'), 'used');
const StudyArchive = deferred(() => import('./study-archive.tsx'), 'used');
const StudyMaterials = deferred(() => import('./study-materials.tsx'), 'used', true);
const Testimonials = deferred(() => import('./testimonials.tsx'), 'near', true);

export default function StudiesPage() {
  return (
    <>
      <PageHeading
        kicker="Vier Ausgaben seit 2021"
        title="Studien & Materialien"
        lead="Die aktuelle Ausgabe, das Archiv und alles, was Sie für Vortrag, Bericht und Unterricht weiterverwenden können."
      />
      <CurrentStudy />
      <StudyArchive />
      <StudyMaterials />
      <Testimonials />
    </>
  );
}
