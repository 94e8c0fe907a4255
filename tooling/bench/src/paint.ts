import type { Browser, Page } from 'playwright';
import { SLOW_PHONE } from './budgets.ts';

/** Times in milliseconds from the start of the navigation. */
export interface Paint {
  firstPaint: number;
  largestPaint: number;
  /** When a card in the viewport shows its cover. */
  cardsVisible: number;
  layoutShift: number;
}

/** Properties that the observer script sets on the window. */
interface Observed extends Window {
  peryaPaint?: Paint;
}

/** Loads a URL once on the slow phone with an empty cache, and returns the browser's metrics. */
export async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({
    viewport: SLOW_PHONE.viewport,
    deviceScaleFactor: SLOW_PHONE.deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await page.waitForFunction(() => (window as Observed).peryaPaint?.cardsVisible, undefined, {
      timeout: 60_000,
    });
    // Late scripts may still shift the layout or paint a larger element: waits until the network is idle.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)));
    return await page.evaluate(() => (window as Observed).peryaPaint as Paint);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_PHONE.latencyMs,
    downloadThroughput: SLOW_PHONE.bytesPerSecond,
    uploadThroughput: SLOW_PHONE.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuSlowdown });
}

/** Runs in the page before any other script. */
function observe() {
  const paint: Paint = { firstPaint: 0, largestPaint: 0, cardsVisible: 0, layoutShift: 0 };
  (window as Observed).peryaPaint = paint;
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paint.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    paint.largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) paint.layoutShift += value;
  });
  const lookForCards = () => {
    const isVisible = [...document.querySelectorAll('[data-game] img')].some((image) => {
      const { top, left, height } = image.getBoundingClientRect();
      const isInView = height > 0 && top < innerHeight && left < innerWidth;
      return (
        isInView &&
        (image as HTMLImageElement).complete &&
        (image as HTMLImageElement).naturalWidth > 0
      );
    });
    if (isVisible) paint.cardsVisible = performance.now();
    else setTimeout(lookForCards, 30);
  };
  lookForCards();
}
