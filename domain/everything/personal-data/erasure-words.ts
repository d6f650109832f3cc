import type { Authorship } from './authorship-queries.server.ts';

/** What an erasure keeps, with the reason, in one language. */
export interface ErasureWords {
  /** @param isOwed whether its report is still to be sent */
  studyOrder: (orderNumber: string, untilYear: number, isOwed: boolean) => string;
  owedMails: (count: number) => string;
  bankTransactions: (count: number) => string;
  account: string;
  openRequests: (count: number) => string;
  authorship: (authorship: Authorship) => string;
}

export const englishErasureWords: ErasureWords = {
  studyOrder: (orderNumber, untilYear, isOwed) =>
    `study order ${orderNumber} with its documents, payments and download links: accounts are kept for 10 years (Art. 958f OR), removed after 31 December ${untilYear}${isOwed ? '; its report is still to be sent, unless it is cancelled' : ''}`,
  owedMails: (count) => `${count} mails of these orders that are still to be sent`,
  bankTransactions: (count) =>
    `${count} payments of these orders, as reported by the bank: for 10 years like the accounts`,
  account: 'the account they sign in with, which an administrator deactivates first',
  openRequests: (count) => `${count} open requests about data: until they are answered`,
  authorship: ({ count, what, term }) => `${count} ${what}, by address alone, ${term}`,
};

const germanAuthorships: Record<Authorship['what'], string> = {
  'entries of the audit log': 'Einträge im Änderungsprotokoll: 12 Monate',
  'entries in the accounts of orders': 'Buchungen zu Bestellungen: so lange wie die Bestellung',
  reminders: 'Zahlungserinnerungen: so lange wie die Bestellung',
  'imports of bank files': 'eingelesene Dateien der Bank: so lange wie ihre Zahlungen',
  'payments set aside': 'beiseitegelegte Zahlungen: so lange wie die Zahlung',
  'replies to messages': 'Antworten auf Nachrichten: so lange wie die Nachricht',
  'published versions': 'veröffentlichte Fassungen: auf Dauer, damit sie zitierbar bleiben',
};

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

export const germanErasureWords: ErasureWords = {
  studyOrder: (orderNumber, untilYear, isOwed) =>
    `Bestellung ${orderNumber} mit Rechnungen, Zahlungen und Download-Links: Geschäftsbücher sind 10 Jahre aufzubewahren (Art. 958f OR), gelöscht nach dem 31. Dezember ${untilYear}${isOwed ? '. Der Bericht ist noch zu liefern, es sei denn, sie wird storniert' : ''}`,
  owedMails: (count) => `${counted(count, 'E-Mail', 'E-Mails')} zu diesen Bestellungen, noch zu versenden`,
  bankTransactions: (count) =>
    `${counted(count, 'Zahlung', 'Zahlungen')} zu diesen Bestellungen aus Dateien der Bank: 10 Jahre, wie die Bücher`,
  account: 'Das Konto für die Anmeldung: Die Verwaltung sperrt es zuerst',
  openRequests: (count) => `${counted(count, 'offene Anfrage', 'offene Anfragen')} zum Datenschutz, bis zur Antwort`,
  authorship: ({ count, what }) => `Als Urheber genannt, nur mit der Adresse: ${count} ${germanAuthorships[what]}`,
};

/** What an erasure removes, by the descriptions of record kinds and queries. */
export const germanErased: Readonly<Record<string, string>> = {
  mails: 'E-Mails',
  'contact messages': 'Nachrichten mit unseren Antworten',
  'answers to replies': 'Antworten auf unsere Antworten, mit Anhängen',
  'proposed corrections of invoices': 'Vorschläge zur Korrektur von Rechnungen',
  'print orders': 'Bestellungen der Printversion',
  'remarks on study orders': 'Bemerkungen zu Bestellungen der Studie',
  'news subscriptions': 'Anmeldungen zu Neuigkeiten',
  'contact addresses of partners': 'Kontaktadressen von Partnern',
  'team members': 'Einträge im Team',
  'deactivated accounts': 'gesperrte Konten',
  'proposals of firms with the address': 'Vorschläge von Firmen mit der Adresse',
  'links to accounts': 'Einladungen und Links für ein neues Passwort',
  'names in the audit log': 'Namen im Änderungsprotokoll',
  'requests about data': 'Adressen in Anfragen zum Datenschutz; Löschanfragen gelten damit als erledigt',
  'traces of mails about news': 'Spuren von E-Mails zu Neuigkeiten',
  'counters against spam': 'Zähler gegen Missbrauch',
  'jobs of the last hour': 'Aufträge der letzten Stunde',
  'mail files of the outbox': 'E-Mails im Ordner des Servers',
};
