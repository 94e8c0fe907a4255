import type { Page } from '@playwright/test';

/** The page's cumulative layout shift so far, without shifts that follow an input. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
          resolve(own.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a layout shift, nothing is ever reported.
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );
