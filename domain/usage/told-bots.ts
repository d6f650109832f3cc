import { isbot } from 'isbot';

/** User agents of which is known what they are: the same few hundred again and again. */
const maxKnown = 500;
const maxLength = 512;

/**
 * Tells programs from browsers by what they call themselves, and remembers it for a while: a look at the list takes longer than
 * the rest of counting. Who says nothing is a program. Nothing of it is ever stored.
 */
export function createBotTeller() {
  const known = new Map<string, boolean>();
  return (userAgent: string | undefined): boolean => {
    if (!userAgent) return true;
    const name = userAgent.length > maxLength ? userAgent.slice(0, maxLength) : userAgent;
    let told = known.get(name);
    if (told === undefined) {
      told = isbot(name);
      if (known.size >= maxKnown) known.clear();
      known.set(name, told);
    }
    return told;
  };
}
