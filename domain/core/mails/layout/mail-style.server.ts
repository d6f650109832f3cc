/** Mail programs without Archivo use the next one. */
export const fontFamily = "Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/**
 * The site's colours. They are used inline for mail programs that drop style sheets; classes add the dark scheme for the
 * others.
 */
export const colour = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  ink: '#14181f',
  muted: '#56606b',
  rule: '#dedad1',
  accent: '#0b5563',
  signal: '#c8321a',
};

export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #12161b !important; }
  .surface { background-color: #1a2027 !important; }
  .ink { color: #eef0f2 !important; }
  .muted { color: #a6b0bb !important; }
  .rule { border-color: #2d353e !important; }
  .accent { color: #58b6c7 !important; }
  .signal { background-color: #f0694f !important; }
  .on-signal { color: #14181f !important; }
}
@media (max-width: 480px) {
  .sheet { padding-left: 20px !important; padding-right: 20px !important; }
  .label { display: block !important; width: auto !important; padding-bottom: 0 !important; border-bottom: 0 !important; }
  .value { display: block !important; padding-top: 0 !important; }
}
`;
