import type { Browser } from 'playwright';

/** The most cards that are in the document at once while somebody scrolls through a whole lobby. */
export async function mostMountedCards(
  browser: Browser,
  url: string,
): Promise<{ most: number; steps: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    let most = 0;
    let steps = 0;
    let restingFor = 0;
    let lastHeight = 0;
    while (restingFor < 20 && steps < 1_500) {
      const { cards, height } = await page.evaluate(() => {
        scrollBy(0, innerHeight * 0.9);
        return {
          cards: document.querySelectorAll('[data-game]').length,
          height: document.documentElement.scrollHeight - scrollY,
        };
      });
      most = Math.max(most, cards);
      restingFor = height === lastHeight ? restingFor + 1 : 0;
      lastHeight = height;
      steps += 1;
      await page.waitForTimeout(50);
    }
    return { most, steps };
  } finally {
    await context.close();
  }
}
