import { launchGame, listGames, type GameKind } from '@perya/api-client';
import type { InstantOptions } from '@perya/game-engines/instant';
import { phaseAt, type TableFacts, type TableState } from '@perya/game-engines/live-table';
import type { EngineName } from '@perya/game-engines/play-api';
import type { Board } from '@perya/game-engines/sports';
import type { TestCaller } from '../../../testing';
import { askPlayApi, type OpenReply } from './playTesting';

/** A call that takes a stake, without its round key. */
export interface TestBet {
  path: string;
  body: object;
}

/** An open game, as a bet needs it. */
export interface OpenTestGame extends Pick<OpenReply, 'secret'> {
  playUrl: string;
  gameId: string;
  facts: OpenReply['game'];
  /** Moves the platform's clock forward. */
  wait(milliseconds: number): Promise<void> | void;
}

interface BetSubject {
  /** A kind of game that runs on the engine. */
  kind: GameKind;
  bet(game: OpenTestGame): Promise<TestBet> | TestBet;
}

const stakeOf = ({ facts }: OpenTestGame): string => facts.stakes[0] ?? '';

/** A bet on one spot of a live table, in its next betting phase. */
const table = (kind: GameKind, name: EngineName, spot: string): BetSubject => ({
  kind,
  bet: async ({ playUrl, secret, facts, wait }) => {
    const read = async () =>
      (await askPlayApi<TableState>({ playUrl }, `${name}/table`, { secret })).value;
    let { times, now } = await read();
    // With time left to send the bet.
    if (phaseAt(times, now + 3_000) !== 'betting') {
      await wait(times.endsAt - now + 500);
      ({ times, now } = await read());
    }
    const [limit] = Object.values((facts as OpenReply<TableFacts>['game']).limits);
    return { path: `${name}/bet`, body: { round: times.round, stakes: { [spot]: limit?.min } } };
  },
});

const instant = (kind: GameKind, name: EngineName, options: InstantOptions): BetSubject => ({
  kind,
  bet: (game) => ({ path: `${name}/start`, body: { stake: stakeOf(game), options } }),
});

const match = (kind: GameKind, name: EngineName, seats: number): BetSubject => ({
  kind,
  bet: (game) => ({ path: `${name}/join`, body: { stake: stakeOf(game), seats } }),
});

/** A game of every engine, and a call that takes a stake in it. */
export const BET_SUBJECTS: Readonly<Record<EngineName, BetSubject>> = {
  slot: { kind: 'FRUIT', bet: (game) => ({ path: 'spin', body: { stake: stakeOf(game) } }) },
  baccarat: table('BACCARAT', 'baccarat', 'banker'),
  roulette: table('ROULETTE', 'roulette', 'red'),
  'dragon-tiger': table('DRAGON_TIGER', 'dragon-tiger', 'dragon'),
  'color-game': table('COLOR_GAME', 'color-game', 'red'),
  'sic-bo': table('SICBO', 'sic-bo', 'big'),
  'money-wheel': table('GAME_SHOW', 'money-wheel', '1'),
  blackjack: table('BLACKJACK', 'blackjack', 'main'),
  sports: {
    kind: 'FOOTBALL',
    bet: async (game) => {
      const { playUrl, secret } = game;
      const board = await askPlayApi<Board>({ playUrl }, 'sports/board?sport=football', { secret });
      const leg = board.value.events
        .filter(({ phase, startsAt }) => phase === 'coming' && startsAt > board.value.now + 60_000)
        .flatMap(({ id: event, main }) =>
          (main?.selections ?? []).flatMap(({ id: selection, price }) =>
            main === null || price === null ? [] : { event, market: main.id, selection, price },
          ),
        )[0];
      return { path: 'sports/ticket', body: { stake: stakeOf(game), accept: 'any', legs: [leg] } };
    },
  },
  crash: {
    kind: 'CRASH',
    bet: (game) => ({ path: 'crash/start', body: { stake: stakeOf(game), auto: null } }),
  },
  mines: instant('MINES', 'mines', { mines: 3 }),
  'hi-lo': instant('HILO', 'hi-lo', {}),
  plinko: instant('PLINKO', 'plinko', { rows: 8, risk: 0 }),
  wheel: instant('WHEEL', 'wheel', { segments: 10, risk: 0 }),
  fish: {
    kind: 'SHOOTER',
    bet: (game) => ({ path: 'fish/shots', body: { stake: stakeOf(game), fish: ['sardine'] } }),
  },
  pusoy: { kind: 'POKER', bet: (game) => ({ path: 'pusoy/deal', body: { stake: stakeOf(game) } }) },
  tongits: match('TONGITS', 'tongits', 3),
  dominoes: match('DOMINO', 'dominoes', 2),
};

/** Opens a game that runs on an engine. */
export async function openEngine(
  { client }: TestCaller,
  engine: EngineName,
  wait: OpenTestGame['wait'],
): Promise<OpenTestGame> {
  const { items } = await client.call(listGames, { kinds: [BET_SUBJECTS[engine].kind] });
  const [game] = items;
  if (game === undefined) throw new Error(`There is no game for ${engine}.`);
  const { id: gameId, nodeId, vendor } = game;
  const key = crypto.randomUUID();
  const address = new URL((await client.call(launchGame, { gameId, nodeId, vendor, key })).address);
  if (address.pathname !== `/play/${engine}`) throw new Error(`${address.pathname}: ${engine}`);
  const playUrl = address.origin;
  const body = { ticket: address.searchParams.get('ticket') };
  const { value } = await askPlayApi<OpenReply>({ playUrl }, 'open', { body });
  return { playUrl, gameId, secret: value.secret, facts: value.game, wait };
}

/** Sends a bet under a key. */
export const sendBet = (
  { playUrl, secret }: Pick<OpenTestGame, 'playUrl' | 'secret'>,
  { path, body }: TestBet,
  roundKey: string,
) => askPlayApi<object>({ playUrl }, path, { secret, body: { ...body, roundKey } });
