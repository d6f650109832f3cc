import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { ContentPublication } from '#domain/editions/documents/content-answers.ts';
import type { FieldError } from '#platform/refusal.ts';
import { CallFailed } from '../../../api-client.ts';
import { answerKeys } from '../../../workspace/calls/answers.ts';
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

export type Publishing = ReturnType<typeof usePublishing>;

/** A form that saves and publishes a draft, now or later. If its dialog was closed in the meantime, a toast shows the result. */
export function usePublishing({ store, publish, onClose }: PublishingOptions) {
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<FieldError[]>([]);
  const fail = (text: string) => (form.current ? setFailure(text) : notify(failureToast(text)));

  async function submit(): Promise<void> {
    const given = new FormData(form.current ?? undefined);
    setIsBusy(true);
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
      setIsBusy(false);
      void queryClient.invalidateQueries({ queryKey: answerKeys });
    }
  }

  return {
    when,
    setWhen,
    isBusy,
    failure,
    errors,
    errorAt: (path: string) => errors.find((error) => error.path === path)?.message,
    formAttributes: {
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (!isBusy) void submit();
      },
    },
  };
}
