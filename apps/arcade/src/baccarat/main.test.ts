import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type BaccaratGame,
  type BetReply,
  type TableState,
  type WireStakes,
  STATED_RETURNS,
  BACCARAT_MODELS,
  timesOf,
} from '@perya/game-engines/baccarat';

const ROUND = 120;
const TIMES = timesOf('g-1', ROUND);
/** Player 3 against banker 7: a two, a seven, an ace, a king; player draws a king, banker stands. */
const DEALT = [1, 6, 0, 12, 25];
const LIMITS = { least: '1.00', most: '1000.00' };
const ZERO = '0'.repeat(64);

const GAME: BaccaratGame = {
  id: 'g-1',
  name: 'Amber Baccarat',
  vendorName: 'Mesa Grande Live',
  mode: 'real',
  language: 'EN',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  backUrl: null,
  siteOrigins: ['https://site.example'],
  rtp: '98.94',
  stakes: ['1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00'],
  balance: '100.00',
  seeds: { commitment: ZERO, clientSeed: 'mine', nextNonce: 0 },
  now: TIMES.opensAt + 1_000,
  rules: BACCARAT_MODELS[0],
  returns: STATED_RETURNS['baccarat-1'] ?? ({} as BaccaratGame['returns']),
  dealer: 'Tala',
  limits: { player: LIMITS, banker: LIMITS, tie: LIMITS, playerPair: LIMITS, bankerPair: LIMITS },
};

let mine: TableState['mine'];
let balance: string;
const bets: { round: number; stakes: WireStakes; roundKey: string }[] = [];

function tableNow(): TableState {
  const now = GAME.now + performance.now() - began;
  const isDealt = now >= TIMES.dealsAt;
  const isOver = now >= TIMES.resultAt;
  return {
    now,
    times: TIMES,
    commitment: ZERO,
    nextCommitment: ZERO,
    dealt: isDealt ? DEALT : null,
    seats: [],
    standing: 3,
    totals: {},
    mine: mine === null ? null : { ...mine, payout: isOver ? '1.95' : null },
    balance: isOver && mine !== null ? '101.90' : balance,
    sheet: '01210',
  };
}

function answer(path: string, body: unknown): object {
  if (path === 'open') return { secret: 's-1', game: GAME };
  if (path === 'baccarat/table') return tableNow();
  if (path === 'baccarat/bet') {
    const sent = body as (typeof bets)[number];
    bets.push(sent);
    mine = { roundId: 'r-1', stakes: sent.stakes, payout: null };
    balance = '98.00';
    return { balance, mine, seeds: GAME.seeds } satisfies BetReply;
  }
  throw new Error(`Nobody answers ${path}.`);
}

let began = 0;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  sessionStorage.clear();
  bets.length = 0;
  mine = null;
  balance = GAME.balance;
  document.body.innerHTML = '<main></main>';
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', (address: string, init: { body?: string }) => {
    const path = address.replace('/play/api/', '');
    const value = answer(path, JSON.parse(init.body ?? 'null'));
    return Promise.resolve(Response.json({ success: true, value }));
  });
  history.replaceState(null, '', '/play/baccarat?ticket=t-1');
  await import('./main');
  began = performance.now();
  await vi.advanceTimersByTimeAsync(300);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};
const spot = (name: string): HTMLElement => find(`[data-spot="${name}"]`);
const status = (): string => find('.status').textContent;
const until = (at: number): Promise<unknown> =>
  vi.advanceTimersByTimeAsync(at - (GAME.now + performance.now() - began) + 250);

describe('the table', () => {
  it('places what was tapped, once, however often it is pressed', async () => {
    expect(status()).toBe('Place your bets');
    spot('banker').click();
    spot('banker').click();
    spot('tie').click();
    expect(spot('banker').textContent).toContain('+₱2.00');
    expect(find('.act').textContent).toBe('Bet ₱3.00');
    find('.act').click();
    find('.act').click();
    await vi.advanceTimersByTimeAsync(50);
    expect(bets).toHaveLength(1);
    expect(bets[0]).toMatchObject({ round: ROUND, stakes: { banker: '2.00', tie: '1.00' } });
    expect(find('.act').getAttribute('aria-disabled')).toBe('true');
    expect(spot('banker').getAttribute('aria-description')).toContain('₱2.00 is on the table');
    expect(find('footer .field output').textContent).toBe('₱98.00');
  });

  it('takes a chip back that was tapped by mistake', () => {
    spot('player').click();
    spot('tie').click();
    find('[aria-label="Take the last chip back"]').click();
    expect(spot('tie').textContent).not.toContain('+');
    expect(find('.act').textContent).toBe('Bet ₱1.00');
  });

  it('gives back what was not placed in time, and sends nothing', async () => {
    spot('player').click();
    await until(TIMES.closesAt);
    expect(status()).toContain('not placed');
    expect(spot('player').textContent).not.toContain('+');
    spot('player').click();
    find('.act').click();
    await vi.advanceTimersByTimeAsync(50);
    expect(bets).toEqual([]);
    expect(find('.act').textContent).toBe('Next round soon');
  });

  it('turns the cards over one after the other, then says who won and what was paid', async () => {
    spot('banker').click();
    find('.act').click();
    await until(TIMES.dealsAt);
    expect(document.querySelectorAll('.card')).toHaveLength(1);
    await until(TIMES.dealsAt + 1_050);
    expect(document.querySelectorAll('.card')).toHaveLength(2);
    expect(status()).toBe('No more bets');
    await until(TIMES.resultAt);
    const hands = [...document.querySelectorAll('.hand')].map(
      (hand) => hand.querySelectorAll('.card').length,
    );
    expect(hands).toEqual([3, 2]);
    expect(status()).toBe('Banker wins, 7 to 3 · You won ₱1.95');
    expect(find('.hand[data-side="banker"]').hasAttribute('data-won')).toBe(true);
    expect(spot('banker').hasAttribute('data-won')).toBe(true);
    expect(find('.card').getAttribute('aria-label')).toBe('2 of clubs');
  });

  it('says what each spot pays and returns', () => {
    const cells = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(cells[1]).toEqual(['Banker', '0.95', '98.94 %', '₱1.00 – ₱1,000.00']);
    expect(cells).toHaveLength(5);
  });
});
