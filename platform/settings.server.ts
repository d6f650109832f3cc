import { isIP } from 'node:net';
import path from 'node:path';
import { environment } from './environment.server.ts';
import { StartFailure } from './installation/start-failure.server.ts';

/** An invalid setting that prevents the start; the message names it and what is expected. */
export class SettingError extends StartFailure {}

/** Settings from the environment, validated once at start. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads settings from an environment. Empty values count as unset.
 * @throws SettingError listing every invalid setting
 */
export function readSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
  }
  const e = parsed.data;
  if (e.METRICS_PORT === e.PORT) throw new SettingError('METRICS_PORT must be another port than PORT');
  if (e.SMTP_URL && !e.MAIL_FROM) throw new SettingError('MAIL_FROM must be set when SMTP_URL is set');
  const hostInUrl = isIP(e.HOST) === 6 ? `[${e.HOST}]` : e.HOST;
  const publicUrl = e.PUBLIC_URL?.origin ?? `http://${hostInUrl}:${e.PORT}`;
  return {
    port: e.PORT,
    host: e.HOST,
    /** Origin for mails, canonical links and origin checks, without trailing slash. */
    publicUrl,
    /** False if PUBLIC_URL is unset: then every loopback address with the port counts as the site. */
    publicUrlIsSet: e.PUBLIC_URL !== undefined,
    /** Absolute path. */
    dataDir: path.resolve(e.DATA_DIR),
    /** undefined: the embedded database in dataDir. */
    databaseUrl: e.DATABASE_URL?.href,
    /** undefined: files in dataDir. */
    filesUrl: e.FILES_URL,
    /** A ClamAV daemon that scans partners' uploads; undefined: none. */
    clamdUrl: e.CLAMD_URL,
    /** A time stamp service (RFC 3161) for the chain of documents; undefined: none. */
    timestampUrl: e.TIMESTAMP_URL,
    /** Protects second factors and links; undefined: the key in dataDir. */
    accountsKey: e.ACCOUNTS_KEY ? Buffer.from(e.ACCOUNTS_KEY, 'base64url') : undefined,
    adminEmail: e.ADMIN_EMAIL.toLowerCase(),
    adminPassword: e.ADMIN_PASSWORD,
    /** Whether the account of adminEmail too has to add a second factor before anything else. */
    requireSecondFactor: e.REQUIRE_SECOND_FACTOR === 'on',
    smtpUrl: e.SMTP_URL,
    /** Milliseconds; not configurable by environment. */
    smtpTimeouts: { connection: 10_000, greeting: 10_000, answer: 30_000 },
    mailFrom: e.MAIL_FROM ?? `website@${new URL(publicUrl).hostname}`,
    staffEmail: e.STAFF_EMAIL ?? e.ADMIN_EMAIL,
    /** The mailbox that answers to replies are read from; undefined: none. */
    imapUrl: e.IMAP_URL,
    newsMailsPerMinute: e.NEWS_MAILS_PER_MINUTE,
    /** Without spaces; undefined: invoices have no payment part. */
    invoiceIban: e.INVOICE_IBAN,
    /** Without spaces: the account's IBAN if invoiceIban is its QR-IBAN; undefined: invoiceIban is the account's. */
    invoiceAccountIban: e.INVOICE_ACCOUNT_IBAN,
    /** undefined, null: no VAT is shown; else the percentage included in the price. */
    invoiceVat: e.INVOICE_VAT,
    /** The same for the presentation; undefined: same as the report. */
    invoiceVatPresentation: e.INVOICE_VAT_PRESENTATION,
    /** Like 'CHE-123.456.788 MWST'. */
    invoiceUid: e.INVOICE_UID,
    starterContent: e.STARTER_CONTENT === 'on',
    rateLimits: e.RATE_LIMITS === 'on',
    trustProxy: e.TRUST_PROXY === 'on',
    logLevel: e.LOG_LEVEL,
    /** Port on 127.0.0.1 for Prometheus; undefined: none. */
    metricsPort: e.METRICS_PORT,
    /** Encrypts backups; undefined: they are not encrypted. */
    backupPassword: e.BACKUP_PASSWORD,
  };
}

/** Names that begin like the name of a setting but are none: probably mistyped ones. */
export function unknownSettings(env: Record<string, string | undefined>): string[] {
  const known = Object.keys(environment.shape);
  const groups = known.flatMap((name) => /^[A-Z]+_/.exec(name) ?? []);
  return Object.keys(env).filter((name) => !known.includes(name) && groups.some((group) => name.startsWith(group)));
}

/**
 * Whether all visitors seem to come from one network: a proxy in front terminates https, and only its address is
 * visible while TRUST_PROXY is off.
 */
export const seesVisitorsAsOne = ({ publicUrl, trustProxy }: Pick<Settings, 'publicUrl' | 'trustProxy'>): boolean =>
  publicUrl.startsWith('https:') && !trustProxy;
