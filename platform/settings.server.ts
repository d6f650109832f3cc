import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import { StartFailure } from './installation/start-failure.server.ts';

/** What the process was told by its environment, checked once at start. */
export interface Settings {
  port: number;
  host: string;
  /** Origin for mails, canonical links and origin checks, without a slash at the end. */
  publicUrl: string;
  /** False when PUBLIC_URL was not set: then every loopback spelling on the port counts as the site. */
  publicUrlIsSet: boolean;
  /** Absolute path. */
  dataDir: string;
  /** A ClamAV daemon that looks at partners' uploads; undefined: none. */
  clamdUrl: URL | undefined;
  /** undefined: the embedded database in dataDir. */
  databaseUrl: string | undefined;
  /** undefined: files in dataDir. */
  filesUrl: URL | undefined;
  /** Protects second factors and links; undefined: the one in dataDir. */
  accountsKey: Buffer | undefined;
  adminEmail: string;
  adminPassword: string | undefined;
  smtpUrl: URL | undefined;
  /** Milliseconds; no variable sets them. */
  smtpTimeouts: { connection: number; greeting: number; answer: number };
  mailFrom: string;
  staffEmail: string;
  newsMailsPerMinute: number;
  /** Without blanks; undefined: as in content/site.ts. */
  invoiceIban: string | undefined;
  /** Without blanks: the account's own, when invoiceIban is its QR-IBAN; undefined: invoiceIban is its own. */
  invoiceAccountIban: string | undefined;
  /** undefined: as in content/site.ts; null: no VAT shown; else the percentage included in the price. */
  invoiceVat: number | null | undefined;
  /** The same for the presentation; undefined: as the report's. */
  invoiceVatPresentation: number | null | undefined;
  /** Like 'CHE-123.456.788 MWST'. */
  invoiceUid: string | undefined;
  starterContent: boolean;
  rateLimits: boolean;
  trustProxy: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Port on 127.0.0.1 for Prometheus; undefined: none. */
  metricsPort: number | undefined;
  /** Encrypts backups; undefined: they are not. */
  backupPassword: string | undefined;
  production: boolean;
}

/** A setting that stops the start; its message names the setting and says what would be right. */
export class SettingError extends StartFailure {}

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' });
const email = z.email({ error: 'must be an e-mail address' });

function url(protocols: string[], example: string) {
  return z.string().transform((text, context) => {
    const parsed = URL.canParse(text) ? new URL(text) : undefined;
    if (parsed && protocols.includes(parsed.protocol)) return parsed;
    context.addIssue({ code: 'custom', message: `must be an address like ${example}` });
    return z.NEVER;
  });
}

const paceMessage = 'must be a whole number from 1 to 6000';

const port = z.coerce
  .number({ error: 'must be a port number' })
  .int({ error: 'must be a whole number' })
  .min(0, { error: 'must be 0 to 65535' })
  .max(65535, { error: 'must be 0 to 65535' });

const iban = z.string().transform((text) => text.replaceAll(' ', '').toUpperCase());

const vat = z.union(
  [
    z.literal('none').transform(() => null),
    z
      .string()
      .regex(/^included:\d{1,2}(\.\d{1,2})?$/)
      .transform((text) => Number(text.slice('included:'.length))),
  ],
  { error: 'must be none or included:RATE, like included:8.1' },
);

const environment = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .refine((host) => isIP(host) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host), {
      error: 'must be a host name or an IP address',
    })
    .default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:'], 'https://www.example.org')
    .refine((address) => address.pathname === '/' && !address.search && !address.hash && !address.username, {
      error: 'must be an origin alone, like https://www.example.org',
    })
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432/name').optional(),
  FILES_URL: url(['s3:'], 's3://bucket?region=…&endpoint=…').optional(),
  CLAMD_URL: url(['tcp:', 'unix:'], 'tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl').optional(),
  ACCOUNTS_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, { error: 'must be 32 random bytes as base64url (43 characters)' })
    .optional(),
  ADMIN_EMAIL: email.default('admin@example.com'),
  ADMIN_PASSWORD: z.string().optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587')
    .refine(({ searchParams }) => ![...searchParams.keys()].some((name) => /^secure$|tls/i.test(name)), {
      error: 'must not say how TLS is done: it is always asked for and checked, but on this machine itself',
    })
    .optional(),
  MAIL_FROM: email.optional(),
  STAFF_EMAIL: email.optional(),
  INVOICE_IBAN: iban.optional(),
  INVOICE_VAT: vat.optional(),
  INVOICE_VAT_PRESENTATION: vat.optional(),
  INVOICE_UID: z.string().optional(),
  INVOICE_ACCOUNT_IBAN: iban.optional(),
  STARTER_CONTENT: onOff.default('on'),
  RATE_LIMITS: onOff.default('on'),
  TRUST_PROXY: onOff.default('off'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' })
    .default('info'),
  NEWS_MAILS_PER_MINUTE: z.coerce
    .number({ error: paceMessage })
    .int({ error: paceMessage })
    .min(1, { error: paceMessage })
    .max(6_000, { error: paceMessage })
    .default(120),
  METRICS_PORT: port.optional(),
  BACKUP_PASSWORD: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
});

/**
 * Reads the settings from an environment. An empty value counts as not set.
 * @throws SettingError naming every wrong setting
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
  }
  const e = parsed.data;
  if (e.SMTP_URL) {
    const missing: string[] = [];
    if (!e.MAIL_FROM) missing.push('MAIL_FROM must be set when SMTP_URL is set');
    if (!given.ADMIN_EMAIL && !e.STAFF_EMAIL) {
      missing.push('STAFF_EMAIL or ADMIN_EMAIL must be set when SMTP_URL is set, or messages go to admin@example.com');
    }
    if (missing.length > 0) throw new SettingError(missing.join('\n'));
  }
  const hostInUrl = isIP(e.HOST) === 6 ? `[${e.HOST}]` : e.HOST;
  const publicUrl = e.PUBLIC_URL?.origin ?? `http://${hostInUrl}:${e.PORT}`;
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl,
    publicUrlIsSet: e.PUBLIC_URL !== undefined,
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL?.href,
    filesUrl: e.FILES_URL,
    clamdUrl: e.CLAMD_URL,
    accountsKey: e.ACCOUNTS_KEY ? Buffer.from(e.ACCOUNTS_KEY, 'base64url') : undefined,
    adminEmail: e.ADMIN_EMAIL.toLowerCase(),
    adminPassword: e.ADMIN_PASSWORD,
    smtpUrl: e.SMTP_URL,
    smtpTimeouts: { connection: 10_000, greeting: 10_000, answer: 30_000 },
    mailFrom: e.MAIL_FROM ?? `website@${new URL(publicUrl).hostname}`,
    staffEmail: e.STAFF_EMAIL ?? e.ADMIN_EMAIL,
    newsMailsPerMinute: e.NEWS_MAILS_PER_MINUTE,
    invoiceIban: e.INVOICE_IBAN,
    invoiceAccountIban: e.INVOICE_ACCOUNT_IBAN,
    invoiceVat: e.INVOICE_VAT,
    invoiceVatPresentation: e.INVOICE_VAT_PRESENTATION,
    invoiceUid: e.INVOICE_UID,
    starterContent: e.STARTER_CONTENT === 'on',
    rateLimits: e.RATE_LIMITS === 'on',
    trustProxy: e.TRUST_PROXY === 'on',
    logLevel: e.LOG_LEVEL,
    metricsPort: e.METRICS_PORT,
    backupPassword: e.BACKUP_PASSWORD,
    production: env.NODE_ENV === 'production',
  };
}

/**
 * Whether all visitors seem to come from one network: https is done by a proxy in front, whose own address is all there is
 * to see while TRUST_PROXY is off.
 */
export function countsVisitorsAsOne({ publicUrl, trustProxy }: Pick<Settings, 'publicUrl' | 'trustProxy'>): boolean {
  return publicUrl.startsWith('https:') && !trustProxy;
}
