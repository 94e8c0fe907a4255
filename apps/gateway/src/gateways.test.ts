import { createCipher, getSystemKeys } from '@perya/api-client';
import { generateSealingKey } from '@perya/api-client/server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from './kernel/db/open';
import { createEmptyDatabase } from './kernel/db/testing';
import { rowsOf } from './kernel/db/types';
import { member } from './modules/identity/members/schema';
import type { Brand } from './kernel/brand';
import { demoBrand } from './demoBrand';
import { brand } from './modules/brand/schema';
import { callerOf, startTestGateway, type IsolatedTestGateway } from './testing';

const HOUR_MS = 3_600_000;
/** A change reaches the other gateway within two seconds; a stalled machine gets more time. */
const FOLLOWS = { timeout: 20_000, interval: 20 };

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let first: IsolatedTestGateway;
let second: IsolatedTestGateway;

beforeAll(async () => {
  database = await createEmptyDatabase();
  const start = () =>
    startTestGateway({ seed: 'small', open: () => connect(database.url, { isShared: true }) });
  [first, second] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await database.drop();
});

describe('two gateways that start on an empty database', () => {
  it('seed it once', async () => {
    expect(await first.db.select().from(brand)).toHaveLength(1);
    const members = await second.db.select({ name: member.account }).from(member);
    expect(members.filter(({ name }) => name === 'juan01')).toHaveLength(1);
  });
});

describe('the keys of encrypted calls', () => {
  const askKeys = (gateway: IsolatedTestGateway) =>
    callerOf(gateway).client.call(getSystemKeys, {});
  const newestKid = async (gateway: IsolatedTestGateway) => (await askKeys(gateway)).keys[0]?.kid;
  const CALL = { method: 'POST', path: '/wps/session/login' };
  const LIMITS = { depth: 10, fields: 10 };

  /** Seals a body to one gateway's newest key and opens it on another gateway. */
  const sealAndOpen = async (from: IsolatedTestGateway, to: IsolatedTestGateway) => {
    const { body } = await createCipher().seal('{"a":1}', {
      ...CALL,
      now: () => from.clock.now().getTime(),
      fetchKeys: () => askKeys(from),
    });
    return to.platform.seals.open(body, { ...CALL, limits: LIMITS });
  };

  it('are rotated once, by the gateway that is asked first', async () => {
    for (let day = 1; day <= 5; day += 1) {
      const before = await newestKid(first);
      expect(await newestKid(second)).toBe(before);
      for (const { clock } of [first, second]) clock.moveTo(day * 25 * HOUR_MS);
      const newest = new Set(await Promise.all([first, second, first, second].map(newestKid)));
      expect(newest.size).toBe(1);
      expect(newest).not.toContain(before);
    }
  });

  it('created by one gateway open bodies on the other', async () => {
    const madeAt = 200 * HOUR_MS;
    for (const gateway of [first, second]) {
      gateway.clock.moveTo(madeAt);
      await newestKid(gateway);
    }
    // The second gateway's clock is a minute ahead: it has a new key, while the first still offers the old
    // one.
    first.clock.moveTo(madeAt + 24 * HOUR_MS - 30_000);
    second.clock.moveTo(madeAt + 24 * HOUR_MS + 30_000);
    expect(await newestKid(second)).not.toBe(await newestKid(first));
    expect(await sealAndOpen(second, first)).toEqual({ a: 1 });
    expect(await sealAndOpen(first, second)).toEqual({ a: 1 });
  });

  it('that no gateway created are rejected', async () => {
    const foreign = await generateSealingKey();
    const { body } = await createCipher().seal('{}', {
      ...CALL,
      now: Date.now,
      fetchKeys: () => Promise.resolve({ keys: [foreign.publicJwk], serverTime: Date.now() }),
    });
    await expect(
      first.platform.seals.open(body, { ...CALL, limits: LIMITS }),
    ).rejects.toMatchObject({ code: 'UNKNOWN_KEY' });
  });
});

describe('a change of the brand', () => {
  const nameOn = ({ platform }: IsolatedTestGateway) => platform.brand.current.name;
  const patchOn = ({ platform, db, clock }: IsolatedTestGateway, patch: object) =>
    platform.brand.patch(db, patch, clock.now());

  it('reaches the other gateway', async () => {
    await patchOn(first, { name: 'Made on the first' });
    await vi.waitFor(() => expect(nameOn(second)).toBe('Made on the first'), FOLLOWS);
    await patchOn(second, { name: 'Made on the second' });
    await vi.waitFor(() => expect(nameOn(first)).toBe('Made on the second'), FOLLOWS);
  });

  it('does not undo a concurrent change on another gateway', async () => {
    await Promise.all([
      patchOn(first, { switches: { CBS3: false } }),
      patchOn(second, { switches: { DIRECTREG3: false } }),
    ]);
    const switched = { CBS3: false, DIRECTREG3: false };
    for (const { platform } of [first, second]) {
      await vi.waitFor(
        () => expect(platform.brand.current.switches).toMatchObject(switched),
        FOLLOWS,
      );
    }
  });

  it('deletes what it sets to null, also after the next change', async () => {
    await patchOn(first, {
      domains: { 'perya.example': { Android: { url: 'https://a.example' } } },
    });
    await patchOn(second, { domains: { 'perya.example': null } });
    await patchOn(first, { name: 'Without a domain' });
    expect(first.platform.brand.current.domains).not.toHaveProperty('perya.example');
    // Everything else keeps its order.
    const methodsOf = (brand: Brand) => Object.keys(brand.deposits.methods);
    expect(methodsOf(first.platform.brand.current)).toEqual(methodsOf(demoBrand));
  });

  it('reaches the other gateway after its connection was lost', async () => {
    const ended = await rowsOf(
      first.db,
      sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`,
    );
    expect(ended).toHaveLength(2);
    await patchOn(first, { name: 'Made meanwhile' });
    await vi.waitFor(() => expect(nameOn(second)).toBe('Made meanwhile'), FOLLOWS);
  });
});
