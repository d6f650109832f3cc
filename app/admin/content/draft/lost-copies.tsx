import { useState } from 'react';
import { compareContents } from '#domain/editions/values/compare-contents.ts';
import { formatLongDateTime } from '#platform/dates.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { DifferencesTable } from '../publishing/differences-table.tsx';
import { type DraftCopy, dropCopy, keepReplacedDraft } from './draft-copies.ts';
import type { DraftState } from './draft-store.ts';

interface LostCopiesProps {
  document: string;
  copies: readonly DraftCopy[];
  state: DraftState;
  onUse: (content: unknown) => void;
}

/** Offers copies in this browser that never reached the server. */
export function LostCopies({ document, copies, state: { revision, content, saving }, onUse }: LostCopiesProps) {
  const [left, setLeft] = useState(copies);
  const [compared, setCompared] = useState<DraftCopy | null>(null);
  const settle = (copy: DraftCopy) => {
    setCompared(null);
    dropCopy(copy);
    setLeft((before) => before.filter((other) => other !== copy));
  };
  const use = (copy: DraftCopy) => {
    settle(copy);
    // A copy lacks what was saved since, and what is typed now.
    if (copy.revision !== revision || saving !== 'saved') {
      const replaced = keepReplacedDraft(document, { revision, content });
      if (replaced) setLeft((before) => [...before, replaced]);
    }
    onUse(copy.content);
  };
  return (
    <>
      {left.map((copy) => (
        <div
          key={copy.key}
          role="alert"
          className="mb-4 flex flex-wrap items-center gap-3 border-accent border-l-2 py-1 pl-3"
        >
          <p className="min-w-0 flex-1 basis-60 text-sm">
            {copy.wasReplaced
              ? `This browser has the text that was replaced on ${formatLongDateTime(new Date(copy.keptAt))}.`
              : `This browser has unsaved input from ${formatLongDateTime(new Date(copy.keptAt))}.`}
          </p>
          <Button onClick={() => setCompared(copy)}>Compare</Button>
          <Button look="primary" onClick={() => use(copy)}>
            Restore
          </Button>
        </div>
      ))}
      {compared && (
        <Dialog
          title={compared.wasReplaced ? 'Replaced text' : 'Unsaved input'}
          onRequestClose={() => setCompared(null)}
          footer={
            <>
              <Button look="danger" onClick={() => settle(compared)}>
                Discard
              </Button>
              <Button look="primary" onClick={() => use(compared)}>
                Restore
              </Button>
            </>
          }
        >
          <DifferencesTable
            differences={compareContents(content, compared.content)}
            document={document}
            heads={['Saved', 'In this browser']}
          />
        </Dialog>
      )}
    </>
  );
}
