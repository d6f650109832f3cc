import type { NestedTexts } from '../nested-texts.ts';
import { accessibility, privacy } from './privacy-and-accessibility-fr.ts';

export const legal: NestedTexts = {
  impressum: {
    description:
      'Éditrice, personnes responsables, droit d’auteur, exclusion de responsabilité et protection des données.',
    title: 'Impressum',
    lead: 'Qui publie le Versicherungsmonitor, qui en est responsable et comment les contenus et les données sont traités.',
    sections: {
      herausgeberin: { title: 'Éditrice' },
      adresse: { title: 'Adresse' },
      'verantwortliche-personen': { title: 'Personnes responsables' },
      urheberrecht: {
        title: 'Droit d’auteur',
        paragraphs: [
          'Les textes, graphiques, images et données de ce site sont protégés par le droit d’auteur. Les chiffres et graphiques publiés peuvent être cités et reproduits avec indication de la source («Versicherungsmonitor», édition, éditrice).',
          'Le rapport complet est destiné à l’entreprise qui l’a commandé. Sa transmission, sa reproduction ou sa mise à disposition du public requièrent l’accord écrit de l’éditrice.',
        ],
      },
      haftungsausschluss: {
        title: 'Exclusion de responsabilité',
        paragraphs: [
          'Les contenus sont élaborés et vérifiés avec soin. Leur exactitude, leur exhaustivité et leur actualité ne peuvent toutefois pas être garanties. Les résultats ne constituent pas un conseil en matière d’assurances, de placements ou de questions juridiques ; toute responsabilité découlant de leur utilisation est exclue dans la mesure permise par la loi.',
          'Les contenus des sites tiers auxquels il est renvoyé relèvent de la seule responsabilité de leurs exploitants.',
        ],
      },
      datenschutz: privacy,
      barrierefreiheit: accessibility,
      musterangaben: {
        title: 'Données fictives',
        paragraphs: [
          'Remarque : la haute école, les personnes, les entreprises, les adresses postales, les citations, les dates de parution et les adresses externes figurant sur ce site sont fictives. Elles se reconnaissent à des noms tels que «Muster» ou «Beispiel» et à des adresses sous example.org et example.com, et seront remplacées avant la publication.',
        ],
      },
    },
    status: 'État : juillet 2024',
    otherNotice: { label: 'Institut, contact et mentions légales' },
  },
  imprint: {
    description: 'Adresse de l’institut, personnes de contact et mentions légales du Versicherungsmonitor.',
    title: 'Institut, contact et mentions légales',
    lead: 'L’institut qui réalise l’étude, les contacts de la direction du projet et de l’association, et les mentions légales.',
    sections: {
      institut: { title: 'Institut' },
      projektleitung: { title: 'Direction du projet' },
      verband: { title: 'Association' },
      'rechtliche-hinweise': {
        title: 'Mentions légales',
        paragraphs: [
          'Les offres et les prix figurant sur ce site s’adressent aux entreprises et aux institutions. Les prix s’entendent en francs suisses. La commande est acceptée par la confirmation envoyée par e-mail ; la facture est payable dans les 30 jours.',
          'Le droit suisse est applicable. Sauf disposition légale contraire, le for est au siège de l’éditrice.',
          'Le droit d’auteur, l’exclusion de responsabilité et la protection des données sont réglés dans l’impressum.',
        ],
      },
    },
    otherNotice: { label: 'Impressum et protection des données' },
  },
};
