import { partnerAnswer } from '#domain/partners/partner-answer.ts';
import { partnerChange, partnerInput } from '#domain/partners/partner-input.ts';
import { listPartners } from '#domain/partners/partner-queries.server.ts';
import { partners } from '#domain/partners/partner-table.server.ts';
import type { Services } from '#platform/services.server.ts';
import { changeCall, createCall, orderCall, publicListCall, removalCalls } from './record-calls.ts';

const kind = { name: 'partners', noun: 'partner', table: partners, answer: partnerAnswer, isPublic: true };

export const partnerCalls = (services: Services) => [
  publicListCall(kind, (input) => listPartners(services.db, input)),
  createCall(services, kind, partnerInput),
  orderCall(services, kind, () => listPartners(services.db, { all: true })),
  changeCall(services, kind, partnerChange),
  ...removalCalls(services, kind),
];
