import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { safeHref } from '../../components/safe-href.ts';
import { Field, inputLook } from '../../components/ui/field.tsx';
import type { Language } from '../admin-texts.ts';
import type { LibraryField as Description, FormValues } from '../form/record-form.ts';
import { ChooseFromLibrary } from './choose-from-library.tsx';
import { ForeignWarning } from './foreign-warning.tsx';

interface LibraryFieldProps {
  field: Description<string>;
  form: UseFormReturn<FormValues>;
  lang: Language;
  help: ReactNode;
}

/** An address that may be a file of the library: chosen or uploaded there, or typed. */
export function LibraryField({ field, form, lang, help }: LibraryFieldProps) {
  const { name, label, required, holds, wide, asksByItself = () => holds === 'picture' } = field;
  const address = String(form.watch(name)).trim();
  // Others would be asked at every letter that is typed.
  const picture = holds === 'picture' && address.startsWith('/') && safeHref(address);
  return (
    <Field
      label={label}
      required={required}
      error={form.formState.errors[name]?.message}
      className={wide ? 'sm:col-span-2' : ''}
      help={
        <>
          {help}
          {asksByItself(address) && <ForeignWarning address={address} lang={lang} />}
        </>
      }
    >
      {(described) => (
        <>
          <input {...described} {...form.register(name)} autoComplete="off" className={inputLook} />
          <span className="mt-2 flex flex-wrap items-center gap-3">
            {picture && (
              <img src={picture} alt="" className="h-14 w-24 rounded-sm border border-rule bg-white object-contain" />
            )}
            <ChooseFromLibrary
              type={holds}
              lang={lang}
              onChosen={(fileUrl) =>
                form.setValue(name, fileUrl, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
              }
            />
          </span>
        </>
      )}
    </Field>
  );
}
