/** The components that are hydrated in the browser, by file name. The rest of a public page is static HTML. */
export const islands = {
  'admin-island': () => import('./admin/admin-island.tsx'),
  'contact-form': () => import('./contact/contact-form.tsx'),
  'copy-citation': () => import('./components/copy-citation.tsx'),
  'event-gallery': () => import('./site/media/event-gallery.tsx'),
  'firm-area': () => import('./partner-area/firm-area.tsx'),
  'hero-picture': () => import('./site/home/hero-picture.tsx'),
  'image-viewer-host': () => import('./site/media/image-viewer-host.tsx'),
  'insights-viewer': () => import('./insights/insights-viewer.tsx'),
  'key-figure-carousel': () => import('./site/home/key-figure-carousel.tsx'),
  'news-form': () => import('./news/news-form.tsx'),
  'order-area': () => import('./order/order-area.tsx'),
  'demo-area': () => import('./partner-area/demo/demo-area.tsx'),
  'print-order-button': () => import('./print-order/print-order-button.tsx'),
  'statistics-widget': () => import('./site/frame/statistics-widget.tsx'),
  'team-cards': () => import('./site/about/team-cards.tsx'),
  testimonials: () => import('./site/studies/testimonials.tsx'),
  toast: () => import('./components/toast.tsx'),
};

export type IslandName = keyof typeof islands;

/** Triggers of hydration, see app/islands-client.ts. */
export type HydrateWhen = 'near' | 'touch' | 'now';
