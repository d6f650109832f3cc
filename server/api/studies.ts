import * as z from 'zod/mini';
import { studyAnswer, studyWithReportAnswer } from '#domain/studies/study-answer.ts';
import { studyChange, studyInput } from '#domain/studies/study-input.ts';
import { listStudies } from '#domain/studies/study-queries.server.ts';
import { studies } from '#domain/studies/study-table.server.ts';
import type { Services } from '#platform/services.server.ts';
import { changeCall, createCall, publicListCall, removalCalls } from './record-calls.ts';
import { shaped } from './shaped-answer.ts';

const kind = {
  name: 'studies',
  noun: 'study',
  table: studies,
  answer: studyWithReportAnswer,
  isPublic: true,
  flag: { name: 'isCurrentEdition', column: studies.isCurrentEdition },
};

export const studyCalls = (services: Services) => [
  publicListCall(kind, async ({ all }) => {
    const rows = await listStudies(services.db);
    return all ? rows : shaped(z.array(studyAnswer), rows);
  }),
  createCall(services, kind, studyInput),
  changeCall(services, kind, studyChange),
  ...removalCalls(services, kind),
];
