import type { WireInstantRound } from '@perya/game-engines/instant';

/** `hit` is the mine that ended the round; a `mine` is shown after the round. */
export type TileState = 'hidden' | 'safe' | 'mine' | 'hit';

/** What the player sees of a tile. */
export function stateOf(round: WireInstantRound | null, tile: number): TileState {
  if (round === null) return 'hidden';
  const isMine = round.end?.outcome.includes(tile) ?? false;
  if (round.steps.includes(tile)) return isMine ? 'hit' : 'safe';
  return isMine ? 'mine' : 'hidden';
}
