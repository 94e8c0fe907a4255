import { pocketAt } from '@perya/game-engines/plinko';
import { UNIT } from '@perya/game-engines/instant';
import { useFormat } from '@perya/i18n';
import { useEffect, useEffectEvent } from 'react';
import type { Sound } from '../game/sound';
import { heatOf } from '../instant/heatOf';
import { useElapsed, type ShownRound } from '../instant/useReveal';
import { ballAt, FALL_MS, rowsTouched } from './ballAt';
import styles from './Board.module.css';
import { percentOf, Pins } from './Pins';
import { usePlinkoT } from './texts';

export interface BoardProps {
  /** Multipliers from left to right. */
  pockets: readonly number[];
  shown: ShownRound | null;
  /** The path of the shown round; undefined if it was on another board. */
  path: readonly number[] | undefined;
  sound: Sound;
}

/** The pins, the falling ball and the pockets. The motion is decoration: the status line tells the result. */
export function Board({ pockets, shown, path, sound }: BoardProps) {
  const rows = pockets.length - 1;
  const elapsed = useElapsed(shown, FALL_MS);
  const touched = path === undefined ? 0 : rowsTouched(path, elapsed);
  const places = Array.from({ length: touched }, (_, row) => pocketAt(path?.slice(0, row) ?? []));
  const isFalling = elapsed < FALL_MS;
  const pocket = path === undefined || isFalling ? undefined : pocketAt(path);
  const tick = useEffectEvent((row: number) => {
    if (isFalling && row > 0) sound.note(700 + row * 25, 0.04);
  });
  useEffect(() => tick(touched), [touched]);
  return (
    <div className={styles['board']} style={{ ['--rows' as string]: rows }}>
      <svg className={styles['pins']} aria-hidden="true">
        <Pins rows={rows} touched={places.join(' ')} />
        {path && <Ball path={path} elapsed={elapsed} />}
      </svg>
      <Pockets pockets={pockets} lit={pocket} />
    </div>
  );
}

function Ball({ path, elapsed }: { path: readonly number[]; elapsed: number }) {
  const { x, y } = ballAt(path, elapsed);
  return (
    <circle
      className={styles['ball']}
      {...percentOf(path.length, x, y)}
      r={`${27 / (path.length + 2)}%`}
      data-ball=""
    />
  );
}

interface PocketsProps {
  pockets: readonly number[];
  /** The pocket where the ball lies. */
  lit: number | undefined;
}

function Pockets({ pockets, lit }: PocketsProps) {
  const t = usePlinkoT();
  const { number } = useFormat();
  const heat = heatOf(pockets);
  return (
    <ol
      className={styles['pockets']}
      aria-label={t('pockets')}
      data-narrow={pockets.length > 10 || undefined}
    >
      {pockets.map((multiplier, pocket) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- a pocket has no other identity
          key={pocket}
          style={heat(multiplier)}
          aria-current={pocket === lit || undefined}
          data-numeric=""
        >
          {number(multiplier / UNIT)}×
        </li>
      ))}
    </ol>
  );
}
