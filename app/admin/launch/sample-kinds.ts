/** Label and tab of each record kind with samples. */
const kinds: Record<string, { label: string; tab: string }> = {
  partners: { label: 'Partners', tab: 'partners' },
  media: { label: 'Media items', tab: 'media' },
  'team-members': { label: 'Team members', tab: 'team' },
  'hero-videos': { label: 'Videos', tab: 'videos' },
};

export const sampleKind = (kind: string) => kinds[kind] ?? { label: kind, tab: 'overview' };
