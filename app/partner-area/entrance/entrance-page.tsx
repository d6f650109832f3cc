import type { ReactNode } from 'react';
import type { Language } from '#platform/languages.ts';
import { takeFocus } from '../../components/take-focus.ts';
import { Button } from '../../components/ui/button.tsx';
import { signOut } from './sign-out.ts';

export interface RequirementProps {
  /** Title of the partner area. */
  title: string;
  headingLang: Language | undefined;
  /** Called when the requirement is met; reads the session again. */
  onEntered: () => void;
  onSignedOut: () => void;
}

interface EntrancePageProps extends Omit<RequirementProps, 'onEntered'> {
  heading: string;
  lead: string;
  children: ReactNode;
}

/** A step that is required before the partner area opens; the user can sign out instead. */
export function EntrancePage({ title, headingLang, onSignedOut, heading, lead, children }: EntrancePageProps) {
  return (
    <div className="container-page py-10">
      <section aria-labelledby="eintritt-titel">
        <p lang={headingLang} className="kicker">
          {title}
        </p>
        <h1 ref={takeFocus} tabIndex={-1} id="eintritt-titel" className="mt-1 mb-3 text-2xl outline-none">
          {heading}
        </h1>
        <p className="measure mb-6 text-ink-muted">{lead}</p>
        {children}
        <Button look="quiet" onClick={() => signOut(onSignedOut)} className="mt-6 -ml-2.5">
          Abmelden
        </Button>
      </section>
    </div>
  );
}
