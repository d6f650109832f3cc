import type { Launch } from '#domain/launch/launch-answer.ts';

/** The way to one's own second factor; nothing where it is somebody else's. */
export function FactorLink({ launch: { settingsAccount }, isDone }: { launch: Launch; isDone: boolean }) {
  if (isDone || !settingsAccount?.isOwn) return null;
  return null;
}
