import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { groupThousands } from '#platform/money.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';

/** The time at which the office's mailbox was last read, or why it can't be read. */
export function MailboxNote({ mailbox }: { mailbox: NonNullable<Overview['mailbox']> }) {
  const { readAt, failingSince, failure, stored, leftAlone } = mailbox;
  if (failingSince) {
    return (
      <li className="flex items-baseline gap-2 text-signal">
        <Badge look="urgent">Mailbox</Badge>
        <span className="min-w-0 wrap-anywhere">
          Reading the mailbox has failed since {dateTimeOrUnknown(failingSince)}: {failure}. It is retried
          automatically; until it works again, answers are only in the mailbox.
        </span>
      </li>
    );
  }
  return (
    <li className="flex items-baseline gap-2">
      <Badge look="good">Mailbox</Badge>
      <span>
        {readAt ? `Read on ${dateTimeOrUnknown(readAt)}` : 'Not read yet'}. {groupThousands(stored)} answers received,{' '}
        {groupThousands(leftAlone)} other mails ignored.
      </span>
    </li>
  );
}
