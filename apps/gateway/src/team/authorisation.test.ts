import { createApiClient, minorUnits, type AnyEndpoint, type ApiClient } from '@perya/api-client';
import { contract, type EndpointId } from '@perya/api-client/server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member } from '../members/schema';
import { memberIdOf } from '../records/recordsTesting';
import { callerOf, startTestGateway, type TestGateway } from '../testing';
import { downlineLink } from './schema';

/** What belongs to somebody else: an id that the platform knows and the caller must not. */
interface Foreign {
  member: string;
  account: string;
  link: string;
}

interface AgentCall {
  call: EndpointId;
  /** What it takes beside the foreign id. */
  input?: (foreign: Foreign) => Record<string, unknown>;
  /** The input names somebody or something of another team: 404 as if it did not exist. */
  isNaming?: boolean;
}

const NOW = Date.now();
const SPAN = { from: NOW - 86_400_000, to: NOW };

/** Every call of an agent's team. A further one is a line here. */
const CALLS: readonly AgentCall[] = [
  { call: 'getTeamOverview', input: () => SPAN },
  { call: 'getTeamTrend', input: () => SPAN },
  { call: 'getTeamByCategory', input: () => SPAN },
  { call: 'getTopDownlines', input: () => ({ ...SPAN, order: 'turnover' }) },
  { call: 'getDownlines', input: (of) => ({ parentId: of.member }), isNaming: true },
  { call: 'getDownline', input: (of) => ({ memberId: of.member }), isNaming: true },
  {
    call: 'createDownline',
    input: () => ({ account: 'newone01', password: 'Perya2026', kind: 'member', rebates: [] }),
  },
  {
    call: 'adjustRebate',
    input: (of) => ({ memberId: of.member, rebates: [{ category: 'RNG', basisPoints: 10 }] }),
    isNaming: true,
  },
  { call: 'getDownlineLinks', input: () => ({}) },
  {
    call: 'saveDownlineLink',
    input: (of) => ({
      id: of.link,
      name: 'Mine now',
      kind: 'member',
      rebates: [],
      expiresAt: null,
      usesAllowed: null,
    }),
    isNaming: true,
  },
  { call: 'closeDownlineLink', input: (of) => ({ id: of.link }), isNaming: true },
  {
    call: 'transferToDownline',
    input: (of) => ({
      memberId: of.member,
      amount: minorUnits(1_000),
      paymentPassword: '123456',
    }),
    isNaming: true,
  },
  { call: 'getTeamBetting', input: (of) => ({ ...SPAN, parentId: of.member }), isNaming: true },
  { call: 'getUserProfitLoss', input: (of) => ({ ...SPAN, parentId: of.member }), isNaming: true },
  { call: 'getMyIncome', input: () => SPAN },
  {
    call: 'getDownlineTransactions',
    input: (of) => ({ ...SPAN, account: of.account }),
    isNaming: true,
  },
  { call: 'getAffiliateProgramme', input: () => ({}) },
  { call: 'getAffiliateFunnel', input: () => SPAN },
];

let gateway: TestGateway;
const clients = new Map<string, ApiClient>();
/** Nobody of these is in the team of `agent02`. */
let strangers: Foreign[];

beforeAll(async () => {
  gateway = await startTestGateway();
  for (const account of ['agent02', 'juan01', 'trial01']) {
    const caller = callerOf(gateway);
    await caller.signIn(account);
    clients.set(account, caller.client);
  }
  clients.set(
    'nobody',
    createApiClient({ baseUrl: gateway.url, getToken: () => null, getLanguage: () => 'EN' }),
  );
  const [link] = await gateway.db
    .select({ id: downlineLink.id })
    .from(downlineLink)
    .innerJoin(member, eq(member.id, downlineLink.agentId))
    .where(eq(member.account, 'agent01'));
  strangers = await Promise.all(
    // Somebody of no team, the own upline, and nobody at all.
    ['vip001', 'agent01'].map(async (account) => ({
      account,
      member: String(await memberIdOf(gateway.db, account)),
      link: String(link?.id),
    })),
  );
  strangers.push(
    { account: 'nobodyknows', member: '999999', link: '999999' },
    { account: "x' or 1=1", member: "1' or '1'='1", link: '-1' },
  );
});
afterAll(() => gateway.stop());

async function statusOf(who: string, { call, input }: AgentCall, foreign: Foreign) {
  const endpoint: AnyEndpoint = contract[call];
  const client = clients.get(who);
  try {
    await client?.call(endpoint, input?.(foreign) ?? {});
    return 200;
  } catch (error) {
    return (error as { status?: number }).status ?? String(error);
  }
}

const stranger = () => strangers[0] ?? { account: '', member: '', link: '' };

describe('every call of an agent’s team', () => {
  it('is in this table', () => {
    const calls = Object.values<AnyEndpoint>(contract)
      .filter(({ path }) => OWN.test(path))
      .map(({ id }) => id);
    expect(CALLS.map(({ call }) => call).toSorted()).toEqual(calls.toSorted());
  });

  it.each(CALLS)('$call is 401 without a session', async (each) => {
    expect(await statusOf('nobody', each, stranger())).toBe(401);
  });

  it.each(CALLS)('$call is 403 for a member and for a trial account', async (each) => {
    expect(await statusOf('juan01', each, stranger())).toBe(403);
    expect(await statusOf('trial01', each, stranger())).toBe(403);
  });

  it.each(CALLS.filter(({ isNaming }) => isNaming))(
    '$call does not find what is another’s',
    async (each) => {
      for (const foreign of strangers) {
        expect([foreign.account, await statusOf('agent02', each, foreign)]).toEqual([
          foreign.account,
          404,
        ]);
      }
    },
  );
});

/** The paths of this topic. */
const OWN =
  /MCSFE_(get(Team|TopDownlines|Downline|UserProfitLoss|MyIncome|Affiliate)|(create|save|close)Downline|adjustRebate|transferDownline)/;
