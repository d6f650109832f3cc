/** The accessibility statement with its contact. Other sites link to its anchor. */
import type { LegalSection } from '../legal-schemas.ts';

export const accessibilityStatement: LegalSection = {
  id: 'barrierefreiheit',
  title: 'Barrierefreiheit',
  paragraphs: [
    'Alle sollen diese Website nutzen können, auch mit Tastatur, Bildschirmleser, starker Vergrösserung oder eigenen Farben. Massstab sind die Richtlinien WCAG 2.2, Stufe AA.',
  ],
  parts: [
    {
      title: 'Was erfüllt ist',
      paragraphs: [],
      items: [
        'Alle Seiten lassen sich mit der Tastatur bedienen; der Fokus ist sichtbar, und was beim Darüberfahren erscheint, erscheint auch beim Fokus.',
        'Texte und Bedienelemente haben genügend Kontrast, im hellen und im dunklen Erscheinungsbild, und bleiben bei 400 Prozent Vergrösserung lesbar.',
        'Zu jedem Diagramm gehören eine Kernaussage als Text und eine Tabelle mit allen Werten.',
        'Was sich von selbst bewegt, lässt sich anhalten und steht still, wenn Ihr Gerät weniger Bewegung verlangt.',
        'Formulare benennen Fehler beim Feld und in Worten. Lesen, bestellen und schreiben können Sie auch ohne JavaScript.',
      ],
    },
    {
      title: 'Was nicht erfüllt ist',
      paragraphs: [],
      items: [
        'Der Studienbericht und PDF-Dateien von früher (ältere Ausgaben, Belege, Präsentationen) sind nicht durchgehend für Bildschirmleser ausgezeichnet. Den Inhalt senden wir Ihnen auf Wunsch in einer anderen Form.',
        'Filme, die den Hintergrund bilden, haben keinen Ton und keine Beschreibung; sie enthalten keine Information. Für Filme und Seiten anderer Anbieter können wir nicht einstehen.',
      ],
    },
    {
      title: 'Wenn Sie auf ein Hindernis stossen',
      paragraphs: [
        'Schreiben Sie uns, auf welcher Seite und womit Sie nicht weiterkommen. Wir antworten in der Regel innerhalb von fünf Arbeitstagen und senden Ihnen die gesuchte Information in einer Form, die Sie nutzen können.',
      ],
    },
  ],
  shows: 'contact',
};
