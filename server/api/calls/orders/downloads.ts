import { orderPath } from '#content/site.ts';
import { loadSiteContent } from '#domain/editions/live-content/load-site-content.server.ts';
import { publishedLanguages } from '#domain/editions/live-content/published-languages.ts';
import { downloadReportCall, renewDownloadCall } from '#domain/orders/report-delivery/download-calls.ts';
import { renewDownload } from '#domain/orders/report-delivery/renew-download.server.ts';
import { renewedDownloadAnswer } from '#domain/orders/report-delivery/renewed-download-answer.ts';
import { checkDownload, orderOfLink } from '#domain/orders/report-delivery/study-order-download.server.ts';
import { type Language, localPath, originalLanguage } from '#platform/languages.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { failurePage } from '../../../pages/failure-page.ts';
import { type Call, publicCall } from '../../call.ts';
import { inLanguageOf } from '../../order-language.ts';
import { reportHeaders, sendReport } from '../../send-report.ts';

/** Page for a browser whose link is invalid and can't be renewed. */
const gonePage = (language: Language) =>
  new Response(failurePage(410, language), { status: 410, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** The order page in a language, or in German if it isn't published in it. */
async function orderPageIn({ db }: Pick<Services, 'db'>, language: Language): Promise<string> {
  const { contents } = await loadSiteContent(db);
  const isPublished = publishedLanguages(contents.de, orderPath).includes(language);
  return localPath(isPublished ? language : originalLanguage, orderPath);
}

/**
 * Buyers' personal links. A browser with an expired link is redirected to the order page in the order's language, which offers a new one; the token
 * is in the fragment, so that it reaches no log and no Referer. Other clients get the problem itself.
 */
export function downloads(services: Services): Call[] {
  return [
    publicCall(downloadReportCall, {
      summary: 'The report that a buyer ordered, marked with the licence; downloads are counted by the bytes delivered',
      answer: { status: 200, description: 'The report.', mediaType: 'application/pdf' },
      refusals: [410],
      headers: reportHeaders,
      async handle({ params, header, isHead }) {
        const token = params.token;
        const found = await checkDownload(services, token);
        if (isRefusal(found)) {
          const order = (await orderOfLink(services, token))?.order;
          if (!order) return found;
          const language = order.correspondenceLanguage;
          const isBrowser = header('accept')?.includes('text/html') ?? false;
          if (!isBrowser || found.status !== 410) return inLanguageOf(order, found);
          if (found.code !== 'link-ended') return gonePage(language);
          const Location = `${await orderPageIn(services, language)}#neuer-link=${encodeURIComponent(token)}`;
          return new Response(null, { status: 303, headers: { Location } });
        }
        return inLanguageOf(found.order, await sendReport(services, found, { header, isHead }));
      },
    }),
    publicCall(renewDownloadCall, {
      summary: 'Mail a new link to the address that this one went to',
      answer: { status: 200, description: 'The mail is on its way.', schema: renewedDownloadAnswer },
      refusals: [410, 429],
      handle: ({ params, network }) => renewDownload(services, params.token, network),
    }),
  ];
}
