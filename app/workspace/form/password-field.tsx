import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { inputLook } from '../../components/ui/field.tsx';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { FormField } from './form-field.tsx';
import type { WorkspaceForm } from './use-workspace-form.ts';

interface PasswordFieldProps {
  lang?: WorkspaceLanguage;
  form: WorkspaceForm;
  name: string;
  label: string;
  help?: string;
  /** Whether a new password is chosen, or the present one entered. */
  autoComplete: 'new-password' | 'current-password';
  /** Whether it has the focus when the dialog opens. */
  isFirst?: boolean;
}

const visibilityWords = { en: { show: 'Show', hide: 'Hide' }, de: { show: 'anzeigen', hide: 'verbergen' } };

function changeTo(lang: WorkspaceLanguage, label: string, action: 'show' | 'hide'): string {
  const word = visibilityWords[lang][action];
  return lang === 'en' ? `${word} ${label.toLowerCase()}` : `${label} ${word}`;
}

/** A password field whose input can be shown. */
export function PasswordField({ lang = 'de', autoComplete, ...field }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  const type = isVisible ? 'text' : 'password';
  return (
    <div className="relative min-w-0">
      <FormField {...field} attributes={{ type, autoComplete, className: `${inputLook} pr-11` }} />
      <button
        type="button"
        aria-pressed={isVisible}
        onClick={() => setIsVisible(!isVisible)}
        className="absolute top-[1.5625rem] right-0 inline-flex h-9 w-10 items-center justify-center rounded text-ink-muted hover:text-ink pointer-coarse:h-11"
      >
        {isVisible ? <EyeOff aria-hidden="true" className="size-5" /> : <Eye aria-hidden="true" className="size-5" />}
        <span className="sr-only">{changeTo(lang, field.label, isVisible ? 'hide' : 'show')}</span>
      </button>
    </div>
  );
}
