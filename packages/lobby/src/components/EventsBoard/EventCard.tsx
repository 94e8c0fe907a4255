import type { EventOdds, LobbyEvent } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { VisuallyHidden } from '@perya/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useFilterWords } from '../../filters/useFilterGroups';
import { useFiltersT } from '../../filters/locales';
import styles from './EventsBoard.module.css';

/** So many runners of a race are named; the book has them all. */
const RUNNERS = 4;

/** A price to the digit that a bet is taken at, written as amounts of money are, in every language. */
const ODDS = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

export interface EventCardProps {
  event: LobbyEvent;
  onOpen(): void;
}

/** One event: who plays, how it stands or when it begins, and what its main market pays. */
export function EventCard({ event, onOpen }: EventCardProps) {
  const t = useFiltersT();
  const format = useFormat();
  const words = useFilterWords();
  const { kind, league, sides, startsAt, state, score, odds, isOpen } = event;
  const isRace = sides.length > 2;
  const name = isRace ? league : sides.join(' – ');
  return (
    <article className={styles['event']} data-state={state}>
      <p className={styles['when']}>
        {state === 'LIVE' ? (
          <strong>{t('events.live')}</strong>
        ) : (
          <time dateTime={new Date(startsAt).toISOString()}>{format.dateTime(startsAt)}</time>
        )}
        <span>
          {words.kind(kind)}
          {isRace ? '' : ` · ${league}`}
        </span>
      </p>
      <h3 className={styles['sides']}>
        {isRace ? (
          <span className={styles['side']}>{league}</span>
        ) : (
          sides.map((side, at) => (
            <span key={side} className={styles['side']}>
              <span className={styles['sideName']}>{side}</span>
              {state === 'LIVE' && score[at] !== undefined && (
                <span className={styles['score']} data-numeric="">
                  {format.number(score[at])}
                </span>
              )}
            </span>
          ))
        )}
      </h3>
      <div className={styles['odds']}>
        {odds.slice(0, isRace ? RUNNERS : odds.length).map((price) => (
          <Price
            key={price.selection}
            price={price}
            label={selectionName(event, price.selection, t('events.draw'))}
            shortLabel={SHORT[price.selection]}
            isOpen={isOpen}
            onOpen={onOpen}
          />
        ))}
        {odds.length === 0 && (
          <button type="button" className={styles['price']} onClick={onOpen}>
            {t('events.open', { name })}
          </button>
        )}
      </div>
    </article>
  );
}

interface PriceProps {
  price: EventOdds;
  label: string;
  /** Where a name would be cut; that is said all the same. */
  shortLabel: string | undefined;
  isOpen: boolean;
  onOpen(): void;
}

function Price({ price, label, shortLabel, isOpen, onOpen }: PriceProps) {
  const t = useFiltersT();
  const { odds } = price;
  const moved = useMovement(odds);
  const takesBets = isOpen && odds !== null;
  return (
    <button
      type="button"
      className={styles['price']}
      data-moved={moved}
      aria-disabled={!takesBets}
      onClick={takesBets ? onOpen : undefined}
    >
      <span className={styles['selection']}>{shortLabel ?? label}</span>
      <span className={styles['value']} data-numeric="">
        {takesBets ? ODDS.format(odds) : '–'}
      </span>
      <VisuallyHidden>
        {takesBets ? shortLabel && label : t('events.suspended', { selection: label })}
      </VisuallyHidden>
    </button>
  );
}

/** Whether the price went up or down when it last changed, until it has been seen for a while. */
function useMovement(odds: number | null): 'up' | 'down' | undefined {
  const last = useRef(odds);
  const [moved, setMoved] = useState<'up' | 'down'>();
  useEffect(() => {
    const before = last.current;
    last.current = odds;
    if (before === null || odds === null || before === odds) return undefined;
    setMoved(odds > before ? 'up' : 'down');
    const timer = setTimeout(() => setMoved(undefined), SEEN_MS);
    return () => clearTimeout(timer);
  }, [odds]);
  return moved;
}

const SEEN_MS = 4_000;

/** As every slip has it: the first side and the second, in the order in which they stand above. */
const SHORT: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' };

function selectionName({ sides }: LobbyEvent, selection: string, draw: string): string {
  if (selection === 'draw') return draw;
  const place = { home: 0, away: 1 }[selection] ?? Number(selection) - 1;
  return sides[place] ?? selection;
}
