import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import type { MessageReply } from '#domain/contact-messages/replies/message-reply-answer.ts';
import { listRepliesCall } from '#domain/contact-messages/replies/message-reply-calls.ts';
import type { MailStatus } from '#domain/core/mails/mail-status.ts';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { LoadFailure } from '../../workspace/list/list-states.tsx';

const mailTexts: Record<MailStatus, string> = {
  waiting: 'on its way',
  sent: 'sent',
  failed: 'could not be sent: see the overview',
  held: 'held back',
  dropped: 'not sent',
};

/** A reply as JSON. */
export type ReadReply = Omit<MessageReply, 'createdAt'> & { createdAt: string };

/** The office's replies to a message. */
export function MessageThread({ message: { id } }: { message: ContactMessage }) {
  const { data: replies = [], isError, refetch } = useAnswer(listRepliesCall, { id });
  if (isError) return <LoadFailure text="The replies could not be loaded." lang="en" onRetry={() => void refetch()} />;
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby={`replies-${id}`} className="mt-5 border-rule border-t pt-4">
      <h3 id={`replies-${id}`} className="font-semibold">
        Replies
      </h3>
      <ol className="divide-y divide-rule">
        {replies.map((reply) => (
          <li key={reply.id} className="py-3">
            <p className="text-sm wrap-anywhere text-ink-muted">
              {reply.writtenBy}, {dateTimeOrUnknown(reply.createdAt)}
              {reply.mailStatus && `, ${mailTexts[reply.mailStatus]}`}
            </p>
            <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{reply.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
