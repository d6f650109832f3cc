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
import { Dialog } from '../../components/ui/dialog.tsx';
import { answerPage, useAnswer } from '../../workspace/calls/answers.ts';
import { api, apiFile } from '../../workspace/calls/api.ts';
import { FirmLog, type FirmLogSource } from '../../workspace/firm-people/firm-log.tsx';
import { FirmPeople } from '../../workspace/firm-people/firm-people.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';

const calls = {
  remove: removeFirmPersonCall,
  restore: restoreFirmPersonCall,
  resend: resendFirmInvitationCall,
  withdraw: withdrawFirmInvitationCall,
};

const logOf = (id: string): FirmLogSource => ({
  page: (query) => answerPage(listFirmLogCall, { id }, query),
  table: (query) => apiFile(exportFirmLogCall, { id, query }),
});

interface AccessDialogProps {
  partner: Pick<Partner, 'id' | 'name' | 'isActive'>;
  onClose: () => void;
}

/** The people of a firm with access to the partner area. */
export default function AccessDialog({ partner: { id, name, isActive }, onClose }: AccessDialogProps) {
  const mayInvite = useMay()('firm-people');
  const people = useAnswer(listFirmPeopleCall, { id });
  const review = useAnswer(readFirmReviewCall, { id });
  const rules = useAnswer(readFirmAccessRulesCall, { id });
  const invitations = useAnswer(listFirmInvitationsCall, { id });
  return (
    <Dialog title={`Access: ${name}`} onRequestClose={onClose}>
      {!isActive && (
        <p className="mb-4 border-signal border-l-2 py-1 pl-4">
          This partner is inactive: its people have no access, and nobody can be invited.
        </p>
      )}
      <FirmPeople
        lang="en"
        people={people}
        invitations={invitations}
        calls={calls}
        review={review}
        rules={rules}
        changeRules={(body) => api(changeFirmAccessRulesCall, { id, body })}
        invite={(body) => api(inviteFirmPersonCall, { id, body })}
        setRole={
          mayInvite ? (person, firmRole) => api(changeFirmPersonCall, { id: person, body: { firmRole } }) : undefined
        }
        isReadOnly={!mayInvite}
        Heading="h3"
      />
      {mayInvite && (
        <section aria-labelledby="firm-log" lang="en">
          <h3 id="firm-log" className="mt-6 mb-2 text-lg">
            Log
          </h3>
          <FirmLog lang="en" source={logOf(id)} people={people.data ?? []} />
        </section>
      )}
    </Dialog>
  );
}
