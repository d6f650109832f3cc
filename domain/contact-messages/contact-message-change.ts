import * as z from 'zod/mini';
import { english, maxLengths } from '../records/field-types.ts';
import { settableStates } from './message-state.ts';

const state = z.enum(settableStates, `Must be one of: ${settableStates.join(', ')}`);

/** What may be sent to set the state of several messages. */
export const messageStateInput = z.object({ state });

/** What may be sent to change one: its state, the team's own remarks. */
export const contactMessageChange = z.object({
  state: z.optional(state),
  notes: english.optionalMultilineText(maxLengths.description),
});
