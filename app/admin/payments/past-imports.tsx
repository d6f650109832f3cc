import { listImportsCall } from '#domain/orders/payments/payment-calls.ts';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { importText } from './payment-texts.ts';

/** The imported bank files and their results. */
export function PastImports() {
  const query = useAnswer(listImportsCall, {});
  return (
    <section aria-label="Past imports" className="min-w-0">
      <h3 className="mb-1 border-rule border-b pb-2 text-lg">Past imports</h3>
      <ListStates query={query} failure="The imports could not be loaded." empty="No bank file has been imported yet">
        {(imports) => (
          <ul className="divide-y divide-rule">
            {imports.map((each) => (
              <li key={each.id} className="py-2 wrap-anywhere">
                <p>
                  {dateTimeOrUnknown(each.importedAt)}: <bdi>{each.fileName}</bdi>{' '}
                  <span className="text-sm text-ink-muted">({each.message})</span>
                </p>
                <p className="text-sm text-ink-muted">
                  {each.importedBy}: {importText(each)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}
