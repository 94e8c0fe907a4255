import { type ContractTerms } from '@perya/api-client';
import type { Terms } from '@perya/rules/agents';
import { minorUnits } from '@perya/rules/money';

/** Terms as the rules reckon with them. */
export const rulesTerms = ({ period, tiers }: ContractTerms): Terms => ({
  period,
  tiers: tiers.map(({ turnover, activeMembers, loss, rateBasisPoints }) => ({
    turnover: BigInt(turnover.minor),
    activeMembers,
    loss: BigInt(loss.minor),
    rate: rateBasisPoints,
  })),
});

/** Terms as the platform takes them. */
export function contractTerms({ period, tiers }: Terms, currency: string): ContractTerms {
  const money = (minor: bigint) => ({ minor: minorUnits(Number(minor)), currency });
  return {
    period,
    tiers: tiers.map(({ turnover, activeMembers, loss, rate }) => ({
      turnover: money(turnover),
      activeMembers,
      loss: money(loss),
      rateBasisPoints: rate,
    })),
  };
}
