import { maxMessageLength } from '#domain/partner-uploads/upload-limits.ts';
import { MultilineField } from '../../components/ui/input-field.tsx';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { uploadTexts } from './upload-texts.ts';

interface MessageFieldProps {
  lang: WorkspaceLanguage;
  message: string;
  error: string | undefined;
  onChange: (message: string) => void;
  className: string;
}

/** Why a message can't be sent; undefined if it can. */
export const messageFault = (message: string, lang: WorkspaceLanguage): string | undefined =>
  [...message].length > maxMessageLength ? uploadTexts[lang].messageTooLong : undefined;

/** The optional message that comes with a file. */
export function MessageField({ lang, message, error, onChange, className }: MessageFieldProps) {
  return (
    <MultilineField
      label={uploadTexts[lang].message}
      rows={2}
      look={lang === 'en' ? 'dense' : 'roomy'}
      error={error}
      value={message}
      onChange={({ target }) => onChange(target.value)}
      className={className}
    />
  );
}
