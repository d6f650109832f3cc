/** What somebody can ask to be told of. */
export const newsTopics = ['edition', 'press'] as const;
export type NewsTopic = (typeof newsTopics)[number];

/** As the form and the mails call them. */
export const newsTopicNames: Record<NewsTopic, string> = { edition: 'Neue Ausgabe', press: 'Presse' };
