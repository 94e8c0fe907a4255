import type { RoundTimes } from '@perya/game-engines/live-table';
import { COLORS, colorsOf, type Color } from '@perya/game-engines/color-game';
import { useState, type CSSProperties } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { REST_MS } from '../live-table/restingDice';
import { ColorSymbol } from './ColorSymbol';
import colors from './colors.module.css';
import styles from './Dice.module.css';
import { COLOR_KEYS, useColorGameT } from './texts';

/** How long a die falls. */
const FALL_MS = 2_000;

/** The sides of a die, from the one that faces the player. */
const FACES = ['front', 'right', 'top', 'back', 'left', 'bottom'] as const;

/** Props of {@link FallingDice}. */
export interface FallingDiceProps {
  dice: readonly number[];
  times: RoundTimes;
  /** How many of them have come to rest. */
  shownCount: number;
}

/** The dice of the round. The animation starts in the past if the page was opened during it. */
export function FallingDice({ dice, times: { dealsAt }, shownCount }: FallingDiceProps) {
  const { now } = useOpenedGame();
  const t = useColorGameT();
  const [opened] = useState(now);
  return colorsOf(dice).map((color, die) => {
    const startsAt = dealsAt + (REST_MS[die] ?? 0) - FALL_MS;
    const isShown = die < shownCount;
    return (
      <div
        // oxlint-disable-next-line react/no-array-index-key -- a die has no other identity
        key={die}
        className={`${styles['die'] ?? ''} ${styles['falling'] ?? ''}`}
        style={
          {
            ['--duration' as string]: `${FALL_MS}ms`,
            ['--delay' as string]: `${Math.round(startsAt - opened)}ms`,
          } satisfies CSSProperties
        }
        data-shown={isShown || undefined}
        {...(isShown
          ? { role: 'img', 'aria-label': t(COLOR_KEYS[color]) }
          : { 'aria-hidden': true })}
      >
        <Cube color={color} />
      </div>
    );
  });
}

/** Props of {@link RestingDice}. */
export interface RestingDiceProps {
  dice: readonly number[];
}

/** The dice of the round before. Hidden from screen readers: the history lists the round. */
export function RestingDice({ dice }: RestingDiceProps) {
  return colorsOf(dice).map((color, die) => (
    // oxlint-disable-next-line react/no-array-index-key -- a die has no other identity
    <div key={die} className={styles['die']} data-old="" aria-hidden="true">
      <Cube color={color} />
    </div>
  ));
}

/** A cube with each color once. */
function Cube({ color }: { color: Color }) {
  const side = COLORS.indexOf(color);
  return (
    <div className={styles['cube']}>
      {FACES.map((face, place) => {
        const each = COLORS[(side + place) % COLORS.length] ?? color;
        return (
          <div
            key={face}
            className={`${colors[each] ?? ''} ${styles['face'] ?? ''}`}
            data-face={face}
          >
            <span>
              <ColorSymbol color={each} />
            </span>
          </div>
        );
      })}
    </div>
  );
}
