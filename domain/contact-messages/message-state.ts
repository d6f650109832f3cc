/** How a message stands: new until somebody of the office has opened it. */
export const messageStates = ['new', 'open', 'answered', 'spam'] as const;
export type MessageState = (typeof messageStates)[number];

/** What the office can set: nothing that was read becomes new again. */
export const settableStates = ['open', 'answered', 'spam'] as const satisfies readonly MessageState[];
