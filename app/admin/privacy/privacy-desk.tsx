import { useState } from 'react';
import { rowLinkLook, TabLink } from '../../workspace/address/tab-link.tsx';
import { useParts } from '../../workspace/list/use-parts.tsx';
import { PersonPart } from './person-part.tsx';
import { RegisterPart } from './register-part.tsx';
import { RequestsPart } from './requests-part.tsx';

const parts = [
  ['', 'Requests'],
  ['person', 'Person'],
  ['register', 'Register'],
] as const;

/** Requests of people about their data, a person's data, and the register of processing activities. */
export default function PrivacyDesk() {
  const { shown, choice, show } = useParts('Privacy', parts);
  // Kept in state: in the URL, the email address would stay in the browser's history.
  const [email, setEmail] = useState('');
  const openPerson = (address: string) => {
    setEmail(address);
    show('person');
  };
  return (
    <section lang="en" aria-labelledby="privacy-desk" className="min-w-0 max-w-[77rem]">
      <p className="no-print mb-4 text-sm">
        <TabLink tab="overview" className={rowLinkLook}>
          Back to the overview
        </TabLink>
      </p>
      <h3 id="privacy-desk" className="mb-4 text-lg">
        Privacy
      </h3>
      {choice}
      {shown === 'person' ? (
        <PersonPart key={email} email={email} />
      ) : shown === 'register' ? (
        <RegisterPart />
      ) : (
        <RequestsPart onPerson={openPerson} />
      )}
    </section>
  );
}
