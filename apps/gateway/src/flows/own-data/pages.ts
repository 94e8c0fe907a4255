import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { rowsOf, type Db } from '../../kernel/db/types';
import type { DataRows } from '../../kernel/own-data/section';
import type { Cell } from './cells';

/** A row as the driver returns it, by the names of the expressions. */
export type RawRow = Readonly<Record<string, Cell>>;

interface PageRequest {
  readonly memberId: number;
  readonly expressions: Readonly<Record<string, PgColumn | SQL>>;
  readonly size: number;
}

/**
 * Reads a member's rows page by page, each after the last row of the one before. No connection or
 * transaction is held between pages, however slowly they are taken.
 */
export async function* pagesOf(
  db: Db,
  rows: Omit<DataRows, 'name' | 'chapter' | 'erasure'>,
  { memberId, expressions, size }: PageRequest,
): AsyncGenerator<RawRow[]> {
  const keys = rows.keys.map((key, at) => ({ key, name: `key ${at}` }));
  const selected = [
    ...Object.entries(expressions),
    // As text: a timestamp keeps its microseconds.
    ...keys.map(({ key, name }) => [name, sql`${key}::text`] as const),
  ].map(([name, value]) => sql`${value} as ${sql.identifier(name)}`);
  const joins = (rows.joins ?? []).map(({ table, on }) => sql`join ${table} on ${on}`);
  const order = list(rows.keys.map((key) => sql`${key}`));
  let after: SQL | undefined;
  for (;;) {
    const page = await rowsOf<RawRow>(
      db,
      sql`select ${list(selected)} from ${rows.table} ${sql.join(joins, sql` `)}
        where ${rows.of(memberId)} ${after ?? sql``} order by ${order} limit ${size}`,
    );
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < size) return;
    after = sql`and (${order}) > (${list(keys.map(({ name }) => sql`${last[name]}`))})`;
  }
}

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
