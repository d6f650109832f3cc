import { useQueryClient } from '@tanstack/react-query';
import { readEntryCall } from '#domain/entry-proposals/entry-proposal-calls.ts';
import { answerKey, useAnswer } from '../../workspace/calls/answers.ts';

import { ListStates } from '../../workspace/list/list-states.tsx';
import { LogoPreview } from '../../workspace/pictures/logo-preview.tsx';
import { EntryForm, type EntryText } from './entry-form.tsx';
import { ProposalState } from './proposal-state.tsx';

/** The fields of the entry, in the order of the public page. */
const texts: readonly EntryText[] = [
  { name: 'description', label: 'Beschreibung', rows: 6 },
  { name: 'websiteUrl', label: 'Website', type: 'url' },
  { name: 'contactEmail', label: 'Kontakt-E-Mail', type: 'email' },
  {
    name: 'logoUrl',
    label: 'Logo',
    type: 'text',
    help: 'Adresse eines Bildes im Internet (https://…), oder laden Sie eines hoch:',
    isPicture: true,
  },
];

/** The firm's public entry. Leads can propose changes, members only read it. */
export function PublicEntry({ isLead }: { isLead: boolean }) {
  const query = useAnswer(readEntryCall, {});
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: answerKey(readEntryCall, {}) });
  return (
    <ListStates query={query} failure="Der öffentliche Eintrag konnte nicht geladen werden." lang="de">
      {({ entry, proposal }) => (
        <>
          {proposal && <ProposalState proposal={proposal} texts={texts} mayWithdraw={isLead} onChanged={refresh} />}
          {isLead ? (
            <EntryForm
              version={JSON.stringify([entry, proposal?.changes])}
              texts={texts}
              values={proposal?.state === 'waiting' ? { ...entry, ...proposal.changes } : entry}
              replaces={proposal?.state === 'waiting'}
              onChanged={refresh}
            />
          ) : (
            <dl>
              {texts.map(({ name, label, isPicture }) => (
                <div key={name} className="mb-3">
                  <dt className="text-sm font-semibold">{label}</dt>
                  <dd className="whitespace-pre-line wrap-anywhere">
                    {isPicture && <LogoPreview address={entry[name]} />}
                    {entry[name] ?? 'keine Angabe'}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </>
      )}
    </ListStates>
  );
}
