import * as z from 'zod/mini';
import { letterAnswer, printedAnswer } from '#domain/everything/letters/letter-answer.ts';
import { listLettersCall, readLetterCall, setLetterPrintedCall } from '#domain/everything/letters/letter-calls.ts';
import { letterInput } from '#domain/everything/letters/letter-input.ts';
import { listLetters } from '#domain/everything/letters/letter-queries.server.ts';
import { readLetter, setLetterPrinted } from '#domain/everything/letters/print-letter.server.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../../call.ts';
import { pdfResponse } from '../../pdf-response.ts';

/** Letters to buyers without an e-mail address, which the office prints. */
export const letterCalls = (services: Services): Call[] => [
  officeCall('read-orders', listLettersCall, {
    summary: 'The letters to print, oldest first',
    answer: { status: 200, description: 'One for each document to send by post.', schema: z.array(letterAnswer) },
    handle: () => listLetters(services.db),
  }),
  officeCall('read-orders', readLetterCall, {
    summary: 'A letter with its documents, to print',
    answer: { status: 200, description: 'The letter.', mediaType: 'application/pdf' },
    refusals: [409],
    handle: async ({ params }) => pdfResponse(await readLetter(services, params.id), 'Brief.pdf'),
  }),
  officeCall('orders', setLetterPrintedCall, {
    summary: 'Mark a letter as printed, or as to be printed after all',
    body: letterInput,
    example: { isPrinted: true },
    answer: { status: 200, description: 'It is marked.', schema: printedAnswer },
    handle: ({ params, body, administrator }) => setLetterPrinted(services, params.id, body.isPrinted, administrator),
  }),
];
