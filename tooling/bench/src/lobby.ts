import type { Browser, Page } from 'playwright';
import { SLOW_PHONE } from './budgets.ts';

/** The lobby length in the budget, regardless of the actual game list. */
const LONG_LOBBY = 5_000;
const PAGE_SIZE = 42;
/** A pass takes two minutes; in a lobby that stops loading it would never end. */
const SCROLL_LIMIT_MS = 5 * 60_000;
/** Viewport heights per second: a fast, targeted scroll. */
const WINDOWS_A_SECOND = 3;

/** The max number of cards in the document while scrolling through a whole lobby. */
export async function maxMountedCards(
  browser: Browser,
  url: string,
): Promise<{ max: number; steps: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    let max = 0;
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
      max = Math.max(max, cards);
      restingFor = height === lastHeight ? restingFor + 1 : 0;
      lastHeight = height;
      steps += 1;
      await page.waitForTimeout(50);
    }
    return { max, steps };
  } finally {
    await context.close();
  }
}

export interface ScrollCost {
  /** The longest task of the main thread, in ms. */
  longestTask: number;
  maxCards: number;
  framesASecond: number;
}

/** Properties that the scroll script sets on the window. */
interface Scrolled extends Window {
  peryaScroll?: ScrollCost;
}

/** Scrolls through 5,000 cards on the slow phone, and measures the cost. */
export async function scrollCost(browser: Browser, url: string): Promise<ScrollCost> {
  const { viewport, deviceScaleFactor, cpuSlowdown } = SLOW_PHONE;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await lengthenLobby(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    // The server-rendered page has the real length: another sort order is requested from the client.
    await page.locator('select[name=sort]').selectOption('name');
    await page.getByText(LONG_LOBBY.toLocaleString('en')).first().waitFor();
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.evaluate(scrollThrough, {
      last: LONG_LOBBY - 1,
      pace: WINDOWS_A_SECOND,
      limit: SCROLL_LIMIT_MS,
    });
    return await page.evaluate(() => (window as Scrolled).peryaScroll as ScrollCost);
  } finally {
    await context.close();
  }
}

/** Repeats the lobby's own pages, each game with a unique id, until it's long enough. */
async function lengthenLobby(page: Page) {
  await page.route(/GCSGAME_gameList\?/, async (route) => {
    const url = new URL(route.request().url());
    const pageNo = Number(url.searchParams.get('pageNo') ?? 1);
    url.searchParams.set('pageNo', String(((pageNo - 1) % 20) + 1));
    const response = await route.fetch({ url: url.href });
    const body = (await response.json()) as { value: { games: { gameId: string }[] } };
    const games = body.value.games.map((game) => ({ ...game, gameId: `${game.gameId}-${pageNo}` }));
    const totalPages = Math.ceil(LONG_LOBBY / PAGE_SIZE);
    const value = { games, totalCount: LONG_LOBBY, totalPages };
    await route.fulfill({ response, json: { ...body, value } });
  });
}

/** Runs in the page: scrolls frame by frame until the last card is reached. */
async function scrollThrough({ last, pace, limit }: { last: number; pace: number; limit: number }) {
  const cost: ScrollCost = { longestTask: 0, maxCards: 0, framesASecond: 0 };
  (window as Scrolled).peryaScroll = cost;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      cost.longestTask = Math.max(cost.longestTask, duration);
    }
  }).observe({ type: 'longtask' });
  const start = performance.now();
  let frames = 0;
  await new Promise<void>((done, fail) => {
    let before = start;
    const step = (now: number) => {
      // A late frame doesn't make the next step larger.
      const elapsed = Math.min(100, now - before);
      before = now;
      frames += 1;
      scrollBy({ top: (innerHeight * pace * elapsed) / 1_000, behavior: 'instant' });
      const places = [...document.querySelectorAll<HTMLElement>('[data-place]')];
      cost.maxCards = Math.max(cost.maxCards, places.length);
      const reached = Math.max(-1, ...places.map((place) => Number(place.dataset['place'])));
      if (reached >= last) done();
      else if (now - start < limit) requestAnimationFrame(step);
      else fail(new Error(`the lobby ended at card ${reached} of ${last}`));
    };
    requestAnimationFrame(step);
  });
  cost.framesASecond = frames / ((performance.now() - start) / 1_000);
}
