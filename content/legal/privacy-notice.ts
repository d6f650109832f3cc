/**
 * The office's texts about personal data and people's rights (Swiss data protection act, DSG). Lists of purposes, data,
 * cookies, terms and recipients are generated from record kinds and stored tables: domain/everything/privacy/.
 */
import type { LegalPart, LegalSection } from '../legal-schemas.ts';

export const cookiesPart: LegalPart = {
  title: 'Cookies',
  paragraphs: [
    'Cookies setzen wir nur, wenn Sie sich in der Verwaltung der Website oder im Partnerbereich anmelden. Alle sind technisch notwendig; keines dient der Auswertung.',
  ],
  shows: 'cookies',
};

export const recipientsText =
  'Wir verkaufen keine Personendaten und geben sie nicht an Dritte weiter. Zugang haben die Personen, die Anfragen und Bestellungen bearbeiten, und die von uns beauftragten Stellen, die Server und E-Mail technisch betreiben; sie handeln nach unseren Weisungen. Personen von Partnerfirmen sehen im Partnerbereich nur, was ihre Firma betrifft. Vorbehalten bleiben gesetzliche Pflichten.';

export const securityText =
  'Im öffentlichen Betrieb werden die Daten verschlüsselt übertragen. Der Zugang zu ihnen ist durch eine Anmeldung geschützt: In der Verwaltung der Website richtet er sich nach der Rolle, im Partnerbereich nach der Firma. Zur eigenen Bestellung führt ein persönlicher Link. Kein System ist frei von Risiken; bemerken Sie eine Schwachstelle, bitten wir um eine Nachricht.';

export const privacyNotice: LegalSection = {
  id: 'datenschutz',
  title: 'Datenschutz',
  paragraphs: [
    'Verantwortlich für die Bearbeitung von Personendaten auf dieser Website ist die Herausgeberin. Wir bearbeiten nur, was wir für Ihre Anfrage oder Bestellung und für den sicheren Betrieb brauchen, und halten uns an das Bundesgesetz über den Datenschutz (DSG).',
  ],
  parts: [
    {
      title: 'Wenn Sie die Website besuchen',
      paragraphs: [
        'Sie können alle Seiten lesen, ohne etwas über sich anzugeben. Vor einer Anmeldung setzen wir keine Cookies. Wir verwenden keine Analyse-, Werbe- oder Tracking-Dienste.',
        'Für Betrieb und Sicherheit führt der Server ein technisches Protokoll: Zeitpunkt, Art des Aufrufs, Ergebnis und gekürzte IP-Adresse. Namen, Anschriften und Inhalte von Formularen stehen nicht darin. Um Missbrauch zu erkennen, zählen wir kurzzeitig, wie viele Anfragen aus einem Netz kommen.',
        'Damit wir wissen, was gelesen wird, zählt unser Server, wie oft Seiten und Diagramme aufgerufen und Dateien heruntergeladen werden und von welchen Websites die Aufrufe kommen. Gezählt werden Aufrufe, nicht Menschen: Gespeichert werden nur Tagessummen, keine IP-Adressen, keine Cookies und keine Angaben zum Browser. Auf Sie lässt sich daraus nicht schliessen.',
        'Beginnen Sie eine Bestellung, so wird Ihr Entwurf in Ihrem eigenen Browser aufbewahrt, damit er beim Neuladen nicht verloren geht. Er wird uns erst übermittelt, wenn Sie bestellen.',
      ],
    },
    {
      title: 'Welche Angaben wir speichern und wozu',
      paragraphs: [],
      shows: 'stored-data',
    },
    cookiesPart,
    {
      title: 'Wie lange wir Angaben aufbewahren',
      paragraphs: [
        'Danach werden die Angaben gelöscht.',
        'In Sicherungskopien stehen gelöschte Angaben noch, bis auch diese gelöscht werden.',
      ],
      shows: 'terms',
    },
    {
      title: 'Wer die Angaben erhält',
      paragraphs: [
        recipientsText,
        'Videos von YouTube oder Vimeo werden erst geladen, wenn Sie sie mit einem Klick starten. Ab dann erhält der jeweilige Anbieter Ihre IP-Adresse und bearbeitet Daten nach seinen eigenen Regeln, möglicherweise auch im Ausland. Dasselbe gilt, wenn Sie einem Link auf eine fremde Website folgen.',
      ],
      shows: 'recipients',
    },
    {
      title: 'Ihre Rechte',
      paragraphs: [
        'Sie können Auskunft darüber verlangen, welche Personendaten wir über Sie bearbeiten, und ihre Herausgabe in einem gängigen elektronischen Format. Sie können unrichtige Angaben berichtigen und Angaben löschen lassen, soweit keine gesetzliche Aufbewahrungspflicht besteht, und der Bearbeitung widersprechen. Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft zurückziehen.',
        'Eine formlose Nachricht an die unten genannte Adresse genügt. Wir können einen Nachweis Ihrer Identität verlangen und antworten in der Regel innerhalb von 30 Tagen, grundsätzlich kostenlos. Ausserdem steht Ihnen die Anzeige beim Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) offen.',
      ],
    },
    {
      title: 'Sicherheit',
      paragraphs: [securityText],
    },
  ],
  shows: 'contact',
};
