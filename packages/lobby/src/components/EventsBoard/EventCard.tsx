import type { EventOdds, LobbyEvent } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { VisuallyHidden } from '@perya/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useFilterWords } from '../../filters/useFilterGroups';
import { useFiltersT } from '../../filters/locales';
import styles from './EventsBoard.module.css';

/** Max number of runners shown for a race; the vendor's game lists all of them. */
const RUNNERS = 4;

/** Odds with the precision at which bets are accepted, formatted like money in every language. */
const ODDS = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

export interface EventCardProps {
  event: LobbyEvent;
  onOpen(): void;
}

/** An event: its sides, its score or start time, and the odds of its main market. */
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
  /** Short text where the label would be truncated; screen readers still get the full label. */
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

/** Whether the odds went up or down on their last change. Resets after a while. */
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

/** The usual betting symbols for the first and second side, in display order. */
const SHORT: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' };

function selectionName({ sides }: LobbyEvent, selection: string, draw: string): string {
  if (selection === 'draw') return draw;
  const place = { home: 0, away: 1 }[selection] ?? Number(selection) - 1;
  return sides[place] ?? selection;
}
