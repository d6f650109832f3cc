import type { NestedTexts } from '../nested-texts.ts';

export const studies: NestedTexts = {
  heading: {
    title: 'Études et documents',
    lead: 'L’édition actuelle, les archives et tout ce que vous pouvez réutiliser pour un exposé, un rapport ou un cours.',
  },
  description: 'L’édition actuelle, les archives depuis {{facts.firstYear}} et des documents à télécharger.',
  currentKicker: 'Édition actuelle',
  archiveTitle: 'Archives',
  allEditions: { label: 'Afficher toutes les éditions' },
  archive: {
    2021: {
      title: 'Versicherungsmonitor 2021',
      description:
        'Étude de base : la première édition définit le questionnaire, l’échantillon et les grandeurs observées depuis lors.',
    },
    2022: {
      title: 'Versicherungsmonitor 2022',
      description:
        'Parcours client et applications : le chemin de la clientèle, de la recherche d’informations à la résiliation, et le rôle des applications.',
    },
    2023: {
      title: 'Versicherungsmonitor 2023',
      description:
        'Durabilité et conseil : ce que les produits d’assurance durables signifient pour les personnes interrogées et ce qui fait un bon conseil.',
    },
  },
  materialsTitle: 'Autres documents',
  materialsLead: 'Utilisation libre avec indication de la source.',
  materials: {
    infografiken: {
      title: 'Infographies {{facts.year}}',
      description: 'Les graphiques de l’édition en images séparées, chacun avec sa source et sa base.',
      files: {
        'infografiken-als-zip-archiv': {
          format: 'ZIP (SVG, PNG)',
          label: 'Infographies {{facts.year}}, archive ZIP',
        },
      },
    },
    datentabellen: {
      title: 'Tableaux de données',
      description: 'Les valeurs publiées avec unité, année, base et source.',
      files: {
        'datentabellen-als-excel-datei': { format: 'XLSX', label: 'Tableaux de données, fichier Excel' },
        'datentabellen-als-csv-datei': { format: 'CSV', label: 'Tableaux de données, fichier CSV' },
      },
    },
    praesentationen: {
      title: 'Présentations',
      description: 'Les résultats en diapositives pour un exposé ou un cours.',
      files: { 'praesentation-als-pdf': { format: 'PDF', label: 'Présentation en PDF' } },
    },
  },
  testimonialsTitle: 'L’avis des spécialistes',
  testimonials: {
    'martina-muster': {
      quote:
        'Chaque année, le Versicherungsmonitor nous montre où notre propre image du marché ne correspond pas à celle de la clientèle.',
      position: 'Responsable des études de marché',
      company: 'Muster Versicherung',
    },
    'thomas-beispiel': {
      quote:
        'Pour le développement de produits, le regard sur l’ensemble du parcours client est précieux : il montre dans quelle phase les offres numériques sont efficaces et où l’entretien compte.',
      position: 'Responsable de la gestion des produits',
      company: 'Beispiel Krankenkasse',
    },
    'prof-dr-elena-muster': {
      quote:
        'L’échantillon est documenté, les questions restent comparables. Nous pouvons ainsi travailler avec les résultats au lieu d’en débattre.',
      position: 'Professeure en recherche sur la consommation',
      company: 'Universität Musterstadt',
    },
    'reto-beispiel': {
      quote:
        'Nos membres apprécient que l’étude soit indépendante et qu’elle dise aussi ce qui dérange, en particulier au sujet de l’intelligence artificielle.',
      position: 'Directeur',
      company: 'Verband Musterbranche',
    },
    'sandra-mustermann': {
      quote: 'Une référence fiable pour le travail stratégique : concise, établie avec soin, immédiatement utilisable.',
      position: 'Responsable de la stratégie',
      company: 'Beispiel Leben',
    },
  },
};
