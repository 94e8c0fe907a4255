import {
  LINES,
  readReels,
  REELS,
  ROWS,
  type SlotFacts,
  type SpinResult,
} from '@perya/game-engines/slot';
import { minorUnits } from '@perya/rules/money';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useOpenedGame } from '../game/GameContext';
import { prefersReducedMotion } from '../game/prefersReducedMotion';
import styles from './Reels.module.css';
import { useSlotText } from './useSlotText';

/** Number of symbols that pass while a reel spins. The draw decides where it stops. */
const PASSING = 14;
const CELL = 100;
const TURN_MS = 620;
const LANDING_MS = 300;

type Grid = SpinResult['grid'];

/** The phases of a spin, in this order: `start`, `stop`, `mark`. */
export interface ReelsHandle {
  /** Starts spinning, until `stop` or `rest`. */
  start(): void;
  /** Stops the reels one after the other, and reports each. */
  stop(grid: Grid, onReel: (reel: number) => void): Promise<void>;
  /** Highlights the wins. The next `start` clears them. */
  mark(result: SpinResult, label: string): void;
  /** Resets the reels to their initial state. */
  rest(): void;
}

/** Five reels of three symbols. */
export function Reels({ ref }: { ref: Ref<ReelsHandle> }) {
  const { id, rules } = useOpenedGame<SlotFacts>().game;
  const text = useSlotText();
  const atRest = readReels(rules, [0, 0, 0, 0, 0]);
  const [columns, setColumns] = useState<readonly (readonly string[])[]>(atRest.grid);
  const [label, setLabel] = useState(() => text.reels(atRest, minorUnits(0)));
  const [marked, setMarked] = useState<SpinResult | null>(null);
  const strips = useRef<(HTMLDivElement | null)[]>([]);
  const turning = useRef<(Animation | undefined)[]>([]);

  const passing = (reel: number): string[] => {
    const strip = rules.strips[reel] ?? '';
    const from = Math.floor(Math.random() * strip.length);
    return Array.from({ length: PASSING }, (_, place) =>
      strip.charAt((from + place) % strip.length),
    );
  };

  const setColumn = (reel: number, symbols: readonly string[]) => {
    // Synchronous: the animation starts from the current position.
    flushSync(() => setColumns((now) => now.map((old, index) => (index === reel ? symbols : old))));
  };

  const land = async (reel: number, symbols: readonly string[]): Promise<void> => {
    await after(260 + reel * 170);
    turning.current[reel]?.cancel();
    setColumn(reel, [...symbols, ...passing(reel).slice(0, ROWS)]);
    const landing = strips.current[reel]?.animate(
      [
        { transform: 'translateY(-100%)' },
        { transform: 'translateY(5%)', offset: 0.78 },
        { transform: 'translateY(0)' },
      ],
      { duration: LANDING_MS, easing: 'cubic-bezier(.2,.7,.3,1)' },
    );
    // Animations never finish in a tab that isn't rendered.
    await Promise.race([landing?.finished, after(LANDING_MS * 2)]);
    setColumn(reel, symbols);
  };

  useImperativeHandle(ref, () => ({
    start: () => {
      setMarked(null);
      if (prefersReducedMotion()) return;
      flushSync(() =>
        setColumns((now) => now.map((symbols, reel) => [...passing(reel), ...symbols])),
      );
      strips.current.forEach((strip, reel) => {
        turning.current[reel]?.cancel();
        turning.current[reel] = strip?.animate(
          [
            { transform: `translateY(${-(PASSING / ROWS) * 100}%)` },
            { transform: 'translateY(0)' },
          ],
          { duration: TURN_MS, iterations: Infinity, easing: 'linear', delay: reel * 45 },
        );
      });
    },
    stop: async (grid, onReel) => {
      if (prefersReducedMotion()) return setColumns(grid);
      await Promise.all(
        grid.map(async (symbols, reel) => {
          await land(reel, symbols);
          onReel(reel);
        }),
      );
    },
    mark: (result, nextLabel) => {
      setMarked(result);
      setLabel(nextLabel);
    },
    rest: () => {
      for (const animation of turning.current) animation?.cancel();
      setColumns(atRest.grid);
      setLabel(text.reels(atRest, minorUnits(0)));
    },
  }));

  const winners = marked === null ? new Set<string>() : winningCells(marked);
  return (
    <div
      className={styles['reels']}
      role="img"
      aria-label={label}
      data-won={winners.size > 0 || undefined}
    >
      {columns.map((symbols, reel) => (
        // A reel's identity is its position.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={reel} className={styles['reel']}>
          <div
            className={styles['strip']}
            ref={(strip) => {
              strips.current[reel] = strip;
            }}
          >
            {symbols.map((symbol, row) => (
              <div
                // A cell's identity is its position; its symbol changes.
                // oxlint-disable-next-line react/no-array-index-key
                key={row}
                className={styles['cell']}
                data-symbol={symbol}
                data-win={winners.has(`${reel}/${row}`) || undefined}
              >
                <img src={symbolUrl(id, symbol)} alt="" draggable={false} />
              </div>
            ))}
          </div>
        </div>
      ))}
      <svg
        className={styles['lines']}
        viewBox={`0 0 ${CELL * REELS} ${CELL * ROWS}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {marked?.lineWins.map(({ line, count }) => (
          <polyline key={line} points={pointsOf(line, count)} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
    </div>
  );
}

/** `reel/row` of each winning symbol: along the lines, and every scatter of three or more. */
function winningCells({ grid, lineWins, scatters }: SpinResult): Set<string> {
  const cells = lineWins.flatMap(({ line, count }) =>
    (LINES[line] ?? []).slice(0, count).map((row, reel) => `${reel}/${row}`),
  );
  if (scatters >= 3) {
    grid.forEach((column, reel) =>
      column.forEach((symbol, row) => {
        if (symbol === 'S') cells.push(`${reel}/${row}`);
      }),
    );
  }
  return new Set(cells);
}

const pointsOf = (line: number, count: number): string =>
  (LINES[line] ?? [])
    .slice(0, count)
    .map((row, reel) => `${(reel + 0.5) * CELL},${(row + 0.5) * CELL}`)
    .join(' ');

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** URL of a symbol's image, drawn by the gateway for this game. */
export const symbolUrl = (gameId: string, symbol: string): string =>
  `/play/art/${gameId}/${symbol}.svg`;
