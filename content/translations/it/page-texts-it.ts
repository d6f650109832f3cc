import { navigationIn } from '../../navigation.ts';
import type { NestedTexts } from '../nested-texts.ts';

const claim = 'Il mercato assicurativo svizzero visto dalla clientela';

export const frame: NestedTexts = {
  claim,
  navigation: navigationIn('it'),
  callToAction: 'Ordinare lo studio',
  partnerArea: 'Area partner',
  legalNotice: 'Impressum',
  privacy: 'Protezione dei dati',
  agency: { label: 'Sito web: Musteragentur' },
  news: {
    title: 'Avviso della prossima edizione',
    lead: 'Le scriviamo quando ci sono novità, e soltanto in quel caso.',
  },
  notFound: 'Questa pagina non esiste o non esiste più. Forse una delle pagine seguenti può aiutarLa.',
};

export const home: NestedTexts = {
  title: 'Versicherungsmonitor: come la Svizzera percepisce i suoi assicuratori',
  description:
    'Lo studio annuale sul mercato assicurativo svizzero dal punto di vista della clientela: {{facts.respondents}} persone intervistate, {{facts.regionsText}}, dal {{facts.firstYear}}.',
  editionKicker: 'Edizione attuale',
  foundationKicker: 'Fondamenti',
  partners: {
    kicker: 'Enti promotori',
    title: 'Partner',
    lead: 'Scuole universitarie, assicuratori, istituti di ricerche di mercato e associazioni.',
  },
  contact: {
    kicker: 'Contatto',
    title: 'Ci scriva',
    lead: 'Domande sullo studio o su un partenariato, richieste dei media: Le rispondiamo per e-mail.',
  },
};

export const insights: NestedTexts = {
  title: 'Insights: i risultati in grafici',
  description:
    'I grafici del {{facts.title}}, tratti dal sondaggio rappresentativo di {{facts.respondents}} persone in Svizzera: con tabella e fonte, da citare e scaricare.',
  heading: {
    kicker: 'Analisi visiva',
    title: 'I risultati {{facts.year}} in {{facts.chartsText}} grafici',
    lead: '{{facts.respondents}} persone intervistate, {{facts.survey.text}}. Ogni cifra con fonte e tabella, da citare, scaricare e trasmettere.',
  },
  order: {
    title: 'Le interessa lo studio completo?',
    text: '{{facts.pages.order}} pagine con tutti i risultati, in PDF, per e-mail entro 24 ore.',
  },
};

export const about: NestedTexts = {
  heading: {
    kicker: claim,
    title: 'Chi siamo',
    lead: 'Ogni anno il Versicherungsmonitor esamina come la popolazione in Svizzera percepisce le sue assicurazioni e casse malati: uno studio rappresentativo, realizzato con partner della scienza e della pratica.',
  },
  description:
    'Chi realizza il Versicherungsmonitor, come è cresciuto dal {{facts.firstYear}} e chi fa parte del gruppo di ricerca.',
  chronicleKicker: 'Dal {{facts.firstYear}}',
  teamKicker: 'Persone',
};

export const partners: NestedTexts = {
  heading: {
    kicker: 'Partner',
    title: 'Partner e istituzioni',
    lead: 'Scuole universitarie, assicuratori, istituti di ricerche di mercato e associazioni sostengono insieme il Versicherungsmonitor.',
  },
  description:
    'Le scuole universitarie, gli assicuratori, gli istituti di ricerche di mercato e le associazioni che sostengono il Versicherungsmonitor.',
  groups: {
    academic: 'Partner accademici',
    industry: 'Consorzio allargato',
    research: 'Partner di panel',
    association: 'Partner dello studio',
  },
};

export const order: NestedTexts = {
  heading: {
    kicker: 'Edizione n. {{facts.editionNumber}}',
    title: 'Ordinare lo studio',
    lead: 'Il rapporto completo in PDF, per e-mail entro 24 ore, con la fattura.',
  },
  description:
    'Ordinare il rapporto completo {{facts.year}} in PDF: CHF {{prices.small}} o CHF {{prices.large}}, per e-mail entro 24 ore, con la fattura.',
  topicsTitle: 'Temi principali',
  pricesTitle: 'Prezzi',
};

export const partnerArea: NestedTexts = {
  heading: {
    kicker: 'Dimostrazione con dati fittizi',
    title: 'Area partner',
    lead: 'Navigatore dello studio, file e profilo per i partner del Versicherungsmonitor. Non ci sono ancora account: qualsiasi dato immesso conduce alla dimostrazione.',
  },
  description:
    'Navigatore dello studio, file e profilo per i partner del Versicherungsmonitor (dimostrazione con dati fittizi).',
  invited:
    'Navigatore dello studio, file e profilo per i partner del Versicherungsmonitor. L’accesso è riservato alle persone invitate dall’amministrazione dello studio o dalla persona che gestisce l’accesso della Sua impresa.',
};

const publisher = 'Musterhochschule, dipartimento Management';

export const institution: NestedTexts = {
  name: 'Musterhochschule',
  department: 'Dipartimento Management',
  institute: 'Istituto di economia assicurativa',
  publisher: {
    statement: 'Il Versicherungsmonitor è una pubblicazione della Musterhochschule, dipartimento Management.',
    responsiblePersons: [
      'Direzione del progetto: Prof. Dr. Petra Muster',
      'Codirezione del progetto e metodologia: Dr. Max Beispiel',
      'Redazione del sito web: Dr. Lea Mustermann',
    ],
    projectLead: { text: 'Prof. Dr. Petra Muster, direttrice del progetto Versicherungsmonitor' },
    association: { text: 'Beat Beispiel, presidente dell’associazione Musterbranche' },
  },
  footer: { copyright: publisher, department: { label: 'Dipartimento Management' } },
  pressContact: { role: 'Direzione del progetto Versicherungsmonitor', organization: publisher },
};
