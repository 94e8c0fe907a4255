import type { DominoesEnd, DominoesView } from '@perya/game-engines/dominoes';
import type { WireMatch } from '@perya/game-engines/match';
import { useSeatNamer } from '../match/useSeatNames';
import { useDominoesT } from './texts';

const KEYS = {
  out: 'endOut',
  block: 'endBlock',
} as const satisfies Record<DominoesEnd['reason'], string>;

/** Says who won a match, and why. */
export function useEndText(): (match: WireMatch<DominoesView>) => string {
  const t = useDominoesT();
  const nameIn = useSeatNamer();
  return (match) => {
    const { end } = match.view ?? { end: null };
    return end === null ? '' : t(KEYS[end.reason], { name: nameIn(match, end.winner) });
  };
}
