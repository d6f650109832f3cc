import type { NestedTexts } from '../nested-texts.ts';

export const italian: Record<string, NestedTexts> = {};
