import { translateMessage } from '#domain/core/translate-message.ts';
import type { Language } from '#platform/languages.ts';
import { isRefusal } from '#platform/refusal.ts';

/** Answers a buyer, with refusals in the order's language, because links in mails and pages send no Content-Language. */
export function inLanguageOf<Answer>(order: { correspondenceLanguage: Language }, answer: Answer): Answer {
  if (!isRefusal(answer)) return answer;
  return { ...answer, message: translateMessage(answer.message, order.correspondenceLanguage) };
}
