import type { Testimonial } from './page-schemas.ts';

/** 'Was Experten sagen'. People, firms and words are samples. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'Der Versicherungsmonitor zeigt uns jedes Jahr, wo unser eigenes Bild vom Markt nicht mit dem der Kundinnen und Kunden übereinstimmt.',
    author: 'Martina Muster',
    position: 'Leiterin Marktforschung',
    company: 'Muster Versicherung',
  },
  {
    quote:
      'Für die Produktentwicklung ist der Blick auf die ganze Customer Journey wertvoll: Er zeigt, in welcher Phase digitale Angebote tragen und wo das Gespräch zählt.',
    author: 'Thomas Beispiel',
    position: 'Leiter Produktmanagement',
    company: 'Beispiel Krankenkasse',
  },
  {
    quote:
      'Die Stichprobe ist offengelegt, die Fragen bleiben vergleichbar. So können wir mit den Ergebnissen arbeiten, statt über sie zu streiten.',
    author: 'Prof. Dr. Elena Muster',
    position: 'Professorin für Konsumforschung',
    company: 'Universität Musterstadt',
  },
  {
    quote:
      'Unsere Mitglieder schätzen, dass die Studie unabhängig ist und auch Unbequemes ausspricht, gerade beim Thema künstliche Intelligenz.',
    author: 'Reto Beispiel',
    position: 'Geschäftsführer',
    company: 'Verband Musterbranche',
  },
  {
    quote:
      'Ein verlässlicher Bezugspunkt für die Strategiearbeit: knapp geschrieben, sorgfältig erhoben, sofort verwendbar.',
    author: 'Sandra Mustermann',
    position: 'Leiterin Strategie',
    company: 'Beispiel Leben',
  },
];
