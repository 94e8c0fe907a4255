import {
  MONEY_WHEEL_MODELS,
  MONEY_WHEEL_TABLE,
  writeRound,
  type MoneyWheelFacts,
  type Segment,
} from '@perya/game-engines/money-wheel';
import type { BetReply, TableState, WireStakes } from '@perya/game-engines/live-table';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answerPlayApi, OPEN_GAME, renderInGame } from '../game/testing';
import { liveTableCatalogue } from '../live-table/texts';
import { MoneyWheel } from './MoneyWheel';
import { moneyWheelCatalogue } from './texts';

const ROUND = 120;
const TIMES = MONEY_WHEEL_TABLE.schedule.timesOf('g-1', ROUND);
const START = TIMES.opensAt + 1_000;
const [{ segments: SEGMENTS }] = MONEY_WHEEL_MODELS;
/** Where the wheel stops. */
const at = (...stops: Segment[]) => stops.map((stop) => SEGMENTS.findIndex((one) => one === stop));
const LIMITS = { min: '1.00', max: '1000.00' };
const ZERO = '0'.repeat(64);

const FACTS: MoneyWheelFacts & Partial<typeof OPEN_GAME> = {
  name: 'Amber Money Wheel',
  stakes: ['1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00'],
  balance: '100.00',
  rules: MONEY_WHEEL_MODELS[0],
  returns: { 1: 9337, 2: 9259, 5: 9340, 10: 9231, 21: 9402, 45: 9826 },
  dealer: 'Tala',
  limits: { 1: LIMITS, 2: LIMITS, 5: LIMITS, 10: LIMITS, 21: LIMITS, 45: LIMITS },
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
let stops: readonly number[];
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
    outcome: now() >= TIMES.dealsAt ? [...stops] : null,
    seats: [],
    standing: 3,
    totals: {},
    mine: mine && { ...mine, payout: isOver ? payout : null },
    balance: isOver && mine !== null ? '101.00' : '100.00',
    sheet: [
      { number: '45', multiplier: 1 } as const,
      { number: '1', multiplier: 1 } as const,
      { number: '10', multiplier: 5 } as const,
    ]
      .map(writeRound)
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
  answerPlayApi({ 'money-wheel/table': tableNow, 'money-wheel/bet': takeBet });
  began = performance.now();
  const shown = await renderInGame(<MoneyWheel />, {
    facts: FACTS,
    catalogues: [liveTableCatalogue, moneyWheelCatalogue],
    now,
  });
  await pass(300);
  return shown;
}

const spot = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const mainAction = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;
const badges = () =>
  Array.from(document.querySelectorAll('[data-badge]'), (badge) => badge.textContent);
const winners = () =>
  Array.from(document.querySelectorAll('[data-won]'), (each) => each.getAttribute('data-spot'));
const lastRounds = () =>
  within(screen.getByRole('region', { name: 'Last rounds' }))
    .getAllByRole('img')
    .map((round) => round.getAttribute('aria-label'));
const counted = () =>
  within(screen.getByRole('region', { name: 'How often each number came' }))
    .getAllByRole('listitem')
    .map((item) => Array.from(item.children, (part) => part.textContent).filter(Boolean));

// Loaded when a dialog is first opened, which takes real time.
beforeAll(() => Promise.all([import('../game/GameDialog'), import('./MoneyWheelFairness')]));
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    shouldAdvanceTime: true,
  });
  bets = [];
  mine = null;
  stops = at('10');
  payout = '11.00';
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
});

it('bets on numbers once, however often it is pressed', async () => {
  await show();
  expect(status()).toBe('Place your bets');
  await user().click(spot('10 10 to 1'));
  await user().click(spot('10 10 to 1'));
  await user().click(spot('45 45 to 1'));
  expect(spot('10')).toHaveTextContent('+₱2.00');
  await user().dblClick(mainAction('Bet ₱3.00'));
  await pass(50);
  expect(bets).toHaveLength(1);
  expect(bets[0]).toMatchObject({ round: ROUND, stakes: { 10: '2.00', 45: '1.00' } });
  expect(status()).toBe('Your bet of ₱3.00 is on the table');
  expect(spot('10')).toHaveAccessibleDescription('Your bet of ₱2.00 is on the table');
});

it('announces the number and the payout once the wheel has stopped', async () => {
  await show();
  await user().click(spot('10'));
  await user().click(mainAction('Bet ₱1.00'));
  await until(TIMES.resultAt - 1_100);
  expect(badges()).toEqual([]);
  expect(status()).toBe('No more bets');
  expect(winners()).toEqual([]);
  await until(TIMES.resultAt);
  expect(badges()).toEqual(['10']);
  expect(status()).toBe('10 comes, pays 10 to 1 · You won ₱11.00');
  expect(screen.getByRole('status')).toHaveAttribute('data-kind', 'win');
  expect(winners()).toEqual(['10']);
});

it('shows a multiplier first, and then the number that it multiplies', async () => {
  stops = at('x3', '5');
  await show();
  const halfAt = (TIMES.dealsAt + TIMES.resultAt) / 2;
  await until(halfAt - 600);
  expect(badges()).toEqual([]);
  await until(halfAt);
  expect(badges()).toEqual(['×3']);
  await until(TIMES.resultAt - 1_100);
  expect(badges()).toEqual(['×3']);
  expect(status()).toBe('No more bets');
  await until(TIMES.resultAt);
  expect(badges()).toEqual(['5', '×3']);
  expect(status()).toBe('×3 on 5: pays 15 to 1');
  expect(winners()).toEqual(['5']);
  expect(spot('5')).toHaveAccessibleName('5 ×3 5 to 1');
});

it('is in the middle of the spin if the page opens during it', async () => {
  const { container } = await show(TIMES.dealsAt + 4_000);
  expect(badges()).toEqual([]);
  const spin = container.querySelector<SVGElement>('[data-spins="1"]');
  const delay = parseFloat(spin?.style.getPropertyValue('--delay-1') ?? '');
  // The page needs time to open.
  expect(delay).toBeLessThanOrEqual(-4_000);
  expect(delay).toBeGreaterThan(-10_000);
});

it('rests at the number that came last until the wheel spins', async () => {
  const { container } = await show();
  const angle = () =>
    parseFloat(
      container
        .querySelector<SVGElement>('[style*="--angle"]')
        ?.style.getPropertyValue('--angle') ?? '',
    );
  const rest = ((-angle() / 360) * SEGMENTS.length + SEGMENTS.length) % SEGMENTS.length;
  expect(SEGMENTS[Math.round(rest)]).toBe('10');
  expect(container.querySelector('[data-spins]')).toBeNull();
  await until(TIMES.dealsAt);
  expect(container.querySelector('[data-spins]')).not.toBeNull();
});

it('returns chips that were not placed in time, and sends nothing', async () => {
  await show();
  await user().click(spot('21'));
  await until(TIMES.closesAt);
  expect(status()).toContain('Time’s up! Chips you didn’t place are still');
  expect(spot('21')).not.toHaveTextContent('+');
  await user().click(spot('21'));
  await user().click(mainAction('Next round soon'));
  await pass(50);
  expect(spot('21')).not.toHaveTextContent('+');
  expect(spot('21')).toHaveAttribute('aria-disabled', 'true');
  expect(bets).toEqual([]);
});

it('lists the last rounds and counts their numbers, once the result is shown', async () => {
  await show();
  const past = ['×5 on 10: pays 50 to 1', '1 comes, pays 1 to 1', '45 comes, pays 45 to 1'];
  expect(lastRounds()).toEqual(past);
  expect(counted()).toEqual([
    ['1', '23 of 54 segments', '1'],
    ['2', '15 of 54 segments', '0'],
    ['5', '7 of 54 segments', '0'],
    ['10', '4 of 54 segments', '1'],
    ['21', '2 of 54 segments', '0'],
    ['45', '1 of 54 segments', '1'],
  ]);
  await until(TIMES.resultAt - 1_100);
  expect(lastRounds()).toEqual(past);
  await until(TIMES.resultAt);
  expect(lastRounds()).toEqual(['10 comes, pays 10 to 1', ...past]);
  expect(counted()[3]).toEqual(['10', '4 of 54 segments', '2']);
});

it('explains the game, with payout and RTP of each number', async () => {
  await show();
  await user().click(screen.getByRole('button', { name: 'Rules' }));
  await pass(100);
  const dialog = within(screen.getByRole('dialog', { name: 'Rules' }));
  expect(dialog.getByText(/^If the wheel stops at ×3 or ×5, it spins again/)).toBeVisible();
  expect(
    dialog.getByText(
      /54 segments.*1 \(23\) · 2 \(15\) · 5 \(7\) · 10 \(4\) · 21 \(2\) · 45 \(1\) · ×3 \(1\) · ×5 \(1\)/,
    ),
  ).toBeVisible();
  const rows = dialog
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([
    ['1', '1', '93.37 %', '₱1.00 – ₱1,000.00'],
    ['2', '2', '92.59 %', '₱1.00 – ₱1,000.00'],
    ['5', '5', '93.40 %', '₱1.00 – ₱1,000.00'],
    ['10', '10', '92.31 %', '₱1.00 – ₱1,000.00'],
    ['21', '21', '94.02 %', '₱1.00 – ₱1,000.00'],
    ['45', '45', '98.26 %', '₱1.00 – ₱1,000.00'],
  ]);
});

it('shows the seed hashes of the rounds', async () => {
  await show();
  await user().click(screen.getByRole('button', { name: 'Fairness' }));
  await pass(100);
  expect(within(screen.getByRole('dialog', { name: 'Fairness' })).getByText(ZERO)).toBeVisible();
});
