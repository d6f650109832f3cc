import { apiCall } from '../../core/api-call.ts';
import type { overviewAnswer } from './overview-answer.ts';

export const readOverviewCall = apiCall('GET', '/admin/overview').of<{ answer: typeof overviewAnswer }>();
