import { contract, type AnyEndpoint, type EndpointId } from '@perya/api-client/server';
import type { FakeFault } from '@perya/api-client/testing';
import { catalogue as lobbyCatalogue } from '@perya/lobby';
import { resetSession, signInForTest } from '@perya/session/testing';
import { sampleOf } from '@perya/vitest-preset/tier';
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { renderSite, type TestSite } from '../testSite';
import { HomePage } from './HomePage';
import { homeCatalogue } from './lazy/locales';

// Renders a whole page for each of many faults, which can be slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 90_000 });

/** Panels filled by each request when nothing fails. */
const PANELS = {
  listHotGames: ['Hot tonight'],
  listGames: ['Slots', 'Live casino', 'New games'],
  listPopularGames: ['Most played'],
  listRecentGames: ['Continue playing'],
  listFavourites: ['Your favorites'],
  listPromotions: ['Happening now'],
  listWinners: ['Latest wins'],
  listComingDraws: ['Next draws'],
  getPointConfig: ['Points for every bet'],
} satisfies Partial<Record<EndpointId, readonly string[]>>;

/** Requests that fill no panel. If they fail, a badge, number or picture is missing. */
const QUIET: readonly EndpointId[] = [
  // Its error is shown at the top of the page: see below.
  'listBanners',
  'getAnnouncementBoard',
  'listFavouriteIds',
  'getMemberInfo',
  'getBalance',
  'getUnreadCount',
  'getAvailablePromotionCount',
  'getChatUrl',
  'getChatMessageCount',
  'openPush',
];

const PANEL_IDS = Object.keys(PANELS) as (keyof typeof PANELS)[];
const HEADINGS = Object.values(PANELS).flat();
const LANES = [
  'HOT',
  'RECENT',
  'FAVOURITES',
  'RNG',
  'LIVE',
  'PROMOTIONS',
  'WINNERS',
  'NEW',
  'LOTTERY',
  'POINTS',
  'POPULAR',
] as const;

const FAULTS: readonly FakeFault[] = ['server-error', 'malformed', 'wrong-shape', 'empty'];
const FAILED = 'We couldn’t load this';

/** Reports everything as visible, so that all lazy content loads. */
class SeesAll implements Pick<IntersectionObserver, 'observe' | 'disconnect' | 'unobserve'> {
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    queueMicrotask(() => this.#tell([entry], this as unknown as IntersectionObserver));
  }

  unobserve() {}
  disconnect() {}
}

const endpointOf = (id: string): AnyEndpoint => contract[id as EndpointId];

/** A member's home page. */
async function openHome(fail?: { id: string; fault: FakeFault }): Promise<TestSite> {
  signInForTest();
  const site = await renderSite({
    page: <HomePage />,
    catalogues: [lobbyCatalogue, homeCatalogue],
    config: { brand: { homeLanes: [...LANES] } },
    answers: (platform) => {
      if (fail) platform.fail(endpointOf(fail.id), fail.fault);
    },
  });
  // The first interaction loads everything that waits for the first view to end.
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  return site;
}

const headings = () =>
  screen.getAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent);
const failures = () => screen.queryAllByText(FAILED);
/** Filled panels; a loading or failed one has no region role. */
const filled = () =>
  HEADINGS.filter((name) => screen.queryByRole('region', { name, hidden: true }) !== null);

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeesAll);
  resetSession();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('lists every request of the home page as filling a panel or as quiet', async () => {
  const { platform } = await openHome();
  const made = () =>
    Object.values<AnyEndpoint>(contract)
      .filter((endpoint) => platform.calls(endpoint).length > 0)
      .map(({ id }) => id);
  // Includes requests that the shell makes when the page is idle, so the tables above stay up to date.
  await waitFor(() => expect(made()).toEqual(expect.arrayContaining([...PANEL_IDS, ...QUIET])));
  expect(made().filter((id) => !(id in PANELS) && !QUIET.includes(id as EndpointId))).toEqual([]);
  await waitFor(() => expect(filled()).toEqual(HEADINGS));
  expect(failures()).toEqual([]);
});

/** All pairs of two lists. */
const pairsOf = <First, Second>(firsts: readonly First[], seconds: readonly Second[]) =>
  firsts.flatMap((first) => seconds.map((second) => [first, second] as const));

test.each(sampleOf(pairsOf(PANEL_IDS, FAULTS), 8))(
  'when %s fails with %s, only its panel shows the error, and Retry loads it',
  async (id, fault) => {
    const panels: readonly string[] = PANELS[id];
    const { platform } = await openHome({ id, fault });
    const others = HEADINGS.filter((name) => !panels.includes(name));
    await waitFor(() => expect(filled()).toEqual(others));
    await waitFor(() => expect(failures()).toHaveLength(panels.length));
    expect(headings()).toEqual(expect.arrayContaining([...panels]));
    platform.fail(endpointOf(id), fault, 0);
    for (const retry of screen.getAllByRole('button', { name: 'Try again' })) {
      await userEvent.click(retry);
    }
    await waitFor(() => expect(filled()).toEqual(HEADINGS));
    expect(failures()).toEqual([]);
  },
);

test.each(sampleOf(PANEL_IDS, 3))(
  'when %s does not respond, its panel stays pending, and the others are shown',
  async (id) => {
    const panels: readonly string[] = PANELS[id];
    await openHome({ id, fault: 'hang' });
    const others = HEADINGS.filter((name) => !panels.includes(name));
    await waitFor(() => expect(filled()).toEqual(others));
    expect(headings()).toEqual(expect.arrayContaining([...panels]));
    expect(failures()).toEqual([]);
  },
);

test.each(sampleOf(pairsOf(QUIET, ['server-error', 'malformed', 'hang'] as const), 5))(
  'when %s fails with %s, every panel of the page is shown',
  async (id, fault) => {
    await openHome({ id, fault });
    await waitFor(() => expect(filled()).toEqual(HEADINGS));
    expect(failures()).toEqual([]);
  },
);

describe('when listBanners fails', () => {
  // Error texts load when an error occurs.
  const PATIENT = { timeout: 20_000 };

  test.each(sampleOf(FAULTS, 2))(
    'with %s, only the top of the page shows the error, and Retry loads the banners',
    async (fault) => {
      const { platform } = await openHome({ id: 'listBanners', fault });
      // The transport has already retried.
      expect(await screen.findByText(FAILED, {}, PATIENT)).toBeVisible();
      await waitFor(() => expect(filled()).toEqual(HEADINGS), PATIENT);
      expect(failures()).toHaveLength(1);
      platform.fail(endpointOf('listBanners'), fault, 0);
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(document.querySelector('[data-hero]')).not.toBeNull(), PATIENT);
      expect(failures()).toEqual([]);
    },
    90_000,
  );
});
