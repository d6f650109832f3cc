/** What a print order is called towards people: the last 8 characters of its id, shown as 'Order #…'. */
export function printOrderNumber(id: string): string {
  return id.slice(-8);
}
