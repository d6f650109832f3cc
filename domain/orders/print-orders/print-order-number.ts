/** The order number shown to people: the last 8 characters of the id, as 'Order #…'. */
export function printOrderNumber(id: string): string {
  return id.slice(-8);
}
