import type { ContractTerms, OfferContractInput } from '@perya/api-client';
import type { Terms } from '@perya/rules/agents';
import { minorUnits } from '@perya/rules/money';

/** Converts terms to the format of the rules. */
export const rulesTerms = ({ period, tiers }: ContractTerms): Terms => ({
  period,
  tiers: tiers.map(({ turnover, activeMembers, loss, rateBasisPoints }) => ({
    turnover: BigInt(turnover.minor),
    activeMembers,
    loss: BigInt(loss.minor),
    rate: rateBasisPoints,
  })),
});

/** Converts terms to the format of the request. */
export const contractTerms = ({ period, tiers }: Terms): OfferContractInput['terms'] => ({
  period,
  tiers: tiers.map(({ turnover, activeMembers, loss, rate }) => ({
    turnover: minorUnits(Number(turnover)),
    activeMembers,
    loss: minorUnits(Number(loss)),
    rateBasisPoints: rate,
  })),
});
