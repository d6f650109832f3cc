import { commaCsvAddress, exactAddress, insightFile } from '#domain/insights/insight-files.ts';
import { loadingCode } from '#domain/insights/open-data/loading-code.ts';
import { localPath } from '#platform/languages.ts';
import { cardToolsWords } from './card-tools-words.ts';
import { CopyBlock } from './copy-block.tsx';
import type { ShownCard } from './shown-insights.ts';

/** Code that loads a card's values for analysis; it names the version, so that the result never changes. */
export function CardLoadingCode({ language, card, live: { edition, version }, publicUrl }: ShownCard) {
  const words = cardToolsWords(language);
  const { year } = edition.facts;
  const addressOf = (file: string) => publicUrl + localPath(language, exactAddress(file, year, version));
  const files = { csv: addressOf(commaCsvAddress(year, card)), json: addressOf(insightFile(year, card, 'json')) };
  return (
    <>
      <p className="mt-6 border-t border-rule pt-4 text-ink-muted">{words.loadingNote}</p>
      {loadingCode(files).map(({ language: program, code }) => (
        <CopyBlock key={program} id={`laden-${card.id}-${program}`} words={words} label={program} text={code} />
      ))}
    </>
  );
}
