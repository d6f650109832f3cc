import * as z from 'zod/mini';
import { followUpInput, notesInput } from '../core/follow-up/follow-up-input.ts';
import { correspondenceInput } from '../core/records/correspondence-input.ts';
import { oneOf } from '../core/records/field-types.ts';
import { settableStates } from './message-state.ts';

const state = oneOf(settableStates);

/** Input to set the state of several messages. */
export const messageStateInput = z.object({ state });

/** Input to change one: its state, correspondence language, notes, due date and assignee. */
export const contactMessageChange = z.extend(notesInput, {
  ...followUpInput,
  state: z.optional(state),
  correspondenceLanguage: correspondenceInput,
});
