import * as z from 'zod/mini';
import { emptyAnswer } from '#domain/core/records/record-answer.ts';
import { correctionProposal } from '#domain/orders/corrections/correction-proposal-answer.ts';
import {
  acceptCorrectionCall,
  listCorrectionsCall,
  rejectCorrectionCall,
} from '#domain/orders/corrections/correction-proposal-calls.ts';
import { correctionRejectionInput } from '#domain/orders/corrections/correction-proposal-input.ts';
import { listWaitingCorrections } from '#domain/orders/corrections/correction-proposal-queries.server.ts';
import { acceptCorrection, rejectCorrection } from '#domain/orders/corrections/decide-correction.server.ts';
import { studyOrderKind } from '#domain/orders/order-list/study-order-kind.server.ts';
import { studyOrderAnswer } from '#domain/orders/study-orders/study-order-answer.ts';
import type { Services } from '#platform/services.server.ts';
import { officeCall } from '../../call.ts';
import { presentedOrder } from './presented-order.ts';

const { read, change } = studyOrderKind.permissions;

/** Buyers propose corrections of their invoices on the page of the order; bookkeeping decides. */
export const correctionProposalCalls = (services: Services) => [
  officeCall(read, listCorrectionsCall, {
    summary: 'Pending corrections of invoices, proposed by buyers',
    answer: { status: 200, description: 'The proposals, the oldest first', schema: z.array(correctionProposal) },
    handle: () => listWaitingCorrections(services.db),
  }),
  officeCall(change, acceptCorrectionCall, {
    summary: 'Correct the invoice as its buyer proposes: a credit note for the old one, and a new one, both mailed',
    answer: { status: 200, description: 'The corrected order', schema: studyOrderAnswer },
    refusals: [409],
    handle: async ({ administrator, params }) =>
      presentedOrder(await acceptCorrection(services, params.id, administrator)),
  }),
  officeCall(change, rejectCorrectionCall, {
    summary: 'Reject a proposal with a message that the buyer gets by mail',
    body: correctionRejectionInput,
    example: { reason: 'Die Anschrift muss die des Handelsregisters sein.' },
    answer: { status: 200, description: 'It is rejected', schema: emptyAnswer },
    async handle({ administrator, params, body }) {
      return (await rejectCorrection(services, params.id, body.reason, administrator)) ?? {};
    },
  }),
];
