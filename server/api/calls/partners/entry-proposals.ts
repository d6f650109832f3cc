import * as z from 'zod/mini';
import { emptyAnswer } from '#domain/core/records/record-answer.ts';
import { acceptProposal, rejectProposal } from '#domain/entry-proposals/decide-entry.server.ts';
import { entryProposal, firmEntry, uploadedLogo } from '#domain/entry-proposals/entry-proposal-answer.ts';
import {
  acceptProposalCall,
  listProposalsCall,
  proposeEntryCall,
  readEntryCall,
  rejectProposalCall,
  uploadEntryLogoCall,
  withdrawProposalCall,
} from '#domain/entry-proposals/entry-proposal-calls.ts';
import { entryProposalInput, entryRejectionInput } from '#domain/entry-proposals/entry-proposal-input.ts';
import { listWaitingProposals } from '#domain/entry-proposals/entry-proposal-queries.server.ts';
import { logoProblems } from '#domain/entry-proposals/logo-problems.ts';
import { proposeEntry, readFirmEntry, withdrawProposal } from '#domain/entry-proposals/propose-entry.server.ts';
import { maxLibraryBytes } from '#domain/library/library-type.ts';
import { partnerAnswer } from '#domain/partners/partner-answer.ts';
import { partnerKind } from '#domain/partners/partner-kind.server.ts';
import { pictureSize } from '#platform/pictures/crop-picture.server.ts';
import { pictureMediaTypes, storePicture } from '#platform/pictures/pictures.server.ts';
import { reencodeInProcess } from '#platform/pictures/reencode-in-process.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { createAttemptLimit } from '../../../sign-in/attempt-limit.ts';
import { type FirmRequest, officeCall, partnerCall, partnerLeadCall, type UploadedFile } from '../../call.ts';
import { ifKnown, ifMatchHeader } from '../../records/if-match.ts';

const mayDecide = partnerKind.permissions.change;

/** Firms propose changes of their public entry; editors decide. */
export function entryProposalCalls(services: Services) {
  const logosOfFirm = createAttemptLimit(services, { name: 'logos:firm', tries: 20, withinSeconds: 24 * 60 * 60 });
  return [
    partnerCall(readEntryCall, {
      summary: 'The public entry of the user’s firm, and the state of its latest proposal',
      answer: { status: 200, description: 'The entry and the proposal', schema: firmEntry },
      handle: ({ firmPerson }) => readFirmEntry(services, firmPerson),
    }),
    partnerLeadCall(proposeEntryCall, {
      summary: 'Propose changes to the firm’s public entry, in place of a pending proposal',
      body: entryProposalInput,
      example: { description: 'Versichert Muster seit 1900.', websiteUrl: 'https://www.example.org/neu' },
      answer: { status: 200, description: 'The entry and the proposal', schema: firmEntry },
      refusals: [409],
      handle: ({ firmPerson, body }) => proposeEntry(services, firmPerson, body),
    }),
    partnerLeadCall(uploadEntryLogoCall, {
      summary: 'Store a logo to propose, re-encoded as a bitmap without metadata',
      upload: { field: 'logo', maxBytes: maxLibraryBytes.picture, mediaTypes: pictureMediaTypes },
      answer: { status: 201, description: 'Its address and size', schema: uploadedLogo },
      refusals: [429],
      async handle({ firmPerson, body }: FirmRequest<unknown, UploadedFile>) {
        const tooMany = await logosOfFirm.admit(firmPerson.firmId);
        if (tooMany) return tooMany;
        const bitmap = await reencodeInProcess(body.bytes);
        if (isRefusal(bitmap)) return { ...bitmap, message: logoProblems[bitmap.code] };
        return { logoUrl: await storePicture(services.files, bitmap), ...(await pictureSize(bitmap)) };
      },
    }),
    partnerLeadCall(withdrawProposalCall, {
      summary: 'Withdraw the pending proposal',
      answer: { status: 204, description: 'Deleted' },
      refusals: [404],
      handle: ({ firmPerson }) => withdrawProposal(services, firmPerson),
    }),
    officeCall(partnerKind.permissions.read, listProposalsCall, {
      summary: 'Pending proposals of firms for their public entries, with the current entries',
      answer: { status: 200, description: 'The proposals, the oldest first', schema: z.array(entryProposal) },
      handle: () => listWaitingProposals(services.db),
    }),
    officeCall(mayDecide, acceptProposalCall, {
      summary: 'Change the partner as its firm proposes; If-Match takes the time of the partner’s last change',
      headers: ifMatchHeader,
      answer: { status: 200, description: 'The changed partner', schema: partnerAnswer },
      handle: ({ administrator, params, header }) =>
        acceptProposal(services, administrator, params.id, ifKnown(header)),
    }),
    officeCall(mayDecide, rejectProposalCall, {
      summary: 'Reject a proposal with a message to the firm',
      body: entryRejectionInput,
      example: { reason: 'Bitte ohne Werbung.' },
      answer: { status: 200, description: 'Rejected', schema: emptyAnswer },
      async handle({ administrator, params, body }) {
        return (await rejectProposal(services, administrator, params.id, body.reason)) ?? {};
      },
    }),
  ];
}
