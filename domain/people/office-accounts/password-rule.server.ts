import { minPasswordLength } from '../sign-in/password-length.ts';

/** Minimum number of guesses to find a password; zxcvbn's score 3. */
const minGuesses = 1e8;

/** German words, and words of this site, that are missing from @zxcvbn-ts/language-common. */
const ownWords = [
  'asdfgh',
  'geheim',
  'hallo',
  'kennwort',
  'monitor',
  'passwort',
  'qwertz',
  'qwertzuiop',
  'schweiz',
  'sommer',
  'studie',
  'versicherung',
  'versicherungsmonitor',
  'willkommen',
  'winter',
  'yxcvbnm',
  'zuerich',
  'zürich',
];

const messages = {
  short: {
    setting: `must have at least ${minPasswordLength} characters`,
    en: `Please enter at least ${minPasswordLength} characters`,
    de: `Bitte mindestens ${minPasswordLength} Zeichen`,
  },
  control: {
    setting: 'must not contain control characters',
    en: 'Please enter no control characters',
    de: 'Bitte keine Steuerzeichen',
  },
  common: {
    setting: 'is a common password that is easy to guess; choose another one',
    en: 'This password is easy to guess; please choose another one',
    de: 'Dieses Passwort ist leicht zu erraten; bitte wählen Sie ein anderes',
  },
};

async function findFault(password: string, email: string): Promise<keyof typeof messages | undefined> {
  if ([...password].length < minPasswordLength) return 'short';
  if (/\p{Cc}/u.test(password)) return 'control';
  return (await isCommon(password, email)) ? 'common' : undefined;
}

/** Why a password is not good enough, to follow the setting's name: 'must have …'; undefined if it is. */
export async function passwordFault(password: string, email: string): Promise<string | undefined> {
  const fault = await findFault(password, email);
  return fault && messages[fault].setting;
}

/** The same as the message of a form field. */
export async function passwordFieldFault(
  password: string,
  email: string,
  language: 'en' | 'de',
): Promise<string | undefined> {
  const fault = await findFault(password, email);
  return fault && messages[fault][language];
}

/** The dictionary is large and rarely needed, so it is loaded here and not kept. */
async function isCommon(password: string, email: string): Promise<boolean> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const [localPart = ''] = email.split('@');
  return estimate.check(password, [email, localPart, ...ownWords]).guesses < minGuesses;
}
