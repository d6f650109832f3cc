import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listPublicationsCall, publishCall } from '#domain/editions/documents/content-calls.ts';
import type { Finding } from '#domain/editions/documents/finding.ts';
import type { FieldError } from '#platform/refusal.ts';
import { CallFailed } from '../../../api-client.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field, inputLook } from '../../../components/ui/field.tsx';
import { answerKeys, useAnswer } from '../../../workspace/calls/answers.ts';
import { api } from '../../../workspace/calls/api.ts';
import { FormFailure } from '../../../workspace/form/form-failure.tsx';
import { useCloseGuard } from '../../../workspace/form/use-close-guard.tsx';
import { dateTimeOrUnknown } from '../../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../../workspace/list/list-states.tsx';
import { notify } from '../../../workspace/records/notify.ts';
import { failureToast } from '../../../workspace/records/toasts.ts';
import { TranslationsToPublish, useLanguagesOfDraft } from '../../translations/translations-to-publish.tsx';
import { useDraftFields } from '../draft/draft-fields.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { useDocumentState } from '../reading/document-state.tsx';
import { FindingsList } from './findings-list.tsx';
import { NoteTranslations, noteTranslationsOf } from './note-translations.tsx';
import { type PublicationChoice, PublicationTime, publishedToast } from './publication-time.tsx';
import { ScheduledPublications } from './scheduled-publications.tsx';

interface PublishDialogProps {
  document: string;
  /** Whether the document is an edition, which can become the current one and needs a note for corrections. */
  isEdition: boolean;
  store: DraftStore;
  findings: readonly Finding[];
  /** Opens the first error. */
  onFindings: () => void;
  /** Opens a field. */
  onOpen: (path: string) => void;
  onClose: () => void;
}

/** Publishes the draft now or later. In both cases files are made at once, so that errors show immediately. */
export function PublishDialog(props: PublishDialogProps) {
  const { document, findings, onFindings, onClose } = props;
  const publications = useAnswer(listPublicationsCall, { document });
  const errors = findings.filter(({ level }) => level === 'error').length;
  const [hasNote, setHasNote] = useState(false);
  const guard = useCloseGuard(hasNote, { onClose });
  return (
    <>
      <Dialog title="Publish" closeLabel="Close" onRequestClose={guard.onClose}>
        <ListStates query={publications} failure="The publications could not be loaded." lang="en">
          {(known) => {
            const waiting = known.filter(({ state }) => state === 'scheduled');
            const blocked = known.filter(({ state }, index) => state === 'blocked' && index === 0);
            if (waiting.length > 0) {
              return <ScheduledPublications publications={waiting} />;
            }
            return (
              <>
                {blocked.map(({ id, dueAt, problem }) => (
                  <p key={id} className="mb-4 border-danger border-l-2 pl-3">
                    The publication scheduled for {dateTimeOrUnknown(dueAt)} failed: {problem}
                  </p>
                ))}
                {errors > 0 ? (
                  <>
                    <p className="mb-4">
                      {errors === 1 ? 'One error has' : `${errors} errors have`} to be fixed before this can be
                      published.
                    </p>
                    <Button data-autofocus onClick={onFindings}>
                      Show what is missing
                    </Button>
                  </>
                ) : (
                  <PublishForm
                    {...props}
                    isCorrection={known.some(({ state }) => state === 'live')}
                    onNote={setHasNote}
                  />
                )}
              </>
            );
          }}
        </ListStates>
      </Dialog>
      {guard.discardQuestion}
    </>
  );
}

/** Fields of this dialog, not of the document. */
const ownFields = ['at', 'note', 'makesCurrent'];

interface PublishFormProps extends PublishDialogProps {
  isCorrection: boolean;
  /** Called when a note is entered or emptied, which closing would lose. */
  onNote: (hasNote: boolean) => void;
}

function PublishForm({ document, isEdition, store, onOpen, onClose, isCorrection, onNote }: PublishFormProps) {
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [when, setWhen] = useState<PublicationChoice>('now');
  const states = useLanguagesOfDraft(document, store);
  const state = useDocumentState(document);
  const { unread, before } = useDraftFields();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [makesCurrent, setMakesCurrent] = useState(isEdition && !isCorrection);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<FieldError[]>([]);
  /** Findings that only the server can make, as it knows earlier versions. */
  const found = errors.flatMap((error) =>
    ownFields.includes(error.path) ? [] : [{ ...error, level: 'error' as const }],
  );
  const errorAt = (path: string) => errors.find((error) => error.path === path)?.message;

  /** Shows a failure, as a toast if the dialog was closed in the meantime. */
  const fail = (text: string) => (form.current ? setFailure(text) : notify(failureToast(text)));

  async function publish(): Promise<void> {
    const given = new FormData(form.current ?? undefined);
    setBusy(true);
    setFailure(undefined);
    setErrors([]);
    try {
      if (!(await store.saveNow())) return fail('The draft could not be saved, so it was not published.');
      const { revision } = store.state();
      const body = {
        revision,
        makesCurrent: makesCurrent && !state?.isCurrent,
        note: String(given.get('note') ?? ''),
        ...noteTranslationsOf(given),
        ...(when === 'later' && { at: String(given.get('at')) }),
        translations: states
          .filter(({ language }) => chosen.includes(language))
          .map(({ language, revision: of }) => ({ language, revision: of })),
      };
      const published = await api(publishCall, { document, body });
      if (published.state === 'blocked') return fail(published.problem ?? 'It could not be published.');
      notify(publishedToast(when, published.dueAt));
      if (form.current) onClose();
    } catch (error) {
      if (!(error instanceof CallFailed))
        return fail('The server could not be reached. Check the versions before you try again.');
      setErrors(error.problem.errors ?? []);
      fail(error.problem.detail ?? 'It could not be published.');
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: answerKeys });
    }
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
      <FormFailure message={failure} />
      {found.length > 0 && (
        <FindingsList document={document} findings={found} content={store.state().content} onOpen={onOpen} />
      )}
      {unread.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-3 border-signal border-l-2 pl-3">
          <p className="min-w-0 flex-1 basis-60">
            {unread.length === 1 ? 'One text is' : `${unread.length} texts are`} as in {before?.facts.year}, and nobody
            has marked {unread.length === 1 ? 'it' : 'them'} as read.
          </p>
          <Button onClick={() => onOpen(unread[0]?.path ?? '')}>Show the first</Button>
        </div>
      )}
      <PublicationTime when={when} onChoose={setWhen} error={errorAt('at')} />
      <TranslationsToPublish states={states} chosen={chosen} makesCurrent={makesCurrent} onChoose={setChosen} />
      {isEdition && state?.isCurrent && <p className="mb-4 text-sm">It stays the current edition.</p>}
      {isEdition && !state?.isCurrent && (
        <label className="mb-4 flex min-h-9 items-center gap-2.5 text-sm font-semibold">
          <input
            type="checkbox"
            checked={makesCurrent}
            onChange={({ target }) => setMakesCurrent(target.checked)}
            className="size-5 accent-accent"
          />
          Make it the current edition
        </label>
      )}
      {isEdition && isCorrection && !state?.isCurrent && (
        <p className="mb-4 text-sm text-ink-muted">Leave it unticked to keep the current edition.</p>
      )}
      {errorAt('makesCurrent') && <p className="mb-4 text-sm text-danger">{errorAt('makesCurrent')}</p>}
      {isCorrection && (
        <Field
          label={isEdition ? 'What is corrected' : 'Note'}
          required={isEdition}
          error={errorAt('note')}
          help={isEdition ? 'Shown on the page with the date.' : 'For the list of versions.'}
        >
          {(described) => (
            <textarea
              {...described}
              name="note"
              lang="de"
              rows={3}
              maxLength={1000}
              onChange={({ target }) => onNote(target.value.trim() !== '')}
              className={inputLook}
            />
          )}
        </Field>
      )}
      {isCorrection && isEdition && <NoteTranslations onNote={() => onNote(true)} />}
      <p className="mt-5 flex flex-wrap items-center justify-end gap-3">
        {busy && (
          <span role="status" className="text-sm text-ink-muted">
            Files are being created. This takes up to 20 seconds.
          </span>
        )}
        <Button look="primary" type="submit" aria-disabled={busy} aria-busy={busy}>
          {when === 'now' ? 'Publish now' : 'Schedule'}
        </Button>
      </p>
    </form>
  );
}
