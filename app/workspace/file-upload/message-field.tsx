import { maxMessageLength } from '#domain/partner-uploads/upload-limits.ts';
import { MultilineField } from '../../components/ui/input-field.tsx';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { uploadTexts } from './upload-texts.ts';

interface MessageFieldProps {
  lang: WorkspaceLanguage;
  message: string;
  onChange: (message: string) => void;
  className: string;
}

/** The optional message that comes with a file. */
export function MessageField({ lang, message, onChange, className }: MessageFieldProps) {
  return (
    <MultilineField
      label={uploadTexts[lang].message}
      rows={2}
      look={lang === 'en' ? 'dense' : 'roomy'}
      maxLength={maxMessageLength}
      value={message}
      onChange={({ target }) => onChange(target.value)}
      className={className}
    />
  );
}
