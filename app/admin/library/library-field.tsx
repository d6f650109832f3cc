import { useState } from 'react';
import type { LibraryType } from '#domain/library/library-type.ts';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { ForeignWarning } from '../../workspace/form/foreign-warning.tsx';
import type { ControlProps, OwnField, SharedField } from '../../workspace/form/record-form.ts';
import type { WorkspaceLanguage } from '../../workspace/workspace-texts.ts';
import { AddressControl } from './address-control.tsx';

interface LibraryFieldDescription<Name> extends SharedField<Name> {
  accepts: LibraryType;
  lang: WorkspaceLanguage;
  /** Whether the file of a foreign address could be uploaded instead; by default always. */
  couldBeUploaded?: (address: string) => boolean;
}

/** A field for an address that may be a file of the library. Call it outside components: each call makes one. */
export function libraryField<Name extends string>(description: LibraryFieldDescription<Name>): OwnField<Name> {
  const Control = (props: ControlProps) => <LibraryField {...props} {...description} />;
  return { ...description, type: 'own', Control };
}

function LibraryField(props: Pick<ControlProps, 'form'> & LibraryFieldDescription<string>) {
  const { form, name, label, required, accepts, lang, isWide, help, couldBeUploaded = () => true } = props;
  const [initial] = useState(String(form.values[name]));
  const address = String(form.values[name]).trim();
  return (
    <Field
      label={label}
      required={required}
      error={form.errors[name]}
      className={isWide ? 'sm:col-span-2' : ''}
      help={
        <>
          {typeof help === 'function' ? help(address, form.values) : help}
          {couldBeUploaded(address) && <ForeignWarning address={address} lang={lang} />}
        </>
      }
    >
      {(described) => (
        <AddressControl
          accepts={accepts}
          picture={accepts === 'picture' ? address : undefined}
          lang={lang}
          onChosen={({ fileUrl }) => form.setValue(name, fileUrl)}
        >
          <input {...described} name={name} defaultValue={initial} autoComplete="off" className={inputLook} />
        </AddressControl>
      )}
    </Field>
  );
}
