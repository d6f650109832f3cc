import type { UseQueryResult } from '@tanstack/react-query';
import type { FirmRole } from '#domain/core/accounts/roles.ts';
import { firmRoles } from '#domain/core/accounts/roles.ts';
import type { ApiCall } from '#domain/core/api-call.ts';
import type { AccessRules } from '#domain/firm-people/access-rules/access-rules-answer.ts';
import type { FirmInvitation, FirmPersonAnswer } from '#domain/firm-people/firm-person-answer.ts';
import type { PeopleReview } from '#domain/firm-people/people-review/people-review-answer.ts';
import { isAllowedAddress } from '#domain/partners/mail-domain.ts';
import { api } from '../calls/api.ts';
import { InviteForm } from '../invitations/invite-form.tsx';
import { OpenInvitations } from '../invitations/open-invitations.tsx';
import { dateOrUnknown } from '../list/date-or-unknown.ts';
import { DividedList } from '../list/divided-list.tsx';
import { ListStates } from '../list/list-states.tsx';
import { optionsOf } from '../list/options.ts';
import { useReportedCalls } from '../records/use-reported-calls.ts';
import { DetailsList } from '../table/details-list.tsx';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { AccessRulesForm, type AccessRulesFormProps } from './access-rules-form.tsx';
import { firmPeopleTexts } from './firm-people-texts.ts';
import { FirmPersonRow } from './firm-person-row.tsx';

export interface FirmPeopleProps {
  lang: WorkspaceLanguage;
  people: UseQueryResult<FirmPersonAnswer[]>;
  invitations: UseQueryResult<FirmInvitation[]>;
  calls: {
    remove: ApiCall<'DELETE', `/${string}/{id}`>;
    restore: ApiCall<'POST', `/${string}/{id}/restore`>;
    resend: ApiCall<'POST', `/${string}/{id}/resend`>;
    withdraw: ApiCall<'DELETE', `/${string}/{id}`>;
  };
  rules: UseQueryResult<AccessRules>;
  review: UseQueryResult<PeopleReview>;
  changeRules: AccessRulesFormProps['change'];
  invite: (invited: { email: string; firmRole: FirmRole }) => Promise<unknown>;
  /** The user, who can't remove themselves. */
  ownId?: string;
  Heading: 'h3' | 'h4';
  /** Set for the office only. */
  setRole?: ((id: string, firmRole: FirmRole) => Promise<unknown>) | undefined;
  isReadOnly?: boolean;
}

function reviewText(
  { askedAt, remindedAt, confirmedAt, confirmedBy }: PeopleReview,
  texts: (typeof firmPeopleTexts)['en'],
): string {
  if (!askedAt) return texts.neverAsked;
  const isConfirmed = confirmedAt !== null && confirmedAt >= askedAt;
  const confirmation = confirmedAt && ([dateOrUnknown(confirmedAt), confirmedBy] as const);
  const steps = [
    texts.reviewAsked(dateOrUnknown(askedAt)),
    remindedAt ? texts.reminded(dateOrUnknown(remindedAt)) : '',
    confirmation && isConfirmed ? texts.confirmed(...confirmation) : texts.notConfirmed,
    confirmation && !isConfirmed ? texts.lastConfirmed(...confirmation) : '',
  ];
  return `${steps.filter(Boolean).join(', ')}.`;
}

/** A firm's people with access to the partner area, its invitations, yearly confirmation and access rules. */
export function FirmPeople(props: FirmPeopleProps) {
  const {
    lang,
    people,
    invitations,
    rules,
    changeRules,
    review,
    calls,
    invite,
    ownId,
    Heading,
    setRole,
    isReadOnly = false,
  } = props;
  const texts = firmPeopleTexts[lang];
  // The office usually invites the lead of a firm, who then invites the others.
  const firstRole = setRole ? 'lead' : 'member';
  const { perform, refresh } = useReportedCalls(lang, [people, invitations]);

  const restore = (id: string) => void perform(texts.restored, () => api(calls.restore, { id }));
  const remove = (id: string) =>
    void perform(
      texts.removed,
      () => api(calls.remove, { id }),
      () => restore(id),
    );

  return (
    <div lang={lang}>
      {isReadOnly || (
        <InviteForm
          lang={lang}
          send={({ email, role }) => invite({ email, firmRole: role })}
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
                onRemove={isReadOnly || person.id === ownId ? undefined : () => remove(person.id)}
                onRestore={isReadOnly ? undefined : () => restore(person.id)}
                onRole={setRole && ((firmRole) => void perform(texts.roleChanged, () => setRole(person.id, firmRole)))}
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
        calls={calls}
        perform={isReadOnly ? undefined : perform}
      />
      <Heading className="mt-6 mb-2 text-lg">{texts.review}</Heading>
      <ListStates query={review} failure={texts.reviewFailed} lang={lang}>
        {(found) => <p>{reviewText(found, texts)}</p>}
      </ListStates>
      <Heading className="mt-6 mb-2 text-lg">{texts.rules}</Heading>
      <ListStates query={rules} failure={texts.rulesFailed} lang={lang}>
        {(found) =>
          isReadOnly ? (
            <DetailsList
              entries={[
                [
                  texts.requiresFactor,
                  texts.factorSince(found.secondFactorSince && dateOrUnknown(found.secondFactorSince)),
                ],
                [texts.allowedDomains, found.allowedDomains.join('\n') || texts.anyDomain],
              ]}
            />
          ) : (
            <AccessRulesForm
              lang={lang}
              rules={found}
              by={setRole ? 'office' : 'partner'}
              change={changeRules}
              onChanged={() => void rules.refetch()}
            />
          )
        }
      </ListStates>
    </div>
  );
}
