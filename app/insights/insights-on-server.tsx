import { renderToString } from 'react-dom/server';
import { edition } from '#content/current-edition.ts';
import { InsightsView } from './insights-view.tsx';

interface InsightsRequest {
  card: number;
  embedded: boolean;
  publicUrl: string;
}

const drawn = new Map<string, string>();

/**
 * The markup of /insights with the edition that the site shows. It depends on nothing that can change while the process
 * runs, so each card's view is drawn once, whenever the page around it is rendered anew.
 */
export function currentInsights({ card, embedded, publicUrl }: InsightsRequest): string {
  const current = edition.insightCards.some(({ id }) => id === card) ? card : 1;
  const key = `${current} ${embedded} ${publicUrl}`;
  let markup = drawn.get(key);
  if (markup === undefined) {
    markup = renderToString(
      <InsightsView edition={edition} current={current} embedded={embedded} publicUrl={publicUrl} />,
    );
    drawn.set(key, markup);
  }
  return markup;
}
