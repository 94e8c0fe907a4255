import {
  getContracts,
  type Contract,
  type ContractFilter,
  type OfferContractInput,
} from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { member } from '../../identity/members/schema';
import { DEMO_PASSWORD } from '../../identity/members/seed';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';

/** Page terms, with a few numbers per tier: units of turnover, active members, basis points, units of loss. */
export const pageTerms = (
  tiers: readonly (readonly [
    turnover: number,
    activeMembers: number,
    rate: number,
    loss?: number,
  ])[],
  period: OfferContractInput['terms']['period'] = 'daily',
): OfferContractInput['terms'] => ({
  period,
  tiers: tiers.map(([turnover, activeMembers, rateBasisPoints, loss = 0]) => ({
    turnover: minorUnits(turnover * 100),
    activeMembers,
    loss: minorUnits(loss * 100),
    rateBasisPoints,
  })),
});

/** A signed-in caller. */
export async function signInAs(gateway: TestGateway, account: string): Promise<TestCaller> {
  const caller = callerOf(gateway);
  await caller.signIn(account, DEMO_PASSWORD);
  return caller;
}

/** A page of a member's contracts, by filter. */
export const contractsOf = async (
  { client }: TestCaller,
  filter: ContractFilter,
): Promise<readonly Contract[]> =>
  (await client.call(getContracts, { ...filter, pageSize: 200 })).items;

/** The first contract that matches a filter. */
export async function contractOf(caller: TestCaller, filter: ContractFilter): Promise<Contract> {
  const [first] = await contractsOf(caller, filter);
  if (first === undefined) throw new Error('There is no such contract.');
  return first;
}

/** Turns a demo member into an agent. */
export async function makeAgent(db: Db, account: string): Promise<void> {
  await db.update(member).set({ type: 42 }).where(eq(member.account, account));
}
