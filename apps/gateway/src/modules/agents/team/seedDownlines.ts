import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import agents from '../../../demo/agents.json' with { type: 'json' };
import { game as gameTable, vendor as vendorTable } from '../../games';
import { houseAccount, postAll, walletOf, type PostingRequest } from '../../../kernel/ledger';
import { DOWNLINE_AGENT_TYPE, MEMBER_TYPES, member } from '../../identity';
import { outcomeOf, bet } from '../../bets';
import type { Random } from '../../../kernel/seed/random';
import type { SeedContext } from '../../../kernel/seed/seed';
import { affiliateOrigin, downlineLink, memberRebate } from './schema';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface SeedDownline {
  account: string;
  nickname: string;
  upline: string;
  isAgent?: boolean;
  /** Joined this many days ago. */
  days: number;
  /** Code of the link that they registered by. */
  link?: string;
  /** Number of evenings played since then. None: has never signed in. */
  evenings: number;
  /** Average stake in pesos. */
  stake: number;
}

/** The members below `agent01`, on three further levels. Some are active, others have left. */
const DOWNLINES: readonly SeedDownline[] = agents.downlines;

type SeedGame = typeof gameTable.$inferSelect & { vendorName: string };

/**
 * Seeds a team that has played for some weeks, with every stake and win in the ledger. These members aren't
 * meant to be signed in as.
 */
export async function seedDownlines(context: SeedContext): Promise<void> {
  const { db, random, progress, hashPassword } = context;
  progress('Seeding the team of agent01');
  const passwordHash = await hashPassword('Perya2026');
  const ids = new Map(
    (
      await db
        .select({ id: member.id, account: member.account })
        .from(member)
        .where(inArray(member.account, ['agent01', 'agent02']))
    ).map(({ id, account }) => [account, id]),
  );
  const games = (
    await db
      .select({ game: gameTable, vendorName: vendorTable.name })
      .from(gameTable)
      .innerJoin(vendorTable, eq(vendorTable.code, gameTable.vendor))
      .where(
        and(
          gt(gameTable.minBet, 0),
          inArray(gameTable.category, ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'INHOUSE']),
        ),
      )
      .orderBy(asc(gameTable.rank), asc(gameTable.id))
      .limit(200)
  ).map(({ game, vendorName }): SeedGame => ({ ...game, vendorName }));
  for (const downline of DOWNLINES) {
    const id = await insertDownline(context, {
      downline,
      passwordHash,
      uplineId: ids.get(downline.upline) ?? null,
    });
    ids.set(downline.account, id);
    await playEvenings(context, {
      downline,
      id,
      games,
      chance: random(`downline/${downline.account}`),
    });
  }
}

interface Inserted {
  downline: SeedDownline;
  passwordHash: string;
  uplineId: number | null;
}

async function insertDownline(
  { db, now, brand }: SeedContext,
  { downline, passwordHash, uplineId }: Inserted,
): Promise<number> {
  const { account, nickname, isAgent, days, link, evenings } = downline;
  const createdAt = new Date(now.getTime() - days * DAY_MS);
  // Active players were seen recently, except those who joined long ago and played rarely.
  const seen = evenings === 0 ? null : new Date(now.getTime() - (evenings < 4 ? 40 : 1) * DAY_MS);
  const lastLoginAt = seen !== null && seen < createdAt ? createdAt : seen;
  const [row] = await db
    .insert(member)
    .values({
      account,
      nickname,
      type: isAgent === true ? DOWNLINE_AGENT_TYPE : MEMBER_TYPES.member,
      affiliateCode: isAgent === true ? account.toUpperCase() : null,
      uplineId,
      currency: brand.currency,
      language: brand.defaultLanguage,
      passwordHash,
      passwordChangedAt: createdAt,
      firstLoginAt: evenings === 0 ? null : createdAt,
      lastLoginAt,
      registeredBy: link === undefined ? 'agent' : 'username',
      createdAt,
    })
    .returning({ id: member.id });
  if (row === undefined) throw new Error(`The database answered no id for ${account}.`);
  if (link !== undefined && uplineId !== null) {
    const [used] = await db
      .update(downlineLink)
      .set({ uses: sql`${downlineLink.uses} + 1` })
      .where(eq(downlineLink.code, link))
      .returning();
    await db.insert(affiliateOrigin).values({
      memberId: row.id,
      agentId: uplineId,
      linkId: used?.id ?? null,
      joinedAt: createdAt,
    });
    const rates = Object.entries(used?.rebates ?? {});
    if (rates.length > 0) {
      await db.insert(memberRebate).values(
        rates.map(([category, rate]) => ({
          memberId: row.id,
          category: category as typeof memberRebate.$inferInsert.category,
          rate,
        })),
      );
    }
  }
  return row.id;
}

interface Evenings {
  downline: SeedDownline;
  id: number;
  games: readonly SeedGame[];
  chance: Random;
}

/** Plays on some evenings since joining, with money deposited before. Large wins are withdrawn. */
async function playEvenings(
  { db, now, brand }: SeedContext,
  { downline, id, games, chance }: Evenings,
): Promise<void> {
  const { currency } = brand;
  const [mine, house, bank] = [
    walletOf(id, currency),
    houseAccount('games', currency),
    houseAccount('bank', currency),
  ];
  const postings: PostingRequest[] = [];
  const bets: (typeof bet.$inferInsert)[] = [];
  let balance = 0n;
  const move = (
    kind: 'deposit' | 'withdrawal' | 'bet' | 'payout',
    amount: bigint,
    { key, at, note }: { key: string; at: Date; note?: string },
  ) => {
    balance += amount;
    postings.push({
      key,
      kind,
      at,
      ...(note !== undefined && { details: { note } }),
      entries: [
        { account: mine, amount },
        { account: kind === 'bet' || kind === 'payout' ? house : bank, amount: -amount },
      ],
    });
  };
  for (let evening = 0; evening < downline.evenings; evening += 1) {
    const daysAgo = downline.days - (downline.days * (evening + 0.5)) / downline.evenings;
    let at = now.getTime() - Math.max(daysAgo, 1) * DAY_MS;
    const played = chance.pick(games);
    for (let round = chance.integer(3, 8); round > 0; round -= 1) {
      at += chance.integer(1, 9) * MINUTE_MS;
      const stake = BigInt(downline.stake * chance.integer(1, 6)) * 100n;
      if (balance < stake) {
        move('deposit', stake * 10n, {
          key: `seed:team:${downline.account}:in:${postings.length}`,
          at: new Date(at - MINUTE_MS / 2),
        });
      }
      const roundId = `team-${downline.account}-${bets.length}`;
      // Some bets return more than the stake, most return nothing. In the long run, 94% of stakes are paid
      // back.
      const payout = chance.chance(0.38) ? (stake * BigInt(chance.integer(120, 375))) / 100n : 0n;
      move('bet', -stake, { key: `bet:${roundId}`, at: new Date(at), note: played.name });
      const settledAt = new Date(at + 20_000);
      if (payout > 0n)
        move('payout', payout, { key: `payout:${roundId}`, at: settledAt, note: played.name });
      bets.push({
        roundId,
        memberId: id,
        gameId: played.id,
        gameName: played.name,
        category: played.category,
        vendor: played.vendor,
        vendorName: played.vendorName,
        currency,
        stake,
        payout,
        turnover: stake,
        status: outcomeOf(stake, payout),
        placedAt: new Date(at),
        settledAt,
      });
    }
    const good = BigInt(downline.stake) * 4_000n;
    if (balance > good) {
      move('withdrawal', good - balance, {
        key: `seed:team:${downline.account}:out:${postings.length}`,
        at: new Date(at + MINUTE_MS),
      });
    }
  }
  if (postings.length > 0) await postAll(db, postings);
  if (bets.length > 0) await db.insert(bet).values(bets);
}
