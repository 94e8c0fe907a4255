import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../kernel/db/testing';
import {
  checkPointLedger,
  pointBalance,
  postAllPoints,
  postPoints,
  type PointRequest,
} from '../ledger';

const AT = new Date('2026-01-15T04:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.empty());

const give = (key: string, points: number, over: Partial<PointRequest> = {}): PointRequest => ({
  key,
  kind: points > 0 ? 'mission' : 'redemption',
  memberId: 1,
  points,
  at: AT,
  ...over,
});

describe('postPoints', () => {
  it('moves points between a house account and a member', async () => {
    const { db } = database;
    expect(await postPoints(db, give('a', 500))).toMatchObject({ key: 'a', created: true });
    await postPoints(db, give('b', -120));
    expect(await pointBalance(db, 1)).toBe(380);
    expect(await pointBalance(db, 2)).toBe(0);
    expect(await checkPointLedger(db)).toEqual([]);
  });

  it('returns the first posting for a repeated key, and moves nothing', async () => {
    const { db } = database;
    const first = await postPoints(db, give('a', 500));
    const again = await postPoints(db, give('a', 500, { at: new Date(AT.getTime() + 60_000) }));
    expect(again).toEqual({ ...first, created: false });
    expect(await pointBalance(db, 1)).toBe(500);
  });

  it('rejects a key that was used for another posting', async () => {
    const { db } = database;
    await postPoints(db, give('a', 500));
    await expect(postPoints(db, give('a', 501))).rejects.toMatchObject({ code: 'key_reused' });
    await expect(postPoints(db, give('a', 500, { memberId: 2 }))).rejects.toMatchObject({
      code: 'key_reused',
    });
  });

  it('rejects points that a member does not have, and leaves the rest of a transaction intact', async () => {
    const { db } = database;
    await db.transaction(async (tx) => {
      await postPoints(tx, give('a', 500));
      await expect(postPoints(tx, give('b', -501))).rejects.toMatchObject({
        code: 'insufficient_points',
      });
      await postPoints(tx, give('c', -200));
    });
    expect(await pointBalance(db, 1)).toBe(300);
    expect(await checkPointLedger(db)).toEqual([]);
  });

  it.each([0, 0.5, Number.NaN])('rejects %d points', async (points) => {
    await expect(postPoints(database.db, give('a', points))).rejects.toMatchObject({
      code: 'not_whole',
    });
  });

  it('posts once for concurrent requests with the same key', async () => {
    const { db } = database;
    const posted = await Promise.all(
      Array.from({ length: 20 }, () => postPoints(db, give('a', 500))),
    );
    expect(posted.filter(({ created }) => created)).toHaveLength(1);
    expect(await pointBalance(db, 1)).toBe(500);
  });
});

describe('postAllPoints', () => {
  it('moves the same points as one request after the other', async () => {
    const { db } = database;
    await postAllPoints(db, [
      give('a', 500),
      give('b', -120),
      give('c', 20, { memberId: 2, kind: 'play' }),
      give('d', 1),
    ]);
    expect(await pointBalance(db, 1)).toBe(381);
    expect(await pointBalance(db, 2)).toBe(20);
    expect(await checkPointLedger(db)).toEqual([]);
  });

  it('rejects an overdraft, even if a later request covers it', async () => {
    const { db } = database;
    await expect(postAllPoints(db, [give('a', -5), give('b', 500)])).rejects.toMatchObject({
      code: 'insufficient_points',
    });
    expect(await pointBalance(db, 1)).toBe(0);
  });
});

describe('the database', () => {
  const refused = async (statement: ReturnType<typeof sql>) => {
    const error: unknown = await database.db.execute(statement).then(
      () => undefined,
      (error: unknown) => error,
    );
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
  };

  it('rejects changes and deletions of what was posted', async () => {
    await postPoints(database.db, give('a', 500));
    expect(await refused(sql`update point_entry set points = 1`)).toBe(
      'point_entry is append-only',
    );
    expect(await refused(sql`delete from point_entry`)).toBe('point_entry is append-only');
    expect(await refused(sql`update point_posting set kind = 'wheel'`)).toBe(
      'point_posting is append-only',
    );
    expect(await refused(sql`delete from point_account`)).toBe('point_account is append-only');
  });

  it('rejects a balance that is edited in place', async () => {
    await postPoints(database.db, give('a', 500));
    expect(await refused(sql`update point_account set balance = 9`)).toBe(
      'a balance is never edited in place',
    );
    expect(
      await refused(
        sql`insert into point_account (owner, is_house, balance) values ('member:9', false, 5)`,
      ),
    ).toBe('an account begins empty');
  });

  it('rejects an entry without its other side', async () => {
    await postPoints(database.db, give('a', 500));
    expect(
      await refused(
        sql`insert into point_entry (posting_id, account_id, points, balance_after, at)
          select posting_id, account_id, 5, balance_after + 5, at from point_entry where points > 0`,
      ),
    ).toMatch(/is closed/);
  });
});
