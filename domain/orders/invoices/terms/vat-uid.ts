const weights = [5, 4, 3, 2, 7, 6, 5, 4];

/** Whether it is a Swiss UID like 'CHE-123.456.788 MWST' with a valid check digit (modulus 11; 10 is never assigned). */
export function isVatUid(text: string): boolean {
  if (!/^CHE-\d{3}\.\d{3}\.\d{3} MWST$/.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[8]);
}
