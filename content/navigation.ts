import { keyFromName } from './list-keys.ts';
import type { NestedTexts } from './translations/nested-texts.ts';

/** The first links in header and footer, with their labels in each language. */
const links = [
  { href: '/visual-analytics', isInFooter: false, de: 'Insights', fr: 'Insights', it: 'Insights', en: 'Insights' },
  { href: '/about', isInFooter: true, de: 'Über uns', fr: 'À propos', it: 'Chi siamo', en: 'About us' },
  { href: '/partners', isInFooter: true, de: 'Partner', fr: 'Partenaires', it: 'Partner', en: 'Partners' },
  { href: '/studies', isInFooter: true, de: 'Studies', fr: 'Études', it: 'Studi', en: 'Studies' },
  { href: '/media', isInFooter: true, de: 'Media', fr: 'Médias', it: 'Media', en: 'Media' },
];

export const navigation = links.map(({ href, isInFooter, de }) => ({ label: de, href, isInFooter }));

export const navigationIn = (language: 'fr' | 'it' | 'en'): NestedTexts =>
  Object.fromEntries(links.map((link) => [keyFromName({ label: link.de }), { label: link[language] }]));
