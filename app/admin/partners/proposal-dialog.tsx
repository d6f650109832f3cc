import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type EntryProposal, entryFields } from '#domain/entry-proposals/entry-proposal-answer.ts';
import { acceptProposalCall, rejectProposalCall } from '#domain/entry-proposals/entry-proposal-calls.ts';
import { joinedLanguageNames } from '#platform/language-names.ts';
import { CallFailed, isNotFound } from '../../api-client.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { MultilineField } from '../../components/ui/input-field.tsx';
import { api } from '../../workspace/calls/api.ts';
import { ForeignWarning } from '../../workspace/form/foreign-warning.tsx';
import { FormFailure } from '../../workspace/form/form-failure.tsx';
import { useCloseGuard } from '../../workspace/form/use-close-guard.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { LogoPreview } from '../../workspace/pictures/logo-preview.tsx';
import { notify } from '../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../workspace/records/toasts.ts';
import { isChangedMeanwhile } from '../../workspace/records/use-records.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';

const labels = {
  description: 'Description',
  websiteUrl: 'Website URL',
  contactEmail: 'Contact Email',
  logoUrl: 'Logo',
};

/** Warnings that refer to the partner's form, as only that form can upload a file. */
const foreignTexts = {
  foreign: (host: string) => `Visitors’ addresses go to ${host}. The partner’s form can upload the file instead.`,
  insecure: 'Pages can’t load it from an http address. The partner’s form can upload the file instead.',
};

function translationsNote(languages: EntryProposal['translatedInto']): string {
  return `The present text is translated into ${joinedLanguageNames(languages)}. After accepting, please correct this in the partner’s form where it no longer fits.`;
}

/** Compares a firm's proposal with its current entry, to accept it or to reject it with a message. */
export default function ProposalDialog({ proposal, onClose }: { proposal: EntryProposal; onClose: () => void }) {
  const { id, firmName, proposer, createdAt, entry, entryUpdatedAt, changes, translatedInto } = proposal;
  const mayDecide = useMay()('content');
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<{ isAboutReason: boolean; text: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const guard = useCloseGuard(reason.trim() !== '', { onClose });

  async function decide(makeCall: () => Promise<unknown>, done: string) {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await makeCall();
      notify(successToast(done));
      onClose();
    } catch (error) {
      const problem = error instanceof CallFailed ? error.problem : {};
      if (isNotFound(error)) {
        notify(failureToast(problem.detail ?? ''));
        onClose();
      }
      const reasonError = problem.errors?.[0]?.message;
      const changed = 'The entry was changed meanwhile. The current entry is shown: please check it again.';
      const detail = isChangedMeanwhile(error) ? changed : problem.detail;
      setFailure({
        isAboutReason: Boolean(reasonError),
        text: reasonError ?? detail ?? 'The server could not be reached.',
      });
    }
    setIsBusy(false);
    // The partner's entry and the overview's count have changed.
    await queryClient.invalidateQueries();
  }
  const accept = () =>
    decide(
      () => api(acceptProposalCall, { id }, { headers: { 'If-Match': `"${entryUpdatedAt}"` } }),
      'The proposal was accepted',
    );
  const reject = () => decide(() => api(rejectProposalCall, { id, body: { reason } }), 'The proposal was rejected');

  return (
    <Dialog
      title={`Proposed changes: ${firmName}`}
      onRequestClose={guard.onClose}
      footer={
        mayDecide && (
          <>
            <Button look="danger" aria-disabled={isBusy} onClick={reject} className="mr-auto">
              Reject
            </Button>
            <Button look="primary" aria-disabled={isBusy} onClick={accept}>
              Accept
            </Button>
          </>
        )
      }
    >
      <p className="text-ink-muted">
        {proposer ?? 'Deleted account'}, {dateTimeOrUnknown(createdAt)}
      </p>
      {entryFields
        .filter((field) => changes[field] !== undefined)
        .map((field) => (
          <section key={field} aria-label={labels[field]} className="mt-5">
            <h3 className="text-lg">{labels[field]}</h3>
            <dl className="mt-1 grid gap-3 sm:grid-cols-2">
              <Side title="Now" text={entry[field]} isPicture={field === 'logoUrl'} />
              <Side title="Proposed" text={changes[field] ?? null} isPicture={field === 'logoUrl'} />
            </dl>
            {field === 'description' && translatedInto.length > 0 && (
              <p className="mt-2 text-sm">{translationsNote(translatedInto)}</p>
            )}
            {field === 'logoUrl' && changes.logoFocus && (
              <p className="mt-2 text-sm text-ink-muted">
                Focal point: {changes.logoFocus.focalX} % from the left, {changes.logoFocus.focalY} % from the top
              </p>
            )}
            {field === 'logoUrl' && <ForeignWarning address={changes.logoUrl ?? ''} lang="en" texts={foreignTexts} />}
          </section>
        ))}
      {mayDecide && (
        <MultilineField
          label="Reason, if you reject"
          help="The firm reads it."
          className="mt-6"
          error={failure?.isAboutReason ? failure.text : undefined}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <FormFailure message={failure?.isAboutReason ? undefined : failure?.text} />
    </Dialog>
  );
}

function Side({ title, text, isPicture }: { title: string; text: string | null; isPicture: boolean }) {
  const isUploaded = isPicture && text?.startsWith('/uploads/');
  return (
    <div className="min-w-0 border-rule border-l-2 pl-3">
      <dt className="text-sm font-semibold">{title}</dt>
      <dd className={`whitespace-pre-line wrap-anywhere ${text === null ? 'text-ink-muted' : ''}`}>
        {isPicture && <LogoPreview address={text} alt={`Logo: ${title.toLowerCase()}`} />}
        {isUploaded || (text ?? 'Nothing')}
      </dd>
    </div>
  );
}
