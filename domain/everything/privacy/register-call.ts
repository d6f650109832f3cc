import { apiCall } from '../../core/api-call.ts';
import type { registerAnswer } from './register-answer.ts';

export const readRegisterCall = apiCall('GET', '/processing-register').of<{ answer: typeof registerAnswer }>();
