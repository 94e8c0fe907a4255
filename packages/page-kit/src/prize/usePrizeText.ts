import { useFormat } from '@perya/i18n';
import type { Money } from '@perya/rules/money';
import { useCallback } from 'react';

import { useT } from '../locales';

/**
 * Parts of a prize: money, points, free spins, wheel tickets, or several of them. A `Prize` of the contract
 * is one.
 */
export interface PrizeParts {
  readonly amount?: Money | null | undefined;
  /** Whole points. */
  readonly points?: number | null | undefined;
  readonly spins?: { readonly count: number } | null | undefined;
  readonly tickets?: number | undefined;
}

/** A prize in words, "₱50.00 and 20 points"; null if it is empty. */
export function usePrizeText(): (prize: PrizeParts) => string | null {
  const t = useT();
  const { money, list } = useFormat();
  return useCallback(
    ({ amount, points, spins, tickets }) => {
      const parts = [
        amount && amount.minor > 0 ? money(amount.minor, amount.currency) : null,
        points ? t('prize.points', { count: points }) : null,
        spins ? t('prize.spins', { count: spins.count }) : null,
        tickets ? t('prize.tickets', { count: tickets }) : null,
      ].filter((part) => part !== null);
      return parts.length === 0 ? null : list(parts);
    },
    [t, money, list],
  );
}
