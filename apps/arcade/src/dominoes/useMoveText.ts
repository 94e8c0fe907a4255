import type { DominoesMove } from '@perya/game-engines/dominoes';
import type { WireMatch } from '@perya/game-engines/match';
import { useSeatNames } from '../match/useSeatNames';
import { useDominoesT } from './texts';
import { tileText } from './tileText';

/** Says what a seat did: "House 1 played 3|5". */
export function useMoveText(match: WireMatch): (move: DominoesMove) => string {
  const t = useDominoesT();
  const nameOf = useSeatNames(match);
  return (move) => {
    const name = nameOf(move.seat);
    return move.kind === 'pass'
      ? t('movePass', { name })
      : t('movePlay', { name, tile: tileText(move.tile) });
  };
}
