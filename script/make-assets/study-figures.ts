/** Published figures of the 2024 edition that the covers draw. */
export const respondents = 1009;

/** Attitude towards artificial intelligence in persons: 73.1% negative, 26.9% positive. */
export const attitude = { negative: 737, positive: 272 } as const;

/** How far each step of the customer journey tends to be done online (1 = never, 7 = always). */
export const onlineTendency = [
  { label: 'Informationssuche', value: 4.58 },
  { label: 'Offertenberechnung', value: 4.47 },
  { label: 'Vertragsabschluss', value: 4.16 },
  { label: 'Schadensbearbeitung', value: 3.7 },
  { label: 'Kündigung', value: 3.22 },
] as const;

/** Years of the editions, oldest first. */
export const editionYears: readonly number[] = [2021, 2022, 2023, 2024];
