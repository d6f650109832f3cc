import * as z from 'zod/mini';
import { messageStateInput } from '#domain/contact-messages/contact-message-change.ts';
import { contactMessageKind } from '#domain/contact-messages/contact-message-kind.server.ts';
import type { AuditAction } from '#domain/core/audit/audit-actions.ts';
import type { ChangeableTable, RecordKind, ValuesOf } from '#domain/core/records/record-kind.server.ts';
import { severalActions } from '#domain/core/records/several-actions.server.ts';
import { severalAnswer } from '#domain/core/records/several-answer.ts';
import { type KnownRecord, severalInput } from '#domain/core/records/several-input.ts';
import { setOrderStatuses } from '#domain/orders/order-facts/set-order-status.server.ts';
import { studyOrderKind } from '#domain/orders/order-list/study-order-kind.server.ts';
import { printOrderKind } from '#domain/orders/print-orders/print-order-kind.server.ts';
import { printOrderStatusInput } from '#domain/orders/print-orders/print-order-status-input.ts';
import { studyOrderStatusInput } from '#domain/orders/study-orders/study-order-status-input.ts';
import type { Services } from '#platform/services.server.ts';
import { type AdministratorRequest, type Call, officeCall, recentSignIn } from '../call.ts';
import { timeOfStatus } from './record-states.ts';

const unknownRecords = { records: [{ id: '11111111-1111-4111-8111-111111111111' }] };

/** One call for several records: those that can't be changed are skipped, and the response lists the changed ones. */
function severalCall<Table extends ChangeableTable, Answer, Body extends { records: KnownRecord[] }>(
  kind: RecordKind<Table, Answer>,
  several: {
    call: 'setSeveral' | 'removeSeveral' | 'restoreSeveral';
    summary: string;
    body: z.ZodMiniType<Body, z.input<typeof severalInput>>;
    example?: object;
    signedInWithinMinutes?: 30;
    perform: (request: AdministratorRequest<unknown, Body>) => Promise<z.input<typeof severalAnswer>>;
  },
): Call {
  const { call, summary, body, example, signedInWithinMinutes, perform } = several;
  return officeCall(kind.permissions.change, kind.calls[call], {
    language: kind.language,
    summary,
    body,
    example: { ...unknownRecords, ...example },
    ...(signedInWithinMinutes && { signedInWithinMinutes }),
    answer: { status: 200, description: 'Which ones were changed', schema: severalAnswer },
    handle: perform,
  });
}

function removeAndRestore<Table extends ChangeableTable, Answer>(services: Services, kind: RecordKind<Table, Answer>) {
  const actions = severalActions(services, kind);
  return [
    severalCall(kind, {
      call: 'removeSeveral',
      summary: `Delete several ${kind.noun}s`,
      body: severalInput,
      perform: ({ administrator, body: { records } }) => actions.remove(administrator, records),
    }),
    severalCall(kind, {
      call: 'restoreSeveral',
      summary: `Restore several deleted ${kind.noun}s`,
      body: severalInput,
      perform: ({ administrator, body: { records } }) => actions.restore(administrator, records),
    }),
  ];
}

/** Sets the same on several records. */
function setSeveral<Table extends ChangeableTable, Answer, Input extends object>(
  services: Services,
  kind: RecordKind<Table, Answer>,
  set: {
    summary: string;
    action: AuditAction;
    body: z.ZodMiniType<Input & { records: KnownRecord[] }, z.input<typeof severalInput>>;
    example: object;
    state: (input: Input) => Partial<ValuesOf<Table>>;
    /** What is set with a new state. */
    otherValues?: (input: Input) => Partial<ValuesOf<Table>>;
  },
): Call {
  const { summary, action, body, example, state, otherValues = () => ({}) } = set;
  const actions = severalActions(services, kind);
  return severalCall(kind, {
    call: 'setSeveral',
    summary,
    body,
    example,
    perform: ({ administrator, body: input }) =>
      actions.change(administrator, input.records, action, { state: state(input), otherValues: otherValues(input) }),
  });
}

/** Bulk actions of the office on long lists. */
export const severalRecords = (services: Services): Call[] => [
  setSeveral(services, contactMessageKind, {
    summary: 'Set the state of several contact messages',
    action: 'state',
    body: z.extend(severalInput, messageStateInput.shape),
    example: { state: 'open' },
    state: ({ state }: z.infer<typeof messageStateInput>) => ({ state }),
  }),
  ...removeAndRestore(services, contactMessageKind),
  setSeveral(services, printOrderKind, {
    summary: 'Set the status of several print orders',
    action: 'status',
    body: z.extend(severalInput, printOrderStatusInput.shape),
    example: { status: 'processed' },
    state: ({ status }: z.infer<typeof printOrderStatusInput>) => ({ status }),
    otherValues: timeOfStatus,
  }),
  ...removeAndRestore(services, printOrderKind),
  severalCall(studyOrderKind, {
    call: 'setSeveral',
    summary: 'Set the status of several study orders; the fact behind each is recorded',
    body: z.extend(severalInput, studyOrderStatusInput.shape),
    example: { status: 'invoiced' },
    // Like that of a single order, it can record money.
    ...recentSignIn,
    perform: ({ administrator, body: { records, status } }) =>
      setOrderStatuses(services, records, status, administrator),
  }),
  ...removeAndRestore(services, studyOrderKind),
];
