import type { Deposit } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import type { Money } from '@perya/rules/money';
import { MoneyText } from '@perya/ui-kit';

import { FactList, type Fact } from '../components/FactList/FactList';
import { useDepositT } from '../locales';

/** The order's reference, method and amounts. */
export function DepositDetails({ deposit }: { deposit: Deposit }) {
  const t = useDepositT();
  const format = useFormat();
  const { id, kind, methodName, amount, fee, credit, bonus, promotion } = deposit;
  const money = ({ minor, currency }: Money) => format.money(minor, currency);
  const facts: (Fact | false)[] = [
    { name: t('status.reference'), value: id },
    { name: t('status.method'), value: methodName || t(`kind.${kind}`) },
    { name: t('summary.pay'), value: <MoneyText text={money(amount)} /> },
    { name: t('summary.fee'), value: <MoneyText text={money(fee)} /> },
    { name: t('summary.arrives'), value: <MoneyText text={money(credit)} flow="in" /> },
    promotion !== null && {
      name: t('new.promotion'),
      value: bonus ? <MoneyText text={money(bonus)} flow="in" tone="gold" /> : promotion,
      ...(bonus && { note: promotion }),
    },
  ];
  return <FactList label={t('status.details')} facts={facts.filter((fact) => fact !== false)} />;
}
