import * as z from 'zod/mini';
import { correspondenceInput } from '../../core/records/correspondence-input.ts';

/** Input to change a subscriber: the language of their mails. */
export const newsSubscriberChange = z.object({ correspondenceLanguage: correspondenceInput });
