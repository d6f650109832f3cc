import { englishResource } from '../../workspace/records/record-resource.ts';

export const replyTextsPath = '/api/reply-texts';

export const replyTextResource = englishResource(replyTextsPath, 'Reply text');
