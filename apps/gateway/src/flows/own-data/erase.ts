import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../../kernel/db/types';
import type { Job } from '../../kernel/jobs/jobs';
import { mutex } from '../../kernel/jobs/mutex';
import {
  RETENTION_KINDS,
  type DataRows,
  type OwnData,
  type RetentionKind,
} from '../../kernel/own-data/section';
import type { Platform } from '../../kernel/platform';
import { accountClosing } from '../../modules/identity';
import { breakOf, monthsAfter } from '../../modules/protection';

const LOOK_MS = 60_000;
/** Rows of a section per transaction. */
const ROWS_AT_ONCE = 1_000;

type ClosedAccount = typeof accountClosing.$inferSelect;

/**
 * The job that erases the data of closed accounts, kind by kind, when the brand's time for it is over. What is
 * done is stored with each batch, so that a run that was interrupted goes on where it was.
 */
export function erasureJob(ownData: readonly OwnData[]): Job {
  const sections = ownData.flatMap(({ sections, pictures = [] }) => [...pictures, ...sections]);
  return {
    name: 'erase data of closed accounts',
    everyMs: LOOK_MS,
    run: mutex((platform) => eraseDue(platform, sections)),
  };
}

/** Erases what is due of closed accounts, the longest closed first. */
export async function eraseDue(platform: Platform, sections: readonly DataRows[]): Promise<void> {
  const { db, brand, clock, log } = platform;
  const closed = await db
    .select()
    .from(accountClosing)
    .where(
      and(
        eq(accountClosing.state, 'CLOSED'),
        sql`jsonb_array_length(${accountClosing.erased}) < ${RETENTION_KINDS.length}`,
      ),
    )
    .orderBy(asc(accountClosing.endedAt), asc(accountClosing.id));
  const { retention } = brand.current;
  const due = closed.flatMap((account) =>
    RETENTION_KINDS.filter(
      (kind) =>
        !account.erased.includes(kind) &&
        account.endedAt !== null &&
        monthsAfter(account.endedAt, retention[kind]) <= clock.now(),
    ).map((kind) => ({ account, kind })),
  );
  for (const { account, kind } of due) {
    try {
      // Batch after batch, each in a transaction of its own.
      // oxlint-disable-next-line no-await-in-loop
      while (await eraseBatch(platform, account, kind, sections));
    } catch (err) {
      // An account that can't be erased must not block the others.
      log.error({ err, closing: account.id, kind }, 'data of a closed account could not be erased');
    }
  }
}

/** Erases some rows of a kind; returns false once there are none left, or another gateway is at it. */
async function eraseBatch(
  { db, clock }: Platform,
  { id, memberId }: ClosedAccount,
  kind: RetentionKind,
  sections: readonly DataRows[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(accountClosing)
      .where(eq(accountClosing.id, id))
      .for('update', { skipLocked: true });
    if (row === undefined || row.erased.includes(kind)) return false;
    // Who excluded themselves for good has to be recognized: these accounts keep who they belong to.
    const isKept = kind === 'identity' && (await isExcludedForGood(tx, memberId, clock.now()));
    for (const section of isKept ? [] : sections) {
      if (await eraseSome(tx, section, memberId, kind)) return true;
    }
    await tx
      .update(accountClosing)
      .set({ erased: [...row.erased, kind] })
      .where(eq(accountClosing.id, id));
    return false;
  });
}

async function isExcludedForGood(tx: Db, memberId: number, now: Date): Promise<boolean> {
  const found = await breakOf(tx, memberId, now);
  return found?.kind === 'SELF_EXCLUSION' && found.endsAt === null;
}

/** Clears or deletes rows of a section; returns whether there may be more. */
async function eraseSome(
  tx: Db,
  { erasure, table, joins = [], of, keys }: DataRows,
  memberId: number,
  kind: RetentionKind,
): Promise<boolean> {
  if ('keptBecause' in erasure || erasure.after !== kind) return false;
  if (erasure.clear !== undefined) {
    await tx.execute(erasure.clear(memberId));
    return false;
  }
  const key = list(keys.map((each) => sql`${each}`));
  const joined = sql.join(
    joins.map(({ table, on }) => sql`join ${table} on ${on}`),
    sql` `,
  );
  const deleted = await rowsOf<{ one: number }>(
    tx,
    sql`delete from ${table} where (${key}) in (
      select ${key} from ${table} ${joined} where ${of(memberId)} limit ${ROWS_AT_ONCE}
    ) returning 1 as one`,
  );
  return deleted.length === ROWS_AT_ONCE;
}

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
