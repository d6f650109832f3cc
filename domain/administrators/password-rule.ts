const shortest = 12;

/** Words that guessing programs try first, also with digits and signs around them or in place of letters. */
const commonWords = [
  'abc',
  'abcdef',
  'admin',
  'administrator',
  'asdf',
  'asdfgh',
  'asdfghjkl',
  'changeme',
  'default',
  'demo',
  'football',
  'geheim',
  'hallo',
  'hello',
  'iloveyou',
  'kennwort',
  'letmein',
  'login',
  'master',
  'monitor',
  'pass',
  'passwort',
  'password',
  'qwert',
  'qwerty',
  'qwertyuiop',
  'qwertz',
  'qwertzuiop',
  'root',
  'schweiz',
  'secret',
  'sommer',
  'summer',
  'test',
  'trustno',
  'user',
  'versicherung',
  'versicherungsmonitor',
  'welcome',
  'willkommen',
  'winter',
  'yxcvbnm',
  'zuerich',
  'zxcvbnm',
];

const leet: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

const mostAround = 8;

/** Whether nothing is left but a few digits and signs when common words are taken away. */
function isMadeOfCommonWords(text: string): boolean {
  const words = [...commonWords].sort((one, other) => other.length - one.length);
  // The digits at the end are rarely letters in disguise: 'p@ssw0rd123'.
  const withoutEnd = text.replace(/[^\p{L}]+$/u, '');
  const undisguised = withoutEnd.replace(/[013457@$]/g, (sign) => leet[sign] ?? sign) + text.slice(withoutEnd.length);
  return [text, undisguised].some((spelling) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ' '), spelling);
    return rest !== spelling && !/\p{L}/u.test(rest) && rest.replaceAll(' ', '').length <= mostAround;
  });
}

/** '111111111111', '123412341234', 'abababababab' */
function isRepetition(text: string): boolean {
  return /^(.{1,6}?)\1+.{0,5}$/u.test(text) && new Set(text).size <= 6;
}

/** '123456789012', 'abcdefghijkl', and both backwards */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.filter((step) => Math.abs(step) === 1 || Math.abs(step) === 9).length >= steps.length - 1;
}

/** Why a password is not good enough for the administrator; undefined when it is. */
export function passwordFault(password: string, email: string): string | undefined {
  if ([...password].length < shortest) return `must have at least ${shortest} characters`;
  const text = password.toLowerCase();
  const [localPart = ''] = email.toLowerCase().split('@');
  const isCommon =
    isMadeOfCommonWords(text) ||
    isRepetition(text) ||
    isSequence(text) ||
    text === email.toLowerCase() ||
    isOnly(text, localPart);
  return isCommon ? 'is a common password that others guess first; choose another one' : undefined;
}

function isOnly(text: string, word: string): boolean {
  return word !== '' && text.replaceAll(word, '').replace(/[^\p{L}]/gu, '') === '' && text.includes(word);
}
