import { frameWords } from '#app/site/frame/frame-words.ts';
import { type Language, languageDetails, localPath } from '#platform/languages.ts';
import { failurePageWords } from './failure-page-words.ts';

export type FailureStatus = Extract<keyof ReturnType<typeof failurePageWords>, number>;

/** Failures that a retry may solve. */
const retryable = new Set<FailureStatus>([429, 500, 503]);

/**
 * A page that needs nothing else to work: no database, no script, no style.
 * @param isPosted in answer to a form, which a link to the same address would empty
 */
export function failurePage(status: FailureStatus, language: Language, isPosted = false): string {
  const words = failurePageWords(language);
  const [title, message] = words[status];
  const wayOut = isPosted ? words.goBack : `<a href="">${words.retry}</a>`;
  return `<!doctype html>
<html lang="${languageDetails[language].locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} – Versicherungsmonitor</title>
</head>
<body>
<h1>${title}</h1>
<p>${message}</p>
${retryable.has(status) ? `<p>${wayOut}</p>\n` : ''}<p><a href="${localPath(language, '/')}">${frameWords(language).toHome}</a></p>
</body>
</html>
`;
}
