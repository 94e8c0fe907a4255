import { WHEEL_ODDS_TOTAL, type Wheel, type WheelSegment } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { usePrizeText } from '@perya/page-kit';
import { DataTable } from '@perya/ui-kit';

import styles from '../activities.module.css';
import { useActivitiesT } from '../locales';

/** Enough decimals to show one in a million. */
const DIGITS = 4;

export interface OddsTableProps {
  wheel: Wheel;
}

/** The possible prizes and their probabilities, which the platform draws by. */
export function OddsTable({ wheel: { segments, turnoverMultiple } }: OddsTableProps) {
  const t = useActivitiesT();
  const { number, percent } = useFormat();
  const prizeText = usePrizeText();
  return (
    <div className={styles['section']}>
      <DataTable<WheelSegment>
        caption={t('odds.caption')}
        short
        rows={segments}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', header: t('odds.segment'), isRowHeader: true, cell: ({ name }) => name },
          {
            id: 'prize',
            header: t('odds.prize'),
            cell: ({ prize }) => prizeText(prize) ?? t('odds.nothing'),
          },
          {
            id: 'odds',
            header: t('odds.odds'),
            align: 'end',
            cell: ({ odds }) => percent(odds / WHEEL_ODDS_TOTAL, DIGITS),
          },
        ]}
      />
      <p className={styles['text']}>
        {t('odds.text')}{' '}
        {turnoverMultiple > 0 && t('odds.multiple', { times: number(turnoverMultiple) })}
      </p>
    </div>
  );
}
