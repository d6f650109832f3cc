import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { ContentPublication } from '#domain/editions/documents/content-answers.ts';
import type { FieldError } from '#platform/refusal.ts';
import { CallFailed } from '../../../api-client.ts';
import { Button } from '../../../components/ui/button.tsx';
import { InputField } from '../../../components/ui/input-field.tsx';
import { answerKeys } from '../../../workspace/calls/answers.ts';
import { CheckInput } from '../../../workspace/form/check-input.tsx';
import { dateTimeOrUnknown } from '../../../workspace/list/date-or-unknown.ts';
import { notify } from '../../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../../workspace/records/toasts.ts';
import type { DraftStore } from '../draft/draft-store.ts';

interface PublishingOptions {
  store: DraftStore;
  /** Publishes the saved revision, with `at` at that time. */
  publish: (body: { revision: number; at?: string }, given: FormData) => Promise<ContentPublication>;
  onClose: () => void;
}

/** A form that saves and publishes a draft, now or later. If its dialog was closed in the meantime, a toast shows the result. */
export function usePublishing({ store, publish, onClose }: PublishingOptions) {
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const radioName = useId();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<FieldError[]>([]);
  const errorAt = (path: string) => errors.find((error) => error.path === path)?.message;
  const fail = (text: string) => (form.current ? setFailure(text) : notify(failureToast(text)));

  async function submit(): Promise<void> {
    const given = new FormData(form.current ?? undefined);
    setBusy(true);
    setFailure(undefined);
    setErrors([]);
    try {
      if (!(await store.saveNow())) return fail('The draft could not be saved, so it was not published.');
      const { revision } = store.state();
      const published = await publish({ revision, ...(when === 'later' && { at: String(given.get('at')) }) }, given);
      if (published.state === 'blocked') return fail(published.problem ?? 'It could not be published.');
      const isLive = when === 'now';
      notify(
        successToast(isLive ? 'Published: everybody sees it now' : `Goes live ${dateTimeOrUnknown(published.dueAt)}`),
      );
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

  return {
    failure,
    errors,
    errorAt,
    attributes: {
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (!busy) void submit();
      },
    },
    timeField: (
      <fieldset className="mb-4 grid gap-2">
        <legend className="mb-1 text-sm font-semibold">When</legend>
        {(['now', 'later'] as const).map((choice) => (
          <CheckInput
            key={choice}
            type="radio"
            name={radioName}
            checked={when === choice}
            onChange={() => setWhen(choice)}
          >
            {choice === 'now' ? 'Now' : 'Later'}
          </CheckInput>
        ))}
        {when === 'later' && (
          <InputField
            label="Date and time in Zurich"
            required
            error={errorAt('at')}
            name="at"
            type="datetime-local"
            className="max-w-64"
          />
        )}
      </fieldset>
    ),
    publishButton: (
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
    ),
  };
}
