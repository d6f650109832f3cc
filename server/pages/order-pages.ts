import { translateMessage } from '#domain/core/translate-message.ts';
import { readOrderPage } from '#domain/orders/order-pages/read-order-page.server.ts';
import { requestReportLink } from '#domain/orders/order-pages/request-report-link.server.ts';
import { orderOfPage } from '#domain/orders/study-orders/order-page-token.server.ts';
import type { Language } from '#platform/languages.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import type { FinishedAnswer } from './finished-answer.ts';
import { orderPageWords } from './order-page-words.ts';
import type { PageRenderer } from './render-page.ts';

/** Buyers' own pages, below /order?beleg=… A token that leads to no order is answered like any unknown address. */
export function createOrderPages(services: Services, pages: Pick<PageRenderer, 'privatePage' | 'notFound'>) {
  return {
    async page(language: Language, token: string): Promise<FinishedAnswer> {
      const order = await orderOfPage(services, token);
      if (!order) return pages.notFound(language);
      const view = await readOrderPage(services, order, { token, language });
      return pages.privatePage({ language, path: '/order', order: { view } }, 200);
    },

    /** Sends a new link to the report, and answers with the page. */
    async sendLink(
      { token, language }: { token: string; language: Language },
      network: string | undefined,
    ): Promise<{ status: number; page: FinishedAnswer }> {
      const order = await orderOfPage(services, token);
      if (!order) return { status: 404, page: await pages.notFound(language) };
      const sent = await requestReportLink(services, order, network);
      const view = await readOrderPage(services, order, { token, language });
      const status = isRefusal(sent) ? sent.status : 200;
      const notice = isRefusal(sent)
        ? { sent: false, message: translateMessage(sent.message, language) }
        : { sent: true, message: orderPageWords(language).linkSent(order.email) };
      return { status, page: await pages.privatePage({ language, path: '/order', order: { view, notice } }, status) };
    },
  };
}

export type OrderPages = ReturnType<typeof createOrderPages>;
