import * as z from 'zod/mini';
import { salesOfYear } from '#domain/orders/sales/sales-answer.ts';
import { salesByYear } from '#domain/orders/sales/sales-by-year.ts';
import { readSalesCall } from '#domain/orders/sales/sales-call.ts';
import { listSales } from '#domain/orders/sales/sales-queries.server.ts';
import { zurichTime } from '#platform/dates.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../../call.ts';

/** Sales figures of a year. */
export const salesCall = ({ db }: Services): Call =>
  officeCall('read-orders', readSalesCall, {
    summary: 'Sales of the study by year, with months, editions, sizes, business areas, returning firms and open sums',
    answer: { status: 200, description: 'The years, the latest first', schema: z.array(salesOfYear) },
    async handle() {
      const now = new Date();
      return salesByYear(await listSales(db, now), zurichTime(now).year);
    },
  });
