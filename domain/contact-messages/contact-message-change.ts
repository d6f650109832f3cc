import * as z from 'zod/mini';
import { followUpInput, notesInput } from '../core/follow-up/follow-up-input.ts';
import { correspondenceInput } from '../core/records/correspondence-input.ts';
import { oneOf } from '../core/records/field-types.ts';
import { messageStates, settableStates } from './message-state.ts';

/** Input to set the state of several messages, or to undo that. */
export const messageStateInput = z.object({ state: oneOf(messageStates) });

/** Input to change one: its state, correspondence language, notes, due date and assignee. */
export const contactMessageChange = z.extend(notesInput, {
  ...followUpInput,
  state: z.optional(oneOf(settableStates)),
  correspondenceLanguage: correspondenceInput,
});
