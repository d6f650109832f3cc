/** The site's colours (look-and-feel tokens, light theme) and the few darker or lighter steps that pictures need. */
export const palette = {
  paper: '#FBFAF7',
  ink: '#14181F',
  inkMuted: '#56606B',
  rule: '#DEDAD1',
  petrol: '#0B5563',
  petrolDeep: '#07363F',
  petrolMid: '#3A8D9D',
  petrolPale: '#A9CFD6',
  vermilion: '#C8321A',
  vermilionBright: '#E2512F',
  slate: '#4C5B6B',
  plum: '#6A3558',
  ochre: '#96680F',
} as const;
