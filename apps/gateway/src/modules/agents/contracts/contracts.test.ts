import {
  getConsolidatedInfo,
  getContractHistory,
  getContracts,
  getContractTerms,
  listMessages,
  offerContract,
  processDailySalaryContract,
  processDividendContract,
  processHourlySalaryContract,
  processRealTimeSalaryContract,
  withdrawContractOffer,
  type ContractAnswer,
  type OfferContractInput,
} from '@perya/api-client';
import { describe, expect } from 'vitest';
import { memberIdOf } from '../../records/recordsTesting';
import { type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { contractOf, contractsOf, makeAgent, pageTerms, signInAs } from './contractsTesting';
import { expireOffers } from './expire';

const DAY_MS = 86_400_000;

let gateway: TestGateway;
let upline: TestCaller;
let downline: TestCaller;
let agent02: string;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  upline = await signInAs(gateway, 'agent01');
  downline = await signInAs(gateway, 'agent02');
  agent02 = String(await memberIdOf(gateway.db, 'agent02'));
});

const daily = (contractId: string, answer: ContractAnswer, of = downline, note?: string) =>
  of.client.call(processDailySalaryContract, { contractId, answer, note });
const offer = (terms: OfferContractInput['terms'], downlineId = agent02, of = upline) =>
  of.client.call(offerContract, { kind: 'daily', downlineId, terms });
const patch = (contracts: object) =>
  gateway.platform.brand.patch(gateway.db, { contracts }, gateway.clock.now());

describe('the contracts of the seed', () => {
  it('are of all kinds for agent01, with offers for both to answer', async () => {
    const mine = await contractsOf(upline, { role: 'mine', statuses: ['active'] });
    expect(mine.map(({ kind }) => kind).toSorted()).toEqual([
      'daily',
      'dividend',
      'hourly',
      'realTime',
    ]);
    expect(mine.every(({ upline: above }) => above === null)).toBe(true);
    const { waiting } = await upline.client.call(getContracts, {});
    expect(waiting).toBe(2);
    expect((await downline.client.call(getContracts, {})).waiting).toBe(2);
    const given = await contractsOf(upline, { role: 'given', statuses: ['active'] });
    expect(given.map(({ kind, downline: { account } }) => `${kind} ${account}`).toSorted()).toEqual(
      ['daily agent02', 'dividend agent02', 'hourly agent02'],
    );
  });

  it('determine which pages an agent has', async () => {
    expect(await upline.client.call(getConsolidatedInfo, {})).toEqual({
      dividend: true,
      daily: true,
      hourly: true,
      realTime: true,
    });
    await patch({ kinds: { hourly: false } });
    expect(await downline.client.call(getConsolidatedInfo, {})).toMatchObject({
      hourly: false,
      realTime: true,
    });
  });
});

describe('an offer', () => {
  it('stays open for the downline, is accepted, and replaces the previous contract', async () => {
    const before = await contractOf(downline, {
      kind: 'daily',
      role: 'mine',
      statuses: ['active'],
    });
    const made = await offer(
      pageTerms([
        [0, 0, 12],
        [1_000, 1, 25],
      ]),
    );
    expect(made).toMatchObject({ status: 'offered', role: 'given', effectiveFrom: null });
    expect(made.expiresAt).toBe(made.offeredAt + 7 * DAY_MS);
    const room = await upline.client.call(getContractTerms, { kind: 'daily', downlineId: agent02 });
    expect(room).toMatchObject({
      current: { id: before.id },
      offer: { id: made.id },
      offerDays: 7,
    });
    expect(room.own?.tiers).toHaveLength(3);

    expect(await daily(made.id, 'accept')).toEqual({
      contractId: made.id,
      status: 'active',
      ended: 0,
    });
    const now = await contractsOf(downline, { kind: 'daily', role: 'mine' });
    expect(now.find(({ id }) => id === before.id)).toMatchObject({
      status: 'terminated',
      endReason: 'replaced',
      endedBy: 'downline',
    });
    const active = now.find(({ id }) => id === made.id);
    // Pays from the next midnight in Manila (16:00 UTC). The old contract pays until then.
    expect(new Date(active?.effectiveFrom ?? 0).toISOString()).toMatch(/T16:00:00\.000Z$/);
    expect(now.find(({ id }) => id === before.id)?.effectiveTo).toBe(active?.effectiveFrom);
  });

  it('is made once for a key', async () => {
    const input = { kind: 'daily', downlineId: agent02, terms: pageTerms([[0, 0, 5]]) } as const;
    const key = { idempotencyKey: 'offer-key-1' };
    const first = await upline.client.call(offerContract, input, key);
    expect(await upline.client.call(offerContract, input, key)).toEqual(first);
    expect(
      await contractsOf(upline, { kind: 'daily', role: 'given', statuses: ['offered'] }),
    ).toHaveLength(1);
  });

  it.each([
    [
      'with a rate above the upline’s contract',
      pageTerms([[0, 0, 31]]),
      { messageKey: 'contract_above_own', params: { tier: 1 } },
    ],
    [
      'with a rate above the upline’s contract for the same turnover',
      pageTerms([
        [0, 0, 10],
        [999, 1, 50],
      ]),
      { params: { tier: 2 } },
    ],
    [
      'with tiers in the wrong order',
      pageTerms([
        [0, 0, 10],
        [0, 0, 20],
      ]),
      { messageKey: 'contract_terms' },
    ],
    [
      'with a loss condition in a salary',
      pageTerms([[0, 0, 10, 5]]),
      { messageKey: 'contract_terms' },
    ],
    [
      'without a settlement period',
      pageTerms([[0, 0, 10]], null),
      { messageKey: 'contract_terms' },
    ],
    [
      'with a period that the upline’s own does not consist of',
      pageTerms([[0, 0, 10]], 'weekly'),
      { messageKey: 'contract_other_period' },
    ],
  ])('is rejected %s', async (_, terms, rejection) => {
    await expect(offer(terms)).rejects.toMatchObject({ status: 422, ...rejection });
  });

  it('is rejected while another is open, without an own contract, and for a member who is not an agent', async () => {
    await offer(pageTerms([[0, 0, 5]]));
    await expect(offer(pageTerms([[0, 0, 6]]))).rejects.toMatchObject({
      messageKey: 'contract_offer_waiting',
    });
    const juan = String(await memberIdOf(gateway.db, 'juan01'));
    await expect(offer(pageTerms([[0, 0, 5]]), juan, downline)).rejects.toMatchObject({
      messageKey: 'contract_needs_agent',
    });
    await makeAgent(gateway.db, 'juan01');
    const terms = pageTerms([[0, 0, 5]], null);
    const realTime = { kind: 'realTime', downlineId: juan, terms } as const;
    await expect(downline.client.call(offerContract, realTime)).rejects.toMatchObject({
      messageKey: 'contract_no_own',
    });
    // juan is a downline of agent02, so the caller may not offer him a contract.
    await expect(offer(pageTerms([[0, 0, 5]]), juan)).rejects.toMatchObject({ status: 403 });
  });

  it('of a dividend has the period of the agent’s own dividend contract', async () => {
    const waiting = await contractOf(upline, {
      kind: 'dividend',
      role: 'given',
      statuses: ['offered'],
    });
    await upline.client.call(withdrawContractOffer, { contractId: waiting.id, note: 'Too early.' });
    const terms = pageTerms([[0, 0, 500]], 'monthly');
    await expect(
      upline.client.call(offerContract, { kind: 'dividend', downlineId: agent02, terms }),
    ).rejects.toMatchObject({ messageKey: 'contract_other_period' });
  });

  it('is rejected where the brand has the kind off', async () => {
    await patch({ kinds: { daily: false } });
    await expect(offer(pageTerms([[0, 0, 5]]))).rejects.toMatchObject({ status: 403 });
  });

  it('can be taken back by the upline alone, once', async () => {
    const { id: contractId } = await offer(pageTerms([[0, 0, 5]]));
    await expect(downline.client.call(withdrawContractOffer, { contractId })).rejects.toMatchObject(
      {
        messageKey: 'contract_not_open',
      },
    );
    expect(await upline.client.call(withdrawContractOffer, { contractId })).toMatchObject({
      status: 'withdrawn',
    });
    await expect(daily(contractId, 'accept')).rejects.toMatchObject({ status: 409 });
  });

  it('expires when it is not answered in time', async () => {
    const { id } = await offer(pageTerms([[0, 0, 5]]));
    gateway.clock.moveTo(7 * DAY_MS + 1_000);
    upline = await signInAs(gateway, 'agent01');
    downline = await signInAs(gateway, 'agent02');
    await expect(daily(id, 'accept')).rejects.toMatchObject({ messageKey: 'contract_not_open' });
    await expireOffers(gateway.platform);
    const expired = (await contractsOf(upline, { statuses: ['expired'] })).find(
      (each) => each.id === id,
    );
    expect(expired).toMatchObject({ endReason: 'late', endedBy: 'house' });
  });
});

describe('an offer with another period', () => {
  /** Accepts the platform's weekly offer to agent01, whose daily contract agent02's hangs on. */
  async function acceptWeekly() {
    const waiting = await contractOf(upline, {
      kind: 'daily',
      role: 'mine',
      statuses: ['offered'],
    });
    expect(waiting.terms.period).toBe('weekly');
    await daily(waiting.id, 'accept', upline);
    const mine = await contractsOf(upline, { kind: 'daily', role: 'mine' });
    const active = mine.find(({ id }) => id === waiting.id)!;
    return { active, replaced: mine.find(({ status }) => status === 'terminated')! };
  }
  const mineNow = () => contractOf(downline, { kind: 'daily', role: 'mine', statuses: ['active'] });

  it('takes over when its first period begins, and the replaced contract pays until then', async () => {
    const { active, replaced } = await acceptWeekly();
    // Sunday, 16:00 UTC, is Monday's midnight in Manila.
    const monday = new Date(active.effectiveFrom!);
    expect([monday.getUTCDay(), monday.getUTCHours()]).toEqual([0, 16]);
    expect(active.effectiveFrom).toBeGreaterThan(Date.now());
    expect(replaced).toMatchObject({ endReason: 'replaced', effectiveTo: active.effectiveFrom });
    // A daily contract fits below a weekly one.
    expect(await mineNow()).toMatchObject({ terms: { period: 'daily' }, effectiveTo: null });
  });

  it('may have the period of the upline’s contract, or one that divides it', async () => {
    const { active } = await acceptWeekly();
    await expect(offer(pageTerms([[0, 0, 10]], 'monthly'))).rejects.toMatchObject({
      messageKey: 'contract_other_period',
    });
    const { id } = await offer(pageTerms([[0, 0, 10]], 'weekly'));
    await daily(id, 'accept');
    expect(await mineNow()).toMatchObject({ id, effectiveFrom: active.effectiveFrom });
    const { items } = await downline.client.call(getContractHistory, { kind: 'daily' });
    const accepted = items.find(({ contractId, to }) => contractId === id && to === 'active');
    expect(accepted?.terms.period).toBe('weekly');
  });

  it('does not pay before the contract above it does', async () => {
    const { active } = await acceptWeekly();
    const before = await mineNow();
    const { id } = await offer(pageTerms([[0, 0, 40]]));
    await daily(id, 'accept');
    expect(await mineNow()).toMatchObject({ id, effectiveFrom: active.effectiveFrom });
    const mine = await contractsOf(downline, { kind: 'daily', role: 'mine' });
    expect(mine.find((each) => each.id === before.id)?.effectiveTo).toBe(active.effectiveFrom);
  });

  it('that ends before it has taken over also stops the contract that it replaced', async () => {
    const { active } = await acceptWeekly();
    await daily(active.id, 'terminate', upline);
    const mine = await contractsOf(upline, { kind: 'daily', role: 'mine' });
    const ended = mine.filter(({ status }) => status === 'terminated');
    expect(ended).toHaveLength(2);
    const [weekly, before] = [
      ended.find(({ id }) => id === active.id)!,
      ended.find(({ id }) => id !== active.id)!,
    ];
    expect(weekly.effectiveTo).toBe(weekly.effectiveFrom);
    // The current day is still paid.
    expect(before.effectiveTo).toBeLessThanOrEqual(Date.now() + DAY_MS);
  });
});

describe('an answer', () => {
  it('is recorded with its note, and the other party is notified', async () => {
    const { id } = await offer(pageTerms([[0, 0, 5]]));
    await daily(id, 'reject', downline, 'Too low.');
    const { items } = await upline.client.call(getContractHistory, {
      kind: 'daily',
      downlineId: agent02,
    });
    expect(items[0]).toMatchObject({
      contractId: id,
      by: 'downline',
      from: 'offered',
      to: 'rejected',
      reason: 'answer',
      note: 'Too low.',
      highestRateBasisPoints: 5,
    });
    expect(items[1]).toMatchObject({ contractId: id, by: 'upline', from: null, to: 'offered' });
    const same = await downline.client.call(getContractHistory, { kind: 'daily' });
    expect(same.items.map((event) => event.id)).toEqual(items.map((event) => event.id));
    const inbox = await upline.client.call(listMessages, {});
    expect(inbox.items[0]).toMatchObject({ title: 'Your offer was rejected' });
  });

  it('ends the contracts that it no longer covers, on all levels', async () => {
    await makeAgent(gateway.db, 'juan01');
    const juan = String(await memberIdOf(gateway.db, 'juan01'));
    const below = await offer(pageTerms([[0, 0, 8]]), juan, downline);
    const third = await signInAs(gateway, 'juan01');
    await daily(below.id, 'accept', third);

    const lower = await offer(pageTerms([[0, 0, 6]]));
    const seen = await contractOf(downline, { kind: 'daily', role: 'mine', statuses: ['offered'] });
    expect(seen.endsOnAccept).toEqual([{ id: below.id, account: 'juan01' }]);
    expect(await daily(lower.id, 'accept')).toMatchObject({ status: 'active', ended: 1 });
    const ended = await contractOf(third, { kind: 'daily', role: 'mine' });
    expect(ended).toMatchObject({
      status: 'terminated',
      endedBy: 'house',
      endReason: 'aboveUpline',
    });

    const again = await offer(pageTerms([[0, 0, 4]]), juan, downline);
    await daily(again.id, 'accept', third);
    const own = await contractOf(upline, { kind: 'daily', role: 'mine', statuses: ['active'] });
    expect(await daily(own.id, 'terminate', upline)).toMatchObject({
      status: 'terminated',
      ended: 2,
    });
    expect(await contractOf(third, { kind: 'daily', role: 'mine' })).toMatchObject({
      endReason: 'uplineEnded',
    });
    const inbox = await third.client.call(listMessages, {});
    expect(inbox.items[0]).toMatchObject({ title: 'A contract has ended' });
  });

  it('of another kind, or by another member, finds no contract', async () => {
    const { id: contractId } = await offer(pageTerms([[0, 0, 5]]));
    for (const call of [
      processDividendContract,
      processHourlySalaryContract,
      processRealTimeSalaryContract,
    ]) {
      await expect(
        downline.client.call(call, { contractId, answer: 'accept' }),
      ).rejects.toMatchObject({
        status: 404,
      });
    }
    await makeAgent(gateway.db, 'vip001');
    const stranger = await signInAs(gateway, 'vip001');
    await expect(daily(contractId, 'accept', stranger)).rejects.toMatchObject({ status: 404 });
    await expect(daily('99999999999', 'accept')).rejects.toMatchObject({ status: 404 });
  });

  it('is applied once when many come at once', async () => {
    const { id } = await offer(pageTerms([[0, 0, 5]]));
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => daily(id, 'accept')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const active = await contractsOf(downline, {
      kind: 'daily',
      role: 'mine',
      statuses: ['active'],
    });
    expect(active.map((each) => each.id)).toEqual([id]);
  });
});
