import { refuse } from '#platform/refusal.ts';

export const noSuchOrder = refuse(404, 'no-such-order', 'There is no such order.');
