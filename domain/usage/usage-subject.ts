/** What is counted: pages, insight cards opened by their address, files, where visitors come from, steps of an order. */
export const usageSubjects = ['page', 'card', 'download', 'referrer', 'order-step'] as const;

export type UsageSubject = (typeof usageSubjects)[number];

/** One thing that was asked for. */
export interface Counted {
  subject: UsageSubject;
  /** '/partners', '2024/3', '/assets/downloads/logos.zip', 'www.example.org' */
  name: string;
}

/** Referring sites beyond those there is room for, and what can't be told. */
export const otherReferrers = 'other';
/** Typed, bookmarked, or from where nobody says so. */
export const noReferrer = 'direct';

/** A form of the order that arrived, whatever became of it. */
export const orderSent: Counted = { subject: 'order-step', name: 'sent' };
