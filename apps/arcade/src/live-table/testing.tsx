import {
  readStakes,
  type BetReply,
  type DecideBody,
  type LiveTable,
  type TableFacts,
  type TableHands,
  type TableModel,
  type TableState,
  type WireHand,
  type WireStakes,
} from '@perya/game-engines/live-table';
import { formatDecimal } from '@perya/rules/money';
import type { Catalogue } from '@perya/i18n';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import {
  answerPlayApi,
  button,
  endFakeTimers,
  OPEN_GAME,
  renderInGame,
  type Answers,
} from '../game/testing';
import { liveTableCatalogue } from './texts';

const OPENING_BALANCE = 100;

/** The hash of the round's seed. */
export const COMMITMENT = '0'.repeat(64);

/** A bet, as sent by the page. */
interface SentBet {
  round: number;
  stakes: WireStakes;
  roundKey: string;
}

/** A decision, as sent by the page. */
interface SentDecision extends DecideBody {
  roundKey: string;
}

/** Advances time in steps of this length. */
const STEP_MS = 50;
/** In this time, the page's clock ticks, and the table is read again. */
const READ_MS = 500;
const ROUND = 120;

/** Advances time in steps, between which the fake calls are answered. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
}

/** A user under fake timers. */
export const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

/** Opens the dialog of a button of the same name. */
export async function openDialog(name: string): Promise<HTMLElement> {
  await user().click(button(name));
  // Its module is loaded in real time.
  const dialog = await screen.findByRole('dialog', { name });
  await pass(100);
  return dialog;
}

/** The button of a spot; its name continues with odds and chips. */
export const spot = (name: string) => button(new RegExp(`^${name}`));

/** What the page says about the round. */
export const status = () => screen.getByRole('status').textContent;

/** Names of the spots that are marked as won, in the order of the page. */
export const wonSpots = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-won][data-spot]'), (each) =>
    each.getAttribute('data-spot'),
  );

const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + Number(amount), 0);

/** See {@link testTable}. */
interface TestTableOptions {
  /** The path of its calls. */
  game: string;
  page: ReactElement;
  table: Pick<LiveTable, 'schedule'>;
  rules: TableModel;
  /** Basis points by bet type. */
  returns: TableFacts['returns'];
  /** Texts of the page. */
  catalogue: Catalogue;
  /** Modules of dialogs, which would take real time to load. */
  dialogs: () => Promise<unknown>;
  /** The outcome of the round. */
  outcome: readonly number[];
  /** Payout of any bet on the round. */
  payout: string;
  sheet: string;
  seats?: TableState['seats'];
  /** In games with decisions: how they are played, and the cards that the player could get. */
  hands?: Pick<TableHands, 'replay' | 'shownOf'> & { cards: readonly number[] };
}

/**
 * A live table with a fake platform, on a clock that tests advance by {@link pass} and `until`. Registers the
 * hooks that reset it: call it once, outside of the tests.
 */
export function testTable(options: TestTableOptions) {
  const facts = {
    stakes: ['1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00'],
    balance: OPENING_BALANCE.toFixed(2),
    returns: options.returns,
    dealer: 'Tala',
    limits: Object.fromEntries(
      Object.keys(options.returns).map((type) => [type, { min: '1.00', max: '1000.00' }]),
    ),
  };
  const times = options.table.schedule.timesOf('g-1', ROUND);
  let startedAt = 0;
  let pageStart = 0;
  let mine: TableState['mine'] = null;

  const now = () => startedAt + performance.now() - pageStart;

  const table = {
    round: ROUND,
    times,
    /** Bets received, in order. */
    bets: [] as SentBet[],
    /** Decisions received, in order. */
    sentDecisions: [] as SentDecision[],
    /** The letters of the decisions that were accepted. */
    decisions: '',
    outcome: options.outcome,
    payout: options.payout,
    /** The cards that the player could get. */
    cards: options.hands?.cards ?? [],

    /** The player's hand; null before dealing. */
    hand(): WireHand | null {
      if (options.hands === undefined || mine === null || now() < times.dealsAt) return null;
      const { cards, decisions } = table;
      const stakes = readStakes(mine.stakes);
      const { dealt, added } = options.hands.replay({ cards, decisions }, table.outcome, stakes);
      return { cards: cards.slice(0, dealt), decisions, added: formatDecimal(added) };
    },

    /** The table, as the platform sends it. */
    state(): TableState {
      const isOver = now() >= times.resultAt;
      const hand = table.hand();
      const staked = sum([...Object.values(mine?.stakes ?? {}), hand?.added ?? '0']);
      const isDecided = options.hands === undefined || now() >= times.decidedAt;
      const shown = isDecided ? table.outcome : options.hands?.shownOf(table.outcome);
      const paid = isOver && mine !== null ? Number(table.payout) : 0;
      return {
        now: now(),
        times,
        commitment: COMMITMENT,
        nextCommitment: '1'.repeat(64),
        outcome: now() >= times.dealsAt ? [...(shown ?? [])] : null,
        seats: options.seats ?? [],
        standing: 3,
        totals: {},
        mine: mine && { ...mine, hand, payout: isOver ? table.payout : null },
        balance: (OPENING_BALANCE - staked + paid).toFixed(2),
        sheet: options.sheet,
      };
    },

    /** Accepts a bet. */
    accept(body: unknown): BetReply {
      const { stakes } = body as SentBet;
      mine = { roundId: 'r-1', stakes, hand: null, payout: null };
      return { balance: table.state().balance, mine, seeds: OPEN_GAME.seeds };
    },

    /** Accepts a decision. */
    decide(body: unknown): BetReply {
      const { after, decision } = body as SentDecision;
      table.decisions = after + decision;
      if (mine === null) throw new Error('There is no bet to decide on.');
      const { balance } = table.state();
      return { balance, mine: { ...mine, hand: table.hand() }, seeds: OPEN_GAME.seeds };
    },

    /** Responses to decisions in sequence; the last one is repeated. */
    decisionsAnsweredBy(...answers: ((body: unknown) => object)[]): Answers {
      return {
        [`${options.game}/decide`]: (body) => {
          table.sentDecisions.push(body as SentDecision);
          const place = Math.min(table.sentDecisions.length, answers.length) - 1;
          return (answers[place] ?? table.decide)(body);
        },
      };
    },

    /** Responses to bets in sequence; the last one is repeated. */
    betsAnsweredBy(...answers: ((body: unknown) => object)[]): Answers {
      return {
        [`${options.game}/bet`]: (body) => {
          table.bets.push(body as SentBet);
          const answer = answers[Math.min(table.bets.length, answers.length) - 1] ?? table.accept;
          return answer(body);
        },
      };
    },

    /** Opens the page, by default while bets are open. */
    async show({
      at = times.opensAt + 1_000,
      rules = options.rules,
      answers = {},
    }: { at?: number; rules?: TableModel; answers?: Answers } = {}) {
      startedAt = at;
      answerPlayApi({
        [`${options.game}/table`]: table.state,
        ...table.betsAnsweredBy(table.accept),
        ...table.decisionsAnsweredBy(table.decide),
        ...answers,
      });
      pageStart = performance.now();
      const shown = await renderInGame(options.page, {
        facts: { ...facts, rules },
        catalogues: [liveTableCatalogue, options.catalogue],
        now,
      });
      await pass(300);
      return shown;
    },

    /** Advances to a moment of the round, until the page has shown it. */
    async until(at: number): Promise<void> {
      // The clock also advances by the time that the steps take.
      while (now() < at + READ_MS) await pass(Math.min(STEP_MS, at + READ_MS - now()));
    },
  };

  beforeAll(() => Promise.all([import('../game/GameDialog'), options.dialogs()]));
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
      shouldAdvanceTime: true,
    });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    mine = null;
    Object.assign(table, {
      bets: [],
      sentDecisions: [],
      decisions: '',
      outcome: options.outcome,
      payout: options.payout,
      cards: options.hands?.cards ?? [],
    });
  });
  afterEach(endFakeTimers);
  return table;
}

/** Labels of the images in a region or group, in the order of the page. */
export const imageLabels = (role: 'region' | 'group', name: string) =>
  Array.from(screen.getByRole(role, { name }).querySelectorAll('[role="img"]'), (image) =>
    image.getAttribute('aria-label'),
  );

/** Descriptions of the last rounds, newest first. */
export const lastRounds = () => imageLabels('region', 'Last rounds');

/** Texts of the list items in a region. */
export const listed = (name: string) =>
  Array.from(
    screen.getByRole('region', { name }).querySelectorAll('li'),
    (item) => item.textContent,
  );
