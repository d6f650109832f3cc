import { showToast } from '../../components/show-toast.ts';
import { failureToast } from '../records/toasts.ts';

/** Shows the failure of a German form as a toast, for pages that have no room for it. */
export const showFailure = (description: string) => showToast(failureToast(description, 'de'));
