import { words } from '#platform/words.ts';

/** README.txt and LICENCE.txt of an edition's package, a section in each language. */
export const packageReadmeWords = words(
  {
    title: (title: string) => `${title}: das Paket der Ausgabe`,
    about:
      'Dieses Paket enthält die veröffentlichten Ergebnisse mit allem, was es braucht, um sie zu lesen, nachzurechnen und zu zitieren. Es braucht dazu weder das Internet noch ein besonderes Programm.',
    read: 'Lesen: data/index.html mit einem Browser öffnen. Jede Karte hat eine Seite mit Diagramm, Tabelle, Quelle und Zitierweise.',
    data: 'Daten: Der Ordner data/de enthält die Tabellen (CSV, JSON, Excel) und die Diagramme (SVG, PNG). Die Spalten der CSV-Dateien sind in …-metadata.json und in datapackage.json beschrieben.',
    verify:
      'Prüfen: Im obersten Ordner zeigt der Befehl sha256sum -c manifest-sha256.txt, ob jede Datei noch so ist, wie sie veröffentlicht wurde. Das Paket folgt BagIt 1.0 (RFC 8493).',
    cite: 'Zitieren (auch als citation.bib, citation.ris und citation.cff):',
    online: 'Im Internet:',
    firstVersion: 'Fassung 1',
    licence: 'Lizenz',
    underLicence: (address: string) =>
      `Die Zahlen und Diagramme dieses Pakets stehen unter der Lizenz ${address}. Bei jeder Verwendung ist die Quelle anzugeben.`,
    noLicence:
      'Für diese Ausgabe ist keine Lizenz angegeben. Was das Gesetz nicht erlaubt, braucht die Zustimmung der Herausgeberin.',
    font: 'Die Schrift Archivo in data/style.css steht unter der SIL Open Font License 1.1 (https://openfontlicense.org).',
  },
  {
    fr: {
      title: (title) => `${title} : l’archive complète de l’édition`,
      about:
        'Cette archive contient les résultats publiés avec tout ce qu’il faut pour les lire, les vérifier et les citer. Ni internet ni programme particulier n’est nécessaire.',
      read: 'Lire : ouvrir data/index.html avec un navigateur. Chaque fiche a sa page avec graphique, tableau, source et mode de citation.',
      data: 'Données : le dossier data/fr contient les tableaux (CSV, JSON, Excel) et les graphiques (SVG, PNG). Les colonnes des fichiers CSV sont décrites dans …-metadata.json et dans datapackage.json.',
      verify:
        'Vérifier : dans le dossier principal, la commande sha256sum -c manifest-sha256.txt montre si chaque fichier est encore tel qu’il a été publié. L’archive suit BagIt 1.0 (RFC 8493).',
      cite: 'Citer (aussi dans citation.bib, citation.ris et citation.cff) :',
      online: 'Sur internet :',
      firstVersion: 'Version 1',
      licence: 'Licence',
      underLicence: (address) =>
        `Les chiffres et les graphiques de cette archive sont soumis à la licence ${address}. La source doit être indiquée à chaque utilisation.`,
      noLicence:
        'Aucune licence n’est indiquée pour cette édition. Ce que la loi ne permet pas requiert l’accord de l’éditrice.',
      font: 'La police Archivo dans data/style.css est soumise à la SIL Open Font License 1.1 (https://openfontlicense.org).',
    },
    it: {
      title: (title) => `${title}: l’archivio completo dell’edizione`,
      about:
        'Questo archivio contiene i risultati pubblicati con tutto il necessario per leggerli, verificarli e citarli. Non servono né internet né un programma particolare.',
      read: 'Leggere: aprire data/index.html con un browser. Ogni scheda ha la sua pagina con grafico, tabella, fonte e indicazioni per citarla.',
      data: 'Dati: la cartella data/it contiene le tabelle (CSV, JSON, Excel) e i grafici (SVG, PNG). Le colonne dei file CSV sono descritte in …-metadata.json e in datapackage.json.',
      verify:
        'Verificare: nella cartella principale il comando sha256sum -c manifest-sha256.txt mostra se ogni file è ancora com’è stato pubblicato. L’archivio segue BagIt 1.0 (RFC 8493).',
      cite: 'Come citare (anche in citation.bib, citation.ris e citation.cff):',
      online: 'In internet:',
      firstVersion: 'Versione 1',
      licence: 'Licenza',
      underLicence: (address) =>
        `Le cifre e i grafici di questo archivio sono soggetti alla licenza ${address}. Per ogni utilizzo va indicata la fonte.`,
      noLicence:
        'Per questa edizione non è indicata alcuna licenza. Ciò che la legge non consente richiede il consenso dell’editrice.',
      font: 'Il carattere Archivo in data/style.css è soggetto alla SIL Open Font License 1.1 (https://openfontlicense.org).',
    },
    en: {
      title: (title) => `${title}: the package of the edition`,
      about:
        'This package holds the published results with everything needed to read, check and cite them. Neither the internet nor a special program is needed.',
      read: 'To read: open data/index.html in a browser. Each card has a page with chart, table, source and citation.',
      data: 'Data: the folder data/en holds the tables (CSV, JSON, Excel) and the charts (SVG, PNG). The columns of the CSV files are described in …-metadata.json and in datapackage.json.',
      verify:
        'To check: in the top folder the command sha256sum -c manifest-sha256.txt shows whether each file is still as it was published. The package follows BagIt 1.0 (RFC 8493).',
      cite: 'To cite (also as citation.bib, citation.ris and citation.cff):',
      online: 'On the internet:',
      firstVersion: 'Version 1',
      licence: 'Licence',
      underLicence: (address) =>
        `The figures and charts of this package are under the licence ${address}. The source must be given whenever they are used.`,
      noLicence:
        'No licence is stated for this edition. Whatever the law does not permit requires the consent of the publisher.',
      font: 'The typeface Archivo in data/style.css is under the SIL Open Font License 1.1 (https://openfontlicense.org).',
    },
  },
);
