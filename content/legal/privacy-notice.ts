/**
 * What the site stores about people, why, for how long, and what they can ask for (Swiss data protection act, DSG).
 * The terms are those that `script/retention` applies; change both together.
 */
import type { LegalSection } from '../page-schemas.ts';

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
      items: [
        'Kontaktformular: Name, E-Mail-Adresse und Nachricht sowie, wenn Sie sie angeben, Unternehmen und Telefon. Zweck ist die Beantwortung Ihrer Anfrage.',
        'Bestellung der Studie: Name, E-Mail-Adresse, Unternehmen, Rechnungsadresse, Unternehmensbereich, Unternehmensgrösse, gewünschte Präsentation und Interesse an einer Partnerschaft. Zweck ist der Vertrag mit Ihnen: Bestätigung, Rechnung, Zustellung und, wenn Sie Interesse angeben, die Kontaktaufnahme zur Partnerschaft.',
        'Zugestellter Bericht: Das PDF trägt auf jeder Seite den Namen Ihres Unternehmens und die Bestellnummer. Wir halten fest, wie oft der persönliche Link benutzt wurde.',
        'Bestellung der Printversion: Name, E-Mail-Adresse, Postanschrift, Unternehmen, Anzahl und Sprache. Zweck ist der Versand.',
        'Neuigkeiten per E-Mail: E-Mail-Adresse, gewählte Themen und der Zeitpunkt der Bestätigung. Zweck ist der Versand dessen, was Sie gewählt haben; erst wenn Sie den Link der ersten E-Mail bestätigt haben. Abmelden können Sie sich in jeder Nachricht mit einem Klick. Von einer Adresse, die nicht bestätigt wurde, bleibt eine verschlüsselte Spur, aus der sie sich nicht zurückgewinnen lässt: damit ihr niemand ein zweites Mal in Ihrem Namen schreiben kann.',
        'Verwaltung der Website: Wer angemeldet ist, erhält ein technisch notwendiges Cookie. Änderungen werden mit Zeitpunkt und Urheberschaft, aber ohne Inhalt, festgehalten.',
      ],
    },
    {
      title: 'Wie lange wir Angaben aufbewahren',
      paragraphs: ['Danach werden die Angaben gelöscht.'],
      items: [
        'Kontaktnachrichten: 24 Monate',
        'Bestellungen der Printversion: 24 Monate nach dem Versand',
        'Bestellungen der Studie und Rechnungen: 10 Jahre, weil das Gesetz es für Geschäftsbücher verlangt (Art. 958f OR)',
        'Anmeldungen zu Neuigkeiten: bis Sie sich abmelden; unbestätigte einen Monat nach Ablauf des Links; Adressen, die der Mailserver abweist, 12 Monate',
        'Inhalt versandter E-Mails, und an wen Neuigkeiten gingen: 30 Tage',
        'technische Kennungen gegen doppelte Bestellungen: 24 Stunden',
        'Anmeldungen: bis zum Abmelden, längstens 12 Stunden',
        'Änderungsprotokoll der Verwaltung: 12 Monate',
        'Tagessummen der Aufrufe, ohne Angaben zu Personen: 25 Monate',
      ],
    },
    {
      title: 'Wer die Angaben erhält',
      paragraphs: [
        'Wir verkaufen keine Personendaten und geben sie nicht an Dritte weiter. Zugang haben die Personen, die Anfragen und Bestellungen bearbeiten, und die von uns beauftragten Stellen, die Server und E-Mail technisch betreiben; sie handeln nach unseren Weisungen. Vorbehalten bleiben gesetzliche Pflichten.',
        'Videos von YouTube oder Vimeo werden erst geladen, wenn Sie sie mit einem Klick starten. Ab dann erhält der jeweilige Anbieter Ihre IP-Adresse und bearbeitet Daten nach seinen eigenen Regeln, möglicherweise auch im Ausland. Dasselbe gilt, wenn Sie einem Link auf eine fremde Website folgen.',
      ],
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
      paragraphs: [
        'Im öffentlichen Betrieb werden die Daten verschlüsselt übertragen. Der Zugang zu ihnen ist durch eine Anmeldung geschützt und auf die Verwaltung der Website beschränkt. Kein System ist frei von Risiken; bemerken Sie eine Schwachstelle, bitten wir um eine Nachricht.',
      ],
    },
  ],
  shows: 'contact',
};
