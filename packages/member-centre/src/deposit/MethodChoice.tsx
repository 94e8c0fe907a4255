import type { DepositKind, DepositMethod } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { RadioGroup } from '@perya/ui-kit';
import { Bitcoin, CreditCard, Landmark, QrCode, Wallet } from 'lucide-react';
import type { ReactElement } from 'react';

import { useDepositT } from './locales';

const ICONS: Readonly<Record<DepositKind, ReactElement>> = {
  bank: <Landmark />,
  ewallet: <Wallet />,
  qr: <QrCode />,
  card: <CreditCard />,
  crypto: <Bitcoin />,
};
const BASIS_POINTS = 10_000;

export interface MethodChoiceProps {
  methods: readonly DepositMethod[];
  currency: string;
  value: string;
  disabled: boolean;
  onChange: (id: string) => void;
  error?: string | undefined;
}

/** Payment methods as cards with their fees and processing times. */
export function MethodChoice({
  methods,
  currency,
  value,
  disabled,
  onChange,
  error,
}: MethodChoiceProps) {
  const t = useDepositT();
  const format = useFormat();
  const termsOf = ({ feeBasisPoints, feeFixed, minutes }: DepositMethod) => {
    const parts = [
      ...(feeBasisPoints > 0 ? [format.percent(feeBasisPoints / BASIS_POINTS, 2)] : []),
      ...(feeFixed > 0 ? [format.money(feeFixed, currency)] : []),
    ];
    const fee = parts.length > 0 ? t('terms.fee', { fee: parts.join(' + ') }) : t('terms.noFee');
    return `${fee} · ${t('terms.minutes', { minutes: format.range(minutes.from, minutes.to) })}`;
  };
  return (
    <RadioGroup
      label={t('new.method')}
      variant="cards"
      value={value}
      disabled={disabled}
      onValueChange={onChange}
      error={error}
      options={methods.map((method) => ({
        value: method.id,
        icon: ICONS[method.kind],
        label: method.name || t(`kind.${method.kind}`),
        description: (
          <>
            {t(`kindText.${method.kind}`)}
            <br />
            {termsOf(method)}
          </>
        ),
      }))}
    />
  );
}
