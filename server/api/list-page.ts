/** Header of paginated lists. */
export const totalCountHeader = {
  'X-Total-Count': { description: 'How many match in all', schema: { type: 'integer' } },
};
