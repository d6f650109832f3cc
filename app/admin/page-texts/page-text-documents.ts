import type { PageDocument } from '#content/page-schemas.ts';

/** What the documents of pages are called, in the order in which they are listed, and where their texts stand. */
export const pageTextDocuments: Record<PageDocument, { title: string; path: string }> = {
  frame: { title: 'Every page: navigation, footer, news', path: '/' },
  home: { title: 'Home page', path: '/' },
  insights: { title: 'Insights', path: '/insights' },
  about: { title: 'About', path: '/about' },
  partners: { title: 'Partners', path: '/partners' },
  order: { title: 'Order', path: '/order' },
  studies: { title: 'Studies, archive, testimonials', path: '/studies' },
  media: { title: 'Media, kit, gallery', path: '/media' },
  legal: { title: 'Legal notices', path: '/impressum' },
  'partner-area': { title: 'Partner area', path: '/partner-area' },
};

export const isPageDocument = (name: string): name is PageDocument => Object.hasOwn(pageTextDocuments, name);
