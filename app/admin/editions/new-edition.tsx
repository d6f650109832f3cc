import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { earliestYear, latestYear } from '#content/years.ts';
import type { AnswerOf } from '#domain/core/api-call.ts';
import { listDocumentsCall } from '#domain/editions/documents/content-calls.ts';
import { yearOfDocument } from '#domain/editions/documents/document-shapes.ts';
import { studyCalls } from '#domain/studies/study-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { controlLook } from '../../components/ui/field.tsx';
import { createIdempotencyKeys } from '../../forms/idempotency-key.ts';
import { showAddressAfterDialog } from '../../workspace/address/use-address.ts';
import { refetchList, useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { FormField } from '../../workspace/form/form-field.tsx';
import { useWorkspaceForm } from '../../workspace/form/use-workspace-form.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';

/** A button that opens the editor of next year's edition, and adds its study if there is none. */
export function NewEdition() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setIsOpen(true)}>
        New edition
      </Button>
      {isOpen && <NewEditionDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The year after the latest edition with content; a study of that year may be there already. */
function nextYear(documents: AnswerOf<typeof listDocumentsCall>, studyYears: readonly number[]): number {
  const written = documents.flatMap(({ document }) => yearOfDocument(document) ?? []);
  return Math.max(earliestYear, ...(written.length > 0 ? written : studyYears)) + 1;
}

function NewEditionDialog({ onClose }: { onClose: () => void }) {
  const studies = useAnswer(studyCalls.list, {});
  const documents = useAnswer(listDocumentsCall, {});
  const isReady = studies.data !== undefined && documents.data !== undefined;
  return (
    <Dialog
      width="narrow"
      title="New edition"
      onRequestClose={onClose}
      footer={
        <Button look="primary" type="submit" form="new-edition" aria-disabled={!isReady}>
          Open editor
        </Button>
      }
    >
      <ListStates query={documents} failure="The documents could not be loaded.">
        {(known) => (
          <ListStates query={studies} failure="The studies could not be loaded.">
            {(listed) => <YearForm documents={known} studyYears={listed.map(({ year }) => year)} onClose={onClose} />}
          </ListStates>
        )}
      </ListStates>
    </Dialog>
  );
}

interface YearFormProps {
  documents: AnswerOf<typeof listDocumentsCall>;
  studyYears: readonly number[];
  onClose: () => void;
}

function YearForm({ documents, studyYears, onClose }: YearFormProps) {
  const queryClient = useQueryClient();
  // A study whose answer was lost is not added again by the next attempt.
  const keyOf = useRef(createIdempotencyKeys()).current;
  const isYear = (year: number) => Number.isInteger(year) && year >= earliestYear && year <= latestYear();
  const form = useWorkspaceForm({
    initial: { year: String(nextYear(documents, studyYears)) },
    failed: 'The study could not be added. Please try again.',
    check: ({ year }) =>
      isYear(Number(year))
        ? []
        : [{ path: ['year'], message: `Enter a year from ${earliestYear} to ${latestYear()}.` }],
    async send(entered) {
      const year = Number(entered.year);
      if (!studyYears.includes(year)) {
        const body = { title: `Versicherungsmonitor ${year}`, year, language: 'de' } as const;
        await api(studyCalls.create, { body }, { headers: { 'Idempotency-Key': keyOf(body) } });
        void refetchList(queryClient, studyCalls.list);
      }
      showAddressAfterDialog(new URLSearchParams({ tab: 'studies', edition: String(year) }));
      onClose();
    },
  });

  return (
    <form id="new-edition" {...form.attributes}>
      <FormField
        form={form}
        isFirst
        name="year"
        label="Year"
        help="Its content starts as a copy of the previous edition, without figures. If there is no study of this year yet, it is added."
        attributes={{ inputMode: 'numeric', className: `${controlLook} w-28 tabular-nums` }}
      />
    </form>
  );
}
