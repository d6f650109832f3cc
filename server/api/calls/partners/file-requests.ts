import * as z from 'zod/mini';
import {
  askForFiles,
  changeRequest,
  restoreRequest,
  withdrawRequest,
} from '#domain/partner-files/ask-for-files.server.ts';
import { fileRequestAnswer, firmFileRequestAnswer } from '#domain/partner-files/file-request-answer.ts';
import { fileRequestCalls, listFirmRequestsCall } from '#domain/partner-files/file-request-calls.ts';
import { fileRequestChange, fileRequestInput } from '#domain/partner-files/file-request-input.ts';
import { listFileRequests, listRequestsOfFirm } from '#domain/partner-files/file-request-queries.server.ts';
import type { Services } from '#platform/services.server.ts';
import { officeCall, partnerCall } from '../../call.ts';
import { ifKnown, ifMatchHeader } from '../../records/if-match.ts';
import { idempotencyKeyHeader } from '../correspondence/submissions.ts';

const request = { description: 'The request with the state of each firm', schema: fileRequestAnswer };

/** The office asks firms for files; their people see what is open, and answer by an upload. */
export const fileRequestApiCalls = (services: Services) => [
  officeCall('read-content', fileRequestCalls.list, {
    summary: 'All requests for files with the state of each firm, open ones first, by due date',
    answer: { status: 200, description: 'The list', schema: z.array(fileRequestAnswer) },
    handle: () => listFileRequests(services.db, new Date()),
  }),
  officeCall('content', fileRequestCalls.create, {
    summary: 'Ask firms for files by a date: their people get a mail now and reminders until the firm delivers',
    body: fileRequestInput,
    example: { title: 'Kennzahlen', dueOn: '2099-05-15', isForAllFirms: true },
    headers: idempotencyKeyHeader,
    answer: { status: 201, ...request },
    handle: ({ administrator, body, header }) => askForFiles(services, administrator, body, header('idempotency-key')),
  }),
  officeCall('content', fileRequestCalls.change, {
    summary: 'Change a request, close it or open it again: the fields that are sent',
    body: fileRequestChange,
    example: { title: 'Kennzahlen 2099' },
    headers: ifMatchHeader,
    answer: { status: 200, ...request },
    handle: ({ administrator, params, body, header }) =>
      changeRequest(services, administrator, params.id, body, ifKnown(header).matchesKnownVersion),
  }),
  officeCall('content', fileRequestCalls.remove, {
    summary: 'Withdraw a request from all firms',
    answer: { status: 204, description: 'It is withdrawn' },
    handle: ({ administrator, params }) => withdrawRequest(services, administrator, params.id),
  }),
  officeCall('content', fileRequestCalls.restore, {
    summary: 'Restore a withdrawn request with the same id',
    answer: { status: 200, ...request },
    handle: ({ administrator, params }) => restoreRequest(services, administrator, params.id),
  }),
  partnerCall(listFirmRequestsCall, {
    summary: 'Requests for files to the user’s firm, by due date, and whether they were delivered',
    answer: { status: 200, description: 'The list', schema: z.array(firmFileRequestAnswer) },
    handle: ({ firmPerson }) => listRequestsOfFirm(services.db, firmPerson.firmId, new Date()),
  }),
];
