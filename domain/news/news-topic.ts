/** Topics of subscriptions. */
export const newsTopics = ['edition', 'press'] as const;
export type NewsTopic = (typeof newsTopics)[number];

/** Names in the form and in mails. */
export const newsTopicNames: Record<NewsTopic, string> = { edition: 'Neue Ausgabe', press: 'Presse' };
