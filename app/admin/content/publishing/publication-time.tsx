import { useId } from 'react';
import { InputField } from '../../../components/ui/input-field.tsx';
import { CheckInput } from '../../../workspace/form/check-input.tsx';
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
        <CheckInput key={choice} type="radio" name={name} checked={when === choice} onChange={() => onChoose(choice)}>
          {choice === 'now' ? 'Now' : 'Later'}
        </CheckInput>
      ))}
      {when === 'later' && (
        <InputField
          label="Date and time in Zurich"
          required
          error={error}
          name="at"
          type="datetime-local"
          className="max-w-64"
        />
      )}
    </fieldset>
  );
}
