import { createApiClient, type AnyEndpoint, type ApiClient } from '@perya/api-client';
import { contract, type EndpointId } from '@perya/api-client/server';
import { minorUnits } from '@perya/rules/money';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { pageTerms } from '../contracts/contractsTesting';
import { agentContract } from '../contracts/schema';
import { member } from '../../identity/members/schema';
import { memberIdOf } from '../../records/recordsTesting';
import { settlement } from '../settlement/schema';
import { callerOf, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { downlineLink } from './schema';

/** Another team's data: an id that exists but that the caller must not access. */
interface Foreign {
  member: string;
  account: string;
  link: string;
  contract: string;
  settlement: string;
}

interface AgentCall {
  call: EndpointId;
  /** Further input, besides the foreign id. */
  input?: (foreign: Foreign) => Record<string, unknown>;
  /** The input names a member or record of another team: 404, as if it did not exist. */
  isNaming?: boolean;
}

const NOW = Date.now();
const SPAN = { from: NOW - 86_400_000, to: NOW };

/** Every call of the agent modules. Add new calls here. */
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
  {
    call: 'getContracts',
    input: (of) => ({ kind: 'daily', downlineId: of.member }),
    isNaming: true,
  },
  {
    call: 'getContractTerms',
    input: (of) => ({ kind: 'daily', downlineId: of.member }),
    isNaming: true,
  },
  {
    call: 'getContractHistory',
    input: (of) => ({ kind: 'daily', downlineId: of.member }),
    isNaming: true,
  },
  {
    call: 'offerContract',
    input: (of) => ({
      kind: 'daily',
      downlineId: of.member,
      terms: pageTerms([[0, 0, 10]]),
    }),
    isNaming: true,
  },
  {
    call: 'withdrawContractOffer',
    input: (of) => ({ contractId: of.contract }),
    isNaming: true,
  },
  ...(
    [
      'processDividendContract',
      'processDailySalaryContract',
      'processHourlySalaryContract',
      'processRealTimeSalaryContract',
    ] as const
  ).map((call) => ({
    call,
    input: (of: Foreign) => ({ contractId: of.contract, answer: 'terminate' }),
    isNaming: true,
  })),
  { call: 'getSettlements', input: () => ({ kind: 'daily', role: 'mine' }) },
  {
    call: 'getSettlementDetail',
    input: (of) => ({ settlementId: of.settlement }),
    isNaming: true,
  },
];

let gateway: TestGateway;
const clients = new Map<string, ApiClient>();
/** None of these members are in the team of `agent02`. */
let strangers: Foreign[];

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
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
  // The contract of the caller's own upline with the platform.
  const withHouse = await gateway.db
    .select({ contract: agentContract.id, settlement: settlement.id })
    .from(agentContract)
    .innerJoin(settlement, eq(settlement.contractId, agentContract.id))
    .innerJoin(member, eq(member.id, agentContract.downlineId))
    .where(and(eq(member.account, 'agent01'), isNull(agentContract.uplineId)))
    .limit(1);
  const [house] = withHouse;
  if (house === undefined) throw new Error('agent01 has nothing from the house.');
  strangers = await Promise.all(
    // A member outside of any team, the caller's own upline, and an id that doesn't exist.
    ['vip001', 'agent01'].map(async (account) => ({
      account,
      member: String(await memberIdOf(gateway.db, account)),
      link: String(link?.id),
      contract: String(house.contract),
      settlement: String(house.settlement),
    })),
  );
  const ids = (id: string) => ({ member: id, link: id, contract: id, settlement: id });
  strangers.push(
    { account: 'nobodyknows', ...ids('999999') },
    { account: "x' or 1=1", ...ids("1' or '1'='1") },
  );
});

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

function stranger(): Foreign {
  const [first] = strangers;
  if (first === undefined) throw new Error('There is no stranger.');
  return first;
}

describe('every call of an agent', () => {
  it('is in this table', () => {
    const calls = Object.values<AnyEndpoint>(contract)
      .filter(({ path }) => OWN.test(path))
      .map(({ id }) => id);
    expect(CALLS.map(({ call }) => call).toSorted()).toEqual(calls.toSorted());
  });

  it.each(CALLS)('$call returns 401 without a session', async (each) => {
    expect(await statusOf('nobody', each, stranger())).toBe(401);
  });

  it.each(CALLS)('$call returns 403 for a member and for a trial account', async (each) => {
    expect(await statusOf('juan01', each, stranger())).toBe(403);
    expect(await statusOf('trial01', each, stranger())).toBe(403);
  });

  it.each(CALLS.filter(({ isNaming }) => isNaming))(
    '$call returns 404 for the data of others',
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

/**
 * The paths of the agents' modules, except the calls for everyone: a member's contracts, and the terms of the
 * affiliate program.
 */
const OWN =
  /MCSFE_(get(Team|TopDownlines|Downline|UserProfitLoss|MyIncome|Affiliate(?!Terms)|Contract|Settlement)|(create|save|close)Downline|adjustRebate|transferDownline|(offer|withdraw)Contract)|process\w*(Dividend|Sal\w*)(Req|Contract)|processContractHourSalary/;
