/** What a reminder of a level is called: friendly first, firm at last. */
export function reminderTitle(level: number): string {
  if (level === 1) return 'Zahlungserinnerung';
  return level === 2 ? 'Zweite Zahlungserinnerung' : 'Letzte Mahnung';
}
