import type * as z from 'zod/mini';
import { markAsReadCall } from '#domain/contact-messages/contact-message-calls.ts';
import { contactMessageKind } from '#domain/contact-messages/contact-message-kind.server.ts';
import type { ApiCall, SchemaOf } from '#domain/core/api-call.ts';
import type { AuditAction } from '#domain/core/audit/audit-actions.ts';
import { recordActions } from '#domain/core/records/record-actions.server.ts';
import type { RecordKind, RecordTable, RowOf, ValuesOf } from '#domain/core/records/record-kind.server.ts';
import { setPrintOrderStatusCall } from '#domain/orders/print-orders/print-order-calls.ts';
import { printOrderKind } from '#domain/orders/print-orders/print-order-kind.server.ts';
import { printOrderStatusInput } from '#domain/orders/print-orders/print-order-status-input.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../call.ts';
import { ifKnown, ifMatchHeader } from './if-match.ts';

/** A separate call that sets a record's state: its status, or that it was read. */
function stateCall<Table extends RecordTable, Answer, Input>(
  services: Services,
  kind: RecordKind<Table, Answer>,
  state: {
    call: ApiCall<'PATCH', string, { answer: SchemaOf<unknown, Answer> }>;
    summary: string;
    action: AuditAction;
    body?: z.ZodMiniType<Input>;
    example?: object;
    values: (input: Input, row: RowOf<Table>) => Partial<ValuesOf<Table>>;
  },
): Call {
  const actions = recordActions(services, kind);
  const { call, summary, action, body, example } = state;
  return officeCall(kind.permissions.change, call, {
    language: kind.language,
    summary,
    ...(body && { body, example }),
    ...('updatedAt' in kind.table && { headers: ifMatchHeader }),
    answer: { status: 200, description: `The changed ${kind.noun}`, schema: kind.answer },
    handle: ({ administrator, params, body: input, header }) =>
      actions.change(administrator, params.id ?? '', (row) => state.values(input, row), { action, ...ifKnown(header) }),
  });
}

/** The retention term counts from the last time it was shipped. */
export const timeOfStatus = ({ status }: z.infer<typeof printOrderStatusInput>) =>
  status === 'shipped' ? { shippedAt: new Date() } : {};

/** The states that the office sets by separate calls. */
export const recordStates = (services: Services) => [
  stateCall(services, contactMessageKind, {
    call: markAsReadCall,
    summary: 'Mark a contact message as read',
    action: 'read',
    // An answered message stays answered.
    values: (_, { state }) => (state === 'new' ? { state: 'open' as const } : {}),
  }),
  stateCall(services, printOrderKind, {
    call: setPrintOrderStatusCall,
    summary: 'Set the status of a print order',
    action: 'status',
    body: printOrderStatusInput,
    example: { status: 'processed' },
    values: (input, { status }) => (input.status === status ? {} : { ...input, ...timeOfStatus(input) }),
  }),
];
