import type { Promotion } from '@perya/api-client';
import { useFormat } from '@perya/i18n';

import { useT } from '../../locales';

/** The promotion's period, by the date that is currently relevant. */
export function PromotionPeriod({
  promotion: { state, startsAt, endsAt },
}: {
  promotion: Pick<Promotion, 'state' | 'startsAt' | 'endsAt'>;
}) {
  const t = useT();
  const format = useFormat();
  if (state === 'comingSoon') return t('period.from', { date: format.dateTime(startsAt) });
  if (endsAt === null) return t('period.open');
  const date = format.dateTime(endsAt);
  return t(state === 'closed' ? 'period.ended' : 'period.until', { date });
}
