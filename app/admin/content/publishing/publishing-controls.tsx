import { useId } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { InputField } from '../../../components/ui/input-field.tsx';
import { CheckInput } from '../../../workspace/form/check-input.tsx';
import type { Publishing } from './use-publishing.ts';

interface PublishingProps {
  publishing: Publishing;
}

/** Chooses whether a draft is published now or at a given time. */
export function PublicationTimeField({ publishing: { when, setWhen, errorAt } }: PublishingProps) {
  const radioName = useId();
  return (
    <fieldset className="mb-4 grid gap-2">
      <legend className="mb-1 text-sm font-semibold">When</legend>
      {(['now', 'later'] as const).map((choice) => (
        <CheckInput
          key={choice}
          type="radio"
          name={radioName}
          checked={when === choice}
          onChange={() => setWhen(choice)}
        >
          {choice === 'now' ? 'Now' : 'Later'}
        </CheckInput>
      ))}
      {when === 'later' && (
        <InputField
          label="Date and time in Zurich"
          required
          error={errorAt('at')}
          name="at"
          type="datetime-local"
          className="max-w-64"
        />
      )}
    </fieldset>
  );
}

/** Publishes or schedules, and says how long that takes. */
export function PublishButton({ publishing: { when, isBusy } }: PublishingProps) {
  return (
    <p className="mt-5 flex flex-wrap items-center justify-end gap-3">
      {isBusy && (
        <span role="status" className="text-sm text-ink-muted">
          Files are being created. This takes up to 20 seconds.
        </span>
      )}
      <Button look="primary" type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
        {when === 'now' ? 'Publish now' : 'Schedule'}
      </Button>
    </p>
  );
}
