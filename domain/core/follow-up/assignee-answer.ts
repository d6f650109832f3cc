import * as z from 'zod/mini';
import { roles } from '../accounts/roles.ts';

export const assigneeAnswer = z.object({ id: z.uuid(), name: z.string(), role: z.enum(roles) });
