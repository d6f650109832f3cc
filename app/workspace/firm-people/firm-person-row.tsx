import { type FirmRole, firmRoles } from '#domain/core/accounts/roles.ts';
import type { FirmPersonAnswer } from '#domain/firm-people/firm-person-answer.ts';
import { Button } from '../../components/ui/button.tsx';
import { controlLook } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { dateOrUnknown, dateTimeOrUnknown } from '../list/date-or-unknown.ts';
import { optionsOf } from '../list/options.ts';
import type { firmPeopleTexts } from './firm-people-texts.ts';

interface FirmPersonRowProps {
  person: FirmPersonAnswer;
  texts: (typeof firmPeopleTexts)['en'];
  /** Whether the address may be invited. */
  isAllowed: boolean;
  onRemove: (() => void) | undefined;
  /** Restores an access that was switched off. */
  onRestore: (() => void) | undefined;
  onRole: ((firmRole: FirmRole) => void) | undefined;
}

export function FirmPersonRow({ person, texts, isAllowed, onRemove, onRestore, onRole }: FirmPersonRowProps) {
  const { name, email, phone, firmRole, lastSignInAt, hasSecondFactor, unusedAskedAt, switchedOffAt } = person;
  const { termsAcceptedAt, mustAcceptTerms } = person;
  const seen = lastSignInAt ? `${texts.lastSignIn} ${dateTimeOrUnknown(lastSignInAt)}` : texts.neverSignedIn;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0 wrap-anywhere">
        {name} <span className="text-ink-muted">{email}</span>
        <span className="block text-sm text-ink-muted">
          {[
            onRole ? null : texts.roles[firmRole],
            phone,
            seen,
            hasSecondFactor ? texts.hasFactor : texts.hasNoFactor,
            termsAcceptedAt && texts.termsAccepted(dateOrUnknown(termsAcceptedAt)),
            mustAcceptTerms && texts.termsOpen,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
        {unusedAskedAt && <span className="block text-sm">{texts.askedUnused(dateOrUnknown(unusedAskedAt))}</span>}
        {switchedOffAt && <span className="block text-sm">{texts.switchedOff(dateOrUnknown(switchedOffAt))}</span>}
        {!isAllowed && <span className="block text-sm text-danger">{texts.isOutside}</span>}
      </span>
      <span className="flex flex-wrap gap-2">
        {onRole && !switchedOffAt && (
          <Select
            aria-label={`${texts.roleOf} ${name}`}
            value={firmRole}
            options={optionsOf(firmRoles, texts.roles)}
            onChange={onRole}
            className={controlLook}
          />
        )}
        {switchedOffAt && onRestore && (
          <Button of={name} onClick={onRestore}>
            {texts.switchOn}
          </Button>
        )}
        {!switchedOffAt && onRemove && (
          <Button look="quiet" of={name} onClick={onRemove} className="max-sm:first:-ml-2.5">
            {texts.remove}
          </Button>
        )}
      </span>
    </li>
  );
}
