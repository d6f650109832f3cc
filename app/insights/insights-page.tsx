import { Island } from '../island.tsx';
import type { PageRequest } from '../page-request.ts';
import { currentInsights } from './insights-on-server.tsx';
import InsightsViewer from './insights-viewer.tsx';

export default function insightsPage({ parameters, publicUrl }: PageRequest) {
  const card = Number(parameters.get('card') ?? 1);
  const markup = currentInsights({ card, embedded: parameters.has('embed'), publicUrl });
  return <Island name="insights-viewer" component={() => <InsightsViewer markup={markup} />} hasPageKeys />;
}
