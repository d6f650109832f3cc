/**
 * Starter texts that are no longer true. They are replaced where the office has not changed them, in originals and
 * translations. A list keeps its length, or its translations would be incomplete.
 */

/** In the accessibility statement, because new PDFs can be read by screen readers. */
const corrections: Readonly<Record<string, string>> = {
  'PDF-Dateien (Bericht, Präsentation, Medienmitteilung, Rechnungen und ältere Ausgaben) sind nicht durchgehend für Bildschirmleser ausgezeichnet. Den Inhalt senden wir Ihnen auf Wunsch in einer anderen Form.':
    'Der Studienbericht und PDF-Dateien von früher (ältere Ausgaben, Belege, Präsentationen) sind nicht durchgehend für Bildschirmleser ausgezeichnet. Den Inhalt senden wir Ihnen auf Wunsch in einer anderen Form.',
  'Les fichiers PDF (rapport, présentation, communiqué de presse, factures et éditions antérieures) ne sont pas entièrement balisés pour les lecteurs d’écran. Sur demande, nous vous envoyons le contenu sous une autre forme.':
    'Le rapport d’étude et les fichiers PDF plus anciens (éditions antérieures, pièces comptables, présentations) ne sont pas entièrement balisés pour les lecteurs d’écran. Sur demande, nous vous envoyons le contenu sous une autre forme.',
  'I file PDF (rapporto, presentazione, comunicato stampa, fatture ed edizioni precedenti) non sono interamente strutturati per i lettori di schermo. Su richiesta Le inviamo il contenuto in un’altra forma.':
    'Il rapporto di studio e i file PDF meno recenti (edizioni precedenti, documenti contabili, presentazioni) non sono interamente strutturati per i lettori di schermo. Su richiesta Le inviamo il contenuto in un’altra forma.',
  'PDF files (report, presentation, press release, invoices and older editions) are not fully tagged for screen readers. On request we send you the content in another form.':
    'The study report and earlier PDF files (older editions, invoices, presentations) are not fully tagged for screen readers. On request we send you the content in another form.',
};

/** Dead links of the archive in the starter. */
const sampleAddress = /^https:\/\/www\.example\.org\/versicherungsmonitor\/20\d\d\/[a-z-]+\.pdf$/;

function withoutOutdated(value: unknown): unknown {
  if (typeof value === 'string') return corrections[value] ?? value;
  if (Array.isArray(value)) return value.map(withoutOutdated);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([, inner]) => typeof inner !== 'string' || !sampleAddress.test(inner));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutOutdated(inner)]));
}

/** Upgrades legal notices, their translations, and the archive of version 7. */
export const withoutOutdatedTexts = (document: string, content: object): object =>
  /^(legal|studies)(\.|$)/.test(document) ? (withoutOutdated(content) as object) : content;
