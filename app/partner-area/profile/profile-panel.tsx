import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { exportOwnLogCall, listOwnLogCall } from '#domain/firm-people/firm-log/firm-log-calls.ts';
import {
  changeOwnAccessRulesCall,
  inviteColleagueCall,
  listColleagueInvitationsCall,
  listColleaguesCall,
  readFirmProfileCall,
  readOwnAccessRulesCall,
  removeColleagueCall,
  resendColleagueInvitationCall,
  restoreColleagueCall,
  withdrawColleagueInvitationCall,
} from '#domain/firm-people/firm-people-calls.ts';
import type { FirmProfile } from '#domain/firm-people/firm-profile-answer.ts';
import { readOwnReviewCall } from '#domain/firm-people/people-review/people-review-calls.ts';
import { readAreaTermsCall } from '#domain/people/area-terms/area-terms-calls.ts';
import { OwnFactors } from '../../workspace/account/own-factors.tsx';
import { OwnSessions } from '../../workspace/account/own-sessions.tsx';
import { PasswordForm } from '../../workspace/account/password-form.tsx';
import { answerKey, answerPage, useAnswer } from '../../workspace/calls/answers.ts';
import { api, apiFile } from '../../workspace/calls/api.ts';
import { FirmLog, type FirmLogSource } from '../../workspace/firm-people/firm-log.tsx';
import { type FirmAccessActions, FirmPeople } from '../../workspace/firm-people/firm-people.tsx';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { AcceptedTerms } from './accepted-terms.tsx';
import { PersonForm } from './person-form.tsx';
import { PublicEntry } from './public-entry.tsx';

const colleagueActions: Omit<FirmAccessActions, 'changeRules'> = {
  invite: (body) => api(inviteColleagueCall, { body }),
  resend: (id) => api(resendColleagueInvitationCall, { id }),
  withdraw: (id) => api(withdrawColleagueInvitationCall, { id }),
  remove: (id) => api(removeColleagueCall, { id }),
  restore: (id) => api(restoreColleagueCall, { id }),
};

/** The user's own data, and for leads the firm's people. */
export function ProfilePanel({ query }: { query: UseQueryResult<FirmProfile> }) {
  const queryClient = useQueryClient();
  const { data: terms } = useAnswer(readAreaTermsCall, {}, { staleTime: 0 });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: answerKey(readFirmProfileCall, {}) });
  return (
    <>
      <h2 className="mb-6 text-2xl">Profil</h2>
      <ListStates query={query} failure="Das Profil konnte nicht geladen werden." lang="de">
        {(profile) => (
          <>
            <Part title="Angaben zur Person">
              <PersonForm profile={profile} onChanged={refresh} />
            </Part>
            <Part title="Passwort">
              <PasswordForm lang="de" onChanged={refresh} />
            </Part>
            <Part title="Zweiter Faktor">
              <p className="mb-3 max-w-[60ch] text-ink-muted">
                {profile.secondFactorDueAt
                  ? 'In Ihrer Firma brauchen alle einen zweiten Faktor: Mit dem Passwort allein kommt dann niemand mehr hinein.'
                  : 'Freiwillig, aber zu empfehlen: Mit dem Passwort allein kommt dann niemand mehr hinein.'}
              </p>
              <OwnFactors lang="de" account={profile} onChanged={refresh} onCodesShown={() => {}} />
            </Part>
            <Part title="Sitzungen">
              <OwnSessions lang="de" />
            </Part>
            {terms?.text && (
              <Part title="Bedingungen">
                <AcceptedTerms text={terms.text} acceptedAt={terms.acceptedAt} />
              </Part>
            )}
            <Part title="Öffentlicher Eintrag">
              <PublicEntry isLead={profile.firmRole === 'lead'} />
            </Part>
            {profile.firmRole === 'lead' && (
              <Part title="Kolleginnen und Kollegen">
                <Colleagues ownId={profile.id} onRulesChanged={refresh} />
              </Part>
            )}
            {profile.firmRole === 'lead' && (
              <Part title="Protokoll">
                <OwnLog />
              </Part>
            )}
          </>
        )}
      </ListStates>
    </>
  );
}

/** The people of the user's firm. */
function Colleagues({ ownId, onRulesChanged }: { ownId: string; onRulesChanged: () => void }) {
  const access = {
    people: useAnswer(listColleaguesCall, {}),
    invitations: useAnswer(listColleagueInvitationsCall, {}),
    review: useAnswer(readOwnReviewCall, {}),
    rules: useAnswer(readOwnAccessRulesCall, {}),
  };
  const changeRules: FirmAccessActions['changeRules'] = async (body) => {
    await api(changeOwnAccessRulesCall, { body });
    onRulesChanged();
  };
  return <FirmPeople side="partner" access={access} actions={{ ...colleagueActions, changeRules }} ownId={ownId} />;
}

const ownLog: FirmLogSource = {
  page: (query) => answerPage(listOwnLogCall, { query }),
  table: (query) => apiFile(exportOwnLogCall, { query }),
};

function OwnLog() {
  const { data: people = [] } = useAnswer(listColleaguesCall, {});
  return <FirmLog lang="de" source={ownLog} people={people} />;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="page-grid gap-y-3 border-rule border-t py-8">
      <h3 className="text-lg md:col-span-4">{title}</h3>
      <div className="min-w-0 md:col-span-8">{children}</div>
    </section>
  );
}
