import { acceptAreaTerms, readAreaTerms } from '#domain/people/area-terms/area-terms.server.ts';
import { areaTerms } from '#domain/people/area-terms/area-terms-answer.ts';
import { acceptAreaTermsCall, readAreaTermsCall } from '#domain/people/area-terms/area-terms-calls.ts';
import { termsAcceptance } from '#domain/people/area-terms/area-terms-input.ts';
import type { Services } from '#platform/services.server.ts';
import { partnerCall } from '../../call.ts';

const common = { isOpenBeforeTerms: true } as const;

/** The terms of the partner area, which each person accepts once per version. */
export const areaTermsCalls = (services: Services) => [
  partnerCall(readAreaTermsCall, {
    ...common,
    summary: 'The current terms of the partner area, and when the user accepted them',
    answer: { status: 200, description: 'The terms; null if there are none', schema: areaTerms },
    handle: ({ firmPerson }) => readAreaTerms(services, firmPerson),
  }),
  partnerCall(acceptAreaTermsCall, {
    ...common,
    summary: 'Accept the terms, by the version that the user has read',
    body: termsAcceptance,
    example: { version: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
    answer: { status: 204, description: 'They are accepted' },
    refusals: [409],
    handle: ({ firmPerson, body }) => acceptAreaTerms(services, firmPerson, body.version),
  }),
];
