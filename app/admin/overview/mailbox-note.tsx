import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { groupThousands } from '#platform/money.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';

/** How the reading of the office's mailbox goes. */
export function MailboxNote({ mailbox }: { mailbox: NonNullable<Overview['mailbox']> }) {
  const { readAt, failingSince, failure, stored, leftAlone } = mailbox;
  if (failingSince) {
    return (
      <li className="flex items-baseline gap-2 text-signal">
        <Badge look="urgent">Mailbox</Badge>
        <span className="min-w-0 wrap-anywhere">
          The mailbox can’t be read since {dateTimeOrUnknown(failingSince)}: {failure}. It is tried again; until then
          answers are in the mailbox only.
        </span>
      </li>
    );
  }
  return (
    <li className="flex items-baseline gap-2">
      <Badge look="good">Mailbox</Badge>
      <span>
        {readAt ? `Read on ${dateTimeOrUnknown(readAt)}` : 'Not read yet'}. {groupThousands(stored)} answers came back,{' '}
        {groupThousands(leftAlone)} other mails were left alone.
      </span>
    </li>
  );
}
