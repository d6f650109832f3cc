import { words } from '#platform/words.ts';

export const legalWords = words(
  {
    contents: 'Inhalt dieser Seite',
    noForeignHosts:
      'Beim Laden unserer Seiten wird kein anderer Anbieter aufgerufen: Schriften, Bilder und Programme kommen von unserem eigenen Server.',
    foreignHosts: (hosts: string) =>
      `Beim Laden unserer Seiten kommen einzelne Bilder oder Filme von anderen Anbietern: ${hosts}. Diese erhalten dabei Ihre IP-Adresse und bearbeiten sie nach ihren eigenen Regeln, möglicherweise auch im Ausland. Alles andere, auch Schriften und Programme, kommt von unserem eigenen Server.`,
  },
  {
    fr: {
      contents: 'Contenu de cette page',
      noForeignHosts:
        'Le chargement de nos pages ne fait appel à aucun autre fournisseur : polices, images et programmes proviennent de notre propre serveur.',
      foreignHosts: (hosts) =>
        `Lors du chargement de nos pages, certaines images ou vidéos proviennent d’autres fournisseurs : ${hosts}. Ceux-ci reçoivent votre adresse IP et la traitent selon leurs propres règles, éventuellement aussi à l’étranger. Tout le reste, y compris les polices et les programmes, provient de notre propre serveur.`,
    },
    it: {
      contents: 'Contenuto di questa pagina',
      noForeignHosts:
        'Durante il caricamento delle nostre pagine non viene contattato nessun altro fornitore: caratteri, immagini e programmi provengono dal nostro server.',
      foreignHosts: (hosts) =>
        `Durante il caricamento delle nostre pagine alcune immagini o filmati provengono da altri fornitori: ${hosts}. Questi ricevono il Suo indirizzo IP e lo trattano secondo le proprie regole, eventualmente anche all’estero. Tutto il resto, compresi i caratteri e i programmi, proviene dal nostro server.`,
    },
    en: {
      contents: 'Contents of this page',
      noForeignHosts:
        'Loading our pages does not involve any other provider: fonts, pictures and programs come from our own server.',
      foreignHosts: (hosts) =>
        `When our pages load, individual pictures or videos come from other providers: ${hosts}. They receive your IP address and process it according to their own rules, possibly also abroad. Everything else, fonts and programs included, comes from our own server.`,
    },
  },
);
