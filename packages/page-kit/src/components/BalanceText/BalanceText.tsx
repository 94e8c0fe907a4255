import { useFormat } from '@perya/i18n';
import type { Money } from '@perya/rules/money';
import { hideBalance, useIsBalanceHidden } from '@perya/session/balance';
import { MoneyText, type MoneyTextProps } from '@perya/ui-kit';

import { useT } from '../../locales';

/** Props of {@link BalanceText}. */
export interface BalanceTextProps extends Pick<MoneyTextProps, 'size' | 'tone' | 'className'> {
  money: Money;
  /** Shows the eye button next to it; one per panel is enough. */
  hasEye?: boolean;
}

/** A member's balance. The site-wide eye button also hides it here (specification §3, Balance). */
export function BalanceText({ money, hasEye = false, ...look }: BalanceTextProps) {
  const t = useT();
  const format = useFormat();
  const isHidden = useIsBalanceHidden();
  return (
    <MoneyText
      {...look}
      text={format.money(money.minor, money.currency)}
      masked={isHidden}
      onMaskedChange={hasEye ? hideBalance : undefined}
      labels={{
        show: t('balanceText.show'),
        hide: t('balanceText.hide'),
        masked: t('balanceText.hidden'),
      }}
    />
  );
}
