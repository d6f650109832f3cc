import { showToast } from '../../components/show-toast.ts';
import { failureToast } from '../records/toasts.ts';

/** Shows why a German form could not be sent, where the page has no place for it. */
export const showFailure = (description: string) => showToast(failureToast(description, 'de'));
