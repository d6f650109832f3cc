import { hash, randomBytes } from 'node:crypto';

const codes = 10;
const codeBytes = 15;
/** 32 characters, five bits each, without those that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789';

/** 120 random bits as 24 characters, in groups that are easy to copy from paper. */
function recoveryCode(): string {
  let bits = BigInt(`0x${randomBytes(codeBytes).toString('hex')}`);
  let text = '';
  for (let index = 0; index < (codeBytes * 8) / 5; index++) {
    text += alphabet[Number(bits & 31n)];
    bits >>= 5n;
  }
  return text.match(/.{4}/g)?.join('-') ?? '';
}

export const newRecoveryCodes = (): string[] => Array.from({ length: codes }, recoveryCode);

/** Ignores case and separators. 120 random bits need no slow hash. */
export function recoveryCodeHash(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return hash('sha256', plain, 'base64url');
}
