import * as z from 'zod/mini';
import { firmRoles } from '../core/accounts/roles.ts';

export const firmRoleChange = z.object({ firmRole: z.enum(firmRoles, 'Please choose lead or member') });
