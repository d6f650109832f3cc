import { useId } from 'react';
import { controlLook, Field } from '../../../components/ui/field.tsx';

export type PublicationChoice = 'now' | 'later';

interface PublicationTimeProps {
  when: PublicationChoice;
  onChoose: (when: PublicationChoice) => void;
  error: string | undefined;
}

/** When something is published: now, or at a time, which is the field 'at' of the form. */
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
          {choice === 'now' ? 'Now' : 'On a day at an hour'}
        </label>
      ))}
      {when === 'later' && (
        <Field label="Day and time, on Zurich’s clock" required error={error}>
          {(described) => (
            <input {...described} name="at" type="datetime-local" className={`${controlLook} max-w-full`} />
          )}
        </Field>
      )}
    </fieldset>
  );
}
