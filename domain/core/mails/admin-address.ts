/** Address of a record's details in the admin area. */
export function adminAddress(siteUrl: string, where: { tab: 'messages' | 'orders'; list?: 'study'; open: string }) {
  return `${siteUrl}/admin?${new URLSearchParams(where)}`;
}
