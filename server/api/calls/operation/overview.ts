import { mayDo, type Role } from '#domain/core/accounts/roles.ts';
import { overviewAnswer } from '#domain/everything/overview/overview-answer.ts';
import { readOverviewCall } from '#domain/everything/overview/overview-call.ts';
import { readOverview } from '#domain/everything/overview/read-overview.server.ts';
import type { Services } from '#platform/services.server.ts';
import { officeCall } from '../../call.ts';

type Read = Awaited<ReturnType<typeof readOverview>>;

/** Accounts, the audit log and requests about data are for administrators. */
const forOthers = (overview: Read): Read => ({
  ...overview,
  latestChanges: [],
  accountWithoutFactor: null,
  toDo: { ...overview.toDo, privacyRequests: [] },
});

/** Users who may not read orders see no buyers, payments and mails here either. */
function hideFrom(role: Role, overview: Read): Read {
  const shown = mayDo(role, 'administration') ? overview : forOthers(overview);
  if (mayDo(role, 'read-orders')) return shown;
  const none = { total: 0, pending: 0 };
  return {
    ...shown,
    counts: { ...overview.counts, printOrders: none, studyOrders: { ...none, waiting: 0 } },
    recentPrintOrders: [],
    waitingStudyOrders: [],
    toDo: {
      ...shown.toDo,
      due: overview.toDo.due.filter(({ recordKind }) => recordKind === 'contact-messages'),
      printOrders: [],
      reminders: 0,
      corrections: [],
      refunds: [],
      letters: 0,
    },
    damagedDocuments: [],
    timestampFailure: null,
    mailbox: null,
    payments: { waiting: 0, lastImportAt: null },
    mails: { ...overview.mails, waiting: 0, failed: 0, held: 0 },
  };
}

export const overviewCalls = (services: Services) => [
  officeCall('overview', readOverviewCall, {
    summary: 'Counts, recent activity, and what needs attention',
    answer: { status: 200, description: 'The overview', schema: overviewAnswer },
    handle: async ({ administrator: { id, role } }) => hideFrom(role, await readOverview(services, id)),
  }),
];
