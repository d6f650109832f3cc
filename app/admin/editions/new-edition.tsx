import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { earliestYear, latestYear } from '#content/years.ts';
import { studyCalls } from '#domain/studies/study-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { controlLook } from '../../components/ui/field.tsx';
import { showAddressAfterDialog } from '../../workspace/address/use-address.ts';
import { refetchList, useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { FormField } from '../../workspace/form/form-field.tsx';
import { useWorkspaceForm } from '../../workspace/form/use-workspace-form.ts';

/** Opens the editor of a new edition, and adds its study if there is none. */
export function NewEdition() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New edition</Button>
      {isOpen && <NewEditionDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function NewEditionDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const studies = useAnswer(studyCalls.list, {});
  const years = studies.data?.map(({ year }) => year) ?? [];
  const isYear = (year: number) => Number.isInteger(year) && year >= earliestYear && year <= latestYear();
  const form = useWorkspaceForm({
    initial: { year: String(Math.max(earliestYear, ...years) + 1) },
    lang: 'en',
    failed: 'The study could not be added. Please try again.',
    check: ({ year }) =>
      isYear(Number(year))
        ? []
        : [{ path: ['year'], message: `Enter a year from ${earliestYear} to ${latestYear()}.` }],
    async send(entered) {
      if (!studies.data) return;
      const year = Number(entered.year);
      if (!years.includes(year)) {
        await api(studyCalls.create, { body: { title: `Versicherungsmonitor ${year}`, year, language: 'de' } });
        void refetchList(queryClient, studyCalls.list);
      }
      showAddressAfterDialog(new URLSearchParams({ tab: 'studies', edition: String(year) }));
      onClose();
    },
  });

  return (
    <Dialog
      open
      width="narrow"
      title="New edition"
      closeLabel="Close"
      onRequestClose={onClose}
      footer={
        <Button look="primary" type="submit" form="new-edition" aria-disabled={form.sending || !studies.data}>
          Open its editor
        </Button>
      }
    >
      <form id="new-edition" {...form.attributes}>
        <FormField
          form={form}
          first
          field={{
            name: 'year',
            label: 'Year',
            help: 'Adds a study of this year if there is none yet.',
            attributes: { inputMode: 'numeric', className: `${controlLook} w-28 tabular-nums` },
          }}
        />
      </form>
    </Dialog>
  );
}
