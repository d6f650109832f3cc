/** Where the office finds a record: its details, opened in its list. */
export function adminAddress(
  siteUrl: string,
  where: { tab: 'messages' | 'orders'; list?: 'study'; open: string },
): string {
  return `${siteUrl}/admin?${new URLSearchParams(where)}`;
}
