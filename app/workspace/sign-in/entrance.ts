import { createContext, useContext } from 'react';
import { officeSignInCalls, partnerSignInCalls, type SignInCalls } from '#domain/people/sign-in/sign-in-calls.ts';

interface EntranceOf<Path extends string> {
  /** Path of the sign-in page. */
  path: Path;
  calls: SignInCalls;
}

const officeEntrance: EntranceOf<'/admin'> = { path: '/admin', calls: officeSignInCalls };
export const partnerEntrance: EntranceOf<'/partner-area'> = { path: '/partner-area', calls: partnerSignInCalls };

/** The page on which the user signs in, and its calls. */
export const Entrance = createContext<EntranceOf<'/admin'> | EntranceOf<'/partner-area'>>(officeEntrance);

export const useEntrance = () => useContext(Entrance);
