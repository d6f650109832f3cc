import { useState } from 'react';
import { listPublicationsCall, publishCall } from '#domain/editions/documents/content-calls.ts';
import { yearOfDocument } from '#domain/editions/documents/document-shapes.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { MultilineField } from '../../../components/ui/input-field.tsx';
import { useAnswer } from '../../../workspace/calls/answers.ts';
import { api } from '../../../workspace/calls/api.ts';
import { CheckInput } from '../../../workspace/form/check-input.tsx';
import { FormFailure } from '../../../workspace/form/form-failure.tsx';
import { useCloseGuard } from '../../../workspace/form/use-close-guard.ts';
import { dateTimeOrUnknown } from '../../../workspace/list/date-or-unknown.ts';
import { useDraftFields } from '../draft/draft-fields.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { useDocumentState } from '../reading/document-state.tsx';
import { FindingsList } from './findings-list.tsx';
import { hasNote, NoteTranslations, noteTranslationsOf } from './note-translations.tsx';
import { PublishStates } from './publish-states.tsx';
import { PublicationTimeField, PublishButton } from './publishing-controls.tsx';
import { TranslationsToPublish, useLanguagesOfDraft } from './translations-to-publish.tsx';
import { usePublishing } from './use-publishing.ts';

interface PublishDialogProps {
  document: string;
  store: DraftStore;
  /** Opens a field. */
  onOpen: (path: string) => void;
  onClose: () => void;
}

/** Publishes the draft now or later. In both cases files are made at once, so that errors show immediately. */
export function PublishDialog(props: PublishDialogProps) {
  const { document, onOpen, onClose } = props;
  // What the server finds is shown after submitting: arriving late, it would replace the form with a note being typed.
  const { ownFindings } = useDraftFields();
  const publications = useAnswer(listPublicationsCall, { document });
  const latest = publications.data?.[0];
  const errors = ownFindings.filter(({ level }) => level === 'error');
  const [firstError] = errors;
  const errorText =
    firstError !== undefined &&
    `${errors.length === 1 ? 'One error has' : `${errors.length} errors have`} to be fixed before this can be published.`;
  const [isNoteEntered, setIsNoteEntered] = useState(false);
  const guard = useCloseGuard(isNoteEntered, { onClose });
  return (
    <Dialog title="Publish" onRequestClose={guard.onClose}>
      {latest?.state === 'blocked' && (
        <p className="mb-4 border-danger border-l-2 pl-3">
          The publication scheduled for {dateTimeOrUnknown(latest.dueAt)} failed: {latest.problem}
        </p>
      )}
      <PublishStates
        publications={publications}
        errorText={errorText}
        onFindings={() => firstError && onOpen(firstError.path)}
      >
        {(known) => (
          <PublishForm
            {...props}
            isCorrection={known.some(({ state }) => state === 'live')}
            onNote={setIsNoteEntered}
          />
        )}
      </PublishStates>
    </Dialog>
  );
}

/** Fields of this dialog, not of the document. */
const ownFields = ['at', 'note', 'makesCurrent'];

interface PublishFormProps extends PublishDialogProps {
  isCorrection: boolean;
  /** Called with whether a note is entered, which closing would lose. */
  onNote: (isEntered: boolean) => void;
}

function PublishForm({ document, store, onOpen, onClose, isCorrection, onNote }: PublishFormProps) {
  // An edition can become the current one, and its corrections need a note.
  const isEdition = yearOfDocument(document) !== undefined;
  const states = useLanguagesOfDraft(document, store);
  const state = useDocumentState(document);
  const { unread, before } = useDraftFields();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [makesCurrent, setMakesCurrent] = useState(isEdition && !isCorrection);
  const publishing = usePublishing({
    store,
    onClose,
    publish: (body, given) =>
      api(publishCall, {
        document,
        body: {
          ...body,
          makesCurrent: makesCurrent && !state?.isCurrent,
          note: String(given.get('note') ?? ''),
          ...noteTranslationsOf(given),
          translations: states
            .filter(({ language }) => chosen.includes(language))
            .map(({ language, revision }) => ({ language, revision })),
        },
      }),
  });
  const { errors, errorAt } = publishing;
  /** Findings that only the server can make, as it knows earlier versions. */
  const found = errors.flatMap((error) =>
    ownFields.includes(error.path) ? [] : [{ ...error, level: 'error' as const }],
  );

  return (
    <form {...publishing.formAttributes} onInput={({ currentTarget }) => onNote(hasNote(new FormData(currentTarget)))}>
      <FormFailure message={publishing.failure} />
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
      <PublicationTimeField publishing={publishing} />
      <TranslationsToPublish states={states} chosen={chosen} makesCurrent={makesCurrent} onChoose={setChosen} />
      {isEdition && state?.isCurrent && <p className="mb-4 text-sm">It stays the current edition.</p>}
      {isEdition && !state?.isCurrent && (
        <CheckInput
          checked={makesCurrent}
          onChange={({ target }) => setMakesCurrent(target.checked)}
          className="mb-4 text-sm font-semibold"
        >
          Make it the current edition
        </CheckInput>
      )}
      {isEdition && isCorrection && !state?.isCurrent && (
        <p className="mb-4 text-sm text-ink-muted">
          Leave it unticked to keep the current edition. Later editions that show corrected figures in “Entwicklung” get
          a new version too. Their own copies of these figures stay: “To do” lists those that differ.
        </p>
      )}
      {errorAt('makesCurrent') && <p className="mb-4 text-sm text-danger">{errorAt('makesCurrent')}</p>}
      {isCorrection && (
        <MultilineField
          label={isEdition ? 'What is corrected' : 'Note'}
          required={isEdition}
          error={errorAt('note')}
          help={isEdition ? 'Shown on the page with the date.' : 'For the list of versions.'}
          name="note"
          lang="de"
        />
      )}
      {isCorrection && isEdition && <NoteTranslations errorAt={errorAt} />}
      <PublishButton publishing={publishing} />
    </form>
  );
}
