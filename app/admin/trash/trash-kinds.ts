import type { Permission } from '#domain/people/roles.ts';

/** What can be in the trash: by the name of its calls, with what somebody has to be allowed to do to delete it. */
export const trashKinds: readonly { kind: string; label: string; permission: Permission }[] = [
  { kind: 'contact-messages', label: 'Messages', permission: 'messages' },
  { kind: 'print-orders', label: 'Print orders', permission: 'orders' },
  { kind: 'study-orders', label: 'Study orders', permission: 'orders' },
  { kind: 'partners', label: 'Partners', permission: 'content' },
  { kind: 'studies', label: 'Studies', permission: 'content' },
  { kind: 'media', label: 'Media items', permission: 'content' },
  { kind: 'library', label: 'Library', permission: 'content' },
  { kind: 'team-members', label: 'Team', permission: 'content' },
  { kind: 'hero-videos', label: 'Videos', permission: 'content' },
  { kind: 'news-subscribers', label: 'News addresses', permission: 'content' },
  { kind: 'news-releases', label: 'News', permission: 'content' },
  { kind: 'reply-texts', label: 'Reply texts', permission: 'messages' },
];
