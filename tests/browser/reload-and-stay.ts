import type { Page } from '@playwright/test';

/** Reloads the page, and stays once the browser asks. @returns 'beforeunload'; 'reloaded' if it didn't ask */
export async function reloadAndStay(page: Page): Promise<string> {
  const asked = page.waitForEvent('dialog', { timeout: 0 }).then(async (question) => {
    // A key pressed while the question is open is lost.
    await question.dismiss();
    return question.type();
  });
  const reloaded = page.waitForEvent('load', { timeout: 0 }).then(() => 'reloaded');
  void page.reload().catch(() => {});
  return Promise.race([asked, reloaded]);
}
