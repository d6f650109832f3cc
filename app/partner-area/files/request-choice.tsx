import type { FirmFileRequest } from '#domain/partner-files/file-request-answer.ts';
import { formatLongDate } from '#platform/dates.ts';
import { Field, roomyInputLook } from '../../components/ui/field.tsx';

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

/** When a request is due or was answered, such as 'bis 15. Mai 2031'. */
export function requestedUntil({ state, dueOn, deliveredAt }: FirmFileRequest): string {
  if (deliveredAt) return `geliefert am ${formatLongDate(new Date(deliveredAt))}`;
  const day = formatLongDate(new Date(dueOn));
  return state === 'overdue' ? `überfällig, Termin war der ${day}` : `bis ${day}`;
}
