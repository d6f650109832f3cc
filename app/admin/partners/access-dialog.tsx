import type { Partner } from '#domain/partners/partner-answer.ts';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FirmPeople } from '../../workspace/firm-people/firm-people.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';

interface AccessDialogProps {
  partner: Pick<Partner, 'id' | 'name' | 'isActive'>;
  onClose: () => void;
}

/** Who of a firm gets into the partner area. */
export default function AccessDialog({ partner: { id, name, isActive }, onClose }: AccessDialogProps) {
  const mayInvite = useMay()('firm-people');
  const paths = {
    people: `/api/partners/${id}/people`,
    person: '/api/firm-people',
    invitations: `/api/partners/${id}/invitations`,
    invitation: '/api/firm-invitations',
  };
  return (
    <Dialog open title={`Access: ${name}`} closeLabel="Close" onRequestClose={onClose}>
      {!isActive && (
        <p className="mb-4 border-signal border-l-2 py-1 pl-4">
          This partner is not active: nobody of it gets in, and nobody can be invited.
        </p>
      )}
      <FirmPeople lang="en" paths={paths} Heading="h3" setsRoles={mayInvite} readsOnly={!mayInvite} />
    </Dialog>
  );
}
