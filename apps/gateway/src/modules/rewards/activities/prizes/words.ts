import { bonusIn, formatMoney } from '../../../../kernel/money';
import { messagesIn } from '../../../../kernel/text/messages';
import type { PrizeSpec } from './prize';

/** The name of a prize in a language. */
export function prizeName(prize: PrizeSpec, language: string, currency: string): string {
  const t = messagesIn(language);
  switch (prize.type) {
    case 'NONE':
      return t('prize.none');
    case 'POINTS':
      return t('prize.points', { count: prize.points });
    case 'FREE_SPINS':
      return t('prize.spins', { count: prize.spins });
    case 'CASH':
      return formatMoney(bonusIn(prize.units, currency), currency, language);
  }
}
