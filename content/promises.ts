/** Promises to buyers: the code keeps these numbers, and texts take them from here. */
export const deliveryHours = 24;
export const paymentTermDays = 30;
/** A personal link to the report ends after whichever comes first. */
export const reportLink = { days: 14, downloads: 5 };
