import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { earliestYear, latestYear } from '#content/years.ts';
import { studyCalls } from '#domain/studies/study-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { controlLook, Field } from '../../components/ui/field.tsx';
import { showAddressAfterDialog } from '../../workspace/address/use-address.ts';
import { refetchList, useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';

/** The way to a new edition: its study is added where there is none, and its editor opened. */
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
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const years = studies.data?.map(({ year }) => year) ?? [];

  const begin = async () => {
    const year = Number(input.current?.value);
    const last = latestYear();
    if (!Number.isInteger(year) || year < earliestYear || year > last) {
      return setProblem(`Give a year from ${earliestYear} to ${last}.`);
    }
    setBusy(true);
    try {
      if (!years.includes(year)) {
        await api(studyCalls.create, { body: { title: `Versicherungsmonitor ${year}`, year, language: 'de' } });
        void refetchList(queryClient, studyCalls.list);
      }
      showAddressAfterDialog(new URLSearchParams({ tab: 'studies', edition: String(year) }));
      onClose();
    } catch {
      setProblem('The study could not be added. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      width="narrow"
      title="New edition"
      closeLabel="Close"
      onRequestClose={onClose}
      footer={
        <Button look="primary" type="submit" form="new-edition" aria-disabled={busy || !studies.data}>
          Open its editor
        </Button>
      }
    >
      <form
        id="new-edition"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && studies.data) void begin();
        }}
      >
        <Field label="Year" error={problem} help="A study of this year is added when there is none yet.">
          {(described) => (
            <input
              {...described}
              ref={input}
              data-autofocus
              inputMode="numeric"
              autoComplete="off"
              defaultValue={String(Math.max(earliestYear, ...years) + 1)}
              className={`${controlLook} w-28 tabular-nums`}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
