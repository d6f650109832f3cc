import { useEffect, useState } from 'react';
import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { contactMessageCalls } from '#domain/contact-messages/contact-message-calls.ts';
import { settableStates } from '#domain/contact-messages/message-state.ts';
import { joinPersonName } from '#domain/core/person-name.ts';
import { languageName } from '#platform/language-names.ts';
import { buttonLook } from '../../components/ui/button.tsx';
import { Choice } from '../../components/ui/filter-bar.tsx';
import { optionsOf } from '../../workspace/list/options.ts';
import { useSettledChoice } from '../../workspace/list/use-settled-choice.ts';
import { type Run, useRun } from '../../workspace/records/use-run.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { DetailsList } from '../../workspace/table/details-list.tsx';
import { replyLink } from '../../workspace/table/mail-link.ts';
import { RecordDetails } from '../../workspace/table/record-details.tsx';
import type { DetailsProps } from '../../workspace/table/table-description.ts';
import { useBulkCalls } from '../../workspace/table/use-bulk-calls.ts';
import { CorrespondenceChoice } from '../correspondence/correspondence-choice.tsx';
import { FollowUpFields } from '../follow-up/follow-up-fields.tsx';
import { useNotesInDetails } from '../notes/use-notes-in-details.tsx';
import { latestOf } from './latest-message.ts';
import { messageStateLabels, stateBefore } from './message-bulk-actions.ts';
import { MessageThread } from './message-thread.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useReplyDraft } from './use-reply-draft.ts';

export function MessageDetails(props: DetailsProps<ContactMessage>) {
  const { record } = props;
  const { email, phone, organization, subject, state, suspectedSpam, notes } = record;
  const mayChange = useMay()('messages');
  const { isBusy, run, runNext } = useRun(contactMessageCalls.list);
  const onLatest =
    (run: Run): Run =>
    (done, failed, call) =>
      run(done, failed, () => latestOf(record).then(call));
  const draft = useReplyDraft(record.id);
  const [opensNext, setOpensNext] = useState(false);
  const { actions, notesField, question } = useNotesInDetails({
    ...props,
    calls: contactMessageCalls,
    isBusy,
    run,
    latestOf,
    help: 'For the office only; the sender never sees them.',
    hasOtherInput: !draft.isEmpty,
  });
  useEffect(() => {
    // After the reply is sent, the confirmation is about other unsaved input only.
    if (!opensNext) return;
    setOpensNext(false);
    (actions.onNext ?? actions.onClose)();
  }, [opensNext]);
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
            <a href={replyLink(email, subject)} className={buttonLook()}>
              Reply via Email
            </a>
          </>
        }
        {...actions}
      >
        <DetailsList
          entries={[
            ['Note', suspectedSpam && 'This looks like spam.'],
            ['From', joinPersonName(record)],
            ['Email', email],
            ['Phone', phone],
            ['Organization', organization],
            [
              'Correspondence',
              mayChange ? (
                <CorrespondenceChoice
                  key="language"
                  calls={contactMessageCalls}
                  record={record}
                  run={onLatest(runNext)}
                />
              ) : (
                languageName(record.correspondenceLanguage, 'en')
              ),
            ],
            ['State', !mayChange && messageStateLabels[state]],
            ['Office’s notes', !mayChange && notes],
            ['Subject', subject],
          ]}
        />
        <MessageThread message={record} />
        {mayChange && (
          <>
            <ReplyForm message={record} draft={draft} onSent={onSent} />
            <FollowUpFields permission="messages" calls={contactMessageCalls} record={record} run={onLatest(runNext)} />
            {notesField}
          </>
        )}
      </RecordDetails>
      {question}
    </>
  );
}

const options = optionsOf(settableStates, messageStateLabels);

/** The drop-down for a message's state. Concurrent changes are not overwritten. */
function MessageStateChoice({ message }: { message: ContactMessage }) {
  const { set } = useBulkCalls<ContactMessage>({ calls: contactMessageCalls, noun: 'message', plural: 'messages' });
  const shown = message.state === 'new' ? 'open' : message.state;
  const settled = useSettledChoice(message, shown, async (seen, state) =>
    set([await latestOf(seen)], { state }, `set to ${messageStateLabels[state].toLowerCase()}`, stateBefore),
  );
  return <Choice label="State" options={options} {...settled} />;
}
