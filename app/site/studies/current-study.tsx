import { ArrowUpRight } from 'lucide-react';
import { figureNumber } from '#content/figure-text.ts';
import type { EditionFacts } from '#content/schemas.ts';
import type { Study } from '#domain/studies/study-answer.ts';
import { studyLanguageLabels } from '#domain/studies/study-language-labels.ts';
import { formatLongDate } from '#platform/dates.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EditionCover } from '../../components/edition-cover.tsx';
import { safeHref } from '../../components/safe-href.ts';
import type { FormResult } from '../../form-result.ts';
import { Island } from '../../island.tsx';
import PrintOrderButton from '../../print-order/print-order-button.tsx';
import { PrintOrderWithoutScript } from '../../print-order/print-order-without-script.tsx';

interface CurrentStudyProps {
  kicker: string;
  facts: EditionFacts;
  record: Study | undefined;
  cover: string | undefined;
  /** The result of a print order posted without script. */
  postedPrintOrder: FormResult | undefined;
}

/** The current edition: its current record, or without one the edition's own data. */
export function CurrentStudy({ kicker, facts, record, cover, postedPrintOrder }: CurrentStudyProps) {
  const year = record?.year ?? facts.year;
  const published = record?.publishedAt ? formatLongDate(new Date(record.publishedAt)) : 'Datum unbekannt';
  const details: [string, string][] = [
    ['Ausgabe', String(year)],
    ['Seiten', record?.pages ? String(record.pages) : figureNumber(facts.pages.archive)],
    ['Sprache', studyLanguageLabels[record?.language ?? 'de']],
    ...(record ? [['Erschienen', published] as [string, string]] : []),
  ];
  return (
    <section aria-labelledby="aktuelle-ausgabe" className="container-page">
      <div className="page-section page-grid gap-y-10">
        <div className="md:col-span-4">
          <EditionCover year={year} cover={cover} className="w-full max-w-64 md:max-w-none" />
        </div>
        <div className="md:col-span-7 md:col-start-6">
          <p className="kicker mb-3 tabular-nums">01 {kicker}</p>
          <h2 id="aktuelle-ausgabe" className="text-3xl hyphens-auto">
            {record?.title ?? facts.title}
          </h2>
          <p className="measure mt-5 whitespace-pre-line text-lg">{record?.description ?? facts.subtitle}</p>
          <dl className="mt-8 grid grid-cols-2 gap-x-6 border-rule border-b sm:grid-cols-4">
            {details.map(([term, value]) => (
              <div key={term} className="border-rule border-t py-3">
                <dt className="text-ink-muted text-sm hyphens-auto wrap-anywhere">{term}</dt>
                <dd className="mt-0.5 font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="no-print mt-8 flex flex-wrap gap-3">
            <PdfLink address={record?.pdfUrl} />
            <Island name="print-order-button" component={PrintOrderButton} wake="touch" />
            <PrintOrderWithoutScript posted={postedPrintOrder} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Opens the record's free PDF; without one it links to the order. */
function PdfLink({ address }: { address: string | null | undefined }) {
  const href = safeHref(address);
  if (!href) {
    return (
      <ButtonLink href="/order" look="signal">
        PDF herunterladen
      </ButtonLink>
    );
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center justify-center gap-2 rounded bg-signal px-5 py-2 font-semibold text-on-signal transition-colors duration-150 hover:bg-ink hover:text-paper"
    >
      PDF herunterladen
      <ArrowUpRight aria-hidden="true" className="size-4" />
      <span className="sr-only"> (neuer Tab)</span>
    </a>
  );
}
