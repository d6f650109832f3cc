import { useEffect, useState } from 'react';
import type { PersonErasure } from '#domain/everything/personal-data/person-answer.ts';
import { lookUpPersonCall } from '#domain/everything/personal-data/person-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../../workspace/calls/api.ts';
import { FormField } from '../../workspace/form/form-field.tsx';
import { useWorkspaceForm } from '../../workspace/form/use-workspace-form.ts';
import { PersonFindings } from './person-findings.tsx';
import { personField } from './privacy-texts.ts';

interface FoundPerson {
  email: string;
  erasure: PersonErasure;
  isErased: boolean;
}

/** Looks up the data stored under an email address. */
export function PersonPart({ email: initial }: { email: string }) {
  const [found, setFound] = useState<FoundPerson | null>(null);
  const form = useWorkspaceForm({
    initial: { email: initial },
    async send({ email }) {
      setFound(null);
      setFound({ email, erasure: await api(lookUpPersonCall, { body: { email } }), isErased: false });
    },
  });
  // Focused, so that Enter starts the search after 'View person'.
  useEffect(() => {
    if (initial) form.element.current?.querySelector('input')?.focus();
  }, [initial]);
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-muted text-sm">
        Shows what is stored under an e-mail address in all tables. Save it as ZIP for an answer, or erase what no law
        requires to be kept. Each search is recorded in the audit log, without the address.
      </p>
      <form {...form.attributes} className="flex max-w-xl flex-wrap items-start gap-3">
        <FormField form={form} {...personField} />
        <Button look="primary" type="submit" className="mt-6" aria-disabled={form.isSending}>
          Search
        </Button>
      </form>
      <div aria-live="polite" className="mt-6">
        {found && <PersonFindings {...found} onErased={(erasure) => setFound({ ...found, erasure, isErased: true })} />}
      </div>
    </>
  );
}
