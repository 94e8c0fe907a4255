import { getBalance, getBettingRecord, getTransactionHistory, type Bet } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { gameListOf } from '../game-list/gameList';
import { hasEngine } from '../game-list/types';
import { checkLedger } from '../../../kernel/ledger';
import { member } from '../../identity/members/schema';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { placeBet, raiseBet, settleBet, voidBet } from './bets';
import { gameWalletOf } from './gameWallet';
import { endRound, insertRound, lastRounds, updateRound, openRound } from './rounds';
import { nextDraw, ownerOf, rotateSeed, seedInUse } from './seeds';
import type { Player } from './sessions';

let gateway: TestGateway;
let juan: TestCaller;
let player: Player;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  juan = callerOf(gateway);
  await juan.signIn('juan01');
  const [me] = await gateway.db.select().from(member).where(eq(member.account, 'juan01'));
  const game = (await gameListOf(gateway.platform)).popular.find(hasEngine);
  if (me === undefined || game === undefined) throw new Error('The seed has changed.');
  player = {
    sessionId: randomUUID(),
    member: me,
    game,
    mode: 'real',
    language: 'EN',
    backUrl: null,
    roomId: null,
  };
});

const balance = async (): Promise<number> => (await juan.client.call(getBalance, {})).minor;
async function betOf(roundId: string): Promise<Bet | undefined> {
  const { items } = await juan.client.call(getBettingRecord, {});
  return items.find((bet) => bet.roundId === roundId);
}

async function place(stake: bigint): Promise<{ betId: number | null; roundId: string }> {
  const roundId = randomUUID();
  const at = gateway.clock.now();
  const betId = await gateway.db.transaction((tx) =>
    placeBet(tx, gateway.platform, player, { roundId, stake, at }),
  );
  return { betId, roundId };
}

describe('a bet', () => {
  it('grows with raises, pays in steps, and closes with the last one', async () => {
    const before = await balance();
    const at = gateway.clock.now();
    const ref = await place(500n);
    await raiseBet(gateway.db, gateway.platform, player, {
      ref,
      stake: 300n,
      key: `${ref.roundId}:1`,
      at,
    });
    expect(await betOf(ref.roundId)).toMatchObject({ status: 'open', turnover: { minor: 800 } });
    await settleBet(gateway.db, player, ref, {
      payout: 200n,
      at,
      key: `${ref.roundId}:a`,
      isOver: false,
    });
    expect(await betOf(ref.roundId)).toMatchObject({ status: 'open', payout: { minor: 200 } });
    await settleBet(gateway.db, player, ref, { payout: 700n, at, turnover: 650n });
    expect(await betOf(ref.roundId)).toMatchObject({
      status: 'won',
      stake: { minor: 800 },
      payout: { minor: 900 },
      turnover: { minor: 650 },
    });
    expect(await balance()).toBe(before + 100);
    const { items } = await juan.client.call(getTransactionHistory, {});
    const amounts = items
      .filter(({ reference }) => reference === ref.roundId)
      .map(({ amount }) => amount.minor);
    expect(amounts.toSorted((a, b) => a - b)).toEqual([-500, -300, 200, 700]);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it("refunds the stake and counts for nothing if it's void", async () => {
    const before = await balance();
    const { totals } = await juan.client.call(getBettingRecord, {});
    const ref = await place(400n);
    await voidBet(gateway.db, player, ref, { stake: 400n, at: gateway.clock.now() });
    expect(await balance()).toBe(before);
    expect(await betOf(ref.roundId)).toMatchObject({ status: 'void', turnover: { minor: 0 } });
    const after = await juan.client.call(getBettingRecord, {});
    expect(after.totals.result).toEqual(totals.result);
    expect(after.totals.turnover).toEqual(totals.turnover);
  });

  it('takes nothing if the balance is too low', async () => {
    const before = await balance();
    await expect(place(BigInt(before) + 1n)).rejects.toMatchObject({
      status: 422,
      code: 'INSUFFICIENT_BALANCE',
    });
    expect(await balance()).toBe(before);
  });

  it('moves money once per key', async () => {
    const before = await balance();
    const at = gateway.clock.now();
    const wallet = gameWalletOf(gateway.db, player);
    const key = randomUUID();
    await wallet.take(100n, { key, at });
    await wallet.take(100n, { key, at });
    expect(await balance()).toBe(before - 100);
    await wallet.refund(100n, { key, at });
    await wallet.refund(100n, { key, at });
    expect(await balance()).toBe(before);
  });
});

describe('an open round', () => {
  it("hides its outcome and its seed until it's over", async () => {
    const at = gateway.clock.now();
    const owner = ownerOf(player);
    const id = randomUUID();
    await gateway.db.transaction(async (tx) => {
      const draw = await nextDraw(tx, owner, at);
      await insertRound(tx, player, {
        id,
        betId: null,
        model: 'test-1',
        draw,
        outcome: [7],
        stake: 100n,
        at,
        details: { step: 1 },
      });
    });
    const told = async () =>
      (await lastRounds(gateway.db, player)).find(({ roundId }) => roundId === id);
    expect(await told()).toMatchObject({ isOpen: true, outcome: [], details: null });
    await expect(rotateSeed(gateway.db, owner, { now: at })).rejects.toMatchObject({
      status: 409,
      code: 'ROUND_OPEN',
    });

    await updateRound(gateway.db, id, { details: { step: 2 }, stake: 300n });
    const open = await openRound(gateway.db, player);
    expect(open).toMatchObject({ id, details: { step: 2 }, stake: 300n, outcome: [7] });
    expect(await endRound(gateway.db, id, { payout: 50n, at })).toBe(true);
    expect(await endRound(gateway.db, id, { payout: 9_999n, at })).toBe(false);
    await updateRound(gateway.db, id, { stake: 1n });
    expect(await openRound(gateway.db, player)).toBeUndefined();
    expect(await told()).toMatchObject({
      isOpen: false,
      outcome: [7],
      stake: '3.00',
      payout: '0.50',
      serverSeed: null,
    });

    const { given } = await rotateSeed(gateway.db, owner, { clientSeed: 'mine', now: at });
    expect(await told()).toMatchObject({ serverSeed: given.serverSeed });
    expect(await seedInUse(gateway.db, owner, at)).toMatchObject({
      clientSeed: 'mine',
      nextNonce: 0,
    });
  });

  it('never reuses a nonce', async () => {
    const at = gateway.clock.now();
    const draws = await Promise.all(
      Array.from({ length: 8 }, () =>
        gateway.db.transaction((tx) => nextDraw(tx, ownerOf(player), at)),
      ),
    );
    expect(new Set(draws.map(({ nonce }) => nonce)).size).toBe(8);
    const [draw] = draws;
    if (draw === undefined) throw new Error('Nothing was drawn.');
    const round = { betId: null, model: 'test-1', draw, outcome: [], stake: 1n, at };
    const settled = { payout: 0n };
    await insertRound(gateway.db, player, { ...round, id: randomUUID(), settled });
    await expect(
      insertRound(gateway.db, player, { ...round, id: randomUUID(), settled }),
    ).rejects.toMatchObject({ cause: { constraint: 'fair_round_draw' } });
  });
});
