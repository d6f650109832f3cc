import { isOwnOrHttpUrl } from '#domain/core/records/link-address.ts';

/**
 * The address of a link or picture from a record if it is http(s) or on this site, else undefined. `javascript:`
 * addresses never reach the page, even if they are in the database.
 */
export function safeHref(address: string | null | undefined): string | undefined {
  const plain = address?.trim();
  return plain && !/\p{Cc}/u.test(plain) && isOwnOrHttpUrl(plain) ? plain : undefined;
}
