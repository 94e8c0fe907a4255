import type { PromotionProgress } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { Progress } from '@perya/ui-kit';

import { useT } from '../../locales';

/** How far the member is in a promotion that has a goal. */
export function Goal({ progress }: { progress: PromotionProgress }) {
  const t = useT();
  const format = useFormat();
  const { done, target, unit, currency } = progress;
  const text = (value: string) =>
    unit === 'money' && currency !== null
      ? format.money(parseMinorUnits(value), currency)
      : format.number(Number(value));
  return (
    <Progress
      label={t(`progress.${unit}`)}
      value={Number(done)}
      max={Number(target)}
      valueText={t('progress.value', { done: text(done), target: text(target) })}
      tone={Number(done) >= Number(target) ? 'gold' : 'coral'}
    />
  );
}
