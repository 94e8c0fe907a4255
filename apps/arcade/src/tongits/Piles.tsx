import type { WireMatch } from '@perya/game-engines/match';
import type { TongitsMove, TongitsView } from '@perya/game-engines/tongits';
import { useFormat } from '@perya/i18n';
import { HiddenCard, PlayingCard } from '../live-table/PlayingCard';
import styles from './Piles.module.css';
import { useTongitsT } from './texts';

/** Props of {@link Piles}. */
export interface PilesProps {
  match: WireMatch<TongitsView>;
  view: TongitsView;
  /** What happened since the last read. */
  moves: readonly TongitsMove[];
}

const SIDES = ['own', 'left', 'right'] as const;

/** Where a seat is on the screen: the next one to play after the player is on the left. */
export const sideOf = (seat: number, own: number): (typeof SIDES)[number] =>
  SIDES[(seat - own + SIDES.length) % SIDES.length] ?? 'own';

/** The stock and the discards. Cards move from and to the seats. */
export function Piles({ match, view, moves }: PilesProps) {
  const t = useTongitsT();
  const { number } = useFormat();
  const { stock, discards, moveCount } = view;
  const last = discards.at(-1);
  const below = discards.at(-2);
  const side = ({ seat }: TongitsMove) => sideOf(seat, match.seat);
  const discarded = moves.findLast(({ kind }) => kind === 'discard');
  const drawn = moves.findLast(({ kind }) => kind === 'draw');
  return (
    <div className={styles['piles']}>
      <div className={styles['pile']} role="group" aria-label={t('stockOf', { count: stock })}>
        <div className={styles['place']}>
          {stock > 0 && <HiddenCard />}
          <b className={styles['left']} aria-hidden="true" data-numeric="">
            {number(stock)}
          </b>
          {drawn !== undefined && (
            <i key={moveCount} className={styles['flight']} data-side={side(drawn)} />
          )}
        </div>
        <span className={styles['label']} aria-hidden="true">
          {t('stock')}
        </span>
      </div>
      <div className={styles['pile']} role="group" aria-label={t('discards')}>
        <div className={styles['place']} data-empty={last === undefined || undefined}>
          {below !== undefined && (
            <div className={styles['below']} aria-hidden="true">
              <PlayingCard card={below} isNew={false} />
            </div>
          )}
          {last !== undefined && (
            <div
              key={`${last}:${discards.length}`}
              className={styles['last']}
              data-side={discarded && side(discarded)}
            >
              <PlayingCard card={last} isNew={false} />
            </div>
          )}
        </div>
        <span className={styles['label']} aria-hidden="true">
          {t('discards')}
        </span>
      </div>
    </div>
  );
}
