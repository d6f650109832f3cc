import { buyersPageWords } from '#app/order/buyers-page-words.ts';
import { notFoundRoute } from '#app/routes.ts';
import { translateMessage } from '#domain/core/translate-message.ts';
import { readOrderPage } from '#domain/orders/order-pages/read-order-page.server.ts';
import { requestReportLink } from '#domain/orders/order-pages/request-report-link.server.ts';
import { orderOfPage } from '#domain/orders/study-orders/order-page-token.server.ts';
import type { StoredOrder } from '#domain/orders/study-orders/study-order-queries.server.ts';
import type { Language } from '#platform/languages.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { hashOfForm, type Submission } from '../forms/submit-form.ts';
import { newCorrectionForm, type PostedCorrection, submitCorrection } from './order-corrections.ts';
import type { AnsweredPage, PreparedAnswer } from './prepared-answer.ts';
import type { PageRenderer } from './render-page.ts';

interface OrderLink {
  token: string;
  language: Language;
}

type ShownOrder = NonNullable<Parameters<PageRenderer['privatePage']>[0]['order']>;

/** Buyers' own pages, below /order?beleg=… A token that leads to no order is answered like any unknown address. */
export function createOrderPages(services: Services, pages: Pick<PageRenderer, 'privatePage' | 'sharedPrivatePage'>) {
  async function show(
    { language, token }: OrderLink,
    order: StoredOrder,
    { status = 200, correction = newCorrectionForm(), notice }: Partial<Omit<ShownOrder, 'view'>> & { status?: number },
  ): Promise<AnsweredPage> {
    const view = await readOrderPage(services, order, { token, language });
    const page = { language, path: '/order', order: { view, correction, notice } };
    return { status, page: await pages.privatePage(page, status) };
  }

  // A mistyped token is nearly a valid one, so its 404 page is as private.
  const unknown = async (language: Language): Promise<AnsweredPage> => ({
    status: 404,
    page: await pages.sharedPrivatePage({ language, path: notFoundRoute.path }, 404),
  });

  return {
    async page(language: Language, token: string): Promise<PreparedAnswer> {
      const order = await orderOfPage(services, token);
      const { page } = order ? await show({ language, token }, order, {}) : await unknown(language);
      return page;
    },

    /** Sends a new link to the report, once per page, and answers with the page. */
    async sendLink(link: OrderLink, posted: Pick<Submission, 'fields' | 'network'>): Promise<AnsweredPage> {
      const order = await orderOfPage(services, link.token);
      if (!order) return unknown(link.language);
      const key = posted.fields.key && hashOfForm(posted);
      const sent = await requestReportLink(services, order, { network: posted.network, key });
      if (!isRefusal(sent)) {
        const message = buyersPageWords(link.language).linkSent(order.email);
        return show(link, order, { notice: { isSent: true, message } });
      }
      const message = translateMessage(sent.message, link.language);
      const answer = await show(link, order, { status: sent.status, notice: { isSent: false, message } });
      return { ...answer, retryAfterSeconds: sent.retryAfterSeconds };
    },

    /** Stores the buyer's proposal to correct the invoice, and answers with the page. */
    async proposeCorrection(link: OrderLink, posted: PostedCorrection): Promise<AnsweredPage> {
      const order = await orderOfPage(services, link.token);
      if (!order) return unknown(link.language);
      const { status, form, retryAfterSeconds } = await submitCorrection(services, order, posted, link.language);
      return { ...(await show(link, order, { status, correction: form })), retryAfterSeconds };
    },
  };
}

export type OrderPages = ReturnType<typeof createOrderPages>;
