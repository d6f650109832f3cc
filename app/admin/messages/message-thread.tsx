import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { listIncomingMailsCall } from '#domain/contact-messages/incoming/incoming-mail-calls.ts';
import { listRepliesCall } from '#domain/contact-messages/replies/message-reply-calls.ts';
import { joinPersonName } from '#domain/core/person-name.ts';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { LoadFailure } from '../../workspace/list/list-states.tsx';
import { IncomingMailEntry } from './incoming-mail-entry.tsx';
import { ReplyEntry } from './reply-entry.tsx';
import { ThreadEntry } from './thread-entry.tsx';

/** A message with the office's replies and the mails that answer them, oldest first. */
export function MessageThread({ message }: { message: ContactMessage }) {
  return (
    <>
      <div className="mt-4 border-rule border-t pt-4">
        <ThreadEntry
          byline={`${joinPersonName(message)}, ${dateTimeOrUnknown(message.createdAt)}`}
          text={message.message}
        />
      </div>
      <Replies message={message} />
    </>
  );
}

function Replies({ message: { id, email } }: { message: ContactMessage }) {
  const { data: replies = [], isError, refetch } = useAnswer(listRepliesCall, { id });
  const incoming = useAnswer(listIncomingMailsCall, { id }, { staleTime: 0 });
  if (isError || incoming.isError) {
    const retry = () => void Promise.all([refetch(), incoming.refetch()]);
    return <LoadFailure text="The replies could not be loaded." onRetry={retry} />;
  }
  const entries = [
    ...replies.map((reply) => ({
      id: reply.id,
      at: reply.createdAt,
      entry: <ReplyEntry messageId={id} reply={reply} />,
    })),
    ...(incoming.data ?? []).map((mail) => ({
      id: mail.id,
      at: mail.receivedAt,
      entry: <IncomingMailEntry mail={mail} senderOfMessage={email} />,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={`replies-${id}`} className="mt-5 border-rule border-t pt-4">
      <h3 id={`replies-${id}`} className="font-semibold">
        Replies
      </h3>
      <ol className="divide-y divide-rule">
        {entries.map((item) => (
          <li key={item.id} className="py-3">
            {item.entry}
          </li>
        ))}
      </ol>
    </section>
  );
}
