import type { SalaryContractError } from '@perya/rules/agents';
import { Rejection } from '../../../kernel/http/Rejection';

/** Maps an error of the rules to a rejection. */
export function rejectionOf(rejection: SalaryContractError): Rejection {
  switch (rejection.error) {
    case 'terms': {
      const { terms, tier } = rejection;
      return new Rejection(422, 'CONTRACT_TERMS', 'contract_terms', {
        value: { error: terms.toUpperCase(), tier },
      });
    }
    case 'aboveOwn':
      return new Rejection(422, 'CONTRACT_ABOVE_OWN', 'contract_above_own', {
        params: { tier: rejection.tier + 1 },
        value: { tier: rejection.tier },
      });
    case 'noOwn':
      return new Rejection(422, 'CONTRACT_NO_OWN', 'contract_no_own');
    case 'otherPeriod':
      return new Rejection(422, 'CONTRACT_OTHER_PERIOD', 'contract_other_period');
    case 'offerWaiting':
      return new Rejection(409, 'CONTRACT_OFFER_WAITING', 'contract_offer_waiting');
    case 'notOpen':
      return new Rejection(409, 'CONTRACT_NOT_OPEN', 'contract_not_open');
    case 'notFound':
      return unknownContract();
  }
}

/** The contract doesn't exist or isn't the caller's. The answer is the same for both. */
export const unknownContract = () => new Rejection(404, 'UNKNOWN_CONTRACT', 'not_found');
