import type { UseQueryResult } from '@tanstack/react-query';
import { type FirmRole, firmRoles, type userKinds } from '#domain/core/accounts/roles.ts';
import type { AccessRules } from '#domain/firm-people/access-rules/access-rules-answer.ts';
import type { AccessRulesChange } from '#domain/firm-people/access-rules/access-rules-input.ts';
import type { FirmInvitation, FirmPersonAnswer } from '#domain/firm-people/firm-person-answer.ts';
import type { PeopleReview } from '#domain/firm-people/people-review/people-review-answer.ts';
import { isAllowedAddress } from '#domain/partners/mail-domain.ts';
import { InviteForm } from '../invitations/invite-form.tsx';
import { type InvitationActions, OpenInvitations } from '../invitations/open-invitations.tsx';
import { DividedList } from '../list/divided-list.tsx';
import { ListStates } from '../list/list-states.tsx';
import { optionsOf } from '../list/options.ts';
import { useReportedCalls } from '../records/use-reported-calls.ts';
import { AccessRulesDetails } from './access-rules-details.tsx';
import { AccessRulesForm } from './access-rules-form.tsx';
import { firmPeopleTexts } from './firm-people-texts.ts';
import { FirmPersonRow, type PersonActions } from './firm-person-row.tsx';
import { reviewText } from './review-text.ts';

/** A firm's people with access to the partner area, and what concerns their access. */
interface FirmAccess {
  people: UseQueryResult<FirmPersonAnswer[]>;
  invitations: UseQueryResult<FirmInvitation[]>;
  review: UseQueryResult<PeopleReview>;
  rules: UseQueryResult<AccessRules>;
}

export interface FirmAccessActions extends PersonActions, InvitationActions {
  invite: (invited: { email: string; firmRole: FirmRole }) => Promise<unknown>;
  changeRules: (changed: AccessRulesChange) => Promise<unknown>;
}

interface FirmPeopleProps {
  /** The side that looks at the firm. */
  side: (typeof userKinds)[number];
  access: FirmAccess;
  /** Omitted if the user may only read. */
  actions: FirmAccessActions | undefined;
  /** The user, who can't remove themselves. */
  ownId?: string;
}

// The office usually invites the lead of a firm, who then invites the others.
const sides = {
  office: { lang: 'en', Heading: 'h3', firstRole: 'lead' },
  partner: { lang: 'de', Heading: 'h4', firstRole: 'member' },
} as const;

/** A firm's people with access to the partner area, its invitations, yearly confirmation and access rules. */
export function FirmPeople({ side, access, actions, ownId }: FirmPeopleProps) {
  const { people, invitations, review, rules } = access;
  const { lang, Heading, firstRole } = sides[side];
  const texts = firmPeopleTexts[lang];
  const { perform, refresh } = useReportedCalls(lang, [people, invitations]);
  return (
    <div lang={lang}>
      {actions && (
        <InviteForm
          lang={lang}
          send={({ email, role }) => actions.invite({ email, firmRole: role })}
          role={{ name: 'firmRole', options: optionsOf(firmRoles, texts.roles), first: firstRole }}
          onInvited={refresh}
        />
      )}
      <Heading className="mt-6 mb-2 text-lg first:mt-0">{texts.people}</Heading>
      <ListStates query={people} failure={texts.peopleFailed} lang={lang}>
        {(all) => (
          <DividedList entries={all} empty={texts.nobody}>
            {(person) => (
              <FirmPersonRow
                key={person.id}
                person={person}
                texts={texts}
                isAllowed={isAllowedAddress(person.email, rules.data?.allowedDomains ?? [])}
                isSelf={person.id === ownId}
                actions={actions}
                perform={perform}
              />
            )}
          </DividedList>
        )}
      </ListStates>
      <Heading className="mt-6 mb-2 text-lg">{texts.invitations}</Heading>
      <OpenInvitations
        lang={lang}
        query={invitations}
        roleOf={({ firmRole }) => firmRole && texts.roles[firmRole]}
        actions={actions}
        perform={perform}
      />
      <Heading className="mt-6 mb-2 text-lg">{texts.review}</Heading>
      <ListStates query={review} failure={texts.reviewFailed} lang={lang}>
        {(found) => <p>{reviewText(found, texts)}</p>}
      </ListStates>
      <Heading className="mt-6 mb-2 text-lg">{texts.rules}</Heading>
      <ListStates query={rules} failure={texts.rulesFailed} lang={lang}>
        {(found) =>
          actions ? (
            <AccessRulesForm
              lang={lang}
              rules={found}
              by={side}
              change={actions.changeRules}
              onChanged={() => void rules.refetch()}
            />
          ) : (
            <AccessRulesDetails rules={found} texts={texts} />
          )
        }
      </ListStates>
    </div>
  );
}
