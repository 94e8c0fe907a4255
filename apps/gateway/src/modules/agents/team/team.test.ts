import {
  adjustRebate,
  checkAffiliate,
  closeDownlineLink,
  createDownline,
  getAffiliateFunnel,
  getAffiliateProgramme,
  getAffiliateTerms,
  getBalance,
  getDownline,
  getDownlineLinks,
  getDownlines,
  getDownlineTransactions,
  getMyIncome,
  getRebates,
  getReferral,
  getTeamBetting,
  getTeamByCategory,
  getTeamOverview,
  getTeamTrend,
  getTopDownlines,
  getTransactionHistory,
  getUserProfitLoss,
  recordAffiliateClick,
  register,
  saveDownlineLink,
  transferToDownline,
  type SaveDownlineLinkInput,
} from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { checkLedger, houseAccount, post, walletOf } from '../../../kernel/ledger';
import { member } from '../../identity/members/schema';
import { memberIdOf, playedBets } from '../../records/recordsTesting';
import { bet } from '../../bets/schema';
import { callerOf, solveHumanCheck, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { payCashback } from './cashback';
import { checkTeamDays } from './checkTeamDays';
import { foldNow } from './fold';
import { affiliateOrigin } from './schema';

const DAY_MS = 86_400_000;

let gateway: TestGateway;
let nena: TestCaller;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  nena = callerOf(gateway);
  await nena.signIn('agent01');
});

const now = () => gateway.clock.now().getTime();
const lastDays = (count: number) => ({ from: now() - (count - 1) * DAY_MS, to: now() + 1 });
const idOf = async (account: string) => String(await memberIdOf(gateway.db, account));
const minorOf = (amounts: readonly { minor: number }[]) =>
  amounts.reduce((sum, { minor }) => sum + minor, 0);

async function play(account: string, count: number, over: Partial<typeof bet.$inferInsert> = {}) {
  const memberId = await memberIdOf(gateway.db, account);
  const settledAt = gateway.clock.now();
  await gateway.db.insert(bet).values(playedBets(count, { memberId, settledAt, ...over }));
}

async function deposit(account: string, amount: bigint, at = gateway.clock.now()) {
  await post(gateway.db, {
    key: `test:deposit:${account}:${at.getTime()}:${amount}`,
    kind: 'deposit',
    at,
    entries: [
      { account: houseAccount('bank', 'PHP'), amount: -amount },
      { account: walletOf(await memberIdOf(gateway.db, account), 'PHP'), amount },
    ],
  });
}

describe('the overview of a team', () => {
  it('adds up the activity of everyone below, without the agent, and compares it with the days before', async () => {
    const before = await nena.client.call(getTeamOverview, lastDays(1));
    await play('maria03', 120);
    await play('juan01', 3);
    await play('agent01', 50);
    await deposit('maria03', 700_00n);
    const { period, comparison, activeTurnover } = await nena.client.call(
      getTeamOverview,
      lastDays(1),
    );
    expect(period).toMatchObject({ members: 3, directs: 1, agents: 1 });
    expect(period.bets - before.period.bets).toBe(123);
    expect(period.turnover.minor - before.period.turnover.minor).toBe(1_230_00);
    expect(period.deposits.minor - before.period.deposits.minor).toBe(700_00);
    expect(activeTurnover.minor).toBe(1_000_00);
    expect(period.activeMembers - before.period.activeMembers).toBe(1);
    expect(comparison.to).toBe(period.from);
    expect(comparison.to - comparison.from).toBe(DAY_MS);
    const yearAgo = await nena.client.call(getTeamOverview, {
      ...lastDays(30),
      compareFrom: now() - 395 * DAY_MS,
      compareTo: now() - 365 * DAY_MS,
    });
    expect(yearAgo.comparison.to).toBeLessThan(yearAgo.period.from);
  });

  it('shows the same figures by day, by category and by branch, folded or not', async () => {
    await play('maria03', 4);
    await play('agent02', 2, { category: 'LIVE' });
    for (let folds = 0; folds < 2; folds += 1) {
      const span = lastDays(60);
      const { period } = await nena.client.call(getTeamOverview, span);
      const { days } = await nena.client.call(getTeamTrend, span);
      const { totals, categories } = await nena.client.call(getTeamByCategory, span);
      const top = await nena.client.call(getTopDownlines, { ...span, order: 'turnover' });
      expect(days).toHaveLength(60);
      expect(minorOf(days.map((day) => day.turnover))).toBe(period.turnover.minor);
      expect(minorOf(days.map((day) => day.net))).toBe(period.net.minor);
      expect(minorOf(categories.map((each) => each.turnover))).toBe(totals.turnover.minor);
      expect(totals.turnover).toEqual(period.turnover);
      expect(top.map(({ account, members }) => [account, members])).toEqual([['agent02', 3]]);
      expect(top[0]?.turnover).toEqual(period.turnover);
      await foldNow(gateway.platform);
    }
  });
});

describe('reports', () => {
  it('have rows that add up to their totals on every level', async () => {
    await play('maria03', 5, { payout: 30_00n, status: 'WON' });
    await play('juan01', 2);
    await play('agent02', 1);
    const span = lastDays(90);
    let parentId: string | undefined;
    const seen: string[][] = [];
    for (;;) {
      const page = await nena.client.call(getUserProfitLoss, { ...span, parentId });
      const betting = await nena.client.call(getTeamBetting, { ...span, parentId });
      expect(minorOf(page.items.map(({ net }) => net))).toBe(page.totals.net.minor);
      expect(minorOf(betting.items.map(({ turnover }) => turnover))).toBe(
        betting.totals.turnover.minor,
      );
      expect(betting.totals.result).toEqual(page.totals.result);
      seen.push(page.breadcrumb.map(({ account }) => account));
      const next = page.items.find(({ members }) => members > 0);
      if (next === undefined) break;
      // A row's figures are the sum of the level below.
      const below = await nena.client.call(getUserProfitLoss, {
        ...span,
        parentId: next.memberId,
      });
      expect(below.totals.net).toEqual(next.net);
      parentId = next.memberId;
    }
    expect(seen).toEqual([['agent01'], ['agent01', 'agent02'], ['agent01', 'agent02', 'juan01']]);
  });

  it('group play by day and by category, with the same totals', async () => {
    await play('maria03', 3, { category: 'FISH' });
    const span = lastDays(90);
    const by = (by: 'member' | 'day' | 'category') =>
      nena.client.call(getTeamBetting, { ...span, by });
    const [members, days, categories] = [await by('member'), await by('day'), await by('category')];
    expect(days.totals).toEqual(members.totals);
    expect(categories.totals).toEqual(members.totals);
    expect(minorOf(days.items.map(({ stake }) => stake))).toBe(days.totals.stake.minor);
    const fish = await nena.client.call(getTeamBetting, { ...span, category: 'FISH' });
    expect(fish.totals.bets).toBe(3);
  });

  it('find one member on any level', async () => {
    await play('maria03', 2);
    const found = await nena.client.call(getUserProfitLoss, { ...lastDays(5), search: 'ARIA' });
    expect(found.items).toMatchObject([{ account: 'maria03', level: 3, bets: 2 }]);
  });

  it('list transactions of all downlines newest first, page by page', async () => {
    const start = now();
    await deposit('maria03', 10_00n, new Date(start - 1_000));
    await deposit('juan01', 20_00n, new Date(start - 2 * DAY_MS));
    await foldNow(gateway.platform);
    await deposit('maria03', 30_00n, new Date(start));
    const span = lastDays(40);
    const all = await nena.client.call(getDownlineTransactions, { ...span, pageSize: 200 });
    const times = all.items.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(all.totalCount).toBe(all.items.length);
    const paged = [];
    for (let page = 1; page <= Math.ceil(all.totalCount / 7); page += 1) {
      paged.push(
        ...(await nena.client.call(getDownlineTransactions, { ...span, page, pageSize: 7 })).items,
      );
    }
    expect(paged).toEqual(all.items);
    const moved = minorOf(all.items.map(({ amount }) => amount));
    expect(all.totals.net.minor).toBe(moved);
    const deposits = await nena.client.call(getDownlineTransactions, {
      ...span,
      type: 'DEPOSIT',
      account: 'maria03',
    });
    expect(deposits.items.slice(0, 2).map(({ amount }) => amount.minor)).toEqual([30_00, 10_00]);
    expect(deposits.items[0]).toMatchObject({ account: 'maria03', level: 3, type: 'DEPOSIT' });
  });
});

describe('downlines', () => {
  it('are found by level, search and kind, with the path to them', async () => {
    const direct = await nena.client.call(getDownlines, {});
    expect(direct.items.map(({ account }) => account)).toEqual(['agent02']);
    expect(direct.items[0]).toMatchObject({ level: 1, directs: 1, members: 2, kind: 'agent' });
    const below = await nena.client.call(getDownlines, { parentId: await idOf('juan01') });
    expect(below.breadcrumb.map(({ account }) => account)).toEqual([
      'agent01',
      'agent02',
      'juan01',
    ]);
    expect(below.items).toMatchObject([{ account: 'maria03', level: 3 }]);
    const third = await nena.client.call(getDownlines, { level: 3 });
    expect(third.items.map(({ account }) => account)).toEqual(['maria03']);
    const members = await nena.client.call(getDownlines, { scope: 'team', kind: 'member' });
    expect(members.totalCount).toBe(2);
    const none = await nena.client.call(getDownlines, { search: '%' });
    expect(none.totalCount).toBe(0);
    const richest = await nena.client.call(getDownlines, {
      scope: 'team',
      order: 'balance',
      descending: true,
    });
    expect(richest.items[0]?.account).toBe('agent02');
  });

  it('are created with a password that works once, and rebates within the agent’s own', async () => {
    const input = {
      account: 'newbie08',
      password: 'Perya2026',
      kind: 'agent',
      rebates: [{ category: 'RNG', basisPoints: 80 }],
    } as const;
    const key = { idempotencyKey: 'newbie08-key-1' };
    const made = await nena.client.call(createDownline, input, key);
    // A retry after a lost response.
    expect(await nena.client.call(createDownline, input, key)).toEqual(made);
    await expect(nena.client.call(createDownline, input)).rejects.toMatchObject({
      code: 'USERNAME_TAKEN',
    });
    await expect(
      nena.client.call(createDownline, {
        ...input,
        account: 'newbie09',
        rebates: [{ category: 'RNG', basisPoints: 101 }],
      }),
    ).rejects.toMatchObject({ messageKey: 'rebate_above_own' });
    const { rebates, downline } = await nena.client.call(getDownline, made);
    expect(downline).toMatchObject({ level: 1, kind: 'agent', status: 'new' });
    expect(rebates[1]).toEqual({
      category: 'RNG',
      basisPoints: 80,
      maxBasisPoints: 100,
      highestBelowBasisPoints: 0,
    });
    const newbie = callerOf(gateway);
    await newbie.signIn('newbie08');
    await expect(newbie.client.call(getBalance, {})).rejects.toMatchObject({
      code: 'PASSWORD_CHANGE_REQUIRED',
    });
  });

  it('have their rebates set, and those below are lowered too after a preview', async () => {
    const memberId = await idOf('agent02');
    const rebates = [{ category: 'RNG', basisPoints: 30 }] as const;
    const preview = await nena.client.call(adjustRebate, { memberId, rebates, isPreview: true });
    expect(preview).toMatchObject({
      loweredCount: 2,
      lowered: [
        { account: 'juan01', category: 'RNG', fromBasisPoints: 60, toBasisPoints: 30 },
        { account: 'maria03', category: 'RNG', fromBasisPoints: 60, toBasisPoints: 30 },
      ],
    });
    const rateOf = async (account: string) => {
      const caller = callerOf(gateway);
      await caller.signIn(account);
      const { rebates: own } = await caller.client.call(getRebates, {});
      return own.find(({ category }) => category === 'RNG')?.rateBasisPoints;
    };
    expect(await rateOf('juan01')).toBe(60);
    await nena.client.call(adjustRebate, { memberId, rebates });
    expect([await rateOf('juan01'), await rateOf('maria03')]).toEqual([30, 30]);
    // When the rate is raised again, only the direct downline's changes.
    await nena.client.call(adjustRebate, {
      memberId,
      rebates: [{ category: 'RNG', basisPoints: 90 }],
    });
    expect([await rateOf('agent02'), await rateOf('juan01')]).toEqual([90, 30]);
    await expect(
      nena.client.call(adjustRebate, { memberId: await idOf('juan01'), rebates }),
    ).rejects.toMatchObject({ code: 'NOT_DIRECT' });
  });
});

describe('a transfer to a downline', () => {
  it('moves the money once, within the limits, and is listed in both records', async () => {
    const memberId = await idOf('agent02');
    const send = (amount: number, idempotencyKey: string, paymentPassword = '123456') =>
      nena.client.call(
        transferToDownline,
        { memberId, amount: minorUnits(amount), paymentPassword },
        { idempotencyKey },
      );
    const { transfer } = await nena.client.call(getDownline, { memberId });
    const balance = async () => (await nena.client.call(getBalance, {})).minor;
    const before = await balance();
    expect(transfer?.transferable.minor).toBe(before);
    const first = await send(1_234_00, 'down-key-1');
    expect(await send(1_234_00, 'down-key-1')).toEqual(first);
    expect(first).toMatchObject({ downline: 'agent02', amount: { minor: 1_234_00 } });
    expect(await balance()).toBe(before - 1_234_00);
    await expect(send(1_00, 'down-key-2')).rejects.toMatchObject({ code: 'AMOUNT_TOO_LOW' });
    await expect(send(100_00, 'down-key-3', '000000')).rejects.toMatchObject({
      code: 'PAYMENT_PASSWORD_WRONG',
    });
    const berto = callerOf(gateway);
    await berto.signIn('agent02');
    const { items } = await berto.client.call(getTransactionHistory, { type: 'TRANSFER_IN' });
    expect(items[0]).toMatchObject({
      amount: { minor: 1_234_00 },
      reference: 'agent01>agent02',
    });
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('is for direct downlines only', async () => {
    await expect(
      nena.client.call(transferToDownline, {
        memberId: await idOf('juan01'),
        amount: minorUnits(100_00),
        paymentPassword: '123456',
      }),
    ).rejects.toMatchObject({ code: 'NOT_DIRECT' });
  });
});

describe('registration links', () => {
  const LINK: SaveDownlineLinkInput = {
    name: 'Neighbours',
    kind: 'member',
    rebates: [{ category: 'RNG', basisPoints: 75 }],
    expiresAt: null,
    usesAllowed: 1,
  };

  const join = async (username: string, affiliateCode: string) => {
    const { client } = callerOf(gateway);
    return client.call(register, {
      username,
      password: 'Perya2026',
      confirmPassword: 'Perya2026',
      affiliateCode,
      humanCheck: await solveHumanCheck(client),
      registerUrl: 'http://localhost:4173/register',
      domain: 'localhost',
    });
  };

  it('add new members directly below the agent, with their rebates, up to the maximum number of uses', async () => {
    const link = await nena.client.call(saveDownlineLink, LINK);
    expect(link).toMatchObject({ status: 'open', uses: 0, usesAllowed: 1 });
    const check = (code: string) => nena.client.call(checkAffiliate, { code, domain: 'localhost' });
    expect(await check(link.code.toLowerCase())).toEqual({ isValid: true });
    await nena.client.call(recordAffiliateClick, { code: link.code });
    await nena.client.call(recordAffiliateClick, { code: link.code });
    await join('bylink01', link.code);
    const {
      downline,
      rebates,
      link: name,
    } = await nena.client.call(getDownline, {
      memberId: await idOf('bylink01'),
    });
    expect([downline.level, downline.kind, name]).toEqual([1, 'member', 'Neighbours']);
    expect(rebates.find(({ category }) => category === 'RNG')?.basisPoints).toBe(75);
    await expect(join('bylink02', link.code)).rejects.toMatchObject({
      messageKey: 'invitation_code_error',
    });
    expect(await check(link.code)).toEqual({ isValid: false });
    const { items } = await nena.client.call(getDownlineLinks, {});
    expect(items[0]).toMatchObject({ code: link.code, status: 'used-up', uses: 1, clicks: 1 });
  });

  it('can be changed until they are closed, within the maximum number of open links', async () => {
    const link = await nena.client.call(saveDownlineLink, LINK);
    const changed = await nena.client.call(saveDownlineLink, {
      ...LINK,
      id: link.id,
      name: 'Market',
      usesAllowed: null,
    });
    expect(changed).toMatchObject({ id: link.id, code: link.code, name: 'Market' });
    await nena.client.call(closeDownlineLink, { id: link.id });
    await expect(
      nena.client.call(saveDownlineLink, { ...LINK, id: link.id }),
    ).rejects.toMatchObject({ code: 'LINK_CLOSED' });
    await expect(
      nena.client.call(saveDownlineLink, { ...LINK, expiresAt: now() - 1 }),
    ).rejects.toMatchObject({ messageKey: 'downline_link_past' });
    await gateway.platform.brand.patch(
      gateway.db,
      { agents: { openLinks: 1 } },
      gateway.clock.now(),
    );
    await expect(nena.client.call(saveDownlineLink, LINK)).rejects.toMatchObject({
      code: 'TOO_MANY_LINKS',
    });
  });

  it('for agents create agents of the second level', async () => {
    const link = await nena.client.call(saveDownlineLink, { ...LINK, kind: 'agent' });
    await join('bylink03', link.code);
    const [row] = await gateway.db.select().from(member).where(eq(member.account, 'bylink03'));
    expect(row).toMatchObject({ type: 2 });
    expect(row?.affiliateCode).toMatch(/^[A-Z0-9]{8}$/);
  });
});

describe('the affiliate programme', () => {
  it('shows clicks, registrations and first deposits by day, and pays for a day once', async () => {
    const joinedAt = new Date(now() - 2 * DAY_MS);
    const maria = await memberIdOf(gateway.db, 'maria03');
    await gateway.db.insert(affiliateOrigin).values({
      memberId: maria,
      agentId: await memberIdOf(gateway.db, 'agent01'),
      joinedAt,
    });
    // Depending on the hour of the test, the seeded play falls on one day or another.
    await gateway.db.delete(bet).where(eq(bet.memberId, maria));
    await play('maria03', 10, { settledAt: new Date(now() - DAY_MS) });
    const balance = async () => (await nena.client.call(getBalance, {})).minor;
    const income = async () => (await nena.client.call(getMyIncome, lastDays(2))).totals;
    const earned = async () => (await nena.client.call(getAffiliateProgramme, {})).earned.minor;
    const [before, incomeBefore, earnedBefore] = [await balance(), await income(), await earned()];
    await Promise.all([payCashback(gateway.platform), payCashback(gateway.platform)]);
    await payCashback(gateway.platform);
    // 3.5% of 100.
    expect(await balance()).toBe(before + 3_50);
    const totals = await income();
    expect(totals.amounts.AFFILIATE.minor).toBe(incomeBefore.amounts.AFFILIATE.minor + 3_50);
    expect(totals.total.minor).toBe(incomeBefore.total.minor + 3_50);
    const programme = await nena.client.call(getAffiliateProgramme, {});
    expect(programme).toMatchObject({
      code: 'AGENT01',
      cashbackBasisPoints: 350,
      referralReward: { minor: 150_00 },
      earned: { minor: earnedBefore + 3_50 },
    });
    const { brand, db, clock } = gateway.platform;
    await brand.patch(db, { referral: { enabled: false } }, clock.now());
    expect((await nena.client.call(getAffiliateProgramme, {})).referralReward).toBeNull();
    const funnel = await nena.client.call(getAffiliateFunnel, lastDays(10));
    expect(funnel.totals).toMatchObject({ registrations: 1 });
    expect(funnel.days).toHaveLength(10);
    expect(await checkTeamDays(gateway.db, 'Asia/Manila')).toEqual([]);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });
});

describe('the public terms of the affiliate program', () => {
  const terms = () => callerOf(gateway).client.call(getAffiliateTerms, {});
  const patch = (change: unknown) =>
    gateway.platform.brand.patch(gateway.db, change, gateway.clock.now());

  it('are those that agents and members are paid by', async () => {
    const shown = await terms();
    const programme = await nena.client.call(getAffiliateProgramme, {});
    expect(shown.commissionBasisPoints).toBe(programme.cashbackBasisPoints);
    expect(shown.referral?.reward).toEqual(programme.referralReward);
    const { rule, tiers } = await nena.client.call(getReferral, {});
    expect(shown.referral).toEqual({
      ...rule,
      tiers: tiers.map(({ friends, bonus }) => ({ friends, bonus })),
    });
  });

  it('are in the currency of new members', async () => {
    await patch({ currency: 'VND', referral: { rewardUnits: 100 } });
    expect((await terms()).referral?.reward.currency).toBe('VND');
  });

  it('say what is closed', async () => {
    await patch({ affiliate: { enabled: false }, referral: { enabled: false } });
    expect(await terms()).toMatchObject({ commissionBasisPoints: null, referral: null });
  });
});
