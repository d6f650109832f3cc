import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field, inputLook } from '../../components/ui/field.tsx';
import type { Language } from '../admin-texts.ts';
import type { LibraryField as Description, FormValues } from '../form/record-form.ts';
import { AddressControl } from './address-control.tsx';
import { ForeignWarning } from './foreign-warning.tsx';

interface LibraryFieldProps {
  field: Description<string>;
  form: UseFormReturn<FormValues>;
  lang: Language;
  help: ReactNode;
}

/** The address of a record that may be a file of the library. */
export function LibraryField({ field, form, lang, help }: LibraryFieldProps) {
  const { name, label, required, holds, wide, couldBeUploaded = () => true } = field;
  const address = String(form.watch(name)).trim();
  return (
    <Field
      label={label}
      required={required}
      error={form.formState.errors[name]?.message}
      className={wide ? 'sm:col-span-2' : ''}
      help={
        <>
          {help}
          {couldBeUploaded(address) && <ForeignWarning address={address} lang={lang} />}
        </>
      }
    >
      {(described) => (
        <AddressControl
          holds={holds}
          picture={holds === 'picture' ? address : undefined}
          lang={lang}
          onChosen={({ fileUrl }) =>
            form.setValue(name, fileUrl, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }
        >
          <input {...described} {...form.register(name)} autoComplete="off" className={inputLook} />
        </AddressControl>
      )}
    </Field>
  );
}
