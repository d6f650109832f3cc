/**
 * Until schema version 5 the office wrote the whole privacy note. Since then its lists are generated: lines that came with the
 * site are removed, and those that the office changed or added stay. Drafts may be incomplete.
 */
import { cookiesPart, recipientsText, securityText } from '#content/legal/privacy-notice.ts';
import type { LegalPart, LegalSection, PrivacyList } from '#content/legal-schemas.ts';
import type { PageTexts } from '#content/page-schemas.ts';
import { privacyAnchor } from '../privacy-note/notice-with-lists.ts';

/** Lines that came with the site, of all releases. */
const formerLines: Record<Exclude<PrivacyList, 'cookies'>, readonly string[]> = {
  'stored-data': [
    'Kontaktformular: Name, E-Mail-Adresse und Nachricht sowie, wenn Sie sie angeben, Unternehmen und Telefon. Zweck ist die Beantwortung Ihrer Anfrage.',
    'Bestellung der Studie: Name, E-Mail-Adresse, Unternehmen, Rechnungsadresse, Unternehmensbereich, Unternehmensgrösse, gewünschte Präsentation und Interesse an einer Partnerschaft. Zweck ist der Vertrag mit Ihnen: Bestätigung, Rechnung, Zustellung und, wenn Sie Interesse angeben, die Kontaktaufnahme zur Partnerschaft.',
    'Zugestellter Bericht: Das PDF trägt auf jeder Seite den Namen Ihres Unternehmens und die Bestellnummer. Wir halten fest, wie oft der persönliche Link benutzt wurde.',
    'Bestellung der Printversion: Name, E-Mail-Adresse, Postanschrift, Unternehmen, Anzahl und Sprache. Zweck ist der Versand.',
    'Neuigkeiten per E-Mail: E-Mail-Adresse, gewählte Themen und der Zeitpunkt der Bestätigung. Zweck ist der Versand dessen, was Sie gewählt haben; erst wenn Sie den Link der ersten E-Mail bestätigt haben. Abmelden können Sie sich in jeder Nachricht mit einem Klick. Von einer Adresse, die nicht bestätigt wurde, bleibt eine verschlüsselte Spur, aus der sie sich nicht zurückgewinnen lässt: damit ihr niemand ein zweites Mal in Ihrem Namen schreiben kann.',
    'Verwaltung der Website: Wer angemeldet ist, erhält ein technisch notwendiges Cookie. Änderungen werden mit Zeitpunkt und Urheberschaft, aber ohne Inhalt, festgehalten.',
  ],
  terms: [
    'Kontaktnachrichten: 24 Monate',
    'Bestellungen der Printversion: 24 Monate nach dem Versand',
    'Bestellungen der Studie und Rechnungen: 10 Jahre, weil das Gesetz es für Geschäftsbücher verlangt (Art. 958f OR)',
    'Anmeldungen zu Neuigkeiten: bis Sie sich abmelden; unbestätigte einen Monat nach Ablauf des Links; Adressen, die der Mailserver abweist, 12 Monate',
    'Inhalt versandter E-Mails: 30 Tage',
    'Inhalt versandter E-Mails, und an wen Neuigkeiten gingen: 30 Tage',
    'technische Kennungen gegen doppelte Bestellungen: 24 Stunden',
    'Anmeldungen: bis zum Abmelden, längstens 12 Stunden',
    'Änderungsprotokoll der Verwaltung: 12 Monate',
    'Tagessummen der Aufrufe, ohne Angaben zu Personen: 25 Monate',
  ],
  recipients: [],
};

const formerTitles: Record<string, keyof typeof formerLines> = {
  'Welche Angaben wir speichern und wozu': 'stored-data',
  'Wie lange wir Angaben aufbewahren': 'terms',
  'Wer die Angaben erhält': 'recipients',
};

/** Outdated paragraphs, which don't mention the partner area, and their replacements. */
const corrections: Record<string, string> = {
  'Wir verkaufen keine Personendaten und geben sie nicht an Dritte weiter. Zugang haben die Personen, die Anfragen und Bestellungen bearbeiten, und die von uns beauftragten Stellen, die Server und E-Mail technisch betreiben; sie handeln nach unseren Weisungen. Vorbehalten bleiben gesetzliche Pflichten.':
    recipientsText,
  'Im öffentlichen Betrieb werden die Daten verschlüsselt übertragen. Der Zugang zu ihnen ist durch eine Anmeldung geschützt und auf die Verwaltung der Website beschränkt. Kein System ist frei von Risiken; bemerken Sie eine Schwachstelle, bitten wir um eine Nachricht.':
    securityText,
};

function listOf({ title, items = [] }: Partial<LegalPart>): keyof typeof formerLines | undefined {
  const byLine = (Object.keys(formerLines) as (keyof typeof formerLines)[]).find((list) =>
    items.some((item) => formerLines[list].includes(item)),
  );
  return byLine ?? formerTitles[title ?? ''];
}

function upgradePart(part: LegalPart): LegalPart {
  const { items = [], paragraphs = [], ...rest } = part;
  const list = listOf(part);
  const own = list ? items.filter((item) => !formerLines[list].includes(item)) : items;
  return {
    ...rest,
    paragraphs: paragraphs.map((text) => corrections[text] ?? text),
    ...(own.length > 0 && { items: own }),
    ...(list && { shows: list }),
  };
}

function upgradeSection(section: LegalSection): LegalSection {
  if (section.id !== privacyAnchor || !section.parts) return section;
  const parts = section.parts.map(upgradePart);
  const afterData = parts.findIndex(({ shows }) => shows === 'stored-data') + 1;
  return { ...section, parts: afterData > 0 ? parts.toSpliced(afterData, 0, cookiesPart) : parts };
}

/** Upgrades the legal notices of version 5 to a privacy note with generated lists. */
export function withPrivacyLists(document: string, content: object): object {
  const { impressum } = content as Partial<PageTexts['legal']>;
  if (document !== 'legal' || !impressum?.sections) return content;
  return { ...content, impressum: { ...impressum, sections: impressum.sections.map(upgradeSection) } };
}
