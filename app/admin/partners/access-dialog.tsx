import { exportFirmLogCall, listFirmLogCall } from '#domain/firm-people/firm-log/firm-log-calls.ts';
import {
  changeFirmAccessRulesCall,
  changeFirmPersonCall,
  inviteFirmPersonCall,
  listFirmInvitationsCall,
  listFirmPeopleCall,
  readFirmAccessRulesCall,
  removeFirmPersonCall,
  resendFirmInvitationCall,
  restoreFirmPersonCall,
  withdrawFirmInvitationCall,
} from '#domain/firm-people/firm-people-calls.ts';
import { readFirmReviewCall } from '#domain/firm-people/people-review/people-review-calls.ts';
import type { Partner } from '#domain/partners/partner-answer.ts';
import { answerPage, useAnswer } from '../../workspace/calls/answers.ts';
import { api, apiFile } from '../../workspace/calls/api.ts';
import { FirmLog, type FirmLogSource } from '../../workspace/firm-people/firm-log.tsx';
import { type FirmAccessActions, FirmPeople } from '../../workspace/firm-people/firm-people.tsx';
import { FormsDialog } from '../../workspace/form/forms-dialog.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';

const actionsOf = (id: string): FirmAccessActions => ({
  invite: (body) => api(inviteFirmPersonCall, { id, body }),
  resend: (invitation) => api(resendFirmInvitationCall, { id: invitation }),
  withdraw: (invitation) => api(withdrawFirmInvitationCall, { id: invitation }),
  remove: (person) => api(removeFirmPersonCall, { id: person }),
  restore: (person) => api(restoreFirmPersonCall, { id: person }),
  setRole: (person, firmRole) => api(changeFirmPersonCall, { id: person, body: { firmRole } }),
  changeRules: (body) => api(changeFirmAccessRulesCall, { id, body }),
});

const logOf = (id: string): FirmLogSource => ({
  page: (query) => answerPage(listFirmLogCall, { id, query }),
  table: (query) => apiFile(exportFirmLogCall, { id, query }),
});

interface AccessDialogProps {
  partner: Pick<Partner, 'id' | 'name' | 'isActive'>;
  onClose: () => void;
}

/** The people of a firm with access to the partner area. */
export default function AccessDialog({ partner: { id, name, isActive }, onClose }: AccessDialogProps) {
  const mayInvite = useMay()('firm-people');
  const access = {
    people: useAnswer(listFirmPeopleCall, { id }),
    invitations: useAnswer(listFirmInvitationsCall, { id }),
    review: useAnswer(readFirmReviewCall, { id }),
    rules: useAnswer(readFirmAccessRulesCall, { id }),
  };
  return (
    <FormsDialog title={`Access: ${name}`} onClose={onClose}>
      {!isActive && (
        <p className="mb-4 border-signal border-l-2 py-1 pl-4">
          This partner is inactive: its people have no access, and nobody can be invited.
        </p>
      )}
      <FirmPeople side="office" access={access} actions={mayInvite ? actionsOf(id) : undefined} />
      {mayInvite && (
        <section aria-labelledby="firm-log" lang="en">
          <h3 id="firm-log" className="mt-6 mb-2 text-lg">
            Log
          </h3>
          <FirmLog lang="en" source={logOf(id)} people={access.people.data ?? []} />
        </section>
      )}
    </FormsDialog>
  );
}
