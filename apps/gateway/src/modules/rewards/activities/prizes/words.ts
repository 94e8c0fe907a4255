import { inLanguage, tagOf, texts, type Texts } from '../../../../kernel/text/texts';
import { bonusIn } from '../../../../kernel/money';
import { formatMoney } from '../../../../kernel/money';
import type { PrizeSpec } from './prize';

const NONE = texts(
  'Better luck next time',
  'Sa susunod na lang',
  'Sana ay palarin sa susunod',
  '下次好运',
  'Belum beruntung',
  'ไว้โอกาสหน้า',
  'Chúc may mắn lần sau',
);
const POINTS = texts(
  '{count} points',
  '{count} points',
  '{count} puntos',
  '{count} 积分',
  '{count} poin',
  '{count} แต้ม',
  '{count} điểm',
);
const SPINS = texts(
  '{count} free spins',
  '{count} free spins',
  '{count} libreng ikot',
  '{count} 次免费旋转',
  '{count} putaran gratis',
  'ฟรีสปิน {count} ครั้ง',
  '{count} vòng quay miễn phí',
);

/** The name of a prize in a language. */
export function prizeName(prize: PrizeSpec, language: string, currency: string): string {
  const counted = (words: Texts, count: number) =>
    inLanguage(words, language).replace(
      '{count}',
      new Intl.NumberFormat(tagOf(language)).format(count),
    );
  switch (prize.type) {
    case 'NONE':
      return inLanguage(NONE, language);
    case 'POINTS':
      return counted(POINTS, prize.points);
    case 'FREE_SPINS':
      return counted(SPINS, prize.spins);
    case 'CASH':
      return formatMoney(bonusIn(prize.units, currency), currency, language);
  }
}
