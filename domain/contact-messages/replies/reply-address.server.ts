import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '#platform/services.server.ts';
import { getOrCreateSecret } from '../../people/get-or-create-secret.server.ts';

const idDigits = 25;
const signatureDigits = 13;
const signedPart = /\+([0-9a-z]{38})@/gi;

const asDigits = (hex: string, count: number) => BigInt(`0x${hex}`).toString(36).padStart(count, '0');

/** The first 64 bits of an HMAC, so that the address stays within the 64 characters of a local part. */
const signatureOf = (secret: string, mailId: string) =>
  asDigits(createHmac('sha256', secret).update(mailId).digest('hex').slice(0, 16), signatureDigits);

function idFromDigits(digits: string): string {
  const value = [...digits].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  return value
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Where an answer to a reply goes: the mailbox of IMAP_URL with a signed part that names the reply, for mail servers that
 * replace the Message-ID; without its `replyTo` the office's address.
 */
export async function replyAddress(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  mailId: string,
): Promise<string> {
  const address = settings.imapUrl?.searchParams.get('replyTo');
  if (!address) return settings.staffEmail;
  const secret = await getOrCreateSecret(db, 'reply-address');
  const signed = `${asDigits(mailId.replaceAll('-', ''), idDigits)}${signatureOf(secret, mailId)}`;
  return address.replace('@', `+${signed}@`);
}

/** Ids of the mails whose signed address is among the recipients. */
export async function mailIdsOfAddresses({ db }: Pick<Services, 'db'>, recipients: string): Promise<string[]> {
  const parts = [...recipients.matchAll(signedPart)].flatMap(([, part]) => part?.toLowerCase() ?? []);
  if (parts.length === 0) return [];
  const secret = await getOrCreateSecret(db, 'reply-address');
  return parts.flatMap((part) => {
    const mailId = idFromDigits(part.slice(0, idDigits));
    const isSigned = timingSafeEqual(Buffer.from(part.slice(idDigits)), Buffer.from(signatureOf(secret, mailId)));
    return isSigned ? mailId : [];
  });
}
