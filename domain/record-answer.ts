import * as z from 'zod/mini';

/** Fields that every answered record begins with. */
export const recordFields = {
  id: z.uuid(),
  createdAt: z.iso.datetime(),
};

/** And of those that can change. */
export const changeableFields = { ...recordFields, updatedAt: z.iso.datetime() };

export const text = z.string();
export const optionalText = z.nullable(z.string());
export const optionalInstant = z.nullable(z.iso.datetime());
