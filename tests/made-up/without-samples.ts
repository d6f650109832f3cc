import { isSampleText } from '#domain/core/sample-value.ts';

function realText(text: string): string {
  if (!isSampleText(text)) return text;
  if (/^https?:/.test(text)) return 'https://www.hochschule-seefeld.ch/monitor';
  if (/^\S+@\S+$/.test(text)) return 'kontakt@hochschule-seefeld.ch';
  if (text === '9999') return '8008';
  return 'Hochschule Seefeld';
}

/** A document with every sample replaced by something that could be real. */
export function withoutSamples<Value>(value: Value): Value {
  if (typeof value === 'string') return realText(value) as Value;
  if (Array.isArray(value)) return value.map(withoutSamples) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutSamples(part)])) as Value;
}
