import type { FirmFileRequest } from '#domain/partner-files/file-request-answer.ts';
import { Field, roomyInputLook } from '../../components/ui/field.tsx';
import { requestedUntil } from './requested-until.ts';

interface RequestChoiceProps {
  requests: FirmFileRequest[];
  /** '' for none. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Chooses the request that the next files answer. */
export function RequestChoice({ requests, chosen, onChoose }: RequestChoiceProps) {
  const message = requests.find(({ id }) => id === chosen)?.message;
  return (
    <Field
      label="Antwort auf eine Anfrage (freiwillig)"
      look="roomy"
      className="sm:col-span-2"
      {...(message && { help: <span className="whitespace-pre-line wrap-anywhere">{message}</span> })}
    >
      {(described) => (
        <select
          {...described}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          className={roomyInputLook}
        >
          <option value="">Keine Anfrage</option>
          {requests.map((request) => (
            <option key={request.id} value={request.id}>
              {request.title}, {requestedUntil(request)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
