/** Kinds of mail to subscribers, which are sent one by one at a fixed rate. */
export const pacedMails = ['news', 'correction'];
