/** Promises to buyers, used by the code that keeps them and by the texts that state them. */
export const deliveryHours = 24;
export const paymentTermDays = 30;
/** A personal link to the report expires after this number of days or downloads, whichever comes first. */
export const reportLink = { days: 14, downloads: 5 };
