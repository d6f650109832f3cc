import { partnerSignInCalls } from '#domain/people/sign-in/sign-in-calls.ts';
import { callApi } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { failureToast } from '../../workspace/records/toasts.ts';

export async function signOut(onSignedOut: () => void): Promise<void> {
  try {
    await callApi(partnerSignInCalls.signOut, {});
    onSignedOut();
  } catch {
    showToast(failureToast('Beim Abmelden ist ein Fehler aufgetreten', 'de'));
  }
}
