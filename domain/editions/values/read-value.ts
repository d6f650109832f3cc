import { roundDecimal } from '#platform/round-decimal.ts';

/** The parsed value of a typed, pasted or imported cell. Ambiguous values are returned as questions, never guessed. */
export type ReadValue =
  | ({ kind: 'value' } & Reading)
  /** 'k. A.': not published. */
  | { kind: 'missing' }
  /** Ambiguous, with the possible readings. */
  | { kind: 'ask'; readings: Reading[] }
  | { kind: 'unreadable' };

export interface Reading {
  value: number;
  /** Number of decimals as written: 3.70 keeps its zero. */
  decimals: number;
  isPercent: boolean;
  /** '150+' */
  atLeast: boolean;
  /** More decimals were written. */
  isRounded?: boolean;
}

/** Maximum number of decimals in the study. */
const maxDecimals = 2;
const maxDigits = 15;

const missing = /^(k\. ?a\.?|k\.?a\.?|keine angaben?|n\/a|n\.a\.|na)$/i;
const blanks = /[\s\u00a0\u2007\u2009\u202f]/g;
const apostrophes = /['\u2019\u02bc\u00b4`]/g;

/** Possible splits of a number into integer and decimal digits; empty for other formats. */
function decimalsOf(text: string): { whole: string; broken: string }[] {
  const plain = /^(\d+)(?:[.,](\d+))?$/.exec(text);
  // 1'009 or 1 009, with decimals after a dot or comma.
  const grouped = /^(\d{1,3}(?:'\d{3})+)(?:[.,](\d+))?$/.exec(text);
  if (grouped) return [{ whole: grouped[1]?.replaceAll("'", '') ?? '', broken: grouped[2] ?? '' }];
  if (plain) {
    const [, whole = '', broken = ''] = plain;
    const asDecimal = { whole, broken };
    // 1,009 and 1.009 are ambiguous: thousands or decimals.
    const mayBeGroup = broken.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
    return mayBeGroup ? [{ whole: whole + broken, broken: '' }, asDecimal] : [asDecimal];
  }
  // 1.234,5 and 1,234.5 are unambiguous, and so are two groups.
  for (const [group, decimal] of [
    ['.', ','],
    [',', '.'],
  ] as const) {
    const [whole = '', broken, ...more] = text.split(decimal);
    const parts = whole.split(group);
    const isGrouped = parts.length > 1 && parts.every((part, index) => (index ? /^\d{3}$/ : /^\d{1,3}$/).test(part));
    if (!isGrouped || more.length > 0) continue;
    if (broken === undefined && parts.length > 2) return [{ whole: parts.join(''), broken: '' }];
    if (broken !== undefined && /^\d+$/.test(broken)) return [{ whole: parts.join(''), broken }];
  }
  return [];
}

/** Removes single spaces between groups of three digits; other spaces are invalid. */
const withoutBlanks = (text: string): string =>
  /^\d{1,3}( \d{3})+([.,]\d+)?$/.test(text) ? text.replaceAll(' ', "'") : text;

/** @param isPercent whether the value is a percentage: then a fraction of 1 is ambiguous */
export function readValue(written: string, isPercent = false): ReadValue {
  const text = written.replace(blanks, ' ').replace(apostrophes, "'").trim();
  if (text === '' || missing.test(text)) return { kind: 'missing' };
  // In official statistics a dash means zero, elsewhere it means unknown.
  if (/^[-\u2013\u2014\u2212]$/.test(text)) {
    return { kind: 'ask', readings: [{ value: 0, decimals: 0, isPercent, atLeast: false }] };
  }
  const [, sign = '', digits = '', plus = '', percent = ''] =
    /^([-\u2013\u2212] ?|)([\d.,' ]*\d)(\+?)( ?(?:%|prozent))?$/i.exec(text) ?? [];
  if (digits === '') return { kind: 'unreadable' };
  const forms = decimalsOf(withoutBlanks(digits)).filter(({ whole, broken }) => (whole + broken).length <= maxDigits);
  if (forms.length === 0) return { kind: 'unreadable' };
  const found = forms.map(({ whole, broken }): Reading & { isExact: boolean } => {
    const decimals = Math.min(broken.length, maxDecimals);
    const exact = Number(`${whole}.${broken || 0}`);
    const value = roundDecimal(exact, decimals);
    return {
      value: sign && value !== 0 ? -value : value,
      decimals,
      isPercent: isPercent || percent !== '',
      atLeast: plus !== '',
      isExact: /^0*$/.test(broken.slice(maxDecimals)),
    };
  });
  const readings = found.map(({ isExact, ...reading }) => (isExact ? reading : { ...reading, isRounded: true }));
  const [first] = readings as [Reading];
  if (isPercent && percent === '' && first.decimals > 0 && Math.abs(Number(first.value)) <= 1 && first.value !== 0) {
    const exact = forms[0] ?? { whole: '', broken: '' };
    const times100 = roundDecimal(Number(`${exact.whole}.${exact.broken}e2`), maxDecimals);
    const decimals = Math.min(Math.max(exact.broken.length - 2, 0), maxDecimals);
    const { isRounded: _, ...plain } = first;
    const isRounded = exact.broken.length > maxDecimals + 2;
    const share = { ...plain, value: sign ? -times100 : times100, decimals, ...(isRounded && { isRounded }) };
    return { kind: 'ask', readings: [share, first] };
  }
  const isClear = found.length === 1 && found.every(({ isExact }) => isExact);
  return isClear ? { kind: 'value', ...first } : { kind: 'ask', readings };
}
