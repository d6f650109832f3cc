import type { CookieKey } from '#platform/access/cookies.ts';
import type { Language } from '#platform/languages.ts';
import type { Activity, LegalBasis, PeopleGroup } from '../activities.ts';
import type { DataRecipient, DataSource } from '../held-data.ts';
import { germanData, type PersonalDataWords } from './german-data.ts';

/** Texts of privacy note and register about stored data, in one language. */
export interface PrivacyWords {
  language: Language;
  data: PersonalDataWords;
  activities: Record<Activity, { title: string; purpose: string }>;
  people: Record<PeopleGroup, string>;
  basis: Record<LegalBasis, string>;
  sources: Record<DataSource, string>;
  /** Followed by the titles of the activities. */
  recipients: Record<DataRecipient, string>;
  /** Replaces the titles if they are all activities. */
  everything: string;
  /** {1} is the maximum lifetime, {2} the idle timeout. */
  cookies: Record<CookieKey, string>;
  /** About deleted records; {1} is how long they can be restored. */
  deletedRecords: string;
  units: Record<'minutes' | 'hours' | 'days' | 'months' | 'years', { one: string; several: string }>;
}

export const germanWords: PrivacyWords = {
  language: 'de',
  data: germanData,
  activities: {
    contact: { title: 'Kontaktformular', purpose: 'Zweck ist die Beantwortung Ihrer Anfrage.' },
    'study-orders': {
      title: 'Bestellung der Studie',
      purpose:
        'Zweck ist der Vertrag mit Ihnen: Bestätigung, Rechnung, Zustellung und, wenn Sie Interesse angeben, die Kontaktaufnahme zur Partnerschaft.',
    },
    'report-delivery': {
      title: 'Zugestellter Bericht',
      purpose: 'Zweck sind die Zustellung und der Schutz vor unerlaubter Weitergabe.',
    },
    bookkeeping: {
      title: 'Rechnungen und Zahlungen',
      purpose: 'Zweck sind die Buchführung, die das Gesetz verlangt, und die Erinnerung an offene Rechnungen.',
    },
    'print-orders': { title: 'Bestellung der Printversion', purpose: 'Zweck ist der Versand.' },
    news: {
      title: 'Neuigkeiten per E-Mail',
      purpose:
        'Zweck ist der Versand dessen, was Sie gewählt haben; erst wenn Sie den Link der ersten E-Mail bestätigt haben. Abmelden können Sie sich in jeder Nachricht mit einem Klick.',
    },
    mails: { title: 'Versandte E-Mails', purpose: 'Zweck sind der Versand und der Nachweis, dass er gelang.' },
    'partner-area': { title: 'Partnerbereich', purpose: 'Zweck ist die Zusammenarbeit mit den Partnerfirmen.' },
    accounts: {
      title: 'Konten von Verwaltung und Partnerfirmen',
      purpose: 'Zweck ist, dass nur Berechtigte Zugang haben und einen fremden Zugriff bemerken.',
    },
    'public-pages': {
      title: 'Auf der Website genannte Personen',
      purpose: 'Zweck ist, zu zeigen, wer zur Studie beiträgt und wer sie trägt.',
    },
    'privacy-requests': {
      title: 'Anfragen zum Datenschutz',
      purpose: 'Zweck sind die fristgerechte Antwort und ihr Nachweis.',
    },
    administration: {
      title: 'Verwaltung der Website',
      purpose: 'Zweck ist, dass sich nachvollziehen lässt, wer was geändert hat.',
    },
    protection: { title: 'Schutz vor Missbrauch', purpose: 'Zweck ist der sichere Betrieb.' },
    usage: { title: 'Zählung der Aufrufe', purpose: 'Zweck ist, zu wissen, was gelesen wird.' },
  },
  people: {
    inquirers: 'Personen, die uns schreiben',
    buyers: 'Bestellerinnen und Besteller',
    subscribers: 'Abonnentinnen und Abonnenten',
    office: 'Personen der Verwaltung',
    firms: 'Personen von Partnerfirmen',
    'named-people': 'auf der Website genannte Personen',
    visitors: 'Besucherinnen und Besucher',
  },
  basis: {
    request: 'Anfrage der Person',
    contract: 'Vertrag',
    consent: 'Einwilligung',
    law: 'gesetzliche Pflicht',
    interest: 'überwiegendes Interesse',
  },
  sources: {
    person: 'die Person selbst',
    office: 'Verwaltung',
    firm: 'Partnerfirma',
    bank: 'Bank',
    use: 'Benutzung der Website',
  },
  recipients: {
    office: 'die Verwaltung der Website, jede Person nach ihrer Rolle',
    operators: 'die von uns beauftragten Stellen, die Server und E-Mail technisch betreiben',
    firm: 'Personen derselben Partnerfirma, nach der Anmeldung',
    everybody: 'alle, die diese Website lesen',
  },
  everything: 'alle hier genannten Angaben',
  cookies: {
    session:
      'hält Sie nach der Anmeldung angemeldet; endet nach {2} ohne Aufruf, mit dem Abmelden und längstens nach {1}',
    device:
      'erkennt das Gerät wieder, auf dem Sie sich angemeldet haben, damit fremde Anmeldeversuche Sie nicht aussperren und Ihnen gemeldet werden; meldet niemanden an; {1} nach der letzten Anmeldung',
    step: 'verbindet Passwort und zweiten Faktor einer Anmeldung; endet mit ihr, längstens nach {1}',
  },
  deletedRecords: 'Gelöschte Einträge: {1} wiederherstellbar, danach sind sie entfernt',
  units: {
    minutes: { one: 'eine Minute', several: 'Minuten' },
    hours: { one: 'eine Stunde', several: 'Stunden' },
    days: { one: 'einen Tag', several: 'Tage' },
    months: { one: 'einen Monat', several: 'Monate' },
    years: { one: 'ein Jahr', several: 'Jahre' },
  },
};
