import { refuseUnknownAssignee } from '../../core/follow-up/assignee-queries.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { recordKind } from '../../core/records/record-kind.server.ts';
import { trashDays } from '../../core/records/trash-term.ts';
import { mailsFollowAddresses } from '../study-orders/mails-follow-addresses.server.ts';
import { orderChangeInput } from '../study-orders/order-change-input.ts';
import { printOrderAnswer } from './print-order-answer.ts';
import { printOrderCalls } from './print-order-calls.ts';
import { listPrintOrders, printOrderList } from './print-order-list-queries.server.ts';
import { printOrders } from './print-order-table.server.ts';

export const printOrderKind = recordKind({
  calls: printOrderCalls,
  noun: 'print order',
  nameOf: joinPersonName,
  language: 'en',
  permissions: { read: 'read-orders', change: 'orders' },
  table: printOrders,
  answer: printOrderAnswer,
  present: (row) => row,
  list: { administrator: { query: printOrderList, find: listPrintOrders } },
  change: { body: orderChangeInput, example: { notes: 'Ruft zurück', correspondenceLanguage: 'fr' } },
  refuseValues: refuseUnknownAssignee,
  files: {},
  daysAfterDeletion: trashDays,
  terms: [{ name: 'print orders 24 months after shipping', since: 'shippedAt', status: 'shipped', months: 24 }],
  privacy: { activity: 'print-orders', data: 'print-orders', sources: ['person'], recipients: ['office', 'operators'] },
  personalData: {
    email: 'email',
    exportedAs: 'printOrders',
    erasedAs: 'print orders',
  },
  afterChange: mailsFollowAddresses('print-orders'),
  starterRows: null,
  samples: null,
});
