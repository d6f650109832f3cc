import { apiCall } from '../../core/api-call.ts';
import type { salesOfYear } from './sales-answer.ts';

export const readSalesCall = apiCall('GET', '/sales').listOf<typeof salesOfYear>();
