import { useState } from 'react';
import type { FirmEntry } from '#domain/entry-proposals/entry-proposal-answer.ts';
import { proposeEntryCall } from '#domain/entry-proposals/entry-proposal-calls.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../../workspace/calls/api.ts';
import { ForeignWarning } from '../../workspace/form/foreign-warning.tsx';
import { FormField } from '../../workspace/form/form-field.tsx';
import { useCloseGuard } from '../../workspace/form/use-close-guard.ts';
import { useWorkspaceForm } from '../../workspace/form/use-workspace-form.ts';
import { showGermanFailure } from '../../workspace/records/toasts.ts';
import { LogoUpload } from './logo-upload.tsx';

const foreignTexts = {
  foreign: (host: string) =>
    `Die Adressen der Besucherinnen und Besucher gehen an ${host}. Die Studienleitung kann das Bild stattdessen auf dieser Website ablegen, oder Sie laden es hoch.`,
  insecure:
    'Von einer http-Adresse können die Seiten nichts laden. Geben Sie eine Adresse an, die mit https:// beginnt.',
};

/** A field of a firm's public entry. */
export interface EntryText {
  name: keyof FirmEntry['entry'];
  label: string;
  type?: 'text' | 'email' | 'url';
  /** Number of lines, if more than one. */
  rows?: number;
  help?: string;
  /** Whether it is the address of a picture that the public page loads. */
  isPicture?: boolean;
}

type ProposedEntry = FirmEntry['entry'] & Pick<NonNullable<FirmEntry['proposal']>['changes'], 'logoFocus'>;

interface EntryFormProps {
  texts: readonly EntryText[];
  values: ProposedEntry;
  /** Of the entry and the proposal. */
  version: string;
  /** Whether it replaces a pending proposal. */
  replaces: boolean;
  onChanged: () => void;
}

/** Proposes changes to the public entry. */
export function EntryForm({ texts, values, version, replaces, onChanged }: EntryFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { focalX, focalY } = values.logoFocus ?? { focalX: 50, focalY: 50 };
  const form = useWorkspaceForm({
    initial: {
      ...Object.fromEntries(texts.map(({ name }) => [name, values[name] ?? ''])),
      focalX: String(focalX),
      focalY: String(focalY),
    },
    version,
    lang: 'de',
    onFailed: showGermanFailure,
    async send(entered) {
      if (isBusy) return;
      const { focalX, focalY, ...body } = entered;
      const logoFocus = { focalX: Number(focalX), focalY: Number(focalY) };
      await api(proposeEntryCall, { body: { ...body, logoFocus } });
      showToast({ title: 'Vorschlag gesendet' });
      form.saved(entered);
      onChanged();
    },
  });
  useCloseGuard(form.isDirty, {}, 'de');
  return (
    <form {...form.attributes} className="grid gap-4">
      {texts.map(({ isPicture, help, ...text }) => (
        <FormField
          key={text.name}
          form={form}
          {...text}
          help={(address) => (
            <>
              {help}
              {isPicture && <ForeignWarning address={address} lang="de" texts={foreignTexts} />}
            </>
          )}
        />
      ))}
      <LogoUpload form={form} onBusy={setIsBusy} />
      <div>
        <Button type="submit" aria-disabled={isBusy}>
          {replaces ? 'Vorschlag ersetzen' : 'Änderung vorschlagen'}
        </Button>
      </div>
    </form>
  );
}
