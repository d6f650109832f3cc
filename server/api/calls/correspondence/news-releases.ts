import { languageQuery } from '#domain/core/records/translations-input.ts';
import {
  newsPreviewAnswer,
  newsProgressAnswer,
  newsReleaseAnswer,
  releaseRecipient,
} from '#domain/news/releases/news-release-answer.ts';
import {
  cancelReleaseCall,
  listRecipientsCall,
  previewReleaseCall,
  readReleaseProgressCall,
  sendReleaseCall,
  stopReleaseCall,
  testReleaseCall,
} from '#domain/news/releases/news-release-calls.ts';
import { newsSendingInput, recipientFilter } from '#domain/news/releases/news-release-input.ts';
import {
  cancelRelease,
  previewRelease,
  readProgress,
  readRecipients,
  sendRelease,
  stopRelease,
  testRelease,
} from '#domain/news/releases/send-release.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall, programCall, recentSignIn } from '../../call.ts';
import { listPage, sendPage } from '../../list-page.ts';

/** Sending a release, in addition to the calls of its record kind. */
export function newsReleaseApiCalls(services: Services): Call[] {
  return [
    programCall('read-content', 'news', previewReleaseCall, {
      query: languageQuery,
      summary: 'Preview of a release in a language, with the number of current recipients',
      answer: { status: 200, description: 'The mail in both forms', schema: newsPreviewAnswer },
      handle: ({ params, query }) => previewRelease(services, params.id, query.language),
    }),
    programCall('read-content', 'news', readReleaseProgressCall, {
      summary: 'Progress of sending a release',
      answer: { status: 200, description: 'How many mails are sent, and how many wait', schema: newsProgressAnswer },
      handle: ({ params }) => readProgress(services, params.id),
    }),
    officeCall('content', testReleaseCall, {
      summary: 'Send a release to the caller alone as a test, in every language in which it is written',
      answer: { status: 204, description: 'A mail is on its way' },
      handle: ({ params, administrator }) => testRelease(services, params.id, administrator),
    }),
    officeCall('content', sendReleaseCall, {
      summary: 'Send a release: now, or at a time on Zurich’s clock',
      body: newsSendingInput,
      example: { at: '2199-06-04T08:00' },
      answer: { status: 200, description: 'It is sent at its time', schema: newsReleaseAnswer },
      refusals: [409],
      ...recentSignIn,
      handle: ({ params, body, administrator }) => sendRelease(services, params.id, body.at, administrator),
    }),
    officeCall('content', cancelReleaseCall, {
      summary: 'Cancel a scheduled release',
      answer: { status: 200, description: 'It is a draft again', schema: newsReleaseAnswer },
      refusals: [409],
      handle: ({ params, administrator }) => cancelRelease(services, params.id, administrator),
    }),
    officeCall('content', stopReleaseCall, {
      summary: 'Stop a release that is being sent: recipients who are still waiting get no mail',
      answer: { status: 200, description: 'It is stopped', schema: newsReleaseAnswer },
      refusals: [409],
      handle: ({ params, administrator }) => stopRelease(services, params.id, administrator),
    }),
    officeCall('read-content', listRecipientsCall, {
      summary: 'The recipients of a release by address, with the state of each mail; fifty without `pageSize`',
      query: recipientFilter,
      answer: listPage('A page of the recipients; they are deleted 30 days after the release', releaseRecipient),
      async handle({ params, query, setHeader }) {
        const found = await readRecipients(services, params.id, query);
        return isRefusal(found) ? found : sendPage(found, setHeader);
      },
    }),
  ];
}
