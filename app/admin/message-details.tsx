import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { joinPersonName } from '#domain/contact-messages/person-name.ts';
import { Button, buttonLook } from '../components/ui/button.tsx';
import { Dialog } from '../components/ui/dialog.tsx';
import { adminDateTime } from './admin-dates.ts';
import { DetailsList } from './details-list.tsx';
import { replyLink } from './mail-link.ts';

interface MessageDetailsProps {
  message: ContactMessage;
  onClose: () => void;
  onDelete: () => void;
}

export function MessageDetails({ message, onClose, onDelete }: MessageDetailsProps) {
  const { email, phone, organization, subject, createdAt, suspectedSpam } = message;
  return (
    <Dialog
      open
      title="Message Details"
      closeLabel="Close"
      onRequestClose={onClose}
      footer={
        <>
          <Button look="danger" onClick={onDelete} className="mr-auto">
            Delete
          </Button>
          <a href={replyLink(email, subject)} className={buttonLook('primary')}>
            Reply via Email
          </a>
        </>
      }
    >
      <DetailsList
        entries={[
          ['From', joinPersonName(message)],
          ['Email', email],
          ['Phone', phone],
          ['Organization', organization],
          ['Received', adminDateTime(createdAt)],
          ['Note', suspectedSpam && 'This looks like spam.'],
          ['Subject', subject],
        ]}
      />
      <p className="mt-4 border-rule border-t pt-4 whitespace-pre-wrap wrap-anywhere">{message.message}</p>
    </Dialog>
  );
}
