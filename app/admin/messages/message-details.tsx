import { useEffect, useState } from 'react';
import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { contactMessageCalls } from '#domain/contact-messages/contact-message-calls.ts';
import { joinPersonName } from '#domain/core/person-name.ts';
import { buttonLook } from '../../components/ui/button.tsx';
import { type Run, useRun } from '../../workspace/records/use-run.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { DetailsList } from '../../workspace/table/details-list.tsx';
import { replyLink } from '../../workspace/table/mail-link.ts';
import { RecordDetails } from '../../workspace/table/record-details.tsx';
import type { DetailsProps } from '../../workspace/table/table-description.ts';
import { CorrespondenceChoice } from '../correspondence/correspondence-choice.tsx';
import { englishLanguageNames } from '../english-language-names.ts';
import { FollowUpFields } from '../follow-up/follow-up-fields.tsx';
import { useNotedDetails } from '../notes/use-noted-details.tsx';
import { onceMarkedAsRead } from './mark-as-read.ts';
import { messageStateLabels } from './message-bulk-actions.ts';
import { MessageStateChoice } from './message-state-choice.tsx';
import { MessageThread } from './message-thread.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useReplyDraft } from './use-reply-draft.ts';

/** A message with its replies, state and notes. */
export function MessageDetails(props: DetailsProps<ContactMessage>) {
  const { record } = props;
  const mayChange = useMay()('messages');
  const { busy, run } = useRun(contactMessageCalls.list);
  const onceMarked: Run = (done, failed, call) => run(done, failed, () => onceMarkedAsRead(record).then(call));
  const draft = useReplyDraft(record.id);
  const [opensNext, setOpensNext] = useState(false);
  const { actions, notesField, questions } = useNotedDetails({
    ...props,
    calls: contactMessageCalls,
    busy,
    run: onceMarked,
    help: 'For the office only; the sender never sees them.',
    hasOtherInput: !draft.isEmpty,
  });
  useEffect(() => {
    // After the reply is sent, the confirmation is about other unsaved input only.
    if (!opensNext || !draft.isEmpty) return;
    setOpensNext(false);
    (actions.onNext ?? actions.onClose)();
  }, [opensNext, draft.isEmpty]);
  const onSent = (wantsNext: boolean) => {
    draft.clear();
    if (wantsNext) setOpensNext(true);
    // Moves the focus out of the field, so that the keys of the details work again.
    else document.querySelector<HTMLElement>('dialog[open] h2')?.focus();
  };
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
        {...actions}
      >
        <Entries message={record} run={onceMarked} />
        <MessageThread message={record} />
        {mayChange && (
          <>
            <ReplyForm message={record} draft={draft} onSent={onSent} />
            <FollowUpFields calls={contactMessageCalls} record={record} run={onceMarked} />
            {notesField}
          </>
        )}
      </RecordDetails>
      {questions}
    </>
  );
}

function Entries({ message, run }: { message: ContactMessage; run: Run }) {
  const { email, phone, organization, subject, state, suspectedSpam, notes } = message;
  const mayChange = useMay()('messages');
  return (
    <DetailsList
      entries={[
        ['Note', suspectedSpam && 'This looks like spam.'],
        ['From', joinPersonName(message)],
        ['Email', email],
        ['Phone', phone],
        ['Organization', organization],
        [
          'Correspondence',
          mayChange ? (
            <CorrespondenceChoice key="language" calls={contactMessageCalls} record={message} run={run} />
          ) : (
            englishLanguageNames[message.correspondenceLanguage]
          ),
        ],
        ['State', !mayChange && messageStateLabels[state]],
        ['Office’s notes', !mayChange && notes],
        ['Subject', subject],
      ]}
    />
  );
}
