import type { ReactNode } from 'react';
import { useListParameters } from '../../workspace/address/list-parameters.ts';
import { Parts } from '../../workspace/list/parts.tsx';
import { TabFrame } from '../../workspace/tab-frame.tsx';
import { ReleasesTab } from './releases-tab.tsx';
import { SubscribersPart } from './subscribers-part.tsx';

const parts = [
  ['', 'Releases'],
  ['subscribers', 'Subscribers'],
] as const;

/** What is told to those who asked for news, and who they are. */
export default function NewsSegment({ segments }: { segments: ReactNode }) {
  const { part, set } = useListParameters();
  const shown = part === 'subscribers' ? 'subscribers' : '';
  const choice = (
    <>
      {segments}
      <Parts
        label="Parts of the news"
        parts={parts}
        shown={shown}
        onShow={(id) => set({ part: id, status: '', search: '', sort: '', open: '' })}
      />
    </>
  );
  if (shown === '') return <ReleasesTab segments={choice} />;
  return (
    <TabFrame title="Media" lang="en">
      {choice}
      <SubscribersPart />
    </TabFrame>
  );
}
