import { replyTextCalls } from '#domain/reply-texts/reply-text-calls.ts';
import { englishResource } from '../../workspace/records/record-resource.ts';

export const replyTextResource = englishResource(replyTextCalls, 'Reply text');
