import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { waitBeforeSending } from '../../workspace/form/unsaved-input.ts';

/** The last mark or reply by message id; each resolves to the changed message. */
const changes = new Map<string, Promise<ContactMessage>>();

/** Lets later changes of a message wait for this one. */
export const rememberChange = (id: string, changed: Promise<ContactMessage>) => void changes.set(id, changed);

/**
 * Waits for a pending mark or reply: a change sent before would cause a conflict, and the mark's toast would replace that of the
 * change.
 * @returns the message with its new updatedAt
 */
export async function latestOf(message: ContactMessage): Promise<ContactMessage> {
  const changed = await waitBeforeSending(changes.get(message.id));
  return changed && changed.updatedAt > message.updatedAt ? changed : message;
}
