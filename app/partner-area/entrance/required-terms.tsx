import { useEffect, useRef } from 'react';
import type { Language } from '#platform/languages.ts';
import { Button } from '../../components/ui/button.tsx';
import { AcceptTerms } from './accept-terms.tsx';
import { signOut } from './sign-out.ts';

interface RequiredTermsProps {
  title: string;
  headingLang: Language | undefined;
  onEntered: () => void;
  onSignedOut: () => void;
}

/** The page on which a user accepts the terms before entering the partner area. */
export function RequiredTerms({ title, headingLang, onEntered, onSignedOut }: RequiredTermsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="container-page py-10">
      <section aria-labelledby="bedingungen-titel">
        <p lang={headingLang} className="kicker">
          {title}
        </p>
        <h1 ref={heading} tabIndex={-1} id="bedingungen-titel" className="mt-1 mb-3 text-2xl outline-none">
          Bedingungen
        </h1>
        <p className="measure mb-6 text-ink-muted">
          Bitte lesen Sie die Bedingungen des Partnerbereichs. Sobald Sie einverstanden sind, geht es weiter. Gefragt
          wird erst wieder, wenn sie sich ändern.
        </p>
        <AcceptTerms onAccepted={onEntered} />
        <Button look="quiet" onClick={() => signOut(onSignedOut)} className="mt-6 ml-2">
          Abmelden
        </Button>
      </section>
    </div>
  );
}
