import type { RecordTexts } from '../record-texts.ts';

export const records: RecordTexts = {
  partners: {
    Musterhochschule: {
      description:
        'Responsable de l’étude : les questions, l’analyse et l’interprétation relèvent de l’équipe de recherche du département.',
    },
    'Universität Musterstadt': {
      description: 'Accompagne l’élaboration du questionnaire et vérifie l’analyse statistique.',
    },
    'Muster Versicherung': {
      description: 'Assurance de choses ; apporte des questions issues du conseil et du traitement des sinistres.',
    },
    'Beispiel Krankenkasse': { description: 'Assurance-maladie ; soutient l’étude de l’évolution des primes.' },
    'Musterbroker Schweiz': {
      description: 'Conseil indépendant aux entreprises ; apporte le point de vue des intermédiaires.',
    },
    'Beispiel Leben': { description: 'Assurance-vie et prévoyance ; partenaire de la première heure.' },
    'Panel Muster AG': {
      description: 'Réalise l’enquête dans les trois régions linguistiques et garantit la qualité de l’échantillon.',
    },
    'Verband Musterbranche': {
      description:
        'Fait le lien entre la recherche et la pratique professionnelle et diffuse les résultats dans la branche.',
    },
    'Musterverein Versicherungskunden': {
      description: 'Défend les intérêts des personnes assurées dans le choix des thèmes.',
    },
    'Muster Rück': { description: 'Partenaire de l’édition 2022.' },
  },
  media: {
    'Versicherte wollen wissen, wo KI im Spiel ist': {
      title: 'Les assurés veulent savoir où l’IA intervient',
      description: 'Article sur le besoin de transparence dans l’emploi de l’intelligence artificielle.',
    },
    'Prämien: Was die Befragten erwarten und wie sie reagieren': {
      title: 'Primes : ce qu’attendent les personnes interrogées et comment elles réagissent',
      description: 'Contexte de l’évolution des primes dans l’assurance-maladie et l’assurance de choses.',
    },
    'Online suchen, persönlich kündigen': {
      title: 'Chercher en ligne, résilier en personne',
      description: 'Comment les parcours des clientes et des clients diffèrent selon ce qu’ils veulent faire.',
    },
    'Gespräch zur vierten Ausgabe': {
      title: 'Entretien sur la quatrième édition',
      description: 'La direction du projet présente les résultats et répond aux questions de la branche.',
    },
    'Petra Muster zur Transparenz': {
      title: 'Petra Muster à propos de la transparence',
      description:
        '«Celui qui emploie l’intelligence artificielle sans le dire perd une confiance dont il aura encore besoin.»',
    },
    'Max Beispiel zur Methode': {
      title: 'Max Beispiel à propos de la méthode',
      description: '«Un chiffre qui ne dit pas qui a été interrogé ni quand n’est pas une information.»',
    },
    'Bildmotiv der Ausgabe 2024': {
      title: 'Image de l’édition 2024',
      description: 'Image fixe de la vidéo d’introduction de la quatrième édition.',
    },
    'Vorschau auf den Versicherungsmonitor 2030': {
      title: 'Aperçu du Versicherungsmonitor 2030',
      description: 'Ne paraît qu’une fois la date atteinte.',
    },
  },
  studies: {
    'Versicherungsmonitor 2024': {
      title: 'Versicherungsmonitor 2024',
      description:
        'L’intelligence artificielle, les primes et le conseil : la quatrième édition montre comment la population suisse voit ses assurances et ses caisses-maladie.',
    },
    'Versicherungsmonitor 2023': {
      title: 'Versicherungsmonitor 2023',
      description:
        'Durabilité et conseil : ce que sont des produits d’assurance durables et ce qui fait un bon conseil.',
    },
    'Versicherungsmonitor 2022': {
      title: 'Versicherungsmonitor 2022',
      description:
        'Parcours client et applications : le chemin de la clientèle, de la recherche d’informations à la résiliation.',
    },
    'Versicherungsmonitor 2021': {
      title: 'Versicherungsmonitor 2021',
      description:
        'Étude de base : la première édition définit le questionnaire, l’échantillon et les grandeurs observées.',
    },
  },
  team: {
    'Petra Muster': {
      role: 'Direction du projet',
      department: 'Département Management',
      bio: 'Dirige le Versicherungsmonitor depuis la première édition. Ses recherches portent sur la manière dont on comprend, compare et choisit les assurances.',
      expertise: [
        'Gestion de l’assurance',
        'Comportement des consommateurs',
        'Enquêtes',
        'Conseil à la clientèle',
        'Primes',
      ],
    },
    'Max Beispiel': {
      role: 'Codirection du projet',
      department: 'Département Management',
      bio: 'Responsable de l’échantillon et de l’analyse. Il s’intéresse à la manière de mesurer de façon fiable les attitudes au fil des années.',
      expertise: ['Statistique', 'Méthodologie', 'Échantillons', 'Analyse de données'],
    },
    'Lea Mustermann': {
      role: 'Senior Researcher',
      department: 'Département Management',
      bio: 'Étudie comment les assurés emploient l’intelligence artificielle et quelle transparence ils attendent des entreprises.',
      expertise: [
        'Intelligence artificielle',
        'Transparence',
        'Protection des données',
        'Services numériques',
        'Éthique',
        'Confiance',
      ],
    },
    'Jonas Beispielhaft': {
      role: 'Senior Researcher',
      department: 'Département Management',
      bio: 'Se consacre au parcours client, de la recherche d’informations à la résiliation, et au passage entre voies numériques et personnelles.',
      expertise: ['Parcours client', 'Applications'],
    },
    'Chiara Muster': {
      role: 'Senior Researcher',
      bio: 'Relie la recherche à la pratique du conseil et représente la Suisse italienne dans l’équipe.',
      expertise: ['Qualité du conseil', 'Enquêtes plurilingues', 'Transmission', 'Formation continue'],
    },
    'Urs Beispiel': {
      role: 'Senior Researcher',
      department: 'Département Management',
      bio: 'A collaboré aux éditions 2021 et 2022.',
      expertise: ['Recherche fondamentale'],
    },
  },
  heroVideos: {
    'Einstiegsvideo 2024': { title: 'Vidéo d’introduction 2024' },
    'Beispiel eines YouTube-Videos': { title: 'Exemple d’une vidéo YouTube' },
  },
};
