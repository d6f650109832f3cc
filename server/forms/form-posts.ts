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
import { detailOf } from '../api/problem.ts';
import { sameRequestKey } from '../api/work/same-requests.ts';
import { networkOf } from '../listening/client-network.ts';
import type { Address } from '../listening/request-address.ts';
import { isOneClick, type NewsPages, newsTokenOf } from '../pages/news-pages.ts';
import type { OrderPages } from '../pages/order-pages.ts';
import { type AnsweredPage, sendAnswer } from '../pages/prepared-answer.ts';
import type { PageRenderer } from '../pages/render-page.ts';
import { isForm, readForm, readOneClick } from './form-body.ts';
import {
  failedForm,
  keyOfForm,
  type PostableForm,
  postedForms,
  type Submission,
  type SubmittedForm,
} from './submit-form.ts';
import type { WriteGate } from './write-gate.ts';

/** The status with which a form is rejected before it is read, shown as a plain error page. */
interface Refused {
  status: 400 | 403 | 413 | 415 | 429 | 503;
  /** Seconds. */
  retryAfterSeconds?: number;
}

/** Forms answered concurrently; further ones get a plain page that asks to try again. */
const maxFormsAtOnce = 200;

const overloaded: Refused = { status: 503, retryAfterSeconds: 5 };

/** A form that was read. */
interface PostedForm {
  request: IncomingMessage;
  address: Address;
  fields: FormValues;
  /** See networkOf. */
  network: string;
}

/** Where a form comes from. */
interface FormOrigin {
  /** From a page of this site. */
  isOwn: boolean;
  /** The secret token in the address of a subscriber's page. */
  newsToken: string | null;
  /** The secret token in the address of a buyer's page. */
  orderToken: string | null;
}

type Work = () => Promise<AnsweredPage>;
/** Why the gate is closed. */
type Closed = Awaited<ReturnType<WriteGate['refusalFor']>>;

const notNow = (form: PostableForm, posted: Pick<Submission, 'fields' | 'language'>, refusal: Refusal) =>
  failedForm(form, posted, { ...refusal, failure: detailOf(refusal, posted.language) });

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
    pages: Pick<PageRenderer, 'formPage' | 'has'>;
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

  function originOf({ headers, socket }: IncomingMessage, address: Address): FormOrigin {
    const isOwn =
      isFromOwnHiddenPage(headers) ||
      isFromOwnOrigin(settings, {
        origin: headers.origin,
        fetchSite: headers['sec-fetch-site'] as string | undefined,
        hasSessionCookie: hasSessionCookie(headers.cookie),
        port: socket.localPort,
      });
    const orderToken = address.path === '/order' ? address.search.get('beleg') : null;
    return { isOwn, newsToken: newsTokenOf(address), orderToken };
  }

  /** Handles the form of a subscriber's page. */
  const newsWork =
    ({ address, fields }: PostedForm, token: string): Work =>
    () =>
      isOneClick(address)
        ? newsPages.unsubscribe({ language: address.language, token })
        : newsPages.handleAction({ language: address.language, token }, fields);

  /** Handles a form of a buyer's page; undefined if it is another form. */
  function orderPageWork({ address, fields, network }: PostedForm, closed: Closed): Work | Refused | undefined {
    const { language, path } = address;
    const link = { language, token: fields.beleg ?? '' };
    if (fields.form === reportLinkForm) return closed ?? (() => orderPages.sendLink(link, { fields, network }));
    if (fields.form !== correctionForm) return undefined;
    const answerBy = performance.now() + maxAnswerMs;
    const perform = <Result>(key: string, work: () => Promise<Result>) =>
      gate.perform(sameRequestKey(path, key, fields), work);
    return () => orderPages.proposeCorrection(link, { fields, network, answerBy, closed, perform });
  }

  /** Handles a form of a public page. One that can't be stored now is shown again with all input. */
  function publicFormWork({ request, address, fields, network }: PostedForm, closed: Closed): Work | undefined {
    const { language, path } = address;
    const form = postedForms.get(fields.form ?? (path === '/order' ? 'order' : 'contact'));
    if (!form) return undefined;
    const answerBy = performance.now() + maxAnswerMs;
    return async () => {
      const { result, ...outcome } = closed
        ? notNow(form, { fields, language }, closed)
        : await outcomeOf(form, { fields, language, network, answerBy }, path);
      if (form.rules === orderRules) countPostedOrder(request, outcome.status);
      return { ...outcome, page: await pages.formPage(address, result, outcome.status) };
    };
  }

  /** What handles a form, or the status it is refused with. */
  function workFor(posted: PostedForm, { isOwn, newsToken, orderToken }: FormOrigin, closed: Closed): Work | Refused {
    const { address, fields, network } = posted;
    if (newsToken !== null && fields.form === undefined) return closed ?? newsWork(posted, newsToken);
    const isOfOrderPage = address.path === '/order' && (isOwn || orderToken === fields.beleg);
    const work = isOfOrderPage && orderPageWork(posted, closed);
    if (work) return work;
    // Every other form has to come from this site.
    return isOwn ? (publicFormWork(posted, closed) ?? countRefusal(network, 400)) : { status: 403 };
  }

  const countRefusal = (network: string, status: 400 | 413 | 415): Refused => {
    gate.countRefusal(network, status);
    return { status };
  };

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
      const origin = originOf(request, address);
      const isHiddenPage = (origin.newsToken ?? origin.orderToken) !== null && mayBeHiddenPage(request.headers);
      if (!origin.isOwn && !isOneClick(address) && !isHiddenPage) return { status: 403 };
      const network = networkOf(request, settings.trustProxy);
      const closed = await gate.refusalFor({ network });
      if (closed?.status === 429) return closed;
      if (answering.isOverloaded()) return overloaded;
      const fields = await (isOneClick(address) ? readOneClick(request) : readForm(request));
      if (typeof fields === 'number') return countRefusal(network, fields);
      const work = workFor({ request, address, fields, network }, origin, closed);
      if (typeof work !== 'function') return work;
      try {
        await answering.add(async () => {
          const { status, page, retryAfterSeconds } = await work();
          gate.countRefusal(network, status);
          if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', Math.ceil(retryAfterSeconds));
          await sendAnswer(request, response, page);
        });
        return undefined;
      } catch (error) {
        if (error instanceof Overloaded) return overloaded;
        throw error;
      }
    },
  };
}

export type FormPosts = ReturnType<typeof createFormPosts>;
