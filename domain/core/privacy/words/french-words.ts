import type { TranslatedData } from './german-data.ts';
import type { PrivacyWords } from './german-words.ts';

const data: TranslatedData = {
  'contact-messages': {
    data: 'Nom, adresse e-mail et message ainsi que, si vous les indiquez, entreprise et téléphone.',
    more: 'S’y ajoutent nos remarques pour le traitement.',
    terms: ['Messages de contact : {1}'],
  },
  'message-replies': { more: 'Nos réponses sont conservées avec votre demande.' },
  'incoming-mails': { more: 'S’y ajoutent vos réponses à nos e-mails, avec l’expéditeur, l’objet et le texte.' },
  'incoming-attachments': { more: 'Les fichiers que vous joignez à une réponse sont vérifiés et conservés avec elle.' },
  'reply-attachments': {
    more: 'Les fichiers que nous y joignons en font partie.',
    terms: ['Fichiers joints à une réponse qui n’a pas été envoyée : {1}'],
  },
  'study-orders': {
    data: 'Nom, adresse e-mail, entreprise, adresse de facturation, domaine d’activité, taille de l’entreprise, présentation souhaitée et intérêt pour un partenariat.',
    more: 'S’y ajoutent, si vous les indiquez, votre référence et une adresse e-mail pour la facture, ainsi que nos remarques.',
    terms: ['Commandes de l’étude et factures : {1}, car la loi l’exige pour les livres de comptes (art. 958f CO)'],
  },
  'report-downloads': {
    data: 'Le PDF porte sur chaque page le nom de votre entreprise et le numéro de commande. Nous enregistrons combien de fois le lien personnel a été utilisé.',
  },
  'invoice-documents': { data: 'Nom, entreprise et adresse sur les offres, les factures et les notes de crédit.' },
  'order-facts': {
    data: 'Ce qui s’est passé pour une commande (paiement, remboursement, livraison, annulation) et qui l’a saisi.',
  },
  reminders: { data: 'Rappels de paiement : pour quelle facture et quand.' },
  'correction-proposals': {
    data: 'Les corrections de l’entreprise, de l’adresse ou de la référence que vous proposez pour une facture, et notre réponse.',
    terms: ['Corrections de factures proposées : {1} après la décision'],
  },
  'bank-transactions': {
    data: 'Paiements figurant dans les fichiers de notre banque : nom de la personne ou de l’entreprise qui paie, montant, date, référence et communication.',
    terms: ['Paiements des fichiers de la banque, avec le nom de la personne qui paie : {1} pour la même raison'],
  },
  'bank-dismissals': {
    data: 'Pour les paiements qui ne concernent aucune commande : le motif et la personne qui l’a saisi.',
  },
  'bank-imports': {
    data: 'Qui, chez nous, a importé un fichier de la banque.',
    terms: ['Indications sur les fichiers importés de la banque : {1} après leur dernier paiement'],
  },
  'print-orders': {
    data: 'Nom, adresse e-mail, adresse postale, entreprise, nombre d’exemplaires et langue.',
    more: 'S’y ajoutent nos remarques.',
    terms: ['Commandes de la version imprimée : {1} après l’envoi'],
  },
  'news-subscribers': {
    data: 'Adresse e-mail, thèmes choisis, fiches dont les corrections sont annoncées et moment de la confirmation.',
    terms: [
      'Inscriptions aux actualités : jusqu’à votre désinscription ; non confirmées {1} après l’expiration du lien ; adresses refusées par le serveur de messagerie {2}',
    ],
  },
  'news-asked-addresses': {
    more: 'D’une adresse qui n’a pas été confirmée, il reste une trace chiffrée à partir de laquelle elle ne peut pas être reconstituée : ainsi, personne ne peut lui écrire une seconde fois en votre nom.',
    terms: [
      'Trace d’une adresse non confirmée : jusqu’à ce que l’adresse soit confirmée ou que vous en demandiez l’effacement',
    ],
  },
  mails: {
    data: 'Adresse du destinataire, objet, moment et contenu des messages que nous vous envoyons pour les autres finalités de cette liste.',
    terms: [
      'Contenu des e-mails envoyés et destinataires des actualités : {1}',
      'Adresse du destinataire et objet des e-mails envoyés : aussi longtemps que ce à quoi ils se rapportent ; pour les invitations et les nouveaux mots de passe {2}',
    ],
  },
  'partner-files': {
    data: 'Fichiers que nous échangeons avec les entreprises partenaires, avec titre, catégorie et année.',
    terms: [
      'Fichiers de l’espace partenaires et personnes qui les ont téléchargés : jusqu’à leur suppression, et {1} au-delà',
    ],
  },
  'partner-file-versions': { data: 'Qui a déposé quel fichier et quand, et le message qui l’accompagne.' },
  'partner-file-downloads': { data: 'Qui a téléchargé quel fichier et quand.' },
  'partner-uploads': { data: 'Fichiers dont le dépôt est encore en cours.', terms: ['Dépôts commencés : {1}'] },
  'partner-upload-pieces': { data: 'Leurs parties déjà transmises.' },
  'entry-proposals': {
    data: 'Ce qu’une entreprise partenaire souhaite modifier dans son entrée publique, et qui le propose.',
    terms: ['Propositions d’entreprises partenaires pour leur entrée : {1} après la décision'],
  },
  accounts: {
    data: 'Nom, adresse e-mail, rôle ou entreprise partenaire, dernière connexion et, si vous l’indiquez, téléphone.',
    terms: [
      'Comptes de personnes des entreprises partenaires : {1} après leur suppression, ou avec l’entreprise ; comptes de l’administration : jusqu’à ce que nous les effacions après le départ',
    ],
  },
  passwords: { data: 'Du mot de passe, une valeur à partir de laquelle il ne peut pas être reconstitué.' },
  authenticators: { data: 'Le secret chiffré d’une application de codes.' },
  passkeys: { data: 'Les clés d’accès (passkeys) avec le nom que vous leur donnez.' },
  'recovery-codes': { data: 'Les valeurs de contrôle des codes de récupération.' },
  'firm-access-rules': { data: 'Qui a confirmé en dernier la liste des personnes d’une entreprise, et quand.' },
  'terms-acceptances': { data: 'Quand vous avez accepté quelle version des conditions de l’espace partenaires.' },
  'account-links': {
    data: 'Invitations, liens pour un nouveau mot de passe et questions sur les accès encore nécessaires : à qui, par qui et s’ils ont été utilisés.',
    terms: [
      'Invitations (valables {1}), liens pour un nouveau mot de passe (valables {2}), questions sur les accès inutilisés (valables {3}) et listes de personnes à confirmer (valables {4}) : {5} après leur expiration',
    ],
  },
  'read-tokens': {
    data: 'Accès pour programmes, avec la personne qui les a créés : nom, domaines et dernière utilisation.',
    terms: ['Accès pour programmes : {1} après leur fin'],
  },
  session: {
    data: 'Pour chaque connexion, son moment, le navigateur et le système d’exploitation ainsi que l’adresse de réseau tronquée dont elle provient.',
    terms: ['Connexions : jusqu’à la déconnexion, au plus {1}'],
  },
  'sign-in-steps': {
    data: 'Entre le mot de passe et le second facteur, un identifiant aléatoire.',
    terms: ['Connexions commencées : {1}'],
  },
  'known-devices': {
    data: 'Les appareils utilisés pour vous connecter : navigateur, système d’exploitation et adresse de réseau tronquée.',
    terms: ['Appareils utilisés pour vous connecter : {1} après la dernière connexion'],
  },
  'team-members': {
    data: 'Pour les membres de l’équipe : nom, fonction, organisation, domaines de compétence, adresse e-mail, portrait, biographie et profil LinkedIn, pour autant qu’ils soient indiqués.',
  },
  partners: {
    data: 'Pour les entreprises partenaires, une adresse e-mail de contact.',
    terms: ['Entrées de l’équipe et des entreprises partenaires, images et vidéos : jusqu’à ce que nous les effacions'],
  },
  'library-items': { data: 'Images et vidéos sur lesquelles des personnes peuvent être visibles.' },
  'page-texts': {
    data: 'Personnes mentionnées sur des pages, par exemple dans l’impressum, les citations et le contact pour les médias. Pour chaque version, nous enregistrons qui l’a publiée.',
    terms: ['Versions publiées de pages et d’éditions : elles subsistent afin de pouvoir être citées'],
  },
  'page-drafts': { data: 'Projets de pages.', terms: ['Projets de pages : jusqu’au prochain projet de la même page'] },
  'link-checks': {
    data: 'Adresses d’autres sites web auxquels des pages renvoient, y compris celles de personnes (LinkedIn), avec le résultat du contrôle de leur accessibilité.',
    terms: ['Adresses contrôlées d’autres sites web : jusqu’à ce que plus rien n’y renvoie'],
  },
  'privacy-requests': {
    data: 'Type de demande, adresse e-mail, date de réception et moment du traitement.',
    terms: [
      'Demandes relatives à la protection des données : {1} après leur traitement ; en cas d’effacement, l’adresse est supprimée immédiatement',
    ],
  },
  'audit-log': {
    data: 'Les modifications sont enregistrées avec leur moment et leur auteur, mais sans leur contenu. Cela vaut aussi pour les connexions et les tentatives de connexion et, pour les personnes des entreprises partenaires, pour les téléchargements ; les responsables de leur entreprise les voient. L’adresse de réseau tronquée de la requête est également enregistrée.',
    terms: ['Journal des modifications de l’administration : {1}'],
  },
  'rate-limits': {
    data: 'Compteurs par adresse IP (pour IPv6 par réseau), compte ou adresse e-mail, qui freinent un nombre excessif de demandes ou de tentatives de connexion.',
    terms: ['Compteurs contre les abus : au plus {1}'],
  },
  idempotency: {
    data: 'Un identifiant aléatoire de votre formulaire avec sa réponse, afin que rien ne soit commandé deux fois.',
    terms: ['Identifiants techniques contre les commandes en double : {1}'],
  },
  'usage-counts': {
    data: 'Totaux journaliers des consultations de pages, de graphiques et de fichiers et des sites web dont elles proviennent, sans indications sur des personnes.',
    terms: ['Totaux journaliers des consultations, sans indications sur des personnes : {1}'],
  },
};

export const frenchWords: PrivacyWords = {
  language: 'fr',
  data,
  activities: {
    contact: { title: 'Formulaire de contact', purpose: 'La finalité est de répondre à votre demande.' },
    'study-orders': {
      title: 'Commande de l’étude',
      purpose:
        'La finalité est le contrat avec vous : confirmation, facture, livraison et, si vous indiquez votre intérêt, prise de contact au sujet du partenariat.',
    },
    'report-delivery': {
      title: 'Rapport livré',
      purpose: 'Les finalités sont la livraison et la protection contre une transmission non autorisée.',
    },
    bookkeeping: {
      title: 'Factures et paiements',
      purpose: 'Les finalités sont la comptabilité exigée par la loi et le rappel des factures impayées.',
    },
    'print-orders': { title: 'Commande de la version imprimée', purpose: 'La finalité est l’envoi.' },
    news: {
      title: 'Actualités par e-mail',
      purpose:
        'La finalité est l’envoi de ce que vous avez choisi, seulement une fois que vous avez confirmé le lien du premier e-mail. Vous pouvez vous désinscrire d’un clic dans chaque message.',
    },
    mails: { title: 'E-mails envoyés', purpose: 'Les finalités sont l’envoi et la preuve qu’il a réussi.' },
    'partner-area': {
      title: 'Espace partenaires',
      purpose: 'La finalité est la collaboration avec les entreprises partenaires.',
    },
    accounts: {
      title: 'Comptes de l’administration et des entreprises partenaires',
      purpose:
        'La finalité est que seules les personnes autorisées aient accès et qu’elles remarquent un accès par des tiers.',
    },
    'public-pages': {
      title: 'Personnes mentionnées sur le site web',
      purpose: 'La finalité est de montrer qui contribue à l’étude et qui en est responsable.',
    },
    'privacy-requests': {
      title: 'Demandes relatives à la protection des données',
      purpose: 'La finalité est de répondre dans le délai et de pouvoir le prouver.',
    },
    administration: {
      title: 'Administration du site web',
      purpose: 'La finalité est de pouvoir retracer qui a modifié quoi.',
    },
    protection: { title: 'Protection contre les abus', purpose: 'La finalité est la sécurité de l’exploitation.' },
    usage: { title: 'Comptage des consultations', purpose: 'La finalité est de savoir ce qui est lu.' },
  },
  people: {
    inquirers: 'personnes qui nous écrivent',
    buyers: 'personnes qui commandent',
    subscribers: 'personnes abonnées',
    office: 'personnes de l’administration',
    firms: 'personnes des entreprises partenaires',
    'named-people': 'personnes mentionnées sur le site web',
    visitors: 'visiteuses et visiteurs',
  },
  basis: {
    request: 'demande de la personne',
    contract: 'contrat',
    consent: 'consentement',
    law: 'obligation légale',
    interest: 'intérêt prépondérant',
  },
  sources: {
    person: 'la personne elle-même',
    office: 'administration',
    firm: 'entreprise partenaire',
    bank: 'banque',
    use: 'utilisation du site web',
  },
  recipients: {
    office: 'l’administration du site web, chaque personne selon son rôle',
    operators: 'les prestataires que nous avons chargés de l’exploitation technique des serveurs et de la messagerie',
    firm: 'les personnes de la même entreprise partenaire, après connexion',
    everybody: 'toutes les personnes qui lisent ce site web',
  },
  everything: 'toutes les données mentionnées ici',
  cookies: {
    session:
      'maintient votre connexion ; prend fin après {2} sans consultation, à la déconnexion et au plus tard après {1}',
    device:
      'reconnaît l’appareil utilisé pour vous connecter, afin que des tentatives de connexion de tiers ne vous bloquent pas et vous soient signalées ; ne connecte personne ; {1} après la dernière connexion',
    step: 'relie le mot de passe et le second facteur d’une connexion ; prend fin avec elle, au plus tard après {1}',
  },
  deletedRecords: 'Entrées effacées : restaurables pendant {1}, puis supprimées',
  units: {
    minutes: { one: 'une minute', several: 'minutes' },
    hours: { one: 'une heure', several: 'heures' },
    days: { one: 'un jour', several: 'jours' },
    months: { one: 'un mois', several: 'mois' },
    years: { one: 'un an', several: 'ans' },
  },
};
