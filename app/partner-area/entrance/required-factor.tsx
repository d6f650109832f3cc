import type { Language } from '#platform/languages.ts';
import { Button } from '../../components/ui/button.tsx';
import { FactorSetup } from '../../workspace/account/factor-setup.tsx';
import { signOut } from './sign-out.ts';

interface RequiredFactorProps {
  title: string;
  headingLang: Language | undefined;
  onEntered: () => void;
  onSignedOut: () => void;
}

/** The page on which a user sets up a required second factor after the grace period. */
export function RequiredFactor({ title, headingLang, onEntered, onSignedOut }: RequiredFactorProps) {
  return (
    <div className="container-page py-10">
      <section aria-labelledby="faktor-titel" className="max-w-md">
        <p lang={headingLang} className="kicker">
          {title}
        </p>
        <h1 id="faktor-titel" className="mt-1 mb-3 text-2xl">
          Zweiter Faktor
        </h1>
        <p className="mb-6">
          Für Ihre Firma ist ein zweiter Faktor Pflicht. Sobald er eingerichtet ist, geht es weiter.
        </p>
        <FactorSetup lang="de" onDone={onEntered} />
        <Button look="quiet" onClick={() => signOut(onSignedOut)} className="mt-6 -ml-2.5">
          Abmelden
        </Button>
      </section>
    </div>
  );
}
