import type { NestedTexts } from '../nested-texts.ts';
import { insightCards, languageRegion } from './insight-cards-2024-it.ts';

export const edition2024: NestedTexts = {
  facts: {
    title: 'Versicherungsmonitor 2024',
    subtitle: 'Intelligenza artificiale, premi e consulenza dal punto di vista della clientela',
    editionsText: 'Quattro edizioni dal 2021',
    regionsText: 'tre regioni linguistiche',
    survey: { text: '3–12 giugno 2024' },
    source: 'Versicherungsmonitor 2024',
    sourceLine: '{{facts.source}}, n = {{study.respondents}}, {{facts.survey.text}}',
  },
  statistics: {
    teilnehmende: { label: 'Partecipanti' },
    sprachregionen: { label: 'Regioni linguistiche' },
    'online-recherche': { label: 'Ricerca online' },
    'ki-interesse': { label: 'Interesse per l’IA' },
    'seiten-analyse': { label: 'Pagine di analisi' },
    zufriedenheit: { label: 'Soddisfazione' },
  },
  sample: {
    sprachregion: languageRegion,
    geschlecht: { label: 'Sesso', parts: { weiblich: { label: 'Donne' }, maennlich: { label: 'Uomini' } } },
  },
  sampleNotes: ['Possibili differenze dovute agli arrotondamenti'],
  disclosure: {
    sponsor: 'Il ricavato della vendita dello studio finanzia le edizioni future.',
    conductor:
      'Lo studio è condotto dal dipartimento Management della scuola universitaria con partner del settore; la rilevazione stessa da un fornitore di panel per ricerche di mercato.',
  },
  keyFigures: {
    teilnehmende: {
      label: 'Partecipanti',
      description: 'Persone di tre regioni linguistiche hanno risposto al questionario.',
    },
    'bereit-fuer-die-digitale-unterschrift': {
      label: 'disposti a firmare in forma digitale',
      description: 'La disponibilità a firmare contratti in forma digitale è diminuita rispetto all’anno precedente.',
    },
    'mobile-first': {
      label: 'Mobile First',
      description: 'Chi ha a che fare con un’assicurazione per via digitale usa anzitutto il telefono cellulare.',
    },
    'datenschutz-wichtig': {
      label: 'Protezione dei dati importante',
      description: 'Per la grande maggioranza è importante che i propri dati siano trattati con cura.',
    },
    'ki-akzeptanz': {
      label: 'Accettazione dell’IA',
      description:
        'L’impiego dell’intelligenza artificiale da parte delle assicurazioni non convince ancora la maggioranza.',
    },
    'online-abschluss-bevorzugt': {
      label: 'Preferenza per la stipula online',
      description: 'Circa due terzi delle persone intervistate preferiscono stipulare un contratto online.',
    },
    'kundenservice-zentral': {
      label: 'Servizio alla clientela essenziale',
      description: 'Un buon servizio alla clientela è al centro delle aspettative delle persone intervistate.',
    },
    'wollen-ueber-ki-einsatz-informiert-werde': {
      label: 'vogliono essere informati sull’impiego dell’IA',
      description: 'Le persone intervistate si aspettano trasparenza quando è in gioco l’intelligenza artificiale.',
    },
  },
  homeTexts: {
    hero: {
      kicker: 'Edizione n. {{facts.editionNumber}} dal {{facts.firstYear}}',
      lead: 'Come percepisce la popolazione in Svizzera le sue assicurazioni e casse malati? {{study.respondents}} persone di {{facts.regionsText}} si esprimono su premi, consulenza, canali digitali e intelligenza artificiale.',
    },
    cards: {
      zielsetzung: {
        title: 'Obiettivo',
        text: 'Ogni anno il Versicherungsmonitor rileva il punto di vista della clientela sul mercato assicurativo svizzero. Mostra che cosa cambia e offre a imprese, associazioni e media una base indipendente per le loro decisioni.',
      },
      methodik: {
        title: 'Metodologia',
        text: 'Sono state intervistate {{study.respondents}} persone della Svizzera tedesca, francese e italiana ({{facts.survey.text}}). La rilevazione è condotta da un fornitore di panel per ricerche di mercato.',
      },
      forschungsteam: {
        title: 'Gruppo di ricerca',
        text: 'Le domande, l’analisi e l’interpretazione competono al dipartimento Management della scuola universitaria. Partner del settore apportano le loro conoscenze specialistiche, la responsabilità scientifica resta al gruppo di ricerca.',
      },
    },
    foundation: {
      title: 'Basi scientifiche',
      paragraphs: [
        'Il Versicherungsmonitor è uno studio rappresentativo. Età, sesso e regione linguistica delle persone intervistate sono resi noti, così come il periodo e la dimensione del campione. Ogni cifra pubblicata è accompagnata da fonte e base.',
        'Se esistono risultati di edizioni precedenti, questi servono da confronto. Ciò che non è pubblicato non viene stimato. Il ricavo della vendita dello studio finanzia le edizioni future.',
      ],
    },
    carouselTitle: 'Principali risultati {{facts.year}}',
  },
  aboutTexts: {
    infoBlocks: {
      auftrag: {
        title: 'Mandato',
        text: 'Il Versicherungsmonitor osserva il mercato assicurativo svizzero dal punto di vista di chi acquista, utilizza e paga assicurazioni. Dal 2021 esce ogni anno con un proprio tema principale.',
      },
      traegerschaft: {
        title: 'Enti promotori',
        text: 'Il dipartimento Management della scuola universitaria è responsabile dello studio e lo realizza con partner del settore assicurativo, delle ricerche di mercato e delle associazioni. Il ricavo della vendita finanzia le edizioni future.',
      },
      vorgehen: {
        title: 'Modo di procedere',
        text: 'Un fornitore di panel intervista la popolazione in tutte e tre le regioni linguistiche. Il gruppo di ricerca analizza le risposte, le contestualizza e rende noti campione, periodo e fonti.',
      },
    },
    chronicle: {
      title: 'Cronologia',
      entries: {
        ki: {
          title: 'IA',
          text: 'La quarta edizione chiede come le persone intervistate utilizzano l’intelligenza artificiale, che cosa se ne aspettano e quale trasparenza esigono.',
        },
        'nachhaltigkeit-beratung': {
          title: 'Sostenibilità e consulenza',
          text: 'Al centro vi sono i prodotti assicurativi sostenibili e la questione di che cosa contraddistingua una buona consulenza.',
        },
        'customer-journey-apps': {
          title: 'Percorso della clientela e app',
          text: 'La seconda edizione segue la clientela dalla ricerca di informazioni alla disdetta ed esamina il ruolo delle app.',
        },
        grundlagenforschung: {
          title: 'Ricerca di base',
          text: 'La prima edizione pone le basi: questionario, campione e le variabili osservate da allora.',
        },
      },
    },
    stats: {
      ausgaben: { label: 'Edizioni' },
      sprachregionen: { label: 'Regioni linguistiche' },
      befragte: { label: 'Persone intervistate' },
    },
    teamTitle: 'Il nostro gruppo di ricerca',
  },
  orderTexts: {
    description:
      'Studio rappresentativo sul punto di vista della clientela riguardo alle assicurazioni e alle casse malati svizzere. Il rapporto completo comprende {{study.pagesOrder}} pagine ed è inviato in PDF per e-mail entro 24 ore, insieme alla fattura.',
    topics: {
      'bewertung-der-kundenberatung': {
        title: 'Valutazione della consulenza alla clientela',
        text: 'Come le persone intervistate giudicano chi fornisce loro consulenza.',
      },
      'wahrnehmung-neuer-technologien-ki': {
        title: 'Percezione delle nuove tecnologie (IA)',
        text: 'Utilizzo, aspettative e bisogno di trasparenza nell’impiego dell’intelligenza artificiale.',
      },
      'meinungen-zur-praemienentwicklung': {
        title: 'Opinioni sull’evoluzione dei premi',
        text: 'Come sono percepiti gli aumenti nell’assicurazione malattie e nell’assicurazione di cose e come vi si reagisce.',
      },
    },
  },
  insightCards,
  navigatorSections: {
    ai: {
      title: 'Intelligenza artificiale',
      figures: {
        'haltung-median': { label: 'Atteggiamento, mediana' },
        'befragte-negativ': { label: 'Persone con atteggiamento negativo' },
        'befragte-positiv': { label: 'Persone con atteggiamento positivo' },
      },
      blocks: {
        'haltung-zu-ki': {
          label: 'Atteggiamento verso l’IA',
          parts: { negativ: { label: 'negativo' }, positiv: { label: 'positivo' } },
        },
      },
    },
  },
};
