import type { ReactNode } from 'react';
import type { ProcessingRegister } from '#domain/everything/privacy/register-answer.ts';
import { readRegisterCall } from '#domain/everything/privacy/register-call.ts';
import { Button } from '../../components/ui/button.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { SaveFileButton } from '../../workspace/list/save-file-button.tsx';

export function RegisterPart() {
  const register = useAnswer(readRegisterCall, {}, { staleTime: 0 });
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-muted text-sm">
        Register of processing activities (Art. 12 FADP), in German. It is made from the same entries about each table
        as the lists of the privacy note, and is always up to date with them.
      </p>
      <ListStates query={register} failure="The register could not be loaded.">
        {(all) => (
          <>
            <div className="no-print mb-6 flex flex-wrap gap-2">
              <SaveFileButton
                name="bearbeitungsverzeichnis"
                extension="xlsx"
                makeFile={async () => (await import('./register-file.ts')).registerFile(all)}
                failure="The register could not be saved."
              >
                Save as Excel
              </SaveFileButton>
              <Button onClick={() => print()}>Print</Button>
            </div>
            <dl lang="de" className="mb-6 grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-[12rem_1fr]">
              <Row name="Verantwortlich">{all.controller}</Row>
              <Row name="Massnahmen für die Datensicherheit">
                <Lines lines={all.measures} />
              </Row>
              <Row name="Bekanntgabe ins Ausland">{all.abroad}</Row>
              <Row name="Gilt für alle">
                <Lines lines={all.terms} />
              </Row>
            </dl>
            {all.activities.map((activity) => (
              <Activity key={activity.title} activity={activity} />
            ))}
          </>
        )}
      </ListStates>
    </>
  );
}

function Activity({ activity }: { activity: ProcessingRegister['activities'][number] }) {
  const { title, purpose, people, data, sources, recipients, terms, basis, tables } = activity;
  return (
    <section lang="de" className="break-inside-avoid border-rule border-t py-5">
      <h4 className="mb-2 font-semibold text-lg">{title}</h4>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-[12rem_1fr]">
        <Row name="Zweck">{purpose}</Row>
        <Row name="Betroffene Personen">{people.join(', ')}</Row>
        <Row name="Personendaten">
          <Lines lines={data} />
        </Row>
        <Row name="Herkunft">{sources.join(', ')}</Row>
        <Row name="Empfänger">
          <Lines lines={recipients} />
        </Row>
        <Row name="Aufbewahrung">
          <Lines lines={terms} />
        </Row>
        <Row name="Grundlage">{basis.join(', ')}</Row>
        <Row name="Tabellen">
          <span className="wrap-anywhere">{tables.join(', ')}</span>
        </Row>
      </dl>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="mb-1 max-w-prose hyphens-auto md:mb-0">{children}</dd>
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 1) return lines[0];
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
