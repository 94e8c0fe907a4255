import type { TournamentPrize } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { usePrizeText } from '@perya/page-kit';
import { DataTable } from '@perya/ui-kit';
import { useId } from 'react';

import styles from '../activities.module.css';
import { useActivitiesT } from '../locales';

export interface PrizeTableProps {
  prizes: readonly TournamentPrize[];
}

/** The prize of each place; paid once, when the tournament has ended. */
export function PrizeTable({ prizes }: PrizeTableProps) {
  const t = useActivitiesT();
  const titleId = useId();
  const { range } = useFormat();
  const prizeText = usePrizeText();
  if (prizes.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles['small']}>
        {t('prizes.title')}
      </h3>
      <p className={styles['text']}>{t('prizes.text')}</p>
      <DataTable<TournamentPrize>
        caption={t('prizes.caption')}
        captionHidden
        short
        rows={prizes}
        rowKey={({ from }) => from}
        columns={[
          {
            id: 'places',
            header: t('prizes.places'),
            isRowHeader: true,
            cell: ({ from, to }) => range(from, to),
          },
          {
            id: 'prize',
            header: t('prizes.each'),
            align: 'end',
            cell: ({ prize }) => prizeText(prize) ?? '–',
          },
        ]}
      />
    </section>
  );
}
