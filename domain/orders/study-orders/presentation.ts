/** The appointment of a presentation that was sold with an order. */
export interface Presentation {
  /** ISO 8601 */
  startsAt: string;
  minutes: number;
  place: string;
  speaker: string;
  /** Raised with every change, so that calendars replace the former entry (RFC 5545). */
  sequence: number;
  /** ISO 8601 */
  changedAt: string;
}
