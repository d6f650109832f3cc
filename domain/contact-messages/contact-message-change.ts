import * as z from 'zod/mini';
import { notesInput } from '../core/records/notes-input.ts';
import { settableStates } from './message-state.ts';

const state = z.enum(settableStates, `Must be one of: ${settableStates.join(', ')}`);

/** What may be sent to set the state of several messages. */
export const messageStateInput = z.object({ state });

/** What may be sent to change one: its state, the team's own remarks. */
export const contactMessageChange = z.extend(notesInput, { state: z.optional(state) });
