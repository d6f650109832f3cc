import { type ReactNode, useId, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { CallFailed } from '../api-client.ts';
import { Button } from '../components/ui/button.tsx';
import { Dialog } from '../components/ui/dialog.tsx';
import { useSignInQuestion } from './admin-call.ts';
import { DiscardQuestion } from './discard-question.tsx';
import { useLeaveWarning, useSaveShortcut } from './form-habits.ts';
import type { FormTexts } from './form-texts.ts';
import { useSavingNotice } from './open-forms.tsx';

interface FormDialogProps<Values extends FieldValues> {
  title: string;
  texts: FormTexts;
  defaults: Values;
  /** The body of the call, out of what stands in the fields. */
  toBody: (values: Values) => object;
  /** Checks the body as the server does. */
  schema: z.ZodMiniType;
  /** Throws when it wasn't saved. */
  save: (body: object) => Promise<unknown>;
  onClosed: () => void;
  /** Not to be saved yet, because something is still on its way. */
  busy?: boolean;
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/**
 * A record's form in a dialog. Saving closes it at once; when the server refuses, it stands there again with everything
 * in it and the server's sentences at their fields. Changed input isn't thrown away without asking.
 */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, texts, defaults, toBody, schema, save, onClosed, busy = false, children } = props;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  const noteSaving = useSavingNotice();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const signInQuestion = useSignInQuestion();
  const form = useForm<Values>({
    defaultValues: defaults as DefaultValues<Values>,
    resolver: (values) => {
      const { error } = schema.safeParse(toBody(values));
      const issues = [...unreadableFields(element.current, texts.unreadable), ...(error?.issues ?? [])];
      return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: fieldErrors<Values>(issues) };
    },
  });
  const { isDirty } = form.formState;
  const shown = !saving || signInQuestion !== null;

  const requestClose = () => {
    if (isDirty || busy) setAsking(true);
    else onClosed();
  };

  const submit = form.handleSubmit(async (values) => {
    if (saving || busy) return;
    setFailure(undefined);
    setSaving(true);
    noteSaving(true);
    try {
      await save(toBody(values));
      onClosed();
    } catch (error) {
      setSaving(false);
      noteSaving(false);
      const problem = error instanceof CallFailed ? error.problem : { detail: texts.offline };
      const known = (problem.errors ?? []).filter(({ path }) => (path.split('.')[0] ?? '') in defaults);
      const unknown = (problem.errors ?? []).filter((field) => !known.includes(field));
      for (const { path, message } of known.toReversed()) {
        form.setError(path.split('.')[0] as Path<Values>, { type: 'server', message }, { shouldFocus: true });
      }
      setFailure([problem.detail, ...unknown.map(({ message }) => message)].filter(Boolean).join(' ') || undefined);
    }
  });

  useSaveShortcut(shown && !asking, () => element.current?.requestSubmit());
  useLeaveWarning(isDirty || busy);

  return (
    <>
      <Dialog
        open={shown}
        title={title}
        closeLabel={texts.close}
        onRequestClose={requestClose}
        footer={
          <>
            <span className="mr-auto hidden text-sm text-ink-muted sm:inline pointer-coarse:hidden">
              {texts.shortcut}
            </span>
            <Button onClick={requestClose}>{texts.cancel}</Button>
            <Button look="primary" type="submit" form={formId} disabled={saving || busy}>
              {texts.save}
            </Button>
          </>
        }
      >
        <form id={formId} ref={element} noValidate onSubmit={submit} aria-label={title}>
          {failure && <p className="mb-4 border-danger border-l-2 py-1 pl-3">{failure}</p>}
          <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">{children(form)}</div>
        </form>
      </Dialog>
      {asking && <DiscardQuestion texts={texts} onKeep={() => setAsking(false)} onDiscard={onClosed} />}
    </>
  );
}

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Fields with half a date or what is no number: their value is empty, but nobody meant to empty them. */
function unreadableFields(form: HTMLFormElement | null, message: string): Issue[] {
  return [...(form?.elements ?? [])]
    .filter((element) => element instanceof HTMLInputElement && element.validity.badInput)
    .map((element) => ({ path: [(element as HTMLInputElement).name], message }));
}

/** The first message of every field; messages inside of a list stand at the list's field. */
function fieldErrors<Values extends FieldValues>(issues: readonly Issue[]) {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= { type: 'refused', message };
  return errors as FieldErrors<Values>;
}
