import { useRef, useState } from 'react';
import { addressOf } from '#domain/core/api-call.ts';
import {
  exportXliffCall,
  importXliffCall,
  maxXliffBytes,
} from '#domain/editions/translation-drafts/translation-calls.ts';
import { Button, buttonLook } from '../../components/ui/button.tsx';
import { detailOf } from '../../workspace/calls/failure-message.ts';
import { uploadWithProgress } from '../../workspace/calls/upload-with-progress.ts';
import type { DraftStore } from '../content/draft/draft-store.ts';
import type { DraftCalls } from '../content/draft/use-draft.ts';

interface XliffTransferProps {
  document: string;
  language: string;
  store: DraftStore;
  calls: DraftCalls;
  mayWrite: boolean;
  /** Returns the name of a text. */
  nameOf: (id: string) => string;
}

interface Outcome {
  message: string;
  outdated: string[];
  isRejected: boolean;
}

const texts = (count: number) => (count === 1 ? '1 text' : `${count} texts`);

/** Exports the texts for a translation agency, and imports its file. */
export function XliffTransfer({ document, language, store, calls, mayWrite, nameOf }: XliffTransferProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function send(file: File): Promise<Outcome> {
    if (file.size > maxXliffBytes) throw new RangeError('The file is larger than 5 MB.');
    if (!(await store.saveNow())) throw new RangeError('The draft could not be saved first.');
    const body = new FormData();
    body.set('file', file);
    const query = { revision: String(store.state().revision) };
    const { taken, outdated } = await uploadWithProgress(
      importXliffCall,
      { document, language, query },
      body,
      () => {},
    );
    store.replace(await calls.read());
    const fit = outdated.length === 1 ? 'fits' : 'fit';
    const left = outdated.length > 0 ? ` ${texts(outdated.length)} no longer ${fit} the original:` : '';
    return { message: `${texts(taken)} taken.${left}`, outdated, isRejected: false };
  }

  async function take(file: File | undefined) {
    if (!file || isBusy) return;
    setIsBusy(true);
    setOutcome(null);
    try {
      setOutcome(await send(file));
    } catch (error) {
      const reason = error instanceof RangeError ? error.message : detailOf(error);
      const message = `${reason ?? 'The server could not be reached.'} Nothing was imported.`;
      setOutcome({ message, outdated: [], isRejected: true });
    }
    setIsBusy(false);
    if (input.current) input.current.value = '';
  }

  return (
    <div className="mb-4">
      <p className="flex flex-wrap gap-2">
        <a href={addressOf(exportXliffCall, { document, language })} download className={buttonLook()}>
          Export XLIFF
        </a>
        {mayWrite && (
          <Button aria-busy={isBusy} aria-disabled={isBusy} onClick={() => input.current?.click()}>
            Import XLIFF…
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept=".xlf,.xliff,application/xliff+xml"
          hidden
          aria-label="XLIFF file"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </p>
      <div role={outcome?.isRejected ? 'alert' : 'status'}>
        {outcome && (
          <>
            <p className={`mt-2 ${outcome.isRejected ? 'border-danger border-l-2 pl-3' : ''}`}>{outcome.message}</p>
            {outcome.outdated.length > 0 && (
              <ul className="mt-1 list-disc pl-6 text-sm">
                {outcome.outdated.map((id) => (
                  <li key={id}>{nameOf(id)}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </div>
  );
}
