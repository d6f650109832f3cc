interface HeldDataWords {
  /** Text shown between the title and the purpose of its activity. */
  data?: string;
  /** Text shown after the purpose. */
  more?: string;
  /** Lines on retention; {1} is the first term, {2} the second. Omitted if it is deleted with other data. */
  terms?: readonly string[];
}

/** Descriptions of personal data and its retention, in the order of the privacy note. */
export const germanData = {
  'contact-messages': {
    data: 'Name, E-Mail-Adresse und Nachricht sowie, wenn Sie sie angeben, Unternehmen und Telefon.',
    more: 'Dazu kommen unsere Bemerkungen für die Bearbeitung.',
    terms: ['Kontaktnachrichten: {1}'],
  },
  'message-replies': { more: 'Unsere Antworten bleiben bei Ihrer Anfrage.' },
  'incoming-mails': { more: 'Dazu kommen Ihre Antworten auf unsere E-Mails, mit Absender, Betreff und Text.' },
  'incoming-attachments': { more: 'Dateien, die Sie einer Antwort anhängen, prüfen und behalten wir mit ihr.' },
  'reply-attachments': {
    more: 'Dazu gehören Dateien, die wir mitschicken.',
    terms: ['Dateien, die einer Antwort beigelegt und doch nicht gesendet wurden: {1}'],
  },
  'study-orders': {
    data: 'Name, E-Mail-Adresse, Unternehmen, Rechnungsadresse, Unternehmensbereich, Unternehmensgrösse, gewünschte Präsentation und Interesse an einer Partnerschaft.',
    more: 'Dazu kommen, wenn Sie sie angeben, Ihre Referenz und eine E-Mail-Adresse für die Rechnung, ausserdem unsere Bemerkungen.',
    terms: [
      'Bestellungen der Studie und Rechnungen: {1}, weil das Gesetz es für Geschäftsbücher verlangt (Art. 958f OR)',
    ],
  },
  'report-downloads': {
    data: 'Das PDF trägt auf jeder Seite den Namen Ihres Unternehmens und die Bestellnummer. Wir halten fest, wie oft der persönliche Link benutzt wurde.',
  },
  'invoice-documents': { data: 'Name, Unternehmen und Anschrift auf Offerten, Rechnungen und Gutschriften.' },
  'order-facts': {
    data: 'Was mit einer Bestellung geschah (Zahlung, Rückzahlung, Lieferung, Stornierung), und wer es erfasst hat.',
  },
  reminders: { data: 'Zahlungserinnerungen: zu welcher Rechnung und wann.' },
  'correction-proposals': {
    data: 'Was Sie an Unternehmen, Anschrift oder Referenz auf einer Rechnung korrigieren möchten, und unsere Antwort.',
    terms: ['Vorgeschlagene Korrekturen von Rechnungen: {1} nach dem Entscheid'],
  },
  'bank-transactions': {
    data: 'Zahlungen aus den Dateien unserer Bank: Name der zahlenden Person oder Firma, Betrag, Datum, Referenz und Mitteilung.',
    terms: ['Zahlungen aus Dateien der Bank, mit dem Namen der zahlenden Person: {1} aus demselben Grund'],
  },
  'bank-dismissals': { data: 'Zu Zahlungen, die keine Bestellung betreffen: der Grund und wer ihn erfasst hat.' },
  'bank-imports': {
    data: 'Wer von uns eine Datei der Bank eingelesen hat.',
    terms: ['Angaben zu eingelesenen Dateien der Bank: {1} nach ihrer letzten Zahlung'],
  },
  'print-orders': {
    data: 'Name, E-Mail-Adresse, Postanschrift, Unternehmen, Anzahl und Sprache.',
    more: 'Dazu kommen unsere Bemerkungen.',
    terms: ['Bestellungen der Printversion: {1} nach dem Versand'],
  },
  'news-subscribers': {
    data: 'E-Mail-Adresse, gewählte Themen, Karten, deren Korrekturen gemeldet werden, und der Zeitpunkt der Bestätigung.',
    terms: [
      'Anmeldungen zu Neuigkeiten: bis Sie sich abmelden; unbestätigte {1} nach Ablauf des Links; Adressen, die der Mailserver abweist, {2}',
    ],
  },
  'news-asked-addresses': {
    more: 'Von einer Adresse, die nicht bestätigt wurde, bleibt eine verschlüsselte Spur, aus der sie sich nicht zurückgewinnen lässt: damit ihr niemand ein zweites Mal in Ihrem Namen schreiben kann.',
    terms: ['Spur einer unbestätigten Adresse: bis die Adresse bestätigt ist oder Sie ihre Löschung verlangen'],
  },
  mails: {
    data: 'Empfängeradresse, Betreff, Zeitpunkt und Inhalt der Nachrichten, die wir Ihnen zu den anderen Zwecken dieser Liste schicken.',
    terms: [
      'Inhalt versandter E-Mails, und an wen Neuigkeiten gingen: {1}',
      'Empfängeradresse und Betreff versandter E-Mails: wie das, worauf sie sich beziehen; bei Einladungen und neuen Passwörtern {2}',
    ],
  },
  'partner-files': {
    data: 'Dateien, die wir mit Partnerfirmen austauschen, mit Titel, Kategorie und Jahr.',
    terms: [
      'Dateien des Partnerbereichs, und wer sie heruntergeladen hat: bis sie entfernt werden, und {1} darüber hinaus',
    ],
  },
  'partner-file-versions': { data: 'Wer welche Datei wann hochgeladen hat, und die Nachricht dazu.' },
  'partner-file-downloads': { data: 'Wer welche Datei wann heruntergeladen hat.' },
  'partner-uploads': { data: 'Dateien, deren Upload noch läuft.', terms: ['begonnene Uploads: {1}'] },
  'partner-upload-pieces': { data: 'Die schon übertragenen Teile davon.' },
  'entry-proposals': {
    data: 'Was eine Partnerfirma an ihrem öffentlichen Eintrag ändern möchte, und wer es vorschlägt.',
    terms: ['Vorschläge von Partnerfirmen für ihren Eintrag: {1} nach dem Entscheid'],
  },
  accounts: {
    data: 'Name, E-Mail-Adresse, Rolle oder Partnerfirma, letzte Anmeldung und, wenn Sie sie angeben, Telefon.',
    terms: [
      'Konten von Personen der Partnerfirmen: {1} nach ihrer Entfernung, oder mit der Firma; Konten der Verwaltung: bis wir sie nach dem Austritt löschen',
    ],
  },
  passwords: { data: 'Vom Passwort ein Wert, aus dem es sich nicht zurückgewinnen lässt.' },
  authenticators: { data: 'Das verschlüsselte Geheimnis einer Code-App.' },
  passkeys: { data: 'Passkeys mit dem Namen, den Sie ihnen geben.' },
  'recovery-codes': { data: 'Prüfwerte der Wiederherstellungscodes.' },
  'firm-access-rules': { data: 'Wer die Liste der Personen einer Firma zuletzt bestätigt hat und wann.' },
  'terms-acceptances': { data: 'Wann Sie welche Fassung der Bedingungen des Partnerbereichs angenommen haben.' },
  'account-links': {
    data: 'Einladungen, Links für ein neues Passwort und Fragen, wer den Zugang noch braucht: an wen, von wem und ob sie benutzt wurden.',
    terms: [
      'Einladungen (gültig {1}), Links für ein neues Passwort (gültig {2}), Fragen nach unbenutzten Zugängen (gültig {3}) und Listen von Personen zum Bestätigen (gültig {4}): {5} nach ihrem Ablauf',
    ],
  },
  'read-tokens': {
    data: 'Zugänge für Programme: wer sie erstellt hat, Name, Bereiche und letzte Benutzung.',
    terms: ['Zugänge für Programme: {1} nach ihrem Ende'],
  },
  session: {
    data: 'Für jede Anmeldung ihr Zeitpunkt, Browser und Betriebssystem sowie das gekürzte Netz, aus dem sie kam.',
    terms: ['Anmeldungen: bis zum Abmelden, längstens {1}'],
  },
  'sign-in-steps': {
    data: 'Zwischen Passwort und zweitem Faktor eine zufällige Kennung.',
    terms: ['begonnene Anmeldungen: {1}'],
  },
  'known-devices': {
    data: 'Geräte, auf denen Sie sich angemeldet haben: Browser, Betriebssystem und gekürztes Netz.',
    terms: ['Geräte, auf denen Sie sich angemeldet haben: {1} nach der letzten Anmeldung'],
  },
  'team-members': {
    data: 'Von Mitgliedern des Teams Name, Funktion, Organisation, Fachgebiete, E-Mail-Adresse, Porträt, Lebenslauf und LinkedIn-Profil, soweit sie angegeben sind.',
  },
  partners: {
    data: 'Von Partnerfirmen eine E-Mail-Adresse für den Kontakt.',
    terms: ['Einträge von Team und Partnerfirmen, Bilder und Filme: bis wir sie löschen'],
  },
  'library-items': { data: 'Bilder und Filme, auf denen Personen zu sehen sein können.' },
  'page-texts': {
    data: 'Personen, die Seiten nennen, etwa in Impressum, Zitaten und Medienkontakt. Von jeder Fassung ist festgehalten, wer sie veröffentlicht hat.',
    terms: ['veröffentlichte Fassungen von Seiten und Ausgaben: bleiben bestehen, damit sie zitierbar sind'],
  },
  'page-drafts': {
    data: 'Entwürfe von Seiten.',
    terms: ['Entwürfe von Seiten: bis zum nächsten Entwurf derselben Seite'],
  },
  'link-checks': {
    data: 'Adressen anderer Websites, auf die Seiten verweisen, auch solche von Personen (LinkedIn), mit dem Ergebnis der Prüfung, ob sie noch erreichbar sind.',
    terms: ['geprüfte Adressen anderer Websites: bis nichts mehr dorthin verweist'],
  },
  'privacy-requests': {
    data: 'Art der Anfrage, E-Mail-Adresse, Eingang und Zeitpunkt der Erledigung.',
    terms: ['Anfragen zum Datenschutz: {1} nach der Erledigung; bei einer Löschung wird die Adresse sofort entfernt'],
  },
  'audit-log': {
    data: 'Änderungen werden mit Zeitpunkt und Urheberschaft, aber ohne Inhalt, festgehalten. Das gilt auch für Anmeldungen und Anmeldeversuche und, bei Leuten von Partnerfirmen, für Downloads; die Leitung ihrer Firma sieht sie. Dazu kommt das gekürzte Netz, aus dem die Anfrage kam.',
    terms: ['Änderungsprotokoll der Verwaltung: {1}'],
  },
  'rate-limits': {
    data: 'Zähler je IP-Adresse (bei IPv6 je Netz), Konto oder E-Mail-Adresse, die zu viele Anfragen oder Anmeldeversuche bremsen.',
    terms: ['Zähler gegen Missbrauch: längstens {1}'],
  },
  idempotency: {
    data: 'Eine zufällige Kennung Ihres Formulars mit der Antwort darauf, damit nichts doppelt bestellt wird.',
    terms: ['technische Kennungen gegen doppelte Bestellungen: {1}'],
  },
  'usage-counts': {
    data: 'Tagessummen der Aufrufe von Seiten, Diagrammen und Dateien und der Websites, von denen sie kommen, ohne Angaben zu Personen.',
    terms: ['Tagessummen der Aufrufe, ohne Angaben zu Personen: {1}'],
  },
} as const satisfies Record<string, HeldDataWords>;

export type HeldDataName = keyof typeof germanData;
export type PersonalDataWords = Record<HeldDataName, HeldDataWords>;

/** The same texts in another language. */
export type TranslatedData = {
  [Name in HeldDataName]: {
    [Text in keyof (typeof germanData)[Name]]: Required<HeldDataWords>[Text & keyof HeldDataWords];
  };
};
