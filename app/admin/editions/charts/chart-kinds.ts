import type { Chart } from '#content/schemas.ts';

export const chartKindLabels: Record<Chart['kind'], string> = {
  'grouped-bars': 'Bars in groups',
  'measure-panels': 'Bars in panels',
  profile: 'Profile over years',
  shares: 'Shares',
  population: 'A hundred dots',
  stages: 'Stages with difference',
  demographics: 'Demographics',
};
