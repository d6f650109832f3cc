import { requestLinkChecks } from '#domain/everything/links/check-links.server.ts';
import { linksAnswer } from '#domain/everything/links/link-answer.ts';
import { checkLinksCall, readLinksCall } from '#domain/everything/links/link-calls.ts';
import { readLinks } from '#domain/everything/links/read-links.server.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../../call.ts';

/** Results of checking the site's external links. */
export function linkCalls(services: Services): Call[] {
  return [
    officeCall('overview', readLinksCall, {
      summary: 'The external links of pages and records, with the result of their last check',
      answer: { status: 200, description: 'Those that fail, and how far a check has got.', schema: linksAnswer },
      handle: () => readLinks(services),
    }),
    officeCall('overview', checkLinksCall, {
      summary: 'Start a check of all links',
      answer: { status: 200, description: 'They wait for their check.', schema: linksAnswer },
      async handle() {
        await requestLinkChecks(services);
        return readLinks(services);
      },
    }),
  ];
}
