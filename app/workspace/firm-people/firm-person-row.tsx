import { type FirmRole, firmRoles } from '#domain/core/accounts/roles.ts';
import type { FirmPersonAnswer } from '#domain/firm-people/firm-person-answer.ts';
import { Button } from '../../components/ui/button.tsx';
import { controlLook } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { dateOrUnknown, dateTimeOrUnknown } from '../list/date-or-unknown.ts';
import { optionsOf } from '../list/options.ts';
import { useSettledChoice } from '../list/use-settled-choice.ts';
import type { ReportCall } from '../records/use-reported-calls.ts';
import type { FirmPeopleTexts } from './firm-people-texts.ts';

export interface PersonActions {
  remove: (id: string) => Promise<unknown>;
  /** Restores an access that was removed or switched off. */
  restore: (id: string) => Promise<unknown>;
  /** Set for the office only. */
  setRole?: (id: string, firmRole: FirmRole) => Promise<unknown>;
}

interface FirmPersonRowProps {
  person: FirmPersonAnswer;
  texts: FirmPeopleTexts;
  /** Whether the address may be invited. */
  isAllowed: boolean;
  /** Whether the person is the user. */
  isSelf: boolean;
  actions: PersonActions | undefined;
  perform: ReportCall;
}

export function FirmPersonRow({ person, texts, isAllowed, isSelf, actions, perform }: FirmPersonRowProps) {
  const { name, email, phone, firmRole, lastSignInAt, hasSecondFactor, unusedAskedAt, switchedOffAt } = person;
  const { termsAcceptedAt, mustAcceptTerms } = person;
  const seen = lastSignInAt ? `${texts.lastSignIn} ${dateTimeOrUnknown(lastSignInAt)}` : texts.neverSignedIn;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0 wrap-anywhere">
        {name} <span className="text-ink-muted">{email}</span>
        <span className="block text-sm text-ink-muted">
          {[
            actions?.setRole ? null : texts.roles[firmRole],
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
        {actions && <PersonButtons {...{ person, texts, isSelf, actions, perform }} />}
      </span>
    </li>
  );
}

interface PersonButtonsProps extends Omit<FirmPersonRowProps, 'isAllowed'> {
  actions: PersonActions;
}

function PersonButtons({ person, texts, isSelf, actions, perform }: PersonButtonsProps) {
  const { id, name, firmRole, switchedOffAt } = person;
  const { remove, restore, setRole } = actions;
  const settled = useSettledChoice(person, firmRole, (_, chosen) => {
    if (setRole) return perform(texts.roleChanged, () => setRole(id, chosen));
  });
  const onRestore = () => void perform(texts.restored, () => restore(id));
  if (switchedOffAt)
    return (
      <Button of={name} onClick={onRestore}>
        {texts.switchOn}
      </Button>
    );
  return (
    <>
      {setRole && (
        <Select
          aria-label={`${texts.roleOf} ${name}`}
          options={optionsOf(firmRoles, texts.roles)}
          {...settled}
          className={controlLook}
        />
      )}
      {!isSelf && (
        <Button
          look="quiet"
          of={name}
          onClick={() => void perform(texts.removed, () => remove(id), onRestore)}
          className="max-sm:first:-ml-2.5"
        >
          {texts.remove}
        </Button>
      )}
    </>
  );
}
