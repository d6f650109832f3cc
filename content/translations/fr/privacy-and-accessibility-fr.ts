import type { NestedTexts } from '../nested-texts.ts';

export const privacy: NestedTexts = {
  title: 'Protection des données',
  paragraphs: [
    'L’éditrice est responsable du traitement des données personnelles sur ce site. Nous ne traitons que les données nécessaires à votre demande ou à votre commande et à la sécurité de l’exploitation, et nous respectons la loi fédérale sur la protection des données (LPD).',
  ],
  parts: {
    'wenn-sie-die-website-besuchen': {
      title: 'Lorsque vous consultez le site',
      paragraphs: [
        'Vous pouvez lire toutes les pages sans donner d’indications sur vous. Nous n’utilisons pas de cookies avant une connexion. Nous n’utilisons aucun service d’analyse, de publicité ou de suivi.',
        'Pour l’exploitation et la sécurité, le serveur tient un journal technique : date et heure, type de requête, résultat et adresse IP tronquée. Les noms, les adresses postales et le contenu des formulaires n’y figurent pas. Afin de détecter les abus, nous comptons temporairement le nombre de requêtes provenant d’un même réseau.',
        'Pour savoir ce qui est lu, notre serveur compte combien de fois les pages et les graphiques sont consultés et les fichiers téléchargés, et de quels sites proviennent les consultations. Nous comptons des consultations, non des personnes : seuls des totaux journaliers sont enregistrés, sans adresse IP, sans cookie et sans indication sur le navigateur. Il n’est pas possible d’en tirer des conclusions sur vous.',
        'Si vous commencez une commande, votre saisie est conservée dans votre propre navigateur afin qu’elle ne se perde pas lors d’un rechargement. Elle ne nous est transmise que lorsque vous commandez.',
      ],
    },
    'welche-angaben-wir-speichern-und-wozu': { title: 'Quelles données nous enregistrons et dans quel but' },
    cookies: {
      title: 'Cookies',
      paragraphs: [
        'Nous n’utilisons des cookies que si vous vous connectez à l’administration du site ou à l’espace partenaires. Tous sont techniquement nécessaires ; aucun ne sert à l’analyse.',
      ],
    },
    'wie-lange-wir-angaben-aufbewahren': {
      title: 'Combien de temps nous conservons les données',
      paragraphs: [
        'Les données sont ensuite effacées.',
        'Les données effacées figurent encore dans les copies de sauvegarde jusqu’à l’effacement de celles-ci.',
      ],
    },
    'wer-die-angaben-erhaelt': {
      title: 'Qui reçoit les données',
      paragraphs: [
        'Nous ne vendons pas de données personnelles et ne les communiquons pas à des tiers. Y ont accès les personnes qui traitent les demandes et les commandes ainsi que les prestataires que nous avons chargés de l’exploitation technique des serveurs et de la messagerie ; ils agissent selon nos instructions. Dans l’espace partenaires, les personnes des entreprises partenaires ne voient que ce qui concerne leur entreprise. Les obligations légales sont réservées.',
        'Les vidéos de YouTube ou de Vimeo ne sont chargées que lorsque vous les lancez d’un clic. Dès ce moment, le fournisseur concerné reçoit votre adresse IP et traite des données selon ses propres règles, le cas échéant aussi à l’étranger. Il en va de même si vous suivez un lien vers un site tiers.',
      ],
    },
    'ihre-rechte': {
      title: 'Vos droits',
      paragraphs: [
        'Vous pouvez demander quelles données personnelles nous traitons à votre sujet et en exiger la remise dans un format électronique courant. Vous pouvez faire rectifier des données inexactes, faire effacer des données pour autant qu’aucune obligation légale de conservation ne s’y oppose, et vous opposer au traitement. Vous pouvez retirer un consentement en tout temps avec effet pour l’avenir.',
        'Un message informel à l’adresse indiquée ci-dessous suffit. Nous pouvons demander une preuve de votre identité et répondons en général dans les 30 jours, en principe gratuitement. Vous pouvez en outre adresser une dénonciation au Préposé fédéral à la protection des données et à la transparence (PFPDT).',
      ],
    },
    sicherheit: {
      title: 'Sécurité',
      paragraphs: [
        'Lorsque le site est accessible au public, les données sont transmises sous forme chiffrée. L’accès aux données est protégé par une connexion : il dépend du rôle dans l’administration du site et de l’entreprise dans l’espace partenaires. Un lien personnel mène à votre commande. Aucun système n’est exempt de risques ; si vous constatez une faille, nous vous prions de nous le signaler.',
      ],
    },
  },
};

export const accessibility: NestedTexts = {
  title: 'Accessibilité',
  paragraphs: [
    'Chacun doit pouvoir utiliser ce site, y compris au clavier, avec un lecteur d’écran, un fort agrandissement ou ses propres couleurs. Les directives WCAG 2.2, niveau AA, servent de référence.',
  ],
  parts: {
    'was-erfuellt-ist': {
      title: 'Ce qui est conforme',
      items: [
        'Toutes les pages sont utilisables au clavier ; le focus est visible, et ce qui apparaît au survol apparaît aussi au focus.',
        'Les textes et les éléments de commande offrent un contraste suffisant, en mode clair comme en mode sombre, et restent lisibles avec un agrandissement de 400 pour cent.',
        'Chaque graphique est accompagné d’un message clé sous forme de texte et d’un tableau de toutes les valeurs.',
        'Ce qui s’anime automatiquement peut être arrêté et reste immobile si votre appareil demande moins d’animations.',
        'Les formulaires signalent les erreurs à côté du champ et sous forme de texte. Vous pouvez lire, commander et nous écrire même sans JavaScript.',
      ],
    },
    'was-nicht-erfuellt-ist': {
      title: 'Ce qui n’est pas conforme',
      items: [
        'Le rapport d’étude et les fichiers PDF plus anciens (éditions antérieures, pièces comptables, présentations) ne sont pas entièrement balisés pour les lecteurs d’écran. Sur demande, nous vous envoyons le contenu sous une autre forme.',
        'Les vidéos servant d’arrière-plan n’ont ni son ni description ; elles ne contiennent aucune information. Nous ne pouvons pas répondre des vidéos et des pages d’autres fournisseurs.',
      ],
    },
    'wenn-sie-auf-ein-hindernis-stossen': {
      title: 'Si vous rencontrez un obstacle',
      paragraphs: [
        'Indiquez-nous sur quelle page et avec quel outil vous rencontrez une difficulté. Nous répondons en général dans les cinq jours ouvrables et vous envoyons l’information recherchée sous une forme que vous pouvez utiliser.',
      ],
    },
  },
};
