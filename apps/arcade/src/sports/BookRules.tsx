import type { SportsFacts } from '@perya/game-engines/sports';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { useOpenedGame } from '../game/GameContext';
import styles from './BookRules.module.css';
import { useSportsT } from './texts';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Content of the rules dialog: the sports, the RTP of prices, and the limits. */
export function BookRules() {
  const { returns, maxLegs, maxPayout } = useOpenedGame<SportsFacts>().game;
  const t = useSportsT();
  const { money, number } = useFormat();
  const rtp = number(returns / 100, TWO_DECIMALS);
  const margin = number((10_000 - returns) / 100, TWO_DECIMALS);
  return (
    <div className={styles['rules']}>
      <p>{t('rules.virtual')}</p>
      <p>{t('rules.price', { rtp, margin })}</p>
      <p>{t('rules.accumulator')}</p>
      <p>{t('rules.overtime')}</p>
      <p>{t('rules.limits', { legs: maxLegs, amount: money(parseMinorUnits(maxPayout)) })}</p>
    </div>
  );
}
