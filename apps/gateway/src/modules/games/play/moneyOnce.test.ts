import { ENGINE_NAMES } from '@perya/game-engines/play-api';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../../kernel/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { bet } from '../../bets';
import { BET_SUBJECTS, openEngine, sendBet } from './betTesting';

let gateway: TestGateway;
let juan: TestCaller;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  juan = callerOf(gateway);
  await juan.signIn('juan01');
});

const wait = (milliseconds: number): void =>
  gateway.clock.moveTo(gateway.clock.offsetMs + milliseconds);
const open = (engine: (typeof ENGINE_NAMES)[number]) => openEngine(juan, engine, wait);
const betsOn = (gameId: string) =>
  gateway.db.select({ id: bet.id, stake: bet.stake }).from(bet).where(eq(bet.gameId, gameId));

/** Every game has to pass: a stake is taken once, whatever the page or the network does. */
describe.each(ENGINE_NAMES)('%s', (engine) => {
  it('takes a stake once: double tap, lost answer, second window', async () => {
    const first = await open(engine);
    const before = (await betsOn(first.gameId)).length;
    const wanted = await BET_SUBJECTS[engine].bet(first);
    const key = crypto.randomUUID();

    const taps = await Promise.all([0, 1].map(() => sendBet(first, wanted, key)));
    const done = taps.find(({ status }) => status === 200);
    for (const tap of taps) expect([200, 409]).toContain(tap.status);
    expect(done?.status).toBe(200);
    // The answer was lost: the page repeats.
    expect(await sendBet(first, wanted, key)).toEqual(done);
    expect(
      await sendBet(first, { ...wanted, body: { ...wanted.body, other: 1 } }, key),
    ).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });

    const second = await open(engine);
    expect(await sendBet(second, wanted, key)).toEqual(done);
    expect(await sendBet(first, wanted, crypto.randomUUID())).toMatchObject({
      status: 410,
      code: 'PLAYED_ELSEWHERE',
    });
    expect(await betsOn(first.gameId)).toHaveLength(before + 1);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });
});
