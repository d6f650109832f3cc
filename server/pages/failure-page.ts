const sentences = {
  400: [
    'Ungültige Adresse',
    'Diese Adresse kann nicht gelesen werden. Vielleicht ist sie beim Kopieren unvollständig geblieben.',
  ],
  403: ['Nicht von hier', 'Dieses Formular kann nur auf unserer eigenen Website abgeschickt werden.'],
  405: ['So nicht möglich', 'Diese Seite kann nur gelesen werden.'],
  410: [
    'Nicht mehr gültig',
    'Dieser Link gilt nicht mehr: Die Bestellung wurde storniert, oder der Link wurde gesperrt. Fragen beantworten wir gerne per E-Mail.',
  ],
  413: ['Zu viel auf einmal', 'Ein Formular nimmt höchstens 64 Kilobyte entgegen. Bitte kürzen Sie Ihren Text.'],
  414: ['Adresse zu lang', 'Diese Adresse ist länger als 8 Kilobyte.'],
  415: ['Unbekanntes Format', 'Dieses Formular konnte nicht gelesen werden.'],
  429: ['Zu viele Anfragen', 'Es sind zu viele Anfragen eingegangen. Bitte versuchen Sie es später noch einmal.'],
  500: [
    'Da ist etwas schiefgegangen',
    'Die Seite konnte nicht dargestellt werden. Wir sind informiert. Bitte versuchen Sie es später noch einmal.',
  ],
  503: [
    'Gleich wieder da',
    'Die Seite ist im Moment nicht erreichbar. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  ],
} as const;

export type FailureStatus = keyof typeof sentences;

/** What may go well at the next try. */
const retryable = new Set<FailureStatus>([429, 500, 503]);

/**
 * A page that needs nothing else to work: no database, no script, no style.
 * @param isPosted in answer to a form: asking for the address once more would bring it back empty
 */
export function failurePage(status: FailureStatus, isPosted = false): string {
  const [title, sentence] = sentences[status];
  const again = isPosted
    ? 'Gehen Sie im Browser zurück: Dort stehen Ihre Angaben noch.'
    : '<a href="">Erneut versuchen</a>';
  return `<!doctype html>
<html lang="de-CH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} – Versicherungsmonitor</title>
</head>
<body>
<h1>${title}</h1>
<p>${sentence}</p>
${retryable.has(status) ? `<p>${again}</p>\n` : ''}<p><a href="/">Zur Startseite</a></p>
</body>
</html>
`;
}
