import type { NestedTexts } from '../nested-texts.ts';

const health = { label: 'Assicurazione malattie' };
const property = { label: 'Assicurazione di cose' };
const roundingNote = 'Possibili differenze dovute agli arrotondamenti';
const moreSameLess = {
  mehr: { label: 'di più' },
  'gleich-viele': { label: 'lo stesso numero' },
  weniger: { label: 'di meno' },
};
export const languageRegion = {
  label: 'Regione linguistica',
  parts: {
    deutschsprachig: { label: 'Di lingua tedesca' },
    franzoesischsprachig: { label: 'Di lingua francese' },
    italienischsprachig: { label: 'Di lingua italiana' },
  },
};

export const insightCards: NestedTexts = {
  praemienentwicklung: {
    title: 'Evoluzione dei premi',
    description:
      'Di quanto sono aumentati in media i premi dal punto di vista delle persone intervistate: assicurazioni malattie e assicurazioni di cose a confronto con l’anno precedente.',
    message:
      'Per le assicurazioni malattie il valore sale a {{premiums.health}}, per le assicurazioni di cose scende a {{premiums.property}}.',
    notes: ['Medie su una scala da 1 a 7'],
    chart: { groups: { krankenversicherung: health, sachversicherung: property } },
  },
  'prozentuale-praemienerhoehung': {
    title: 'Aumento percentuale dei premi',
    description:
      'Quale quota delle persone intervistate rimane passiva e in quale percentuale aumentano in media i premi, per tipo di assicurazione.',
    message:
      'Nell’assicurazione malattie l’aumento medio ({{premiums.healthIncrease}}) è maggiore e la quota di persone passive ({{premiums.healthPassive}}) minore che nell’assicurazione di cose.',
    chart: {
      panels: {
        'anteil-passiver-befragter': {
          label: 'Quota di persone passive',
          bars: { sachversicherung: property, krankenversicherung: health },
        },
        'durchschnittliche-erhoehung': {
          label: 'Aumento medio',
          bars: { sachversicherung: property, krankenversicherung: health },
        },
      },
    },
  },
  'customer-journey': {
    title: 'Percorso della clientela: online e offline',
    description:
      'Quanto le persone intervistate propendono per l’online o per l’offline in cinque fasi del percorso della clientela, dalla ricerca di informazioni alla disdetta.',
    message:
      'La propensione per l’online è massima nella ricerca di informazioni ({{journey.informationSearch}}) e minima nella disdetta ({{journey.cancellation}}).',
    notes: ['Medie su una scala da 1 a 7', 'n. d.: non disponibile'],
    chart: {
      axis: { ends: { min: 'offline', max: 'online' } },
      missing: 'n. d.',
      rows: {
        informationssuche: { label: 'Ricerca di informazioni' },
        offertenberechnung: { label: 'Calcolo di offerte' },
        vertragsabschluss: { label: 'Stipula del contratto' },
        schadensbearbeitung: { label: 'Gestione dei sinistri' },
        kuendigung: { label: 'Disdetta' },
      },
    },
  },
  'offerten-und-vertraege': {
    title: 'Offerte calcolate e contratti stipulati',
    description:
      'Se le persone intervistate hanno calcolato offerte e stipulato contratti in numero maggiore, uguale o minore.',
    message:
      'Una parte delle persone intervistate calcola più offerte ({{offers.more}}), ma solo una parte minore stipula più contratti ({{contracts.more}}).',
    notes: [roundingNote],
    chart: {
      blocks: {
        'berechnete-offerten': { label: 'Offerte calcolate', parts: moreSameLess },
        'abgeschlossene-vertraege': { label: 'Contratti stipulati', parts: moreSameLess },
      },
    },
  },
  'schadenbearbeitung-und-service': {
    title: 'Gestione dei sinistri e servizio',
    description:
      'Gestione dei sinistri e servizio dal punto di vista delle persone intervistate: digitale o analogico.',
    message:
      'Gestione dei sinistri e servizio si ripartiscono tra il canale digitale ({{service.digital}}) e quello analogico ({{service.analog}}).',
    chart: {
      blocks: {
        'schadensbearbeitung-und-service': {
          label: 'Gestione dei sinistri e servizio',
          parts: { digital: { label: 'digitale' }, analog: { label: 'analogico' } },
        },
      },
    },
  },
  'transparenz-ueber-ki': {
    title: 'Trasparenza sull’IA',
    description:
      'Quanto è importante per le persone intervistate che le assicurazioni indichino dove impiegano l’intelligenza artificiale.',
    message:
      'Per molte persone intervistate la trasparenza sull’IA è importante ({{ai.transparencyImportant}}), solo per poche non lo è ({{ai.transparencyNotImportant}}).',
    chart: {
      blocks: {
        'transparenz-ueber-ki': {
          label: 'Trasparenza sull’IA',
          parts: {
            wichtig: { label: 'importante' },
            unentschieden: { label: 'indecisi' },
            'nicht-wichtig': { label: 'non importante' },
          },
        },
      },
    },
  },
  'erwartung-an-ki': {
    title: 'Aspettative verso l’IA',
    description:
      'Che cosa si aspettano le persone intervistate dall’intelligenza artificiale: tre livelli, 2023 e 2024 a confronto, con la differenza.',
    message: 'I valori dei tre livelli per il 2023 e il 2024 e la loro differenza figurano nello studio completo.',
    notes: ['Valori nello studio completo'],
    chart: {
      differenceLabel: 'Differenza',
      missing: 'Valori nello studio completo',
      stages: {
        'stufe-1': { label: 'Livello 1' },
        'stufe-2': { label: 'Livello 2' },
        'stufe-3': { label: 'Livello 3' },
      },
    },
  },
  'private-und-berufliche-ki-nutzung': {
    title: 'Utilizzo privato e professionale dell’IA',
    description:
      'Chi ha già utilizzato l’intelligenza artificiale e se l’utilizzo è privato, professionale o entrambe le cose.',
    message:
      'Una parte delle persone intervistate ha già utilizzato l’IA ({{ai.used}}), un’altra no ({{ai.notUsed}}); altre ancora sono incerte ({{ai.unsure}}).',
    notes: [
      roundingNote,
      'Le tre indicazioni sul tipo di utilizzo sono pubblicate in questa forma; la loro somma non dà il 100%.',
    ],
    chart: {
      blocks: {
        'nutzung-von-ki': {
          label: 'Utilizzo dell’IA',
          parts: { ja: { label: 'sì' }, nein: { label: 'no' }, unsicher: { label: 'incerti' } },
        },
        'art-der-nutzung': {
          label: 'Tipo di utilizzo',
          parts: {
            'privat-und-beruflich': { label: 'privato e professionale' },
            'nur-privat': { label: 'solo privato' },
            'nur-beruflich': { label: 'solo professionale' },
          },
        },
      },
    },
  },
  demografie: {
    title: 'Demografia',
    description: 'Chi ha partecipato al sondaggio: età, sesso e regione linguistica.',
    message:
      'Le {{study.respondents}} persone intervistate delle tre regioni linguistiche hanno in media {{respondentsProfile.averageAge}} anni.',
    chart: {
      facts: { durchschnittsalter: { label: 'Età media' }, befragte: { label: 'Persone intervistate' } },
      blocks: {
        geschlecht: { label: 'Sesso', parts: { weiblich: { label: 'donne' }, maennlich: { label: 'uomini' } } },
        sprachregion: languageRegion,
      },
    },
  },
};
