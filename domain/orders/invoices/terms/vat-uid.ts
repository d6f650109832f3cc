const weights = [5, 4, 3, 2, 7, 6, 5, 4];

/** Like 'CHE-123.456.788 MWST': a Swiss UID whose last digit checks the others (modulus 11; a 10 is never given out). */
export function isVatUid(text: string): boolean {
  if (!/^CHE-\d{3}\.\d{3}\.\d{3} MWST$/.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[8]);
}
