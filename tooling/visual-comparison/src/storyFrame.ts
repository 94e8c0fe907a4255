import { openFrame, setGlobals, showEntry } from '@perya/storybook-check/frame';
import type { StaticSite } from '@perya/storybook-check/static-site';
import { launchOptions } from '@perya/test-kit/browser';
import { chromium, type Browser, type Page, type Request } from 'playwright';

import { loadFonts, preparePage, resetPage, untilStill } from './pageScripts.ts';

/** A width and theme in which each story is compared. */
export interface View {
  name: string;
  width: number;
  height: number;
  theme: 'dark' | 'light';
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Every width in both themes. */
export const VIEWS: readonly View[] = SIZES.flatMap((size) =>
  (['dark', 'light'] as const).map((theme) => ({
    ...size,
    theme,
    name: `${size.width} px, ${theme}`,
  })),
);

/** A picture of a story, or why there is none. */
export type Shot = { picture: Buffer } | { error: string };

/** A loaded frame of a Storybook, in which one story after another is photographed. */
export interface StoryFrame {
  shoot(id: string): Promise<Shot>;
  /** Takes another picture of the last story. */
  reshoot(): Promise<Shot>;
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

/** How often the page has to be still before a request that doesn't end is ignored. */
const MAX_ROUNDS = 20;

/** By this, Storybook knows that it's not watched: it stops animations at their end instead of waiting for them. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 StorybookTestRunner';

/** Opens a frame of the Storybook that a browser has been launched for. `now` is the time in its stories. */
export async function openStoryFrame(
  browser: Browser,
  { width, height, theme }: View,
  now: number,
): Promise<StoryFrame> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
    userAgent: USER_AGENT,
  });
  await context.addInitScript(preparePage);
  await context.clock.setFixedTime(now);
  const page = await openFrame(context, ADDRESS, 'story');
  // The accessibility check of a story takes longer than its picture.
  await setGlobals(page, { theme, a11y: { manual: true } });
  await page.evaluate(loadFonts);
  const pending = requestsOf(page);
  const reshoot = async (): Promise<Shot> => {
    for (let round = 0; round === 0 || (pending.size > 0 && round < MAX_ROUNDS); round += 1) {
      await page.evaluate(untilStill);
    }
    return {
      picture: await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true }),
    };
  };
  const shoot = async (id: string): Promise<Shot> => {
    pending.clear();
    await page.evaluate(resetPage);
    const error = await showEntry(page, id, 'story');
    return error === null ? reshoot() : { error };
  };
  return {
    shoot: (id) => withTimeout(shoot(id)),
    reshoot: () => withTimeout(reshoot()),
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
