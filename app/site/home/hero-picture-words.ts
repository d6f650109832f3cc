import { words } from '#platform/words.ts';

export const heroPictureWords = words(
  {
    pause: 'Video anhalten',
    play: 'Video abspielen',
    unsupported: 'Ihr Browser unterstützt das Video-Tag nicht.',
    watch: 'Video ansehen (lädt von {provider})',
    close: 'Video schliessen',
  },
  {
    fr: {
      pause: 'Mettre la vidéo en pause',
      play: 'Lire la vidéo',
      unsupported: 'Votre navigateur ne prend pas en charge la balise vidéo.',
      watch: 'Regarder la vidéo (chargée depuis {provider})',
      close: 'Fermer la vidéo',
    },
    it: {
      pause: 'Fermare il video',
      play: 'Riprodurre il video',
      unsupported: 'Il Suo browser non supporta il tag video.',
      watch: 'Guardare il video (caricato da {provider})',
      close: 'Chiudere il video',
    },
    en: {
      pause: 'Pause the video',
      play: 'Play the video',
      unsupported: 'Your browser does not support the video tag.',
      watch: 'Watch the video (loads from {provider})',
      close: 'Close the video',
    },
  },
);

export type HeroPictureWords = ReturnType<typeof heroPictureWords>;
