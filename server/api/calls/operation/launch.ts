import { readPoints } from '#domain/everything/confirmations/launch-points.ts';
import { confirmPoint } from '#domain/everything/launch/confirm-point.server.ts';
import { confirmationInput } from '#domain/everything/launch/confirmation-input.ts';
import { launchAnswer } from '#domain/everything/launch/launch-answer.ts';
import {
  confirmPointCall,
  readLaunchCall,
  removeSamplesCall,
  restoreSamplesCall,
  sendTestMailCall,
} from '#domain/everything/launch/launch-calls.ts';
import { readLaunch } from '#domain/everything/launch/read-launch.server.ts';
import { sendTestMail } from '#domain/everything/launch/test-mail/send-test-mail.server.ts';
import { removeSamples, restoreSamples } from '#domain/everything/samples/remove-samples.server.ts';
import { restoredSamplesAnswer, sampleRemovalAnswer } from '#domain/everything/samples/sample-answer.ts';
import { notFound } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../../call.ts';

/** The list 'Before the first visitor', for administrators. */
export const launchCalls = (services: Services): Call[] => [
  officeCall('administration', readLaunchCall, {
    summary: 'The steps to take before the site opens, with their state',
    answer: { status: 200, description: 'The list', schema: launchAnswer },
    handle: ({ administrator }) => readLaunch(services, administrator.id),
  }),
  officeCall('administration', confirmPointCall, {
    summary: 'Confirm the published prices, legal-notices or privacy-note, in the version that was read',
    body: confirmationInput,
    example: { version: '0123456789abcdef' },
    answer: { status: 204, description: 'It is confirmed.' },
    refusals: [409],
    async handle({ administrator, params, body: { version } }) {
      const point = readPoints.find((readPoint) => readPoint === params.point);
      if (!point) return notFound;
      return (await confirmPoint(services, administrator, { point, version })) ?? null;
    },
  }),
  officeCall('administration', sendTestMailCall, {
    summary: 'Send a test mail to the user',
    answer: { status: 204, description: 'It is on its way.' },
    refusals: [409],
    handle: ({ administrator }) => sendTestMail(services, administrator),
  }),
  officeCall('administration', removeSamplesCall, {
    summary: 'Delete all sample records that the list names, in one transaction',
    body: confirmationInput,
    example: { version: '0123456789abcdef' },
    answer: { status: 200, description: 'The removal, which can be undone', schema: sampleRemovalAnswer },
    refusals: [409],
    handle: ({ administrator, body: { version } }) => removeSamples(services, administrator, version),
  }),
  officeCall('administration', restoreSamplesCall, {
    summary: 'Restore all records that a removal of samples deleted',
    answer: { status: 200, description: 'Number of restored records', schema: restoredSamplesAnswer },
    handle: ({ administrator, params }) => restoreSamples(services, administrator, params.id),
  }),
];
