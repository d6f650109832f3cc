import type { Overview } from '#domain/everything/overview/overview-answer.ts';

/** The number of things to do in each tab; the overview's tab counts what has no tab of its own. */
export function waitingCounts(overview: Overview): Record<string, number> {
  const { counts, payments, toDo, proposingFirms, newPartnerFiles, content, mails } = overview;
  return {
    overview: mails.failed + mails.held + toDo.privacyRequests.length,
    partners: proposingFirms.length + newPartnerFiles,
    studies: content.blocked.length + toDo.drafts.length,
    messages: toDo.waitingMessages,
    orders:
      counts.studyOrders.waiting +
      counts.printOrders.pending +
      toDo.due.filter(({ isCounted }) => !isCounted).length +
      payments.waiting +
      toDo.reminders +
      toDo.corrections.length +
      toDo.letters,
  };
}
