/** A message is new until somebody in the office opens it. */
export const messageStates = ['new', 'open', 'answered', 'spam'] as const;
export type MessageState = (typeof messageStates)[number];

/** The states of messages that wait for an answer. */
export const toDoStates = ['new', 'open'] as const satisfies readonly MessageState[];

/** The states that the office chooses; only the undo of a change makes a message new again. */
export const settableStates = ['open', 'answered', 'spam'] as const satisfies readonly MessageState[];
