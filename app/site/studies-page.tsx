import { useQuery } from '@tanstack/react-query';
import { archive } from '#content/archive.ts';
import type { Study } from '../api-records.ts';
import { LoadError } from '../components/load-error.tsx';
import { Skeleton } from '../components/loaded.tsx';
import { PageHeading, Section } from '../components/section-heading.tsx';
import { archiveEditions } from './archive-editions.ts';
import { CurrentStudy } from './current-study.tsx';
import { StudyArchive } from './study-archive.tsx';
import { StudyMaterials } from './study-materials.tsx';
import { Testimonials } from './testimonials.tsx';

/** Without an answer of the server the fixed texts stand: the page is complete either way. */
export default function StudiesPage() {
  const { data: records, isFetching, refetch } = useQuery<Study[]>({ queryKey: ['/api/studies'] });
  const isLoading = isFetching && records === undefined;
  return (
    <>
      <PageHeading
        kicker="Vier Ausgaben seit 2021"
        title="Studien & Materialien"
        lead="Die aktuelle Ausgabe, das Archiv und alles, was Sie für Vortrag, Bericht und Unterricht weiterverwenden können."
      />
      {isLoading ? (
        <CurrentStudySkeleton />
      ) : (
        <CurrentStudy record={records?.find(({ isCurrentEdition }) => isCurrentEdition)} />
      )}
      <Section id="archiv" kicker="02" title="Archiv" layout="stacked">
        {records === undefined && !isLoading && (
          <div className="mb-10">
            <LoadError onRetry={refetch}>Die neusten Angaben zu den Ausgaben konnten nicht geladen werden.</LoadError>
          </div>
        )}
        {isLoading ? <ArchiveSkeleton /> : <StudyArchive editions={archiveEditions(archive, records ?? [])} />}
      </Section>
      <Section
        id="materialien"
        kicker="03"
        title="Weitere Materialien"
        lead="Frei verwendbar mit Quellenangabe."
        layout="stacked"
      >
        <StudyMaterials />
      </Section>
      <Testimonials />
    </>
  );
}

function CurrentStudySkeleton() {
  return (
    <div aria-busy="true" className="container-page">
      <div className="page-section page-grid gap-y-8">
        <Skeleton className="aspect-[600/848] md:col-span-4" />
        <div className="space-y-4 md:col-span-7 md:col-start-6">
          <Skeleton className="h-14 w-4/5" />
          <Skeleton className="h-40" />
          <Skeleton className="h-11 w-2/3" />
        </div>
      </div>
    </div>
  );
}

function ArchiveSkeleton() {
  return (
    <div aria-busy="true" className="space-y-6">
      {archive.map(({ year }) => (
        <Skeleton key={year} className="h-48" />
      ))}
    </div>
  );
}
