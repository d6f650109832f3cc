import { Component, createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { showToast, type ToastContent } from '../components/toast.tsx';
import { englishFailure } from './record-kinds.ts';

type Form = (onClosed: () => void) => ReactNode;
type Language = 'de' | 'en';

interface OpenForm {
  key: number;
  lang: Language;
  form: Form;
  /** On its way to the server, and hidden meanwhile. */
  saving: boolean;
}

const OpenFormContext = createContext<(lang: Language, form: Form) => void>(() => {});
const SavingContext = createContext<(saving: boolean) => void>(() => {});

/**
 * The forms of all tabs. One that is being saved stays until the server has answered, beside the next one and on
 * another tab too: when it is refused it comes back with the input it had, for the record it was meant for.
 */
export function OpenForms({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState<OpenForm[]>([]);
  const opened = useRef(0);
  const open = useMemo(
    () => (lang: Language, form: Form) => {
      opened.current += 1;
      const next = { key: opened.current, lang, form, saving: false };
      setForms((before) => [...before.filter(({ saving }) => saving), next]);
    },
    [],
  );
  const close = (key: number) => setForms((before) => before.filter((form) => form.key !== key));
  const setSaving = (key: number, saving: boolean) =>
    setForms((before) => before.map((form) => (form.key === key ? { ...form, saving } : form)));
  return (
    <OpenFormContext value={open}>
      {children}
      {forms.map(({ key, lang, form }) => (
        <SavingContext key={key} value={(saving) => setSaving(key, saving)}>
          <div lang={lang} className="contents">
            <FormBoundary lang={lang} onFailed={() => close(key)}>
              {form(() => close(key))}
            </FormBoundary>
          </div>
        </SavingContext>
      ))}
    </OpenFormContext>
  );
}

const failures: Record<Language, ToastContent> = {
  en: englishFailure('The form could not be opened. Please try again.'),
  de: {
    title: 'Fehler',
    description: 'Das Formular konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
    variant: 'destructive',
  },
};

/** A form whose code can't be loaded closes again and says so; the tabs and other forms stay as they are. */
class FormBoundary extends Component<{ lang: Language; onFailed: () => void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    showToast(failures[this.props.lang]);
    this.props.onFailed();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** What opens a form over the tabs; it is given what closes it again. */
export const useOpenForm = () => use(OpenFormContext);

/** What a form says when its saving begins and when it has failed. */
export const useSavingNotice = () => use(SavingContext);
