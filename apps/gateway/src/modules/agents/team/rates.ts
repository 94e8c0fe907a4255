import { CATEGORIES, type RebateRate } from '@perya/api-client';
import { sql, type SQL } from 'drizzle-orm';
import type { Category } from '../../games';
import { rowsOf, type Db } from '../../../kernel/db/types';
import { invalidFields } from '../../../kernel/http/fieldErrors';
import type { Brand } from '../../../kernel/brand';

/** Basis points by category. */
export type Rates = Readonly<Record<Category, number>>;

/** The brand's default rates. */
export const defaultRates = ({ rebate }: Brand): Rates =>
  Object.fromEntries(
    CATEGORIES.map((category) => [category, rebate.rates[category] ?? 0]),
  ) as Record<Category, number>;

/** The default rates as a table `usual(category, rate)`. */
export const defaultRatesTable = (brand: Brand): SQL => {
  const rates = defaultRates(brand);
  return sql`(values ${sql.join(
    CATEGORIES.map((category) => sql`(${category}::text, ${rates[category]}::int)`),
    sql`, `,
  )}) usual (category, rate)`;
};

/**
 * Returns a member's rebate rates: their own or the defaults, capped by the rates of everyone above, whatever
 * was set for whom and when.
 */
export async function ratesOf(db: Db, brand: Brand, memberId: number): Promise<Rates> {
  const rows = await rowsOf<{ category: Category; rate: number }>(
    db,
    sql`select usual.category, min(coalesce(own.rate, usual.rate))::int as rate
      from (select ${memberId}::int as id union all
        select ancestor_id from team_link where descendant_id = ${memberId}) line
      cross join ${defaultRatesTable(brand)}
      left join member_rebate own on own.member_id = line.id and own.category = usual.category
      group by usual.category`,
  );
  const found = new Map(rows.map(({ category, rate }) => [category, rate]));
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, found.get(category) ?? 0]),
  ) as Record<Category, number>;
}

/** Lists rates in the order of the categories. */
export const listRates = (rates: Partial<Rates>): RebateRate[] =>
  CATEGORIES.flatMap((category) => {
    const basisPoints = rates[category];
    return basisPoints === undefined ? [] : [{ category, basisPoints }];
  });

/** Reads rates by category. A rate above the agent's own is rejected at its field. */
export function readRates(
  rates: readonly RebateRate[],
  own: Rates,
): Partial<Record<Category, number>> {
  const errors = rates.flatMap(({ category, basisPoints }, index) =>
    basisPoints > own[category]
      ? [
          {
            path: `rebates.${index}.basisPoints`,
            messageKey: 'rebate_above_own',
            params: { max: writtenRate(own[category]) },
          },
        ]
      : [],
  );
  const [first, ...others] = errors;
  if (first !== undefined) throw invalidFields([first, ...others]);
  return Object.fromEntries(rates.map(({ category, basisPoints }) => [category, basisPoints]));
}

/** Formats basis points as a percentage: 65 is `0.65%`. */
const writtenRate = (basisPoints: number) => `${(basisPoints / 100).toFixed(2)}%`;

interface Given {
  memberId: number;
  /** The chosen rates. Categories that are left out use the default. */
  rates: Partial<Record<Category, number>>;
  /** The upline's current rates: the maximum that can be given. */
  max: Rates;
}

/** Sets the rates of a new member below an agent. */
export async function giveRates(
  db: Db,
  brand: Brand,
  { memberId, rates, max }: Given,
): Promise<void> {
  const usual = defaultRates(brand);
  const rows = CATEGORIES.map((category) => ({
    category,
    rate: Math.min(rates[category] ?? usual[category], max[category]),
  })).filter(({ category, rate }) => rate !== usual[category]);
  if (rows.length === 0) return;
  await db.execute(
    sql`insert into member_rebate (member_id, category, rate) values ${sql.join(
      rows.map(({ category, rate }) => sql`(${memberId}::int, ${category}::text, ${rate}::int)`),
      sql`, `,
    )} on conflict (member_id, category) do update set rate = excluded.rate`,
  );
}
