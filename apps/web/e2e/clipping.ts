import { findClippedParts } from '@perya/test-kit/clipping';
import { expect, type Page } from '@playwright/test';

/** Skeletons in the visible part of the page. */
const visibleSkeletons = (page: Page): Promise<number> =>
  page.locator('[data-shape][aria-hidden]').evaluateAll(
    (skeletons) =>
      skeletons.filter((skeleton) => {
        const { top, bottom } = skeleton.getBoundingClientRect();
        const isSeen = skeleton.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        });
        return isSeen && bottom > 0 && top < innerHeight;
      }).length,
  );

/** Waits for loading to finish and expects that nothing is cut off. */
export async function expectNothingClipped(page: Page, where: string): Promise<void> {
  await expect
    .poll(
      async () => ({
        skeletons: await visibleSkeletons(page),
        clipped: await page.evaluate(findClippedParts),
      }),
      {
        message: where,
      },
    )
    .toEqual({ skeletons: 0, clipped: [] });
}
