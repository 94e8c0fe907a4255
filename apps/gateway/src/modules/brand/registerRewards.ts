import type { getRegisterSettings, HandlerValueOf } from '@perya/api-client';
import type { Brand } from '../../kernel/brand';
import { bonusIn } from '../../kernel/money';

type RegisterRewards = HandlerValueOf<typeof getRegisterSettings>['rewards'];
type OfferedReward = NonNullable<RegisterRewards['registration']>;
type Prize = Brand['rewards']['registration']['prize'];

const NO_PRIZE: OfferedReward['prize'] = { amount: null, points: null, spins: null };

/**
 * What the brand gives its members, in the currency of new members. It's computed from the settings that
 * grant and pay the rewards, so what the site announces is what members get. Null: not given.
 */
export function registerRewardsOf(brand: Brand): RegisterRewards {
  const { currency, rewards, referral, cashback } = brand;
  const { registration, welcome, turnoverMultiple, days } = rewards;
  return {
    currency,
    registration: registration.enabled ? offerOf(brand, registration.prize) : null,
    contact: contactOf(brand),
    welcome: welcome.enabled
      ? {
          basisPoints: welcome.basisPoints,
          max: bonusIn(welcome.maxUnits, currency),
          turnoverMultiple,
          days,
        }
      : null,
    referral: referral.enabled ? bonusIn(referral.rewardUnits, currency) : null,
    cashbackBasisPoints: cashback.enabled ? cashback.basisPoints : null,
  };
}

/** Null also if the registration doesn't ask for the contact. */
function contactOf(brand: Brand): RegisterRewards['contact'] {
  const { contact } = brand.rewards;
  if (contact === undefined || brand.registerRules[contact.field]?.enabled !== true) return null;
  const offer = offerOf(brand, contact.prize);
  return offer && { field: contact.field, ...offer };
}

function offerOf({ currency, rewards }: Brand, prize: Prize): OfferedReward | null {
  const offered = prizeOf(prize, currency);
  if (offered === null) return null;
  const { turnoverMultiple, days } = rewards;
  return { prize: offered, turnoverMultiple, days };
}

function prizeOf(prize: Prize, currency: string): OfferedReward['prize'] | null {
  switch (prize.type) {
    case 'NONE':
      return null;
    case 'CASH':
      return { ...NO_PRIZE, amount: bonusIn(prize.units, currency) };
    case 'POINTS':
      return { ...NO_PRIZE, points: prize.points };
    case 'FREE_SPINS':
      return { ...NO_PRIZE, spins: { count: prize.spins } };
  }
}
