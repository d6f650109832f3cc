import type { Activity } from './activities.ts';
import type { HeldDataName } from './words/german-data.ts';

/** Source of data; `use` is the use of the site. */
export type DataSource = 'person' | 'office' | 'firm' | 'bank' | 'use';

/** Recipients of data: the office, operators of server and mail, people of the same firm, all readers of the site. */
export type DataRecipient = 'office' | 'operators' | 'firm' | 'everybody';

/** Personal data in a table. How long it is kept follows from the table's retention. */
export interface HeldData {
  activity: Activity;
  /** Key of its description in the privacy note. */
  data: HeldDataName;
  sources: readonly DataSource[];
  recipients: readonly DataRecipient[];
}

/** Declared by every record kind and every other table. */
export type Privacy = HeldData | 'no personal data';
