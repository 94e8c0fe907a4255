import type { DepositMethod } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import type { MinorUnits } from '@perya/rules/money';
import { MoneyText } from '@perya/ui-kit';

import { FactList, type Fact } from './components/FactList/FactList';
import { useDepositT } from './locales';
import type { DepositSums } from './sums';

export interface DepositSummaryProps {
  amount: MinorUnits;
  sums: DepositSums;
  method: DepositMethod;
  currency: string;
}

/** The amounts of a deposit before it's ordered: payment, fee, credit and turnover. */
export function DepositSummary({ amount, sums, method, currency }: DepositSummaryProps) {
  const t = useDepositT();
  const format = useFormat();
  const money = (minor: MinorUnits) => format.money(minor, currency);
  const { asset } = method;
  const facts: (Fact | false)[] = [
    { name: t('summary.pay'), value: <MoneyText text={money(amount)} /> },
    asset !== null &&
      sums.asset !== null && {
        name: t('summary.send'),
        value: `${format.number(sums.asset / 100, { minimumFractionDigits: 2 })} ${asset.code}`,
        note: t('summary.rate', { asset: asset.code, rate: money(asset.rate) }),
      },
    { name: t('summary.fee'), value: <MoneyText text={money(sums.fee)} /> },
    { name: t('summary.arrives'), value: <MoneyText text={money(sums.arrives)} flow="in" /> },
    sums.bonus > 0 && {
      name: t('summary.bonus'),
      value: <MoneyText text={money(sums.bonus)} flow="in" tone="gold" />,
    },
    {
      name: t('summary.turnover'),
      value: sums.turnover > 0 ? money(sums.turnover) : t('summary.noTurnover'),
    },
  ];
  return <FactList label={t('summary.title')} facts={facts.filter((fact) => fact !== false)} />;
}
