import { changeFirmProfileCall, readFirmProfileCall } from '#domain/firm-people/firm-people-calls.ts';
import { changeFirmProfile, readFirmProfile } from '#domain/firm-people/firm-profile.server.ts';
import { firmProfile } from '#domain/firm-people/firm-profile-answer.ts';
import { firmProfileChange } from '#domain/firm-people/firm-profile-input.ts';
import type { Services } from '#platform/services.server.ts';
import { partnerCall } from '../../call.ts';

const answer = { status: 200, description: 'The profile', schema: firmProfile } as const;

export const firmProfileCalls = (services: Services) => [
  partnerCall(readFirmProfileCall, {
    summary: 'The user’s profile in the partner area',
    answer,
    handle: ({ firmPerson }) => readFirmProfile(services, firmPerson),
  }),
  partnerCall(changeFirmProfileCall, {
    summary: 'Change the user’s name, phone number, or whether new files are announced by mail',
    body: firmProfileChange,
    example: { phone: '+41 44 000 00 00' },
    answer,
    async handle({ firmPerson, body }) {
      await changeFirmProfile(services, firmPerson, body);
      return readFirmProfile(services, firmPerson);
    },
  }),
];
