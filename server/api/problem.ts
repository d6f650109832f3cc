import { STATUS_CODES } from 'node:http';
import { type FieldError, overloaded, type Refusal } from '#platform/refusal.ts';

/** Public calls speak German, the others English. */
export type Language = 'de' | 'en';

type ProblemStatus = Refusal['status'] | 414 | 416 | 500;

const messages: Record<ProblemStatus, Record<Language, string>> = {
  400: { de: 'Bitte prüfen Sie Ihre Angaben.', en: 'Please check your input.' },
  401: { de: 'Bitte melden Sie sich an.', en: 'Please sign in.' },
  403: { de: 'Diese Anfrage kommt von einer fremden Website.', en: 'This request comes from another site.' },
  404: { de: 'Das gibt es hier nicht.', en: 'There is no such record or call.' },
  405: { de: 'Diese Methode gibt es hier nicht.', en: 'This method is not available here.' },
  409: { de: 'Die Anfrage widerspricht dem jetzigen Stand.', en: 'The request conflicts with the present state.' },
  410: { de: 'Das ist nicht mehr verfügbar.', en: 'This is no longer available.' },
  413: { de: 'Die Anfrage ist zu gross.', en: 'The request is too large.' },
  414: { de: 'Die Adresse ist zu lang.', en: 'The address is too long.' },
  415: { de: 'Dieses Format wird nicht angenommen.', en: 'This media type is not accepted.' },
  416: { de: 'Diesen Teil der Datei gibt es nicht.', en: 'The file has no such part.' },
  429: { de: 'Zu viele Anfragen. Bitte warten Sie einen Moment.', en: 'Too many requests. Please wait a moment.' },
  500: { de: 'Da ist etwas schiefgegangen.', en: 'Something went wrong.' },
  503: {
    de: 'Der Dienst ist im Moment nicht erreichbar. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    en: 'The service is not available at the moment. Please try again in a few seconds.',
  },
};

/** By the code of a refusal, where it says more than its status. */
const messagesByCode: Record<string, Record<Language, string>> = {
  [overloaded.code]: {
    de: 'Im Moment gehen sehr viele Anfragen ein. Es wurde nichts gespeichert: Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    en: 'Very many requests are coming in. Nothing was stored: please try again in a few seconds.',
  },
};

/** The message of a refusal, by its code or status if it has none. */
export const detailOf = ({ message, code, status }: Refusal, language: Language): string =>
  message || (messagesByCode[code] ?? messages[status])[language];

interface ProblemDetails {
  language: Language;
  /** The reason for machines; 'about:blank' if the status says it all. */
  type?: string;
  detail?: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
}

/** The text of an error as RFC 9457 asks for. */
export function problemText(status: number, { language, type, detail, errors }: ProblemDetails): string {
  return JSON.stringify({
    type: type ?? 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: detail ?? messages[status as ProblemStatus]?.[language],
    ...(errors && { errors }),
  });
}

/** An answer that says what was wrong. 503 asks to come back in 5 s when nothing else is said. */
export function problem(status: ProblemStatus, details: ProblemDetails): Response {
  return new Response(problemText(status, details), {
    status,
    headers: {
      ...(status === 503 && { 'Retry-After': '5' }),
      ...details.headers,
      'Content-Type': 'application/problem+json',
    },
  });
}

/** The answer to a use case's expected "no". */
export function answerRefusal(refusal: Refusal, language: Language): Response {
  return problem(refusal.status, {
    language,
    type: refusal.code,
    detail: detailOf(refusal, language),
    errors: refusal.errors,
    headers:
      refusal.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(Math.ceil(refusal.retryAfterSeconds)) },
  });
}
