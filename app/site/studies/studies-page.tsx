import { testimonials } from '#content/testimonials.ts';
import { PageHeading } from '../../components/section-heading.tsx';
import { Island } from '../../island.tsx';
import type { PageRequest } from '../../page-request.ts';
import { printOrderRules } from '../../print-order/print-order-rules.ts';
import { CurrentStudy } from './current-study.tsx';
import { StudyArchive } from './study-archive.tsx';
import { StudyMaterials } from './study-materials.tsx';
import Testimonials from './testimonials.tsx';

export default async function studiesPage({ answer, content, formResult }: PageRequest) {
  const studies = await answer('/api/studies');
  return (
    <>
      <PageHeading
        kicker="Vier Ausgaben seit 2021"
        title="Studien & Materialien"
        lead="Die aktuelle Ausgabe, das Archiv und alles, was Sie für Vortrag, Bericht und Unterricht weiterverwenden können."
      />
      <CurrentStudy
        record={studies.find(({ isCurrentEdition }) => isCurrentEdition)}
        postedPrintOrder={formResult?.form === printOrderRules.name ? formResult : undefined}
      />
      <StudyArchive records={studies} withInsights={content.editions.map(({ edition }) => edition.facts.year)} />
      <StudyMaterials />
      <Island name="testimonials" component={Testimonials} props={{ testimonials: [...testimonials] }} />
    </>
  );
}
