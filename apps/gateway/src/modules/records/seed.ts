import { slotModel, spin } from '@perya/game-engines/slot';
import { commitmentOf } from '@perya/rules/fairness';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import {
  game as gameTable,
  vendor as vendorTable,
  fairSeed,
  fairRound,
  stakesOf,
  recordOpenedGame,
} from '../games';
import { uuidOf } from '../../kernel/crypto/uuid';
import type { Db } from '../../kernel/db/types';
import { balanceOf, postAll, walletOf } from '../../kernel/ledger';
import { DEMO_MEMBERS, member as memberTable } from '../identity';
import type { Random } from '../../kernel/seed/random';
import type { DemoProfile, DemoSeedContext, SeedContext } from '../../kernel/seed/seed';
import { outcomeOf, bet } from '../bets';
import { createSeedWallet, type SeedMember } from './seedWallet';

const DAY_MS = 86_400_000;
const BATCH = 500;
/** The seed of the betting history: changing it generates a different history. */
const PAST = 'perya/past-1';

interface History {
  account: string;
  days: number;
  /** The number of days with play. */
  playDays: number;
  spins: readonly [number, number];
  /** Indexes into the game's list of stakes. */
  stakes: readonly [number, number];
  /** Whether the member also played within the last hour. */
  isAround?: boolean;
}

/** Fills the winners' board: play on a few recent evenings, and just now. */
const DEMO_MEMBER_HISTORIES = DEMO_MEMBERS.map((account): History => ({
  account,
  days: 6,
  playDays: 3,
  spins: [4, 9],
  stakes: [2, 5],
  isAround: true,
}));

const HISTORIES: Readonly<Record<DemoProfile, readonly History[]>> = {
  demo: [
    { account: 'juan01', days: 60, playDays: 24, spins: [6, 16], stakes: [1, 3] },
    { account: 'vip001', days: 365, playDays: 140, spins: [8, 20], stakes: [5, 8] },
    ...DEMO_MEMBER_HISTORIES,
  ],
  large: [
    { account: 'juan01', days: 60, playDays: 24, spins: [6, 16], stakes: [1, 3] },
    { account: 'vip001', days: 365, playDays: 320, spins: [20, 60], stakes: [5, 8] },
    ...DEMO_MEMBER_HISTORIES,
  ],
  small: [
    { account: 'juan01', days: 20, playDays: 3, spins: [5, 9], stakes: [1, 3] },
    { account: 'vip001', days: 60, playDays: 4, spins: [6, 10], stakes: [4, 6] },
  ],
};

type SeedGame = typeof gameTable.$inferSelect & { vendorName: string };

/**
 * Generates a betting history for the demo members. Rounds are played on the real machines, with seeds that
 * have since been revealed, so that every round can be verified. Money is posted as in real play; deposits
 * and withdrawals keep the wallet near its opening balance, and at the end exactly at it.
 */
export async function seedBets(context: DemoSeedContext): Promise<void> {
  const { db, profile, random, progress } = context;
  const histories = HISTORIES[profile];
  const games = await db
    .select({ game: gameTable, vendorName: vendorTable.name })
    .from(gameTable)
    .innerJoin(vendorTable, eq(vendorTable.code, gameTable.vendor))
    .where(and(eq(gameTable.engine, 'slot'), lte(gameTable.rank, 60)))
    .orderBy(asc(gameTable.id));
  const members = await db
    .select({ id: memberTable.id, account: memberTable.account, currency: memberTable.currency })
    .from(memberTable)
    .where(
      inArray(
        memberTable.account,
        histories.map(({ account }) => account),
      ),
    );
  for (const history of histories) {
    const member = members.find(({ account }) => account === history.account);
    if (member === undefined) continue;
    progress(`Playing the past of ${member.account}`);
    const chance = random(`bets/${member.account}`);
    const liked = chance
      .shuffle(games)
      .slice(0, 24)
      .map(({ game, vendorName }) => ({ ...game, vendorName }));
    await playHistory(context, { member, history, chance, games: liked });
  }
}

interface Past {
  member: SeedMember;
  history: History;
  chance: Random;
  games: readonly SeedGame[];
}

type NewBet = typeof bet.$inferInsert;
/** A round, with the id of the round in which its bet was placed. */
type NewSpin = Omit<typeof fairRound.$inferInsert, 'betId'> & { bet: string };

/** An evening in Manila, a number of days ago. */
function evening(now: Date, day: number, chance: Random): number {
  const midnight = now.getTime() - (now.getTime() % DAY_MS);
  return midnight - day * DAY_MS + chance.integer(9 * 60, 14 * 60) * 60_000;
}

async function playHistory(
  { db, now }: SeedContext,
  { member, history, chance, games }: Past,
): Promise<void> {
  const { available: opening } = await balanceOf(db, walletOf(member.id, member.currency));
  const wallet = createSeedWallet(member, opening);
  const bets: NewBet[] = [];
  const spins: NewSpin[] = [];
  const days = chance
    .shuffle(Array.from({ length: history.days }, (_, day) => day + 1))
    .slice(0, history.playDays)
    .sort((a, b) => b - a);
  if (history.isAround) days.push(0);
  let last = now.getTime() - 3_600_000;

  for (const day of days) {
    const game = chance.pick(games);
    const model = game.model === null ? undefined : slotModel(game.model);
    if (model === undefined) continue;
    let at =
      day === 0 ? now.getTime() - chance.integer(20, 55) * 60_000 : evening(now, day, chance);
    const serverSeed = sha256(`${PAST}/${member.account}/${day}`).toString('hex');
    const count = chance.integer(...history.spins);
    const seedId = await keepSeed(db, { member, game, serverSeed, at, now });
    let nonce = 0;
    for (let played = 0; played < count; played += 1) {
      at += chance.integer(4, 40) * 1000;
      const stake = stakesOf(game)[chance.integer(...history.stakes)] ?? BigInt(game.minBet);
      const round = uuidOf(`perya/round/${member.account}/${day}/${nonce}`);
      const note = { note: game.name, gameId: game.id };
      wallet.afford(stake, new Date(at - 2000));
      wallet.take(stake, { round, at: new Date(at), note });
      const placedAt = new Date(at);
      let paid = 0n;
      let free = 0;
      let id = round;
      for (let isFree = false; ; isFree = true) {
        const result = spin(model, { serverSeed, clientSeed: member.account, nonce }, isFree);
        const payout = (stake / BigInt(model.lines)) * BigInt(result.pays);
        if (payout > 0n) wallet.give(payout, { round: id, at: new Date(at), note });
        paid += payout;
        free += result.freeSpinsWon - (isFree ? 1 : 0);
        spins.push({
          id,
          bet: round,
          memberId: member.id,
          gameId: game.id,
          mode: 'real',
          model: model.id,
          seedId,
          nonce,
          isFree,
          stake: isFree ? 0n : stake,
          payout,
          outcome: result.stops,
          playedAt: new Date(at),
          settledAt: new Date(at),
        });
        nonce += 1;
        if (free === 0) break;
        at += 4000;
        id = uuidOf(`perya/round/${member.account}/${day}/${nonce}`);
      }
      bets.push({
        roundId: round,
        memberId: member.id,
        gameId: game.id,
        gameName: game.name,
        category: game.category,
        vendor: game.vendor,
        vendorName: game.vendorName,
        currency: member.currency,
        stake,
        payout: paid,
        turnover: stake,
        status: outcomeOf(stake, paid),
        placedAt,
        settledAt: new Date(at),
      });
    }
    await db.update(fairSeed).set({ nextNonce: nonce }).where(eq(fairSeed.id, seedId));
    await recordOpenedGame(db, { memberId: member.id, nodeId: game.nodeId, at: new Date(at) });
    wallet.tidy(new Date(at + 60_000));
    last = Math.max(last, at + 120_000);
  }
  wallet.close(new Date(last));

  await postAll(db, wallet.postings);
  await insertBets(db, bets, spins);
}

/** Inserts bets and their rounds, which identify their bet by its round. */
async function insertBets(
  db: Db,
  bets: readonly NewBet[],
  spins: readonly NewSpin[],
): Promise<void> {
  const ids = new Map<string, number>();
  for (let from = 0; from < bets.length; from += BATCH) {
    const rows = await db
      .insert(bet)
      .values(bets.slice(from, from + BATCH))
      .returning({ id: bet.id, roundId: bet.roundId });
    for (const { id, roundId } of rows) ids.set(roundId, id);
  }
  for (let from = 0; from < spins.length; from += BATCH) {
    await db
      .insert(fairRound)
      .values(
        spins
          .slice(from, from + BATCH)
          .map(({ bet: round, ...row }) => ({ ...row, betId: ids.get(round) ?? null })),
      );
  }
}

interface KeptSeed {
  member: SeedMember;
  game: SeedGame;
  serverSeed: string;
  at: number;
  now: Date;
}

async function keepSeed(db: Db, { member, game, serverSeed, at, now }: KeptSeed): Promise<number> {
  const [row] = await db
    .insert(fairSeed)
    .values({
      memberId: member.id,
      gameId: game.id,
      mode: 'real',
      serverSeed,
      commitment: commitmentOf(serverSeed),
      clientSeed: member.account,
      createdAt: new Date(at),
      revealedAt: now,
    })
    .returning({ id: fairSeed.id });
  if (row === undefined) throw new Error('The database answered no id for a seed.');
  return row.id;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
