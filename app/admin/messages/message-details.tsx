import { useState } from 'react';
import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { contactMessageCalls } from '#domain/contact-messages/contact-message-calls.ts';
import { joinPersonName } from '#domain/core/person-name.ts';
import { buttonLook } from '../../components/ui/button.tsx';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { type Run, useRun } from '../../workspace/records/use-run.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { DetailsList } from '../../workspace/table/details-list.tsx';
import { replyLink } from '../../workspace/table/mail-link.ts';
import { RecordDetails } from '../../workspace/table/record-details.tsx';
import type { DetailsProps } from '../../workspace/table/table-description.ts';
import { useNotedDetails } from '../notes/use-noted-details.tsx';
import { CorrespondenceChoice } from '../orders/correspondence-choice.tsx';
import { englishLanguageNames } from '../studies/english-language-names.ts';
import { onceMarkedAsRead } from './mark-as-read.ts';
import { messageStateLabels } from './message-bulk-actions.ts';
import { MessageStateChoice } from './message-state-choice.tsx';
import { MessageThread } from './message-thread.tsx';
import { ReplyForm } from './reply-form.tsx';

/** A message with its replies, state and notes. */
export function MessageDetails(props: DetailsProps<ContactMessage>) {
  const { record } = props;
  const mayChange = useMay()('messages');
  const { busy, run } = useRun(contactMessageCalls.list);
  const onceMarked: Run = (done, failed, call) => run(done, failed, () => onceMarkedAsRead(record).then(call));
  const [reply, setReply] = useState('');
  const { onClose, onDelete, notesField, questions } = useNotedDetails({
    ...props,
    calls: contactMessageCalls,
    busy,
    run: onceMarked,
    help: 'For the team only; the sender never sees them.',
    hasOtherInput: reply.trim() !== '',
  });
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
        onClose={onClose}
        onDelete={onDelete}
      >
        <Entries message={record} run={onceMarked} />
        <p className="mt-4 border-rule border-t pt-4 whitespace-pre-wrap wrap-anywhere">{record.message}</p>
        <MessageThread message={record} />
        {mayChange && (
          <>
            <ReplyForm message={record} text={reply} setText={setReply} />
            {notesField}
          </>
        )}
      </RecordDetails>
      {questions}
    </>
  );
}

function Entries({ message, run }: { message: ContactMessage; run: Run }) {
  const { email, phone, organization, subject, createdAt, state, suspectedSpam, notes } = message;
  const mayChange = useMay()('messages');
  return (
    <DetailsList
      entries={[
        ['Note', suspectedSpam && 'This looks like spam.'],
        ['From', joinPersonName(message)],
        ['Email', email],
        ['Phone', phone],
        ['Organization', organization],
        ['Received', dateTimeOrUnknown(createdAt)],
        [
          'Correspondence',
          mayChange ? (
            <CorrespondenceChoice key="language" calls={contactMessageCalls} record={message} run={run} />
          ) : (
            englishLanguageNames[message.correspondenceLanguage]
          ),
        ],
        ['State', !mayChange && messageStateLabels[state]],
        ['Team’s notes', !mayChange && notes],
        ['Subject', subject],
      ]}
    />
  );
}
