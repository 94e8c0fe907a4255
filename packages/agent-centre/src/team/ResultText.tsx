import { useFormat } from '@perya/i18n';
import type { Money } from '@perya/rules/money';
import { MoneyText } from '@perya/ui-kit';

import { useTeamT } from './locales';

/** What members have gained or lost, told apart by more than its colour. */
export function ResultText({ money: { minor, currency } }: { money: Money }) {
  const t = useTeamT();
  const { money } = useFormat();
  return (
    <MoneyText
      text={money(minor, currency)}
      flow={minor > 0 ? 'in' : minor < 0 ? 'out' : undefined}
      labels={{ in: t('gained'), out: t('lost') }}
    />
  );
}
