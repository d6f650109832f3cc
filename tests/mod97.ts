/**
 * The remainder modulo 97 (ISO 7064) of a number in digits and letters (A = 10 … Z = 35), computed independently of the
 * library whose check digits it verifies.
 */
export function mod97(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return Number(BigInt(digits) % 97n);
}
