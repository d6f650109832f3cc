import { useState } from 'react';
import type { UploadedLogo } from '#domain/entry-proposals/entry-proposal-answer.ts';
import { uploadEntryLogoCall } from '#domain/entry-proposals/entry-proposal-calls.ts';
import { maxLibraryBytes } from '#domain/library/library-type.ts';
import { megabytes } from '#platform/megabytes.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, fileInputLook } from '../../components/ui/field.tsx';
import { api } from '../../workspace/calls/api.ts';
import { messageIn } from '../../workspace/calls/failure-message.ts';
import type { WorkspaceForm } from '../../workspace/form/use-workspace-form.ts';
import { FocalPointField } from '../../workspace/pictures/focal-point.tsx';
import { LogoPreview } from '../../workspace/pictures/logo-preview.tsx';

interface LogoUploadProps {
  /** Has the fields logoUrl, focalX and focalY. */
  form: WorkspaceForm;
  onBusy: (isBusy: boolean) => void;
}

/** Uploads a logo to propose, with a preview and its focal point. */
export function LogoUpload({ form, onBusy }: LogoUploadProps) {
  const [uploaded, setUploaded] = useState<UploadedLogo>();
  const [state, setState] = useState<'idle' | 'sending' | { failure: string }>('idle');
  const address = String(form.values.logoUrl);
  const setAddress = (logoUrl: string) => form.setValue('logoUrl', logoUrl);

  async function upload(logo: File) {
    setState('sending');
    onBusy(true);
    const body = new FormData();
    body.set('logo', logo);
    try {
      const stored = await api(uploadEntryLogoCall, {}, { form: body });
      for (const side of ['focalX', 'focalY']) form.setValue(side, '50');
      setUploaded(stored);
      setAddress(stored.logoUrl);
      setState('idle');
    } catch (error) {
      setState({ failure: messageIn('de', error) });
    }
    onBusy(false);
  }

  return (
    <div className="grid gap-4">
      <Field
        label="Logo hochladen"
        help={
          <span role="status">
            {state === 'sending'
              ? 'Wird hochgeladen…'
              : `PNG, JPEG, WebP, GIF, AVIF oder SVG, höchstens ${megabytes(maxLibraryBytes.picture)}`}
          </span>
        }
        {...(typeof state === 'object' && { error: state.failure })}
      >
        {(described) => (
          <input
            {...described}
            type="file"
            accept="image/*"
            disabled={state === 'sending'}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void upload(file);
              // Allows choosing the same file again.
              currentTarget.value = '';
            }}
            className={fileInputLook}
          />
        )}
      </Field>
      {address && (
        <div className="flex flex-wrap items-end gap-3">
          <LogoPreview address={address} alt="Vorschau des Logos" />
          <Button of="Logo" onClick={() => setAddress('')}>
            Entfernen
          </Button>
        </div>
      )}
      {uploaded && uploaded.logoUrl === address && (
        <FocalPointField key={address} form={form} picture={{ ...uploaded, fileUrl: address }} lang="de" isLogo />
      )}
    </div>
  );
}
