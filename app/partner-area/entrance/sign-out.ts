import { partnerSignInCalls } from '#domain/people/sign-in/sign-in-calls.ts';
import { callApi } from '../../api-client.ts';
import { showGermanFailure } from '../../workspace/records/toasts.ts';
import { tellOtherTabs } from '../../workspace/sign-in/other-tabs.ts';

export async function signOut(onSignedOut: () => void): Promise<void> {
  try {
    await callApi(partnerSignInCalls.signOut, {});
    tellOtherTabs('/partner-area', null);
    onSignedOut();
  } catch {
    showGermanFailure('Beim Abmelden ist ein Fehler aufgetreten');
  }
}
