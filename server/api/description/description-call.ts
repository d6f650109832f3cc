import * as z from 'zod/mini';
import { latestYear } from '#content/years.ts';
import { apiCall } from '#domain/core/api-call.ts';
import { type Call, type CallRequest, publicCall } from '../call.ts';
import { refuseCaller } from '../call-guard.ts';
import { mayRead } from '../token-guard.ts';
import { type DescribedApi, narrowDescription } from './described-api.ts';
import { describeCalls } from './openapi.ts';

const describedAnswer = z.record(z.string(), z.unknown());
const describeApiCall = apiCall('GET', '/openapi.json').of<{ answer: typeof describedAnswer }>();

type Sender = Pick<CallRequest, 'person' | 'reader'>;

/** Everything that decides which calls a user or program may make. */
function groupOf({ person, reader }: Sender): string {
  if (reader) return [...reader.scopes].sort().join(' ');
  if (!person) return 'nobody';
  if (person.kind === 'office') return `${person.role} ${person.mustAddSecondFactor}`;
  return `${person.firmRole} ${person.mustAddSecondFactor} ${person.mustAcceptTerms}`;
}

/** The call that describes all calls that its sender may make, itself included. */
export function descriptionCall(others: readonly Call[], options: { publicUrl: string; cookieName: string }): Call {
  const shown = new Map<string, DescribedApi>();
  let whole: DescribedApi | undefined;
  let lastYear: number | undefined;

  function describeTo({ person, reader }: Sender): DescribedApi {
    const isShown = (call: Call) =>
      person
        ? !refuseCaller(person, call)
        : call.access === 'public' || (reader !== null && mayRead(reader.scopes, call));
    const names = new Set(calls.filter(isShown).map(({ path, method }) => `${method.toLowerCase()} /api${path}`));
    whole ??= describeCalls(calls, options);
    return narrowDescription(whole, (path, method) => names.has(`${method} ${path}`));
  }

  const call: Call = publicCall(describeApiCall, {
    summary: 'This description: the public calls, and with a session or token those that it opens',
    isSameForEverybody: true,
    answer: { status: 200, description: 'An OpenAPI 3.1 document', schema: describedAnswer },
    async handle(sender) {
      // The latest accepted year depends on the current date.
      if (lastYear !== latestYear()) {
        shown.clear();
        whole = undefined;
      }
      lastYear = latestYear();
      const group = groupOf(sender);
      const description = shown.get(group) ?? describeTo(sender);
      shown.set(group, description);
      return description;
    },
  });
  const calls = [...others, call];
  return call;
}
