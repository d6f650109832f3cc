import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkOrder } from '#app/order/check-order.ts';
import { readEntries } from '#app/order/order-entries.ts';
import type { FormResult } from '#app/page-data.ts';
import { contactMessageInput } from '#domain/contact-messages/contact-message-input.ts';
import { joinPersonName } from '#domain/contact-messages/person-name.ts';
import { sendContactMessage } from '#domain/contact-messages/send-contact-message.server.ts';
import { spamSigns } from '#domain/spam/spam-signs.ts';
import { placeStudyOrder } from '#domain/study-orders/place-study-order.server.ts';
import { isDatabaseAway } from '#platform/database.server.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { comesFromHere } from './api/access.ts';
import { networkOf } from './client-network.ts';
import { sendAnswer } from './page-cache.ts';
import type { PageRenderer } from './render-page.ts';

const longestForm = 64 * 1024;
const failures = {
  order: 'Bei der Bestellung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  contact: 'Beim Senden der Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
};

type Fields = Record<string, string>;

/** The result for the page, and the status it is answered with. */
interface Outcome {
  result: FormResult;
  status: number;
}

/** The fields of a posted form, or the status it is refused with. */
async function readForm(request: IncomingMessage): Promise<Fields | 413 | 415> {
  const { headers } = request;
  if (!/^application\/x-www-form-urlencoded *(;|$)/i.test(headers['content-type'] ?? '')) return 415;
  if (headers['content-encoding'] !== undefined) return 415;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > longestForm) return 413;
    chunks.push(chunk);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}

/**
 * Answers the forms of browsers without script: the same checks and use cases as the API's, and the page they came from
 * as the answer, with what was typed and what is wrong with it.
 */
export function createFormPosts(services: Services, pages: Pick<PageRenderer, 'answerForm'>) {
  const { settings, log } = services;

  /** The page knows no key, so the text itself is the key: reloading the answer sends nothing twice. */
  const keyOf = (fields: Fields, network: string) =>
    `form-${createHash('sha256')
      .update(JSON.stringify([fields, network]))
      .digest('base64url')}`;

  async function order(fields: Fields, network: string): Promise<Outcome> {
    const { website: _, form: __, ...typed } = fields;
    const values = readEntries(new Map(Object.entries(typed)));
    const { order: input, errors } = checkOrder(values);
    if (!input) return { result: { form: 'order', values, errors: errors as Fields }, status: 400 };
    const placed = await placeStudyOrder(services, {
      input,
      signs: spamSigns(fields, new Date()),
      network,
      key: keyOf(fields, network),
    });
    return outcome('order', values, placed, (receipt) => receipt.orderNumber);
  }

  async function contact(fields: Fields, network: string): Promise<Outcome> {
    const text = (name: string) => fields[name]?.trim() ?? '';
    const values = Object.fromEntries(
      ['firstName', 'lastName', 'email', 'organization', 'phone', 'message'].map((name) => [name, text(name)]),
    );
    const missing = ['firstName', 'lastName', 'email', 'message'].filter((name) => !text(name));
    const refused = (errors: Fields, failure: string): Outcome => ({
      result: { form: 'contact', values, errors, failure },
      status: 400,
    });
    if (missing.length > 0) {
      const errors = Object.fromEntries(missing.map((name) => [name, 'Bitte füllen Sie dieses Feld aus']));
      return refused(errors, 'Fehlende Angaben: Bitte füllen Sie alle Felder aus.');
    }
    const parsed = contactMessageInput.safeParse({
      ...values,
      name: joinPersonName({ firstName: text('firstName'), lastName: text('lastName') }),
      subject: 'Kontaktanfrage über Website',
    });
    if (!parsed.success) {
      const errors: Fields = {};
      for (const { path, message } of parsed.error.issues) {
        errors[path[0] === 'name' ? 'firstName' : String(path[0])] ??= message;
      }
      return refused(errors, 'Bitte prüfen Sie die markierten Angaben.');
    }
    const sent = await sendContactMessage(services, {
      input: parsed.data,
      signs: spamSigns(fields, new Date()),
      network,
      key: keyOf(fields, network),
    });
    return outcome('contact', values, sent, () => '');
  }

  function outcome<Receipt extends object>(
    form: FormResult['form'],
    values: Fields,
    receipt: Receipt | Refusal,
    sent: (receipt: Receipt) => string,
  ): Outcome {
    if (isRefusal(receipt)) {
      const failure = receipt.status === 429 ? receipt.sentence : failures[form];
      return { result: { form, values, errors: {}, failure }, status: receipt.status };
    }
    return { result: { form, values: {}, errors: {}, sent: sent(receipt) }, status: 200 };
  }

  return {
    /** Whether a path takes posted forms. */
    takes: (path: string) => path === '/order' || path === '/',

    /** Answers a posted form. @returns a status for a plain failure page when nothing was answered */
    async answer(
      request: IncomingMessage,
      response: ServerResponse,
      path: string,
    ): Promise<400 | 403 | 413 | 415 | undefined> {
      const { headers, socket } = request;
      const isOwn = comesFromHere(settings, {
        origin: headers.origin,
        fetchSite: headers['sec-fetch-site'] as string | undefined,
        hasSessionCookie: headers.cookie !== undefined,
        port: socket.localPort,
      });
      if (!isOwn) return 403;
      const fields = await readForm(request);
      if (typeof fields === 'number') return fields;
      const form = (fields.form ?? (path === '/order' ? 'order' : 'contact')) as FormResult['form'];
      const submit = { order, contact }[form];
      if (!submit) return 400;
      let answered: Outcome;
      try {
        answered = await submit(fields, networkOf(request, settings.trustProxy));
      } catch (error) {
        log.error({ err: error, route: `POST ${path}` }, 'a posted form could not be stored');
        const { website: _, form: __, ...values } = fields;
        answered = {
          result: { form, values, errors: {}, failure: failures[form] },
          status: isDatabaseAway(error) ? 503 : 500,
        };
      }
      sendAnswer(request, response, await pages.answerForm(path, answered.result, answered.status));
      return undefined;
    },
  };
}

export type FormPosts = ReturnType<typeof createFormPosts>;
