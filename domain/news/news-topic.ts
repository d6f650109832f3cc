export const newsTopics = ['edition', 'press'] as const;
export type NewsTopic = (typeof newsTopics)[number];
