import { useState } from 'react';
import { addressOf } from '#domain/core/api-call.ts';
import {
  exportXliffCall,
  importXliffCall,
  maxXliffBytes,
} from '#domain/editions/translation-drafts/translation-calls.ts';
import { Button, buttonLook } from '../../components/ui/button.tsx';
import { uploadFile } from '../../workspace/calls/upload-file.ts';
import { useFileImport } from '../../workspace/form/use-file-import.tsx';
import { counted } from '../../workspace/list/counted.ts';
import { notify, notifyChanged } from '../../workspace/records/notify.ts';
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

const nothingImported = 'Nothing was imported.';

/** Exports the texts for a translation agency, and imports its file. */
export function XliffTransfer({ document, language, store, calls, mayWrite, nameOf }: XliffTransferProps) {
  const [isUndone, setIsUndone] = useState(false);
  const { isBusy, outcome, choose, input } = useFileImport({
    label: 'XLIFF file',
    accept: '.xlf,.xliff,application/xliff+xml',
    afterFailure: nothingImported,
    async send(file) {
      const reject = (reason: string) => ({ message: `${reason} ${nothingImported}`, outdated: [], isRejected: true });
      if (file.size > maxXliffBytes) return reject('The file is larger than 5 MB.');
      if (!(await store.saveNow())) return reject('The draft could not be saved first.');
      const before = store.state().content;
      const query = { revision: String(store.state().revision) };
      const { taken, outdated, imported } = await store.withoutAutosave(async () => {
        const answer = await uploadFile(importXliffCall, { document, language, query }, { file });
        const imported = await calls.read().catch(() => null);
        if (imported) store.replace(imported);
        return { ...answer, imported };
      });
      setIsUndone(false);
      if (imported) {
        const undo = () => {
          if (store.isHandedOver() || store.state().content !== imported.content)
            return notify({ title: 'The texts were not restored: they have changed since', lang: 'en' });
          store.recover(before);
          setIsUndone(true);
        };
        const title = `${counted(taken, 'text')} imported`;
        if (taken > 0) notifyChanged({ title, description: 'Ctrl+Z restores what was there.', lang: 'en' }, undo);
      }
      const unread = imported ? '' : ' The draft could not be loaded with them: reload the page.';
      const fit = outdated.length === 1 ? 'fits' : 'fit';
      const left = outdated.length > 0 ? ` ${counted(outdated.length, 'text')} no longer ${fit} the original:` : '';
      return { message: `${counted(taken, 'text')} taken.${unread}${left}`, outdated, isRejected: !imported };
    },
  });
  const outdated = outcome && 'outdated' in outcome ? outcome.outdated : [];
  return (
    <div className="mb-4">
      <p className="flex flex-wrap gap-2">
        <a href={addressOf(exportXliffCall, { document, language })} download className={buttonLook()}>
          Export XLIFF
        </a>
        {mayWrite && (
          <>
            <Button aria-busy={isBusy} aria-disabled={isBusy} onClick={choose}>
              Import XLIFF…
            </Button>
            {input}
          </>
        )}
      </p>
      <div role={outcome?.isRejected ? 'alert' : 'status'}>
        {outcome && !isUndone && (
          <>
            <p className={`mt-2 ${outcome.isRejected ? 'border-danger border-l-2 pl-3' : ''}`}>{outcome.message}</p>
            {outdated.length > 0 && (
              <ul className="mt-1 list-disc pl-6 text-sm">
                {outdated.map((id) => (
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
