import { getRegisterSettings, type OfferedReward, type RegisterRewards } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import type { Money } from '@perya/rules/money';

import { useT } from '../locales';
import { SETTINGS_FRESH_MS } from './useRegisterSetup';

/**
 * What the brand gives its members, from the rules that pay it. Undefined while loading, or if the platform
 * can't be reached. The pages that show it from the start load it on the server.
 */
export function useRegisterRewards(): {
  readonly rewards: RegisterRewards | undefined;
  readonly isPending: boolean;
} {
  const { data, isPending } = useApiQuery(
    getRegisterSettings,
    {},
    { staleTime: SETTINGS_FRESH_MS },
  );
  return { rewards: data?.rewards, isPending };
}

/** A prize of the contract, or one that the register settings offer. */
export interface RewardPrize {
  readonly amount: Money | null;
  readonly points: number | null;
  readonly spins: { readonly count: number } | null;
}

/** A prize in words: "₱100.00", "200 points" or "10 free spins". */
export function usePrizeWords(): (prize: RewardPrize) => string {
  const t = useT();
  const { money } = useFormat();
  return ({ amount, points, spins }) => {
    if (amount) return money(amount.minor, amount.currency);
    if (spins) return t('offer.spins', { count: spins.count });
    return t('offer.points', { count: points ?? 0 });
  };
}

/** The terms of an offered reward, as sentences: the turnover, and how long it can be claimed. */
export function useOfferTerms(): (offer: OfferedReward) => string {
  const t = useT();
  return ({ prize, turnoverMultiple: times, days }) => {
    const hasTurnover = times > 0 && prize.points === null;
    const turnover =
      hasTurnover && t(prize.spins ? 'offer.spinsTurnover' : 'offer.turnover', { times });
    return [turnover, t('offer.days', { count: days })].filter(Boolean).join(' ');
  };
}

/** The reward for the first deposit in words; null if there is none. */
export function useWelcomeWords(): (welcome: RegisterRewards['welcome']) => string | null {
  const t = useT();
  const { money, percent } = useFormat();
  return (welcome) =>
    welcome &&
    t('offer.welcome', {
      share: percent(welcome.basisPoints / 10_000, 2),
      max: money(welcome.max.minor, welcome.max.currency),
    });
}
