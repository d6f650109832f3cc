export const mediaItemTypes = ['article', 'video', 'quote', 'image'] as const;
export type MediaItemType = (typeof mediaItemTypes)[number];
