import { Island } from '../island.tsx';
import { News } from '../news/news.tsx';
import type { PageRequest } from '../page-request.ts';
import { CorrectionNotes } from './correction-notes.tsx';
import { insightsMarkup } from './insights-on-server.tsx';
import InsightsViewer from './insights-viewer.tsx';
import { OlderEditionNote } from './older-edition-note.tsx';
import { shownInsights } from './shown-insights.ts';

export default function insightsPage(request: PageRequest) {
  const { language, content, parameters, publicUrl, formResult } = request;
  const { live, card, isOlder } = shownInsights(request);
  const embedded = parameters.has('embed');
  const markup = insightsMarkup({ content, live, card: card?.id ?? 1, embedded, publicUrl });
  return (
    <>
      {isOlder && !embedded && (
        <OlderEditionNote language={language} shown={live.edition.facts} current={content.current.edition.facts} />
      )}
      {!embedded && <CorrectionNotes language={language} corrections={live.corrections} />}
      <Island name="insights-viewer" component={() => <InsightsViewer markup={markup} />} hasPageKeys />
      {!embedded && <News language={language} texts={content.frame.news} path="/insights" formResult={formResult} />}
    </>
  );
}
