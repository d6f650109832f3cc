import { confirmPeople, readReviewedPeople } from '#domain/firm-people/people-review/confirm-people.server.ts';
import { peopleReview, reviewedPeople } from '#domain/firm-people/people-review/people-review-answer.ts';
import {
  confirmPeopleCall,
  keepAccessCall,
  readFirmReviewCall,
  readOwnReviewCall,
  readReviewedPeopleCall,
} from '#domain/firm-people/people-review/people-review-calls.ts';
import { reviewInput } from '#domain/firm-people/people-review/people-review-input.ts';
import { readPeopleReview } from '#domain/firm-people/people-review/people-review-queries.server.ts';
import { keepAccess } from '#domain/firm-people/unused-people/keep-access.server.ts';
import { linkInput } from '#domain/people/invitations/account-link-input.ts';
import type { Services } from '#platform/services.server.ts';
import { officeCall, partnerLeadCall, publicCall } from '../../call.ts';
import { forFirm } from './for-firm.ts';

const ofLinks = { refusals: [404, 410] };
const example = { token: '11111111-1111-4111-8111-111111111111.unbekannt' };
const answer = { status: 200, description: 'The review; empty before the first', schema: peopleReview } as const;

/** Answers, by links in mails, whether people still need their access; and the results. */
export function peopleReviewCalls(services: Services) {
  const { db } = services;
  return [
    publicCall(keepAccessCall, {
      ...ofLinks,
      summary: 'Keep access that was not used, by the link in the mail that asks',
      body: linkInput,
      example,
      answer: { status: 204, description: 'It stays' },
      handle: ({ body }) => keepAccess(services, body.token),
    }),
    publicCall(readReviewedPeopleCall, {
      ...ofLinks,
      summary: 'The people that a firm’s lead is asked to confirm; changes nothing',
      body: linkInput,
      example,
      answer: { status: 200, description: 'The people, by name', schema: reviewedPeople },
      handle: ({ body }) => readReviewedPeople(services, body.token),
    }),
    publicCall(confirmPeopleCall, {
      ...ofLinks,
      summary: 'Confirm them, and remove those who no longer need access; 409 if the list has changed',
      body: reviewInput,
      example: { ...example, keptIds: [], removedIds: [] },
      answer: { status: 204, description: 'The list is confirmed' },
      refusals: [404, 409, 410],
      handle: ({ body }) => confirmPeople(services, body),
    }),
    partnerLeadCall(readOwnReviewCall, {
      summary: 'When the people of the user’s firm were last confirmed',
      answer,
      handle: ({ firmPerson }) => readPeopleReview(db, firmPerson.firmId),
    }),
    officeCall('read-content', readFirmReviewCall, {
      summary: 'When the people of a firm were last confirmed, and by whom',
      answer,
      handle: ({ params }) => forFirm(services, params.id, ({ id }) => readPeopleReview(db, id)),
    }),
  ];
}
