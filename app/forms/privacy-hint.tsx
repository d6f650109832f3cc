import { FilledText } from '../components/filled-text.tsx';
import type { FormWords } from './form-words.ts';

interface PrivacyHintProps {
  words: FormWords;
  newTab?: boolean;
}

/** Note on how the data of a form is used; every public form has it. */
export function PrivacyHint({ words: { privacy, privacyLink, privacyAddress }, newTab = false }: PrivacyHintProps) {
  const link = (
    <a href={privacyAddress} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {privacyLink}
    </a>
  );
  return <FilledText text={privacy} link={link} />;
}
