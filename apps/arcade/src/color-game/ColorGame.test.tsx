import {
  COLOR_GAME_MODELS,
  COLOR_GAME_TABLE,
  writeDice,
  type ColorGameFacts,
} from '@perya/game-engines/color-game';
import type { BetReply, TableState, WireStakes } from '@perya/game-engines/live-table';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answerPlayApi, OPEN_GAME, renderInGame } from '../game/testing';
import { liveTableCatalogue } from '../live-table/texts';
import { ColorGame } from './ColorGame';
import { colorGameCatalogue } from './texts';

const ROUND = 120;
const TIMES = COLOR_GAME_TABLE.schedule.timesOf('g-1', ROUND);
const START = TIMES.opensAt + 1_000;
const [YELLOW, PINK, BLUE, RED, GREEN] = [0, 2, 3, 4, 5] as const;
const LIMITS = { min: '1.00', max: '1000.00' };
const ZERO = '0'.repeat(64);

const FACTS: ColorGameFacts & Partial<typeof OPEN_GAME> = {
  name: 'Amber Color Game',
  stakes: ['1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00'],
  balance: '100.00',
  rules: COLOR_GAME_MODELS[0],
  returns: { color: 9213, anyTriple: 8611 },
  dealer: 'Tala',
  limits: { color: LIMITS, anyTriple: LIMITS },
};

interface SentBet {
  round: number;
  stakes: WireStakes;
}

/** The platform's time when the page opens. */
let from: number;
let began: number;
let mine: TableState['mine'];
let bets: SentBet[];
let dice: readonly [number, number, number];
/** Payout of the round for a bet. */
let payout: string;

const now = () => from + performance.now() - began;

function tableNow(): TableState {
  const isOver = now() >= TIMES.resultAt;
  return {
    now: now(),
    times: TIMES,
    commitment: ZERO,
    nextCommitment: '1'.repeat(64),
    outcome: now() >= TIMES.dealsAt ? [...dice] : null,
    seats: [],
    standing: 3,
    totals: {},
    mine: mine && { ...mine, payout: isOver ? payout : null },
    balance: isOver && mine !== null ? '101.00' : '100.00',
    sheet: [
      [GREEN, GREEN, GREEN],
      [YELLOW, GREEN, PINK],
      [PINK, PINK, BLUE],
    ]
      .map(writeDice)
      .join(''),
  };
}

function takeBet(body: unknown): BetReply {
  const bet = body as SentBet;
  bets.push(bet);
  mine = { roundId: 'r-1', stakes: bet.stakes, payout: null };
  return { balance: '98.00', mine, seeds: OPEN_GAME.seeds };
}

const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

const STEP_MS = 50;

/** Advances time in steps, between which the fake calls are answered. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
}

/** In this time, the page's clock ticks, and the table is read again. */
const READ_MS = 500;

/** Advances to a moment of the round, until the page has shown it. */
async function until(at: number): Promise<void> {
  // The clock also advances by the time that the steps take.
  while (now() < at + READ_MS) await pass(Math.min(STEP_MS, at + READ_MS - now()));
}

async function show(opensAt = START) {
  from = opensAt;
  answerPlayApi({ 'color-game/table': tableNow, 'color-game/bet': takeBet });
  began = performance.now();
  const shown = await renderInGame(<ColorGame />, {
    facts: FACTS,
    catalogues: [liveTableCatalogue, colorGameCatalogue],
    now,
  });
  await pass(300);
  return shown;
}

const spot = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const mainAction = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;
const fallen = () =>
  within(screen.getByRole('group', { name: 'Dice' }))
    .queryAllByRole('img')
    .map((die) => die.getAttribute('aria-label'));
const lastRounds = () =>
  within(screen.getByRole('region', { name: 'Last rounds' }))
    .getAllByRole('img')
    .map((round) => round.getAttribute('aria-label'));
const statistics = () => screen.getByRole('region', { name: 'How often each color came' });
const counted = () =>
  within(statistics())
    .getAllByRole('listitem')
    .map((item) => item.textContent);

// Loaded when a dialog is first opened, which takes real time.
beforeAll(() => Promise.all([import('../game/GameDialog'), import('./ColorGameFairness')]));
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    shouldAdvanceTime: true,
  });
  bets = [];
  mine = null;
  dice = [RED, RED, BLUE];
  payout = '3.00';
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
});

it('bets on colors once, however often it is pressed', async () => {
  await show();
  expect(status()).toBe('Place your bets');
  expect(spot('Red')).toHaveAccessibleName('Red 1 / 2 / 3 to 1');
  await user().click(spot('Red'));
  await user().click(spot('Red'));
  await user().click(spot('Any three alike 30 to 1'));
  expect(spot('Red')).toHaveTextContent('+₱2.00');
  await user().dblClick(mainAction('Bet ₱3.00'));
  await pass(50);
  expect(bets).toHaveLength(1);
  expect(bets[0]).toMatchObject({ round: ROUND, stakes: { red: '2.00', anyTriple: '1.00' } });
  expect(status()).toBe('Your bet of ₱3.00 is on the table');
  expect(spot('Red')).toHaveAccessibleDescription('Your bet of ₱2.00 is on the table');
});

it('reveals the dice one after another, then announces the colors and the payout', async () => {
  await show();
  await user().click(spot('Red'));
  await user().click(mainAction('Bet ₱1.00'));
  await until(TIMES.dealsAt);
  expect(fallen()).toEqual([]);
  await until(TIMES.dealsAt + 2_400);
  expect(fallen()).toEqual(['Red']);
  await until(TIMES.dealsAt + 3_200 - 100);
  expect(fallen()).toEqual(['Red', 'Red']);
  expect(status()).toBe('No more bets');
  expect(document.querySelector('[data-won]')).toBeNull();
  await until(TIMES.resultAt);
  expect(fallen()).toEqual(['Red', 'Red', 'Blue']);
  expect(status()).toBe('Red, red, blue · You won ₱3.00');
  expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'win');
});

it('marks the winning colors with their number of dice', async () => {
  await show(TIMES.resultAt + 500);
  expect(status()).toBe('Red, red, blue');
  expect(spot('Red')).toHaveAccessibleName('Red ×2 1 / 2 / 3 to 1');
  expect(spot('Blue')).toHaveAccessibleName('Blue ×1 1 / 2 / 3 to 1');
  const won = Array.from(document.querySelectorAll('[data-won]'), (each) =>
    each.getAttribute('data-spot'),
  );
  expect(won).toEqual(['blue', 'red']);
});

it('names three alike', async () => {
  dice = [PINK, PINK, PINK];
  await show(TIMES.resultAt + 500);
  expect(status()).toBe('Three pink!');
  expect(spot('Pink')).toHaveAccessibleName('Pink ×3 1 / 2 / 3 to 1');
  expect(spot('Any three alike')).toHaveAttribute('data-won');
  expect(lastRounds()[0]).toBe('Three pink!');
});

it('returns chips that were not placed in time, and sends nothing', async () => {
  await show();
  await user().click(spot('Green'));
  await until(TIMES.closesAt);
  expect(status()).toContain('Time’s up! Chips you didn’t place are still');
  expect(spot('Green')).not.toHaveTextContent('+');
  await user().click(spot('Green'));
  await user().click(mainAction('Next round soon'));
  await pass(50);
  expect(spot('Green')).not.toHaveTextContent('+');
  expect(spot('Green')).toHaveAttribute('aria-disabled', 'true');
  expect(bets).toEqual([]);
});

it('is in the middle of the fall if the page opens during it', async () => {
  const { container } = await show(TIMES.dealsAt + 2_600);
  expect(fallen()).toEqual(['Red']);
  const delays = Array.from(container.querySelectorAll<HTMLElement>('.falling'), ({ style }) =>
    parseFloat(style.getPropertyValue('--delay')),
  );
  const [first = 0, second = 0, third = 0] = delays;
  // It started 2.2 seconds ago or earlier: the page needs time to open.
  expect(first).toBeLessThanOrEqual(-2_200);
  expect([second - first, third - second]).toEqual([800, 800]);
});

it('shows the dice of the last round until the next are dropped', async () => {
  const { container } = await show();
  expect(container.querySelectorAll('[data-old]')).toHaveLength(3);
  expect(fallen()).toEqual([]);
  await until(TIMES.dealsAt);
  expect(container.querySelector('[data-old]')).toBeNull();
});

it('lists the last rounds and counts their colors, once the result is shown', async () => {
  await show();
  expect(lastRounds()).toEqual(['Pink, pink, blue', 'Yellow, green, pink', 'Three green!']);
  expect(counted()).toEqual(['Green Hot4', 'Pink3', 'Yellow1', 'Blue1', 'White0', 'Red0']);
  expect(statistics()).toHaveTextContent('Three alike: 1');
  dice = [PINK, PINK, PINK];
  await until(TIMES.resultAt - 600);
  expect(lastRounds()).toHaveLength(3);
  await until(TIMES.resultAt);
  expect(lastRounds()[0]).toBe('Three pink!');
  expect(counted().slice(0, 2)).toEqual(['Pink Hot6', 'Green4']);
  expect(statistics()).toHaveTextContent('Three alike: 2');
});

it('explains the game, with payout and RTP of each kind of bet', async () => {
  await show();
  await user().click(screen.getByRole('button', { name: 'Rules' }));
  await pass(100);
  const dialog = within(screen.getByRole('dialog', { name: 'Rules' }));
  expect(dialog.getByText(/^A color pays 1 to 1 .* 2 to 1 .* 3 to 1/)).toBeVisible();
  expect(dialog.getByText(/^Any three alike pays 30 to 1/)).toBeVisible();
  const rows = dialog
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([
    ['Color', '1 / 2 / 3', '92.13 %', '₱1.00 – ₱1,000.00'],
    ['Any three alike', '30', '86.11 %', '₱1.00 – ₱1,000.00'],
  ]);
});

it('shows the seed hashes of the rounds', async () => {
  await show();
  await user().click(screen.getByRole('button', { name: 'Fairness' }));
  await pass(100);
  expect(within(screen.getByRole('dialog', { name: 'Fairness' })).getByText(ZERO)).toBeVisible();
});
