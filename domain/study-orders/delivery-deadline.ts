/** Hours from the order until the report is due, as the order page promises. */
const deliveryHours = 24;

/** When the report has to be with the buyer. */
export function deliveryDeadline(createdAt: Date): Date {
  return new Date(createdAt.getTime() + deliveryHours * 3_600_000);
}
