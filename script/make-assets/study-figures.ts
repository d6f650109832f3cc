/** Published figures of the 2024 edition that the pictures draw. Shares in percent, ratings on the scale 1 to 7. */
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

/** Rating of the premiums' development, 2023 and 2024. */
export const premiums = [
  { label: 'Krankenversicherung', before: 5.28, now: 5.61 },
  { label: 'Sachversicherung', before: 4.79, now: 4.69 },
] as const;

/** Transparency on the use of artificial intelligence. */
export const transparency = [
  { label: 'wichtig', value: 80 },
  { label: 'unentschieden', value: 11 },
  { label: 'nicht wichtig', value: 9 },
] as const;

/** One theme per edition, oldest first. */
export const editions = [
  { year: 2021, theme: ['Grundlagen-', 'forschung'] },
  { year: 2022, theme: ['Customer Journey', '& Apps'] },
  { year: 2023, theme: ['Nachhaltigkeit', '& Beratung'] },
  { year: 2024, theme: ['Künstliche', 'Intelligenz'] },
] as const;

/** Pages of the report that companies order. */
export const reportPages = 82;
