/** Counted subjects: pages, insight cards opened by address, files, referrers, steps of an order. */
export const usageSubjects = ['page', 'card', 'download', 'referrer', 'order-step'] as const;

export type UsageSubject = (typeof usageSubjects)[number];

export interface Counted {
  subject: UsageSubject;
  /** '/partners', '2024/3', '/assets/downloads/logos.zip', 'www.example.org' */
  name: string;
}

/** Referrers beyond the limit, or unreadable. */
export const otherReferrers = 'other';
/** Typed, bookmarked, or without a referrer. */
export const noReferrer = 'direct';

/** A received order form, valid or not. */
export const orderSent: Counted = { subject: 'order-step', name: 'sent' };
