import { useFormat } from '@perya/i18n';
import { compareTerms, type ComparedTier, type Terms } from '@perya/rules/agents';
import { DataTable, type DataTableColumn } from '@perya/ui-kit';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';

import { useContractsT } from '../locales';
import styles from './TermsComparison.module.css';

export interface TermsComparisonProps {
  /** The current terms; null if there are none. */
  before: Terms | null;
  after: Terms;
  currency: string;
  /** Based on the team's loss, as in dividends, or on its turnover. */
  hasLoss: boolean;
}

const ARROWS = { higher: <ArrowUp />, lower: <ArrowDown />, same: <ArrowRight /> };

/**
 * Compares old and new terms: the rate of each at every threshold in either of them. Increases, decreases and
 * unchanged rates differ by arrow and text.
 */
export function TermsComparison({ before, after, currency, hasLoss }: TermsComparisonProps) {
  const t = useContractsT();
  const { money, percent } = useFormat();
  const rateText = (rate: number) => (rate === 0 ? t('compare.none') : percent(rate / 10_000, 2));
  const conditionsOf = ({ turnover, activeMembers, loss }: ComparedTier) =>
    [
      turnover > 0n ? t('compare.turnover', { amount: money(turnover, currency) }) : null,
      activeMembers > 0 ? t('compare.members', { count: activeMembers }) : null,
      loss > 0n ? t('compare.loss', { amount: money(loss, currency) }) : null,
    ].filter((each) => each !== null);
  const columns: DataTableColumn<ComparedTier>[] = [
    {
      id: 'from',
      header: t('compare.from'),
      isRowHeader: true,
      cell: (tier) => conditionsOf(tier).join(' · ') || t('compare.start'),
    },
    {
      id: 'before',
      header: t('compare.before'),
      align: 'end',
      cell: (tier) => <span data-numeric>{rateText(tier.before)}</span>,
    },
    {
      id: 'after',
      header: t('compare.after'),
      align: 'end',
      cell: (tier) => {
        const way =
          tier.after > tier.before ? 'higher' : tier.after < tier.before ? 'lower' : 'same';
        return (
          <span className={styles['change']} data-way={way}>
            <strong data-numeric>{rateText(tier.after)}</strong>
            <span className={styles['way']}>
              <span className={styles['arrow']} aria-hidden>
                {ARROWS[way]}
              </span>
              {t(`compare.${way}`)}
            </span>
          </span>
        );
      },
    },
  ];
  return (
    <DataTable
      caption={t(hasLoss ? 'compare.ofLoss' : 'compare.ofTurnover')}
      columns={columns}
      rows={compareTerms(before, after)}
      rowKey={({ turnover, activeMembers, loss }) => `${turnover} ${activeMembers} ${loss}`}
    />
  );
}
