import type { Overview } from '#domain/everything/overview/overview-answer.ts';

/** The number of tasks in each tab. The overview's tab counts those that belong to no other tab. */
export function waitingCounts(overview: Overview): Record<string, number> {
  const { counts, payments, toDo, proposingFirms, overdueRequests, newPartnerFiles, content, mails } = overview;
  return {
    overview: mails.failed + mails.held + toDo.privacyRequests.length,
    partners: proposingFirms.length + overdueRequests.length + newPartnerFiles,
    studies: content.blocked.length + toDo.differingCopies.length + toDo.drafts.length,
    messages: toDo.waitingMessages,
    orders:
      counts.studyOrders.waiting +
      counts.printOrders.pending +
      toDo.due.filter(({ isCounted }) => !isCounted).length +
      payments.waiting +
      toDo.reminders +
      toDo.corrections.length +
      toDo.refunds.length +
      toDo.letters,
  };
}
