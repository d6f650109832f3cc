import type { Activity } from './activities.ts';
import type { HeldDataName } from './words/german-data.ts';

/** Where data comes from: the person, the office, a partner firm, our bank, or the use of the site. */
export type DataSource = 'person' | 'office' | 'firm' | 'bank' | 'use';

/** Who gets to see data: the office, those who run server and mail for it, people of the same firm, everybody who reads the site. */
export type DataRecipient = 'office' | 'operators' | 'firm' | 'everybody';

/** What a table holds about people. How long follows from what retention does with its rows. */
export interface HeldData {
  /** What it is processed for. */
  activity: Activity;
  /** What it is, in words that the privacy note shows. */
  data: HeldDataName;
  sources: readonly DataSource[];
  recipients: readonly DataRecipient[];
}

/** What every record kind and every other table declares. */
export type Privacy = HeldData | 'no personal data';
