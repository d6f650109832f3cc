import { firmLogEntry } from '#domain/firm-people/firm-log/firm-log-answer.ts';
import {
  exportFirmLogCall,
  exportOwnLogCall,
  listFirmLogCall,
  listOwnLogCall,
} from '#domain/firm-people/firm-log/firm-log-calls.ts';
import { firmLogFilter, firmLogTableFilter } from '#domain/firm-people/firm-log/firm-log-input.ts';
import { listFirmLog, listWholeFirmLog } from '#domain/firm-people/firm-log/firm-log-queries.server.ts';
import { firmLogTable } from '#domain/firm-people/firm-log/firm-log-table.ts';
import type { Services } from '#platform/services.server.ts';
import { officeCall, partnerLeadCall, recentSignIn } from '../../call.ts';
import { csvResponse } from '../../download-response.ts';
import { listPage, sendPage } from '../../list-page.ts';
import { forFirm } from './for-firm.ts';

const list = { query: firmLogFilter, answer: listPage('A page of the log.', firmLogEntry) } as const;
const table = {
  query: firmLogTableFilter,
  ...recentSignIn,
  answer: { status: 200, description: 'The table.', mediaType: 'text/csv' },
} as const;

const tableResponse = (text: string) => csvResponse(text, 'log.csv');

/** The logs of firms: sign-ins, downloads, uploads and changes of access, for the firm's leads and the office. */
export function firmLogCalls(services: Services) {
  const { db } = services;
  return [
    partnerLeadCall(listOwnLogCall, {
      ...list,
      summary: 'What the people of the user’s firm did, and what was done to their access, newest first',
      handle: async ({ firmPerson, query, setHeader }) =>
        sendPage(await listFirmLog(db, firmPerson.firmId, query), setHeader),
    }),
    partnerLeadCall(exportOwnLogCall, {
      ...table,
      summary: 'The same as a table for spreadsheets',
      handle: async ({ firmPerson, query }) =>
        tableResponse(firmLogTable(await listWholeFirmLog(db, firmPerson.firmId, query), 'de')),
    }),
    officeCall('firm-people', listFirmLogCall, {
      ...list,
      summary: 'What the people of a firm did, and what was done to their access, newest first, as its leads see it',
      handle: ({ params, query, setHeader }) =>
        forFirm(services, params.id, async ({ id }) => sendPage(await listFirmLog(db, id, query), setHeader)),
    }),
    officeCall('firm-people', exportFirmLogCall, {
      ...table,
      summary: 'The same as a table for spreadsheets',
      handle: ({ params, query }) =>
        forFirm(services, params.id, async ({ id }) =>
          tableResponse(firmLogTable(await listWholeFirmLog(db, id, query), 'en')),
        ),
    }),
  ];
}
