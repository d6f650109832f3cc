import * as z from 'zod/mini';
import { correspondenceInput } from '../core/records/correspondence-input.ts';
import { notesInput } from '../core/records/notes-input.ts';
import { settableStates } from './message-state.ts';

const state = z.enum(settableStates, `Must be one of: ${settableStates.join(', ')}`);

/** Input to set the state of several messages. */
export const messageStateInput = z.object({ state });

/** Input to change one: its state, its language and the office's notes. */
export const contactMessageChange = z.extend(notesInput, {
  state: z.optional(state),
  correspondenceLanguage: correspondenceInput,
});
