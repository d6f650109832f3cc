import type { IncomingMessage, ServerResponse } from 'node:http';
import { findRoute } from '#app/routes.ts';
import { BoundedQueue, Overloaded } from '#platform/bounded-queue.ts';
import type { Services } from '#platform/services.server.ts';
import { networkOf } from '../listening/client-network.ts';
import type { Address } from '../listening/request-address.ts';
import { isOneClick } from '../pages/news-pages.ts';
import { sendAnswer } from '../pages/prepared-answer.ts';
import { isForm, readForm, readOneClick } from './form-body.ts';
import { formOriginOf } from './form-origin.ts';
import { answeringPage, createFormWork, type FormWorkParts, type Refused } from './form-work.ts';

/** Forms answered concurrently; further ones get a plain page that asks to try again. */
const maxFormsAtOnce = 200;

const overloaded: Refused = { status: 503, retryAfterSeconds: 5 };

interface FormPostsParts extends FormWorkParts {
  hasSessionCookie: (cookie: string | undefined) => boolean;
}

/**
 * Answers forms of browsers without script, with the checks and use cases of the API. The response is the page they
 * came from, with the input and its errors.
 */
export function createFormPosts(services: Services, parts: FormPostsParts) {
  const { pages, gate } = parts;
  const workFor = createFormWork(services, parts);
  /** Limits concurrently rendered responses, without a queue, because senders have already waited to write. */
  const answering = new BoundedQueue({ concurrency: maxFormsAtOnce, maxWaiting: 0, maxWaitMs: 0 });

  return {
    /**
     * Whether a page accepts a POST. Every public page has a form; pages that exist for other purposes accept forms
     * only.
     */
    accepts: (address: Address, contentType: string | undefined): boolean =>
      isOneClick(address) ||
      (pages.has(answeringPage(pages, address)) &&
        (address.path === '/' ||
          address.path === '/order' ||
          (findRoute(address.path).hasFrame && isForm(contentType)))),

    /** Answers a posted form. @returns the message of a plain error page if it was not answered */
    async answer(request: IncomingMessage, response: ServerResponse, address: Address): Promise<Refused | undefined> {
      const origin = formOriginOf(request, address, { ...services, ...parts });
      if (!origin.isReadable) return { status: 403 };
      const network = networkOf(request, services.settings.trustProxy);
      const closed = await gate.refusalFor({ network });
      if (closed?.status === 429) return closed;
      if (answering.isOverloaded()) return overloaded;
      const fields = await (isOneClick(address) ? readOneClick(request) : readForm(request));
      const work =
        typeof fields === 'number'
          ? { status: fields }
          : workFor({ request, address, fields, network }, origin, closed);
      if (typeof work !== 'function') {
        gate.countRefusal(network, work.status);
        return work;
      }
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
