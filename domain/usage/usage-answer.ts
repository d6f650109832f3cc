import * as z from 'zod/mini';

/** Length of each period, and whether it is summed by day or month. */
export const usagePeriods = {
  week: { days: 7, span: 'day' },
  month: { days: 30, span: 'day' },
  quarter: { days: 90, span: 'day' },
  year: { months: 12, span: 'month' },
  all: { months: 25, span: 'month' },
} as const;

export type UsagePeriod = keyof typeof usagePeriods;
export type UsageSpan = 'day' | 'month';

const named = z.array(z.object({ name: z.string(), views: z.int(), botViews: z.int() }));

/** Usage figures: sums over all visitors. `botViews` of declared bots are not included in the views. */
export const usageAnswer = z.object({
  /** The first day, in Zurich. */
  from: z.string(),
  span: z.enum(['day', 'month']),
  /** One entry per day or month, with its first day, oldest first. */
  points: z.array(z.object({ begin: z.string(), views: z.int(), botViews: z.int(), downloads: z.int() })),
  /** Most frequent first. */
  pages: named,
  cards: named,
  downloads: named,
  /** Hosts; 'direct': no referrer, 'other': the rest. */
  referrers: named,
  /** Funnel of an order: views of the order page, received forms, orders placed. */
  orderSteps: z.object({ viewed: z.int(), sent: z.int(), placed: z.int() }),
});

export type UsageFigures = z.infer<typeof usageAnswer>;
