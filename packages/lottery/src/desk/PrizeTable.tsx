import { useFormat } from '@perya/i18n';
import { oddsOf, oneIn, type PlayType, type Terms } from '@perya/rules/lottery';
import { ChevronDown } from 'lucide-react';

import { useT } from '../locales';
import { useTranslateCode } from '../words/words';
import { oddsText } from './pricing/odds';
import styles from './PrizeTable.module.css';

export interface PrizeTableProps {
  playType: PlayType;
  terms: Terms;
}

/** Max number of rows shown before "show all". */
const MAX_ROWS = 60;

/** Payout and probability of each tier. */
export function PrizeTable({ playType, terms }: PrizeTableProps) {
  const t = useT();
  const words = useTranslateCode();
  const { number } = useFormat();
  return (
    <details className={styles['prizes']}>
      <summary>
        {t('prizes.title')}
        <ChevronDown aria-hidden="true" />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('prizes.tier')}</th>
            <th scope="col">{t('prizes.chance')}</th>
            <th scope="col">{t('prizes.pays')}</th>
          </tr>
        </thead>
        <tbody>
          {playType.tiers.slice(0, MAX_ROWS).map((tier) => (
            <tr key={tier.code}>
              <th scope="row">{words('tier', tier.code)}</th>
              <td data-numeric>
                {t('prizes.oneIn', {
                  odds: number(oneIn(tier.chance), { maximumFractionDigits: 2 }),
                })}
              </td>
              <td data-numeric>{oddsText(oddsOf(tier, terms)) ?? t('prizes.jackpot')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
