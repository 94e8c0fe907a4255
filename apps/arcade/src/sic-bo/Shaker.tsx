import { readDice, type SicBoFacts } from '@perya/game-engines/sic-bo';
import type { RoundTimes } from '@perya/game-engines/live-table';
import { useState, type CSSProperties } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { StatusLine } from '../game/StatusLine';
import type { Status } from '../game/useGameStatus';
import { Countdown } from '../live-table/Countdown';
import { REST_MS } from '../live-table/restingDice';
import { useLiveTableT } from '../live-table/texts';
import type { TableView } from '../live-table/useTable';
import { Die } from './Die';
import styles from './Shaker.module.css';
import { useSicBoT } from './texts';

/** Props of {@link Shaker}. */
export interface ShakerProps {
  view: TableView;
  status: Status;
}

/** The glass dome in which the dice are shaken, with dealer, countdown and status. */
export function Shaker({ view, status }: ShakerProps) {
  const { dealer } = useOpenedGame<SicBoFacts>().game;
  const t = useSicBoT();
  const common = useLiveTableT();
  const { table, isLive } = view;
  return (
    <div className={styles['shaker']}>
      <p className={styles['dealer']}>{common('dealer', { name: dealer })}</p>
      <Countdown times={isLive ? table?.times : undefined} dealingText={t('shaking')} />
      <div className={styles['stand']}>
        <div className={styles['plate']} />
        <div className={styles['dice']} role="group" aria-label={t('dice')}>
          <DiceOf view={view} />
        </div>
        <div className={styles['dome']} />
      </div>
      <StatusLine status={status} />
    </div>
  );
}

/** The dice of the round once they are shaken; before that, those of the round before. */
function DiceOf({ view: { table, phase, shownCount } }: Pick<ShakerProps, 'view'>) {
  if (table === undefined) return null;
  const { outcome, times, sheet } = table;
  if (outcome !== null && (phase === 'dealing' || phase === 'result')) {
    return <ShakenDice key={times.round} dice={outcome} times={times} shownCount={shownCount} />;
  }
  // Hidden from screen readers: the history lists the round before.
  return (sheet === '' ? [] : readDice(sheet.at(-1) ?? '')).map((side, die) => (
    // oxlint-disable-next-line react/no-array-index-key -- a die has no other identity
    <div key={die} className={styles['die']} data-old="" aria-hidden="true">
      <Die side={side} />
    </div>
  ));
}

interface ShakenDiceProps {
  dice: readonly number[];
  times: RoundTimes;
  /** How many of them have come to rest. */
  shownCount: number;
}

/** The dice of the round. The animation starts in the past if the page was opened during it. */
function ShakenDice({ dice, times: { dealsAt }, shownCount }: ShakenDiceProps) {
  const { now } = useOpenedGame();
  const [opened] = useState(now);
  return dice.map((side, die) => {
    const isShown = die < shownCount;
    return (
      <div
        // oxlint-disable-next-line react/no-array-index-key -- a die has no other identity
        key={die}
        className={`${styles['die'] ?? ''} ${styles['shaken'] ?? ''}`}
        style={
          {
            ['--duration' as string]: `${REST_MS[die] ?? 0}ms`,
            ['--delay' as string]: `${Math.round(dealsAt - opened)}ms`,
          } satisfies CSSProperties
        }
        data-shown={isShown || undefined}
        {...(isShown ? { role: 'img', 'aria-label': String(side) } : { 'aria-hidden': true })}
      >
        <Die side={side} />
        {/* Covers the die until its last bounce. */}
        {!isShown && (
          <span className={styles['other']}>
            <Die side={((side + die + 2) % 6) + 1} />
          </span>
        )}
      </div>
    );
  });
}
