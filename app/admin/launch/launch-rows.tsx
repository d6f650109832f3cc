import { ArrowUpRight } from 'lucide-react';
import type { LaunchPoint, ReadPoint } from '#domain/everything/confirmations/launch-points.ts';
import { confirmPointCall, readLaunchCall } from '#domain/everything/launch/launch-calls.ts';
import { formatFrancs } from '#platform/money.ts';
import { Button } from '../../components/ui/button.tsx';
import { linkLook, TabLink } from '../../workspace/address/tab-link.tsx';
import { api } from '../../workspace/calls/api.ts';
import { dateOrUnknown, dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { useRun } from '../../workspace/records/use-run.ts';
import type { LaunchRow } from './launch-point-row.tsx';
import { RemoveSamples } from './remove-samples.tsx';
import { SampleList } from './sample-list.tsx';
import { SettingsLink } from './settings-link.tsx';
import { TestMailButton, TestMailState } from './test-mail.tsx';

const confirmed = ({ confirmedAt }: { confirmedAt: string | null }) =>
  `Read and confirmed on ${dateOrUnknown(confirmedAt)}.`;

const InstitutionLink = ({ section }: { section: string }) => (
  <TabLink tab="studies" parameters={{ texts: 'institution', section }}>
    Edit the institution
  </TabLink>
);

const NoticesLink = () => (
  <TabLink tab="studies" parameters={{ texts: 'legal', section: 'impressum' }}>
    Edit<span className="sr-only"> the legal notices</span>
  </TabLink>
);

export const launchRows: Record<LaunchPoint, LaunchRow> = {
  seller: {
    pending: ({ seller }) =>
      `Publish the seller of the study with address and e-mail: invoices now name a sample (${seller}).`,
    done: ({ seller }) => `Invoices name ${seller}.`,
    Actions: () => <InstitutionLink section="seller" />,
  },
  account: {
    pending: () => 'Have the bank account for payments set (INVOICE_IBAN).',
    done: () => 'Invoices name the bank account for payments.',
    Actions: SettingsLink,
  },
  vat: {
    pending: () => 'Decide whether the prices include VAT, and have that set, also if they don’t (INVOICE_VAT).',
    done: () => 'The presentation of VAT on invoices is set.',
    Actions: SettingsLink,
  },
  sender: {
    pending: ({ sender }) =>
      sender.isSet
        ? `Have real addresses set for the sender of mails, now ${sender.address}, and for the office (MAIL_FROM, STAFF_EMAIL).`
        : 'Have a mail server and the sender set: until then mails are kept as files on the server (SMTP_URL, MAIL_FROM).',
    done: ({ sender }) => `Mails are sent from ${sender.address}.`,
    Details: ({ launch: { site } }) =>
      site.isLoopback && (
        <p className="max-w-prose text-signal text-sm wrap-anywhere">
          {`Links in mails lead to ${site.origin}, which opens only on the server itself: have the site’s address set (PUBLIC_URL).`}
        </p>
      ),
    Actions: SettingsLink,
  },
  'test-mail': {
    pending: ({ sender }) =>
      sender.isSet
        ? 'Send yourself a test mail and check that it arrives.'
        : 'Send yourself a test mail as soon as a mail server is set.',
    done: () => 'The mail server has accepted a test mail.',
    Actions: TestMailButton,
    Details: TestMailState,
  },
  report: {
    pending: ({ year }) => `Upload the report of ${year} as a PDF: until then orders can’t be delivered.`,
    done: ({ year }) => `The report of ${year} can be delivered.`,
    Actions: () => <TabLink tab="studies">Studies</TabLink>,
  },
  prices: {
    pending: ({ year }) => `Check the prices of ${year} and confirm them.`,
    done: ({ prices }) => confirmed(prices),
    Details: ({ launch: { prices } }) => (
      <p className="text-sm tabular-nums">
        {`${formatFrancs(prices.small)} up to 500 employees, ${formatFrancs(prices.large)} above, ${formatFrancs(prices.presentation)} for a presentation.`}
      </p>
    ),
    Actions: ({ launch: { year, prices }, isDone }) => (
      <>
        <TabLink tab="studies" parameters={{ edition: String(year), section: 'prices' }}>
          Edit<span className="sr-only"> the prices</span>
        </TabLink>
        {!isDone && <ConfirmButton point="prices" version={prices.version} label="Confirm prices" />}
      </>
    ),
  },
  'legal-notices': {
    pending: () => 'Read both pages as visitors see them, have them checked if necessary, and confirm them.',
    done: ({ legalNotices }) => confirmed(legalNotices),
    Actions: ({ launch: { legalNotices }, isDone }) => (
      <>
        <PageLink href="/impressum">Impressum</PageLink>
        <PageLink href="/imprint">Imprint</PageLink>
        <NoticesLink />
        {!isDone && (
          <ConfirmButton point="legal-notices" version={legalNotices.version} label="Confirm legal notices" />
        )}
      </>
    ),
  },
  'privacy-note': {
    pending: () =>
      'Read how the page explains the use of personal data, add other recipients such as the agency, and confirm it.',
    done: ({ privacyNote }) => confirmed(privacyNote),
    Actions: ({ launch: { privacyNote }, isDone }) => (
      <>
        <PageLink href="/impressum#datenschutz">Datenschutz</PageLink>
        <NoticesLink />
        {!isDone && <ConfirmButton point="privacy-note" version={privacyNote.version} label="Confirm privacy note" />}
      </>
    ),
  },
  contact: {
    pending: ({ sampleContacts }) =>
      `Enter the addresses at which visitors and the media reach you: ${sampleContacts.join(', ')} ${sampleContacts.length === 1 ? 'is a sample' : 'are samples'}.`,
    done: () => 'Visitors and the media find real addresses.',
    Actions: () => <InstitutionLink section="institution" />,
  },
  samples: {
    pending: () =>
      'Remove the sample records, or rename those that you want to keep, and rewrite the texts that name samples.',
    done: () => 'No sample is left.',
    Details: SampleList,
    Actions: RemoveSamples,
  },
  'second-factor': {
    pending: ({ settingsAccount }) =>
      settingsAccount?.isOwn
        ? 'Add an app or a passkey to your account: its password alone opens everything.'
        : `Ask the owner of ${settingsAccount?.email} to add an app or a passkey to that account: its password alone opens everything.`,
    done: () => 'No account opens with a password alone.',
    Actions: ({ launch: { settingsAccount }, isDone }) =>
      !isDone &&
      settingsAccount?.isOwn && (
        <TabLink tab="overview" parameters={{ account: 'second-factor' }}>
          Add a second factor
        </TabLink>
      ),
  },
  backup: {
    pending: ({ lastBackupAt }) =>
      lastBackupAt
        ? `Have a backup made every day: the last one is from ${dateTimeOrUnknown(lastBackupAt)}.`
        : 'Have a backup made every day: none has been made yet.',
    done: ({ lastBackupAt }) => `The last backup was made on ${dateTimeOrUnknown(lastBackupAt)}.`,
    Actions: SettingsLink,
  },
};

interface ConfirmButtonProps {
  point: ReadPoint;
  /** The live version that the user has seen. */
  version: string;
  label: string;
}

/** Confirms a point that only a person can check. */
function ConfirmButton({ point, version, label }: ConfirmButtonProps) {
  const { isBusy, run } = useRun(readLaunchCall);
  const confirm = () => api(confirmPointCall, { point, body: { version } });
  return (
    <Button aria-disabled={isBusy} onClick={() => run('Confirmed', 'It could not be confirmed', confirm)}>
      {label}
    </Button>
  );
}

/** A link to a public page, in a new tab. */
function PageLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={`inline-flex items-center gap-1 ${linkLook}`}>
      {children}
      <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
      <span className="sr-only"> (new tab)</span>
    </a>
  );
}
