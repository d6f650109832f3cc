import * as z from 'zod/mini';

/** How far back the figures go, and whether they are summed by day or by month. */
export const usagePeriods = {
  week: { days: 7, span: 'day' },
  month: { days: 30, span: 'day' },
  quarter: { days: 90, span: 'day' },
  year: { months: 12, span: 'month' },
  all: { months: 25, span: 'month' },
} as const;

export type UsagePeriod = keyof typeof usagePeriods;
export type UsageSpan = 'day' | 'month';

export const usageQuery = z.object({
  period: z._default(z.enum(Object.keys(usagePeriods) as [UsagePeriod, ...UsagePeriod[]]), 'month'),
});

const named = z.array(z.object({ name: z.string(), views: z.int(), botViews: z.int() }));

/** Figures of use: sums over everybody. `botViews`, by programs that say what they are, are not among the views. */
export const usageAnswer = z.object({
  /** The first day, in Zurich. */
  from: z.string(),
  span: z.enum(['day', 'month']),
  /** Every day or month, the first of it, oldest first. */
  points: z.array(z.object({ begin: z.string(), views: z.int(), botViews: z.int(), downloads: z.int() })),
  /** The most frequent first. */
  pages: named,
  cards: named,
  downloads: named,
  /** Hosts; 'direct': from nowhere that is told, 'other': the rest. */
  referrers: named,
  /** The way of an order, step by step: views of the order page, forms that arrived, orders that were placed. */
  orderSteps: z.object({ viewed: z.int(), sent: z.int(), placed: z.int() }),
});

export type UsageFigures = z.infer<typeof usageAnswer>;
