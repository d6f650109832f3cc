import { Code, Copy, Download, Link2, Quote, Share2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Edition, InsightCard } from '#content/schemas.ts';
import { insightCitation } from '#domain/insights/insight-citation.ts';
import { exactAddress, insightAddress, insightFile, insightFileName } from '#domain/insights/insight-files.ts';
import { embedCode } from './embed-code.ts';

const tool =
  'inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-accent underline-offset-4 hover:underline md:min-h-9';
const icon = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const;

const formats = [
  { format: 'png', label: 'PNG' },
  { format: 'svg', label: 'SVG' },
  { format: 'csv', label: 'CSV' },
] as const;

interface CardToolsProps {
  card: InsightCard;
  edition: Edition;
  version: string;
  publicUrl: string;
}

/** A card's downloads, citation, embed code and link. All but copying works without script. */
export function CardTools({ card, edition, version, publicUrl }: CardToolsProps) {
  const { year } = edition.facts;
  const address = publicUrl + insightAddress(year, card);
  return (
    <div className="no-print mt-4 border-t border-rule pt-1">
      <ul className="flex flex-wrap items-center gap-x-5" aria-label={`${card.title}: weiterverwenden`}>
        {formats.map(({ format, label }) => (
          <li key={format}>
            <a href={insightFile(year, card, format)} download={insightFileName(year, card, format)} className={tool}>
              <Download {...icon} />
              {label}
              <span className="sr-only"> herunterladen</span>
            </a>
          </li>
        ))}
        <li>
          <button type="button" popoverTarget={`zitieren-${card.id}`} className={tool}>
            <Quote {...icon} />
            Zitieren
          </button>
        </li>
        <li>
          <button type="button" popoverTarget={`einbetten-${card.id}`} className={tool}>
            <Code {...icon} />
            Einbetten
          </button>
        </li>
        <li className="needs-script">
          <button type="button" data-copy-text={address} className={tool}>
            <Link2 {...icon} />
            Link kopieren
          </button>
        </li>
        <li className="needs-script" hidden data-share-item>
          <button type="button" data-share={address} data-share-title={card.title} className={tool}>
            <Share2 {...icon} />
            Teilen
          </button>
        </li>
      </ul>
      <Panel id={`zitieren-${card.id}`} title="Zitieren">
        <Citations card={card} edition={edition} version={version} publicUrl={publicUrl} />
      </Panel>
      <Panel id={`einbetten-${card.id}`} title="Einbetten">
        <p className="mt-2 text-ink-muted">
          Dieser Code zeigt das Diagramm mit Quelle und Tabelle auf einer anderen Website. Die zweite Zeile passt die
          Höhe an; ohne sie bleibt der Rahmen so hoch, dass das Diagramm Platz hat.
        </p>
        <Excerpt id={`code-${card.id}`} label="HTML" text={embedCode(card, year, publicUrl)} />
      </Panel>
    </div>
  );
}

function Citations({ card, edition, version, publicUrl }: CardToolsProps) {
  const { year } = edition.facts;
  const { text, bibtex, ris } = insightCitation(card, edition.citation, publicUrl);
  return (
    <>
      <Excerpt id={`zitat-${card.id}-text`} label="Text" text={text} />
      <Excerpt id={`zitat-${card.id}-bibtex`} label="BibTeX" text={bibtex} />
      <Excerpt id={`zitat-${card.id}-ris`} label="RIS" text={ris} />
      <Excerpt
        id={`zitat-${card.id}-daten`}
        label="Daten in dieser Fassung"
        text={publicUrl + exactAddress(insightFile(year, card, 'csv'), year, version)}
      />
    </>
  );
}

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-titel`}
      className="m-auto max-h-[90dvh] w-[min(42rem,calc(100vw-2rem))] overflow-y-auto rounded-md border border-rule bg-surface p-5 text-ink shadow-float md:p-7"
    >
      <div className="flex items-start justify-between gap-4">
        <h3 id={`${id}-titel`} className="text-xl">
          {title}
        </h3>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Schliessen"
          className="-mt-2 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {children}
    </div>
  );
}

function Excerpt({ id, label, text }: { id: string; label: string; text: string }) {
  return (
    <section className="mt-4" aria-labelledby={`${id}-titel`}>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h4 id={`${id}-titel`} className="text-base">
          {label}
        </h4>
        <button type="button" data-copy={id} aria-label={`${label} kopieren`} className={`needs-script ${tool}`}>
          <Copy {...icon} />
          Kopieren
        </button>
      </div>
      <pre
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content has to be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-sm bg-paper p-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text}
      </pre>
    </section>
  );
}
