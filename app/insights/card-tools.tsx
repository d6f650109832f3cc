import type { ReactNode } from 'react';
import type { PublishedContent } from '#domain/editions/live-content/page-link.ts';
import { insightCitation } from '#domain/insights/insight-citation.ts';
import { exactAddress, insightAddress, insightFile, insightFileName } from '#domain/insights/insight-files.ts';
import { hasValues } from '#domain/insights/insight-values.ts';
import { versionOf } from '#domain/insights/published-version.ts';
import { cardKey, followAddress } from '#domain/news/card-key.ts';
import { langOfOriginal, localPath } from '#platform/languages.ts';
import { citationFormats } from '../components/citation-files.tsx';
import { CardFiles } from './card-files.tsx';
import { CardLoadingCode } from './card-loading-code.tsx';
import { cardToolsWords } from './card-tools-words.ts';
import { ChartCodeLinks } from './chart-code-links.tsx';
import { CopyBlock } from './copy-block.tsx';
import { embedCode } from './embed-code.ts';
import { linkOfCard } from './link-of-card.ts';
import type { ShownCard } from './shown-insights.ts';
import { ToolIcon, type ToolIconName } from './tool-icons.tsx';

const formats = [
  { format: 'png', label: 'PNG' },
  { format: 'svg', label: 'SVG' },
  { format: 'csv', label: 'CSV' },
] as const;

/**
 * A card's downloads, citation, embed code and link; everything but copying and sharing works without script. A card
 * without values has its citation only.
 */
export function CardTools(props: ShownCard & { content: PublishedContent }) {
  const { content, language, card, live, pinned, publicUrl } = props;
  const words = cardToolsWords(language);
  const { year } = live.edition.facts;
  const address = publicUrl + localPath(language, insightAddress(year, card, pinned));
  const addressOf = (file: string) =>
    localPath(language, pinned === undefined ? file : exactAddress(file, year, live.version));
  const isReusable = hasValues(card);
  // Earlier versions may lack formats that were added later.
  const hasMoreFormats = isReusable && pinned === undefined;
  return (
    <div className="no-print mt-4 border-t border-rule pt-1">
      <ul className="flex flex-wrap items-center gap-x-5" aria-label={words.reuse(card.title)}>
        {isReusable &&
          formats.map(({ format, label }) => (
            <li key={format}>
              <a
                href={addressOf(insightFile(year, card, format))}
                download={insightFileName(year, card, format)}
                className="insight-tool"
              >
                <ToolIcon name="download" />
                {label}
                <span className="sr-only">{words.toDownload}</span>
              </a>
            </li>
          ))}
        {hasMoreFormats && <Opener icon="files" label={words.moreFormats} panel={`formate-${card.id}`} />}
        <Opener icon="quote" label={words.cite} panel={`zitieren-${card.id}`} />
        {isReusable && (
          <>
            <Opener icon="code" label={words.embed} panel={`einbetten-${card.id}`} />
            <li className="noscript:hidden">
              <button type="button" data-copy-text={address} className="insight-tool">
                <ToolIcon name="link" />
                {words.copyLink}
              </button>
            </li>
            <li className="noscript:hidden" hidden data-share-item>
              <button type="button" data-share={address} data-share-title={card.title} className="insight-tool">
                <ToolIcon name="share" />
                {words.share}
              </button>
            </li>
            <li>
              <a
                {...linkOfCard(content, props, `${followAddress(cardKey(year, card.id))}#neuigkeiten`)}
                className="insight-tool"
              >
                <ToolIcon name="bell" />
                {words.corrections}
              </a>
            </li>
          </>
        )}
      </ul>
      <Panel id={`zitieren-${card.id}`} title={words.cite} closeLabel={words.close}>
        <Citations {...props} />
      </Panel>
      {hasMoreFormats && (
        <Panel id={`formate-${card.id}`} title={words.moreFormats} closeLabel={words.close}>
          <CardFiles language={language} card={card} year={year} addressOf={addressOf} />
          <CardLoadingCode {...props} />
        </Panel>
      )}
      {isReusable && (
        <Panel id={`einbetten-${card.id}`} title={words.embed} closeLabel={words.close}>
          <p className="mt-2 text-ink-muted">{words.embedNote}</p>
          <CopyBlock
            id={`code-${card.id}`}
            words={words}
            label="HTML"
            text={embedCode(card, year, { language, publicUrl, version: pinned })}
          />
          {pinned === undefined && <ChartCodeLinks words={words} card={address} />}
        </Panel>
      )}
    </div>
  );
}

/** A tool that opens a panel, by its id. */
function Opener({ icon, label, panel }: { icon: ToolIconName; label: string; panel: string }) {
  return (
    <li>
      <button type="button" popoverTarget={panel} className="insight-tool">
        <ToolIcon name={icon} />
        {label}
      </button>
    </li>
  );
}

function Citations({ language, card, live, publicUrl }: ShownCard) {
  const words = cardToolsWords(language);
  const { edition, version } = live;
  const { year } = edition.facts;
  const citation = insightCitation(card, edition.citation, { language, publicUrl, version: versionOf(live) });
  return (
    <>
      <CopyBlock
        id={`zitat-${card.id}-text`}
        words={words}
        label={words.text}
        text={citation.text}
        original={langOfOriginal(language) && edition.citation.title}
      />
      {citationFormats.map(({ label, ending, form }) => (
        <CopyBlock
          key={form}
          id={`zitat-${card.id}-${form}`}
          words={words}
          label={label}
          text={citation[form]}
          file={`versicherungsmonitor-${year}-${card.slug}.${ending}`}
        />
      ))}
      {hasValues(card) && (
        <CopyBlock
          id={`zitat-${card.id}-daten`}
          words={words}
          label={words.exactData}
          text={publicUrl + localPath(language, exactAddress(insightFile(year, card, 'csv'), year, version))}
        />
      )}
    </>
  );
}

interface PanelProps {
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

function Panel({ id, title, closeLabel, children }: PanelProps) {
  return (
    <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-titel`} className="insight-panel">
      <div className="flex items-start justify-between gap-4">
        <h3 id={`${id}-titel`} className="text-xl">
          {title}
        </h3>
        <button
          type="button"
          aria-label={closeLabel}
          popoverTarget={id}
          popoverTargetAction="hide"
          className="insight-panel-close"
        >
          <ToolIcon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}
