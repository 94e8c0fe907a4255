import { sql } from 'drizzle-orm';
import { houseAccount, postAll, walletOf, type PostingRequest } from '../../../kernel/ledger';
import { rowsOf } from '../../../kernel/db/types';
import type { SeedContext } from '../../../kernel/seed/seed';
import { outcomeSql } from '../../bets';

const DAY_MS = 86_400_000;
const AT_ONCE = 2_000;
/** Bets per member over the year. */
const BETS = 12;
const TEAM = 'team%';

/**
 * Seeds a year of play of the large team, for measurements: deterministic bets that the database generates,
 * and deposits and withdrawals in the ledger. Stakes and wins aren't in the ledger: they are only there to be
 * counted.
 */
export async function seedYear(context: SeedContext): Promise<void> {
  const { db, progress } = context;
  const members = await rowsOf<{ id: number; account: string; joined: string }>(
    db,
    sql`select id, account, (extract(epoch from created_at) * 1000)::bigint::text as joined
      from member where account like ${TEAM} order by id`,
  );
  for (let from = 0; from < members.length; from += AT_ONCE) {
    progress(`Playing a year of the team, ${from} of ${members.length}`);
    const part = members.slice(from, from + AT_ONCE);
    await bet(context, part[0]?.id ?? 0, part.at(-1)?.id ?? 0);
    await postAll(
      db,
      part.flatMap((each) => cash(context, each)),
    );
  }
}

const bet = ({ db, now, brand }: SeedContext, first: number, last: number) =>
  db.execute(
    // A digest of the account and the bet's number determines all values of the bet.
    sql`insert into bet (round_id, member_id, game_id, game_name, category, vendor, vendor_name, currency,
        stake, payout, turnover, status, placed_at, settled_at, settled_by)
      select 'year-' || id || '-' || n, id, 'year-' || c % 40, 'Game ' || c % 40,
        (array['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT'])[1 + c % 6], 'Y' || c % 8, 'Year ' || c % 8,
        ${brand.currency}, stake, payout, stake,
        ${outcomeSql(sql`stake`, sql`payout`)},
        at, at + interval '20 seconds', 'PLAYER'
      from (
        select id, n, c, stake, case when w % 10 < 4 then stake * (w % 250) / 100 else 0 end as payout,
          greatest(created_at, ${new Date(now.getTime() - 360 * DAY_MS).toISOString()}::timestamptz)
            + t / 65536.0 * (${now.toISOString()}::timestamptz - interval '1 hour'
              - greatest(created_at, ${new Date(now.getTime() - 360 * DAY_MS).toISOString()}::timestamptz)) as at
        from (
          select m.id, n, m.created_at,
            ('x' || substr(digest, 1, 4))::bit(16)::int as c,
            ('x' || substr(digest, 5, 4))::bit(16)::int as t,
            ('x' || substr(digest, 9, 4))::bit(16)::int as w,
            (1 + ('x' || substr(digest, 13, 4))::bit(16)::int % 200) * 500 as stake
          from member m cross join generate_series(1, ${BETS}::int) n
            cross join lateral md5(m.account || n) digest
          where m.account like ${TEAM} and m.id between ${first} and ${last}
        ) drawn
      ) bets`,
  );

interface Saver {
  id: number;
  account: string;
  joined: string;
}

/** Two deposits and one withdrawal per member. */
function cash({ now, brand }: SeedContext, { id, account, joined }: Saver): PostingRequest[] {
  const { currency } = brand;
  const begun = Math.max(Number(joined), now.getTime() - 360 * DAY_MS);
  const at = (share: number) => new Date(begun + (now.getTime() - DAY_MS - begun) * share);
  const moves = [
    ['deposit', 0.1, BigInt(200 + (id % 50) * 20) * 100n],
    ['deposit', 0.3 + (id % 30) / 100, BigInt(100 + (id % 30) * 10) * 100n],
    ['withdrawal', 0.6 + (id % 30) / 100, -BigInt(50 + (id % 20) * 10) * 100n],
  ] as const;
  return moves.map(([kind, share, amount], index) => ({
    key: `seed:year:${account}:${index}`,
    kind,
    at: at(share),
    entries: [
      { account: walletOf(id, currency), amount },
      { account: houseAccount('bank', currency), amount: -amount },
    ],
  }));
}
