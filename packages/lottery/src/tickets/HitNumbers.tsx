import type { DrawResult, Lottery, Selection } from '@perya/rules/lottery';
import { useTranslateCode } from '../words/words';
import { useSelectionText } from '../words/selectionText';
import { useMemo } from 'react';

import { playTypeOf } from '../desk/state/desk';
import { useT } from '../locales';
import { hitsOf } from './hits';
import styles from './TicketCard.module.css';

export interface HitNumbersProps {
  lottery: Lottery | undefined;
  playType: string;
  selection: Selection;
  /** The result; undefined before the draw. */
  tiers: DrawResult;
}

/** Max number of values shown; the rest is a count. A system bet can have thousands. */
const MAX_SHOWN = 80;

/** The selection of a line, with its hits highlighted after the draw. */
export function HitNumbers({ lottery, playType, selection, tiers }: HitNumbersProps) {
  const t = useT();
  const words = useTranslateCode();
  const text = useSelectionText(lottery);
  const shape = lottery && playTypeOf(lottery, playType).shape;
  const hits = useMemo(
    () =>
      lottery === undefined || tiers.length === 0
        ? null
        : hitsOf(playTypeOf(lottery, playType), selection, tiers),
    [lottery, playType, selection, tiers],
  );
  if (shape === undefined)
    return <p className={styles['numbers']}>{text.selection(playType, selection)}</p>;
  const isByPosition = shape.kind === 'positions' || shape.kind === 'spots';
  return (
    <p className={styles['numbers']} data-numeric>
      {selection.map((list, place) => (
        // Positions have no identity other than their index.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={place} className={styles['place']} hidden={list.length === 0}>
          {isByPosition && (
            <span className={styles['placeName']}>
              {words('position', shape.positions[place] ?? '')}
            </span>
          )}
          {list.slice(0, MAX_SHOWN).map((value) => {
            const isHit = hits?.[place]?.has(value) ?? false;
            const shown = shape.kind === 'options' ? words('option', value) : value;
            return isHit ? (
              <mark key={value}>{shown}</mark>
            ) : (
              <span key={value} data-miss={hits !== null || undefined}>
                {shown}
              </span>
            );
          })}
          {list.length > MAX_SHOWN && (
            <span>{t('board.more', { count: list.length - MAX_SHOWN })}</span>
          )}
        </span>
      ))}
    </p>
  );
}
