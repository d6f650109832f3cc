import type { ReactNode } from 'react';
import type { AnswerOf } from '#domain/core/api-call.ts';
import type { HeldReason } from '#domain/core/mails/held-reasons.ts';
import { isAccountMail } from '#domain/core/mails/mail-status.ts';
import { listMailsCall, resendMailCall } from '#domain/everything/mails/mail-calls.ts';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { formatNumber } from '#platform/numbers.ts';
import { Button } from '../../components/ui/button.tsx';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { useAnswerPage } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { useRun } from '../../workspace/records/use-run.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { OverviewSection } from './overview-section.tsx';

/** Mails that failed for good, with a button to send them again. */
export function FailedMails({ overview: { mails } }: { overview: Overview }) {
  return (
    <OverviewSection anchor="failed-mails" title="Mails that could not be sent" count={mails.failed}>
      {mails.failed === 0 ? (
        <p className="text-ink-muted">
          {mails.waiting > 0
            ? `${formatNumber(mails.waiting)} will be retried automatically.`
            : mails.held > 0
              ? 'All other mails have been sent.'
              : 'All mails have been sent.'}
        </p>
      ) : (
        <MailList
          status="failed"
          action="Resend"
          reasonOf={({ attempts, lastError }) =>
            `${attempts} ${attempts === 1 ? 'try' : 'tries'}${lastError ? `: ${lastError}` : ''}`
          }
        />
      )}
    </OverviewSection>
  );
}

const heldReasonTexts: Record<HeldReason, string> = {
  trap: 'the form was probably filled in by a program',
  'web-address': 'the name, company or address contains a web address',
  mailbox: 'the limit of three mails a day to one mailbox was reached',
  site: 'the limit of mails per hour was reached',
  'sample-seller': 'the seller is still a sample: it is sent automatically once the real one is published',
};

/** Mails that wait for the office's decision, if any. */
export function HeldMails({ overview: { mails } }: { overview: Overview }) {
  if (mails.held === 0) return null;
  return (
    <OverviewSection anchor="held-mails" title="Mails held back" count={mails.held}>
      <MailList
        status="held"
        action="Send"
        reasonOf={({ recordKind, recipient, heldBecause }) => (
          <>
            {heldBecause && heldReasonTexts[heldBecause]}.{' '}
            {recordKind === 'news-subscribers' ? (
              <TabLink tab="media" parameters={{ list: 'news', part: 'subscribers', search: recipient }}>
                Show the subscriber
              </TabLink>
            ) : (
              <TabLink
                tab="orders"
                parameters={{ list: recordKind === 'study-orders' ? 'study' : 'print', search: recipient }}
              >
                Show the order
              </TabLink>
            )}
          </>
        )}
      />
    </OverviewSection>
  );
}

interface MailListProps {
  status: 'failed' | 'held';
  /** Label of the button that sends a mail. */
  action: string;
  /** Returns why a mail is listed. */
  reasonOf(mail: AnswerOf<typeof listMailsCall>[number]): ReactNode;
}

function MailList({ status, action, reasonOf }: MailListProps) {
  const may = useMay();
  const { data, isError } = useAnswerPage(listMailsCall, { query: { status } });
  const { rows, total } = data ?? { rows: [], total: 0 };
  const { isBusy, run } = useRun(listMailsCall);
  const [done, failed] =
    status === 'held'
      ? ['The mail is being sent', 'Failed to send mail']
      : ['The mail is being sent again', 'Failed to resend mail'];
  if (isError) return <p className="text-ink-muted">The mails could not be loaded. Please reload the page.</p>;
  return (
    <>
      <ul className="divide-y divide-rule">
        {rows.map((mail) => (
          <li key={mail.id} className="flex items-start justify-between gap-4 py-2">
            <div className="min-w-0 wrap-anywhere">
              <p>{mail.subject}</p>
              <p className="text-sm text-ink-muted">
                {mail.recipient}, {dateTimeOrUnknown(mail.createdAt)}, {reasonOf(mail)}
              </p>
            </div>
            {mail.heldBecause !== 'sample-seller' && (may('accounts') || !isAccountMail(mail)) && (
              <Button
                aria-disabled={isBusy}
                of={mail.subject}
                onClick={() => run(done, failed, () => api(resendMailCall, { id: mail.id }))}
              >
                {action}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="border-rule border-t pt-2 text-ink-muted">{formatNumber(total - rows.length)} more follow.</p>
      )}
    </>
  );
}
