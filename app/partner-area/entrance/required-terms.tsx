import { AcceptTerms } from './accept-terms.tsx';
import { EntrancePage, type RequirementProps } from './entrance-page.tsx';

/** The page on which a user accepts the terms before entering the partner area. */
export function RequiredTerms({ onEntered, ...page }: RequirementProps) {
  return (
    <EntrancePage
      {...page}
      heading="Bedingungen"
      lead="Bitte lesen Sie die Bedingungen des Partnerbereichs. Sobald Sie einverstanden sind, geht es weiter. Gefragt wird erst wieder, wenn sie sich ändern."
    >
      <AcceptTerms onAccepted={onEntered} />
    </EntrancePage>
  );
}
