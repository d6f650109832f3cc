import type { Overview } from '#domain/everything/overview/overview-answer.ts';

/** The number of tasks in each segment of the Partners tab. */
export const partnerCounts = ({ proposingFirms, overdueRequests, newPartnerFiles }: Overview) => ({
  '': proposingFirms.length,
  files: newPartnerFiles,
  requests: overdueRequests.length,
});

/** The number of tasks in each segment of the Orders tab. */
export function orderCounts({ counts, payments, toDo }: Overview) {
  const due = (kind: 'print-orders' | 'study-orders') =>
    toDo.due.filter(({ isCounted, recordKind }) => !isCounted && recordKind === kind).length;
  return {
    '': counts.printOrders.pending + due('print-orders'),
    study:
      counts.studyOrders.waiting +
      due('study-orders') +
      payments.waiting +
      toDo.reminders +
      toDo.corrections.length +
      toDo.refunds.length +
      toDo.letters,
  };
}

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The number of tasks in each tab. The overview's tab counts those that belong to no other tab. */
export function waitingCounts(overview: Overview): Record<string, number> {
  const { toDo, content, mails } = overview;
  return {
    overview: mails.failed + mails.held + toDo.privacyRequests.length,
    partners: sumOf(partnerCounts(overview)),
    studies: content.blocked.length + toDo.differingCopies.length + toDo.lostLanguages.length + toDo.drafts.length,
    messages: toDo.waitingMessages,
    orders: sumOf(orderCounts(overview)),
  };
}
