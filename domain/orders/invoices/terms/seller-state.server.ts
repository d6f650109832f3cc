import type { Institution } from '#content/institution-schemas.ts';
import type { Readable } from '#platform/database/database.server.ts';
import { isLoopbackHost } from '#platform/network/loopback.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Settings } from '#platform/settings.server.ts';
import { hasSampleText } from '../../../core/sample-value.ts';
import { type Seller, sellerOf } from '../../../core/seller.ts';
import { readInstitution } from '../../../editions/live-content/find-live-document.server.ts';
import type { SellerState } from './seller-states.ts';

interface SellerServices {
  db: Readable;
  settings: Pick<Settings, 'publicUrl'>;
}

export const isSampleSeller = (seller: Seller, { realNames }: Institution): boolean => hasSampleText(seller, realNames);

export function sellerStateOf(institution: Institution, { publicUrl }: Pick<Settings, 'publicUrl'>): SellerState {
  if (!isSampleSeller(sellerOf(institution), institution)) return 'real';
  return isLoopbackHost(new URL(publicUrl).hostname) ? 'marked' : 'held';
}

/** The state of the live seller. */
export const readSellerState = async ({ db, settings }: SellerServices): Promise<SellerState> =>
  sellerStateOf(await readInstitution(db), settings);

/**
 * Refuses a document to a customer while the seller is a sample.
 * @param frozen the seller of the document that it corrects, if any
 * @returns undefined if it may be sent
 */
export async function refuseSampleSeller(
  { db, settings }: SellerServices,
  frozen?: Seller,
): Promise<Refusal | undefined> {
  const institution = await readInstitution(db);
  if (sellerStateOf(institution, settings) !== 'held') return undefined;
  if (frozen && !isSampleSeller(frozen, institution)) return undefined;
  return refuse(
    409,
    'sample-seller',
    'The seller is still a sample. Publish the real one: Studies, Page texts, Institution. Held documents and mails are then sent automatically.',
  );
}
