import { words } from '#platform/words.ts';

/** Messages after a buyer's actions on the page of an order. */
export const orderPageWords = words(
  { linkSent: (email: string) => `Ein neuer Link ist unterwegs an ${email}.` },
  {
    fr: { linkSent: (email) => `Un nouveau lien est en route vers ${email}.` },
    it: { linkSent: (email) => `Un nuovo link è in arrivo all’indirizzo ${email}.` },
    en: { linkSent: (email) => `A new link is on its way to ${email}.` },
  },
);
