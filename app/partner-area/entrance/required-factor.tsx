import { FactorSetup } from '../../workspace/account/factor-setup.tsx';
import { EntrancePage, type RequirementProps } from './entrance-page.tsx';

/** The page on which a user sets up a required second factor after the grace period. */
export function RequiredFactor({ onEntered, ...page }: RequirementProps) {
  return (
    <EntrancePage
      {...page}
      heading="Zweiter Faktor"
      lead="Für Ihre Firma ist ein zweiter Faktor Pflicht. Sobald er eingerichtet ist, geht es weiter."
    >
      <div className="max-w-md">
        <FactorSetup lang="de" onDone={onEntered} />
      </div>
    </EntrancePage>
  );
}
