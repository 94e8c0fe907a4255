import {
  getBalance,
  getBetDetail,
  getBettingRecord,
  launchGame,
  listGames,
  listLiveTables,
  type Game,
} from '@perya/api-client';
import { beforeEach, describe, expect } from 'vitest';
import { checkLedger } from '../../../kernel/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { askPlayApi, type OpenReply } from '../play/playTesting';
import { clientSeedOf, type PlayedRound, type RotatedSeeds } from '@perya/game-engines/play-api';
import { BACCARAT_RULES } from '@perya/game-engines/baccarat';
import { BLACKJACK_RULES } from '@perya/game-engines/blackjack';
import { COLOR_GAME_RULES } from '@perya/game-engines/color-game';
import { DRAGON_TIGER_RULES } from '@perya/game-engines/dragon-tiger';
import {
  addStakes,
  bestReturnOf,
  checkTableRound,
  readStakes,
  type BetReply,
  type Phase,
  type TableFacts,
  type TableRoundDetails,
  type TableRules,
  type TableState,
  type WireStakes,
} from '@perya/game-engines/live-table';
import { MONEY_WHEEL_RULES } from '@perya/game-engines/money-wheel';
import { ROULETTE_RULES } from '@perya/game-engines/roulette';
import { SIC_BO_RULES } from '@perya/game-engines/sic-bo';
import { forgetGameList, gameListOf } from '../game-list/gameList';
import { game as gameTable } from '../game-list/schema';
import { settleAll } from './engine';
import { limitsOf } from './limits';

/**
 * Every game with tables: the kind on its card, two bets, and one with a lower limit that is accepted
 * together with any of them.
 */
const SUBJECTS: readonly {
  rules: TableRules;
  kind: string;
  one: string;
  other: string;
  side: string;
}[] = [
  { rules: BACCARAT_RULES, kind: 'BACCARAT', one: 'banker', other: 'player', side: 'tie' },
  { rules: ROULETTE_RULES, kind: 'ROULETTE', one: 'red', other: 'black', side: 'straight-17' },
  { rules: DRAGON_TIGER_RULES, kind: 'DRAGON_TIGER', one: 'dragon', other: 'tiger', side: 'tie' },
  { rules: COLOR_GAME_RULES, kind: 'COLOR_GAME', one: 'red', other: 'blue', side: 'anyTriple' },
  { rules: SIC_BO_RULES, kind: 'SICBO', one: 'big', other: 'small', side: 'triple-6' },
  { rules: MONEY_WHEEL_RULES, kind: 'GAME_SHOW', one: '1', other: '2', side: '45' },
  { rules: BLACKJACK_RULES, kind: 'BLACKJACK', one: 'main', other: 'main', side: 'pair' },
];

let gateway: TestGateway;
let juan: TestCaller;
let vip: TestCaller;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  juan = callerOf(gateway);
  vip = callerOf(gateway);
  await Promise.all([juan.signIn('juan01'), vip.signIn('vip001')]);
});

const ask = <Value>(path: string, secret: string, body?: unknown) =>
  askPlayApi<Value>(gateway, path, { secret, body });

type Reply = OpenReply<TableFacts>;

const key = (): string => crypto.randomUUID();
const minor = (decimal: string): number => Math.round(Number(decimal) * 100);

let shift = 0;

describe.each(SUBJECTS)('$kind', ({ rules, kind, one, other, side }) => {
  const { name, schedule } = rules.table;
  let tables: Game[];

  it.beforeAll(async () => {
    const { games } = await gameListOf(gateway.platform);
    const table = games.find(({ engine, hasDemo }) => engine === name && hasDemo);
    if (table === undefined) throw new Error(`The game list has no table of ${name}.`);
    const ids = [0, 1, 2].map((place) => `${name}-${place}`);
    await gateway.db
      .insert(gameTable)
      .values(ids.map((id) => ({ ...table, id, nodeId: id, code: id })));
    forgetGameList(gateway.platform);
    const { items } = await juan.client.call(listGames, {
      category: 'LIVE',
      kinds: [kind],
      pageSize: 60,
    });
    tables = items.filter(({ id }) => ids.includes(id));
  });

  const minOf = ({ limits }: TableFacts): string => limits[rules.betTypeOf(one)]?.min ?? '';
  const sideLimit = (min: string) => {
    const limits = limitsOf({ engine: name, minBet: minor(min) });
    return limits[rules.betTypeOf(side)] ?? { min: 0n, max: 0n };
  };

  async function openTable(caller: TestCaller, game: Game, isDemo = false): Promise<Reply> {
    const { id: gameId, nodeId, vendor } = game;
    const { address } = await caller.client.call(launchGame, { gameId, nodeId, vendor, isDemo });
    expect(new URL(address).pathname).toBe(`/play/${name}`);
    const ticket = new URL(address).searchParams.get('ticket');
    const { status, value } = await ask<Reply>('open', '', { ticket });
    expect(status).toBe(200);
    return value;
  }

  /** Moves the gateway's clock to a phase of a table's next round and returns that round. */
  function nextRound(game: Game, phase: Phase = 'betting') {
    const now = gateway.clock.now().getTime();
    const times = schedule.timesOf(game.id, schedule.roundAt(game.id, now).round + 1);
    moveTo(game, times.round, phase);
    return times.round;
  }

  function moveTo(game: Game, round: number, phase: Phase) {
    const times = schedule.timesOf(game.id, round);
    const at = {
      betting: times.opensAt + 100,
      closed: times.closesAt + 1_000,
      deciding: times.dealsAt + 100,
      dealing: times.decidedAt + 100,
      result: times.resultAt + 100,
    }[phase];
    shift += at - gateway.clock.now().getTime();
    gateway.clock.moveTo(shift);
  }

  const bet = (secret: string, round: number, stakes: WireStakes, roundKey = key()) =>
    ask<BetReply>(`${name}/bet`, secret, { roundKey, round, stakes });
  const look = async (secret: string) => (await ask<TableState>(`${name}/table`, secret)).value;

  function table(place: number): Game {
    const game = tables[place];
    if (game === undefined) throw new Error('There is no such table.');
    return game;
  }

  beforeEach(() => {
    // Each test starts where the previous one left the clock, because time only moves forward.
    gateway.clock.moveTo(shift);
  });

  describe('a table', () => {
    it('states the return of its best spot on its card', async () => {
      const opened = await openTable(juan, table(0));
      const { rules: model, rtp, returns } = opened.game;
      expect(minor(rtp ?? '')).toBe(bestReturnOf(rules, model.id));
      expect(Math.max(...Object.values(returns))).toBe(bestReturnOf(rules, model.id));
      expect(table(0).rtp).toBeCloseTo(Number(rtp), 2);
    });

    it('reveals its cards only after betting has closed, and they match the commitment', async () => {
      const game = table(0);
      const { secret } = await openTable(juan, game);
      const round = nextRound(game);
      const before = await look(secret);
      expect(before).toMatchObject({ times: { round }, outcome: null, mine: null });
      moveTo(game, round, 'closed');
      expect((await look(secret)).outcome).toBeNull();
      moveTo(game, round, 'dealing');
      const dealt = await look(secret);
      expect(dealt.outcome?.length).toBeGreaterThanOrEqual(1);
      expect(dealt.commitment).toBe(before.commitment);
      // The next round's commitment is known one round ahead, and the sheet grows by this round.
      moveTo(game, round + 1, 'betting');
      const next = await look(secret);
      expect(next.commitment).toBe(before.nextCommitment);
      // A new sheet starts empty; a history of the last rounds loses its oldest.
      const [latest = ''] = next.sheet.slice(-1);
      const earlier = rules.history === 'sheet' ? before.sheet : before.sheet.slice(1);
      expect(['', earlier + latest]).toContain(next.sheet);
      expect(latest).toBe(next.sheet === '' ? '' : rules.markOf(dealt.outcome ?? []));
    });

    it('is the same for everyone and matches its lobby card', async () => {
      const game = table(1);
      const [mine, theirs] = [await openTable(juan, game), await openTable(vip, game)];
      const round = nextRound(game, 'result');
      const [mineNow, theirsNow] = [await look(mine.secret), await look(theirs.secret)];
      expect(mineNow.outcome).toEqual(theirsNow.outcome);
      expect(mineNow.sheet).toBe(theirsNow.sheet);
      moveTo(game, round + 1, 'betting');
      const [card] = await juan.client.call(listLiveTables, { gameIds: [game.id] });
      expect(card).toMatchObject({
        seats: rules.table.seats,
        seatsTaken: 0,
        players: 2,
        state: 'BETTING',
      });
      expect(card?.dealer).toBe(mine.game.dealer);
      const { sheet } = await look(mine.secret);
      expect(card?.results).toHaveLength(Math.min(36, sheet.length));
    });
  });

  describe('a bet', () => {
    it('is placed once, is open in the record, and is paid when the result is shown', async () => {
      const game = table(2);
      const { secret, game: opened } = await openTable(juan, game);
      const round = nextRound(game);
      const before = await juan.client.call(getBalance, {});
      const min = minOf(opened);
      const roundKey = key();
      const first = await bet(secret, round, { [one]: min }, roundKey);
      expect(first.status).toBe(200);
      const again = await bet(secret, round, { [one]: min }, roundKey);
      expect(again.value).toEqual(first.value);
      const more = await bet(secret, round, { [one]: min, [side]: min });
      const twice = (2 * Number(min)).toFixed(2);
      expect(more.value.mine).toMatchObject({ stakes: { [one]: twice, [side]: min } });
      const taken = 3 * minor(min);
      expect((await juan.client.call(getBalance, {})).minor).toBe(before.minor - taken);

      const open = await juan.client.call(getBettingRecord, { status: 'open' });
      expect(open.items[0]).toMatchObject({ roundId: first.value.mine.roundId, gameId: game.id });
      expect(open.items[0]?.stake.minor).toBe(taken);
      const betId = open.items[0]?.id ?? '';
      // While the bet is open, its draw isn't revealed.
      expect(await juan.client.call(getBetDetail, { betId })).toEqual([]);
      moveTo(game, round, 'dealing');
      await look(secret);
      expect((await juan.client.call(getBalance, {})).minor).toBe(before.minor - taken);

      moveTo(game, round, 'result');
      const state = await look(secret);
      const payout = minor(state.mine?.payout ?? '');
      const { payout: due } = rules.settle(
        opened.rules,
        state.outcome ?? [],
        readStakes(state.mine?.stakes ?? {}),
        state.mine?.hand ?? undefined,
      );
      expect(payout).toBe(Number(due));
      expect((await juan.client.call(getBalance, {})).minor).toBe(before.minor - taken + payout);
      const [draw] = await juan.client.call(getBetDetail, { betId });
      expect(draw).toMatchObject({ nonce: round, rules: opened.rules.id });
      expect(draw?.outcome).toEqual(state.outcome);
      expect(draw?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
      // Several requests pay it only once.
      await Promise.all([look(secret), look(secret)]);
      expect((await juan.client.call(getBalance, {})).minor).toBe(before.minor - taken + payout);
      expect(await checkLedger(gateway.db)).toEqual([]);
    });

    it('is rejected outside the betting phase, above the limit and for invalid chips', async () => {
      const game = table(2);
      const { secret, game: opened } = await openTable(juan, game);
      const min = minOf(opened);
      const round = nextRound(game);
      const balance = await juan.client.call(getBalance, {});
      const { max } = sideLimit(min);
      const tooMuch = (Number(max) / 100 + Number(min)).toFixed(2);
      expect(await bet(secret, round, { [one]: min, [side]: tooMuch })).toMatchObject({
        code: 'STAKE_TOO_HIGH',
      });
      expect(await bet(secret, round, {})).toMatchObject({ code: 'UNKNOWN_STAKE' });
      expect(await bet(secret, round, { [other]: '0.01' })).toMatchObject({
        code: 'UNKNOWN_STAKE',
      });
      expect(await bet(secret, round, { [other]: `-${min}` })).toMatchObject({
        code: 'UNKNOWN_STAKE',
      });
      expect(await bet(secret, round + 1, { [other]: min })).toMatchObject({ code: 'BETS_CLOSED' });
      expect(await bet(secret, round - 1, { [other]: min })).toMatchObject({ code: 'BETS_CLOSED' });
      moveTo(game, round, 'closed');
      expect(await bet(secret, round, { [other]: min })).toMatchObject({
        status: 422,
        code: 'BETS_CLOSED',
      });
      expect(await juan.client.call(getBalance, {})).toEqual(balance);
    });

    it("can't be placed once the cards are drawn, even if the clock is set back", async () => {
      const game = table(2);
      const { secret, game: opened } = await openTable(juan, game);
      const round = nextRound(game, 'dealing');
      const { outcome } = await look(secret);
      expect(outcome).not.toBeNull();
      moveTo(game, round, 'betting');
      const late = await bet(secret, round, { [other]: minOf(opened) });
      expect(late).toMatchObject({ status: 422, code: 'BETS_CLOSED' });
    });

    it('is rejected for a session of another game', async () => {
      const { items } = await juan.client.call(listGames, { category: 'RNG' });
      const [slot] = items;
      if (slot === undefined) throw new Error('There is no slot.');
      const { address } = await juan.client.call(launchGame, {
        gameId: slot.id,
        nodeId: slot.nodeId,
        vendor: slot.vendor,
      });
      const ticket = new URL(address).searchParams.get('ticket');
      const { value } = await ask<Reply>('open', '', { ticket });
      expect(await ask(`${name}/table`, value.secret)).toMatchObject({ status: 404 });
      expect(await bet(value.secret, 1, { [other]: '1.00' })).toMatchObject({ status: 404 });
    });

    it('moves no money, takes no seat and leaves no record in demo play', async () => {
      const game = table(0);
      const { secret, game: opened } = await openTable(juan, game, true);
      const had = minor(opened.balance);
      const before = await juan.client.call(getBalance, {});
      const record = await juan.client.call(getBettingRecord, {});
      const round = nextRound(game);
      const min = minOf(opened);
      const placed = await bet(secret, round, { [one]: min, [side]: min });
      expect(minor(placed.value.balance)).toBe(had - 2 * minor(min));
      expect((await look(secret)).seats).toEqual([]);
      moveTo(game, round, 'result');
      const { mine, balance } = await look(secret);
      expect(minor(balance)).toBe(had - 2 * minor(min) + minor(mine?.payout ?? ''));
      expect(await juan.client.call(getBalance, {})).toEqual(before);
      expect((await juan.client.call(getBettingRecord, {})).totals).toEqual(record.totals);
    });

    it('takes a seat, with a name that is masked for others, until its player leaves', async () => {
      const game = table(1);
      const [mine, theirs] = [await openTable(juan, game), await openTable(vip, game)];
      const round = nextRound(game);
      const min = minOf(mine.game);
      await bet(mine.secret, round, { [one]: min, [side]: min });
      await bet(theirs.secret, round, { [other]: min });
      const { seats, totals } = await look(theirs.secret);
      expect(seats).toEqual([
        { seat: 1, name: 'ju***1', isMine: false, stakes: { [one]: min, [side]: min }, hand: null },
        { seat: 2, name: 'vip001', isMine: true, stakes: { [other]: min }, hand: null },
      ]);
      expect(readStakes(totals)).toEqual(
        addStakes(readStakes({ [one]: min, [side]: min }), readStakes({ [other]: min })),
      );
      // Three minutes later, only players who keep polling are still there.
      moveTo(game, round + 7, 'betting');
      expect((await look(theirs.secret)).seats.map(({ seat }) => seat)).toEqual([2]);
    });
  });

  describe('a round with several bets', () => {
    it('mixes the seeds of all players, and each can verify it', async () => {
      const game = table(0);
      const [mine, theirs] = [await openTable(juan, game), await openTable(vip, game)];
      const own = await ask<RotatedSeeds>('seeds', mine.secret, { clientSeed: 'my own words' });
      expect(own.value.next.clientSeed).toBe('my own words');
      const round = nextRound(game);
      const promised = (await look(mine.secret)).commitment;
      const min = minOf(mine.game);
      await bet(mine.secret, round, { [other]: min, [side]: min });
      await bet(theirs.secret, round, { [one]: min, [side]: min });
      moveTo(game, round, 'result');
      await look(mine.secret);

      for (const { secret, game: opened } of [mine, theirs]) {
        const { value } = await ask<{ list: PlayedRound[] }>('rounds', secret);
        const played = value.list.find(({ nonce }) => nonce === round);
        if (played === undefined) throw new Error('The round is not listed.');
        const details = played.details as TableRoundDetails;
        expect(details.seeds).toHaveLength(2);
        expect(details.seeds).toContain('my own words');
        expect(played.clientSeed).toBe(await clientSeedOf(game.id, round, details.seeds));
        expect(played.commitment).toBe(promised);
        expect(await checkTableRound(rules, opened, played, promised)).toBe(true);
        const forgeries: PlayedRound[] = [
          { ...played, outcome: played.outcome.map((number) => number + 1) },
          { ...played, payout: (Number(played.payout) + 1).toFixed(2) },
          { ...played, details: { ...details, seeds: details.seeds.toReversed() } },
          { ...played, serverSeed: '00'.repeat(32) },
        ];
        for (const forged of forgeries)
          expect(await checkTableRound(rules, opened, forged, promised)).toBe(false);
        expect(await checkTableRound(rules, opened, played, '00'.repeat(32))).toBe(false);
      }
    });

    it('is settled for players who left, without another request', async () => {
      const game = table(2);
      const { secret, game: opened } = await openTable(juan, game);
      const round = nextRound(game);
      await bet(secret, round, { [other]: minOf(opened) });
      moveTo(game, round + 3, 'betting');
      await settleAll(gateway.platform);
      const { totals } = await juan.client.call(getBettingRecord, { status: 'open' });
      expect(totals.bets).toBe(0);
      expect(await checkLedger(gateway.db)).toEqual([]);
    });
  });
});
