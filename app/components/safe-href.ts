import { isOwnOrHttpUrl } from '#domain/records/link-address.ts';

/**
 * The address of a link or picture that comes from a record: http(s) or of this site, else undefined, so that
 * `javascript:` and its kind never reach the page, however they came into the database.
 */
export function safeHref(address: string | null | undefined): string | undefined {
  const plain = address?.trim();
  return plain && !/\p{Cc}/u.test(plain) && isOwnOrHttpUrl(plain) ? plain : undefined;
}
