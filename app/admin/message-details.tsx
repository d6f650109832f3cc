import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { joinPersonName } from '#domain/contact-messages/person-name.ts';
import { buttonLook } from '../components/ui/button.tsx';
import { adminDateTime } from './admin-dates.ts';
import { DetailsDialog } from './details-dialog.tsx';
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
    <DetailsDialog
      title="Message Details"
      onRequestClose={onClose}
      action={
        <a href={replyLink(email, subject)} className={buttonLook('primary')}>
          Reply via Email
        </a>
      }
      onDelete={onDelete}
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
    </DetailsDialog>
  );
}
