import type { LaunchPoint } from '#domain/everything/confirmations/launch-points.ts';
import type { Launch } from '#domain/everything/launch/launch-answer.ts';
import { settingsId } from './settings-link.tsx';

const addressLine = '# The address of the site, to which links in mails lead\nPUBLIC_URL=https://…';

const lines: Partial<Record<LaunchPoint, string>> = {
  account: '# The account to which invoices are paid\nINVOICE_IBAN=CH…',
  vat: '# none, or included:8.1 with INVOICE_UID=CHE-… MWST\nINVOICE_VAT=none',
  sender:
    '# The mail server, the sender, and the office’s address for notifications\nSMTP_URL=smtp://user:password@host:587\nMAIL_FROM=…\nSTAFF_EMAIL=…',
  backup: '# Every day; deploy/ has a timer for it\nscript/backup FILE',
};

/** The missing settings, to be passed on to the person with access to the server. */
export function LaunchSettings({ launch: { points, site } }: { launch: Launch }) {
  const missing = points.flatMap(({ name, isDone }) => (isDone ? [] : (lines[name] ?? [])));
  if (site.isLoopback) missing.push(addressLine);
  if (missing.length === 0) return null;
  return (
    <section
      id={settingsId}
      tabIndex={-1}
      aria-labelledby={`${settingsId}-title`}
      className="border-rule border-t px-4 py-3"
    >
      <h4 id={`${settingsId}-title`} className="text-base tracking-normal">
        For the person who runs the server
      </h4>
      <p className="max-w-prose text-sm">
        Pass this on: these settings belong in the file .env on the server, and take effect after a restart. The
        project’s page docs/going-live.md explains each.
      </p>
      <pre className="mt-2 overflow-x-auto rounded border border-rule bg-paper p-3 text-sm whitespace-pre-wrap wrap-anywhere">
        {missing.join('\n\n')}
      </pre>
    </section>
  );
}
