import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { joinPersonName } from '#domain/contact-messages/person-name.ts';
import { buttonLook } from '../../components/ui/button.tsx';
import { adminDateTime } from '../dashboard/admin-dates.ts';
import { DetailsList } from '../table/details-list.tsx';
import { replyLink } from '../table/mail-link.ts';
import { RecordDetails } from '../table/record-details.tsx';
import type { DetailsProps } from '../table/table-description.ts';

export function MessageDetails({ record, ...actions }: DetailsProps<ContactMessage>) {
  const { email, phone, organization, subject, createdAt, suspectedSpam } = record;
  return (
    <RecordDetails
      title="Message Details"
      action={
        <a href={replyLink(email, subject)} className={buttonLook('primary')}>
          Reply via Email
        </a>
      }
      {...actions}
    >
      <DetailsList
        entries={[
          ['From', joinPersonName(record)],
          ['Email', email],
          ['Phone', phone],
          ['Organization', organization],
          ['Received', adminDateTime(createdAt)],
          ['Note', suspectedSpam && 'This looks like spam.'],
          ['Subject', subject],
        ]}
      />
      <p className="mt-4 border-rule border-t pt-4 whitespace-pre-wrap wrap-anywhere">{record.message}</p>
    </RecordDetails>
  );
}
