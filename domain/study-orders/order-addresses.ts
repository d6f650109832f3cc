/** Where the office finds an order: its details, opened in the list that holds it alone. */
export function adminOrderAddress(siteUrl: string, { id, orderNumber }: { id: string; orderNumber: string }): string {
  return `${siteUrl}/admin?${new URLSearchParams({ tab: 'orders', list: 'study', search: orderNumber, open: id })}`;
}
