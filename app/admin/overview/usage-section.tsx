import { Download } from 'lucide-react';
import { useState } from 'react';
import { addressOf } from '#domain/core/api-call.ts';
import type { UsageFigures, UsagePeriod } from '#domain/usage/usage-answer.ts';
import { exportUsageCall, readUsageCall } from '#domain/usage/usage-calls.ts';
import { buttonLook } from '../../components/ui/button.tsx';
import { Choice } from '../../components/ui/filter-bar.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { OverviewSection } from './overview-section.tsx';
import { UsageColumns } from './usage-columns.tsx';
import { cardName, downloadName, pageName, referrerName } from './usage-names.ts';
import { UsageRanking } from './usage-ranking.tsx';

const periods: readonly (readonly [UsagePeriod, string])[] = [
  ['week', '7 days'],
  ['month', '30 days'],
  ['quarter', '90 days'],
  ['year', '12 months'],
  ['all', '25 months'],
];

/** Anonymous counts of views, downloads, referrers and order steps. */
export default function UsageSection() {
  const [period, setPeriod] = useState<UsagePeriod>('month');
  const query = useAnswer(readUsageCall, { query: { period } });
  return (
    <OverviewSection title="Usage">
      <p className="max-w-prose pt-1 text-sm text-ink-muted">
        Views are counted, not people: without cookies, addresses or fingerprints, the number of visitors is unknown.
        Views by the office count too. Programs that identify themselves (bots) are counted separately. The newest
        figures are up to ten seconds old, the oldest 25 months.
      </p>
      <div className="no-print my-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Choice label="Period" value={period} options={periods} onChange={setPeriod} />
        <a href={addressOf(exportUsageCall, { query: { period } })} download className={buttonLook()}>
          <Download aria-hidden="true" className="size-4" />
          Export figures as CSV
        </a>
      </div>
      <ListStates query={query} failure="The usage figures could not be loaded.">
        {(figures) => <Figures figures={figures} />}
      </ListStates>
    </OverviewSection>
  );
}

function Figures({ figures }: { figures: UsageFigures }) {
  const { span, pages, cards, downloads, referrers, orderSteps } = figures;
  const steps = [
    { name: 'Views of the order page', views: orderSteps.viewed },
    { name: 'Order forms sent, also incomplete ones', views: orderSteps.sent },
    { name: 'Orders placed', views: orderSteps.placed },
  ];
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <div className="grid min-w-0 gap-8">
        <UsageColumns
          title={`Page views per ${span}`}
          figures={figures}
          counts={[
            ['Views', ({ views }) => views],
            ['By bots', ({ botViews }) => botViews],
          ]}
        />
        <UsageRanking
          title="Pages"
          noun="Page"
          rows={pages}
          nameOf={pageName}
          empty="No page was viewed in this period."
        />
        <UsageRanking
          title="Insight cards opened by their address"
          noun="Card"
          rows={cards}
          nameOf={cardName}
          empty="No card was opened by its address in this period."
        />
      </div>
      <div className="grid min-w-0 gap-8">
        <UsageColumns
          title={`Downloads per ${span}`}
          figures={figures}
          counts={[['Downloads', (point) => point.downloads]]}
        />
        <UsageRanking
          title="Files downloaded"
          noun="File"
          unit="Downloads"
          rows={downloads}
          nameOf={downloadName}
          empty="No file was downloaded in this period."
        />
        <UsageRanking
          title="Where readers come from"
          noun="Site"
          rows={referrers}
          nameOf={referrerName}
          empty="No reader came from another site in this period."
        />
        <UsageRanking
          title="Steps to an order: counts of steps, not of people"
          noun="Step"
          unit="Number"
          rows={steps}
          nameOf={(name) => name}
          empty=""
        />
      </div>
    </div>
  );
}
