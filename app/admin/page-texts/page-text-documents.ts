import type { PageDocument } from '#content/page-schemas.ts';

/** Where the texts of the documents of pages stand, in the order in which they are listed. */
export const pageTextPaths: Record<PageDocument, string> = {
  institution: '/impressum',
  frame: '/',
  home: '/',
  insights: '/insights',
  about: '/about',
  partners: '/partners',
  order: '/order',
  studies: '/studies',
  media: '/media',
  legal: '/impressum',
  'partner-area': '/partner-area',
};

export const isPageDocument = (name: string): name is PageDocument => Object.hasOwn(pageTextPaths, name);
