import type { NestedTexts } from '../nested-texts.ts';

export const english: Record<string, NestedTexts> = {};
