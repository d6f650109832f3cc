import { partnerSignInCalls } from '#domain/people/sign-in/sign-in-calls.ts';
import { callApi } from '../../api-client.ts';
import { showGermanFailure } from '../../workspace/records/toasts.ts';

export async function signOut(onSignedOut: () => void): Promise<void> {
  try {
    await callApi(partnerSignInCalls.signOut, {});
    onSignedOut();
  } catch {
    showGermanFailure('Beim Abmelden ist ein Fehler aufgetreten');
  }
}
