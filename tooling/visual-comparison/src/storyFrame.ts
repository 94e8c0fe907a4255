import { openFrame, setGlobals, showEntry } from '@perya/storybook-check/frame';
import type { StaticSite } from '@perya/storybook-check/static-site';
import { launchOptions } from '@perya/test-kit/browser';
import { chromium, type Browser, type Page, type Request } from 'playwright';

import {
  heightOfPage,
  prepareFrame,
  preparePage,
  resetPage,
  setTheme,
  untilStill,
} from './pageScripts.ts';

/** The part of a page that is visible, in px. */
export interface Size {
  width: number;
  height: number;
}

/** The sizes in which each story is shown. */
export const SIZES: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The themes in which each shown story is photographed. */
export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** A loaded frame of a Storybook, in which one story after another is photographed. */
export interface StoryFrame {
  /** Shows a story. Rejects if it can't be drawn. */
  show(id: string): Promise<void>;
  /** Takes a picture of the story. */
  shoot(theme: Theme): Promise<Buffer>;
  close(): Promise<void>;
}

/** The address of both Storybooks, because stories may show it. */
const ADDRESS = 'http://storybook.localhost';

/**
 * Starts a browser in which a Storybook has the address of both. No other host is found, and colors and letters are
 * drawn in one way.
 */
export function launchFor(site: StaticSite): Promise<Browser> {
  const { args, ...options } = launchOptions();
  const { host } = new URL(site.address);
  const hosts = `MAP ${new URL(ADDRESS).host} ${host}, MAP * ~NOTFOUND`;
  return chromium.launch({
    ...options,
    args: [
      ...args,
      `--host-resolver-rules=${hosts}`,
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      // Only repainted parts would have other edges than a picture that is painted at once.
      '--disable-partial-raster',
      // Images are decoded before they are painted.
      '--disable-checker-imaging',
    ],
  });
}

/** A play function may wait for several texts, each for at most 15 s. */
const SHOT_TIMEOUT = 90_000;

/** A list of thousands of games is as high as its rows, and the browser can't draw that. */
const MAX_HEIGHT = 4_000;

/** How often the page has to be still before a request that doesn't end is ignored. */
const MAX_ROUNDS = 20;

/** By this, Storybook knows that it's not watched: it stops animations at their end instead of waiting for them. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 StorybookTestRunner';

/** Opens a frame of the Storybook that a browser has been launched for. `now` is the time in its stories. */
export async function openStoryFrame(
  browser: Browser,
  size: Size,
  now: number,
): Promise<StoryFrame> {
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
    userAgent: USER_AGENT,
  });
  await context.addInitScript(preparePage);
  // A countdown waits until the next full second: just before one, it would tick without end.
  await context.clock.setFixedTime(now - (now % 1_000));
  const page = await openFrame(context, ADDRESS, 'story');
  // The accessibility check of a story takes longer than its picture.
  await setGlobals(page, { theme: THEMES[0], a11y: { manual: true } });
  await page.evaluate(prepareFrame);
  const pending = requestsOf(page);
  const show = async (id: string) => {
    pending.clear();
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: THEMES[0] });
    await page.evaluate(resetPage);
    const error = await showEntry(page, id, 'story');
    if (error !== null) throw new Error(error);
  };
  const untilReady = async () => {
    for (let round = 0; round === 0 || (pending.size > 0 && round < MAX_ROUNDS); round += 1) {
      await page.evaluate(untilStill);
    }
  };
  const shoot = async (theme: Theme) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate(setTheme, theme);
    await untilReady();
    const height = Math.min(await page.evaluate(heightOfPage), MAX_HEIGHT);
    // The browser's own pictures of whole pages resize the window meanwhile, to which a virtual list responds.
    if (height > size.height) {
      await page.setViewportSize({ width: size.width, height });
      await untilReady();
    }
    return page.screenshot({ animations: 'disabled', caret: 'hide' });
  };
  return {
    show: (id) => withTimeout(show(id)),
    shoot: (theme) => withTimeout(shoot(theme)),
    close: () => context.close(),
  };
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = new Error(`Not drawn after ${SHOT_TIMEOUT / 1_000} s.`);
    timer = setTimeout(reject, SHOT_TIMEOUT, error);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** The code that is being loaded. Images and fonts are watched in the page, because the browser may give up theirs. */
function requestsOf(page: Page): Set<Request> {
  const pending = new Set<Request>();
  const onEnd = (request: Request) => pending.delete(request);
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'fetch'].includes(request.resourceType())) pending.add(request);
  });
  page.on('requestfinished', onEnd).on('requestfailed', onEnd);
  return pending;
}
