import type { ContactMessage } from '#domain/contact-messages/contact-message-answer.ts';
import { contactMessageCalls } from '#domain/contact-messages/contact-message-calls.ts';
import { settableStates } from '#domain/contact-messages/message-state.ts';
import { Choice } from '../../components/ui/filter-bar.tsx';
import { optionsOf } from '../../workspace/list/options.ts';
import { useSeveral } from '../../workspace/table/use-several.ts';
import { onceMarkedAsRead } from './mark-as-read.ts';
import { messageStateLabels, stateBefore } from './message-bulk-actions.ts';

const options = optionsOf(settableStates, messageStateLabels);

/** The drop-down for a message's state. Concurrent changes are not overwritten. */
export function MessageStateChoice({ message }: { message: ContactMessage }) {
  const { set } = useSeveral<ContactMessage>({ calls: contactMessageCalls, noun: 'message', plural: 'messages' });
  const choose = async (state: (typeof settableStates)[number]) =>
    set([await onceMarkedAsRead(message)], { state }, `set to ${messageStateLabels[state].toLowerCase()}`, stateBefore);
  return (
    <Choice
      label="State"
      value={message.state === 'new' ? 'open' : message.state}
      options={options}
      onChange={(state) => void choose(state)}
    />
  );
}
