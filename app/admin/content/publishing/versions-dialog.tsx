import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentVersion } from '#domain/editions/documents/content-answers.ts';
import {
  compareVersionCall,
  listPublicationsCall,
  listVersionsCall,
  restoreVersionCall,
} from '#domain/editions/documents/content-calls.ts';
import { translationOf } from '#domain/editions/documents/translation-name.ts';
import {
  listTranslationPublicationsCall,
  listTranslationVersionsCall,
} from '#domain/editions/translation-drafts/translation-calls.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button, buttonLook } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Choice } from '../../../components/ui/filter-bar.tsx';
import { answerKeys, useAnswer } from '../../../workspace/calls/answers.ts';
import { api } from '../../../workspace/calls/api.ts';
import { dateTimeOrUnknown } from '../../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../../workspace/list/list-states.tsx';
import { notify, notifyChanged } from '../../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../../workspace/records/toasts.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { previewAddress } from '../preview-address.ts';
import { DifferencesTable } from './differences-table.tsx';

interface VersionsDialogProps {
  document: string;
  /** Required to restore a version. */
  store?: DraftStore;
  /** The page of the preview. */
  page: string;
  onClose: () => void;
}

/** Who made a version; the site made the first one itself, and those that follow corrections of earlier editions. */
function authorOf({ number, createdBy }: ContentVersion): string {
  if (createdBy !== 'site') return createdBy;
  return number === 1 ? 'came with the site' : 'made by the site';
}

/** The published versions of a document with author, date and changes. Each can be restored into the draft. */
export function VersionsDialog({ document, store, page, onClose }: VersionsDialogProps) {
  const queryClient = useQueryClient();
  const translation = translationOf(document);
  // The calls of originals have no language in their path.
  const named = { document, language: '', ...translation };
  const versions = useAnswer(translation ? listTranslationVersionsCall : listVersionsCall, named);
  const publications = useAnswer(translation ? listTranslationPublicationsCall : listPublicationsCall, named);
  const [opened, setOpened] = useState<string | null>(null);
  /** The state of a version, unless it is live. */
  const stateOf = (id: string) => {
    const state = publications.data?.find(({ versionId }) => versionId === id)?.state;
    return state === 'live' ? undefined : state;
  };
  /** A version that was cancelled or blocked has given its number to a later one. */
  const nameOf = ({ id, number }: ContentVersion) => {
    const state = stateOf(id);
    return state === 'cancelled' || state === 'blocked' ? `${state} version ${number}` : `version ${number}`;
  };
  const liveId = publications.data?.find(({ state }) => state === 'live')?.versionId;

  async function restore(store: DraftStore, { id, number }: ContentVersion): Promise<void> {
    try {
      if (!(await store.saveNow())) return notify(failureToast('Save the draft first'));
      const { revision, content: replaced } = store.state();
      const restored = await api(restoreVersionCall, { id, body: { revision } });
      store.replace(restored, { keepsSaved: true });
      notifyChanged(
        successToast(
          `Version ${number} is in the draft now. The live version has not changed. Ctrl+Z takes the draft back.`,
        ),
        () => {
          if (store.isHandedOver() || store.state().content !== restored.content)
            notify(failureToast('The draft was not restored: it has changed since'));
          else store.recover(replaced);
        },
      );
      void queryClient.invalidateQueries({ queryKey: answerKeys });
      onClose();
    } catch {
      notify(failureToast('The version could not be restored'));
    }
  }

  return (
    <Dialog title="Versions" onRequestClose={onClose}>
      <ListStates query={versions} failure="The versions could not be loaded." empty="Nothing has been published yet.">
        {(list) => (
          <ul>
            {list.map((version) => (
              <li key={version.id} className="border-rule border-b py-3">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  <p className="min-w-0 flex-1 basis-60">
                    <strong>Version {version.number}</strong> {version.id === liveId && <Badge look="good">Live</Badge>}
                    {stateOf(version.id) && <Badge>{stateOf(version.id)}</Badge>}
                    <span className="block text-sm wrap-anywhere text-ink-muted">
                      {dateTimeOrUnknown(version.createdAt)}, {authorOf(version)}
                    </span>
                    {version.note && (
                      <span lang="de" className="block text-sm">
                        {version.note}
                      </span>
                    )}
                  </p>
                  <Button
                    of={`in ${nameOf(version)}`}
                    aria-expanded={opened === version.id}
                    onClick={() => setOpened(opened === version.id ? null : version.id)}
                  >
                    What changed
                  </Button>
                  <a href={previewAddress(page, version.id)} target="_blank" rel="noopener" className={buttonLook()}>
                    Preview<span className="sr-only"> {nameOf(version)} (new tab)</span>
                  </a>
                  {store && (
                    <Button of={`${nameOf(version)} into the draft`} onClick={() => void restore(store, version)}>
                      Restore
                    </Button>
                  )}
                </div>
                {opened === version.id && <Changes document={document} version={version} />}
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </Dialog>
  );
}

const comparisons = [
  ['before', 'by this version'],
  ['draft', 'in the draft since'],
] as const;

function Changes({ document, version }: { document: string; version: ContentVersion }) {
  const [comparison, setComparison] = useState<'before' | 'draft'>('before');
  // Always refetched, as the draft may have changed.
  const differences = useAnswer(compareVersionCall, { id: version.id, query: { of: comparison } }, { staleTime: 0 });
  return (
    <div className="mt-3">
      <Choice label="Changed" value={comparison} options={comparisons} onChange={setComparison} />
      <ListStates query={differences} failure="The changes could not be loaded.">
        {(found) =>
          version.number === 1 && comparison === 'before' ? (
            <p className="text-sm text-ink-muted">This is the first version.</p>
          ) : (
            <DifferencesTable document={document} differences={found} heads={['Before', 'After']} />
          )
        }
      </ListStates>
    </div>
  );
}
