import type { Refusal } from '@perya/rules/agents';
import { Rejection } from '../../../kernel/http/Rejection';

/** What a refusal of the rules is answered with. */
export function refusalOf(refusal: Refusal): Rejection {
  switch (refusal.fault) {
    case 'terms': {
      const { terms, tier } = refusal;
      return new Rejection(422, 'CONTRACT_TERMS', 'contract_terms', {
        value: { fault: terms.toUpperCase(), tier },
      });
    }
    case 'aboveOwn':
      return new Rejection(422, 'CONTRACT_ABOVE_OWN', 'contract_above_own', {
        params: { tier: refusal.tier + 1 },
        value: { tier: refusal.tier },
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

/** No such contract, or none of the caller's: the two are not told apart. */
export const unknownContract = () => new Rejection(404, 'UNKNOWN_CONTRACT', 'not_found');
