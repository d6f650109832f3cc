import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FormValues } from '#app/forms/form-rules.ts';
import { correctionForm } from '#app/order/order-correction.tsx';
import { reportLinkForm } from '#app/order/order-report.tsx';
import { orderRules } from '#app/order/order-rules.ts';
import { findRoute } from '#app/routes.ts';
import { BoundedQueue, Overloaded } from '#platform/bounded-queue.ts';
import { isDatabaseAway } from '#platform/database/database.server.ts';
import { maxAnswerMs } from '#platform/database/transaction-in-time.server.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { isFromOwnOrigin } from '../api/access.ts';
import { readBytes } from '../api/body/request-body.ts';
import { detailOf } from '../api/problem.ts';
import { sameRequestKey } from '../api/work/same-requests.ts';
import { networkOf } from '../listening/client-network.ts';
import type { Address } from '../listening/request-address.ts';
import { isOneClick, type NewsPages, newsTokenOf } from '../pages/news-pages.ts';
import type { OrderPages } from '../pages/order-pages.ts';
import { type AnsweredPage, sendAnswer } from '../pages/prepared-answer.ts';
import type { PageRenderer } from '../pages/render-page.ts';
import {
  failedForm,
  keyOfForm,
  type PostableForm,
  postedForms,
  type Submission,
  type SubmittedForm,
} from './submit-form.ts';
import type { WriteGate } from './write-gate.ts';

const maxFormBytes = 64 * 1024;

/** The status with which a form is rejected before it is read, shown as a plain error page. */
interface Refused {
  status: 400 | 403 | 413 | 415 | 429 | 503;
  /** Seconds. */
  retryAfterSeconds?: number;
}

const isForm = (contentType = '') => /^application\/x-www-form-urlencoded *(;|$)/i.test(contentType);

/** Forms answered concurrently; further ones get a plain page that asks to try again. */
const maxFormsAtOnce = 200;

const overloaded: Refused = { status: 503, retryAfterSeconds: 5 };

const notNow = (form: PostableForm, posted: Pick<Submission, 'fields' | 'language'>, refusal: Refusal) =>
  failedForm(form, posted, { ...refusal, failure: detailOf(refusal, posted.language) });

/** The fields of a posted form, or the status it is refused with. */
async function readForm(request: IncomingMessage): Promise<FormValues | 400 | 413 | 415> {
  const { headers } = request;
  if (!isForm(headers['content-type'])) return 415;
  if (headers['content-encoding'] !== undefined) return 415;
  const body = await readBytes(request, maxFormBytes);
  if (isRefusal(body)) return body.status === 413 ? 413 : 400;
  return Object.fromEntries(new URLSearchParams(body.toString('utf8')));
}

/**
 * The one-click request with which mail providers unsubscribe a user (RFC 8058), a form in either encoding with one
 * fixed field.
 */
async function readOneClick(request: IncomingMessage): Promise<FormValues | 400 | 413> {
  const body = await readBytes(request, maxFormBytes);
  if (isRefusal(body)) return body.status === 413 ? 413 : 400;
  return body.includes('List-Unsubscribe') && body.includes('One-Click') ? {} : 400;
}

/**
 * Pages under no-referrer (a buyer's, a subscriber's) post their forms with the origin 'null'. Current browsers add
 * Sec-Fetch-Site, which other sites can't forge.
 */
const isFromOwnHiddenPage = (headers: IncomingHttpHeaders): boolean =>
  headers.origin === 'null' && headers['sec-fetch-site'] === 'same-origin';

/**
 * Older browsers send only 'null', as any sandboxed page of another site can. That is accepted without a cookie, and
 * for forms that require the secret token of their page's address.
 */
const mayBeHiddenPage = (headers: IncomingHttpHeaders): boolean =>
  headers.origin === 'null' && headers['sec-fetch-site'] === undefined && headers.cookie === undefined;

/**
 * Answers forms of browsers without script, with the checks and use cases of the API. The response is the page they
 * came from, with the input and its errors.
 */
export function createFormPosts(
  services: Services,
  {
    pages,
    orderPages,
    newsPages,
  }: {
    pages: Pick<PageRenderer, 'answerForm' | 'has'>;
    orderPages: Pick<OrderPages, 'sendLink' | 'proposeCorrection'>;
    newsPages: Pick<NewsPages, 'handleAction' | 'unsubscribe'>;
  },
  {
    gate,
    hasSessionCookie,
    countPostedOrder,
  }: {
    gate: WriteGate;
    hasSessionCookie: (cookie: string | undefined) => boolean;
    countPostedOrder: (request: IncomingMessage, status: number) => void;
  },
) {
  const { settings, log } = services;

  /** Limits concurrently rendered responses, without a queue, because senders have already waited to write. */
  const answering = new BoundedQueue({ concurrency: maxFormsAtOnce, maxWaiting: 0, maxWaitMs: 0 });

  /** Handles a form; a failure is an outcome too. */
  async function outcomeOf(form: PostableForm, submission: Submission, path: string): Promise<SubmittedForm> {
    const { fields } = submission;
    try {
      const same = sameRequestKey(path, keyOfForm(submission), fields);
      const sent = await gate.perform(same, () => form.submit(services, submission));
      return isRefusal(sent) ? failedForm(form, submission, sent) : sent;
    } catch (error) {
      if (error instanceof Overloaded) return notNow(form, submission, error.refusal);
      log.error({ err: error, route: `POST ${path}` }, 'a posted form could not be stored');
      return failedForm(form, submission, { status: isDatabaseAway(error) ? 503 : 500 });
    }
  }

  return {
    /**
     * Whether a page accepts a POST. Every public page has a form; pages that exist for other purposes accept forms
     * only.
     */
    accepts: (address: Address, contentType: string | undefined): boolean =>
      isOneClick(address) ||
      (pages.has(address) &&
        (address.path === '/' ||
          address.path === '/order' ||
          (findRoute(address.path).hasFrame && isForm(contentType)))),

    /** Answers a posted form. @returns the message of a plain error page if it was not answered */
    async answer(request: IncomingMessage, response: ServerResponse, address: Address): Promise<Refused | undefined> {
      const { headers, socket } = request;
      const { language, path } = address;
      const newsToken = newsTokenOf(address);
      const isOwn =
        isFromOwnHiddenPage(headers) ||
        isFromOwnOrigin(settings, {
          origin: headers.origin,
          fetchSite: headers['sec-fetch-site'] as string | undefined,
          hasSessionCookie: hasSessionCookie(headers.cookie),
          port: socket.localPort,
        });
      const orderToken = path === '/order' ? address.search.get('beleg') : null;
      const isHiddenPage = (newsToken ?? orderToken) !== null && mayBeHiddenPage(headers);
      if (!isOwn && !isOneClick(address) && !isHiddenPage) return { status: 403 };
      const network = networkOf(request, settings.trustProxy);
      const closed = await gate.refusalFor({ network });
      if (closed?.status === 429) return closed;
      if (answering.isOverloaded()) return overloaded;
      const refused = (status: 400 | 413 | 415): Refused => {
        gate.countRefusal(network, status);
        return { status };
      };
      const fields = await (isOneClick(address) ? readOneClick(request) : readForm(request));
      if (typeof fields === 'number') return refused(fields);
      if (newsToken !== null && fields.form === undefined) {
        if (closed) return closed;
        return answerInQueue(network, () =>
          isOneClick(address)
            ? newsPages.unsubscribe({ language, token: newsToken })
            : newsPages.handleAction({ language, token: newsToken }, fields),
        );
      }
      const isOfOrderPage = path === '/order' && (isOwn || orderToken === fields.beleg);
      const orderLink = { language, token: fields.beleg ?? '' };
      if (fields.form === reportLinkForm && isOfOrderPage) {
        if (closed) return closed;
        return answerInQueue(network, () => orderPages.sendLink(orderLink, { fields, network }));
      }
      if (fields.form === correctionForm && isOfOrderPage) {
        const answerBy = performance.now() + maxAnswerMs;
        const perform = <Result>(key: string, work: () => Promise<Result>) =>
          gate.perform(sameRequestKey(path, key, fields), work);
        return answerInQueue(network, () =>
          orderPages.proposeCorrection(orderLink, { fields, network, answerBy, closed, perform }),
        );
      }
      // Every other form has to come from this site.
      if (!isOwn) return { status: 403 };
      const form = postedForms.get(fields.form ?? (path === '/order' ? 'order' : 'contact'));
      if (!form) return refused(400);
      const answerBy = performance.now() + maxAnswerMs;
      return answerInQueue(network, async () => {
        // A form that can't be stored now is shown again with all input.
        const { result, ...outcome } = closed
          ? notNow(form, { fields, language }, closed)
          : await outcomeOf(form, { fields, language, network, answerBy }, path);
        if (form.rules === orderRules) countPostedOrder(request, outcome.status);
        return { ...outcome, page: await pages.answerForm(address, result, outcome.status) };
      });

      async function answerInQueue(from: string, work: () => Promise<AnsweredPage>) {
        try {
          await answering.add(async () => {
            const { status, page, retryAfterSeconds } = await work();
            gate.countRefusal(from, status);
            if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', Math.ceil(retryAfterSeconds));
            await sendAnswer(request, response, page);
          });
          return undefined;
        } catch (error) {
          if (error instanceof Overloaded) return overloaded;
          throw error;
        }
      }
    },
  };
}

export type FormPosts = ReturnType<typeof createFormPosts>;
