import type { PersonErasure } from '#domain/everything/personal-data/person-answer.ts';
import { erasePersonCall, exportPersonCall } from '#domain/everything/personal-data/person-calls.ts';
import { formatNumber } from '#platform/numbers.ts';
import { Button } from '../../components/ui/button.tsx';
import { api, apiFile } from '../../workspace/calls/api.ts';
import { useConfirmation } from '../../workspace/form/use-confirmation.ts';
import { DividedList } from '../../workspace/list/divided-list.tsx';
import { SaveFileButton } from '../../workspace/list/save-file-button.tsx';
import { useRun } from '../../workspace/records/use-run.ts';
import { PersonMentions } from './person-mentions.tsx';

interface PersonFindingsProps {
  email: string;
  erasure: PersonErasure;
  /** Whether this is the result of an erasure and not a preview. */
  isErased: boolean;
  onErased: (erasure: PersonErasure) => void;
}

const failure = 'The server could not be reached.';

/** The data stored about a person, with what an erasure removes and keeps. */
export function PersonFindings({ email, erasure, isErased, onErased }: PersonFindingsProps) {
  const { erased, kept, mentions } = erasure;
  /** Whether the export has content: after an erasure only what was kept. */
  const hasData = kept.length + mentions.length + (isErased ? 0 : erased.length) > 0;
  const { isBusy, run } = useRun();
  const ask = useConfirmation();
  const erase = () =>
    run('Data erased', 'The data could not be erased', async () =>
      onErased(await api(erasePersonCall, { body: { email } })),
    );
  const askToErase = () =>
    ask({
      title: 'Erase data?',
      text: `All data of ${email} is erased, except what is listed under “This is kept”. This can’t be undone.`,
      confirm: 'Erase for good',
      perform: erase,
    });

  if (erased.length + kept.length + mentions.length === 0) return <p>Nothing is stored under {email}.</p>;
  return (
    <section aria-labelledby="person-findings">
      <h4 id="person-findings" className="mb-3 font-semibold text-lg wrap-anywhere">
        {isErased ? `Data of ${email} erased` : `Stored about ${email}`}
      </h4>
      <div className="flex flex-wrap gap-2">
        {hasData && (
          <SaveFileButton
            name="personendaten"
            extension="zip"
            makeFile={() => apiFile(exportPersonCall, { body: { email } })}
            failure={failure}
          >
            {isErased ? 'What remains, as ZIP' : 'Everything as ZIP'}
          </SaveFileButton>
        )}
        {!isErased && erased.length > 0 && (
          <Button look="danger" onClick={askToErase} aria-disabled={isBusy}>
            Erase data
          </Button>
        )}
      </div>
      <div className="mt-6 grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <div>
          <h5 className="mb-1 font-semibold">{isErased ? 'Erased' : 'This is erased'}</h5>
          <DividedList entries={erased} empty="Nothing." hasBorder>
            {({ what, count }) => (
              <li key={what} className="flex justify-between gap-4 py-1.5">
                <span>{what}</span>
                <span className="tabular-nums">{formatNumber(count)}</span>
              </li>
            )}
          </DividedList>
        </div>
        <div>
          <h5 className="mb-1 font-semibold">{isErased ? 'Kept' : 'This is kept'}</h5>
          <DividedList entries={kept} empty="Nothing." hasBorder>
            {(line) => (
              <li key={line} className="py-1.5 wrap-anywhere">
                {line}
              </li>
            )}
          </DividedList>
          <p className="mt-2 text-ink-muted text-sm">
            Backups contain the data until they are deleted. After a restore the erasure has to be repeated.
          </p>
        </div>
        {mentions.length > 0 && <PersonMentions mentions={mentions} />}
      </div>
    </section>
  );
}
