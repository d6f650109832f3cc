import { useState } from 'react';
import { unreadFindings } from '#domain/editions/read-texts/unread-texts.ts';
import { useDraftFields } from '../draft/draft-fields.ts';
import { FindingsList } from './findings-list.tsx';

/** What the check found in the open document. On wide screens it is open from the beginning. */
export function CheckDetails({ onOpen }: { onOpen: (path: string) => void }) {
  const { document, content, findings, isFullyChecked, unread, before } = useDraftFields();
  const [isWide] = useState(() => matchMedia('(min-width: 1280px)').matches);
  const unreadWarnings = before ? unreadFindings(document, unread, before.facts.year) : [];
  const errors = findings.filter(({ level }) => level === 'error').length;
  return (
    <details open={isWide} className="mb-4 rounded border border-rule px-4 py-2">
      <summary className="min-h-7 cursor-pointer font-semibold">Check{errors > 0 && `: ${errors} to fix`}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content has to be reachable by keyboard */}
      <div tabIndex={0} className="max-h-64 overflow-y-auto -outline-offset-2">
        <FindingsList
          findings={[...findings, ...unreadWarnings]}
          document={document}
          content={content}
          isFullyChecked={isFullyChecked}
          onOpen={onOpen}
        />
      </div>
    </details>
  );
}
