import { edition } from '#content/current-edition.ts';
import { InsightsView } from './insights-view.tsx';

interface CurrentInsightsProps {
  card: number;
  embedded: boolean;
  publicUrl: string;
}

/** /insights with the edition that the site shows. */
export function CurrentInsights({ card, embedded, publicUrl }: CurrentInsightsProps) {
  const current = Math.min(card, edition.insightCards.length);
  return <InsightsView edition={edition} current={current} embedded={embedded} publicUrl={publicUrl} />;
}
