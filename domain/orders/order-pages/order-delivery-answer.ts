import * as z from 'zod/mini';
import { instant, optionalInstant } from '../../core/records/record-answer.ts';

/** 'ended': expired or used up. */
export const linkStates = ['works', 'ended', 'revoked'] as const;

/** The delivery of an order, as the office sees it. */
export const orderDeliveryAnswer = z.object({
  /** Address of the buyer's page. */
  pageAddress: z.string(),
  /** Personal links to the report, newest first. */
  links: z.array(
    z.object({
      id: z.uuid(),
      createdAt: instant,
      expiresAt: instant,
      revokedAt: optionalInstant,
      state: z.enum(linkStates),
      /** Complete downloads, and their maximum. */
      downloads: z.int(),
      maxDownloads: z.int(),
      /** Bytes downloaded in total. */
      bytes: z.int(),
    }),
  ),
});

export type OrderDelivery = z.infer<typeof orderDeliveryAnswer>;

export const pageLinkAnswer = z.object({ pageAddress: z.string() });
