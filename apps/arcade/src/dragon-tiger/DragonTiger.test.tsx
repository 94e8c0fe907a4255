import {
  DRAGON_TIGER_MODELS,
  DRAGON_TIGER_TABLE,
  SPOTS,
  type DragonTigerFacts,
} from '@perya/game-engines/dragon-tiger';
import type { BetReply, TableState, WireStakes } from '@perya/game-engines/live-table';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answerPlayApi, OPEN_GAME, renderInGame } from '../game/testing';
import { liveTableCatalogue } from '../live-table/texts';
import { DragonTiger } from './DragonTiger';
import { dragonTigerCatalogue } from './texts';

const ROUND = 120;
const TIMES = DRAGON_TIGER_TABLE.schedule.timesOf('g-1', ROUND);
const START = TIMES.opensAt + 1_000;
const LIMITS = { min: '1.00', max: '1000.00' };
const ZERO = '0'.repeat(64);

/** A king of clubs against a four of diamonds. */
const DRAGON_WINS = [12, 16];
const TIGER_WINS = [16, 12];
/** A nine of clubs and one of hearts. */
const TIE = [8, 34];
const SUITED_TIE = [8, 8];

const FACTS: DragonTigerFacts & Partial<typeof OPEN_GAME> = {
  name: 'Amber Dragon Tiger',
  stakes: ['1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00'],
  balance: '100.00',
  rules: DRAGON_TIGER_MODELS[0],
  returns: Object.fromEntries(SPOTS.map((spot) => [spot, 9_627])),
  dealer: 'Tala',
  limits: Object.fromEntries(SPOTS.map((spot) => [spot, LIMITS])),
};

interface SentBet {
  round: number;
  stakes: WireStakes;
}

/** The platform's time when the page opens. */
let from: number;
let began: number;
let dealt: number[];
let mine: TableState['mine'];
/** Payout of the round for a bet. */
let payout: string;
let bets: SentBet[];

const now = () => from + performance.now() - began;

function tableNow(): TableState {
  const isOver = now() >= TIMES.resultAt;
  return {
    now: now(),
    times: TIMES,
    commitment: ZERO,
    nextCommitment: '1'.repeat(64),
    outcome: now() >= TIMES.dealsAt ? dealt : null,
    seats: [{ seat: 1, name: 'ma***a', isMine: false, stakes: { tie: '1500.00' } }],
    standing: 3,
    totals: {},
    mine: mine && { ...mine, payout: isOver ? payout : null },
    balance: isOver && mine !== null ? '101.00' : '100.00',
    sheet: 'DT=#D',
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
  answerPlayApi({ 'dragon-tiger/table': tableNow, 'dragon-tiger/bet': takeBet });
  began = performance.now();
  await renderInGame(<DragonTiger />, {
    facts: FACTS,
    catalogues: [liveTableCatalogue, dragonTigerCatalogue],
    now,
  });
  await pass(300);
}

async function openDialog(name: string): Promise<HTMLElement> {
  await user().click(screen.getByRole('button', { name }));
  await pass(100);
  return screen.getByRole('dialog', { name });
}

const NAMES = {
  dragon: 'Dragon 1 to 1',
  tiger: 'Tiger 1 to 1',
  tie: 'Tie 11 to 1',
  suitedTie: 'Suited tie 50 to 1',
  dragonSmall: 'Dragon small 1 to 1',
  dragonBig: 'Dragon big 1 to 1',
  tigerSmall: 'Tiger small 1 to 1',
  tigerBig: 'Tiger big 1 to 1',
} as const;
type SpotName = keyof typeof NAMES;
// With chips on it, a spot's name continues with their amount.
const spot = (name: SpotName) =>
  screen.getByRole('button', { name: (text) => text.startsWith(NAMES[name]) });
const wonSpots = () => SPOTS.filter((name) => spot(name).hasAttribute('data-won'));
const mainAction = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status');
const side = (name: 'Dragon' | 'Tiger') => screen.getByRole('region', { name });
const cards = (place: HTMLElement) => within(place).queryAllByRole('img', { name: / of / });

async function place(...spots: SpotName[]) {
  for (const name of spots) await user().click(spot(name));
  await user().click(mainAction(`Bet ₱${spots.length}.00`));
  await pass(50);
}

// Loaded when a dialog is first opened, which takes real time.
beforeAll(() => Promise.all([import('../game/GameDialog'), import('./DragonTigerFairness')]));
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    shouldAdvanceTime: true,
  });
  bets = [];
  dealt = DRAGON_WINS;
  mine = null;
  payout = '2.00';
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
});

it('places the pending chips once, however often it is pressed', async () => {
  await show();
  expect(status()).toHaveTextContent('Place your bets');
  await user().click(spot('dragon'));
  await user().click(spot('dragon'));
  await user().click(spot('suitedTie'));
  expect(spot('dragon')).toHaveTextContent('+₱2.00');
  await user().dblClick(mainAction('Bet ₱3.00'));
  await pass(50);
  expect(bets).toHaveLength(1);
  expect(bets[0]).toMatchObject({ round: ROUND, stakes: { dragon: '2.00', suitedTie: '1.00' } });
  expect(status()).toHaveTextContent('Your bet of ₱3.00 is on the table');
  expect(spot('dragon')).toHaveAccessibleDescription('Your bet of ₱2.00 is on the table');
});

it('has a spot for every bet of the table', async () => {
  await show();
  for (const name of SPOTS) await user().click(spot(name));
  await user().click(mainAction('Bet ₱8.00'));
  await pass(50);
  expect(bets[0]?.stakes).toEqual(Object.fromEntries(SPOTS.map((name) => [name, '1.00'])));
});

it('reveals Dragon’s card, then Tiger’s, then announces the winner and the payout', async () => {
  await show();
  await place('dragon');
  await until(TIMES.dealsAt);
  expect(cards(side('Dragon'))[0]).toHaveAccessibleName('K of clubs');
  expect(cards(side('Tiger'))).toEqual([]);
  await until(TIMES.dealsAt + 1_600);
  expect(cards(side('Tiger'))[0]).toHaveAccessibleName('4 of diamonds');
  expect(status()).toHaveTextContent('No more bets');
  expect(side('Dragon')).not.toHaveAttribute('data-won');
  expect(wonSpots()).toEqual([]);
  await until(TIMES.resultAt);
  expect(status()).toHaveTextContent('Dragon wins, K to 4 · You won ₱2.00');
  expect(status()).toHaveAttribute('data-kind', 'win');
  expect(side('Dragon')).toHaveAttribute('data-won');
  expect(side('Tiger')).not.toHaveAttribute('data-won');
  expect(wonSpots()).toEqual(['dragon', 'dragonBig', 'tigerSmall']);
});

it('announces the half of a stake that is refunded on a tie, but not as a win', async () => {
  dealt = TIE;
  payout = '0.50';
  await show();
  await place('tiger');
  await until(TIMES.resultAt);
  expect(status()).toHaveTextContent('Tie at 9 · Paid ₱0.50');
  expect(status()).not.toHaveAttribute('data-kind');
  expect(wonSpots()).toEqual(['tie', 'dragonBig', 'tigerBig']);
});

it.each([
  ['Tiger wins, K to 4', TIGER_WINS],
  ['Tie at 9', TIE],
  ['Suited tie at 9', SUITED_TIE],
])('announces the result to those who only watch: %s', async (text, outcome) => {
  dealt = outcome;
  await show(TIMES.resultAt + 500);
  expect(status().textContent).toBe(text);
});

it('lights up both sides and both spots on a suited tie', async () => {
  dealt = SUITED_TIE;
  await show(TIMES.resultAt + 500);
  expect(side('Dragon')).toHaveAttribute('data-won');
  expect(side('Tiger')).toHaveAttribute('data-won');
  expect(wonSpots()).toEqual(['tie', 'suitedTie', 'dragonBig', 'tigerBig']);
});

it('returns chips that were not placed in time, and sends nothing', async () => {
  await show();
  await user().click(spot('tiger'));
  expect(spot('tiger')).toHaveTextContent('+₱1.00');
  await until(TIMES.closesAt);
  expect(status()).toHaveTextContent('Time’s up! Chips you didn’t place are still');
  expect(spot('tiger')).not.toHaveTextContent('+');
  await user().click(spot('tiger'));
  await user().click(mainAction('Next round soon'));
  await pass(50);
  expect(bets).toEqual([]);
  expect(spot('tiger')).not.toHaveTextContent('+');
});

it('adds the round to the sheet once its result is shown', async () => {
  await show();
  expect(screen.getByText('Dragon 2, Tiger 1, ties 2')).toBeVisible();
  await until(TIMES.dealsAt + 1_600);
  expect(screen.getByText('Dragon 2, Tiger 1, ties 2')).toBeVisible();
  await until(TIMES.resultAt);
  expect(screen.getByText('Dragon 3, Tiger 1, ties 2')).toBeVisible();
  const dialog = await openDialog('Road maps');
  expect(within(dialog).getByText('Dragon 3, Tiger 1, ties 2')).toBeVisible();
});

it('draws the rounds in the colors of their winners', async () => {
  await show();
  const colorsOn = (map: string, paint: string) =>
    Array.from(screen.getByTitle(map).querySelectorAll('circle[r^="4"], circle[r^="3"]'), (dot) =>
      dot.getAttribute(paint),
    );
  expect(colorsOn('Bead plate', 'fill')).toEqual([
    'var(--first)',
    'var(--second)',
    'var(--tie)',
    'var(--tie)',
    'var(--first)',
  ]);
  expect(colorsOn('Big road', 'stroke')).toEqual(['var(--first)', 'var(--second)', 'var(--first)']);
});

it('shows the players and their stakes', async () => {
  await show();
  expect(screen.getByRole('listitem')).toHaveAccessibleName('ma***a, 1.5K');
});

it('shows payout and RTP of each of the eight spots', async () => {
  await show();
  const dialog = await openDialog('Rules');
  const [, ...rows] = within(dialog).getAllByRole('row');
  expect(rows).toHaveLength(8);
  expect(Array.from(rows[3]?.children ?? [], (cell) => cell.textContent)).toEqual([
    'Suited tie',
    '50',
    '96.27 %',
    '₱1.00 – ₱1,000.00',
  ]);
});

it('shows the seed hashes of the round', async () => {
  await show();
  answerPlayApi({ 'dragon-tiger/table': tableNow, rounds: () => ({ list: [] }) });
  const dialog = await openDialog('Fairness');
  expect(within(dialog).getByText(ZERO)).toBeVisible();
});
