import { chartCodePath, forCard } from '#domain/insights/insight-files.ts';
import type { cardToolsWords } from './card-tools-words.ts';

/**
 * Offers the chart's code for other sites, which is loaded only on a click.
 * @param card address of the card, with the site's origin
 */
export function ChartCodeLinks({ words, card }: { words: ReturnType<typeof cardToolsWords>; card: string }) {
  const address = forCard(chartCodePath, card);
  return (
    <section className="mt-6 border-t border-rule pt-4">
      <h4 className="text-base">{words.chartCode}</h4>
      <p className="mt-2 text-ink-muted">{words.chartCodeNote}</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <button type="button" data-copy-from={address} className="insight-tool noscript:hidden">
          {words.copyCode}
        </button>
        <a href={address} className="insight-tool">
          {words.showCode}
        </a>
      </p>
    </section>
  );
}
