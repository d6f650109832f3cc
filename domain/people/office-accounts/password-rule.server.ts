const minCharacters = 12;
/** Fewer guesses than this and a password falls to a list that guessing programs go through: zxcvbn's score 3. */
const minGuesses = 1e8;

/** Words of this house and its language that the list of @zxcvbn-ts/language-common doesn't know. */
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

const sentences = {
  short: {
    en: `must have at least ${minCharacters} characters`,
    de: `Bitte mindestens ${minCharacters} Zeichen`,
  },
  control: { en: 'must not contain control characters', de: 'Bitte keine Steuerzeichen' },
  common: {
    en: 'is a common password that others guess first; choose another one',
    de: 'Dieses Passwort wird zuerst erraten; bitte ein anderes',
  },
};

async function findFault(password: string, email: string): Promise<keyof typeof sentences | undefined> {
  if ([...password].length < minCharacters) return 'short';
  if (/\p{Cc}/u.test(password)) return 'control';
  return (await isCommon(password, email)) ? 'common' : undefined;
}

/** Why a password is not good enough for an account, as the rest of a sentence; undefined when it is. */
export async function passwordFault(password: string, email: string): Promise<string | undefined> {
  const fault = await findFault(password, email);
  return fault && sentences[fault].en;
}

/** The same for a form. */
export async function germanPasswordFault(password: string, email: string): Promise<string | undefined> {
  const fault = await findFault(password, email);
  return fault && sentences[fault].de;
}

/** The list is large and asked seldom: it is loaded for the question and not kept. */
async function isCommon(password: string, email: string): Promise<boolean> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const [localPart = ''] = email.split('@');
  return estimate.check(password, [email, localPart, ...ownWords]).guesses < minGuesses;
}
