import { useState } from 'react';
import { partnerCalls } from '#domain/partners/partner-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { inputLook } from '../../components/ui/field.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { matches } from '../../workspace/cards/text-search.ts';
import { CheckInput } from '../../workspace/form/check-input.tsx';
import { counted } from '../../workspace/list/counted.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';

interface Shared {
  isForAllFirms: boolean;
  firmIds: string[];
}

/** Number of firms up to which there is no search. */
const fewFirms = 8;

/** More would slow down typing in the dialog. */
const maxOffered = 60;

const nameList = new Intl.ListFormat('en');

/** Chooses all firms, or some by name. */
export function FirmChoice({ details, onChange }: { details: Shared; onChange: (shared: Shared) => void }) {
  const { isForAllFirms, firmIds } = details;
  const query = useAnswer(partnerCalls.list, {});
  const [search, setSearch] = useState('');
  const choose = (id: string, isChosen: boolean) =>
    onChange({ isForAllFirms: false, firmIds: isChosen ? [...firmIds, id] : firmIds.filter((other) => other !== id) });
  return (
    <>
      <CheckInput
        checked={isForAllFirms}
        onChange={({ target }) => onChange({ isForAllFirms: target.checked, firmIds: [] })}
      >
        All firms, including future ones
      </CheckInput>
      {!isForAllFirms && (
        <ListStates query={query} failure="The partners could not be loaded.">
          {(partners) => {
            const matching = partners.filter(({ name }) => matches(search, name));
            const offered = new Set(matching.slice(0, maxOffered));
            const isChosen = ({ id }: { id: string }) => firmIds.includes(id);
            return (
              <div className="rounded border border-rule p-2">
                {partners.length > fewFirms && (
                  <input
                    type="search"
                    aria-label="Search firms"
                    placeholder="Search firms"
                    value={search}
                    onChange={({ target }) => setSearch(target.value)}
                    // Enter would submit the form.
                    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                    className={`${inputLook} mb-2`}
                  />
                )}
                <ul className="grid max-h-48 gap-x-4 overflow-y-auto sm:grid-cols-2">
                  {partners
                    .filter((firm) => isChosen(firm) || offered.has(firm))
                    .map(({ id, name }) => (
                      <li key={id} className="min-w-0">
                        <CheckInput
                          checked={firmIds.includes(id)}
                          onChange={({ target }) => choose(id, target.checked)}
                          className="wrap-anywhere"
                        >
                          {name}
                        </CheckInput>
                      </li>
                    ))}
                </ul>
                <p role="status" className="text-sm text-ink-muted not-empty:p-2">
                  {partners.length === 0 && 'No partners yet'}
                  {partners.length > 0 && matching.length === 0 && 'No firms match'}
                  {matching.length > maxOffered &&
                    `${counted(matching.length - maxOffered, 'more firm')}: search by name`}
                </p>
                {partners.length > fewFirms && firmIds.length > 0 && (
                  <p className="px-2 text-sm wrap-anywhere">
                    Chosen: {nameList.format(partners.filter(isChosen).map(({ name }) => name))}
                  </p>
                )}
                {firmIds.length > 0 && (
                  <Button look="quiet" onClick={() => onChange({ isForAllFirms: false, firmIds: [] })}>
                    Deselect all
                  </Button>
                )}
              </div>
            );
          }}
        </ListStates>
      )}
    </>
  );
}
