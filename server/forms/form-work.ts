import type { IncomingMessage } from 'node:http';
import type { FormValues } from '#app/forms/form-rules.ts';
import { correctionForm } from '#app/order/order-correction.tsx';
import { reportLinkForm } from '#app/order/order-report.tsx';
import { orderRules } from '#app/order/order-rules.ts';
import { Overloaded } from '#platform/bounded-queue.ts';
import { isDatabaseAway } from '#platform/database/database.server.ts';
import { maxAnswerMs } from '#platform/database/transaction-in-time.server.ts';
import { originalLanguage } from '#platform/languages.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { detailOf } from '../api/problem.ts';
import { sameRequestKey } from '../api/work/same-requests.ts';
import type { Address } from '../listening/request-address.ts';
import { isOneClick, type NewsPages } from '../pages/news-pages.ts';
import type { OrderPages } from '../pages/order-pages.ts';
import type { AnsweredPage } from '../pages/prepared-answer.ts';
import type { PageRenderer } from '../pages/render-page.ts';
import type { FormOrigin } from './form-origin.ts';
import {
  type FormOutcome,
  failedForm,
  keyOfForm,
  type PostableForm,
  postedForms,
  type Submission,
} from './submit-form.ts';
import type { WriteGate } from './write-gate.ts';

/** The status with which a form is rejected before it is read, shown as a plain error page. */
export interface Refused {
  status: 400 | 403 | 413 | 415 | 429 | 503;
  /** Seconds. */
  retryAfterSeconds?: number;
}

interface PostedForm {
  request: IncomingMessage;
  address: Address;
  fields: FormValues;
  /** See networkOf. */
  network: string;
}

type Work = () => Promise<AnsweredPage>;
/** Why the gate is closed. */
type Closed = Awaited<ReturnType<WriteGate['refusalFor']>>;

const notNow = (form: PostableForm, posted: Pick<Submission, 'fields' | 'language'>, refusal: Refusal) =>
  failedForm(form, posted, { ...refusal, failure: detailOf(refusal, posted.language) });

/** The page that answers a form: the German one if the page left its language after it was opened, so that no input is lost. */
export const answeringPage = (pages: Pick<PageRenderer, 'has'>, address: Address): Address =>
  pages.has(address) ? address : { ...address, language: originalLanguage };

export interface FormWorkParts {
  pages: Pick<PageRenderer, 'formPage' | 'has'>;
  orderPages: Pick<OrderPages, 'sendLink' | 'proposeCorrection'>;
  newsPages: Pick<NewsPages, 'handleAction' | 'unsubscribe'>;
  gate: WriteGate;
  countPostedOrder: (request: IncomingMessage, status: number) => void;
}

/** @returns a function that finds what handles a posted form */
export function createFormWork(
  services: Services,
  { pages, orderPages, newsPages, gate, countPostedOrder }: FormWorkParts,
) {
  /** Handles a form; a failure is an outcome too. */
  async function outcomeOf(form: PostableForm, submission: Submission, path: string): Promise<FormOutcome> {
    const { fields } = submission;
    try {
      const key = sameRequestKey(path, keyOfForm(submission), fields);
      const sent = await gate.perform(key, () => form.submit(services, submission));
      return isRefusal(sent) ? failedForm(form, submission, sent) : sent;
    } catch (error) {
      if (error instanceof Overloaded) return notNow(form, submission, error.refusal);
      services.log.error({ err: error, route: `POST ${path}` }, 'a posted form could not be stored');
      return failedForm(form, submission, { status: isDatabaseAway(error) ? 503 : 500 });
    }
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
  function publicFormWork({ request, fields, network, ...posted }: PostedForm, closed: Closed): Work | undefined {
    const address = answeringPage(pages, posted.address);
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
  return function workFor(
    posted: PostedForm,
    { isOwn, newsToken, orderToken }: FormOrigin,
    closed: Closed,
  ): Work | Refused {
    const { address, fields } = posted;
    if (newsToken !== null && fields.form === undefined) return closed ?? newsWork(posted, newsToken);
    const isOfOrderPage = address.path === '/order' && (isOwn || orderToken === fields.beleg);
    const work = isOfOrderPage && orderPageWork(posted, closed);
    if (work) return work;
    // Every other form has to come from this site.
    return isOwn ? (publicFormWork(posted, closed) ?? { status: 400 }) : { status: 403 };
  };
}
