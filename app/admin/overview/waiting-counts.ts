import type { Overview } from '#domain/everything/overview/overview-answer.ts';

/** How much waits for the office in each tab. */
export function waitingCounts(overview: Overview): Record<string, number> {
  const { counts, payments, toDo, proposingFirms, newPartnerFiles, content } = overview;
  return {
    partners: proposingFirms.length + newPartnerFiles,
    studies: content.blocked.length + toDo.drafts.length,
    messages: toDo.waitingMessages,
    orders:
      counts.studyOrders.waiting +
      counts.printOrders.pending +
      payments.waiting +
      toDo.reminders +
      toDo.corrections.length +
      toDo.letters,
  };
}
