import type { Winner } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { useImageHosts } from '@perya/site-config';
import { Button, LazyImage } from '@perya/ui-kit';
import { useFiltersT } from '../../filters/locales';
import { COVER_WIDTHS } from '../GameCard/GameCard';
import styles from './WinnersBoard.module.css';

export interface WinnerRowProps {
  winner: Winner;
  /** The figure that the board is sorted by comes first. */
  order: 'highest' | 'multiple';
  onPlay(): void;
}

/** A row of the board: player, game, amount and multiple of the stake. */
export function WinnerRow({ winner, order, onPlay }: WinnerRowProps) {
  const t = useFiltersT();
  const format = useFormat();
  const hosts = useImageHosts();
  const { serverNow } = useApi();
  const { rank, account, gameName, amount, multiple, wonAt, coverPath, nodeId } = winner;
  const money = format.money(amount.minor, amount.currency);
  const times = multiple > 0 ? t('winners.times', { times: format.number(multiple) }) : '';
  const [first, second] = order === 'multiple' && times !== '' ? [times, money] : [money, times];
  return (
    <li className={styles['row']} data-rank={rank <= 3 ? rank : undefined}>
      <span className={styles['rank']} data-numeric="">
        {format.number(rank)}
      </span>
      <span className={styles['cover']}>
        {coverPath !== null && (
          <LazyImage path={coverPath} alt="" widths={COVER_WIDTHS} sizes="56px" hosts={hosts} />
        )}
      </span>
      <span className={styles['words']}>
        <strong>{gameName}</strong>
        <span>
          {account} · {format.relative(wonAt, serverNow())}
        </span>
      </span>
      <span className={styles['amounts']} data-numeric="">
        <strong>{first}</strong>
        <span>{second}</span>
      </span>
      {nodeId !== null && (
        <Button size="small" aria-label={t('winners.play', { name: gameName })} onClick={onPlay}>
          {t('winners.playShort')}
        </Button>
      )}
    </li>
  );
}
