import * as z from 'zod/mini';
import { latestYear } from '#content/years.ts';
import type { SignedInPerson } from '#domain/people/signed-in-person.server.ts';
import { type Call, publicCall } from '../call.ts';
import { refuseCaller } from '../call-guard.ts';
import { type DescribedApi, narrowDescription } from './described-api.ts';
import { describeCalls } from './openapi.ts';

/** Everything that decides which calls a user may make. */
function groupOf(person: SignedInPerson | null): string {
  if (!person) return 'nobody';
  return person.kind === 'office' ? `${person.role} ${person.mustAddSecondFactor}` : person.firmRole;
}

/** The call that describes, itself too, the calls that its sender may make. */
export function descriptionCall(others: readonly Call[], options: { publicUrl: string; cookieName: string }): Call {
  const shown = new Map<string, DescribedApi>();
  let whole: DescribedApi | undefined;
  let lastYear: number | undefined;

  function describeTo(person: SignedInPerson | null): DescribedApi {
    const isShown = (one: Call) => (person ? !refuseCaller(person, one) : one.access === 'public');
    const names = new Set(calls.filter(isShown).map(({ path, method }) => `${method.toLowerCase()} /api${path}`));
    whole ??= describeCalls(calls, options);
    return narrowDescription(whole, (path, method) => names.has(`${method} ${path}`));
  }

  const call: Call = publicCall({
    method: 'GET',
    path: '/openapi.json',
    tag: 'service',
    summary: 'This description: the public calls, and with a session those of its role',
    isSameForEverybody: true,
    answer: { status: 200, description: 'An OpenAPI 3.1 document', schema: z.record(z.string(), z.unknown()) },
    async handle({ person }) {
      // The latest accepted year depends on the current date.
      if (lastYear !== latestYear()) {
        shown.clear();
        whole = undefined;
      }
      lastYear = latestYear();
      const group = groupOf(person);
      const description = shown.get(group) ?? describeTo(person);
      shown.set(group, description);
      return description;
    },
  });
  const calls = [...others, call];
  return call;
}
