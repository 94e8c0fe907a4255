import type { ContractTerms, OfferContractInput } from '@perya/api-client';
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
export const contractTerms = ({ period, tiers }: Terms): OfferContractInput['terms'] => ({
  period,
  tiers: tiers.map(({ turnover, activeMembers, loss, rate }) => ({
    turnover: minorUnits(Number(turnover)),
    activeMembers,
    loss: minorUnits(Number(loss)),
    rateBasisPoints: rate,
  })),
});
