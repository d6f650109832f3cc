import { useEffect, useRef, useState } from 'react';
import { CallFailed } from '../api-client.ts';
import { safeHref } from '../components/safe-href.ts';
import { showToast } from '../components/toast.tsx';
import { Button } from '../components/ui/button.tsx';
import { Field, inputLook } from '../components/ui/field.tsx';
import { adminCall } from './admin-call.ts';

interface LogoFieldProps {
  logoUrl: string;
  error?: string;
  onChange: (logoUrl: string) => void;
  /** Whether a file is on its way. */
  onUploading: (uploading: boolean) => void;
}

/** Chooses a logo: it is shown at once and sent to the server, which answers with its address. */
export function LogoField({ logoUrl, error, onChange, onUploading }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  const clear = () => {
    setPreview(undefined);
    if (input.current) input.current.value = '';
  };

  async function upload(file: File) {
    setPreview(URL.createObjectURL(file));
    onUploading(true);
    const body = new FormData();
    body.set('logo', file);
    try {
      const answer = await adminCall<{ logoUrl: string }>('POST', '/api/upload/partner-logo', { body });
      onChange(answer.logoUrl);
      showToast({ title: 'Logo erfolgreich hochgeladen' });
    } catch (problem) {
      clear();
      showToast({
        title: 'Fehler beim Hochladen des Logos',
        description: problem instanceof CallFailed ? problem.problem.detail : undefined,
        variant: 'destructive',
      });
    } finally {
      onUploading(false);
    }
  }

  const shown = preview ?? safeHref(logoUrl);
  return (
    <div className="flex flex-wrap items-start gap-4 sm:col-span-2">
      <Field
        label="Logo"
        error={error}
        help="PNG, JPEG, WebP, GIF, AVIF or SVG, up to 5 MB"
        className="flex-1 basis-60"
      >
        {(described) => (
          <input
            {...described}
            ref={input}
            type="file"
            accept="image/*"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) void upload(file);
            }}
            className={`${inputLook} file:mr-3 file:rounded-sm file:border-0 file:bg-rule file:px-3 file:py-1 file:text-ink file:text-sm`}
          />
        )}
      </Field>
      {shown && (
        <div className="flex items-end gap-2">
          <img
            src={shown}
            alt="Logo preview"
            className="h-16 w-32 rounded-sm border border-rule bg-white object-contain p-1"
          />
          <Button
            onClick={() => {
              clear();
              onChange('');
              input.current?.focus();
            }}
          >
            Remove<span className="sr-only"> logo</span>
          </Button>
        </div>
      )}
    </div>
  );
}
