/** The order number shown to people: the last 8 characters of the id, as 'Order #…'. */
export const printOrderNumber = (id: string): string => id.slice(-8);
