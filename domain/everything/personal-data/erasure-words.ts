import type { Authorship } from './authorship-queries.server.ts';

/** What an erasure keeps, with the reason. */
export const erasureWords = {
  /** @param isOwed whether its report is still to be sent */
  studyOrder: (orderNumber: string, untilYear: number, isOwed: boolean) =>
    `study order ${orderNumber} with its documents, payments and download links: accounts are kept for 10 years (Art. 958f OR), removed after 31 December ${untilYear}${isOwed ? '; its report is still to be sent, unless it is cancelled' : ''}`,
  owedMails: (count: number) => `${count} mails of these orders that are still to be sent`,
  bankTransactions: (count: number) =>
    `${count} payments of these orders, as reported by the bank: for 10 years like the accounts`,
  account: 'the account they sign in with, which an administrator deactivates first',
  openRequests: (count: number) =>
    count === 1
      ? '1 open request about data: until it is answered'
      : `${count} open requests about data: until they are answered`,
  authorship: ({ count, what, term }: Authorship) => `${count} ${what}, by address alone, ${term}`,
};
