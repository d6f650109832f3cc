/** First media items of an empty database. Media, people and quotations are samples. */
import type { StarterMediaItem } from '../starter-schemas.ts';

export const starterMediaItems: StarterMediaItem[] = [
  {
    title: 'Versicherte wollen wissen, wo KI im Spiel ist',
    description: 'Bericht über das Bedürfnis nach Transparenz beim Einsatz künstlicher Intelligenz.',
    type: 'article',
    outlet: 'Musterzeitung',
    url: 'https://www.example.com/musterzeitung/ki-transparenz',
    publishedAt: '2024-07-09',
  },
  {
    title: 'Prämien: Was die Befragten erwarten und wie sie reagieren',
    description: 'Hintergrund zur Prämienentwicklung in Kranken- und Sachversicherung.',
    type: 'article',
    outlet: 'Wirtschaftsblatt Beispiel',
    url: 'https://www.example.com/wirtschaftsblatt/praemien',
    publishedAt: '2024-08-20',
  },
  {
    title: 'Online suchen, persönlich kündigen',
    description: 'Wie sich die Wege der Kundinnen und Kunden unterscheiden, je nachdem, was sie vorhaben.',
    type: 'article',
    outlet: 'Beispiel Magazin',
  },
  {
    title: 'Gespräch zur vierten Ausgabe',
    description: 'Die Projektleitung stellt die Ergebnisse vor und beantwortet Fragen aus der Branche.',
    type: 'video',
    outlet: 'Muster TV',
    url: 'https://www.example.com/muster-tv/versicherungsmonitor',
    imageUrl: '/assets/hero-2024.jpg',
    publishedAt: '2024-07-15',
  },
  {
    title: 'Petra Muster zur Transparenz',
    description:
      '«Wer künstliche Intelligenz einsetzt und darüber schweigt, verliert Vertrauen, das er noch brauchen wird.»',
    type: 'quote',
    outlet: 'Radio Beispiel',
    url: 'https://www.example.com/radio-beispiel/interview',
    publishedAt: '2024-09-03',
  },
  {
    title: 'Max Beispiel zur Methode',
    description: '«Eine Zahl ohne Angabe, wer gefragt wurde und wann, ist keine Information.»',
    type: 'quote',
    outlet: 'Musterzeitung',
  },
  {
    title: 'Bildmotiv der Ausgabe 2024',
    description: 'Standbild aus dem Einstiegsvideo der vierten Ausgabe.',
    type: 'image',
    outlet: 'Versicherungsmonitor',
    imageUrl: '/assets/hero-2024.jpg',
    publishedAt: '2024-07-01',
  },
  {
    title: 'Vorschau auf den Versicherungsmonitor 2030',
    description: 'Erscheint erst, wenn das Datum erreicht ist.',
    type: 'article',
    outlet: 'Musterzeitung',
    url: 'https://www.example.com/musterzeitung/vorschau',
    publishedAt: '2030-07-01',
  },
];
