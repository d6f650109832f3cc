import * as z from 'zod/mini';
import { keepRecords, type RecordKind } from '#domain/records/keep-records.server.ts';
import type { ListInput } from '#domain/records/list-input.ts';
import { orderInput } from '#domain/records/order-input.ts';
import { orderRecords } from '#domain/records/order-records.server.ts';
import type { Values } from '#domain/records/record-queries.server.ts';
import type { Services } from '#platform/services.server.ts';
import { administratorCall, type Call, publicCall } from './call.ts';

interface Kind extends RecordKind {
  /** For the description: 'partner'. */
  noun: string;
  answer: z.ZodMiniType;
}

const restored = ({ noun }: Kind) => `Bring back a deleted ${noun}, with the same id`;
const idPath = ({ name }: Kind) => `/${name}/{id}`;

/** The list that everybody sees; the administrator's session sees records that aren't public too. */
export function publicListCall(kind: Kind, list: (input: { all: boolean }) => Promise<unknown>): Call {
  return publicCall({
    method: 'GET',
    path: `/${kind.name}`,
    tag: kind.name,
    summary: `All ${kind.name}; without a session the public ones`,
    answer: { status: 200, description: 'The list', schema: z.array(kind.answer) },
    handle: ({ administrator }) => list({ all: administrator !== null }),
  });
}

/** A list for the administrator, which can be searched and divided into pages. */
export function searchedListCall<Input extends ListInput>(
  kind: Kind,
  query: z.ZodMiniType<Input>,
  list: (input: Input) => Promise<{ rows: unknown[]; total: number }>,
): Call {
  return administratorCall({
    method: 'GET',
    path: `/${kind.name}`,
    tag: kind.name,
    summary: `All ${kind.name}, or those that match, newest first`,
    query,
    answer: {
      status: 200,
      description: 'The list',
      schema: z.array(kind.answer),
      headers: { 'X-Total-Count': { description: 'How many match in all', schema: { type: 'integer' } } },
    },
    async handle({ query: input, setHeader }) {
      const { rows, total } = await list(input);
      setHeader('X-Total-Count', String(total));
      return rows;
    },
  });
}

export function createCall<Input extends Values>(services: Services, kind: Kind, body: z.ZodMiniType<Input>): Call {
  const keeper = keepRecords(services, kind);
  return administratorCall({
    method: 'POST',
    path: `/${kind.name}`,
    tag: kind.name,
    summary: `Add a ${kind.noun}`,
    body,
    answer: { status: 201, description: `The new ${kind.noun}`, schema: kind.answer },
    handle: ({ administrator, body: values }) => keeper.create(administrator, values),
  });
}

/** Changes the fields that the body carries. */
export function changeCall<Input extends Values>(services: Services, kind: Kind, body: z.ZodMiniType<Input>): Call {
  const keeper = keepRecords(services, kind);
  return administratorCall({
    method: 'PATCH',
    path: idPath(kind),
    tag: kind.name,
    summary: `Change a ${kind.noun}: the fields that are sent`,
    body,
    answer: { status: 200, description: `The changed ${kind.noun}`, schema: kind.answer },
    handle: ({ administrator, params, body: values }) => keeper.change(administrator, params.id ?? '', values),
  });
}

/** Replaces a record: what is left out gets its default. */
export function replaceCall<Input extends Values>(
  services: Services,
  kind: Kind,
  body: z.ZodMiniObject<Record<string, z.ZodMiniType>> & z.ZodMiniType<Input>,
): Call {
  const keeper = keepRecords(services, kind);
  const nothing = Object.fromEntries(Object.keys(body.shape).map((name) => [name, null]));
  return administratorCall({
    method: 'PUT',
    path: idPath(kind),
    tag: kind.name,
    summary: `Replace a ${kind.noun}: what is left out gets its default`,
    body,
    answer: { status: 200, description: `The replaced ${kind.noun}`, schema: kind.answer },
    handle: ({ administrator, params, body: values }) =>
      keeper.change(administrator, params.id ?? '', { ...nothing, ...values }),
  });
}

/** Sets a record's state by a call of its own: its status, or that it was read. */
export function stateCall<Input>(
  services: Services,
  kind: Kind,
  state: {
    path: string;
    summary: string;
    action: string;
    body?: z.ZodMiniType<Input>;
    values: (input: Input) => Values;
  },
): Call {
  const keeper = keepRecords(services, kind);
  return administratorCall({
    method: 'PATCH',
    path: `${idPath(kind)}${state.path}`,
    tag: kind.name,
    summary: state.summary,
    body: state.body,
    answer: { status: 200, description: `The changed ${kind.noun}`, schema: kind.answer },
    handle: ({ administrator, params, body }) =>
      keeper.change(administrator, params.id ?? '', state.values(body), state.action),
  });
}

/** Puts records into an order; to be mounted before the calls that take an id. */
export function orderCall(services: Services, kind: Kind, list: () => Promise<unknown[]>): Call {
  return administratorCall({
    method: 'PATCH',
    path: `/${kind.name}/order`,
    tag: kind.name,
    summary: `Put ${kind.noun}s into an order: they get the sort orders 0, 1, 2 …`,
    body: orderInput,
    answer: { status: 200, description: `All ${kind.noun}s`, schema: z.array(kind.answer) },
    handle: ({ administrator, body }) => orderRecords(services, { ...kind, list }, administrator, body.ids),
  });
}

/** Deletes a record, and brings it back as long as the retention job has not removed it. */
export function removalCalls(services: Services, kind: Kind): Call[] {
  const keeper = keepRecords(services, kind);
  return [
    administratorCall({
      method: 'DELETE',
      path: idPath(kind),
      tag: kind.name,
      summary: `Delete a ${kind.noun}`,
      answer: { status: 204, description: 'It is gone' },
      handle: ({ administrator, params }) => keeper.remove(administrator, params.id ?? ''),
    }),
    administratorCall({
      method: 'POST',
      path: `${idPath(kind)}/restore`,
      tag: kind.name,
      summary: restored(kind),
      answer: { status: 200, description: `The ${kind.noun}`, schema: kind.answer },
      handle: ({ administrator, params }) => keeper.restore(administrator, params.id ?? ''),
    }),
  ];
}
