/** Address of a record's details in the admin area. */
export const adminAddress = (
  siteUrl: string,
  where: { tab: 'messages' | 'orders'; list?: 'study'; open: string },
): string => `${siteUrl}/admin?${new URLSearchParams(where)}`;
