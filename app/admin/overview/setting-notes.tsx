import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { counted } from '../../workspace/list/counted.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { BadgeNote, UrgentNote } from './badge-note.tsx';
import { MailboxNote } from './mailbox-note.tsx';

/** The state of mail server, bank account, seller, time stamp service, mailbox, file checks and proxy. */
export function SettingNotes({ overview }: { overview: Overview }) {
  const { settings, sellerState, timestampFailure, mailbox, lateFileChecks } = overview;
  const notes = [
    {
      name: 'SMTP',
      isSet: settings.smtpIsSet,
      good: 'Mails are sent by SMTP.',
      missing: 'SMTP is not set: mails are kept as files in the outbox. Set SMTP_URL to send them.',
    },
    {
      name: 'IBAN',
      isSet: settings.ibanIsSet,
      good: 'Invoices carry a payment part.',
      missing: 'No IBAN is set: invoices carry no payment part. Set INVOICE_IBAN.',
    },
  ];
  return (
    <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {notes.map(({ name, isSet, good, missing }) => (
        <BadgeNote key={name} badge={name} look={isSet ? 'good' : 'urgent'}>
          {isSet ? good : missing}
        </BadgeNote>
      ))}
      {sellerState !== 'real' && (
        <UrgentNote badge="Seller">
          {sellerState === 'held'
            ? 'The seller is still a sample: orders are stored, but nobody gets a confirmation or an invoice.'
            : 'The seller is still a sample: every document is marked as “Muster”.'}{' '}
          Publish the real seller in{' '}
          <TabLink tab="studies" parameters={{ texts: 'institution' }}>
            Institution
          </TabLink>
          {sellerState === 'held' ? ', and they are sent automatically.' : '.'}
        </UrgentNote>
      )}
      {timestampFailure && (
        <UrgentNote badge="Time stamp">
          The last time stamp of the document chain failed: {timestampFailure}. It is retried every night.
        </UrgentNote>
      )}
      {mailbox && <MailboxNote mailbox={mailbox} />}
      {lateFileChecks && (
        <UrgentNote badge="File checks">
          {counted(lateFileChecks.waiting, 'file has', 'files have')} waited for the check since{' '}
          {dateTimeOrUnknown(lateFileChecks.since)}, probably because the virus scanner is unreachable; the log names
          the reason. The checks are retried automatically; until then nobody can download these files.
        </UrgentNote>
      )}
      {!settings.visitorsAreToldApart && (
        <UrgentNote badge="Proxy">
          The proxy in front is not trusted: rate limits count all visitors as one, so that one of them can block all
          others. Set TRUST_PROXY=on.
        </UrgentNote>
      )}
    </ul>
  );
}
