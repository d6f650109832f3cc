import { isIP } from 'node:net';
import * as z from 'zod';

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' });
const email = z.email({ error: 'must be an e-mail address' });

/** A password with '/' or '#' would end the host. */
const encoding = 'with special characters of user and password percent-encoded';

function url(protocols: string[], example: string) {
  const form = example.includes('@') ? `${example}, ${encoding}` : example;
  return z.string().transform((text, context) => {
    const parsed = URL.canParse(text) ? new URL(text) : undefined;
    if (parsed && protocols.includes(parsed.protocol)) return parsed;
    context.addIssue({ code: 'custom', message: `must be an address like ${form}` });
    return z.NEVER;
  });
}

function isEncoded({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/** A signature of 39 characters is appended to the local part, which may have 64. */
const isReplyAddress = (address: string | null) =>
  address === null || (email.safeParse(address).success && address.indexOf('@') <= 24);

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

/** The environment variables of the process, with their validation and defaults. */
export const environment = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    // Names that end in a number are addresses to a URL, and invalid ones: 300.1.1.1.
    .refine(
      (host) => isIP(host) > 0 || (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host) && URL.canParse(`http://${host}`)),
      { error: 'must be a host name or an IP address' },
    )
    .default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:'], 'https://www.example.org')
    .refine((address) => address.pathname === '/' && !address.search && !address.hash && !address.username, {
      error: 'must be an origin alone, like https://www.example.org',
    })
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432/name').optional(),
  FILES_URL: url(['s3:'], 's3://KEY:SECRET@bucket?region=…&endpoint=…')
    .refine(({ hostname }) => hostname !== '', { error: 'must name a bucket, like s3://bucket?region=…&endpoint=…' })
    .refine(isEncoded, { error: `must be an address ${encoding}` })
    .optional(),
  CLAMD_URL: url(['tcp:', 'unix:'], 'tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl').optional(),
  TIMESTAMP_URL: url(['http:', 'https:'], 'https://zeitstempel.example.org').optional(),
  ACCOUNTS_KEY: z
    .string()
    .regex(/^[\w-]{43}=?$/, { error: 'must be 32 random bytes as base64url (43 characters)' })
    .optional(),
  ADMIN_EMAIL: email.default('admin@example.com'),
  ADMIN_PASSWORD: z.string().optional(),
  REQUIRE_SECOND_FACTOR: onOff.default('off'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587')
    .refine(({ searchParams }) => ![...searchParams.keys()].some((name) => /^secure$|tls/i.test(name)), {
      error: 'must not say how TLS is done: it is always asked for and checked, but on this machine itself',
    })
    .optional(),
  IMAP_URL: url(['imap:', 'imaps:'], 'imaps://user:password@host/INBOX')
    .refine(({ username, password, hostname }) => username && password && hostname, {
      error: `must have a user, a password and a host, ${encoding}`,
    })
    .refine(isEncoded, { error: `must be an address ${encoding}` })
    .refine(({ searchParams }) => [...searchParams.keys()].every((name) => name === 'replyTo'), {
      error: 'must not have a parameter other than replyTo: TLS is always required, except on this machine',
    })
    .refine(({ searchParams }) => isReplyAddress(searchParams.get('replyTo')), {
      error: 'must have an address in replyTo with at most 24 characters before the @',
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
