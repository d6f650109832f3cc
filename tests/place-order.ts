import { noSpamSigns } from '#domain/core/spam/spam-signs.ts';
import { placeStudyOrder } from '#domain/orders/placement/place-study-order.server.ts';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { studyOrderInput } from '#domain/orders/study-orders/study-order-input.ts';
import { isRefusal, overloaded } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { eventually } from './eventually.ts';

/** Places the sample order as a visitor. @param fields those that differ from the sample. @throws if it is refused */
export async function placeOrder(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  fields: object = {},
  signs = noSpamSigns,
) {
  const input = studyOrderInput.parse({ ...sampleStudyOrder, ...fields });
  // A busy machine answers 503 at first.
  const receipt = await eventually(async () => {
    const first = await placeStudyOrder(services, { input, signs, network: undefined, key: undefined });
    return first !== overloaded && first;
  });
  if (isRefusal(receipt)) throw new Error(receipt.message);
  return receipt;
}
