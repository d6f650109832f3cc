/** How long deleted records can be restored, where no law keeps them longer. */
export const trashDays = 30;
