import { recordCalls } from '../core/records/record-calls.ts';
import type { Partner } from './partner-answer.ts';
import type { partnerChange, partnerInput } from './partner-input.ts';

export const partnerCalls = recordCalls('partners').of<Partner, typeof partnerInput, typeof partnerChange>();
