import { useState } from 'react';
import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { joinPersonName } from '#domain/contact-messages/person-name.ts';
import { buttonLook } from '../../components/ui/button.tsx';
import { adminDateTime } from '../dashboard/admin-dates.ts';
import { useSaveShortcut } from '../form/unsaved-input.ts';
import { useCloseGuard } from '../form/use-close-guard.tsx';
import { NotesField } from '../notes/notes-field.tsx';
import { useNotes } from '../notes/use-notes.tsx';
import { useRun } from '../records/use-run.ts';
import { useMay } from '../sign-in/use-session.ts';
import { DetailsList } from '../table/details-list.tsx';
import { replyLink } from '../table/mail-link.ts';
import { RecordDetails } from '../table/record-details.tsx';
import type { DetailsProps } from '../table/table-description.ts';
import { messageStateLabels, messagesPath } from './message-acts.ts';
import { MessageStateChoice } from './message-state-choice.tsx';
import { MessageThread } from './message-thread.tsx';
import { ReplyForm } from './reply-form.tsx';

/** A message with what was answered, and what the team does with it. */
export function MessageDetails({ record, ...actions }: DetailsProps<ContactMessage>) {
  const mayChange = useMay()('messages');
  const { busy, run } = useRun(messagesPath);
  const { save, question, ...notes } = useNotes(messagesPath, record, run);
  const [reply, setReply] = useState('');
  const guard = useCloseGuard(notes.isDirty || reply.trim() !== '', actions);
  const saveNotes = () => {
    if (notes.isDirty && !busy) void save();
  };
  useSaveShortcut(!guard.isAsking && !question, saveNotes);
  return (
    <>
      <RecordDetails
        title="Message Details"
        action={
          <>
            {mayChange && <MessageStateChoice message={record} />}
            <a href={replyLink(record.email, record.subject)} className={buttonLook()}>
              Reply via Email
            </a>
          </>
        }
        onClose={guard.onClose}
        onDelete={guard.onDelete}
      >
        <Entries message={record} />
        <p className="mt-4 border-rule border-t pt-4 whitespace-pre-wrap wrap-anywhere">{record.message}</p>
        <MessageThread message={record} />
        {mayChange && (
          <>
            <ReplyForm message={record} text={reply} setText={setReply} />
            <NotesField
              {...{ ...notes, busy }}
              help="For the team only; the sender never sees them."
              onSave={saveNotes}
            />
          </>
        )}
      </RecordDetails>
      {question}
      {guard.discardQuestion}
    </>
  );
}

function Entries({ message }: { message: ContactMessage }) {
  const { email, phone, organization, subject, createdAt, state, suspectedSpam, notes } = message;
  const mayChange = useMay()('messages');
  return (
    <DetailsList
      entries={[
        ['From', joinPersonName(message)],
        ['Email', email],
        ['Phone', phone],
        ['Organization', organization],
        ['Received', adminDateTime(createdAt)],
        ['Note', suspectedSpam && 'This looks like spam.'],
        ['State', !mayChange && messageStateLabels[state]],
        ['Team’s notes', !mayChange && notes],
        ['Subject', subject],
      ]}
    />
  );
}
