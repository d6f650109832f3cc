import type { ReactNode } from 'react';
import { CardTab } from '../../workspace/cards/card-tab.tsx';
import { useParts } from '../../workspace/list/use-parts.tsx';
import { TabFrame } from '../../workspace/tab-frame.tsx';
import { releases } from './releases-tab.tsx';
import { SubscribersPart } from './subscribers-part.tsx';

const parts = [
  ['', 'Releases'],
  ['subscribers', 'Subscribers'],
] as const;

export default function NewsSegment({ segments }: { segments: ReactNode }) {
  const { shown, choice } = useParts('Parts of the news', parts);
  if (shown === '') return <CardTab tab={releases} segments={segments} above={() => choice} />;
  return (
    <TabFrame title="Media" segments={segments}>
      {choice}
      <SubscribersPart />
    </TabFrame>
  );
}
