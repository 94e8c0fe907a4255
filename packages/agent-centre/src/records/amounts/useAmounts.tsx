import { useFormat } from '@perya/i18n';
import type { Money } from '@perya/rules/money';
import { MoneyText } from '@perya/ui-kit';
import type { ReactElement } from 'react';

import { useRecordsT } from '../locales';

export interface Amounts {
  /** As plain text. */
  text(money: Money): string;
  plain(money: Money): ReactElement;
  /**
   * The members' profit or loss with a sign, arrow and text. With the payout that it includes, it's called lost
   * only if nothing was paid.
   */
  result(money: Money, payout?: Money): ReactElement;
}

/** Formats amounts in reports. */
export function useAmounts(): Amounts {
  const t = useRecordsT();
  const { money } = useFormat();
  const text = ({ minor, currency }: Money) => money(minor, currency);
  return {
    text,
    plain: (value) => <MoneyText text={text(value)} />,
    result: (value, payout) => (
      <MoneyText
        text={text(value)}
        flow={value.minor > 0 ? 'in' : value.minor < 0 ? 'out' : undefined}
        labels={{
          in: t('sums.gained'),
          out: payout !== undefined && payout.minor > 0 ? undefined : t('sums.lost'),
        }}
      />
    ),
  };
}
