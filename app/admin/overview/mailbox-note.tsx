import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { counted } from '../../workspace/list/counted.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { BadgeNote, UrgentNote } from './badge-note.tsx';

/** The time at which the office's mailbox was last read, or why it can't be read. */
export function MailboxNote({ mailbox }: { mailbox: NonNullable<Overview['mailbox']> }) {
  const { readAt, failingSince, failure, stored, leftAlone } = mailbox;
  if (failingSince) {
    return (
      <UrgentNote badge="Mailbox">
        Reading the mailbox has failed since {dateTimeOrUnknown(failingSince)}: {failure}. It is retried automatically;
        until it works again, answers are only in the mailbox.
      </UrgentNote>
    );
  }
  return (
    <BadgeNote badge="Mailbox" look="good">
      {readAt ? `Read on ${dateTimeOrUnknown(readAt)}` : 'Not read yet'}. {counted(stored, 'answer')} received,{' '}
      {counted(leftAlone, 'other mail')} ignored.
    </BadgeNote>
  );
}
