import { showToast } from '../components/show-toast.ts';
import { hasUnsavedInput } from './form/leave-guard.ts';
import { failureToast } from './records/toasts.ts';
import { type WorkspaceLanguage, workspaceTexts } from './workspace-texts.ts';

/** Whether the server's page names other scripts than this one; false while it can't be read. */
async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' });
    const page = await answer.text();
    const addresses = [...document.scripts].flatMap(({ src }) => (src ? new URL(src).pathname : []));
    return answer.ok && addresses.some((address) => !page.includes(address));
  } catch {
    return false;
  }
}

/** Whether this page was reloaded already: while instances of two versions answer, it could reload forever. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

/**
 * Handles code that could not be loaded: after an upgrade of the site its files are gone, so the page is reloaded. With
 * unsaved input, or after a reload, the user is asked to do so.
 */
export async function onMissingCode(lang: WorkspaceLanguage): Promise<void> {
  if (!(await isOutdated())) return;
  if (hasUnsavedInput() || isReloaded()) showToast(failureToast(workspaceTexts[lang].newVersion, lang));
  else location.reload();
}
