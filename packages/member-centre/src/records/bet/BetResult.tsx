import type { Bet } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { MoneyText } from '@perya/ui-kit';

import { useRecordsT } from '../locales';

export interface BetResultProps {
  /** A bet, or the totals of bets. */
  of: Pick<Bet, 'payout' | 'result'>;
}

/** Payout less stake, with its sign. Like the status, it's called lost only if nothing was paid. */
export function BetResult({ of: { payout, result } }: BetResultProps) {
  const t = useRecordsT();
  const { money } = useFormat();
  const { minor, currency } = result;
  return (
    <MoneyText
      text={money(minor, currency)}
      flow={minor > 0 ? 'in' : minor < 0 ? 'out' : undefined}
      labels={{ in: t('bets.won'), out: payout.minor > 0 ? undefined : t('bets.lost') }}
    />
  );
}
