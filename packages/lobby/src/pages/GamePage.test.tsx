import {
  checkPlay,
  getBalance,
  getGameSession,
  getPlayMoney,
  launchDemo,
  launchGame,
  launchLotteryLobby,
  launchPvpRoom,
  launchVendorLobby,
  listGames,
  listPvpRooms,
  listVendorGameTypes,
} from '@perya/api-client';
import {
  reject,
  wireGame,
  wireGameSession,
  wirePlayCheck,
  type FakePlatform,
} from '@perya/api-client/testing';
import { offeredDemo, useAccountWarning, useLoginRequest } from '@perya/session';
import { resetSession, signInForTest } from '@perya/session/testing';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelLaunch, clearLaunch } from '../launch/launchStore';
import { renderSite, testPlatform } from '../testing/testApp';

const ADDRESS = 'https://play.example/slot?ticket=t-1';
let count = 0;

/** A lobby with a new game each time, so that a tap in one test isn't taken for a repeat of another's. */
function withGame(platform: FakePlatform, over: Parameters<typeof wireGame>[0] = {}): FakePlatform {
  count += 1;
  const game = wireGame({ gameId: `g-${count}`, gameName: 'Lantern Night', ...over });
  return platform
    .on(listGames, () => ({ games: [game], totalPages: 1, totalCount: 1 }))
    .on(launchGame, () => ({ game_url: ADDRESS, sessionId: 's-1' }))
    .on(getGameSession, () => wireGameSession())
    .on(getPlayMoney, () => ({ balance: '9876.50', currency: 'PHP' }))
    .on(checkPlay, () => wirePlayCheck());
}

const card = () => screen.findByRole('button', { name: 'Play Lantern Night' });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Game: Lantern Night');

/** A message posted to the page by the frame, or by an impostor. */
function post(data: unknown, from: { origin?: string; source?: Window | null } = {}) {
  const iframe = screen.getByTitle<HTMLIFrameElement>('Game: Lantern Night');
  const { origin = 'https://play.example', source = iframe.contentWindow } = from;
  act(() => {
    dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  resetSession();
  clearLaunch();
  signInForTest();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a launch', () => {
  test('happens once on a double tap, and not again on Back, Forward or reload', async () => {
    const platform = withGame(testPlatform());
    const site = await renderSite(platform, '/rng');
    await userEvent.dblClick(await card());
    expect(await frame()).toHaveAttribute('src', ADDRESS);
    expect(site.address()).toBe('/game');

    act(() => history.back());
    await card();
    act(() => history.forward());
    expect(await frame()).toHaveAttribute('src', ADDRESS);
    site.reload();
    expect(await frame()).toHaveAttribute('src', ADDRESS);
    expect(platform.calls(launchGame)).toHaveLength(1);
    expect(platform.calls(launchGame)[0]?.request).toMatchObject({
      gameId: `g-${count}`,
      accountType: 1,
      backUrl: `${window.location.origin}/rng`,
    });
  });

  test('of a guest asks for a login first and continues after it', async () => {
    resetSession();
    const platform = withGame(testPlatform());
    const site = await renderSite(platform, '/rng');
    await userEvent.click(await card());
    expect(site.address()).toBe('/rng');
    expect(platform.calls(launchGame)).toHaveLength(0);
    act(() => signInForTest());
    expect(await frame()).toBeInTheDocument();
    expect(platform.calls(launchGame)).toHaveLength(1);
  });

  test('that is rejected shows the reason, and can be retried', async () => {
    const platform = withGame(testPlatform()).on(launchGame, (_, { callIndex }) =>
      callIndex === 0
        ? reject(409, 'GAME_RESTING', 'This game rests until noon.')
        : { game_url: ADDRESS },
    );
    await renderSite(platform, '/rng');
    await userEvent.click(await card());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t open Lantern Night');
    expect(alert).toHaveTextContent('This game rests until noon.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await frame()).toBeInTheDocument();
  });

  test('of a game that is no longer offered has no retry', async () => {
    const platform = withGame(testPlatform()).on(launchGame, () =>
      reject(404, 'UNKNOWN_GAME', 'Choose another game.'),
    );
    await renderSite(platform, '/rng');
    await userEvent.click(await card());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('button', { name: 'Back to the lobby' })).toBeVisible();
    expect(alert.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('that is rejected leads back to its place in the lobby', async () => {
    const platform = withGame(testPlatform()).on(launchGame, () =>
      reject(404, 'NO_SUCH_GAME', 'This game is gone.'),
    );
    const site = await renderSite(platform, '/rng?show=hot');
    await userEvent.click(await card());
    await screen.findByRole('alert');
    const backs = screen.getAllByRole('button', { name: 'Back to the lobby' });
    await userEvent.click(backs[1] ?? backs[0]!);
    await card();
    expect(site.address()).toBe('/rng?show=hot');
  });

  test('whose response is lost is requested again under the same key', async () => {
    const platform = withGame(testPlatform()).fail(launchGame, 'offline', 1);
    await renderSite(platform, '/rng');
    await userEvent.click(await card());
    expect(await frame()).toBeInTheDocument();
    expect(platform.calls(launchGame)).toHaveLength(1);
  });

  test.each([
    [502, 2],
    [504, 2],
    [500, 1],
    [409, 1],
  ])('with a response of %i is requested %i times under one key', async (status, times) => {
    const platform = withGame(testPlatform()).on(launchGame, () => reject(status, 'NO', ''));
    await renderSite(platform, '/rng');
    await userEvent.click(await card());
    await screen.findByRole('alert');
    const keys = platform.calls(launchGame).map(({ request }) => request.key);
    expect(keys).toHaveLength(times);
    expect(new Set(keys).size).toBe(1);
  });

  test('that is pending on reload continues as the same launch', async () => {
    const platform = withGame(testPlatform()).fail(launchGame, 'hang', 1);
    const site = await renderSite(platform, '/rng');
    await userEvent.click(await card());
    await screen.findByText('This takes a few seconds.');
    site.reload();
    // Leaving the page clears its memory; the tab's storage stays.
    const kept = sessionStorage.getItem('gameLaunch') ?? '';
    cancelLaunch();
    sessionStorage.setItem('gameLaunch', kept);
    site.reload();
    expect(await frame()).toBeInTheDocument();
    const { chosen } = JSON.parse(kept) as { chosen: { key: string } };
    expect(platform.calls(launchGame).map(({ request }) => request.key)).toEqual([chosen.key]);
  });

  test('of a trial account for money shows a warning that offers the demo', async () => {
    resetSession();
    signInForTest({ accountType: 'trial' });
    const platform = withGame(testPlatform());
    const site = await renderSite(platform, '/rng');
    await userEvent.click(await card());
    await waitFor(() => expect(offeredDemo()).toBeDefined());
    expect(site.address()).toBe('/rng');
    expect(platform.calls(launchGame)).toHaveLength(0);
    act(() => offeredDemo()?.());
    expect(await screen.findByText('Demo: no real money')).toBeInTheDocument();
    expect(platform.calls(launchGame)[0]?.request.accountType).toBe(2);
  });

  test('that the platform rejects for a trial account offers the demo', async () => {
    const platform = withGame(testPlatform()).on(launchGame, ({ accountType }) =>
      accountType === 1
        ? reject(403, 'TRUE_ACCOUNT_NEEDED', 'in_need_true_account')
        : { game_url: ADDRESS },
    );
    await renderSite(platform, '/rng');
    await userEvent.click(await card());
    await userEvent.click(await screen.findByRole('button', { name: 'Play the demo instead' }));
    expect(await screen.findByText('Demo: no real money')).toBeInTheDocument();
  });

  test('of a sportsbook gets the whole viewport', async () => {
    const platform = withGame(testPlatform(), { gameType: 'SPORTS' });
    const site = await renderSite(platform, '/sports');
    await userEvent.click(await card());
    expect(await frame()).toHaveAttribute('src', ADDRESS);
    expect(site.address()).toBe('/seamless');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the lobby' }));
    await card();
    expect(site.address()).toBe('/sports');
  });

  test('of external draws uses the lobby launcher', async () => {
    const platform = withGame(testPlatform(), {
      gameType: 'LOTT',
      accountTypeName: 'SEA',
      gameCode: 'L9',
    }).on(launchLotteryLobby, () => ({ address: ADDRESS }));
    const site = await renderSite(platform, '/lott');
    await userEvent.click(await card());
    expect(await frame()).toHaveAttribute('src', ADDRESS);
    expect(site.address()).toBe('/seamless');
    expect(platform.calls(launchLotteryLobby)[0]?.request).toMatchObject({
      lottoPrizeMode: 'SEA',
      lottoGameCode: 'L9',
      theme: 'dark',
      backUrl: `${window.location.origin}/lott`,
    });
    expect(platform.calls(launchGame)).toHaveLength(0);
  });

  test('to an address on the site itself is not framed', async () => {
    const platform = withGame(testPlatform()).on(launchGame, () => ({
      game_url: `${window.location.origin}/slot`,
    }));
    await renderSite(platform, '/rng');
    await userEvent.click(await card());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t verify this game’s address, so',
    );
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('as a demo is marked as one and shows the play money', async () => {
    const platform = withGame(testPlatform());
    await renderSite(platform, '/rng');
    await userEvent.click(await screen.findByRole('button', { name: 'Demo: Lantern Night' }));
    expect(await screen.findByText('Demo: no real money')).toBeInTheDocument();
    expect(await screen.findByText('₱9,876.50')).toBeInTheDocument();
    expect(screen.getByText('Play money')).toBeInTheDocument();
    expect(screen.queryByText('Balance')).toBeNull();
    expect(platform.calls(launchGame)[0]?.request.accountType).toBe(2);
    platform.on(getPlayMoney, () => ({ balance: '9870.00', currency: 'PHP' }));
    post({ type: 'balance-changed' });
    expect(await screen.findByText('₱9,870.00')).toBeInTheDocument();
    expect(platform.calls(getGameSession)).toHaveLength(0);
  });
});

describe('a guest’s demo', () => {
  beforeEach(resetSession);

  const withDemo = () =>
    withGame(testPlatform()).on(launchDemo, ({ guestToken }) => ({
      address: ADDRESS,
      sessionId: 's-1',
      guestToken: guestToken ?? 'guest-1',
    }));
  const demo = () => screen.findByRole('button', { name: 'Demo: Lantern Night' });
  const isAskedFor = () => renderHook(useLoginRequest).result.current;

  test('opens with one tap, without a login, and survives a reload', async () => {
    const platform = withDemo();
    const site = await renderSite(platform, '/rng');
    await userEvent.click(await demo());
    expect(await frame()).toHaveAttribute('src', ADDRESS);
    expect(site.address()).toBe('/game');
    expect(isAskedFor()).toBeNull();
    expect(await screen.findByText('₱9,876.50')).toBeInTheDocument();
    expect(platform.calls(getPlayMoney).at(-1)?.request).toEqual({ guestToken: 'guest-1' });
    site.reload();
    expect(await frame()).toHaveAttribute('src', ADDRESS);
    expect(platform.calls(launchDemo)).toHaveLength(1);
    expect(platform.calls(launchGame)).toHaveLength(0);
  });

  test('is played as the same guest in the next game', async () => {
    const platform = withDemo();
    await renderSite(platform, '/rng');
    await userEvent.click(await demo());
    await frame();
    expect(platform.calls(launchDemo)[0]?.request).not.toHaveProperty('guestToken');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the lobby' }));
    platform.on(listGames, () => ({
      games: [wireGame({ gameId: 'g-next', gameName: 'Monsoon' })],
      totalPages: 1,
      totalCount: 1,
    }));
    await renderSite(platform, '/fish');
    await userEvent.click(await screen.findByRole('button', { name: 'Demo: Monsoon' }));
    await screen.findByTitle('Game: Monsoon');
    expect(platform.calls(launchDemo)[1]?.request.guestToken).toBe('guest-1');
  });

  test('leads to the registration, and then to the same game for money', async () => {
    const platform = withDemo();
    await renderSite(platform, '/rng');
    await userEvent.click(await demo());
    await frame();
    await userEvent.click(screen.getByRole('button', { name: 'Play for real' }));
    await waitFor(() => expect(isAskedFor()?.kind).toBe('register'));
    expect(platform.calls(launchGame)).toHaveLength(0);
    act(() => signInForTest());
    await waitFor(() => expect(platform.calls(launchGame)).toHaveLength(1));
    expect(platform.calls(launchGame)[0]?.request).toMatchObject({ accountType: 1 });
    expect(await screen.findByText('₱1,000.00')).toBeInTheDocument();
    expect(screen.queryByText('Demo: no real money')).toBeNull();
  });

  test('ends when the guest signs in, and the next demo is the member’s', async () => {
    const platform = withDemo();
    await renderSite(platform, '/rng');
    await userEvent.click(await demo());
    await frame();
    act(() => signInForTest());
    expect(await screen.findByRole('heading', { name: 'No game is open' })).toBeInTheDocument();
    resetSession();
    expect(sessionStorage.getItem('demoGuest')).toBeNull();
  });

  test('isn’t what a tap on the game itself opens', async () => {
    const platform = withDemo();
    const site = await renderSite(platform, '/rng');
    await userEvent.click(await card());
    await waitFor(() => expect(isAskedFor()?.kind).toBe('login'));
    expect(site.address()).toBe('/rng');
    expect(platform.calls(launchDemo)).toHaveLength(0);
  });
});

describe('a vendor’s own lobby', () => {
  // Each test starts long after the tap of the previous one on the same vendor.
  const now = performance.now.bind(performance);
  let passed = 0;
  beforeEach(() => {
    passed += 10_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const openLobby = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Open Paper Tiger lobby' }));
  const withVendor = () =>
    withGame(testPlatform())
      .on(listVendorGameTypes, () => [])
      .on(launchVendorLobby, () => ({ address: VENDOR_ADDRESS, sessionId: null }));
  const VENDOR_ADDRESS = 'https://play.example/vendor?ticket=t-9';

  test('is launched from its folder like a game, and leads back to it', async () => {
    const platform = withVendor();
    const site = await renderSite(platform, '/rng?folder=RNG1');
    await openLobby();
    expect(await screen.findByTitle('Game: Paper Tiger')).toHaveAttribute('src', VENDOR_ADDRESS);
    expect(site.address()).toBe('/game');
    expect(platform.calls(launchVendorLobby)).toMatchObject([
      {
        request: {
          vendor: 'RNG1',
          category: 'RNG',
          theme: 'dark',
          backUrl: `${window.location.origin}/rng?folder=RNG1`,
          key: expect.stringMatching(/^[\w-]{16,64}$/) as string,
        },
      },
    ]);
    site.reload();
    expect(await screen.findByTitle('Game: Paper Tiger')).toHaveAttribute('src', VENDOR_ADDRESS);
    expect(platform.calls(launchVendorLobby)).toHaveLength(1);
    act(() => history.back());
    expect(await screen.findByRole('button', { name: 'Open Paper Tiger lobby' })).toBeVisible();
  });

  test('asks a guest for a login first', async () => {
    resetSession();
    const platform = withVendor();
    const site = await renderSite(platform, '/rng?folder=RNG1');
    await openLobby();
    expect(site.address()).toBe('/rng?folder=RNG1');
    expect(platform.calls(launchVendorLobby)).toHaveLength(0);
    act(() => signInForTest());
    expect(await screen.findByTitle('Game: Paper Tiger')).toBeInTheDocument();
  });

  test('shows a trial account why it is unavailable', async () => {
    signInForTest({ accountType: 'trial' });
    const platform = withVendor();
    await renderSite(platform, '/rng?folder=RNG1');
    await openLobby();
    const { result } = renderHook(() => useAccountWarning());
    await waitFor(() => expect(result.current).toBe('in_need_true_account'));
    expect(platform.calls(launchVendorLobby)).toHaveLength(0);
  });

  test('is launched once if the response is lost', async () => {
    let asked = 0;
    const keys = new Set<string | undefined>();
    const platform = withVendor().on(launchVendorLobby, ({ key }) => {
      asked += 1;
      keys.add(key);
      return asked === 1
        ? reject(502, 'BAD_GATEWAY', 'bad_gateway')
        : { address: VENDOR_ADDRESS, sessionId: null };
    });
    await renderSite(platform, '/rng?folder=RNG1');
    await openLobby();
    expect(await screen.findByTitle('Game: Paper Tiger')).toBeInTheDocument();
    expect(asked).toBeGreaterThan(1);
    expect(keys.size).toBe(1);
  });
});

describe('a PVP game', () => {
  const room = (place: number) => ({
    id: `r-${place}`,
    name: ['Entrada', 'Palco'][place] ?? '',
    minStake: ['1.00', '1000.00'][place] ?? '',
    maxStake: ['10.00', '10000.00'][place] ?? '',
    minBalance: ['10.00', '10000.00'][place] ?? '',
    players: place + 1,
  });

  const withRooms = (platform: FakePlatform) =>
    withGame(platform, { gameType: 'PVP' })
      .on(listPvpRooms, () => ({ currency: 'PHP', list: [room(0), room(1)] }))
      .on(launchPvpRoom, () => ({ content: ADDRESS, sessionId: 's-1' }));

  test('shows its rooms first, and sits down once in the selected one', async () => {
    const platform = withRooms(testPlatform());
    await renderSite(platform, '/pvp');
    await userEvent.click(await card());
    expect(await screen.findByRole('heading', { name: 'Entrada' })).toBeInTheDocument();
    expect(screen.getByText('₱1.00 to ₱10.00 a round')).toBeInTheDocument();
    expect(screen.getByText('1 player seated')).toBeInTheDocument();
    expect(platform.calls(launchPvpRoom)).toHaveLength(0);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Sit down in Entrada' }));
    expect(await frame()).toHaveAttribute('src', ADDRESS);
    expect(platform.calls(launchPvpRoom)).toHaveLength(1);
    expect(platform.calls(launchPvpRoom)[0]?.request).toMatchObject({
      roomId: 'r-0',
      backUrl: `${window.location.origin}/pvp`,
    });
    expect(platform.calls(launchGame)).toHaveLength(0);
  });

  test('links to the deposit when the balance is too low for a room', async () => {
    const onDeposit = vi.fn<() => void>();
    await renderSite(withRooms(testPlatform()), '/pvp', undefined, onDeposit);
    await userEvent.click(await card());
    expect(await screen.findByText('You need ₱9,000.00 more to play here')).toBeInTheDocument();
    const palco = screen.getByRole('heading', { name: 'Palco' }).closest('li') as HTMLElement;
    expect(within(palco).queryByRole('button', { name: /Sit down/ })).toBeNull();
    await userEvent.click(within(palco).getByRole('button', { name: 'Deposit' }));
    expect(onDeposit).toHaveBeenCalledOnce();
  });

  test('keeps the room selection on reload', async () => {
    const platform = withRooms(testPlatform());
    const site = await renderSite(platform, '/pvp');
    await userEvent.click(await card());
    await screen.findByRole('heading', { name: 'Entrada' });
    site.reload();
    expect(await screen.findByRole('heading', { name: 'Entrada' })).toBeInTheDocument();
    expect(platform.calls(launchPvpRoom)).toHaveLength(0);
  });

  test('shows why there are no rooms, and retries', async () => {
    const platform = withRooms(testPlatform()).on(listPvpRooms, (_, { callIndex }) =>
      callIndex === 0
        ? reject(409, 'GAME_RESTING', 'The tables are being cleaned.')
        : { currency: 'PHP', list: [room(0)] },
    );
    await renderSite(platform, '/pvp');
    await userEvent.click(await card());
    expect(await screen.findByRole('alert')).toHaveTextContent('The tables are being cleaned.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Entrada' })).toBeInTheDocument();
  });

  test('is played as a demo without a room', async () => {
    const platform = withRooms(testPlatform());
    await renderSite(platform, '/pvp');
    await userEvent.click(await screen.findByRole('button', { name: 'Demo: Lantern Night' }));
    expect(await frame()).toBeInTheDocument();
    expect(platform.calls(listPvpRooms)).toHaveLength(0);
  });
});

describe('the session bar', () => {
  const openGame = async (platform: FakePlatform, onDeposit?: () => void) => {
    const site = await renderSite(platform, '/rng', undefined, onDeposit);
    await userEvent.click(await card());
    await frame();
    return site;
  };

  test('shows the result of the session, and updates it when the game hints that money moved', async () => {
    const platform = withGame(testPlatform());
    await openGame(platform);
    expect(await screen.findByText('−₱50.00')).toBeInTheDocument();
    expect(screen.getByText('You’re behind by')).toBeInTheDocument();
    expect(platform.calls(getGameSession)[0]?.request).toMatchObject({ id: 's-1' });
    platform.on(getGameSession, () => wireGameSession({ payout: '340.00', result: '100.00' }));
    post({ type: 'balance-changed' });
    expect(await screen.findByText('+₱100.00')).toBeInTheDocument();
    expect(screen.getByText('You’re ahead by')).toBeInTheDocument();
  });

  test('omits the result when the platform does not return one', async () => {
    const platform = withGame(testPlatform()).on(launchGame, () => ({ game_url: ADDRESS }));
    await openGame(platform);
    await screen.findByText('₱1,000.00');
    expect(screen.queryByText('This session')).toBeNull();
    expect(platform.calls(getGameSession)).toHaveLength(0);
  });

  test('opens the deposit while the game stays open', async () => {
    const onDeposit = vi.fn<() => void>();
    await openGame(withGame(testPlatform()), onDeposit);
    const before = await frame();
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(onDeposit).toHaveBeenCalledOnce();
    expect(await frame()).toBe(before);
  });

  test('has no deposit in demo play', async () => {
    await renderSite(withGame(testPlatform()), '/rng', undefined, () => {});
    await userEvent.click(await screen.findByRole('button', { name: 'Demo: Lantern Night' }));
    await frame();
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
  });

  test('tells a member who leaves an open round that it can be continued', async () => {
    const platform = withGame(testPlatform()).on(getGameSession, () =>
      wireGameSession({ openRounds: 1 }),
    );
    await openGame(platform);
    await screen.findByText('−₱50.00');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the lobby' }));
    expect(
      await screen.findByText('Your round in Lantern Night is still open'),
    ).toBeInTheDocument();
  });
});

test('shows where to find a game without a launch', async () => {
  await renderSite(testPlatform(), '/game');
  expect(await screen.findByRole('heading', { name: 'No game is open' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a game' })).toHaveAttribute('href', '/rng');
});

describe('the frame', () => {
  async function play(settings: Parameters<typeof renderSite>[4] = {}) {
    const platform = withGame(testPlatform());
    const site = await renderSite(platform, '/rng', undefined, undefined, settings);
    await userEvent.click(await card());
    await frame();
    await waitFor(() => expect(platform.calls(getBalance).length).toBeGreaterThan(0));
    return { platform, site };
  }

  test('is sandboxed: it can neither leave nor navigate the page', async () => {
    await play();
    const permissions = (await frame()).getAttribute('sandbox')?.split(' ');
    expect(permissions?.sort()).toEqual([
      'allow-forms',
      'allow-popups',
      'allow-same-origin',
      'allow-scripts',
    ]);
  });

  test('triggers a request, without trusting its message, when it reports that money moved', async () => {
    const { platform } = await play();
    await screen.findByText('₱1,000.00');
    const before = platform.calls(getBalance).length;
    platform.on(getBalance, () => ({ sumBalance: 980, currency: 'PHP' }));
    post({ type: 'balance-changed', balance: '999999.00' });
    expect(await screen.findByText('₱980.00')).toBeInTheDocument();
    expect(platform.calls(getBalance).length).toBe(before + 1);
  });

  test('is the only source of accepted messages', async () => {
    const { platform } = await play();
    await screen.findByText('₱1,000.00');
    const before = platform.calls(getBalance).length;
    post({ type: 'ended' }, { origin: 'https://evil.example' });
    post({ type: 'ended' }, { source: window });
    post('ended');
    post({ type: 'balance-changed' }, { origin: 'https://evil.example' });
    await new Promise((done) => setTimeout(done, 60));
    expect(await frame()).toBeInTheDocument();
    expect(platform.calls(getBalance)).toHaveLength(before);
  });

  test('that reports its end is closed, and opens again only on a tap', async () => {
    const { platform } = await play();
    post({ type: 'ended' });
    expect(await screen.findByText('This game has closed')).toBeInTheDocument();
    expect(platform.calls(launchGame)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Open it again' }));
    expect(await frame()).toBeInTheDocument();
    expect(platform.calls(launchGame)).toHaveLength(2);
  });

  test('that requests to leave leads back to the lobby', async () => {
    const { site } = await play();
    post({ type: 'leave' });
    await card();
    expect(site.address()).toBe('/rng');
  });

  test('without a message for ten seconds is offered in a window, and can be waited for', async () => {
    await play();
    // Fake timers from here; the page is remounted with them.
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => history.back());
    await card();
    act(() => history.forward());
    await frame();
    fireEvent.load(await frame());
    pass(9_000);
    expect(screen.queryByText('The game isn’t responding')).toBeNull();
    pass(1_000);
    expect(screen.getByText('The game isn’t responding')).toBeInTheDocument();
    const way = screen.getByRole('link', { name: 'Open in a new tab' });
    expect(way).toHaveAttribute('href', ADDRESS);
    expect(way).toHaveAttribute('rel', expect.stringContaining('noopener'));

    fireEvent.click(screen.getByRole('button', { name: 'Keep waiting' }));
    expect(screen.queryByText('The game isn’t responding')).toBeNull();
    pass(10_000);
    expect(screen.getByText('The game isn’t responding')).toBeInTheDocument();
    post({ type: 'ready' });
    expect(screen.queryByText('The game isn’t responding')).toBeNull();
  });

  test('without a message can be tried on another launch host, with the same ticket', async () => {
    const settings = { launchHosts: ['https://play2.example', 'https://play.example'] };
    const { platform } = await play(settings);
    expect(await frame()).toHaveAttribute('src', 'https://play2.example/slot?ticket=t-1');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => history.back());
    await card();
    act(() => history.forward());
    fireEvent.load(await frame());
    pass(10_000);
    fireEvent.click(screen.getByRole('button', { name: 'Try another server' }));
    expect(await frame()).toHaveAttribute('src', ADDRESS);
    expect(screen.queryByText('The game isn’t responding')).toBeNull();
    post({ type: 'ready' });
    pass(10_000);
    expect(screen.queryByText('The game isn’t responding')).toBeNull();
    expect(platform.calls(launchGame)).toHaveLength(1);
  });

  test('that loaded before a reload and is silent after it can be opened again', async () => {
    const { platform, site } = await play();
    post({ type: 'ready' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    site.reload();
    fireEvent.load(await frame());
    pass(3_000);
    expect(screen.getByText('This game has closed')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open in a new tab' })).toBeNull();
    expect(platform.calls(launchGame)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Open it again' }));
    await waitFor(() => expect(platform.calls(launchGame)).toHaveLength(2));
  });

  test('is removed when the account signs out', async () => {
    await play();
    act(() => resetSession());
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
    expect(sessionStorage.getItem('gameLaunch')).toBeNull();
  });
});
