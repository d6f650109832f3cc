import * as z from 'zod/mini';
import { personErasure } from '#domain/everything/personal-data/person-answer.ts';
import { erasePersonCall, exportPersonCall, lookUpPersonCall } from '#domain/everything/personal-data/person-calls.ts';
import { personAddress } from '#domain/everything/personal-data/person-input.ts';
import {
  erasePersonAtDesk,
  exportPersonArchive,
  lookUpPerson,
} from '#domain/everything/personal-data/privacy-desk-actions.server.ts';
import { processingRegister } from '#domain/everything/privacy/processing-register.server.ts';
import { registerAnswer } from '#domain/everything/privacy/register-answer.ts';
import { readRegisterCall } from '#domain/everything/privacy/register-call.ts';
import {
  completePrivacyRequest,
  enterPrivacyRequest,
  removePrivacyRequest,
} from '#domain/everything/privacy-requests/change-privacy-requests.server.ts';
import { privacyRequest } from '#domain/everything/privacy-requests/privacy-request-answer.ts';
import {
  changePrivacyRequestCall,
  enterPrivacyRequestCall,
  listPrivacyRequestsCall,
  removePrivacyRequestCall,
} from '#domain/everything/privacy-requests/privacy-request-calls.ts';
import {
  privacyRequestChange,
  privacyRequestInput,
} from '#domain/everything/privacy-requests/privacy-request-input.ts';
import { listPrivacyRequests } from '#domain/everything/privacy-requests/privacy-request-queries.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall, recentSignIn } from '../../call.ts';
import { downloadResponse } from '../../download-response.ts';

/** For calls that read or erase all data of a person. */
const person = { ...recentSignIn, body: personAddress, example: { email: 'niemand@example.org' } } as const;
const oneRequest = { description: 'The request', schema: privacyRequest };

/** The privacy desk, for administrators: requests of people about their data, a person's data, the register. */
export const privacyDesk = (services: Services): Call[] => [
  officeCall('administration', lookUpPersonCall, {
    ...person,
    summary: 'What is stored about a person: what an erasure would remove, and what it would keep and why',
    answer: { status: 200, description: 'The preview; nothing is erased', schema: personErasure },
    handle: ({ administrator, body: { email } }) => lookUpPerson(services, administrator, email),
  }),
  officeCall('administration', exportPersonCall, {
    ...person,
    summary: 'All data of a person as a ZIP: JSON, invoices as PDF, mails and attachments as files',
    answer: { status: 200, description: 'The ZIP', mediaType: 'application/zip' },
    async handle({ administrator, body: { email } }) {
      const archive = await exportPersonArchive(services, administrator, email);
      const headers = { 'Content-Length': String(archive.length) };
      return downloadResponse(archive, { type: 'application/zip', fileName: 'personendaten.zip', headers });
    },
  }),
  officeCall('administration', erasePersonCall, {
    ...person,
    summary: 'Erase all data of a person except what the law keeps',
    answer: { status: 200, description: 'What was erased, and what was kept and why', schema: personErasure },
    handle: ({ administrator, body: { email } }) => erasePersonAtDesk(services, administrator, email),
  }),
  officeCall('administration', listPrivacyRequestsCall, {
    summary: 'Requests of people about their data, open ones first',
    answer: { status: 200, description: 'The requests', schema: z.array(privacyRequest) },
    handle: () => listPrivacyRequests(services.db),
  }),
  officeCall('administration', enterPrivacyRequestCall, {
    summary: 'Enter a request; the answer is due 30 days after it was received',
    body: privacyRequestInput,
    example: { kind: 'access', email: 'anna.muster@example.org', receivedOn: '2026-03-02' },
    answer: { status: 201, ...oneRequest },
    handle: ({ administrator, body }) => enterPrivacyRequest(services, administrator, body),
  }),
  officeCall('administration', changePrivacyRequestCall, {
    summary: 'Mark a request as done, or reopen it',
    body: privacyRequestChange,
    example: { isDone: true },
    answer: { status: 200, ...oneRequest },
    handle: ({ administrator, params: { id }, body: { isDone } }) =>
      completePrivacyRequest(services, administrator, { id, isDone }),
  }),
  officeCall('administration', removePrivacyRequestCall, {
    summary: 'Remove a request that was entered by mistake',
    answer: { status: 204, description: 'It is removed' },
    async handle({ administrator, params: { id } }) {
      const removed = await removePrivacyRequest(services, administrator, id);
      return isRefusal(removed) ? removed : null;
    },
  }),
  officeCall('administration', readRegisterCall, {
    summary: 'The register of processing activities, from record kinds and stored tables',
    answer: { status: 200, description: 'The register', schema: registerAnswer },
    handle: () => processingRegister(services.db),
  }),
];
