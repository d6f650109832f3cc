/** What lists say that can be answered in parts. */
export const totalCountHeader = {
  'X-Total-Count': { description: 'How many match in all', schema: { type: 'integer' } },
};
