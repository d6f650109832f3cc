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

/** Why a password is not good enough for the administrator; undefined when it is. */
export async function passwordFault(password: string, email: string): Promise<string | undefined> {
  if ([...password].length < minCharacters) return `must have at least ${minCharacters} characters`;
  if (/\p{Cc}/u.test(password)) return 'must not contain control characters';
  return (await isCommon(password, email))
    ? 'is a common password that others guess first; choose another one'
    : undefined;
}

/** The list is large and asked once a start: it is loaded for the question and not kept. */
async function isCommon(password: string, email: string): Promise<boolean> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const [localPart = ''] = email.split('@');
  return estimate.check(password, [email, localPart, ...ownWords]).guesses < minGuesses;
}
