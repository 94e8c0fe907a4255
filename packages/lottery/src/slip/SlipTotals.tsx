import type { LotteryOffer } from '@perya/api-client';
import { useFormat } from '@perya/i18n';

import type { SlipSum } from '../desk/pricing/pricing';
import { useT } from '../locales';
import styles from './SlipPanel.module.css';

export interface SlipTotalsProps {
  /** Number of the draw that the slip is for. */
  draw: string | null;
  sum: SlipSum;
  offer: LotteryOffer;
  /** Minor units; null for guests and while loading. */
  balance: number | null;
}

/** Number of bets, cost, and max payout of the slip. */
export function SlipTotals({ draw, sum, offer, balance }: SlipTotalsProps) {
  const t = useT();
  const { money, number } = useFormat();
  const { currency } = offer.maxStake;
  const cap = offer.maxPayout.minor;
  const isCapped = sum.largestWin > cap;
  const largest = money(Math.min(sum.largestWin, cap), currency);
  return (
    <>
      <dl className={styles['totals']} aria-live="polite">
        {draw !== null && (
          <div>
            <dt>{t('slip.draw')}</dt>
            <dd>{draw}</dd>
          </div>
        )}
        <div>
          <dt>{t('slip.bets')}</dt>
          <dd>{number(sum.bets)}</dd>
        </div>
        {sum.draws > 1 && (
          <div>
            <dt>{t('slip.draws')}</dt>
            <dd>{number(sum.draws)}</dd>
          </div>
        )}
        <div data-win="">
          <dt>{t('slip.largestWin')}</dt>
          <dd>{sum.hasJackpot ? t('slip.orJackpot', { amount: largest }) : largest}</dd>
        </div>
        {balance !== null && (
          <div>
            <dt>{t('slip.balance')}</dt>
            <dd>{money(balance, currency)}</dd>
          </div>
        )}
        <div data-strong="">
          <dt>{t('slip.total')}</dt>
          <dd>{money(sum.total, currency)}</dd>
        </div>
      </dl>
      {isCapped && (
        <p className={styles['hint']}>{t('slip.capped', { amount: money(cap, currency) })}</p>
      )}
    </>
  );
}
