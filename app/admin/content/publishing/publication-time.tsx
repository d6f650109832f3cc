import { useId } from 'react';
import { controlLook, Field } from '../../../components/ui/field.tsx';
import { dateTimeOrUnknown } from '../../../workspace/list/date-or-unknown.ts';
import { successToast } from '../../../workspace/records/toasts.ts';

export type PublicationChoice = 'now' | 'later';

export const publishedToast = (when: PublicationChoice, dueAt: string) =>
  successToast(when === 'now' ? 'Published: everybody sees it now' : `Goes live ${dateTimeOrUnknown(dueAt)}`);

interface PublicationTimeProps {
  when: PublicationChoice;
  onChoose: (when: PublicationChoice) => void;
  error: string | undefined;
}

/** Chooses the time of a publication: now, or later at the time in the form's field 'at'. */
export function PublicationTime({ when, onChoose, error }: PublicationTimeProps) {
  const name = useId();
  return (
    <fieldset className="mb-4 grid gap-2">
      <legend className="mb-1 text-sm font-semibold">When</legend>
      {(['now', 'later'] as const).map((choice) => (
        <label key={choice} className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
          <input
            type="radio"
            name={name}
            checked={when === choice}
            onChange={() => onChoose(choice)}
            className="size-5 accent-accent"
          />
          {choice === 'now' ? 'Now' : 'Later'}
        </label>
      ))}
      {when === 'later' && (
        <Field label="Date and time in Zurich" required error={error}>
          {(described) => (
            <input {...described} name="at" type="datetime-local" className={`${controlLook} max-w-full`} />
          )}
        </Field>
      )}
    </fieldset>
  );
}
