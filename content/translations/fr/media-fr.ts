import type { NestedTexts } from '../nested-texts.ts';

export const media: NestedTexts = {
  heading: {
    kicker: 'Pour les rédactions',
    title: 'Médias et ressources',
    lead: 'Communiqué de presse, graphiques et logos à télécharger, images de la présentation et articles sur l’étude.',
  },
  description:
    'Communiqué de presse, graphiques, logos, contact pour les médias, images et articles sur le Versicherungsmonitor.',
  kitTitle: 'Dossier de presse',
  kit: {
    medienmitteilung: {
      title: 'Communiqué de presse',
      description: 'Les principaux résultats du Versicherungsmonitor {{facts.year}}, libres de reproduction.',
      files: {
        'medienmitteilung-als-pdf': { format: 'PDF', label: 'Communiqué de presse en PDF' },
        'medienmitteilung-als-text': { format: 'Texte', label: 'Communiqué de presse en texte' },
      },
    },
    grafiken: {
      title: 'Graphiques',
      description: 'Les graphiques de l’édition avec indication de la source, pour l’écran et l’impression.',
      files: { 'grafiken-als-zip-archiv': { format: 'ZIP (SVG, PNG)', label: 'Graphiques, archive ZIP' } },
    },
    logos: {
      title: 'Logos',
      description: 'Le logotype du Versicherungsmonitor, en couleur et en blanc.',
      files: { 'logos-als-zip-archiv': { format: 'ZIP (SVG, PNG)', label: 'Logos, archive ZIP' } },
    },
    medienkontakt: {
      title: 'Contact pour les médias',
      description: 'Les coordonnées du service de presse pour votre carnet d’adresses.',
      files: { 'medienkontakt-als-vcard': { format: 'vCard', label: 'Contact pour les médias, vCard' } },
    },
  },
  galleryTitle: 'Images',
  gallery: {
    'praesentation-der-ergebnisse': {
      alt: 'Dessin : vue depuis le dernier rang d’une salle sur un écran où toutes les personnes interrogées figurent sous forme de points',
      caption: 'Présentation des résultats',
    },
    'podium-mit-forschung-und-branche': {
      alt: 'Dessin : quatre personnes discutent autour d’une table ; des barres s’élèvent au-dessus de celle qui parle',
      caption: 'Table ronde réunissant la recherche et la branche',
    },
    'vortrag-zur-customer-journey': {
      alt: 'Dessin : une personne parle devant un écran qui montre le graphique du parcours client',
      caption: 'Exposé sur le parcours client',
    },
  },
  reportsTitle: 'Articles de presse',
};
