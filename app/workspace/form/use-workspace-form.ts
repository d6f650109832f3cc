import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { CallFailed } from '../../api-client.ts';
import { type WorkspaceLanguage, workspaceTexts } from '../workspace-texts.ts';
import { enteredValues, type FieldValues, type Issue, setControl, unreadableFields } from './form-values.ts';
import { useCountedWhileUnsaved } from './unsaved-forms.ts';

interface WorkspaceFormOptions<Values extends FieldValues> {
  initial: Values;
  /** When it changes, as the record was read again, fields show its new values, except those that the user has changed. */
  version?: string;
  lang?: WorkspaceLanguage;
  /** Problems that are found before sending, such as the issues of the call's schema. */
  check?: (values: Values) => readonly Issue[] | Promise<readonly Issue[]>;
  send: (values: Values) => unknown;
  /** Shown for failures without a message from the server. */
  failed?: string;
  /** Shows a failure that belongs to no field; by default it is in `failure`. */
  onFailed?: (message: string) => void;
}

/** The part of the form that its fields use. */
export interface WorkspaceForm {
  values: FieldValues;
  errors: Readonly<Partial<Record<string, string>>>;
  setValue: (name: string, value: string | boolean) => void;
}

/** The field of an issue: 'translations.fr.title', or 'expertise' for an issue within the list. */
function fieldOf({ path }: Issue, values: FieldValues): string {
  const prefixes = path.map((_, index) => path.slice(0, index + 1).join('.'));
  return prefixes.find((name) => Object.hasOwn(values, name)) ?? String(path[0]);
}

/** The first message of every field. */
const messagesOf = (issues: readonly Issue[], values: FieldValues): Record<string, string> =>
  Object.fromEntries(issues.map((issue) => [fieldOf(issue, values), issue.message]).toReversed());

/** The errors of a failed call by field, and a message about anything else. A form with a single field shows everything there. */
function readProblem(error: unknown, values: FieldValues, { failed, offline }: { failed: string; offline: string }) {
  const { detail = '', errors = [] } = error instanceof CallFailed ? error.problem : { detail: offline };
  const issues = errors.map(({ path, message }) => ({ path: path.split('.'), message }));
  const [onlyField, ...moreFields] = Object.keys(values);
  if (onlyField && moreFields.length === 0) return { errors: { [onlyField]: issues[0]?.message || detail || failed } };
  const isField = (issue: Issue) => Object.hasOwn(values, fieldOf(issue, values));
  const others = issues.filter((issue) => !isField(issue)).map(({ message }) => message);
  const message = [detail, ...others].filter(Boolean).join(' ') || failed;
  const failure = issues.length === 0 || others.length > 0 ? message : undefined;
  return { errors: messagesOf(issues.filter(isField), values), failure };
}

/** Focuses the first invalid field after a rejected submission. */
function useErrorFocus(element: RefObject<HTMLFormElement | null>, rejections: number): void {
  useEffect(() => {
    if (rejections > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [element, rejections]);
}

/**
 * A form of the office or the partner area, which sends one request at a time and shows errors at its fields. Its fields are
 * uncontrolled and found by name, so that text typed before hydration is kept.
 */
export function useWorkspaceForm<Values extends FieldValues>(options: WorkspaceFormOptions<Values>) {
  const { initial, version, lang = 'en', check = () => [], send, onFailed } = options;
  const texts = workspaceTexts[lang];
  const { failed = texts.failed } = options;
  const element = useRef<HTMLFormElement>(null);
  /** Set at once, unlike the state, so that a second submission is ignored. */
  const isInProgress = useRef(false);
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [rejections, setRejections] = useState(0);
  const shownVersion = useRef(version);
  const isDirty = Object.keys(start).some((name) => values[name] !== start[name]);
  useErrorFocus(element, rejections);
  useCountedWhileUnsaved(isDirty);

  const show = (next: Values) => {
    for (const [name, value] of Object.entries(next)) setControl(element.current, name, value);
    setValues(next);
  };
  useEffect(() => {
    if (version === shownVersion.current) return;
    shownVersion.current = version;
    const changed = Object.entries(enteredValues(element.current, values)).filter(
      ([name, value]) => value !== start[name],
    );
    setStart(initial);
    show({ ...initial, ...Object.fromEntries(changed) });
  });

  const reject = (found: Record<string, string>) => {
    setErrors(found);
    setRejections((count) => count + 1);
  };

  /** Runs a call of this form, unless one is running. */
  async function attempt(call: () => unknown): Promise<void> {
    if (isInProgress.current) return;
    isInProgress.current = true;
    setIsSending(true);
    setFailure(undefined);
    try {
      await call();
    } catch (error) {
      const problem = readProblem(error, initial, { failed, offline: options.failed ?? texts.offline });
      if (problem.failure) (onFailed ?? setFailure)(problem.failure);
      reject(problem.errors);
    } finally {
      isInProgress.current = false;
      setIsSending(false);
    }
  }

  const issuesOf = async (entered: Values) => [
    ...unreadableFields(element.current, texts.unreadable),
    ...(await check(entered)),
  ];

  const submit = () =>
    attempt(async () => {
      const entered = enteredValues(element.current, values);
      setValues(entered);
      const issues = await issuesOf(entered);
      if (issues.length > 0) return reject(messagesOf(issues, initial));
      setErrors({});
      await send(entered);
    });

  /** Removes the error of a corrected field; new errors are shown on submission only. */
  async function clearCorrected(name: string, entered: Values): Promise<void> {
    if (!errors[name]) return;
    const issues = await issuesOf(entered).catch(() => [{ path: [name], message: '' }]);
    if (messagesOf(issues, initial)[name] !== undefined) return;
    setErrors(({ [name]: _, ...left }) => left);
  }

  return {
    values,
    errors,
    failure,
    isSending,
    isDirty,
    element,
    setValue(name: string, value: string | boolean) {
      setControl(element.current, name, value);
      setValues((before) => ({ ...before, [name]: value }));
      void clearCorrected(name, { ...values, [name]: value });
    },
    reset(next: Values = start) {
      show(next);
      setStart(next);
      setErrors({});
    },
    /** Marks values as stored: what differs from them is unsaved. */
    saved: setStart,
    attempt,
    attributes: {
      ref: element,
      noValidate: true,
      // Prevents a submission without script, which would put a password into the address.
      method: 'dialog',
      onInput({ target }: FormEvent<HTMLFormElement>) {
        const entered = enteredValues(element.current, values);
        setValues(entered);
        void clearCorrected((target as HTMLInputElement).name, entered);
      },
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void submit();
      },
    },
  };
}
