import { words } from '#platform/words.ts';

export const correctionWords = words(
  {
    subject: (year: number) => `Korrigierte Zahlen im Versicherungsmonitor ${year}`,
    heading: 'Korrigierte Zahlen',
    corrected: (edition: string, version: string) =>
      `Im ${edition} wurden Zahlen korrigiert (${version}). Sie haben uns gebeten, Ihnen das zu melden:`,
    whatChanged: 'Was korrigiert wurde:',
    whatChangedInGerman: 'Was korrigiert wurde:',
    earlier: 'Die frühere Fassung bleibt unter ihrer Adresse. Bitte prüfen Sie, ob Sie die Zahlen verwendet haben.',
    why: 'Sie erhalten diese E-Mail, weil Sie sich für Korrekturen angemeldet haben.',
    change: 'Anmeldung ändern oder abmelden',
  },
  {
    fr: {
      subject: (year) => `Chiffres corrigés dans le Versicherungsmonitor ${year}`,
      heading: 'Chiffres corrigés',
      corrected: (edition, version) =>
        `Des chiffres ont été corrigés dans le ${edition} (${version}). Vous nous avez demandé de vous en informer :`,
      whatChanged: 'Ce qui a été corrigé :',
      whatChangedInGerman: 'Ce qui a été corrigé (en allemand) :',
      earlier: 'La version antérieure reste à son adresse. Veuillez vérifier si vous avez utilisé ces chiffres.',
      why: 'Vous recevez cet e-mail parce que vous avez demandé à être informé des corrections.',
      change: 'Modifier l’inscription ou se désinscrire',
    },
    it: {
      subject: (year) => `Cifre corrette nel Versicherungsmonitor ${year}`,
      heading: 'Cifre corrette',
      corrected: (edition, version) =>
        `Nel ${edition} sono state corrette delle cifre (${version}). Ci ha chiesto di informarLa:`,
      whatChanged: 'Che cosa è stato corretto:',
      whatChangedInGerman: 'Che cosa è stato corretto (in tedesco):',
      earlier:
        'La versione precedente rimane al suo indirizzo. La preghiamo di verificare se ha utilizzato queste cifre.',
      why: 'Riceve questa e-mail in seguito alla Sua iscrizione agli avvisi di correzione.',
      change: 'Modificare o annullare l’iscrizione',
    },
    en: {
      subject: (year) => `Corrected figures in the Versicherungsmonitor ${year}`,
      heading: 'Corrected figures',
      corrected: (edition, version) =>
        `Figures in the ${edition} have been corrected (${version}). You asked us to notify you:`,
      whatChanged: 'What was corrected:',
      whatChangedInGerman: 'What was corrected (in German):',
      earlier: 'The earlier version stays at its address. Please check whether you have used these figures.',
      why: 'You are receiving this e-mail because you asked to be notified of corrections.',
      change: 'Change the subscription or unsubscribe',
    },
  },
);
