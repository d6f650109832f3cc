import * as z from 'zod/mini';
import { messageReplyAnswer } from '#domain/contact-messages/replies/message-reply-answer.ts';
import { listRepliesCall, replyCall } from '#domain/contact-messages/replies/message-reply-calls.ts';
import { messageReplyInput } from '#domain/contact-messages/replies/message-reply-input.ts';
import { readThread } from '#domain/contact-messages/replies/read-thread.server.ts';
import { replyToMessage } from '#domain/contact-messages/replies/reply-to-message.server.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall } from '../../call.ts';
import { ifKnown, ifMatchHeader } from '../../records/if-match.ts';

export const messageReplyCalls = (services: Services): Call[] => [
  officeCall('read-messages', listRepliesCall, {
    summary: 'The replies to a contact message, the first one first',
    answer: { status: 200, description: 'The replies', schema: z.array(messageReplyAnswer) },
    handle: ({ params }) => readThread(services, params.id),
  }),
  officeCall('messages', replyCall, {
    summary: 'Answer a contact message by mail',
    body: messageReplyInput,
    example: { text: 'Guten Tag\n\nJa, die Studie gibt es auch auf Französisch.' },
    headers: ifMatchHeader,
    answer: { status: 201, description: 'The reply; its mail waits to be sent', schema: messageReplyAnswer },
    refusals: [413],
    handle: ({ params, administrator, body, header }) =>
      replyToMessage(services, administrator, { messageId: params.id, ...body, ...ifKnown(header) }),
  }),
];
