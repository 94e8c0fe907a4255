import {
  LINES,
  REELS,
  ROWS,
  type LineWin,
  type SlotRules,
  type SlotSymbol,
} from '@perya/game-engines/slot';
import { el, overlay, polyline } from '../kit/dom';

const FILLERS = 14;
const CELL = 100;
const LANDING_MS = 300;

export interface Reels {
  readonly element: HTMLElement;
  /** Sets the reels going; they go on until `stop`. */
  start(): void;
  /** Brings them to rest, one after the other. */
  stop(grid: readonly (readonly SlotSymbol[])[], onReel: (reel: number) => void): Promise<void>;
  show(grid: readonly (readonly SlotSymbol[])[]): void;
  /** Marks what won; nothing clears the marks. */
  mark(wins: readonly LineWin[], grid: readonly (readonly SlotSymbol[])[], scatters: boolean): void;
}

interface ReelsOptions {
  gameId: string;
  rules: SlotRules;
  /** People who ask for less motion see the symbols change in place. */
  isCalm: () => boolean;
}

export function createReels({ gameId, rules, isCalm }: ReelsOptions): Reels {
  const strips = Array.from({ length: REELS }, () => el('div', { class: 'strip' }));
  const lines = overlay(CELL * REELS, CELL * ROWS);
  const element = el(
    'div',
    { class: 'reels', attr: { role: 'img' } },
    ...strips.map((strip) => el('div', { class: 'reel' }, strip)),
    lines,
  );
  const turning: (Animation | undefined)[] = [];
  let shown: readonly (readonly SlotSymbol[])[] = [];

  const picture = (symbol: string): HTMLElement =>
    el(
      'div',
      { class: 'cell', attr: { 'data-symbol': symbol } },
      el('img', {
        attr: { src: `/play/art/${gameId}/${symbol}.svg`, alt: '', draggable: 'false' },
      }),
    );

  const fillers = (reel: number): HTMLElement[] => {
    const strip = rules.strips[reel] ?? '';
    // Only what passes by: where the reel stops was decided by the draw.
    const from = Math.floor(Math.random() * strip.length);
    return Array.from({ length: FILLERS }, (_, place) =>
      picture(strip.charAt((from + place) % strip.length)),
    );
  };

  const show = (grid: readonly (readonly SlotSymbol[])[]): void => {
    shown = grid;
    strips.forEach((strip, reel) => strip.replaceChildren(...(grid[reel] ?? []).map(picture)));
  };

  const clear = (): void => {
    lines.replaceChildren();
    element.removeAttribute('data-won');
    for (const cell of element.querySelectorAll('[data-win]')) cell.removeAttribute('data-win');
  };

  return {
    element,
    show,
    start: () => {
      clear();
      if (isCalm()) return;
      strips.forEach((strip, reel) => {
        const passing = fillers(reel);
        strip.replaceChildren(...passing, ...(shown[reel] ?? []).map(picture));
        const from = -(FILLERS / ROWS) * 100;
        turning[reel]?.cancel();
        turning[reel] = strip.animate(
          [{ transform: `translateY(${from}%)` }, { transform: 'translateY(0)' }],
          { duration: 620, iterations: Infinity, easing: 'linear', delay: reel * 45 },
        );
      });
    },
    stop: async (grid, onReel) => {
      if (isCalm()) {
        show(grid);
        return;
      }
      shown = grid;
      await Promise.all(
        strips.map(async (strip, reel) => {
          await after(260 + reel * 170);
          turning[reel]?.cancel();
          strip.replaceChildren(
            ...(grid[reel] ?? []).map(picture),
            ...fillers(reel).slice(0, ROWS),
          );
          const landing = strip.animate(
            [
              { transform: 'translateY(-100%)' },
              { transform: 'translateY(5%)', offset: 0.78 },
              { transform: 'translateY(0)' },
            ],
            { duration: LANDING_MS, easing: 'cubic-bezier(.2,.7,.3,1)' },
          );
          await endOf(landing);
          strip.replaceChildren(...(grid[reel] ?? []).map(picture));
          onReel(reel);
        }),
      );
    },
    mark: (wins, grid, scatters) => {
      clear();
      if (wins.length > 0 || scatters) element.setAttribute('data-won', '');
      const light = (reel: number, row: number): void =>
        strips[reel]?.children[row]?.setAttribute('data-win', '');
      for (const { line, count } of wins) {
        const rows = LINES[line] ?? [];
        lines.append(
          polyline(
            rows
              .slice(0, count)
              .map((row, reel) => [(reel + 0.5) * CELL, (row + 0.5) * CELL] as const),
          ),
        );
        rows.slice(0, count).forEach((row, reel) => light(reel, row));
      }
      if (!scatters) return;
      grid.forEach((column, reel) =>
        column.forEach((symbol, row) => {
          if (symbol === 'S') light(reel, row);
        }),
      );
    },
  };
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Where the page is not drawn, in a tab behind another one, an animation does not come to its end. */
async function endOf(landing: Animation): Promise<void> {
  await Promise.race([landing.finished.catch(() => undefined), after(LANDING_MS * 2)]);
  landing.cancel();
}
