import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  listTranslationPublicationsCall,
  publishTranslationCall,
} from '#domain/editions/translation-drafts/translation-calls.ts';
import { CallFailed } from '../../api-client.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { answerKeys, useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { FormFailure } from '../../workspace/form/form-failure.tsx';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { notify } from '../../workspace/records/notify.ts';
import type { DraftStore } from '../content/draft/draft-store.ts';
import { type PublicationChoice, PublicationTime, publishedToast } from '../content/publishing/publication-time.tsx';
import { ScheduledPublications } from '../content/publishing/scheduled-publications.tsx';

interface PublishTranslationDialogProps {
  document: string;
  language: string;
  store: DraftStore;
  /** Number of texts that are missing or invalid. */
  errors: number;
  /** Called to show these texts. */
  onFindings: () => void;
  onClose: () => void;
}

/** Publishes a complete translation of a published original, now or at a given time. */
export function PublishTranslationDialog(props: PublishTranslationDialogProps) {
  const { document, language, store, errors, onFindings, onClose } = props;
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const publications = useAnswer(listTranslationPublicationsCall, { document, language });
  const [when, setWhen] = useState<PublicationChoice>('now');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: string; at?: string | undefined }>();

  async function publish(): Promise<void> {
    const at = String(new FormData(form.current ?? undefined).get('at') ?? '');
    setBusy(true);
    setFailure(undefined);
    try {
      if (!(await store.saveNow()))
        return setFailure({ text: 'The draft could not be saved, so it was not published.' });
      const { revision } = store.state();
      const body = { revision, ...(when === 'later' && { at }) };
      const published = await api(publishTranslationCall, { document, language, body });
      if (published.state === 'blocked') return setFailure({ text: published.problem ?? 'It could not go live.' });
      notify(publishedToast(when, published.dueAt));
      onClose();
    } catch (error) {
      if (!(error instanceof CallFailed)) return setFailure({ text: 'The server could not be reached.' });
      const { detail = 'It could not be published.', errors: found = [] } = error.problem;
      setFailure({ text: detail, at: found.find(({ path }) => path === 'at')?.message });
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: answerKeys });
    }
  }

  return (
    <Dialog title="Publish" closeLabel="Close" onRequestClose={onClose}>
      <ListStates query={publications} failure="The publications could not be loaded." lang="en">
        {(known) => {
          const waiting = known.filter(({ state }) => state === 'scheduled');
          if (waiting.length > 0) return <ScheduledPublications publications={waiting} />;
          if (errors > 0) {
            return (
              <>
                <p className="mb-4">
                  {errors === 1 ? 'One text has' : `${errors} texts have`} to be translated or fixed before this can be
                  published: no page is half in two languages.
                </p>
                <Button data-autofocus onClick={onFindings}>
                  Show what is missing
                </Button>
              </>
            );
          }
          return (
            <form
              ref={form}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                if (!busy) void publish();
              }}
            >
              <FormFailure message={failure?.text} />
              <PublicationTime when={when} onChoose={setWhen} error={failure?.at} />
              <p className="mt-5 flex justify-end">
                <Button look="primary" type="submit" aria-disabled={busy} aria-busy={busy}>
                  {when === 'now' ? 'Publish now' : 'Schedule'}
                </Button>
              </p>
            </form>
          );
        }}
      </ListStates>
    </Dialog>
  );
}
