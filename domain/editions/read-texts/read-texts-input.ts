import * as z from 'zod/mini';
import { english } from '../../core/records/field-types.ts';

const ids = z.array(english.text(300)).check(z.maxLength(1000));
export const markTextsInput = z.object({ texts: ids, isRead: z.boolean() });
