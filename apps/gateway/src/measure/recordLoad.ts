import { eq } from 'drizzle-orm';
import { houseAccount, postAll, walletOf, type PostingRequest } from '../kernel/ledger';
import { member as memberTable } from '../modules/identity';
import type { TestGateway } from '../testing';
import { outcomeOf, bet } from '../modules/bets';

/** Keeps a statement below PostgreSQL's 65,535 parameters. */
const BATCH = 1_000;
const GAMES = 40;
const VENDORS = 8;
const DAYS = 364;
const DAY_MS = 86_400_000;

/** What stands in the record afterwards. */
export interface LoadedRecord {
  bets: number;
  entries: number;
}

/** Gives a member so many bets and as many movements over the last year, in evenings of play. */
export async function fillRecord(
  { db, clock }: Pick<TestGateway, 'db' | 'clock'>,
  account: string,
  rows: number,
): Promise<LoadedRecord> {
  const [member] = await db.select().from(memberTable).where(eq(memberTable.account, account));
  if (member === undefined) throw new Error(`Nobody is called ${account}.`);
  const now = clock.now().getTime();
  const perDay = Math.ceil(rows / DAYS);
  const timeOf = (row: number) =>
    new Date(now - (DAYS - Math.floor(row / perDay)) * DAY_MS + (row % perDay) * 30_000);
  for (let from = 0; from < rows; from += BATCH) {
    await db.insert(bet).values(
      Array.from({ length: Math.min(BATCH, rows - from) }, (_, index) => {
        const row = from + index;
        // A game is played for a while.
        const game = (Math.floor(row / 40) * 7) % GAMES;
        const stake = BigInt(100 + (row % 50) * 20);
        const payout = row % 3 === 0 ? stake * 2n : 0n;
        const at = timeOf(row);
        return {
          roundId: `load-${row}`,
          memberId: member.id,
          gameId: `load-${game}`,
          gameName: `Game ${game}`,
          category: game % 2 === 0 ? ('RNG' as const) : ('LIVE' as const),
          vendor: `V${game % VENDORS}`,
          vendorName: `Vendor ${game % VENDORS}`,
          currency: member.currency,
          stake,
          payout,
          turnover: stake,
          status: outcomeOf(stake, payout),
          placedAt: at,
          settledAt: at,
        };
      }),
    );
    await postAll(
      db,
      Array.from({ length: Math.min(BATCH, rows - from) }, (_, index) =>
        movement(member, from + index, timeOf(from + index)),
      ),
    );
  }
  return {
    bets: await db.$count(bet, eq(bet.memberId, member.id)),
    entries: rows,
  };
}

/** Every second puts back what the one before took; now and then one is a deposit. */
function movement(
  { id, currency }: { id: number; currency: string },
  row: number,
  at: Date,
): PostingRequest {
  const isIn = row % 2 === 1;
  const isDeposit = row % 1001 === 0;
  const amount = isDeposit || isIn ? 100n : -100n;
  return {
    key: `load-${row}`,
    kind: isDeposit ? 'deposit' : isIn ? 'payout' : 'bet',
    at,
    reference: `load-${row}`,
    entries: [
      { account: walletOf(id, currency), amount },
      { account: houseAccount(isDeposit ? 'bank' : 'games', currency), amount: -amount },
    ],
  };
}
