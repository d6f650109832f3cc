import type { Page } from '@playwright/test';

/** How far content has moved since the page was loaded, without the user: the sum of the browser's layout-shift scores. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Shifts so far are reported with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
