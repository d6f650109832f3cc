/** Title of a reminder by level. */
export function reminderTitle(level: number): string {
  if (level === 1) return 'Zahlungserinnerung';
  return level === 2 ? 'Zweite Zahlungserinnerung' : 'Letzte Mahnung';
}
