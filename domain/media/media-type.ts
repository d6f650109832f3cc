export const mediaTypes = ['article', 'video', 'quote', 'image'] as const;
export type MediaType = (typeof mediaTypes)[number];
