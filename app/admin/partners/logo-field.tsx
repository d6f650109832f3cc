import { useEffect, useRef, useState } from 'react';
import { uploadLogoCall } from '#domain/library/library-calls.ts';
import { safeHref } from '../../components/safe-href.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, fileInputLook } from '../../components/ui/field.tsx';
import { api } from '../../workspace/calls/api.ts';
import { detailOf } from '../../workspace/calls/failure-message.ts';
import { ForeignWarning } from '../../workspace/form/foreign-warning.tsx';
import type { ControlProps } from '../../workspace/form/record-form.ts';
import { notify } from '../../workspace/records/notify.ts';
import { ChooseFromLibrary } from '../library/choose-from-library.tsx';
import { libraryTexts } from '../library/library-texts.ts';

/** A field for a logo, which is uploaded at once; its value is the logo's address. */
export function LogoField({ form, onBusy }: ControlProps) {
  const logoUrl = String(form.values.logoUrl);
  const onChange = (address: string) => form.setValue('logoUrl', address);
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string>();
  const [isUploading, setIsUploading] = useState(false);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  const setBusy = (isBusy: boolean) => {
    setIsUploading(isBusy);
    onBusy(isBusy);
  };

  const clear = () => {
    setPreview(undefined);
    if (input.current) input.current.value = '';
  };

  async function upload(file: File) {
    setPreview(URL.createObjectURL(file));
    // Only the file chosen last counts.
    sending.current?.abort();
    sending.current = new AbortController();
    const { signal } = sending.current;
    setBusy(true);
    const body = new FormData();
    body.set('logo', file);
    try {
      const answer = await api(uploadLogoCall, {}, { form: body, signal });
      onChange(answer.logoUrl);
      notify({ title: 'Logo erfolgreich hochgeladen' });
    } catch (problem) {
      if (signal.aborted) return;
      clear();
      notify({ title: 'Fehler beim Hochladen des Logos', description: detailOf(problem), variant: 'destructive' });
    }
    setBusy(false);
  }

  const choose = (address: string) => {
    sending.current?.abort();
    setBusy(false);
    clear();
    onChange(address);
  };

  const shown = preview ?? safeHref(logoUrl);
  return (
    <div className="sm:col-span-2">
      <Field
        label="Logo"
        error={form.errors.logoUrl}
        help={
          <>
            {isUploading ? 'Uploading…' : libraryTexts.en.limits.picture}
            <ForeignWarning address={logoUrl} lang="en" />
          </>
        }
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
            className={fileInputLook}
          />
        )}
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {shown && (
          <img
            src={shown}
            alt="Logo preview"
            className="h-16 w-32 rounded-sm border border-rule bg-white object-contain p-1"
          />
        )}
        <ChooseFromLibrary type="picture" lang="en" onChosen={({ fileUrl }) => choose(fileUrl)} />
        {shown && (
          <Button
            of="logo"
            onClick={() => {
              choose('');
              input.current?.focus();
            }}
          >
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
