import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isAccountMail } from '#domain/core/mails/account-mail.ts';
import type { HeldReason } from '#domain/core/mails/held-reasons.ts';
import { listMailsCall, resendMailCall } from '#domain/everything/mails/mail-calls.ts';
import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { groupThousands } from '#platform/money.ts';
import { Button } from '../../components/ui/button.tsx';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { refetchList, useAnswerPage } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { notify } from '../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../workspace/records/toasts.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { OverviewSection } from './overview-section.tsx';

/** What was given up, with a way to send it again. */
export function MailsThatFailed({ overview: { mails } }: { overview: Overview }) {
  return (
    <OverviewSection title="Mails that could not be sent" count={mails.failed}>
      {mails.failed === 0 ? (
        <p className="text-ink-muted">
          {mails.waiting > 0
            ? `${groupThousands(mails.waiting)} will be tried again by themselves.`
            : 'All mails have gone out.'}
        </p>
      ) : (
        <MailList
          status="failed"
          action="Resend"
          told={({ attempts, lastError }) =>
            `${attempts} ${attempts === 1 ? 'try' : 'tries'}${lastError ? `: ${lastError}` : ''}`
          }
        />
      )}
    </OverviewSection>
  );
}

const heldReasonTexts: Record<HeldReason, string> = {
  trap: 'the form looks as if a program had filled it in',
  'web-address': 'the name, company or address contains a web address',
  mailbox: 'three mails a day to one mailbox were reached',
  site: 'the number of mails per hour was reached',
  'sample-seller': 'the seller is still a sample: it goes out by itself once the real one is published',
};

/** Confirmations that go out when the office says so; nothing is shown while there are none. */
export function MailsHeldBack({ overview: { mails } }: { overview: Overview }) {
  if (mails.held === 0) return null;
  return (
    <OverviewSection title="Mails held back" count={mails.held}>
      <MailList
        status="held"
        action="Send"
        told={({ recordKind, recipient, heldBecause }) => (
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

interface ListedMail {
  id: string;
  createdAt: string;
  recordKind: string;
  recipient: string;
  subject: string;
  attempts: number;
  lastError: string | null;
  heldBecause: HeldReason | null;
}

interface MailListProps {
  status: 'failed' | 'held';
  /** What sends one. */
  action: string;
  /** Why it is listed. */
  told(mail: ListedMail): ReactNode;
}

function MailList({ status, action, told }: MailListProps) {
  const queryClient = useQueryClient();
  const may = useMay();
  // The others move up as these are sent.
  const { data, isError } = useAnswerPage(listMailsCall, { status });
  const { rows, total } = data ?? { rows: [], total: 0 };
  const [busy, setBusy] = useState<string>();
  const send = async (id: string) => {
    if (busy === id) return;
    setBusy(id);
    try {
      await api(resendMailCall, { id });
      notify(successToast(status === 'held' ? 'The mail is being sent' : 'The mail is being sent again'));
    } catch {
      notify(failureToast(status === 'held' ? 'Failed to send mail' : 'Failed to resend mail'));
    }
    setBusy(undefined);
    await refetchList(queryClient, listMailsCall);
  };
  if (isError) return <p className="text-ink-muted">They could not be loaded. Please reload the page.</p>;
  return (
    <>
      <ul className="divide-y divide-rule">
        {rows.map((mail) => (
          <li key={mail.id} className="flex items-start justify-between gap-4 py-2">
            <div className="min-w-0 wrap-anywhere">
              <p>{mail.subject}</p>
              <p className="text-sm text-ink-muted">
                {mail.recipient}, {dateTimeOrUnknown(mail.createdAt)}, {told(mail)}
              </p>
            </div>
            {mail.heldBecause !== 'sample-seller' && (may('accounts') || !isAccountMail(mail)) && (
              <Button aria-disabled={busy === mail.id} onClick={() => send(mail.id)}>
                {action}
                <span className="sr-only"> {mail.subject}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="border-rule border-t pt-2 text-ink-muted">{groupThousands(total - rows.length)} more follow.</p>
      )}
    </>
  );
}
