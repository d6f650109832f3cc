import { refuseUnknownAssignee } from '../../core/follow-up/assignee-queries.server.ts';
import { recordKind } from '../../core/records/record-kind.server.ts';
import { accountsAreRemovable } from '../order-facts/order-fact-queries.server.ts';
import { deliveryDue } from '../study-orders/delivery-deadline.ts';
import { mailsFollowAddresses } from '../study-orders/mails-follow-addresses.server.ts';
import { studyOrderChangeInput } from '../study-orders/order-change-input.ts';
import { studyOrderAnswer } from '../study-orders/study-order-answer.ts';
import { studyOrderCalls } from '../study-orders/study-order-calls.ts';
import { studyOrders } from '../study-orders/study-order-table.server.ts';
import { listStudyOrders, studyOrderList } from './study-order-list-queries.server.ts';

export const studyOrderKind = recordKind({
  calls: studyOrderCalls,
  noun: 'study order',
  nameOf: ({ orderNumber }) => orderNumber,
  language: 'en',
  permissions: { read: 'read-orders', change: 'orders' },
  table: studyOrders,
  answer: studyOrderAnswer,
  present: (row) => ({ ...row, ...deliveryDue(row, new Date()) }),
  list: { administrator: { query: studyOrderList, find: listStudyOrders } },
  change: { body: studyOrderChangeInput, example: { notes: 'Ruft zurück', correspondenceLanguage: 'fr' } },
  refuseValues: refuseUnknownAssignee,
  files: {},
  // Kept by law even if deleted (Art. 958f OR).
  daysAfterDeletion: null,
  terms: [
    {
      name: 'study orders 10 years after their business year',
      since: 'createdAt',
      businessYears: 10,
      provided: accountsAreRemovable,
    },
  ],
  privacy: { activity: 'study-orders', data: 'study-orders', sources: ['person'], recipients: ['office', 'operators'] },
  personalData: {
    email: 'email',
    exportedAs: 'studyOrders',
    erasedAs: 'remarks on study orders',
    emptied: { notes: null },
  },
  afterChange: mailsFollowAddresses('study-orders'),
  starterRows: null,
  samples: null,
});
