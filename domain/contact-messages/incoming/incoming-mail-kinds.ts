import { uploadFaults } from '../../partner-uploads/upload-state.ts';

/** answer: written by a person; auto-reply: by a program; bounce: our reply was not delivered; delay: it is not delivered yet. */
export const incomingMailKinds = ['answer', 'auto-reply', 'bounce', 'delay'] as const;
export type IncomingMailKind = (typeof incomingMailKinds)[number];

/** Why the stored entry is incomplete; the mail itself stays in the mailbox. */
export const incomingMailFaults = ['unreadable', 'too-large', 'cut'] as const;
export type IncomingMailFault = (typeof incomingMailFaults)[number];

/** checking: in quarantine; refused: rejected with a fault, its content is not kept. */
export const attachmentStates = ['checking', 'available', 'refused'] as const;

/** Why an attachment was rejected: as for files of partners, or because its type isn't accepted. */
export const attachmentFaults = ['other-type', ...uploadFaults] as const;
