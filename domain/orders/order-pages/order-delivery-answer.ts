import * as z from 'zod/mini';
import { instant, optionalInstant } from '../../core/records/record-answer.ts';

/** 'ended': its time is over or all of it was handed out. */
export const linkStates = ['works', 'ended', 'revoked'] as const;

/** How an order was delivered, for the office. */
export const orderDeliveryAnswer = z.object({
  /** Of the buyer's own page. */
  pageAddress: z.string(),
  /** Personal links to the report, the newest first. */
  links: z.array(
    z.object({
      id: z.uuid(),
      createdAt: instant,
      expiresAt: instant,
      revokedAt: optionalInstant,
      state: z.enum(linkStates),
      /** Whole ones that were handed out, and how many there may be. */
      downloads: z.int(),
      maxDownloads: z.int(),
      /** All that was handed out. */
      bytes: z.int(),
    }),
  ),
});

export type OrderDelivery = z.infer<typeof orderDeliveryAnswer>;

/** The address of the buyer's own page. */
export const pageLinkAnswer = z.object({ pageAddress: z.string() });
