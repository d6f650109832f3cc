import { edition } from '#content/current-edition.ts';
import { InsightsView } from './insights-view.tsx';

interface CurrentInsightsProps {
  card: number;
  embedded: boolean;
  publicUrl: string;
}

/** /insights with the edition that the site shows. */
export function CurrentInsights({ card, embedded, publicUrl }: CurrentInsightsProps) {
  const current = edition.insightCards.some(({ id }) => id === card) ? card : 1;
  return <InsightsView edition={edition} current={current} embedded={embedded} publicUrl={publicUrl} />;
}
