import { drawNumbers } from '@perya/rules/fairness';
import { multiplierOf, UNIT, type InstantModel, type InstantRules } from '../instant';
import { MINES_GAME } from './protocol';

/**
 * Mines: some of 25 tiles hide a mine. Each safe tile that the player opens raises the multiplier, a mine
 * ends the round. The multiplier of the safe tiles is the return divided by their chance, so that it doesn't
 * matter when the player cashes out. Pure; the same module is used by the platform and the page.
 */

export const TILES = 25;
export const MOST_MINES = TILES - 1;

export interface MinesRules extends InstantModel {
  /** The highest multiplier: a round ends by itself where the next tile would pay more. */
  readonly highest: number;
}

/** Past rounds are verified against these: never change one, add another. */
export const MINES_MODELS = [
  { id: 'mines-1', rtpBasisPoints: 9700, highest: 10_000 * UNIT },
] as const satisfies readonly MinesRules[];

/** The multiplier of a number of safe tiles, rounded down. */
export function multiplierAt({ rtpBasisPoints }: MinesRules, mines: number, safe: number): number {
  if (safe === 0) return UNIT;
  let favorable = 1n;
  let possible = 1n;
  for (let tile = 0; tile < safe; tile += 1) {
    favorable *= BigInt(TILES - mines - tile);
    possible *= BigInt(TILES - tile);
  }
  return multiplierOf(rtpBasisPoints, [favorable, possible]);
}

/** The most safe tiles of a round. */
export function mostSafe(rules: MinesRules, mines: number): number {
  let safe = 0;
  while (safe < TILES - mines && multiplierAt(rules, mines, safe + 1) <= rules.highest) safe += 1;
  return safe;
}

/** The chance to open so many safe tiles. */
export function chanceOf(mines: number, safe: number): number {
  let chance = 1;
  for (let tile = 0; tile < safe; tile += 1) chance *= (TILES - mines - tile) / (TILES - tile);
  return chance;
}

export const MINES_RULES: InstantRules<MinesRules> = {
  game: MINES_GAME,
  models: MINES_MODELS,
  accepts: (_model, { mines = 0 }) => mines >= 1 && mines <= MOST_MINES,
  draw: (_model, { mines = 0 }, draw) => {
    const tiles = Array.from({ length: TILES }, (_, tile) => tile);
    const picks = drawNumbers(
      draw,
      Array.from({ length: mines }, (_, drawn) => TILES - drawn),
    );
    return picks.flatMap((pick) => tiles.splice(pick, 1)).toSorted((one, other) => one - other);
  },
  play: (model, { mines = 0 }, outcome, steps) => {
    const most = mostSafe(model, mines);
    let safe = 0;
    let isLost = false;
    for (const [place, tile] of steps.entries()) {
      if (isLost || safe === most || tile >= TILES || steps.indexOf(tile) < place) {
        throw new RangeError(`Tile ${tile} can't be opened.`);
      }
      if (outcome.includes(tile)) isLost = true;
      else safe += 1;
    }
    const isOver = isLost || safe === most;
    return {
      shown: [],
      multiplier: isLost ? 0 : multiplierAt(model, mines, safe),
      canCashOut: !isOver && safe > 0,
      isOver,
    };
  },
};
