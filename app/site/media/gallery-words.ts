import { words } from '#platform/words.ts';

export const galleryWords = words(
  { enlarge: 'Bild vergrössern: {caption}' },
  {
    fr: { enlarge: 'Agrandir l’image : {caption}' },
    it: { enlarge: 'Ingrandire l’immagine: {caption}' },
    en: { enlarge: 'Enlarge the picture: {caption}' },
  },
);

export const imageViewerWords = words(
  {
    title: 'Bildansicht',
    picture: 'Bild',
    close: 'Schliessen',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    error: 'Fehler',
    notLoaded: 'Die Bildansicht konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  },
  {
    fr: {
      title: 'Visionneuse d’images',
      picture: 'Image',
      close: 'Fermer',
      previous: 'Image précédente',
      next: 'Image suivante',
      error: 'Erreur',
      notLoaded: 'La visionneuse n’a pas pu être chargée. Veuillez réessayer.',
    },
    it: {
      title: 'Visualizzatore di immagini',
      picture: 'Immagine',
      close: 'Chiudere',
      previous: 'Immagine precedente',
      next: 'Immagine successiva',
      error: 'Errore',
      notLoaded: 'Non è stato possibile caricare il visualizzatore. La preghiamo di riprovare.',
    },
    en: {
      title: 'Picture viewer',
      picture: 'Picture',
      close: 'Close',
      previous: 'Previous picture',
      next: 'Next picture',
      error: 'Error',
      notLoaded: 'The picture viewer could not be loaded. Please try again.',
    },
  },
);

export type GalleryWords = ReturnType<typeof galleryWords>;
export type ImageViewerWords = ReturnType<typeof imageViewerWords>;
