import type { Transaction } from '#platform/database/database.server.ts';
import { readdressMails } from '../../core/mails/mail-queries.server.ts';

/** The addresses of an order; '' or null for none. */
interface Addresses {
  email: string;
  invoiceEmail?: string | null;
}

/** Sends mails of an order that didn't reach the buyer to the corrected address. */
export const mailsFollowAddresses =
  (recordKind: 'study-orders' | 'print-orders') =>
  async (tx: Transaction, recordId: string, change?: { before: Addresses; row: Addresses }): Promise<void> => {
    if (!change) return;
    const { before, row } = change;
    const changes = (['email', 'invoiceEmail'] as const).flatMap((name) => {
      const [from, to] = [before[name], row[name]];
      return from && to && from !== to ? [{ from, to }] : [];
    });
    await readdressMails(tx, { recordKind, recordId }, changes);
  };
