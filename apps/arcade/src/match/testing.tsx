import {
  matchResultOf,
  type ActBody,
  type MatchRules,
  type MatchState,
  type PlayedAction,
  type WireMatch,
} from '@perya/game-engines/match';
import { clientSeedOf, type PlayedRound } from '@perya/game-engines/play-api';
import type { Catalogue } from '@perya/i18n';
import { commitmentOf } from '@perya/rules/fairness';
import { formatDecimal, minorUnits, parseMinorUnits } from '@perya/rules/money';
import { readdirSync, readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import {
  answerPlayApi,
  endFakeTimers,
  OPEN_GAME,
  renderInGame,
  type Answers,
} from '../game/testing';
import { pass } from '../live-table/testing';
import { liveTableCatalogue } from '../live-table/texts';
import { matchCatalogue } from './texts';

/** The hash of a match's seed. */
const COMMITMENT = 'c'.repeat(64);

/** The match that the page shows first. */
export const MATCH_ID = '00000000-0000-4000-8000-000000000001';

const TURN_MS = 30_000;
const BANK_MS = 60_000;
const WAIT_MS = 15_000;
const BALANCE = '1000.00';
/** The page is opened at this moment of the platform's clock. */
const START = 1_000_000;

/** See {@link testMatch}. */
interface TestMatchOptions<State, Action extends object, View extends object> {
  page: ReactElement;
  rules: MatchRules<State, Action, View>;
  /** Texts of the page. */
  catalogue: Catalogue;
  /** Modules of dialogs, which would take real time to load. */
  dialogs: () => Promise<unknown>;
  /** The shuffled cards and what else is drawn before the first action. */
  outcome: readonly number[];
  /** The player's seat. */
  seat: number;
  seats: readonly Pick<WireMatch['seats'][number], 'kind' | 'name'>[];
}

interface SentAct<Action extends object> extends Omit<ActBody<Action>, 'roundKey'> {
  roundKey: string;
}

/**
 * A match with a fake platform, on a clock that tests advance by `pass`. Registers the hooks that reset it:
 * call it once, outside of the tests.
 */
export function testMatch<State, Action extends object, View extends object>({
  page,
  rules,
  catalogue,
  dialogs,
  outcome,
  seat: own,
  seats,
}: TestMatchOptions<State, Action, View>) {
  const { name, maxPoints } = rules.game;
  let pageStart = 0;
  let state: State | undefined;
  const now = () => START + performance.now() - pageStart;

  const match = {
    own,
    outcome,
    /** Calls received, in order. */
    joins: [] as { stake: string; seats: number; roundKey: string }[],
    leaves: [] as { matchId: string; roundKey: string }[],
    acts: [] as SentAct<Action>[],
    /** Number of reads. */
    reads: 0,
    phase: 'none' as WireMatch['phase'] | 'none',
    matchId: MATCH_ID,
    stake: '10.00',
    balance: BALANCE,
    commitment: COMMITMENT,
    acted: 0,
    isAway: false,
    turnSince: START,
    /** When the platform acts by itself. */
    nextAt: null as number | null,
    seats: [...seats],
    now,

    /** The state of the match, as the platform sends it. */
    state(): MatchState<View> {
      return {
        now: now(),
        balance: match.balance,
        nextAt: match.nextAt,
        match: match.phase === 'none' ? null : match.wire(match.phase),
      };
    },

    wire(phase: WireMatch['phase']): WireMatch<View> {
      const actors = state === undefined || phase !== 'playing' ? [] : rules.actorsOf(state);
      const points = state === undefined ? undefined : rules.pointsOf(state);
      return {
        matchId: match.matchId,
        stake: match.stake,
        commitment: match.commitment,
        phase,
        startsAt: phase === 'waiting' ? START + WAIT_MS : null,
        seat: own,
        seats: match.seats.map((seat, place) => ({
          ...seat,
          isAway: place === own && match.isAway,
          bankMs: BANK_MS,
          dueAt: actors.includes(place) ? match.turnSince + TURN_MS + BANK_MS : null,
        })),
        turnSince: match.turnSince,
        turnMs: TURN_MS,
        acted: match.acted,
        view: state === undefined ? null : rules.viewOf(state, own),
        end: points === undefined ? null : { points, payout: match.payoutOf(points[own] ?? 0) },
      };
    },

    payoutOf(points: number): string {
      const { payout } = matchResultOf(BigInt(parseMinorUnits(match.stake)), points, maxPoints);
      return formatDecimal(minorUnits(Number(payout)));
    },

    /** Deals the cards. */
    deal(dealt: readonly number[] = outcome): void {
      state = rules.start(dealt, seats.length);
      match.phase = 'playing';
      match.turnSince = now();
    },

    /** Applies an action, of any seat. */
    play(seat: number, action: Action): void {
      if (state === undefined) throw new Error('The cards have not been dealt.');
      const before = rules.turnOf(state);
      state = rules.act(state, seat, action);
      if (rules.turnOf(state) !== before) match.turnSince = now();
      if (seat === own) match.acted += 1;
      if (rules.pointsOf(state) !== undefined) match.phase = 'over';
    },

    /** A whole match of house players, as it is stored. */
    async played(): Promise<PlayedRound> {
      const serverSeed = '0'.repeat(64);
      const clientSeed = await clientSeedOf(OPEN_GAME.id, MATCH_ID, ['mine']);
      const drawn = rules.deal({ serverSeed, clientSeed, nonce: 1 }, seats.length);
      const actions: PlayedAction[] = [];
      let last = rules.start(drawn, seats.length);
      for (;;) {
        const [actor] = rules.actorsOf(last);
        if (actor === undefined) break;
        const action = rules.decide(rules.viewOf(last, actor));
        actions.push({ seat: actor, action, by: 'house' });
        last = rules.act(last, actor, action);
      }
      return {
        roundId: 'r-1',
        at: 0,
        isFree: false,
        isOpen: false,
        stake: '10.00',
        payout: match.payoutOf(rules.pointsOf(last)?.[own] ?? 0),
        model: rules.model,
        outcome: drawn,
        details: { matchId: MATCH_ID, seat: own, seats: seats.length, seeds: ['mine'], actions },
        nonce: 1,
        clientSeed,
        commitment: commitmentOf(serverSeed),
        serverSeed,
      };
    },

    /** Waits until the page has read the match again. */
    reread: () => pass(5_200),

    accept: {
      join: (body: unknown): object => {
        ({ stake: match.stake } = body as { stake: string });
        match.phase = 'waiting';
        return match.state();
      },
      leave: (): object => {
        match.phase = 'none';
        return match.state();
      },
      act: (body: unknown): object => {
        match.play(own, (body as SentAct<Action>).action);
        return match.state();
      },
    },

    /** Opens the page. */
    async show(answers: Answers = {}) {
      const record = (list: unknown[], path: string, accept: (body: unknown) => object) => ({
        [path]: (body: unknown) => {
          list.push(body);
          return (answers[path] ?? accept)(body);
        },
      });
      const sent = answerPlayApi({
        [`${name}/match`]: () => {
          match.reads += 1;
          return match.state();
        },
        ...answers,
        ...record(match.joins, `${name}/join`, match.accept.join),
        ...record(match.leaves, `${name}/leave`, match.accept.leave),
        ...record(match.acts, `${name}/act`, match.accept.act),
      });
      const shown = await renderInGame(page, {
        facts: {
          stakes: ['5.00', '10.00', '20.00'],
          balance: BALANCE,
          model: rules.model,
          roomName: 'Sampaguita',
          rakeBasisPoints: 400,
          waitMs: WAIT_MS,
          turnMs: TURN_MS,
          bankMs: BANK_MS,
        },
        catalogues: [liveTableCatalogue, matchCatalogue, catalogue],
        now,
      });
      await pass(200);
      return { ...shown, sent };
    },
  };

  beforeAll(() => Promise.all([import('../game/GameDialog'), dialogs()]));
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
      shouldAdvanceTime: true,
    });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    pageStart = performance.now();
    state = undefined;
    Object.assign(match, {
      joins: [],
      leaves: [],
      acts: [],
      reads: 0,
      phase: 'none',
      matchId: MATCH_ID,
      stake: '10.00',
      balance: BALANCE,
      commitment: COMMITMENT,
      acted: 0,
      isAway: false,
      turnSince: START,
      nextAt: null,
      seats: [...seats],
    });
  });
  afterEach(endFakeTimers);
  return match;
}

/** The styles of a game and of what all games between players share, if something moves in them. */
export const movingStyles = (folder: string): string[] =>
  [folder, import.meta.dirname]
    .flatMap((each) =>
      readdirSync(each)
        .filter((file) => file.endsWith('.module.css'))
        .map((file) => readFileSync(`${each}/${file}`, 'utf8')),
    )
    .filter((css) => /animation:|transition:/.test(css));
